# Lantern in English. Keys and variables are the same in all five files (docs/languages.md).

game-name = Lantern
game-blurb = Light the brightest lanterns of your hand before the others do.
game-kind = Hand management, hidden hands, luck of the draw
game-length = about 5 minutes
game-players = 2 to 3 players

game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

event-lit = { $seat } { event-lit.deed }
    .deed = lights a lantern of { $lantern }.
    .you = { $seat } { event-lit.you-deed }
    .you-deed = light a lantern of { $lantern }.
event-drawn = { $seat } { event-drawn.deed }
    .deed = draws another lantern.
    .you = { $seat } { event-drawn.you-deed }
    .you-deed = draw another lantern.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] wins with { $points } point.
           *[other] wins with { $points } points.
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] win with { $points } point.
           *[other] win with { $points } points.
        }

prompt-light = Light one of your lanterns.
prompt-over = The game is over.
waiting-light = Waiting for { $seat } to light a lantern.

action-light = Light the lantern of { $lantern }
several-light = Light a lantern

refused-no-lantern = You have no such lantern. Choose one from your hand.

breakdown-lit = Lanterns lit
breakdown-points = Points

confidence-brightness = Five brightnesses, five lanterns of each; we made them up.
confidence-hand = Three lanterns on each hand; we made it up.

piece-bag =
    { $count ->
        [one] { $count } lantern in the bag
       *[other] { $count } lanterns in the bag
    }
piece-seat =
    { $points ->
        [one] { $seat } has { $points } point
       *[other] { $seat } has { $points } points
    }
    .you =
        { $points ->
            [one] You have { $points } point
           *[other] You have { $points } points
        }
piece-hidden = { $seat } holds { $count } lanterns nobody else sees
    .you = You hold { $count } lanterns nobody else sees
piece-hand = In the hand of { $seat }: lantern of { $lantern }, number: { $count }
    .you = In your hand: lantern of { $lantern }, number: { $count }
piece-lit = Lit by { $seat }: lantern of { $lantern }, number: { $count }
    .you = Lit by you: lantern of { $lantern }, number: { $count }

section-table = Table

thing-lantern = Lantern of { $lantern }
says-lantern = Once lit, it brings its light in points. There are { $count } of this kind.
now-lantern = Lit so far: { $count }.
thing-light = Light of { $seat }
    .you = Your light
says-light = The lanterns one has lit bring their light in points, and the most points win. In a tie the light on hand decides.
thing-hand = Hand of { $seat }
    .you = Your hand
says-hand = Everybody holds { $count } lanterns and shows them to nobody before the end.
thing-bag = The bag
says-bag = Whoever has lit a lantern draws another from here. What is left in it nobody sees.
shelf-lanterns = Lanterns
shelf-others = The bag

howto-1-title = What it is about
howto-1-text = Everybody holds secret lanterns. The brighter those you light, the more points.
howto-2-title = Your turn
howto-2-text = Light one lantern of your hand and draw another from the bag.
howto-3-title = The end
howto-3-text = After five turns each, the light is counted. In a tie the hands are shown, and more light on hand wins.
