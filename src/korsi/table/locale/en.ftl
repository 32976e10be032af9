# The web table in English. Keys and variables are the same in all five files (docs/languages.md).

## Problems: what is wrong, and what to do next (sent by the server)

problem-malformed = The request was incomplete. Reload the page and try again.
problem-seats-wrong = These seats cannot be set up like that. Take one yourself and choose a bot or an open seat for each of the others.
problem-name-wrong = A name has at least two letters and at most { $most }. Choose another one.
problem-password-short = A password needs at least { $least } characters. Choose a longer one.
problem-clock-wrong = A clock needs at least { $least } seconds. Choose a longer time, or no clock.
problem-not-seated = You are not sitting at this table. You can watch, or take a free seat.
problem-not-yours = This is somebody else’s seat. Play from your own.
problem-forged = This link does not lead to any seat. Ask whoever sent it for a new one.
problem-cross-origin = This request came from another website and was not carried out. Open the table here and try again.
problem-wrong-password = Name and password do not match. Check both, or register.
problem-not-host = Only whoever opened the table can do this. Ask them.
problem-wrong-host = This table does not go by the name { $host }. Start it with --name { $host }, or open it by its address.
problem-not-found = There is no page here. Go back to the lobby.
problem-no-table = There is no such table. Check the link, or open a new table in the lobby.
problem-method = This address cannot be used like that. Go back to the lobby.
problem-stale = Something has happened in the meantime. The table is up to date now; choose again.
problem-full = All seats are taken. You can watch, or open a table of your own.
problem-taken = This seat is taken. Choose another one, or watch.
problem-begun = This game has already begun. You can watch it.
problem-not-begun = The game has not begun yet. Wait until all seats are taken.
problem-already-over = The game is over. You can look back at it or start another one.
problem-seats-open =
    { $count ->
        [one] One seat is still free. Wait for somebody, or fill it with a bot.
       *[other] { $count } seats are still free. Wait for others, or fill them with bots.
    }
problem-name-taken = This name belongs to an account. Choose another one, or log in.
problem-not-idle = This player is still there. Give them some more time.
problem-not-away = There is nobody in this seat to be replaced.
problem-resigned = You have resigned from this game. You can go on watching it.
problem-not-finished = This is possible when the game is over. Finish it first.
problem-old-rules = This game was played with other rules than the ones installed. Open it with the version it was played with.
problem-no-hint = There is no hint for you right now. Ask again when it is your turn.
problem-fork-live = Others are still playing this game. You can continue from here when it is over.
problem-expired = This link has expired. Ask for a new one.
problem-closed = This table was closed before the game began. Open a new one in the lobby.
problem-too-large = That is too much to send. A game record is much smaller; check the file.
problem-broken-upload = No game record was received. Choose a .korsi file and send it again.
problem-too-fast =
    { $seconds ->
        [one] That was a bit fast. Try again in { $seconds } second.
       *[other] That was a bit fast. Try again in { $seconds } seconds.
    }
problem-too-many-streams = This table is open in too many windows. Close some of them.
problem-broken = Something went wrong on our side. Your game is safe; reload the page.
problem-warming = The rules of this game are being prepared. It takes a minute at most, and only the first time.
problem-stopping = The table is being restarted. The page will come back by itself.

## What the server says at a table

seat-open = Open seat
guest-name = Guest { $seat }
name-numbered = { $name } { $number }
turn-number = turn { $turn }
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] All seats are taken. The game can begin.
        [one] Waiting for one more player. Send them the link.
       *[other] Waiting for { $count } more players. Send them the link.
    }
prompt-past = This is how the table looked after move { $move }.
prompt-curtain = Pass the device to { $name }.
prompt-hot-seat = { $name } is playing.
prompt-away = Your time ran out and a bot moved for you. Make a move and you are back.
note-timeout = Time is up: a bot moves for { $seat }.
note-replace = A bot takes over for { $seat }.
note-resign = { $seat } resigns.
note-return = { $seat } is back.
note-leave = { $seat } has left the table.
seat-link = A seat at this table is kept for you.
sit-down = Sit down
go-lobby = To the lobby
go-table = Back to the table
