game-name = Hands (it)
event-swapped = { $seat } (it) has { $card } now
action-keep = keep (it)
action-swap = swap (it)
prompt-choose = Keep { $hand } or swap? (it)
