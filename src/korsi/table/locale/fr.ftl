# La table web en français. Les clés et les variables sont les mêmes dans les cinq fichiers (docs/languages.md).

## Problèmes : ce qui ne va pas et que faire (envoyés par le serveur)

problem-malformed = La demande était incomplète. Rechargez la page et réessayez.
problem-seats-wrong = Les places ne peuvent pas être réparties ainsi. Prenez-en une et choisissez un robot ou « libre » pour chacune des autres.
problem-name-wrong = Un nom compte au moins deux caractères et au plus { $most }. Choisissez-en un autre.
problem-password-short = Un mot de passe compte au moins { $least } caractères. Choisissez-en un plus long.
problem-clock-wrong = Une pendule demande au moins { $least } secondes. Choisissez plus de temps, ou pas de pendule.
problem-not-seated = Vous n’êtes pas à cette table. Vous pouvez regarder ou prendre une place libre.
problem-not-yours = C’est la place de quelqu’un d’autre. Jouez depuis la vôtre.
problem-forged = Ce lien ne mène à aucune place. Demandez-en un nouveau à qui vous l’a envoyé.
problem-cross-origin = Cette demande venait d’un autre site et n’a pas été exécutée. Ouvrez la table ici et réessayez.
problem-wrong-password = Le nom et le mot de passe ne correspondent pas. Vérifiez les deux, ou inscrivez-vous.
problem-not-host = Seule la personne qui a ouvert la table peut le faire. Demandez-le-lui.
problem-wrong-host = Cette table n’est pas connue sous le nom { $host }. Lancez-la avec --name { $host } ou ouvrez-la par son adresse.
problem-not-found = Il n’y a pas de page ici. Retournez à l’accueil.
problem-no-table = Cette table n’existe pas. Vérifiez le lien ou ouvrez une nouvelle table à l’accueil.
problem-method = Cette adresse ne s’utilise pas ainsi. Retournez à l’accueil.
problem-stale = Il s’est passé quelque chose entre-temps. La table est à jour maintenant ; choisissez de nouveau.
problem-full = Toutes les places sont prises. Vous pouvez regarder ou ouvrir votre propre table.
problem-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
problem-begun = Cette partie a déjà commencé. Vous pouvez la regarder.
problem-not-begun = La partie n’a pas encore commencé. Attendez que toutes les places soient prises.
problem-already-over = La partie est finie. Vous pouvez la revoir ou en commencer une autre.
problem-seats-open =
    { $count ->
        [one] Il reste une place libre. Attendez quelqu’un ou mettez-y un robot.
       *[other] Il reste { $count } places libres. Attendez d’autres joueurs ou mettez-y des robots.
    }
problem-name-taken = Ce nom appartient à un compte. Choisissez-en un autre, ou connectez-vous.
problem-not-idle = Cette personne est encore là. Laissez-lui un peu plus de temps.
problem-not-away = Il n’y a personne à remplacer à cette place.
problem-resigned = Vous avez abandonné cette partie. Vous pouvez continuer à la regarder.
problem-not-finished = C’est possible une fois la partie terminée. Finissez-la d’abord.
problem-past-not-finished = Cette partie en prolonge une autre qui n’est pas finie, et son enregistrement en révélerait la graine. Terminez ou abandonnez d’abord l’autre.
problem-old-rules = Cette partie a été jouée avec d’autres règles que celles installées. Ouvrez-la avec la version d’origine.
problem-old-box = Cette partie a été jouée avec une autre boîte, dont le fichier n’a pas été gardé. La personne qui gère ce serveur peut l’ajouter.
problem-kept = Cette partie a été jouée selon des règles d’un autre temps. Ses images et son journal sont sur sa page.
kept-text = Cette partie a été jouée selon des règles d’un autre temps, que celles d’aujourd’hui ne peuvent pas rejouer. Voici ce qui en a été gardé.
kept-place =
    { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
problem-no-box = Cette boîte n’est plus ici. Renvoyez son fichier.
problem-box-unchecked = La vérification de la boîte a pris trop de temps. Réessayez avec moins de changements.
problem-box-busy = Le serveur est occupé et n’a pas pu vérifier la boîte. Réessayez dans une minute.
problem-no-hint = Il n’y a pas de conseil pour vous en ce moment. Redemandez-en un quand ce sera à vous.
problem-hints-off = Cette table a été ouverte sans conseils. Vous pouvez en demander partout où vous jouez contre des robots.
problem-fork-live = Cette partie n’est pas finie, et d’autres y jouent aussi. Une fois terminée, vous pourrez la reprendre à n’importe quel coup.
problem-expired = Ce lien a expiré. Demandez-en un nouveau.
problem-closed = Cette table a été fermée avant le début de la partie. Ouvrez-en une nouvelle à l’accueil.
problem-too-large = C’est trop gros. Un fichier de partie est bien plus petit ; vérifiez le fichier.
problem-broken-upload = Aucun fichier de partie n’est arrivé. Choisissez un fichier .korsi et renvoyez-le.
problem-too-fast =
    { $seconds ->
        [one] Un peu trop vite. Réessayez dans { $seconds } seconde.
       *[other] Un peu trop vite. Réessayez dans { $seconds } secondes.
    }
problem-too-many-streams = Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
problem-broken = Quelque chose s’est mal passé chez nous. Votre partie est en sécurité ; rechargez la page.
problem-stopping = La table redémarre. La page reviendra d’elle-même.
problem-no-store = Les tables sont injoignables pour le moment ; ce qui vous a été confirmé est enregistré. Réessayez dans un instant.

## Ce que dit le serveur à une table

seat-open = Place libre
name-numbered = { $name } ({ $number })
turn-number = tour { $turn }
round-number = manche { $round }
choice-several = { $what } : { $count } possibilités
choice-alike = { $what } ({ $number })
choice-range = { $what } : de { $least } à { $most }
choice-payment = Tout payer : { $what }
confirm-turn = Ce coup termine votre tour.
confirm-part = Votre part est alors faite.
confirm-final = Ce coup ne pourra pas être annulé.
confirm-practice = Ensuite, vous ne pourrez l’annuler que pour vous entraîner.
log-forced = { $text } Rien d’autre n’était possible.
repeat-do = { $move } jusqu’à la fin de la manche
repeat-on = Ne plus faire : { $move } jusqu’à la fin de la manche
repeat-over-round = La manche est finie : c’est de nouveau à vous de décider.
repeat-over-upset = Il s’est passé quelque chose qui vous concerne : c’est de nouveau à vous de décider.
repeat-over-new = Autre chose est devenu possible : c’est de nouveau à vous de décider.
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Toutes les places sont prises. La partie peut commencer.
        [one] Il manque encore une personne. Envoyez-lui le lien.
       *[other] Il manque encore { $count } personnes. Envoyez-leur le lien.
    }
prompt-past = Voici la table après l’étape { $move }.
past-turn = C’était à { $name } de jouer.
past-yours = C’était à vous de jouer.
prompt-curtain = Passez l’appareil à { $name }.
prompt-hot-seat = C’est { $name } qui joue.
prompt-away = Votre temps était écoulé et un robot a joué pour vous. Jouez un coup et vous voilà de retour.
prompt-standing-in = Un robot joue pour vous. Touchez « { ui-i-am-back } » pour reprendre la main.
prompt-without-you = La partie a commencé sans vous : un robot est à votre place.
prompt-kept = Votre invitation s’affiche chez eux, à la fin de la dernière partie.
rematch-place = La prochaine fois, tout le monde change de couleur.
rematch-moved = Tout le monde a changé de couleur. Ordre de jeu : { $order }.
note-timeout = Temps écoulé : un robot joue pour { $seat }.
    .you = Temps écoulé : un robot joue pour vous.
note-replace = Un robot prend la place de { $seat }.
    .you = Un robot prend votre place.
note-replace-by = { $by } fait jouer un robot jusqu’au retour de { $seat }.
    .you = { $by } fait jouer un robot jusqu’à votre retour.
note-replace-yours = Vous faites jouer un robot jusqu’au retour de { $seat }.
note-resign = { $seat } abandonne.
    .you = { $seat } abandonnez.
note-resign-bot = { $seat } abandonne : un robot continue.
    .you = { $seat } abandonnez : un robot continue.
note-return = { $seat } est de retour.
    .you = { $seat } êtes de retour.
note-leave = { $seat } a quitté la table.
    .you = { $seat } avez quitté la table.
note-redeal = À partir d’ici, tout ce que { $seat } ne pouvait pas savoir est de nouveau tiré au sort.
    .you = À partir d’ici, tout ce que vous ne pouviez pas savoir est de nouveau tiré au sort.
note-practice = Annulé : { $seat } repart d’ici.
    .you = Annulé : vous repartez d’ici.
note-hint = { $seat } a demandé un conseil.
    .you = { $seat } avez demandé un conseil.
note-guess = { $seat } a perdu le fil et joue un coup permis quelconque.
    .you = Un robot qui joue pour vous a perdu le fil et joue un coup permis quelconque.
note-unproven = Les règles de ce jeu ont été corrigées. Tous les coups ont été rejoués selon les règles corrigées et restent valables ; les positions d’alors n’avaient pas été notées, regardez donc bien la table.
note-ended = Les règles de ce jeu ont été corrigées, et cette partie ne peut pas continuer selon les règles corrigées. Elle s’arrête ici et ne compte pour personne ; on voit où elle en était.
prompt-ended = On peut regarder tout ce sur quoi les deux règles s’accordent ; les coups suivants figurent dans le journal.
note-lost = { $seat } : { $move } (selon les règles d’alors)
note-lost-back = { $seat } annule une étape (selon les règles d’alors)
note-lost-move = { $seat } joue un coup que les règles d’aujourd’hui ne connaissent pas.
sit-down = S’asseoir
go-lobby = Retour à l’accueil
go-table = Retour à la table

## Pages : autour de la table

ui-brand = Korsi
ui-tagline = Jeux de société autour d’une table
ui-lead = Installez-vous et jouez : tout de suite contre des robots, ou avec vos proches grâce à un lien. Aucun compte requis.
ui-skip = Aller au contenu
ui-nav = Menu principal
ui-foot = Logiciel libre, sur votre propre machine, sans pistage
ui-theme-light = Couleurs claires
ui-theme-dark = Couleurs sombres
ui-offline = La table est injoignable pour l’instant. Nous continuons d’essayer.
ui-broken = Un problème est survenu sur cette page. La partie est intacte : rechargez la page pour continuer.
ui-reload = Recharger
ui-play-now = Jouer maintenant
ui-players = Joueurs
ui-opponent = Contre
ui-how-to-play = Comment jouer
ui-game-more = Joueurs, robots, règles
ui-more = Plus
ui-open-table = Jouer entre amis
ui-open = Ouvrir la table
ui-seats = Places
ui-seat-me = Moi, sur cet appareil
ui-seat-open = Libre, pour un invité
ui-table-waits = Vous recevez un lien vers la table, le même pour tout le monde. La partie commence quand toutes les places sont prises, ou quand vous y installez des robots.
ui-table-begins = La partie commence tout de suite.
ui-pace = Rythme
ui-pace-live = En direct, d’une traite
ui-pace-turns = Tour par tour, sur plusieurs jours
ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-move = Par coup
ui-clock-game = Par partie
ui-clock-time = Temps
ui-clock-text = Temps écoulé, un robot joue. En direct, il continue jusqu’au retour.
ui-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ui-listed = L’afficher à l’accueil
ui-listed-text = N’importe qui peut prendre une place libre. Sinon, seules les personnes à qui vous envoyez le lien.
ui-options = Options de règles
ui-mine = Mes tables
ui-mine-none = Vous n’êtes encore à aucune table.
ui-join = Rejoindre une table
ui-join-none = Personne n’attend de joueurs en ce moment. Invitez-en vous-même.
ui-watch = Regarder
ui-watch-none = Aucune partie publique en cours.
ui-your-turn = À vous de jouer
ui-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
ui-finished = terminée
ui-guided = Une première partie guidée
ui-upload = Revoir une partie enregistrée
ui-upload-text = Toute partie terminée se télécharge en un petit fichier. Envoyez-en un pour la revoir coup par coup, ou la reprendre où vous voulez.
ui-file = Un fichier .korsi
ui-upload-do = Envoyer et revoir
ui-picture-of = La table de { $game } en pleine partie
ui-rules-full = Les règles complètes, article par article
ui-rules-text = Telles que le programme les suit. Quand nous ne sommes pas tout à fait sûrs d’un article, c’est indiqué.
ui-rules-search = Chercher dans les règles
ui-box = Si vous possédez la boîte : ce que nous avons déduit
ui-box-text = Certains éléments, introuvables dans les sources, ont été déduits de notre mieux. Les voici.
ui-box-mend = Vous possédez la boîte ? Prenez son fichier de données, corrigez-le, vérifiez-le et jouez avec :
ui-own-box =
    { $count ->
        [0] boîte personnelle : aucune valeur ne diffère
        [1] boîte personnelle : une valeur diffère
       *[other] boîte personnelle : { $count } valeurs diffèrent
    }
ui-own-box-text = On joue à cette table avec une boîte personnelle. Ces valeurs diffèrent de la nôtre :
ui-own-box-page = La boîte, son fichier et d’autres tables avec elle
ui-box-correct = Corriger la boîte
ui-box-title = Votre boîte de { $game }
ui-box-lead = Vous avez { $game } à la maison ? Corrigez ce que nous avons dû déduire, ou envoyez votre propre fichier. Ouvrez ensuite des tables avec : chacun y voit quelles valeurs diffèrent.
ui-box-send = Envoyer un fichier
ui-box-send-text = Un components.toml de { $kb } Ko au plus. Il est vérifié, et quelques parties sont essayées avec.
ui-box-file = Votre components.toml
ui-box-send-do = Vérifier
ui-box-get = notre components.toml
ui-box-values = Les valeurs déduites
ui-box-values-text = Seulement ce dont nous ne sommes pas sûrs. Laissez tel quel ce que vous ne savez pas.
ui-box-map = Le plateau, pour trouver un lieu par sa lettre et son numéro
ui-box-likely = Montrer aussi les valeurs probables
ui-box-unsure-only = Seulement les valeurs déduites
ui-box-none = Rien n’est déduit ici.
ui-box-was = chez nous : { $value }
ui-box-save = Vérifier et garder
ui-box-save-text = Vous obtenez une page avec les différences, le fichier et une table à ouvrir.
ui-box-differs = Ce qui diffère de notre boîte
ui-box-same = Aucune valeur ne diffère de notre boîte.
ui-box-load = Télécharger le fichier
ui-box-open = Ouvrir une table avec cette boîte
ui-box-bots = Les robots la jouent sans préparation, donc pas au mieux de leur forme.
ui-box-again = Changer autre chose
ui-account = Compte
ui-you-are = Vous êtes { $name }
ui-account-guest = Vous jouez en invité. Avec un nom et un mot de passe, vos tables vous suivent partout.
ui-account-known = Vos tables vous suivent sur tous vos appareils.
ui-name = Nom
ui-name-change = Comment vous appeler ?
ui-save = Enregistrer
ui-password = Mot de passe
ui-password-least = Au moins 8 caractères.
ui-register = Créer un compte
ui-register-text = Vos tables actuelles restent à vous.
ui-login = Se connecter
ui-logout = Se déconnecter
ui-finished-games = Parties terminées
ui-finished-none = Pas encore de partie terminée.

## La page de la table

ui-board = Le plateau
ui-reconnecting = Reconnexion…
ui-menu = Menu
ui-do = Que faire maintenant
ui-choices = Vos choix
ui-steps = Ce tour jusqu’ici
ui-take-back = Annuler
ui-take-back-practice = Annuler (entraînement)
ui-taken-back = { $name } revient un coup en arrière.
ui-back-turns = Retour à votre dernier choix, avant le coup joué par { $names }.
ui-back-drawn = Retour à votre dernier choix, avant ce qui a été révélé.
ui-practice = Entraînement
ui-practice-text = Quelqu’un est revenu avant un tirage, avant le coup d’un robot ou avant que quelque chose ne soit montré. Le résultat ne compte pas.
ui-practice-yours = Dès lors, cette partie n’est plus qu’un entraînement : le résultat ne compte pas.
ui-ask = Me demander avant la fin de mon tour
ui-ask-touch = Ce qui ne peut être annulé attend « { do-it } » après un appui sur le plateau : le doigt peut se tromper.
ui-confirm-yes = Finir mon tour
ui-confirm-no = Pas encore
ui-confirm-never = Oui, et ne plus demander
ui-confirm-off = On ne vous le demandera plus. Le menu permet de le réactiver.
ui-confirm-off-touch = Désormais, votre tour finit sans question (à rétablir dans le menu). Ce que vous touchez sur le plateau reste à confirmer.
ui-unsent = Pas encore envoyé : { $move }. Ce sera envoyé dès que la table sera joignable.
ui-unsent-drop = Ne pas l’envoyer
ui-sent = Envoyé à l’instant : { $move }
ui-lost = La table a continué sans ce coup de votre part : { $move }. Choisissez de nouveau.
ui-hint = Conseil
ui-scores = Scores
ui-acting = doit jouer
ui-away = pas là
ui-gone = { $name } n’est pas là.
ui-gone-for = { $name } n’est plus là depuis { $minutes } min.
ui-bot-plays = un robot joue
ui-welcome-back = Vous revoilà. Jusqu’ici, un robot a joué pour vous.
ui-waking = se réveille encore, joue plus simplement
ui-resigned = abandon
ui-days-left = { $days } j
ui-log = Journal
ui-chat = Discussion
ui-chat-new = nouveaux messages
ui-chat-say = Dites quelque chose
ui-chat-send = Envoyer
ui-chat-bots = Il n’y a ici que des robots : ils ne répondent pas.
ui-rules = Règles
ui-tabs = Journal, discussion, règles
ui-more-to-read = Plus de place pour lire
ui-larger = Agrandir
ui-smaller = Réduire
ui-no-log = Il ne s’est encore rien passé.
ui-caused = Effet de votre dernier tour sur les autres : { $what }
ui-since = Depuis votre dernier tour
ui-since-all = Ce qui vient de se passer
ui-since-rest =
    { $count ->
        [one] un autre dans le journal
       *[other] { $count } autres dans le journal
    }
ui-since-folded =
    { $count ->
        [one] { $count } tour depuis le vôtre
       *[other] { $count } tours depuis le vôtre
    }
ui-since-folded-all =
    { $count ->
        [one] { $count } tour jusqu’ici
       *[other] { $count } tours jusqu’ici
    }
ui-film-first = Voyez d’abord ce que les autres ont fait. Ensuite, c’est à vous.
ui-film-of = { $name } est en train de jouer.
ui-film-own = Voici ce que votre tour a fait.
ui-film-again = À revoir : le tour de { $name }.
ui-film-again-own = À revoir : votre tour.
ui-again = Revoir
ui-skip-film = Avance rapide
ui-times = { $what } (×{ $often })
ui-steps-of = Les étapes de ce tour
ui-standing = Si la partie s’arrêtait maintenant
ui-standing-head = { $what } si la partie finissait maintenant
colours-each = Chacun joue { $count } couleurs.
colours-yours = Vous jouez { $colours }.
ui-less = d’autres sont face cachée
ui-play = Dérouler la partie
ui-pause = Pause
ui-speed = Les coups des autres s’affichent
ui-speed-off = tous à la fois
ui-speed-fast = vite, pas à pas
ui-speed-normal = pas à pas
ui-speed-slow = lentement, pas à pas
ui-options-here = Différent à cette table
ui-pair = { $what } : { $said }
ui-from-to = { $before } → { $after }
gains-rest = tout le reste
ui-history = Étapes jusqu’ici
ui-move-of = étape { $at } sur { $last }
ui-at-of = { $at }/{ $last }
ui-so-far = Maintenant
ui-picked = Choisissez maintenant un des emplacements qui brillent.
ui-past = Partie revue, { $where } :
ui-past-first = avant le premier tour
ui-past-step = étape { $at } sur { $last } de ce tour :
ui-first = Au début
ui-older = Un tour en arrière
ui-newer = Un tour en avant
ui-last = À la position actuelle
ui-to-now = Revenir à la position actuelle
ui-fork = Continuer d’ici contre des robots
ui-zoom = Vue
ui-zoom-in = Zoomer
ui-zoom-out = Dézoomer
ui-fit = Tout le plateau
ui-sheet = Déplier les choix, le journal et la discussion
ui-close = Fermer
ui-noscript = Cette table a besoin de JavaScript.
ui-sit = S’asseoir ici
ui-sit-too = Quelqu’un sur cet appareil
ui-invite = Lien de cette place
ui-seat-ways = Occuper autrement
ui-seat-bot = Un robot
ui-bot-off = Retirer
ui-take-place = Prendre ma place
ui-leave = Se lever
ui-share = Lien vers cette table
ui-share-text = Envoyez ce lien à ceux qui joueront avec vous :
ui-fill = Commencer avec des robots aux places libres
ui-copy = Copier
ui-copied = Copié.
ui-replace = Faire jouer un robot jusqu’au retour de { $name }
ui-own-link = Lien pour continuer sur un autre appareil
ui-own-link-title = Votre place sur un autre appareil
ui-own-link-text = Qui ouvre ce lien joue à votre place : gardez-le pour vous.
ui-i-am-back = Je suis de retour
ui-result = Résultat
ui-end = La partie est finie
ui-ended-early = La partie a pris fin sur un abandon.
ended-bot-for = un robot jouant pour { $seat }
    .you = un robot jouant pour vous
ui-chart = Au fil de la partie
ui-chart-steps = étapes : { $count }
ui-rematch = Faire une autre partie
ui-download = Télécharger la partie
ui-look-back = Revoir la partie
ui-proof = Le hasard était fixé avant le premier coup : l’empreinte ci-dessous est celle de la graine et du nombre joint.
ui-seed = Graine
ui-nonce = Nombre joint
ui-commitment = Empreinte
ui-commitment-text = Empreinte du hasard de cette partie ; son origine est révélée à la fin :
ui-sound = Sons : mon tour, les coups, les points, la fin
ui-notify = Une notification quand c’est à moi
ui-notify-blocked = Votre navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages.
ui-keys = Raccourcis clavier
ui-key-arrows = parcourir le plateau et ce qu’il demande
ui-key-enter = valider
ui-key-esc = revenir en arrière
ui-key-history = avancer et reculer tour par tour
ui-key-steps = avancer et reculer pas à pas
ui-key-zoom = zoomer, dézoomer, tout le plateau
ui-key-help = ces raccourcis
ui-resign = Abandonner
ui-resign-sure = Voulez-vous vraiment abandonner cette partie ? C’est irréversible.
ui-resign-yes = Oui, abandonner
ui-resign-no = Non, continuer
ui-pass = Passez l’appareil à { $name }
ui-curtain-go = C’est moi, montrez-moi la table
ui-other-table = C’est à vous de jouer à { $game }, à une autre table.

## Les gens : s’asseoir, inviter, rejouer

guest-name =
    { $number ->
        [0] Loutre Joyeuse
        [1] Hérisson Vaillant
        [2] Renard Curieux
        [3] Blaireau Jovial
        [4] Rouge-Gorge Radieux
        [5] Pie Futée
        [6] Ours Paisible
        [7] Lièvre Chanceux
        [8] Hibou Sage
        [9] Hirondelle Agile
        [10] Luciole Brillante
        [11] Dauphin Heureux
        [12] Chat Rêveur
        [13] Écureuil Hardi
        [14] Loir Douillet
       *[other] Lynx Attentif
    }
prompt-sit =
    { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
note-wins =
    { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
    .you =
        { $points ->
            [one] { $seat } gagnez avec { $points } point.
           *[other] { $seat } gagnez avec { $points } points.
        }
ui-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
ui-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
invitation = { $host } vous invite à jouer à { $game } : asseyez-vous !
invitation-device = Continuer { $game } sur cet appareil, en tant que { $name }
ui-go-on-here = Continuer ici
prompt-watching = Vous regardez la partie.
prompt-clocks-wait = Les pendules démarrent quand tout le monde a vu le plateau.
ui-pace-live-short = en direct
ui-pace-turns-short = tour par tour
ui-clock-none-of = sans pendule
ui-clock-move-of = { $time } par coup
ui-clock-game-of = { $time } par partie
ui-somebody = Quelqu’un
ui-mine-running = Vos parties
ui-all-mine = Toutes les { $count }
ui-name-yours = Votre nom
ui-only-watch = Seulement regarder
ui-fair = Un hasard équitable : comment le vérifier
ui-fair-text = Personne, pas même ce serveur, ne pouvait changer les tirages en cours de partie.
ui-next-game = Regarder la partie suivante
ui-stand-in = Laisser un robot jouer pour moi
ui-share-watch = Avec ce lien, on peut regarder cette partie :
ui-share-send = Envoyer…
ui-share-scan = Code QR
ui-fork-seat = À quelle place voulez-vous continuer ? Des robots tiennent les autres.
ui-closed = Cette table est fermée
ui-go-there = Y aller
ui-resign-ends = La partie s’arrête aussitôt, et vous finissez à la dernière place.
ui-resign-bot = Pour que les autres puissent continuer, un robot joue à votre place. Vous finissez à la dernière place et pouvez regarder la suite. Si vous devez seulement partir, laissez un robot jouer pour vous : vous pourrez revenir.
ui-rematch-asked = { $name } propose une autre partie.
ui-rematch-join = Rejoindre la partie suivante
ui-clock-short = Votre temps est presque écoulé : il reste { $time }.
ui-saved = Enregistré.

## Ce qu’est une chose, et pourquoi on ne peut pas la choisir

card-unsure = en partie notre déduction ; votre boîte peut différer
card-unsure-means = Certains nombres ne figurent dans aucune source ; nous les avons déduits de notre mieux. Si vous avez la boîte, vous pouvez les corriger.
why-open = La partie n’a pas encore commencé.
why-past = Voici la table après l’étape { $move }. Pour jouer, revenez à la position actuelle.
why-over = La partie est finie, il n’y a plus rien à choisir.
why-curtain = Dites d’abord que c’est vous qui jouez sur cet appareil.
why-watching = Vous regardez cette table ; seuls ceux qui jouent peuvent choisir.
why-not-your-turn = Ce n’est pas votre tour. { $waiting }
why-elsewhere = Vous pouvez choisir ceci : cliquez là où cela brille, ou prenez-le dans la liste.
why-first = Choisissez d’abord ce qui doit venir ici : c’est ce qui brille, et c’est dans la liste.
why-nothing = Il n’y a rien à choisir ici. { $prompt }
why-instead = Choisir ceci au lieu de : { $step }
ui-belongs = Appartient à { $name }
ui-belongs-you = Vous appartient
ui-clause = Règle { $clause }
ui-sections = Zones de la table
ui-to-act = ici vous pouvez agir
ui-happened = il s’est passé quelque chose ici depuis votre dernier tour
ui-ends-read = Bien lu
ui-ends-all = Qui reçoit quoi ?
ui-whole-table = Voir toute la table
ui-one-part = Voir une zone en grand
ui-overview = Toutes les zones de la table. Touchez-en une pour la voir en grand.
ui-hand = Vos affaires : les montrer en grand
ui-catalogue = Tout ce qu’il y a dans la boîte
ui-catalogue-page = Sur une page à part, pour chercher et imprimer
ui-catalogue-of = { $game } : tout ce qu’il y a dans la boîte
ui-catalogue-text = Chaque élément, illustré et expliqué. Là où c’est souligné en pointillé, nous avons déduit certains nombres ; si vous avez la boîte, vous pouvez les corriger.
ui-catalogue-search = Chercher
ui-catalogue-nothing = Rien ici ne contient ces mots. Essayez-en un autre.
ui-key-things = parcourir tout ce qu’il y a sur la table pour lire ce que c’est ; Entrée dit pourquoi on ne peut pas choisir

## Adversaires

opponent-first = {$name} (facile) convient bien pour commencer ; {$easier} (débutante) est encore plus facile.
opponent-up = Vous avez battu {$last} : {$name} vous attend.
opponent-down = Après deux défaites contre {$last}, {$name} vous conviendra peut-être mieux.
opponent-same = D’après vos parties récentes, {$name} est à votre niveau.
bot-own = {$name}, un programme
bot-own-text = Un programme ajouté par l’hébergeur de cette table.

## Comptes et inconnus

problem-too-slow = La demande n’est pas arrivée à temps. Vérifiez votre connexion et réessayez.
problem-name-mixed = Ce nom mélange des lettres de plusieurs alphabets qui se ressemblent. Écrivez-le dans un seul alphabet.
problem-password-weak = Ce mot de passe est facile à deviner. Prenez trois ou quatre mots que personne n’imaginerait ensemble.
problem-password-wrong = Ce n’est pas votre mot de passe actuel. Vérifiez-le et réessayez.
problem-wrong-code = Le nom et le code de secours ne correspondent pas, ou le code a déjà servi. Vérifiez les deux.
problem-no-account = Il faut un compte pour cela. Connectez-vous, ou créez-en un.
problem-banned = La personne qui gère ce serveur vous en a fermé l’accès. Si c’est une erreur, écrivez-lui.
ui-sessions = Appareils connectés à votre compte
ui-session-here = cet appareil
ui-session-seen = dernière utilisation : { $when }
ui-session-unknown = Un navigateur
ui-session-end = Déconnecter
ui-sessions-end = Déconnecter partout ailleurs
ui-password-change = Changer le mot de passe
ui-password-text = Toutes les autres sessions ouvertes sur votre compte seront fermées.
ui-password-old = Mot de passe actuel
ui-password-new = Nouveau mot de passe
ui-codes = Codes de secours
ui-codes-text = Si vous oubliez votre mot de passe, l’un de ces codes vous rouvre la porte. Nous n’avons pas votre adresse électronique : sans mot de passe ni codes, un compte est perdu.
ui-codes-left =
    { $count ->
        [0] Vous n’avez aucun code.
        [one] Il vous reste un code.
       *[other] Il vous reste { $count } codes.
    }
ui-codes-make = Créer de nouveaux codes
ui-codes-once = Notez ces codes : ils ne sont affichés que cette fois. Chacun sert une seule fois ; les anciens ne valent plus rien.
ui-recover = Mot de passe oublié ?
ui-recover-text = Saisissez l’un de vos codes de secours et choisissez un nouveau mot de passe.
ui-code = Code de secours
ui-recover-do = Enregistrer le nouveau mot de passe
ui-blocked = Personnes dont vous ne voyez pas les messages
ui-unblock = Les afficher de nouveau
ui-chat-about = À propos de ce message de { $name }
ui-chat-report = Signaler
ui-chat-reported = Merci. La personne qui gère ce serveur le lira.
ui-chat-block = Masquer tous les messages de { $name }
ui-chat-blocked = Vous ne voyez plus ce qu’écrit { $name }. La page de votre compte permet de revenir là-dessus.
ui-proof-sent = Cet enregistrement a été envoyé : la partie n’a pas été distribuée à cette table. L’empreinte est bien celle de la graine et du nombre joint ; qu’elle ait été montrée avant le premier coup, seul l’enregistrement le dit.

## A guided first game

problem-no-lesson = Il n’y a pas ici de partie guidée pour ce jeu. Jouez plutôt contre un robot.
problem-lesson-other = Ce serait permis, mais dans cette première partie autre chose est prévu. Faites ce qui est indiqué, ou quittez le guide et jouez librement.
problem-lesson-gone = La partie a pris un autre chemin que le guide : il ne peut plus reprendre ici. Recommencez avec « Apprendre » depuis l’accueil.
ui-learn = Apprendre
ui-learn-alone = Apprendre le jeu solo
lesson-leave = Quitter le guide
lesson-left = Guide fermé. Le menu le fait revenir.
lesson-back = Reprendre le guide
lesson-of = Étape {$at} sur {$last}
lesson-now = Maintenant : {$what}
lesson-tip = Bon à savoir
lesson-next = Suivant
lesson-play-on = Continuer la partie
lesson-understood = Compris

## Puzzles of the day

problem-no-puzzle = Ce casse-tête du jour n’existe pas. Choisissez l’un de ceux d’aujourd’hui à l’accueil.
problem-puzzle-over = Le coup de ce casse-tête a été joué. Réessayez, ou continuez la partie à partir d’ici.
problem-puzzle-hint = C’est un casse-tête : trouvez le coup vous-même, ou faites-vous le montrer.
prompt-puzzle = Votre coup a été joué.
puzzle-title = Casse-tête du jour
puzzle-open = Trouvez le coup qui gagne le plus souvent.
puzzle-judging = Votre coup est évalué…
puzzle-wrong = Il y a mieux. Votre coup gagne {$chance} des parties possibles à partir d’ici, le meilleur {$best}.
puzzle-solved = Trouvé ! Ce coup gagne {$chance} des parties possibles à partir d’ici.
puzzle-shown = Voici le coup cherché ; il gagne {$best} des parties possibles à partir d’ici. Jouez-le si vous voulez.
puzzle-percent = {$percent} %
puzzle-best = Le meilleur coup
puzzle-others = Les autres, en comparaison
puzzle-why = Pourquoi
puzzle-again = Réessayer
puzzle-restart = Recommencer
puzzle-show = Montrez-moi
puzzle-on = Continuer la partie d’ici
puzzle-more = Tous les casse-têtes
puzzle-streak =
    {$days ->
        [one] Série : un jour
       *[other] Série : {$days} jours
    }
puzzle-most =
    {$days ->
        [one] Plus longue série : un jour
       *[other] Plus longue série : {$days} jours
    }
puzzle-done = Trouvé aujourd’hui
puzzle-go = Le résoudre
puzzle-yesterday = Le casse-tête d’hier
puzzle-lead = Une position d’une partie de nos robots, la même pour tout le monde aujourd’hui. Un coup est nettement le meilleur : jouez-le sur le plateau. Tout coup presque aussi bon compte aussi.
puzzle-players = Une partie à {$count} ; c’est à vous de jouer.
puzzle-alone = Une partie en solo ; c’est à vous de jouer.
puzzle-framed = Ce qui est encadré d’or est à vous.
puzzle-tomorrow = Le prochain casse-tête arrive à minuit UTC.
puzzle-tomorrow-at = Le prochain casse-tête arrive à { $time }.

## Analysis boards

problem-board-live = Cette partie, ou celle dont elle vient, est encore en cours. Le plateau d’analyse s’ouvre quand elle est finie.
problem-record-running = Cet enregistrement est celui d’une partie en cours ici. Vous pourrez l’envoyer quand elle sera finie.
board-open = Plateau d’analyse
board-fresh = Un nouveau plateau d’analyse
board-report = Revenir au bilan
board-game = Revenir à la partie
board-title = Plateau d’analyse
board-you = { $name } (vous)
board-text = Ici vous jouez pour tout le monde. Revenez en arrière autant que vous voulez.
board-thinking = Recherche des meilleurs coups…
board-best = Les meilleurs coups à partir d’ici, avec les chances de gagner en pour cent. Les nombres sur le plateau disent la même chose ; le meilleur est en turquoise.
board-then = puis par exemple
board-on = Continuer l’analyse d’ici
board-whose = C’est à { $name } de jouer.

## The hint

hint-chance = Sur 100 parties d’essai jouées à partir d’ici, vous en gagnez environ { $after } avec ce coup et environ { $next } avec le meilleur des autres
hint-chance-alike = Sur 100 parties d’essai jouées à partir d’ici, vous en gagnez environ { $after } avec ce coup, et à peu près autant avec le meilleur des autres : les deux se valent
hint-chance-about = Sur 100 parties d’essai jouées à partir d’ici, vous en gagnez environ { $after } avec ce coup
hint-chance-hardly = Même avec ce coup, sur 100 parties d’essai jouées à partir d’ici, vous n’en gagnez presque aucune
hint-of-hundred = { $n } sur 100
hint-percent = { $n } %
hint-against = En faveur du conseil : { $reason }
hint-then = Ensuite, à vous de choisir, une fois que vous verrez ce qui est sorti.
hint-waking = Le conseiller n’est pas encore prêt : ce n’est qu’un coup d’œil rapide. Redemandez dans une minute.
hint-why = Ce que ce coup change
hint-others = Autres coups
hint-play = Jouer ce coup
do-it = Jouer
hint-close = Fermer le conseil
hint-stop = Arrêter
hint-long = On réfléchit aussi pour d’autres, cela prend donc un peu plus de temps. Vous pouvez jouer en attendant.
hint-time = { $count } s
ui-hints = Autoriser les conseils, même quand d’autres jouent
ui-hints-text = Qui en demande un est nommé dans le journal. Contre des robots seulement, les conseils sont toujours permis.
ui-hints-on = Les conseils sont permis à cette table. Qui en demande un est nommé dans le journal.
ui-hints-off = Pas de conseils à cette table.

## La partie après coup

problem-analysis-live = Cette partie est encore en cours : personne n’apprend ce qu’on en voit de l’extérieur. Revenez quand elle sera finie.
problem-no-analysis = Cette partie n’a pas pu être examinée après coup. La personne qui gère ce serveur en trouvera la raison dans son journal.
ui-analysis = Bilan de la partie
ui-analysis-after = Bilan : apprendre de ses erreurs
ui-analysis-of = { $game } : bilan de la partie
ui-after-words = « Revoir la partie » la déroule sur le plateau. Le bilan donne les chances de chacun, les tournants et le prix de chaque décision. Sur le plateau d’analyse, vous essayez d’autres coups.
ui-analysis-wait = La partie est analysée coup par coup. Vous pouvez rester ici ou revenir plus tard.
ui-analysis-graph = Chances de gagner
ui-analysis-graph-text = 60 % veut dire : sur 100 parties continuées de là, environ 60 seraient gagnées, d’après ce que le joueur pouvait voir ; la somme ne fait donc pas forcément 100 %. Les courbes sont des estimations ; le prix d’un coup vient de nombreuses parties jouées jusqu’au bout et peut différer. Les points sont des tournants : choisissez-en un.
ui-analysis-graph-luck = La bande pâle est la part du hasard.
ui-analysis-start = La mise en place
ui-analysis-chance-of = { $name } { $chance }
ui-analysis-decided = { $name } a joué : { $move }
ui-analysis-decided-before = Joué ici avant que la partie soit reprise : { $move }
ui-analysis-decided-bot = Un robot a joué pour { $name } : { $move }
ui-analysis-decided-bot-you = Un robot a joué pour vous : { $move }
ui-analysis-decided-you = Vous avez joué : { $move }
ui-analysis-better = Un meilleur coup : { $move }
ui-analysis-told = Ce qu’un conseil aurait dit à { $name } :
ui-analysis-chances = Chances de gagner : { $best } avec le meilleur coup, { $own } avec celui-ci
ui-analysis-glance = Chances de gagner avant ce coup :
ui-analysis-steps = Toutes ses étapes
ui-analysis-left = encore { $minutes } min environ
ui-analysis-left-little = encore moins d’une minute
ui-analysis-begins = Début : chargement des règles…
ui-analysis-ahead = Une autre partie est analysée d’abord.
ui-analysis-graph-keys = Les flèches du clavier avancent aussi.
ui-analysis-not-played = Le plateau montre maintenant le meilleur coup, qui n’a pas été joué. Ce qu’il change est encadré.
ui-analysis-show-played = Revenir à la position de la partie
ui-analysis-wrong = L’écart commence à l’étape { $step } du coup.
ui-analysis-forced = Il n’y avait rien à décider.
ui-analysis-luck-here = Le hasard, juste avant, a changé les chances de { $name } : { $chance }
ui-analysis-luck-here-you = Le hasard, juste avant, a changé vos chances : { $chance }
ui-analysis-show-better = Montrer le meilleur coup sur le plateau
ui-analysis-look = Regarder
ui-analysis-none = Personne n’a laissé échapper grand-chose dans cette partie.
ui-analysis-try = Essayer un autre coup ici
ui-analysis-try-do = Que vaut-il ?
ui-analysis-tried = Avec « { $move } », les chances de gagner de { $name } auraient été de { $chance }.
ui-analysis-tried-you = Avec « { $move } », vos chances de gagner auraient été de { $chance }.
ui-analysis-thinking = Réflexion…
ui-analysis-on = Continuer d’ici contre
ui-analysis-on-do = Continuer
ui-analysis-turning = Tournants
ui-analysis-turning-others = Tournants des autres
ui-analysis-sums = Hasard et jeu
ui-analysis-sums-text = Moyenne, mise en place, hasard, jeu personnel et jeu des autres donnent ensemble le résultat. Le hasard est ce que dés, pioches et secrets distribués ont changé par rapport à l’attendu ; ce que d’autres avaient amassé en secret compte comme leur jeu. Entre égaux, le hasard pèse souvent plus que tout ce qu’on fait. Le jeu personnel se mesure à un tour moyen de cette table.
ui-analysis-given-up = Cette partie a été abandonnée avant la fin. Le résultat donne les chances de gagner de chacun à ce moment, d’après ce qu’il pouvait voir, ramenées à 100 % au total ; le classement peut être différent.
ui-analysis-guided = « Avec le guide » : les coups que le guide avait prévus ; ils ne sont pas notés.
ui-analysis-grades = Décisions par qualité
ui-analysis-given-away-text = « Laissé échapper » additionne le prix de toutes les décisions : cela peut dépasser 100 %.
ui-analysis-periods = Phase par phase
ui-analysis-decisions = Décisions
ui-analysis-who = Joueur
ui-analysis-whose = De qui
ui-analysis-all = De tous
ui-analysis-learn = Apprendre de ses erreurs
ui-analysis-learn-text = Les positions où l’on a le plus perdu, encore une fois. Tout coup presque aussi bon que le meilleur compte.
ui-analysis-learn-begin = Commencer
ui-analysis-learn-ask = Position { $at } sur { $last } : que feriez-vous ?
ui-analysis-learn-right = Oui, c’est aussi bon que le meilleur.
ui-analysis-learn-not = Avec ce coup, les chances de gagner sont de { $own } au lieu de { $best }. Essayez autre chose ou regardez la réponse.
ui-analysis-learn-answer = Montrer la réponse
ui-analysis-learn-next = Suivant
ui-analysis-learn-done = C’était tout. Bien vu.
ui-analysis-learn-none = Il n’y a pas d’erreur nette à étudier. Cela arrive aux bons joueurs.
analysis-grade-best = meilleur
analysis-grade-good = bon
analysis-grade-slip = imprécis
analysis-grade-mistake = erreur
analysis-grade-settled = déjà décidé
analysis-grade-guided = avec le guide
analysis-average = Moyenne
analysis-setup = Mise en place
analysis-luck = Hasard
analysis-play = Jeu personnel
analysis-others = Jeu des autres
analysis-result = Résultat
analysis-given-away = Laissé échapper
analysis-period = Phase
analysis-third-1 = Début
analysis-third-2 = Milieu
analysis-third-3 = Fin
analysis-then =
    { $count ->
        [one] { $first } et encore une étape
       *[other] { $first } et encore { $count } étapes
    }
ui-practice-sure = { $why ->
    [bot] Vous annulez ainsi le coup d’un robot.
    [bots] Vous annulez ainsi les coups de plusieurs robots.
    [draw] Vous annulez ainsi ce que le hasard a décidé.
   *[shown] Votre action a montré quelque chose de caché, par exemple une carte de votre main, et vous l’annulez.
} { ui-practice-yours }
