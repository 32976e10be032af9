game-name = Hands (fr)
event-swapped = { $seat } (fr) has { $card } now
action-keep = keep (fr)
action-swap = swap (fr)
prompt-choose = Keep { $hand } or swap? (fr)
