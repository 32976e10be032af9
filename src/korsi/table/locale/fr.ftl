# La table web en français. Les clés et les variables sont les mêmes dans les cinq fichiers (docs/languages.md).

## Problèmes : ce qui ne va pas et que faire (envoyés par le serveur)

problem-malformed = La demande était incomplète. Rechargez la page et réessayez.
problem-seats-wrong = Les places ne peuvent pas être réparties ainsi. Prenez-en une et choisissez un robot ou « libre » pour chacune des autres.
problem-name-wrong = Un nom compte au moins deux caractères et au plus { $most }. Choisissez-en un autre.
problem-password-short = Un mot de passe compte au moins { $least } caractères. Choisissez-en un plus long.
problem-clock-wrong = Une pendule demande au moins { $least } secondes. Choisissez plus de temps, ou pas de pendule.
problem-not-seated = Vous n’êtes pas à cette table. Vous pouvez regarder ou prendre une place libre.
problem-not-yours = C’est la place de quelqu’un d’autre. Jouez depuis la vôtre.
problem-forged = Ce lien ne mène à aucune place. Demandez-en un nouveau à qui vous l’a envoyé.
problem-cross-origin = Cette demande venait d’un autre site et n’a pas été exécutée. Ouvrez la table ici et réessayez.
problem-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou inscrivez-vous.
problem-not-host = Seule la personne qui a ouvert la table peut le faire. Demandez-lui.
problem-wrong-host = Cette table n’est pas connue sous le nom { $host }. Lancez-la avec --name { $host } ou ouvrez-la par son adresse.
problem-not-found = Il n’y a pas de page ici. Retournez à l’accueil.
problem-no-table = Cette table n’existe pas. Vérifiez le lien ou ouvrez une nouvelle table à l’accueil.
problem-method = Cette adresse ne s’utilise pas ainsi. Retournez à l’accueil.
problem-stale = Il s’est passé quelque chose entre-temps. La table est à jour maintenant ; choisissez de nouveau.
problem-full = Toutes les places sont prises. Vous pouvez regarder ou ouvrir votre propre table.
problem-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
problem-begun = Cette partie a déjà commencé. Vous pouvez la regarder.
problem-not-begun = La partie n’a pas encore commencé. Attendez que toutes les places soient prises.
problem-already-over = La partie est terminée. Vous pouvez la revoir ou en commencer une autre.
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
problem-old-rules = Cette partie a été jouée avec d’autres règles que celles installées. Ouvrez-la avec la version d’origine.
problem-no-hint = Il n’y a pas de conseil pour vous en ce moment. Redemandez quand ce sera à vous.
problem-fork-live = D’autres jouent encore cette partie. Vous pourrez continuer d’ici quand elle sera terminée.
problem-expired = Ce lien a expiré. Demandez-en un nouveau.
problem-closed = Cette table a été fermée avant le début de la partie. Ouvrez-en une nouvelle à l’accueil.
problem-too-large = C’est trop gros. Un fichier de partie est bien plus petit ; vérifiez le fichier.
problem-broken-upload = Aucun fichier de partie n’est arrivé. Choisissez un fichier .korsi et renvoyez-le.
problem-too-fast =
    { $seconds ->
        [one] Un peu trop vite. Réessayez dans { $seconds } seconde.
       *[other] Un peu trop vite. Réessayez dans { $seconds } secondes.
    }
problem-too-many-streams = Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
problem-broken = Quelque chose s’est mal passé chez nous. Votre partie est en sécurité ; rechargez la page.
problem-warming = Les règles de ce jeu se préparent. Cela prend une minute au plus, et seulement la première fois.
problem-stopping = La table redémarre. La page reviendra d’elle-même.

## Ce que dit le serveur à une table

seat-open = Place libre
guest-name = Invité { $seat }
name-numbered = { $name } { $number }
turn-number = tour { $turn }
phase-line = { $turn } · { $phase }
prompt-open =
    { $count ->
        [0] Toutes les places sont prises. La partie peut commencer.
        [one] Il manque encore une personne. Envoyez-lui le lien.
       *[other] Il manque encore { $count } personnes. Envoyez-leur le lien.
    }
prompt-past = Voici la table après le coup { $move }.
prompt-curtain = Passez l’appareil à { $name }.
prompt-hot-seat = C’est { $name } qui joue.
prompt-away = Votre temps était écoulé et un robot a joué pour vous. Jouez un coup et vous voilà de retour.
note-timeout = Temps écoulé : un robot joue pour { $seat }.
note-replace = Un robot prend la place de { $seat }.
note-resign = { $seat } abandonne.
note-return = { $seat } est de retour.
note-leave = { $seat } a quitté la table.
seat-link = Une place vous est réservée à cette table.
sit-down = S’asseoir
go-lobby = Vers l’accueil
go-table = Retour à la table
