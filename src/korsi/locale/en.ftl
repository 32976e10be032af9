# What every game shares. Keys and variables are the same in all five files (tests/test_language.py).

## Lists and numbers

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
date-time = { $date }, { $time }
you = You
seat-name = Seat { $seat }

## Languages

language = Language
language-fa = Persian
language-en = English
language-de = German
language-fr = French
language-it = Italian

## How sure a part of the box is

level-certain = certain
level-likely = likely
level-reconstructed = reconstructed
level-decided = our decision

## Choices most options have

choice-true = yes
choice-false = no

## Refused moves every game knows

legal = This move is allowed.
refused-over = The game is over. You can look back at it or start another one.
refused-not-your-turn = Somebody else decides now. Wait until you are asked.

## Errors: what is wrong, and what to do

error = Something went wrong: { $detail }
package-fault = This game is not complete, its author can mend it: { $detail }
setup-game = There is no game called “{ $game }”. Choose one from the list.
setup-players = This game is for { $counts } players, not { $players }. Choose one of these numbers.
setup-option = “{ $value }” is not a choice for “{ $option }”. Pick one of those offered.
setup-option-unknown = This game has no option “{ $option }”. Leave it out or check how it is spelled.
setup-seed = A seed is a whole number from 0 to 2⁶³ − 1. Leave it empty and one is drawn.
setup-bot = There is no bot “{ $bot }”. Choose one from the list, with a budget it can take.
setup-number = A number given is too small: { $detail }
setup-language = There is no language “{ $given }” here. There are: { $languages }.
move-empty = An empty line is not a move. Type a move or its number.
move-unknown = “{ $move }” is not understood. Choose a move from the list.
no-such-move = The game does not have that many moves. Choose one of those played.
seat-needed = Several people may act now. Say who is moving.
seat-unknown = There is no seat { $seat } at this table. Choose one of the seats taken.
undo-nothing = There is nothing to take back.
undo-not-yours = The last step was somebody else’s; only they can take it back.
undo-chance = Chance has spoken since then, so this step stands.
undo-shown = Something hidden has been shown since then, so this step stands.
record-empty = The file is empty. Choose another .korsi file.
record-no-korsi = Line { $line }: this is not a game record. It must begin with “korsi”.
record-cut = Line { $line }: the record is incomplete. Fetch the whole file again.
record-fault = Line { $line } of the record cannot be read: { $what }
record-refused = Line { $line } of the record: { $why }
record-version = Line { $line }: the game was played with other rules than these. Open it with the version that wrote it.
record-box = Line { $line }: the game was played with another box. Give its components.toml along with --box.
record-digest = Line { $line }: the moves lead to another position than the one recorded. The file was changed.
record-commitment = Line { $line }: the seed is not the one promised before the first move. The file was changed.
record-too-long = This file is too long for a game record. Check that it is the right one.
record-missing = The file cannot be opened. Check its name and place.
record-text = The file is not text. Choose a .korsi file.
record-write = The file cannot be written. Choose another place or another name.
file-write = The file cannot be written. Choose another place or another name.
box-fault = { $file }, line { $line }: the entry { $entry } cannot be right. { $what }
box-entry-missing = { $file }, line { $line }, { $entry }: this entry is missing.
box-at-least = { $file }, line { $line }, { $entry }: it must be at least { $n }.
box-at-most = { $file }, line { $line }, { $entry }: it must be at most { $n }.
box-game = The box names no game we have. Say which game it is for.
box-missing = There is no file { $file }. Check its name and place.
box-unreadable = The file { $file } cannot be read. Check that you are allowed to open it.
box-toml = { $file } is not valid TOML. { $detail }
box-too-large = The file is too large for a box: at most { $kb } KB.
box-other-game = This is the box of another game.
box-too-long = With these numbers a game could become too long or too large. { $detail }
box-breaks =
    A game tried with this box broke off after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: the values do not fit together. { $detail }
box-untold = There is no name for “{ $id }” ({ $kind }). Use the ids of our file.
box-between = { $what }: a number from { $low } to { $high } is needed here.
box-differs = { $what }: { $new } instead of { $old }
box-added = { $what }: only in this box
box-gone = { $what }: missing in this box
box-nothing = nothing
box-with-players =
    { $count ->
        [one] alone
       *[other] with { $count } players
    }
box-value = value { $value }
box-entry = { $part } { $name }

## Results

breakdown-item = { $name }: { $points }
points-heading = Points
place-heading = Place
result-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-wins = { $name } wins!
result-shared = { $names } share the victory!
result-you-win = You win!
result-over = The game is over.

## Bots

bot-random = random
bot-random-name = Random
bot-random-text = Plays any legal move, whatever comes. Good for a first look at the rules.
bot-greedy = greedy
bot-greedy-name = Greedy
bot-greedy-text = Takes what is worth most right now and thinks no further. A friendly opponent.
bot-flat = flat
bot-flat-name = Flat
bot-flat-text = Plays every move to the end many times in its head and picks the best. A serious opponent.
bot-search = search
bot-search-name = Search
bot-search-text = Plays whole turns of everybody out in its head and thinks as long as it is given. For research.
bot-strength =
    Strength { $level } of 6: { $level ->
        [1] beginner
        [2] easy
        [3] medium
        [4] hard
        [5] very hard
       *[6] master
    }
bot-level1 = Mina, beginner
bot-level1-name =
    { $number ->
        [2] Parisa
        [3] Tara
        [4] Golnar
        [5] Shirin
       *[other] Mina
    }
bot-level1-text = Plays for the fun of it and overlooks a lot.
bot-level2 = Otto, easy
bot-level2-name =
    { $number ->
        [2] Bruno
        [3] Karl
        [4] Walter
        [5] Jonas
       *[other] Otto
    }
bot-level2-text = Sees the next step, though not always the best one.
bot-level3 = Chiara, medium
bot-level3-name =
    { $number ->
        [2] Marta
        [3] Giulia
        [4] Paola
        [5] Silvia
       *[other] Chiara
    }
bot-level3-text = Takes what pays at once and lets a good thing slip now and then.
bot-level4 = Luc, hard
bot-level4-name =
    { $number ->
        [2] Henri
        [3] Rémy
        [4] Victor
        [5] Antoine
       *[other] Luc
    }
bot-level4-text = Thinks every turn through to its end and misses nothing in it.
bot-level5 = Edith, very hard
bot-level5-name =
    { $number ->
        [2] Margaret
        [3] Ruth
        [4] Harriet
        [5] Frances
       *[other] Edith
    }
bot-level5-text = Compares many plans before she decides.
bot-level6 = Dariush, master
bot-level6-name =
    { $number ->
        [2] Kaveh
        [3] Siavash
        [4] Bahram
        [5] Rostam
       *[other] Dariush
    }
bot-level6-text = Takes his time and leaves little to chance.

## Whose turn

prompt-your-turn = It is your turn.
waiting-for = Waiting for { $name }.
waiting-thinking = { $name } is thinking …
waiting-several = Waiting for { $names }.
waiting-bot-for = A bot plays now, for { $name }.
waiting-bot-yours = A bot plays now, in your seat.

## Playing in a terminal

play-welcome =
    { $players ->
        [one] { $game }, { $players } player. Type ? for help.
       *[other] { $game }, { $players } players. Type ? for help.
    }
play-your-move = { $name }, your move:
play-pick = Number or move:
play-more = … and { $count } more. Type a to see them all.
play-invalid = “{ $text }” is not one of the choices. Type a number from the list, a move, or ? for help.
play-undone = Taken back.
play-hint = Hint: { $move }
play-quit = Goodbye! The game is not finished.
play-curtain = Pass the screen to { $name } and press Enter.
play-score = { $name }: { $points }
play-seed = Seed { NUMBER($seed, useGrouping: 0) }
play-help =
    number    choose the move with that number
    move      type a move as it is written in the list
    u         take the last step back
    h         hint
    a         all moves
    s         show the table again
    ?         this help
    q         quit

## Places on a board

cell = { $column }{ $row }
column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h
column-i = i

## Why a turn is good (coach/reasons.py)

reason-line = “{ $what }” would bring you { $n } more if the game ended now
reason-line-less = But “{ $what }” would bring you { $n } less if the game ended now
reason-line-theirs = “{ $what }” would bring { $seat } { $n } less if the game ended now
reason-where = { $reason } ({ $places })
reason-later = { $reason }, a few turns from now
reason-chance-only = No other turn comes into question
