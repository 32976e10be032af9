game-name = Hands (fa)
event-swapped = { $seat } (fa) has { $card } now
action-keep = keep (fa)
action-swap = swap (fa)
prompt-choose = Keep { $hand } or swap? (fa)
