# Troyes en français

## The game

game-name = Troyes
game-blurb = Les dés des soldats, des religieux et des bourgeois bâtissent une cathédrale et défendent une cité médiévale.
game-kind = Placement de dés, objectifs secrets, mode solo contre Le Roy
game-length = environ 90 minutes
game-players = de 1 à 4 personnes
game-points = Points de victoire : { $count }

## Things

colour-red = rouge
colour-white = blanc
colour-yellow = jaune
building-palace = Palais
building-bishopric = Évêché
building-city-hall = Hôtel de Ville
district-neutral = quartier neutre
source-supply = réserve personnelle
source-lying-palace = ceux couchés sur le Palais
source-lying-bishopric = ceux couchés sur l’Évêché
source-lying-city-hall = ceux couchés sur l’Hôtel de Ville
space-palace-1 = Palais 1
space-palace-2 = Palais 2
space-palace-3 = Palais 3
space-palace-4 = Palais 4
space-palace-5 = Palais 5
space-palace-6 = Palais 6
space-bishopric-1-1 = Évêché, rangée 1, place 1
space-bishopric-1-2 = Évêché, rangée 1, place 2
space-bishopric-2-1 = Évêché, rangée 2, place 1
space-bishopric-2-2 = Évêché, rangée 2, place 2
space-bishopric-3-1 = Évêché, rangée 3, place 1
space-bishopric-3-2 = Évêché, rangée 3, place 2
space-city-hall-1-1 = Hôtel de Ville, rangée 1, place 1
space-city-hall-1-2 = Hôtel de Ville, rangée 1, place 2
space-city-hall-1-3 = Hôtel de Ville, rangée 1, place 3
space-city-hall-2-1 = Hôtel de Ville, rangée 2, place 1
space-city-hall-2-2 = Hôtel de Ville, rangée 2, place 2
space-city-hall-2-3 = Hôtel de Ville, rangée 2, place 3
activity-artisan = Artisan
activity-merchant = Marchand
activity-miller = Meunier
activity-innkeeper = Aubergiste
activity-blacksmith = Forgeron
activity-militia = Milice
activity-journeyman = Compagnon
activity-goldsmith = Orfèvre
activity-sculptor = Sculpteur
activity-tithing = Dîme
activity-monk = Moine
activity-priest = Prêtre
activity-apprenticeship = Apprentissage
activity-confession = Confession
activity-templar = Templier
activity-pilgrimage = Pèlerinage
activity-procession = Procession
activity-glassblower = Verrier
activity-archer = Archer
activity-chivalry = Chevalerie
activity-diplomat = Diplomate
activity-hunting = Chasse
activity-mercenary = Mercenaire
activity-tax-collector = Percepteur
activity-captain = Capitaine
activity-joust = Joute
activity-troubadour = Troubadour
activity-baker = Boulanger
activity-prior = Prieur
activity-banquet = Banquet
card-marauding = Maraudage
card-brigands-1 = Brigands (première carte)
card-brigands-2 = Brigands (deuxième carte)
card-brigands-3 = Brigands (troisième carte)
card-skirmishes-1 = Escarmouches (première carte)
card-skirmishes-2 = Escarmouches (deuxième carte)
card-war = Guerre
card-normans-attack = Attaque des Normands
card-succession-conflict = Querelle de succession
card-theological-conflict = Querelle théologique
card-heresy = Hérésie
card-interruption-of-work = Arrêt des travaux
card-migrant-workers = Ouvriers itinérants
card-drought = Sécheresse
card-support = Soutien
card-civil-war = Guerre civile
card-wayfarers = Voyageurs
card-resistance = Résistance
character-chretien-de-troyes = Chrétien de Troyes
character-urbain-iv = Urbain IV
character-thibaut-ii = Thibaut II
character-hugues-de-payns = Hugues de Payns
character-le-florentin = Le Florentin
character-henry-i = Henri Iᵉʳ

## The log

event-begins = { $seat } commence.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } commence.
event-settled = { $seat } place un citoyen : { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } place un citoyen : { $space }.
event-round = La manche { $round } commence.
event-revealed = Nouvelle activité : { $activity }.
event-income = { $seat } : revenu { $deniers }, salaires { $salary }, manque { $short }.
event-rolled = { $seat } lance des dés, { $colour } : { $dice }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    }, dés, { $colour } : { $dice }.
event-event-enters = Nouvel événement : { $card }.
event-event-acts = Événement : { $card }.
event-loses = { $card } : { $seat } perd des deniers ({ $deniers }) et de l’influence ({ $influence }).
event-event-rolls = { $card } : le dé montre { $value }.
event-black-die = Dé noir : { $value }.
event-counters = { $seat } contre des dés noirs : { $dice }, total { $total }.
event-fails = { $seat } ne peut pas contrer le { $value } noir.
event-points = { $seat } prend des points de victoire : { $points }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } prend des points de victoire : { $points }.
event-loses-points = { $seat } perd des points de victoire : { $points }.
event-influence = { $seat } gagne de l’influence : { $points }.
event-rerolled = { $seat } relance un dé, { $colour } : { $from } devient { $to }.
event-recruited = { $seat } recrute un citoyen.
event-flipped = { $seat } retourne un dé, { $colour } : { $from } devient { $to }.
event-used = { $seat } utilise un cube : { $activity }.
event-took = { $seat } prend un dé de son quartier, { $colour } { $value }.
event-took-from = { $seat } prend un dé chez { $owner }, { $colour } { $value }.
event-took-grey =
    { $seat } prend un dé, { $colour } { $value }, { $solo ->
        [1] à Le Roy
       *[other] au joueur neutre
    }.
event-pays = { $seat } paie à { $to } : { $deniers }.
event-pays-bank = { $seat } paie à la banque : { $deniers }.
event-pays-influence = { $seat } paie de l’influence : { $points }.
event-tradesman = { $seat } place un homme de métier sur { $activity }, case { $space }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } place un homme de métier sur { $activity }, case { $space }.
event-fetched = { $seat } prend un citoyen : { $source }.
event-lifted = { $seat } retire un citoyen de { $space }.
event-recalled = { $seat } retire son homme de métier de { $activity }.
event-placed = { $seat } occupe { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } occupe { $space }.
event-expelled = Un citoyen de { $seat } est expulsé et se couche ici : { $building }.
event-grey-expelled =
    Un citoyen est expulsé, { $building } : { $solo ->
        [1] Le Roy
       *[other] le neutre
    }.
event-built = { $seat } bâtit la cathédrale : niveau { $level }, case { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } bâtit la cathédrale : niveau { $level }, case { $number }.
event-demolished = Un cube de { $seat } quitte la cathédrale : niveau { $level }, case { $number }.
event-grey-demolished =
    Un cube quitte la cathédrale : niveau { $level }, case { $number } ({ $solo ->
        [1] Le Roy
       *[other] le neutre
    }).
event-cube = { $seat } pose un cube sur { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } pose un cube sur { $card }.
event-cube-back = { $seat } récupère un cube de { $card }.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Le neutre
    } récupère un cube de { $card }.
event-countered = Événement contré : { $card }. { $seat } prend la carte.
event-grey-countered =
    Événement contré : { $card }. La carte va { $solo ->
        [1] à Le Roy
       *[other] au joueur neutre
    }.
event-activated = { $seat } active { $activity } : { $times } fois.
event-cubes = { $seat } pose des cubes sur { $activity } : { $cubes }.
event-deniers = { $seat } gagne des deniers : { $deniers }.
event-archers = { $seat } lance pour les archers : dés { $dice }, touches { $hits }.
event-passed = { $seat } passe, deniers dans le quartier : { $deniers }.
event-leroy-rolls = Le Roy lance { $first } et { $second }.
event-leroy-spends = Le Roy dépense un dé, { $colour } { $value }.
event-leroy-buys = Le Roy achète votre dé, { $colour } { $value }.
event-character = Personnage en jeu : { $character }.
event-scores = { $character } : { $seat } marque { $points }.
event-grey-scores =
    { $character } : { $solo ->
        [1] Le Roy
       *[other] le neutre
    } marque { $points }.
event-final = { $seat } termine avec { $points }.
event-wins = Victoire de { $seat } avec { $points } !
event-leroy-final =
    Le Roy termine avec { $points }, la différence est { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }

## What to do now

prompt-settle = Placez un citoyen sur une case libre.
prompt-counter = Contrez le plus haut dé noir avec les dés de votre quartier.
prompt-turn = À vous : choisissez une action ou passez.
prompt-gather = Prenez jusqu’à trois dés pour votre action.
prompt-source = D’où vient le citoyen ?
prompt-times = Combien de fois ?
prompt-collect = Quel bâtiment rapporte ?
prompt-cubes = Posez vos cubes sur des événements.
prompt-roll = Au tour de Le Roy : lancez les dés pour lui.
prompt-over = La partie est finie.
waiting-settle = On attend que { $seat } place un citoyen.
waiting-counter = On attend que { $seat } contre un dé noir.
waiting-turn = On attend que { $seat } choisisse une action.
waiting-gather = On attend que { $seat } prenne des dés.
waiting-source = On attend que { $seat } choisisse un citoyen.
waiting-times = On attend que { $seat } choisisse combien de fois.
waiting-collect = On attend que { $seat } choisisse un bâtiment.
waiting-cubes = On attend que { $seat } pose des cubes.
waiting-roll = On attend que { $seat } lance les dés pour Le Roy.
action-settle = Placer un citoyen : { $space }
action-reroll = Relancer (1 point d’influence) : { $colour } { $value }
action-recruit = Recruter un citoyen (2 points d’influence)
action-flip = Retourner (4 points d’influence, jusqu’à trois dés) : { $colour } { $value }
action-counter = Contrer aussi un { $value } noir
action-discard = Contre les dés noirs : { $colour } { $value }
action-yield = Subir le dé noir
action-activate = Activer : { $activity }
action-build = Bâtir la cathédrale
action-fight = Combattre : { $card }
action-place = Placer un citoyen dans un bâtiment
action-farm = Agriculture
action-pass = Passer
action-use = Utiliser un cube : { $activity }
action-take =
    Prendre { $colour } { $value }, { $district ->
        [0] quartier de la place 1
        [1] quartier de la place 2
        [2] quartier de la place 3
        [3] quartier de la place 4
       *[neutral] quartier neutre
    }
action-done = Terminé
action-from = Prendre un citoyen : { $source }
action-lift = Déplacer le citoyen de { $space }
action-recall = Déplacer l’homme de métier de { $activity }
action-times = Nombre : { $times }
action-collect = Encaisser : { $building }
action-at = Cubes sur { $card }
action-roll = Lancer pour Le Roy
action-take-own = Prendre votre dé { $colour } { $value }
action-take-of = Prendre à { $seat } : { $colour } { $value }

## Plusieurs choix d’une même sorte sur une ligne

several-settle = Placer un citoyen
several-counter = Contrer un dé noir de plus
several-discard = Utiliser un dé contre les dés noirs
several-activate = Activer une carte
several-fight = Combattre un événement
several-use = Utiliser un cube d’une carte
several-take = Prendre un dé
several-from = Prendre un citoyen
several-lift = Déplacer un citoyen
several-recall = Déplacer un homme de métier
several-times = Combien de fois
several-collect = Encaisser d’un bâtiment
several-at = Poser des cubes sur un événement
several-reroll = Relancer un dé pour 1 point d’influence
several-flip = Retourner des dés pour 4 points d’influence
preview-tradesman = Un homme de métier coûte { $deniers }
preview-buys = { $deniers } à { $seat }
preview-buys-grey = { $deniers } à la banque
preview-group = Total { $total }, coût { $deniers }
preview-own = Votre propre dé : gratuit
preview-own-dice = Avec vos propres dés, total { $total }
preview-short = Insuffisant : il faut au moins { $total }
preview-pass = Deniers dans votre quartier : { $deniers }
preview-with-activate = { $activity } ×{ $times }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-chance = { $activity } ×{ $times }, les dés décident
preview-with-cubes = { $activity } ×{ $times }, cubes pour les événements : { $cubes }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-delayed = { $activity }, cubes à garder : { $cubes }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-fight = { $card }, cubes : { $times }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-countered = { $card }, cubes : { $times }, contré{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-place = Citoyen : { $space }{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-farm = Champs{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }
preview-with-build = Cathédrale{ $money ->
        [more] , deniers +{ $deniers }
        [less] , deniers −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , influence +{ $influence }
        [less] , influence −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , points +{ $points }
        [less] , points −{ $points }
       *[other] {""}
    }

## Refused moves

refused-settle = D’abord, tous les citoyens de départ sont placés. Choisissez une case libre.
refused-space-taken = La case est prise. Choisissez une case libre.
refused-counter = Il faut contrer un dé noir. Choisissez des dés de votre quartier.
refused-choose-action = Choisissez d’abord une action.
refused-gather = Prenez les dés de votre action, ou annulez-la.
refused-choose-source = Dites d’où vient le citoyen.
refused-choose-times = Dites combien de fois.
refused-choose-building = Dites quel bâtiment rapporte.
refused-choose-event = Les cubes se posent sur des événements. Choisissez-en un.
refused-roll = C’est le tour de Le Roy. Lancez pour lui.
refused-no-such-die = Ce dé n’est pas dans ce quartier. Choisissez-en un qui s’y trouve.
refused-influence-short = Votre influence ne suffit pas.
refused-no-citizen-left = Tous vos citoyens sont déjà en jeu.
refused-influence-late = L’influence se dépense avant. Annulez d’abord les dernières étapes.
refused-no-black-die = Il n’y a pas d’autre dé noir de cette valeur.
refused-too-weak = Vos dés n’atteignent pas ce total.
refused-strong-enough = Qui peut contrer le dé doit le faire.
refused-pledge = Pas encore assez. Ajoutez des dés.
refused-card-closed = Cette activité n’est pas visible. Choisissez une carte visible.
refused-cannot-reach = Aucun groupe de dés abordable n’y suffit.
refused-cannot-pay = Vous ne pouvez pas payer cela.
refused-payment = Chaque activation se paie en entier.
refused-cathedral = Aucune case libre de la cathédrale ne convient.
refused-event-gone = Cet événement n’est pas dans la file.
refused-no-entry = Aucun citoyen ne peut entrer dans un bâtiment.
refused-must-act = Vous avez dépensé de l’influence, une action doit suivre.
refused-no-cube = Aucun de vos cubes n’est sur cette carte.
refused-cube-misfit = Cette carte ne modifie pas les dés de cette action.
refused-one-cube = Un cube par action, avant le premier dé.
refused-wrong-colour = Le dé n’a pas la bonne couleur.
refused-group-full = Le groupe est complet.
refused-group-small = Le groupe ne suffit pas encore. Prenez un autre dé.
refused-no-citizen-there = Aucun de vos citoyens n’est là.
refused-protected = Le citoyen à expulser est protégé.
refused-too-many-times = C’est plus que ne le permettent les dés ou le paiement.
refused-all-activations = À cette table, il faut tout utiliser.
refused-building = La carte ne nomme pas ce bâtiment.
refused-no-flag = Cet événement n’a plus de drapeau libre.
refused-must-place = Les cubes doivent être posés. Choisissez un événement.

## Options

option-row-insert-player = Entrer dans une rangée
option-row-insert-player-text = Où entre un citoyen dans une rangée avec un vide ?
option-row-insert-player-first-empty-else-push = le premier vide à gauche
option-row-insert-player-always-left-push = toujours par la gauche
option-row-insert-event = Citoyens gris des événements
option-row-insert-event-text = Où entre un citoyen gris dans une rangée avec un vide ?
option-row-insert-event-left-push = par la gauche
option-row-insert-event-first-empty-else-push = le premier vide à gauche
option-black-dice-cap = Limite de dés noirs
option-black-dice-cap-text = Lance-t-on plus de dés noirs qu’il n’y en a dans la boîte ?
option-black-dice-cap-0 = sans limite
option-black-dice-cap-6 = six
option-neutral-cubes-rank = Les cubes gris comptent
option-neutral-cubes-rank-text = Les cubes gris concourent-ils pour les places d’un événement ?
option-cubes-stay-when-tradesman-moves = Les cubes restent
option-cubes-stay-when-tradesman-moves-text = Vos cubes restent-ils sur une carte quand votre homme de métier la quitte ?
option-influence-allowed-before-pass = Influence avant de passer
option-influence-allowed-before-pass-text = Peut-on dépenser de l’influence avant de passer ?
option-activation-may-be-partial = Moins d’activations
option-activation-may-be-partial-text = Peut-on activer une carte moins de fois que ne le permettent les dés ?
option-protection-covers-neutral = Le gris est protégé aussi
option-protection-covers-neutral-text = Un citoyen gris couché protège-t-il les gris de ce bâtiment ?
option-solo-leroy-cathedral-penalty = Niveaux vides de Le Roy
option-solo-leroy-cathedral-penalty-text = Le Roy perd-il des points pour les niveaux où il n’a pas de cube ?
option-bonus-cards = Cartes bonus
option-bonus-cards-text = Jouer avec Boulanger, Prieur, Banquet et Résistance ?
option-open-victory-points = Points de victoire visibles
option-open-victory-points-text = Chacun peut-il voir les points récoltés ?

## Where the points come from

breakdown-start = Au départ
breakdown-cathedral = Cathédrale
breakdown-events = Événements contrés
breakdown-activities = Cartes d’activité
breakdown-leroy = Tours de Le Roy
breakdown-losses = Perdus
breakdown-events-in-queue = Cubes sur les événements à la fin
breakdown-tradesmen = Hommes de métier
breakdown-cathedral-levels = Niveaux sans cube
breakdown-characters = Personnages
breakdown-points = Points de victoire
breakdown-leroy-points = Le Roy
breakdown-difference = Différence
breakdown-leroy-lines = Points de Le Roy
breakdown-leroy-lines-item =
    { $what ->
        [start] { breakdown-start }
        [cathedral] { breakdown-cathedral }
        [events] { breakdown-events }
        [activities] { breakdown-activities }
        [leroy] { breakdown-leroy }
        [losses] { breakdown-losses }
        [events_in_queue] { breakdown-events-in-queue }
        [tradesmen] { breakdown-tradesmen }
        [cathedral_levels] { breakdown-cathedral-levels }
       *[characters] { breakdown-characters }
    } : { $points }
breakdown-leroy-characters = Personnages de Le Roy
breakdown-verdict = Résultat
breakdown-verdict-item = { $verdict }
verdict-defeat = Défaite : Le Roy garde sa ville.
verdict-poor = Une courte victoire.
verdict-average = Une victoire honnête.
verdict-good = Une belle victoire.
verdict-very-good = Une très belle victoire.
verdict-masterful = Une victoire magistrale !

## How sure each part of the box is

confidence-counts = Le matériel. Cubes, deniers et points ne manquent jamais.
confidence-setup = Ce que chacun reçoit au départ.
confidence-setup-neutral-2p = À deux : deux citoyens gris par bâtiment, c’est probable, les cases sont supposées.
confidence-economy = Revenu, prix des dés, pénalités, passe.
confidence-agriculture = Le diviseur de l’agriculture est probable.
confidence-influence = Les trois usages de l’influence.
confidence-buildings-palace = Six cases numérotées.
confidence-buildings-bishopric = La poussée est certaine, trois rangées de deux sont probables.
confidence-buildings-city-hall = La poussée est certaine, deux rangées de trois sont probables.
confidence-cathedral = Niveaux, cases, gains et pénalité finale.
confidence-scoring = Décompte final.
confidence-activity = Les effets sont pour la plupart certains, les coûts, cases et la plupart des diviseurs sont reconstitués. Sur le plateau, des points sous un nombre le signalent.
confidence-marauding = Un dé noir est certain, les dés pour la combattre sont reconstitués.
confidence-event = Les effets sont pour la plupart certains, drapeaux, diviseurs et points sont reconstitués. Sur le plateau, des points sous un nombre le signalent.
confidence-character = Ce que compte chaque personnage.
confidence-solo = Le tableau de Le Roy est certain, certains points et son ordre des cases sont reconstitués.
confidence-rulings = Ce que la règle laisse ouvert. Chaque point se change pour une table.

## What each piece is

piece-die = Dé de { $seat } : { $colour } { $value }
piece-die-grey = Dé neutre : { $colour } { $value }
piece-pledged = Contre les dés noirs : { $colour } { $value }
piece-round = Manche { $round } sur { $rounds }
piece-citizen = Citoyen de { $seat } : { $space }
piece-citizen-grey = Citoyen neutre : { $space }
piece-lying = Un citoyen de { $seat } est couché ici : { $building }, les autres y sont protégés.
piece-lying-grey = Un citoyen neutre est couché ici : { $building }.
piece-stone = Cube de { $seat } : niveau { $level }, case { $number }
piece-stone-grey = Cube neutre : niveau { $level }, case { $number }
piece-grey = Quartier neutre, citoyens gris restants : { $supply }
piece-leroy = Quartier de Le Roy, citoyens restants : { $supply }
piece-group = Dés pris : { $dice }, total { $total }, coût { $deniers }
piece-black = Dé noir { $value } : en l’état, { $seat } doit le contrer.
piece-black-leroy = Dé noir { $value } : en l’état, Le Roy le retire.
piece-strength = Vos dés comptent { $total } sur { $need }, les rouges comptent double.
piece-event = { $card } : dés noirs à chaque manche { $dice }. Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-citizen = { $card } : à chaque manche un citoyen gris entre ({ $building }) et peut en expulser un autre. Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-lose = { $card } : à chaque manche chacun perd des deniers ({ $deniers }) et de l’influence ({ $influence }). Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-pay = { $card } : à chaque manche chacun paie { $deniers } pour chacun de ses citoyens ({ $building }). Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-support = { $card } : à chaque manche des cubes gris sur les événements à sa gauche, { $events } au plus. Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-remove = { $card } : à chaque manche le cube le plus haut quitte la cathédrale. Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-event-add = { $card } : à chaque manche un cube gris prend la case libre la plus basse de la cathédrale. Diviseur { $divisor }, drapeaux { $flags }, cubes { $cubes }
piece-under-way = En cours : { $activity }, reste { $left }
piece-under-way-citizen = En cours : un citoyen entre dans un bâtiment
piece-settling = À chaque manche un citoyen debout donne un dé de son bâtiment et coûte le salaire.
piece-queue = Deux nouveaux événements arrivent ici à chaque manche.
piece-activity = { $activity } : effet immédiat. Un homme de métier coûte { $cost }, diviseur { $divisor }
piece-activity-delayed = { $activity } : donne des cubes qui modifient des dés plus tard. Un homme de métier coûte { $cost }, diviseur { $divisor }
piece-seat = { $seat } : deniers { $deniers }, influence { $influence }, citoyens en réserve { $supply }, événements gagnés { $events }
piece-building = { $building } : couleur de dés { $colour }. Un citoyen y coûte { $deniers } de salaire à chaque manche.
piece-level-missing = Le niveau { $level } sans cube de votre couleur coûte { $points } à la fin.
piece-phase-settle = On place les premiers citoyens.
piece-phase-black = On contre les dés noirs.
piece-phase-actions = Les tours : une action chacun.
piece-phase-leroy = Le Roy agit.
piece-phase-over = La fin : on compte tout.
piece-pool = Dés noirs au début de la prochaine manche, si aucun événement ne part : { $dice }
piece-prices = Un dé pris à d’autres coûte { $price1 } seul, { $price2 } pièce par deux, { $price3 } pièce par trois.
piece-spending = Influence : { $reroll } relance un de vos dés, { $flip } en retourne jusqu’à trois.
piece-difference = Jusqu’ici : vous { $own }, Le Roy { $his }.
piece-character-citizens = { $character } : citoyens debout. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-character-cubes = { $character } : cubes sur la cathédrale. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-character-deniers = { $character } : deniers. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-character-influence = { $character } : influence. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-character-tradesmen = { $character } : hommes de métier sur les cartes. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-character-events = { $character } : événements gagnés. Les trois seuils donnent { $first }, { $second } et { $third } points.
piece-leroy-scores = { $sums } : Le Roy marque { $points } et dépense { $dice } dés, dont un qu’il vous achète { $deniers }.
piece-leroy-citizen = { $sums } : Le Roy place un citoyen et expulse le vôtre s’il le peut ; dés { $dice }.
piece-leroy-event = { $sums } : Le Roy remplit les drapeaux de l’événement le plus à droite, un dé chacun.
piece-leroy-tradesman = { $sums } : Le Roy place un homme de métier sur la meilleure case ; dés { $dice }.
piece-leroy-builds = { $sums } : Le Roy bâtit la cathédrale, cubes { $cubes } ; dés { $dice }.
piece-leroy-character = { $sums } : les deux marquent le personnage du dessus, qui part ; dés { $dice }.

## How to play

howto-1-title = Le but
howto-1-text = Vos citoyens dans trois bâtiments vous donnent des dés. Avec eux, vous bâtissez, combattez, commercez et cultivez. Qui a le plus de points l’emporte.
howto-2-title = Une manche
howto-2-text = Vous recevez de l’argent, payez les salaires et lancez un dé par citoyen debout. Deux événements arrivent, tous agissent, puis chacun joue à son tour jusqu’à ce qu’il n’y ait plus de dés ou que tous aient passé.
howto-3-title = Les dés noirs
howto-3-text = Les événements militaires amènent des dés noirs. Chacun contre le plus haut avec ses dés, les rouges comptent double. Chaque dé contré donne de l’influence, chaque échec coûte des points.
howto-4-title = Groupes de dés
howto-4-text = Une action utilise un à trois dés d’une couleur, de n’importe quel quartier. Ceux des autres coûtent 2, 4 ou 6 chacun, selon la taille du groupe. Personne ne peut refuser.
howto-5-title = Activités
howto-5-text = La première fois, vous payez le coût et y placez un citoyen. Le total divisé par le nombre de la carte dit combien de fois elle agit. Les cartes à sablier donnent des cubes qui modifient des dés plus tard.
howto-6-title = La cathédrale
howto-6-text = Chaque dé blanc pose un cube sur son numéro, pour un point et de l’influence. À la fin, chaque niveau sans votre cube coûte deux points.
howto-7-title = Combattre les événements
howto-7-text = Les dés de la couleur de l’événement posent des cubes sur ses drapeaux, chacun rapporte un point d’influence. Quand tous sont pris, les deux couleurs qui y ont le plus de cubes marquent.
howto-8-title = Citoyens
howto-8-text = Un dé place un citoyen dans un bâtiment et peut en chasser un autre. Un citoyen couché y protège ceux de sa couleur pour la manche.
howto-9-title = Influence
howto-9-text = Avant une action, vous pouvez relancer un de vos dés, recruter un citoyen ou retourner jusqu’à trois de vos dés.
howto-10-title = La fin
howto-10-text = Chacun détient un personnage secret. À la fin, tous comptent pour tous, observez donc ce que visent les autres.
