# Ce que tous les jeux partagent. Clés et variables sont les mêmes dans les cinq fichiers (tests/test_language.py).

## Listes et nombres

list-and = { $first } et { $last }
list-comma = { $first }, { $last }
date-time = { $date } à { $time }
you = Vous
seat-name = Place { $seat }

## Langues

language = Langue
language-fa = persan
language-en = anglais
language-de = allemand
language-fr = français
language-it = italien

## Fiabilité de chaque partie de la boîte

level-certain = certain
level-likely = probable
level-reconstructed = reconstitué
level-decided = choisi par nous

## Réponses communes à bien des options

choice-true = oui
choice-false = non

## Ce qu'aucun jeu n'accepte

legal = Ce coup est permis.
refused-over = La partie est finie. Vous pouvez la revoir ou en commencer une autre.
refused-not-your-turn = C’est à quelqu’un d’autre de décider. Attendez que ce soit à vous.

## Erreurs : ce qui ne va pas, et que faire

error = Un problème est survenu : { $detail }
package-fault = Ce jeu est incomplet, son auteur peut le corriger : { $detail }
setup-game = Aucun jeu ne s’appelle « { $game } ». Choisissez-en un dans la liste.
setup-players = Ce jeu se joue à { $counts }, pas à { $players }. Choisissez l’un de ces nombres.
setup-option = « { $value } » n’est pas un choix de « { $option } ». Prenez l’un de ceux proposés.
setup-option-unknown = Ce jeu n’a pas d’option « { $option } ». Retirez-la ou vérifiez son orthographe.
setup-seed = La graine est un nombre entier de 0 à 2⁶³ − 1. Laissez vide pour en tirer une au hasard.
setup-bot = Aucun robot ne s’appelle « { $bot } ». Choisissez-en un dans la liste, avec un budget qu’il accepte.
setup-number = Un nombre indiqué est trop petit : { $detail }
setup-language = La langue « { $given } » n’existe pas ici. Il y a : { $languages }.
move-empty = Une ligne vide n’est pas un coup. Tapez un coup ou son numéro.
move-unknown = « { $move } » n’est pas un coup connu. Choisissez-en un dans la liste.
no-such-move = La partie ne compte pas autant de coups. Choisissez l’un de ceux joués.
seat-needed = Plusieurs personnes peuvent agir. Précisez qui joue ce coup.
seat-unknown = Il n’y a pas de place { $seat } à cette table. Choisissez l’une des places prises.
undo-nothing = Il n’y a rien à annuler.
undo-not-yours = La dernière action n’est pas de vous ; seule la personne qui l’a faite peut l’annuler.
undo-chance = Le hasard est intervenu depuis : cette action ne peut plus être annulée.
undo-shown = Une information cachée a été révélée depuis : cette action ne peut plus être annulée.
record-empty = Le fichier est vide. Choisissez un autre fichier .korsi.
record-no-korsi = Ligne { $line } : ce n’est pas une partie enregistrée. Le fichier doit commencer par « korsi ».
record-cut = Ligne { $line } : la partie est incomplète. Récupérez le fichier entier.
record-fault = La ligne { $line } du fichier est illisible : { $what }
record-refused = Ligne { $line } du fichier : { $why }
record-version = Ligne { $line } : cette partie suit une autre version des règles. Ouvrez-la avec la version qui l’a écrite.
record-box = Ligne { $line } : cette partie a été jouée avec une autre boîte. Indiquez son components.toml avec --box.
record-digest = Ligne { $line } : les coups mènent à une autre position que celle enregistrée. Le fichier a été modifié.
record-commitment = Ligne { $line } : la graine n’est pas celle qui avait été promise avant le premier coup. Le fichier a été modifié.
record-too-long = Ce fichier est trop long pour une partie. Vérifiez que c’est le bon.
record-missing = Impossible d’ouvrir le fichier. Vérifiez son nom et son emplacement.
record-text = Ce fichier n’est pas du texte. Choisissez un fichier .korsi.
record-write = Impossible d’écrire le fichier. Choisissez un autre emplacement ou un autre nom.
file-write = Impossible d’écrire le fichier. Choisissez un autre emplacement ou un autre nom.
box-fault = { $file }, ligne { $line } : l’entrée { $entry } ne peut pas être juste. { $what }
box-entry-missing = { $file }, ligne { $line }, { $entry } : cette entrée manque.
box-at-least = { $file }, ligne { $line }, { $entry } : il faut au moins { $n }.
box-at-most = { $file }, ligne { $line }, { $entry } : il faut au plus { $n }.
box-game = Cette boîte ne nomme aucun de nos jeux. Précisez pour quel jeu elle est faite.
box-missing = Le fichier { $file } n’existe pas. Vérifiez son nom et son emplacement.
box-unreadable = Impossible de lire { $file }. Vérifiez que vous avez le droit de l’ouvrir.
box-toml = { $file } n’est pas du TOML valide. { $detail }
box-too-large = Le fichier est trop gros pour une boîte : { $kb } Ko au plus.
box-other-game = C’est la boîte d’un autre jeu.
box-too-long = Avec ces nombres, une partie pourrait devenir trop longue ou trop grande. { $detail }
box-breaks =
    Une partie d’essai avec cette boîte s’est arrêtée après { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    } : les valeurs ne vont pas ensemble. { $detail }
box-untold = Il n’y a pas de nom pour « { $id } » ({ $kind }). Utilisez les identifiants de notre fichier.
box-between = { $what } : il faut ici un nombre de { $low } à { $high }.
box-differs = { $what } : { $new } au lieu de { $old }
box-added = { $what } : seulement dans cette boîte
box-gone = { $what } : absent de cette boîte
box-nothing = rien
box-with-players =
    { $count ->
        [1] en solo
       *[other] à { $count } joueurs
    }
box-value = valeur { $value }
box-entry = { $part } { $name }

## Résultats

points-heading = Points
place-heading = Place
breakdown-item = { $name } : { $points }
result-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
result-wins = { $name } gagne !
result-shared = { $names } se partagent la victoire !
result-you-win = Vous gagnez !
result-over = La partie est finie.

## Robots

bot-random = Hasard (random)
bot-random-name = Hasard
bot-random-text = Joue n’importe quel coup permis, au hasard. Parfait pour découvrir les règles.
bot-greedy = Glouton (greedy)
bot-greedy-name = Glouton
bot-greedy-text = Prend ce qui rapporte le plus tout de suite, sans voir plus loin. Un adversaire aimable.
bot-flat = Monte-Carlo (flat)
bot-flat-name = Monte-Carlo
bot-flat-text = Joue chaque coup jusqu’au bout dans sa tête, maintes fois, et garde le meilleur. Un adversaire sérieux.
bot-search = Recherche (search)
bot-search-name = Recherche
bot-search-text = Joue dans sa tête des tours entiers de tout le monde et réfléchit aussi longtemps qu’on le lui permet. Pour la recherche.
bot-strength =
    Force { $level } sur 6 : { $level ->
        [1] débutant
        [2] facile
        [3] moyen
        [4] difficile
        [5] très difficile
       *[6] maître
    }
bot-level1 = Mina, débutante
bot-level1-name =
    { $number ->
        [2] Parisa
        [3] Tara
        [4] Golnar
        [5] Shirin
       *[other] Mina
    }
bot-level1-text = Joue pour le plaisir et laisse passer bien des choses.
bot-level2 = Otto, facile
bot-level2-name =
    { $number ->
        [2] Bruno
        [3] Karl
        [4] Walter
        [5] Jonas
       *[other] Otto
    }
bot-level2-text = Voit le coup suivant, mais pas toujours le meilleur.
bot-level3 = Chiara, niveau moyen
bot-level3-name =
    { $number ->
        [2] Marta
        [3] Giulia
        [4] Paola
        [5] Silvia
       *[other] Chiara
    }
bot-level3-text = Prend ce qui rapporte tout de suite et laisse parfois passer mieux.
bot-level4 = Luc, difficile
bot-level4-name =
    { $number ->
        [2] Henri
        [3] Rémy
        [4] Victor
        [5] Antoine
       *[other] Luc
    }
bot-level4-text = Réfléchit à chaque tour jusqu’au bout, sans rien y oublier.
bot-level5 = Édith, très difficile
bot-level5-name =
    { $number ->
        [2] Margaret
        [3] Ruth
        [4] Harriet
        [5] Frances
       *[other] Édith
    }
bot-level5-text = Compare bien des plans avant de se décider.
bot-level6 = Dariush, maître
bot-level6-name =
    { $number ->
        [2] Kaveh
        [3] Siavash
        [4] Bahram
        [5] Rostam
       *[other] Dariush
    }
bot-level6-text = Prend son temps et laisse peu de place au hasard.

## À qui de jouer

prompt-your-turn = C’est à vous.
waiting-for = On attend { $name }.
waiting-thinking = { $name } réfléchit…
waiting-several = On attend { $names }.
waiting-bot-for = Un robot joue maintenant pour { $name }.
waiting-bot-yours = Un robot joue maintenant à votre place.

## Jouer dans un terminal

play-welcome =
    { $players ->
        [1] { $game }, en solo. Tapez ? pour l’aide.
       *[other] { $game }, à { $players }. Tapez ? pour l’aide.
    }
play-your-move = { $name }, à vous :
play-pick = Numéro ou coup :
play-more = … et { $count } de plus. Tapez a pour tout voir.
play-invalid = « { $text } » ne fait pas partie des choix. Tapez un numéro de la liste, un coup, ou ? pour l’aide.
play-undone = Action annulée.
play-hint = Conseil : { $move }
play-quit = À bientôt ! La partie n’est pas finie.
play-curtain = Passez l’écran à { $name } et appuyez sur Entrée.
play-score = { $name } : { $points }
play-seed = Graine { NUMBER($seed, useGrouping: 0) }
play-help =
    numéro    choisir le coup qui porte ce numéro
    coup      taper un coup comme il est écrit dans la liste
    u         annuler la dernière action
    h         conseil
    a         tous les coups
    s         montrer la table à nouveau
    ?         cette aide
    q         quitter

## Cases d’un plateau

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

reason-line = « { $what } » vous rapporterait { $n } de plus si la partie finissait maintenant
reason-line-less = Mais « { $what } » vous rapporterait { $n } de moins si la partie finissait maintenant
reason-line-theirs = « { $what } » rapporterait { $n } de moins à { $seat } si la partie finissait maintenant
reason-where = { $reason } ({ $places })
reason-later = { $reason }, d’ici quelques tours
reason-chance-only = Aucun autre coup n’entre en ligne de compte
