game-name = Hands (de)
event-swapped = { $seat } (de) has { $card } now
action-keep = keep (de)
action-swap = swap (de)
prompt-choose = Keep { $hand } or swap? (de)
