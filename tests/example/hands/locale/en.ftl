game-name = Hands (en)
event-swapped = { $seat } (en) has { $card } now
action-keep = keep (en)
action-swap = swap (en)
prompt-choose = Keep { $hand } or swap? (en)
