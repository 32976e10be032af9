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
problem-past-not-finished = This game goes on from one that is not over, and its record would give away that game’s seed. Finish or resign that game first.
problem-old-rules = This game was played with other rules than the ones installed. Open it with the version it was played with.
problem-old-box = This game was played with another box, and its file was not kept. Whoever runs this server can add it.
problem-kept = This game was played by rules of another time. Its pictures and its log are on its page.
kept-text = This game was played by rules of another time, which today’s cannot replay. This is what was kept of it.
kept-place =
    { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
problem-no-box = There is no such box here any more. Send its file again.
problem-box-unchecked = The box took too long to check. Try again with fewer changes.
problem-box-busy = The server is busy and did not get to check the box. Try again in a minute.
problem-no-hint = There is no hint for you right now. Ask again when it is your turn.
problem-hints-off = This table was opened without hints. You can ask for one wherever you play against bots.
problem-fork-live = This game is not over, and others play it, too. When it is over, you can continue from any move.
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
problem-stopping = The table is being restarted. The page will come back by itself.
problem-no-store = The tables cannot be reached just now; whatever was confirmed is kept. Try again in a moment.

## What the server says at a table

seat-open = Open seat
name-numbered = { $name } ({ $number })
turn-number = turn { $turn }
round-number = round { $round }
choice-several = { $what }: { $count } possibilities
choice-alike = { $what } ({ $number })
choice-range = { $what }: { $least } to { $most }
choice-payment = Pay all of it: { $what }
confirm-turn = This ends your turn.
confirm-part = With this your part is done.
confirm-final = This cannot be taken back.
confirm-practice = After that you can take it back only for practice.
log-forced = { $text } Nothing else was possible.
repeat-do = { $move } until the round ends
repeat-on = Call off: { $move } until the round ends
repeat-over-round = The round is over: you decide again.
repeat-over-upset = Something has happened that concerns you: you decide again.
repeat-over-new = Something else has become possible: you decide again.
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] All seats are taken. The game can begin.
        [one] Waiting for one more player. Send them the link.
       *[other] Waiting for { $count } more players. Send them the link.
    }
prompt-past = This is how the table looked after step { $move }.
past-turn = It was { $name }’s turn.
past-yours = It was your turn.
prompt-curtain = Pass the device to { $name }.
prompt-hot-seat = { $name } is playing.
prompt-away = Your time ran out and a bot moved for you. Make a move and you are back.
prompt-standing-in = A bot plays for you. Tap “{ ui-i-am-back }” to play yourself again.
prompt-without-you = The game has begun without you: a bot sits in your place.
prompt-kept = They see your invitation where the last game ended.
rematch-place = Next time everybody plays another colour.
rematch-moved = Everybody plays another colour than last time. Order of play: { $order }.
note-timeout = Time is up: a bot moves for { $seat }.
    .you = Time is up: a bot moves for you.
note-replace = A bot takes over for { $seat }.
    .you = A bot takes over for you.
note-replace-by = { $by } lets a bot play until { $seat } is back.
    .you = { $by } lets a bot play until you are back.
note-replace-yours = You let a bot play until { $seat } is back.
note-resign = { $seat } resigns.
    .you = { $seat } resign.
note-resign-bot = { $seat } resigns: a bot plays on.
    .you = { $seat } resign: a bot plays on.
note-return = { $seat } is back.
    .you = { $seat } are back.
note-leave = { $seat } has left the table.
    .you = { $seat } have left the table.
note-redeal = From here on, whatever { $seat } could not know is drawn anew.
    .you = From here on, whatever you could not know is drawn anew.
note-practice = Undone: { $seat } goes on from here.
    .you = Undone: you go on from here.
note-hint = { $seat } asked for a hint.
    .you = { $seat } asked for a hint.
note-guess = { $seat } lost the thread and makes any legal move.
    .you = A bot that moves for you lost the thread and makes any legal move.
note-unproven = The rules of this game were corrected. All moves were played again by the corrected rules and still hold; the positions of that time were not noted, so please look at the board.
note-ended = The rules of this game were corrected, and this game cannot be played on by the corrected rules. It ends here and counts for nobody; you see how it stood.
prompt-ended = What both rules agree on can be looked at; the moves after that are in the log.
note-lost = { $seat }: { $move } (by the rules of that time)
note-lost-back = { $seat } takes a step back (by the rules of that time)
note-lost-move = { $seat } makes a move that today’s rules do not know.
sit-down = Sit down
go-lobby = To the lobby
go-table = Back to the table

## Pages: around the table

ui-brand = Korsi
ui-tagline = Board games around one table
ui-lead = Sit down and play: against bots at once, or with friends and family by a link. No account needed.
ui-skip = Skip to the content
ui-nav = Main menu
ui-foot = Open source, your own server, nobody watching
ui-theme-light = Light colours
ui-theme-dark = Dark colours
ui-offline = The table cannot be reached right now. We keep trying.
ui-broken = Something went wrong on this page. The game is safe: reload the page to go on.
ui-reload = Reload
ui-play-now = Play now
ui-players = Players
ui-opponent = Against
ui-how-to-play = How to play
ui-game-more = Players, bots, how to play
ui-more = More
ui-open-table = Play with friends
ui-open = Open the table
ui-seats = Seats
ui-seat-me = Me, at this screen
ui-seat-open = Open, for a guest
ui-table-waits = You get a link to the table, the same for everybody. The game begins when somebody sits in every seat, or when you let bots sit there.
ui-table-begins = The game begins at once.
ui-pace = Pace
ui-pace-live = Live, in one sitting
ui-pace-turns = Turn by turn, over days
ui-clock = Clock
ui-clock-none = No clock
ui-clock-move = Per move
ui-clock-game = Per game
ui-clock-time = Time
ui-clock-text = When time is up, a bot moves. At a live table it plays on until you are back.
ui-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-listed = Show it in the lobby
ui-listed-text = Anybody may sit down on a free seat. Otherwise only those you send the link.
ui-options = Rule options
ui-mine = My tables
ui-mine-none = You are not sitting at any table yet.
ui-join = Join a table
ui-join-none = Nobody is waiting for players right now. Invite some yourself.
ui-watch = Watch
ui-watch-none = No public game is being played right now.
ui-your-turn = Your turn
ui-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-finished = finished
ui-guided = A first game with a guide
ui-upload = Replay a recorded game
ui-upload-text = Every finished game can be downloaded as a small file. Send one in to step through it, or to continue from any move.
ui-file = A .korsi file
ui-upload-do = Send and replay
ui-picture-of = The table of { $game } in the middle of a game
ui-rules-full = The full rules, clause by clause
ui-rules-text = As the program follows them. A clause we are less than certain of says so.
ui-rules-search = Search the rules
ui-box = For owners of the box: what is our best guess
ui-box-text = Some parts could not be found in any source; we worked them out as well as we could. Here they are.
ui-box-mend = Do you own the box? Take its data file, correct it, test it and play with it:
ui-own-box =
    { $count ->
        [0] own box: no value differs
        [one] own box: one value differs
       *[other] own box: { $count } values differ
    }
ui-own-box-text = This table is played with somebody’s own box. These values differ from ours:
ui-own-box-page = The box, its file, and more tables with it
ui-box-correct = Correct the box
ui-box-title = Your box of { $game }
ui-box-lead = Do you have { $game } at home? Correct what we had to guess, or send your own file. Then open tables with it: everybody there sees which values differ.
ui-box-send = Send a file
ui-box-send-text = A components.toml of at most { $kb } KB. It is checked, and a few games are tried with it.
ui-box-file = Your components.toml
ui-box-send-do = Check it
ui-box-get = our components.toml
ui-box-values = The values we had to guess
ui-box-values-text = Only what we are not sure of. Leave what you do not know as it is.
ui-box-map = The board, to find a place by its letter and number
ui-box-likely = Show the likely values too
ui-box-unsure-only = Only those we had to guess
ui-box-none = Nothing here is a guess.
ui-box-was = ours: { $value }
ui-box-save = Check and keep
ui-box-save-text = You get a page with what differs, the file, and a table to open.
ui-box-differs = What differs from our box
ui-box-same = No value differs from our box.
ui-box-load = Download the file
ui-box-open = Open a table with this box
ui-box-bots = Bots play it without preparation, so they are not at their best.
ui-box-again = Change more
ui-account = Account
ui-you-are = You are { $name }
ui-account-guest = You play as a guest. With a name and a password your tables follow you to every device.
ui-account-known = Your tables follow you to every device.
ui-name = Name
ui-name-change = What shall we call you?
ui-save = Save
ui-password = Password
ui-password-least = At least 8 characters.
ui-register = Create an account
ui-register-text = The tables you have now stay yours.
ui-login = Log in
ui-logout = Log out
ui-finished-games = Finished games
ui-finished-none = No finished games yet.

## The table page

ui-board = The board
ui-reconnecting = Reconnecting …
ui-menu = Menu
ui-do = What to do now
ui-choices = Your choices
ui-steps = This turn so far
ui-take-back = Take back
ui-take-back-practice = Take back (practice)
ui-taken-back = { $name } has taken a step back.
ui-back-turns = Back at your last choice, before the turn of { $names }.
ui-back-drawn = Back at your last choice, before what came to light.
ui-practice = Practice
ui-practice-text = Somebody went back past a draw, a bot’s move or something shown. The result counts for nothing.
ui-practice-yours = From here on this game is practice: the result counts for nothing.
ui-ask = Ask before my turn ends
ui-ask-touch = What cannot be taken back waits for “{ do-it }” after a tap on the board, as a finger may miss.
ui-confirm-yes = End my turn
ui-confirm-no = Not yet
ui-confirm-never = Yes, and do not ask again
ui-confirm-off = You are no longer asked. The menu switches it on again.
ui-confirm-off-touch = From now on your turn ends without a question; the menu brings it back. What you tap on the board is still asked about first.
ui-unsent = Not sent yet: { $move }. It is sent as soon as the table can be reached.
ui-unsent-drop = Do not send it
ui-sent = Sent now: { $move }
ui-lost = The table has moved on without this move of yours: { $move }. Choose again.
ui-hint = Hint
ui-scores = Scores
ui-acting = to move
ui-away = away
ui-gone = { $name } is away.
ui-gone-for = { $name } has been away for { $minutes } min.
ui-bot-plays = a bot plays
ui-welcome-back = Welcome back. Until now a bot has played for you.
ui-waking = still waking up, plays more simply
ui-resigned = resigned
ui-days-left = { $days } d
ui-log = Log
ui-chat = Chat
ui-chat-new = new messages
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-bots = Only bots sit here: they do not answer.
ui-rules = Rules
ui-tabs = Log, chat, rules
ui-more-to-read = More room to read
ui-larger = Larger
ui-smaller = Smaller
ui-no-log = Nothing has happened yet.
ui-caused = What your last turn did to others: { $what }
ui-since = Since your last turn
ui-since-all = What happened last
ui-since-rest =
    { $count ->
        [one] one more in the log
       *[other] { $count } more in the log
    }
ui-since-folded =
    { $count ->
        [one] { $count } turn since yours
       *[other] { $count } turns since yours
    }
ui-since-folded-all =
    { $count ->
        [one] { $count } turn so far
       *[other] { $count } turns so far
    }
ui-film-first = First, see what the others did. Then it is your turn.
ui-film-of = { $name } is playing.
ui-film-own = This is what your turn did.
ui-film-again = Seen again: { $name }’s turn.
ui-film-again-own = Seen again: your turn.
ui-again = See it again
ui-skip-film = Jump to now
ui-times = { $what } (×{ $often })
ui-steps-of = The steps of this turn
ui-standing = If the game ended now
ui-standing-head = { $what } if the game ended now
colours-each = Each of you plays { $count } colours.
colours-yours = You play { $colours }.
ui-less = more lies face down
ui-play = Play the game back
ui-pause = Pause
ui-speed = What others do is shown
ui-speed-off = at once
ui-speed-fast = quickly, step by step
ui-speed-normal = step by step
ui-speed-slow = slowly, step by step
ui-options-here = Different at this table
ui-pair = { $what }: { $said }
ui-from-to = { $before } → { $after }
gains-rest = everything else
ui-history = Steps so far
ui-move-of = step { $at } of { $last }
ui-at-of = { $at }/{ $last }
ui-so-far = Now
ui-picked = Now choose one of the places that glow.
ui-past = Replay, { $where }:
ui-past-first = before the first turn
ui-past-step = step { $at } of { $last } of this turn:
ui-first = To the beginning
ui-older = One turn back
ui-newer = One turn forward
ui-last = To the present
ui-to-now = Back to now
ui-fork = Continue from here against bots
ui-zoom = View
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-fit = Whole board
ui-sheet = Pull up the choices, the log and the chat
ui-close = Close
ui-noscript = This table needs JavaScript.
ui-sit = Sit here
ui-sit-too = Somebody at this screen
ui-invite = Link for this seat
ui-seat-ways = Fill it another way
ui-seat-bot = A bot
ui-bot-off = Remove
ui-take-place = Take my place
ui-leave = Leave
ui-share = Link to this table
ui-share-text = Send this link to whoever wants to join:
ui-fill = Begin, with bots on the free seats
ui-copy = Copy
ui-copied = Copied.
ui-replace = Let a bot play until { $name } is back
ui-own-link = Link to play on from another device
ui-own-link-title = Your seat on another device
ui-own-link-text = Whoever opens this link plays in your seat: keep it to yourself.
ui-i-am-back = I am back
ui-result = Result
ui-end = The game is over
ui-ended-early = The game ended by resignation.
ended-bot-for = a bot playing for { $seat }
    .you = a bot playing for you
ui-chart = Through the game
ui-chart-steps = steps: { $count }
ui-rematch = Play again
ui-download = Download the record
ui-look-back = Replay
ui-proof = Chance was fixed before the first move: the fingerprint below is that of the seed and the nonce.
ui-seed = Seed
ui-nonce = Nonce
ui-commitment = Fingerprint
ui-commitment-text = Fingerprint of this game’s chance; what it was made from is shown at the end:
ui-sound = Sounds: my turn, moves, points, the end
ui-notify = A notification when it is my turn
ui-notify-blocked = Your browser does not allow notifications from this page. You can change that in its settings.
ui-keys = Keys
ui-key-arrows = walk over the board and through what it asks
ui-key-enter = do it
ui-key-esc = one step out
ui-key-history = back and forth by turns
ui-key-steps = back and forth by single steps
ui-key-zoom = closer, farther, whole board
ui-key-help = these keys
ui-resign = Resign
ui-resign-sure = Do you really want to give this game up? This cannot be taken back.
ui-resign-yes = Yes, resign
ui-resign-no = No, play on
ui-pass = Pass the device to { $name }
ui-curtain-go = Here I am, show me the table
ui-other-table = It is your turn at { $game }, another table.

## People: sitting down, inviting, another game

guest-name =
    { $number ->
        [0] Merry Otter
        [1] Brave Hedgehog
        [2] Curious Fox
        [3] Jolly Badger
        [4] Sunny Robin
        [5] Clever Magpie
        [6] Gentle Bear
        [7] Lucky Hare
        [8] Wise Owl
        [9] Swift Swallow
        [10] Bright Firefly
        [11] Happy Dolphin
        [12] Dreamy Cat
        [13] Bold Squirrel
        [14] Cosy Dormouse
       *[other] Keen Lynx
    }
prompt-sit =
    { $count ->
        [0] All seats are taken.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
note-wins =
    { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
    .you =
        { $points ->
            [one] { $seat } win with { $points } point.
           *[other] { $seat } win with { $points } points.
        }
ui-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
ui-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
invitation = { $host } invites you to { $game }: sit down!
invitation-device = Play { $game } on this device as { $name }
ui-go-on-here = Go on here
prompt-watching = You are watching.
prompt-clocks-wait = The clocks start when everybody has seen the board.
ui-pace-live-short = live
ui-pace-turns-short = turn by turn
ui-clock-none-of = no clock
ui-clock-move-of = { $time } per move
ui-clock-game-of = { $time } per game
ui-somebody = Somebody
ui-mine-running = Your games
ui-all-mine = All { $count }
ui-name-yours = Your name
ui-only-watch = Only watch
ui-fair = Fair play: how chance can be checked
ui-fair-text = Nobody, not even this server, could change the draws during the game.
ui-next-game = Watch the next game
ui-stand-in = Let a bot play for me
ui-share-watch = Whoever has this link can watch this game:
ui-share-send = Send …
ui-share-scan = QR code
ui-fork-seat = In whose seat do you want to play on? Bots play the others.
ui-closed = This table is closed
ui-go-there = Go there
ui-resign-ends = The game ends at once, and you are ranked last.
ui-resign-bot = A bot plays on in your seat, for the others’ sake. You come last, and you can go on watching. If you only have to leave, let a bot play for you: then you can come back.
ui-rematch-asked = { $name } wants to play again.
ui-rematch-join = Join the next game
ui-clock-short = Your time is nearly up: { $time } left.
ui-saved = Saved.

## What a thing is, and why it cannot be chosen

card-unsure = partly our best guess; your box may differ
card-unsure-means = We found some numbers here in no source and worked them out as well as we could. If you have the box, you can correct them.
why-open = The game has not begun yet.
why-past = This is the table after step { $move }. To play, go back to now.
why-over = The game is over; nothing more can be chosen.
why-curtain = First say that you are the one to play at this screen.
why-watching = You are watching this table; only those who play can choose.
why-not-your-turn = It is not your turn. { $waiting }
why-elsewhere = You can choose this: click where it glows, or take it from the list.
why-first = First choose what is to go here: it glows, and it is in the list.
why-nothing = There is nothing to choose here. { $prompt }
why-instead = Choose this instead of: { $step }
ui-belongs = Belongs to { $name }
ui-belongs-you = Belongs to you
ui-clause = Rule { $clause }
ui-sections = Parts of the table
ui-to-act = here you can act
ui-happened = something happened here since your last turn
ui-ends-read = Got it
ui-ends-all = Who got what?
ui-whole-table = See the whole table
ui-one-part = See one part, large
ui-overview = All parts of the table. Tap one to see it large.
ui-hand = Your things: show them large
ui-catalogue = Everything in the box
ui-catalogue-page = As a page of its own, to search and to print
ui-catalogue-of = { $game }: everything in the box
ui-catalogue-text = Every piece with its picture and what it does. Where dots underline it, some numbers are our best guess; if you have the box, you can correct them.
ui-catalogue-search = Search
ui-catalogue-nothing = Nothing here has these words. Try another one.
ui-key-things = walk over everything, to read what it is; Enter says why it cannot be chosen

## Opponents

opponent-first = {$name} (easy) is a good first opponent; {$easier} (beginner) is easier still.
opponent-up = You won against {$last}: {$name} is next.
opponent-down = After two defeats by {$last}: {$name} may suit you better.
opponent-same = {$name} suits your last games.
bot-own = {$name}, a program
bot-own-text = A program this table’s operator has added.

## Accounts and strangers

problem-too-slow = The request did not arrive in time. Check your connection and try again.
problem-name-mixed = This name mixes letters of different alphabets that look alike. Write it in one alphabet.
problem-password-weak = This password is easy to guess. Take three or four words that nobody would think of together.
problem-password-wrong = This is not your present password. Check it and try again.
problem-wrong-code = Name and recovery code do not match, or the code has been used already. Check both.
problem-no-account = This needs an account. Log in, or create one.
problem-banned = Whoever runs this server has closed it to you. If this is a mistake, write to them.
ui-sessions = Where you are logged in
ui-session-here = this device
ui-session-seen = last used { $when }
ui-session-unknown = A browser
ui-session-end = Log out there
ui-sessions-end = Log out everywhere else
ui-password-change = Change the password
ui-password-text = Everybody else who is logged in to your account will be logged out.
ui-password-old = Present password
ui-password-new = New password
ui-codes = Recovery codes
ui-codes-text = Should you forget your password, one of these codes lets you back in. We know no e-mail address of yours: without password and codes an account is lost.
ui-codes-left =
    { $count ->
        [0] You have no codes.
        [one] You have one unused code.
       *[other] You have { $count } unused codes.
    }
ui-codes-make = Make new codes
ui-codes-once = Write these codes down: they are shown this once. Each works once; older ones work no more.
ui-recover = Forgotten your password?
ui-recover-text = Enter one of your recovery codes and choose a new password.
ui-code = Recovery code
ui-recover-do = Set the new password
ui-blocked = Whose messages you do not see
ui-unblock = Show them again
ui-chat-about = About this message of { $name }
ui-chat-report = Report it
ui-chat-reported = Thank you. Whoever runs this server will read it.
ui-chat-block = Hide everything from { $name }
ui-chat-blocked = You no longer see what { $name } writes. Your account page can undo this.
ui-proof-sent = This record was sent in: its game was not dealt at this table. The fingerprint fits the seed and the nonce; that it was shown before the first move is what the record says.

## A guided first game

problem-no-lesson = There is no guided first game here. Play against a bot instead.
problem-lesson-other = That would be allowed, but in this first game the guide has planned something else. Do what is marked, or leave the guide and play freely.
problem-lesson-gone = The game has gone another way than the guide: it can no longer be taken up here. Start “Learn” again from the lobby.
ui-learn = Learn
ui-learn-alone = Learn the solo game
lesson-leave = Leave the guide
lesson-left = Guide closed. The menu brings it back.
lesson-back = Back to the guide
lesson-of = Step {$at} of {$last}
lesson-now = Now: {$what}
lesson-tip = Tip
lesson-next = Next
lesson-play-on = Play on
lesson-understood = Understood

## Puzzles of the day

problem-no-puzzle = There is no puzzle here. Choose one of today’s in the lobby.
problem-puzzle-over = The turn of this puzzle has been played. Try again, or play on from here.
problem-puzzle-hint = This is a puzzle: find the turn yourself, or let it be shown to you.
prompt-puzzle = Your turn has been played.
puzzle-title = Puzzle of the day
puzzle-open = Find the turn that wins most often.
puzzle-judging = Your turn is being weighed …
puzzle-wrong = There is a better turn. Yours wins {$chance} of the games that could follow, the best one {$best}.
puzzle-solved = Found! This wins {$chance} of the games that could follow.
puzzle-shown = This is the turn we were looking for; it wins {$best} of the games that could follow. Play it if you like.
puzzle-percent = {$percent}%
puzzle-best = The best turn
puzzle-others = How others compare
puzzle-why = Why
puzzle-again = Try again
puzzle-restart = Start over
puzzle-show = Show me
puzzle-on = Play on from here
puzzle-more = All puzzles
puzzle-streak =
    {$days ->
        [one] A streak of one day
       *[other] A streak of {$days} days
    }
puzzle-most =
    {$days ->
        [one] Longest streak: one day
       *[other] Longest streak: {$days} days
    }
puzzle-done = Found today
puzzle-go = Solve it
puzzle-yesterday = Yesterday’s puzzle
puzzle-lead = A position from a game of our bots, the same for everybody today. One turn is clearly the best: play it on the board. Any turn that is nearly as good counts too.
puzzle-players = A game of {$count}; it is your turn.
puzzle-alone = A game for one; it is your turn.
puzzle-framed = What is framed in gold is yours.
puzzle-tomorrow = The next puzzle comes at midnight UTC.
puzzle-tomorrow-at = The next puzzle comes at { $time }.

## Analysis boards

problem-board-live = This game is still being played, or one it comes from. There is an analysis board when it is over.
problem-record-running = This record is of a game that is being played here. It can be sent in when that is over.
board-open = Analysis board
board-fresh = A fresh analysis board
board-report = Back to the report
board-game = Back to the game
board-title = Analysis board
board-you = { $name } (you)
board-text = You move for everybody here. Take back as much as you like.
board-thinking = Looking for the best turns …
board-best = Best turns from here, with the chance to win in percent. The numbers on the board say the same; turquoise is best.
board-then = then for instance
board-on = Analyse on from here
board-whose = To move: { $name }.

## The hint

hint-chance = Of 100 trial games played on from here you win about { $after } with this turn and about { $next } with the next best one
hint-chance-alike = Of 100 trial games played on from here you win about { $after } with this turn, and about as many with the next best one: both are equally good
hint-chance-about = Of 100 trial games played on from here you win about { $after } with this turn
hint-chance-hardly = Even with this turn you win hardly any of 100 trial games played on from here
hint-of-hundred = { $n } of 100
hint-percent = { $n }%
hint-against = In favour of the hint: { $reason }
hint-then = Then you choose again, once you see what came up.
hint-waking = The adviser is still getting ready, so this is only a quick look. Ask again in a minute.
hint-why = What this turn changes
hint-others = Other turns
hint-play = Play it
do-it = Do it
hint-close = Close the hint
hint-stop = Stop
hint-long = Others are being thought for as well, so this takes a little longer. You can play on meanwhile.
hint-time = { $count } s
ui-hints = Allow hints even though others play
ui-hints-text = Whoever asks for one is named in the log. Alone against bots there are always hints.
ui-hints-on = Hints are allowed at this table. Whoever asks for one is named in the log.
ui-hints-off = No hints at this table.

## The game afterwards

problem-analysis-live = This game is still being played, so nobody is told what it looks like from outside. Come back when it is over.
problem-no-analysis = This game could not be looked at afterwards. Whoever runs this server finds the reason in its log.
ui-analysis = Report
ui-analysis-after = Report: learn from your mistakes
ui-analysis-of = { $game }: report of the game
ui-after-words = The replay shows the game again on the board. The report tells everybody’s chances, the turning points and what each decision cost. On the analysis board you try other turns yourself.
ui-analysis-wait = The game is being analysed move by move. You may stay here or come back later.
ui-analysis-graph = Chances to win
ui-analysis-graph-text = 60% means: of 100 games played on from there about 60 would be won, by what that player could see; so together they need not make 100%. The lines are estimates; what a turn cost was played out many times and may differ. Dots are turning points: choose one.
ui-analysis-graph-luck = The pale band is luck.
ui-analysis-start = The set-up
ui-analysis-chance-of = { $name } { $chance }
ui-analysis-decided = { $name } played: { $move }
ui-analysis-decided-before = Played here before this game was continued: { $move }
ui-analysis-decided-bot = A bot played for { $name }: { $move }
ui-analysis-decided-bot-you = A bot played for you: { $move }
ui-analysis-decided-you = You played: { $move }
ui-analysis-better = A better turn: { $move }
ui-analysis-told = What a hint would have told { $name }:
ui-analysis-chances = Chance to win: { $best } with the better turn, { $own } with this one
ui-analysis-glance = Chance to win before this turn:
ui-analysis-steps = All steps of it
ui-analysis-left = about { $minutes } min left
ui-analysis-left-little = less than a minute left
ui-analysis-begins = Beginning: the rules are being read …
ui-analysis-ahead = Another game is being analysed first.
ui-analysis-graph-keys = Or walk with the arrow keys.
ui-analysis-not-played = The board shows the better turn now, which was not played. What it changes is ringed.
ui-analysis-show-played = Back to the position of the game
ui-analysis-wrong = It went astray at step { $step } of the turn.
ui-analysis-forced = There was nothing to decide.
ui-analysis-luck-here = Luck just before changed { $name }’s chance by { $chance }
ui-analysis-luck-here-you = Luck just before changed your chance by { $chance }
ui-analysis-show-better = Show the better turn on the board
ui-analysis-look = Look at it
ui-analysis-none = Nobody gave away much in this game.
ui-analysis-try = Try another move here
ui-analysis-try-do = What is it worth?
ui-analysis-tried = With “{ $move }” { $name }’s chance to win would have been { $chance }.
ui-analysis-tried-you = With “{ $move }” your chance to win would have been { $chance }.
ui-analysis-thinking = Thinking …
ui-analysis-on = Play on from here against
ui-analysis-on-do = Play on
ui-analysis-turning = Turning points
ui-analysis-turning-others = Turning points of the others
ui-analysis-sums = Luck and play
ui-analysis-sums-text = Average, set-up, luck, own play and the others’ play add up to the result. Luck is what dice, draws and dealt secrets changed against what could be expected; what others had gathered in secret is their play. Between equals luck often weighs more than anything one does. Own play is measured against an average turn at this table.
ui-analysis-given-up = This game was given up before its end. The result is each player’s chance to win at that moment, judged by what that player could see, brought to 100% together; the final ranking may differ.
ui-analysis-guided = “With the guide” are the moves the guide had planned; they are not graded.
ui-analysis-grades = Decisions by grade
ui-analysis-given-away-text = “Given away” adds up what all decisions cost, so it may be more than 100%.
ui-analysis-periods = Part by part
ui-analysis-decisions = Decisions
ui-analysis-who = Player
ui-analysis-whose = Whose
ui-analysis-all = Everybody’s
ui-analysis-learn = Learn from your mistakes
ui-analysis-learn-text = The positions in which most was given away, once more. Any move that is nearly as good as the best one counts.
ui-analysis-learn-begin = Begin
ui-analysis-learn-ask = Position { $at } of { $last }: what would you do?
ui-analysis-learn-right = Yes, that is as good as the best.
ui-analysis-learn-not = With that the chance to win is { $own } instead of { $best }. Try another one, or look the answer up.
ui-analysis-learn-answer = Show the answer
ui-analysis-learn-next = Next
ui-analysis-learn-done = That was all. Well spotted.
ui-analysis-learn-none = There is no clear mistake to learn from. That happens to good players.
analysis-grade-best = best
analysis-grade-good = good
analysis-grade-slip = slip
analysis-grade-mistake = mistake
analysis-grade-settled = already decided
analysis-grade-guided = with the guide
analysis-average = Average
analysis-setup = Set-up
analysis-luck = Luck
analysis-play = Own play
analysis-others = Others’ play
analysis-result = Result
analysis-given-away = Given away
analysis-period = Part
analysis-third-1 = Opening
analysis-third-2 = Middle
analysis-third-3 = End
analysis-then =
    { $count ->
        [one] { $first } and one more step
       *[other] { $first } and { $count } more steps
    }
ui-practice-sure = { $why ->
    [bot] You go back past a bot’s move.
    [bots] You go back past moves of several bots.
    [draw] You go back past what chance decided.
   *[shown] What you did has shown something hidden, such as a card of your hand, and you take that back.
} { ui-practice-yours }
