# Lantern en français. Clés et variables sont les mêmes dans les cinq fichiers (docs/languages.md).

game-name = Lanterne
game-blurb = Allumez les lanternes les plus vives de votre main avant les autres.
game-kind = Gestion de main, mains cachées, chance au tirage
game-length = environ 5 minutes
game-players = 2 à 3 personnes

game-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

event-lit = { $seat } { event-lit.deed }
    .deed = allume une lanterne de force { $lantern }.
    .you = { $seat } { event-lit.you-deed }
    .you-deed = allumez une lanterne de force { $lantern }.
event-drawn = { $seat } { event-drawn.deed }
    .deed = tire une autre lanterne.
    .you = { $seat } { event-drawn.you-deed }
    .you-deed = tirez une autre lanterne.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] gagne avec { $points } point.
           *[other] gagne avec { $points } points.
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] gagnez avec { $points } point.
           *[other] gagnez avec { $points } points.
        }

prompt-light = Allumez une de vos lanternes.
prompt-over = La partie est finie.
waiting-light = On attend que { $seat } allume une lanterne.

action-light = Allumer la lanterne de force { $lantern }
several-light = Allumer une lanterne

refused-no-lantern = Vous n’avez pas cette lanterne. Choisissez-en une de votre main.

breakdown-lit = Lanternes allumées
breakdown-points = Points

confidence-brightness = Cinq forces, cinq lanternes de chacune ; elles sont de nous.
confidence-hand = Trois lanternes dans chaque main ; c’est notre choix.

piece-bag =
    { $count ->
        [one] { $count } lanterne dans le sac
       *[other] { $count } lanternes dans le sac
    }
piece-seat =
    { $points ->
        [one] { $seat } a { $points } point
       *[other] { $seat } a { $points } points
    }
    .you =
        { $points ->
            [one] Vous avez { $points } point
           *[other] Vous avez { $points } points
        }
piece-hidden = { $seat } tient { $count } lanternes que personne d’autre ne voit
    .you = Vous tenez { $count } lanternes que personne d’autre ne voit
piece-hand = Dans la main de { $seat } : lanterne de force { $lantern }, nombre : { $count }
    .you = Dans votre main : lanterne de force { $lantern }, nombre : { $count }
piece-lit = Allumée par { $seat } : lanterne de force { $lantern }, nombre : { $count }
    .you = Allumée par vous : lanterne de force { $lantern }, nombre : { $count }

section-table = Table

thing-lantern = Lanterne de force { $lantern }
says-lantern = Une fois allumée, elle rapporte sa lumière en points. Il y en a { $count } de cette sorte.
now-lantern = Allumées jusqu’ici : { $count }.
thing-light = Lumière de { $seat }
    .you = Votre lumière
says-light = Les lanternes allumées rapportent leur lumière, et le plus de points gagne. En cas d’égalité, la lumière en main départage.
thing-hand = Main de { $seat }
    .you = Votre main
says-hand = Chacun tient { $count } lanternes et ne les montre à personne avant la fin.
thing-bag = Le sac
says-bag = Qui vient d’allumer une lanterne en tire une autre ici. Personne ne voit ce qui reste dedans.
shelf-lanterns = Lanternes
shelf-others = Le sac

howto-1-title = Le but
howto-1-text = Chacun tient des lanternes secrètes. Plus celles que vous allumez sont vives, plus vous marquez.
howto-2-title = Votre tour
howto-2-text = Allumez une lanterne de votre main et tirez-en une autre du sac.
howto-3-title = La fin
howto-3-text = Après cinq tours chacun, on compte la lumière. En cas d’égalité on montre les mains, et la main la plus lumineuse gagne.
