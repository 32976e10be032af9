# Troyes auf Deutsch

## The game

game-name = Troyes
game-blurb = Würfel von Soldaten, Geistlichen und Bürgern bauen eine Kathedrale und verteidigen eine Stadt des Mittelalters.
game-kind = Würfeleinsatz mit geheimen Zielen, allein gegen Le Roy spielbar
game-length = etwa 90 Minuten
game-players = 1 bis 4 Personen
game-points = Siegpunkte: { $count }

## Things

colour-red = rot
colour-white = weiß
colour-yellow = gelb
building-palace = Palast
building-bishopric = Bischofssitz
building-city-hall = Rathaus
district-neutral = neutrales Viertel
source-supply = persönlicher Vorrat
source-lying-palace = die auf dem Palast Liegenden
source-lying-bishopric = die auf dem Bischofssitz Liegenden
source-lying-city-hall = die auf dem Rathaus Liegenden
space-palace-1 = Palast 1
space-palace-2 = Palast 2
space-palace-3 = Palast 3
space-palace-4 = Palast 4
space-palace-5 = Palast 5
space-palace-6 = Palast 6
space-bishopric-1-1 = Bischofssitz, Reihe 1, Platz 1
space-bishopric-1-2 = Bischofssitz, Reihe 1, Platz 2
space-bishopric-2-1 = Bischofssitz, Reihe 2, Platz 1
space-bishopric-2-2 = Bischofssitz, Reihe 2, Platz 2
space-bishopric-3-1 = Bischofssitz, Reihe 3, Platz 1
space-bishopric-3-2 = Bischofssitz, Reihe 3, Platz 2
space-city-hall-1-1 = Rathaus, Reihe 1, Platz 1
space-city-hall-1-2 = Rathaus, Reihe 1, Platz 2
space-city-hall-1-3 = Rathaus, Reihe 1, Platz 3
space-city-hall-2-1 = Rathaus, Reihe 2, Platz 1
space-city-hall-2-2 = Rathaus, Reihe 2, Platz 2
space-city-hall-2-3 = Rathaus, Reihe 2, Platz 3
activity-artisan = Handwerker
activity-merchant = Kaufmann
activity-miller = Müller
activity-innkeeper = Wirt
activity-blacksmith = Schmied
activity-militia = Miliz
activity-journeyman = Geselle
activity-goldsmith = Goldschmied
activity-sculptor = Bildhauer
activity-tithing = Zehnt
activity-monk = Mönch
activity-priest = Priester
activity-apprenticeship = Lehre
activity-confession = Beichte
activity-templar = Templer
activity-pilgrimage = Pilgerfahrt
activity-procession = Prozession
activity-glassblower = Glasbläser
activity-archer = Bogenschütze
activity-chivalry = Ritterschaft
activity-diplomat = Diplomat
activity-hunting = Jagd
activity-mercenary = Söldner
activity-tax-collector = Steuereintreiber
activity-captain = Hauptmann
activity-joust = Turnier
activity-troubadour = Troubadour
activity-baker = Bäcker
activity-prior = Prior
activity-banquet = Bankett
card-marauding = Plünderung
card-brigands-1 = Räuber (erste Karte)
card-brigands-2 = Räuber (zweite Karte)
card-brigands-3 = Räuber (dritte Karte)
card-skirmishes-1 = Scharmützel (erste Karte)
card-skirmishes-2 = Scharmützel (zweite Karte)
card-war = Krieg
card-normans-attack = Angriff der Normannen
card-succession-conflict = Erbfolgestreit
card-theological-conflict = Glaubensstreit
card-heresy = Ketzerei
card-interruption-of-work = Baustopp
card-migrant-workers = Wanderarbeiter
card-drought = Dürre
card-support = Unterstützung
card-civil-war = Bürgerkrieg
card-wayfarers = Reisende
card-resistance = Widerstand
character-chretien-de-troyes = Chrétien de Troyes
character-urbain-iv = Urban IV.
character-thibaut-ii = Thibaut II.
character-hugues-de-payns = Hugues de Payns
character-le-florentin = Le Florentin
character-henry-i = Heinrich I.

## The log

event-begins = { $seat } beginnt.
event-grey-begins =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } beginnt.
event-settled = { $seat } setzt einen Bürger: { $space }.
event-grey-settled =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } setzt einen Bürger: { $space }.
event-round = Runde { $round } beginnt.
event-revealed = Neue Tätigkeit: { $activity }.
event-income = { $seat }: Einkommen { $deniers }, Löhne { $salary }, offen { $short }.
event-rolled = { $seat } würfelt, { $colour }: { $dice }.
event-grey-rolled =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    }, Würfel, { $colour }: { $dice }.
event-event-enters = Neues Ereignis: { $card }.
event-event-acts = Ereignis: { $card }.
event-loses = { $card }: { $seat } verliert Denare ({ $deniers }) und Einfluss ({ $influence }).
event-event-rolls = { $card }: Der Würfel zeigt { $value }.
event-black-die = Schwarzer Würfel: { $value }.
event-counters = { $seat } wehrt schwarze Würfel ab: { $dice }, zusammen { $total }.
event-fails = { $seat } kann die schwarze { $value } nicht abwehren.
event-points = { $seat } nimmt Siegpunkte: { $points }.
event-grey-points =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } nimmt Siegpunkte: { $points }.
event-loses-points = { $seat } verliert Siegpunkte: { $points }.
event-influence = { $seat } gewinnt Einfluss: { $points }.
event-rerolled = { $seat } würfelt neu, { $colour }: aus { $from } wird { $to }.
event-recruited = { $seat } wirbt einen Bürger an.
event-flipped = { $seat } dreht einen Würfel, { $colour }: aus { $from } wird { $to }.
event-used = { $seat } nutzt einen Stein: { $activity }.
event-took = { $seat } nimmt einen eigenen Würfel, { $colour } { $value }.
event-took-from = { $seat } nimmt einen Würfel von { $owner }, { $colour } { $value }.
event-took-grey =
    { $seat } nimmt einen Würfel, { $colour } { $value }, von: { $solo ->
        [1] Le Roy
       *[other] Grau
    }.
event-pays = { $seat } zahlt an { $to }: { $deniers }.
event-pays-bank = { $seat } zahlt an die Bank: { $deniers }.
event-pays-influence = { $seat } zahlt Einfluss: { $points }.
event-tradesman = { $seat } setzt einen Meister auf { $activity }, Feld { $space }.
event-grey-tradesman =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } setzt einen Meister auf { $activity }, Feld { $space }.
event-fetched = { $seat } nimmt einen Bürger: { $source }.
event-lifted = { $seat } nimmt einen Bürger von { $space }.
event-recalled = { $seat } nimmt den Meister von { $activity }.
event-placed = { $seat } besetzt { $space }.
event-grey-placed =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } besetzt { $space }.
event-expelled = Ein Bürger von { $seat } wird vertrieben und liegt nun hier: { $building }.
event-grey-expelled =
    Ein Bürger wird vertrieben, { $building }: { $solo ->
        [1] Le Roy
       *[other] Grau
    }.
event-built = { $seat } baut an der Kathedrale: Ebene { $level }, Feld { $number }.
event-grey-built =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } baut an der Kathedrale: Ebene { $level }, Feld { $number }.
event-demolished = Ein Stein von { $seat } verlässt die Kathedrale: Ebene { $level }, Feld { $number }.
event-grey-demolished =
    Ein Stein verlässt die Kathedrale: Ebene { $level }, Feld { $number } ({ $solo ->
        [1] Le Roy
       *[other] Grau
    }).
event-cube = { $seat } legt einen Stein auf { $card }.
event-grey-cube =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } legt einen Stein auf { $card }.
event-cube-back = { $seat } bekommt einen Stein von { $card } zurück.
event-grey-cube-back =
    { $solo ->
        [1] Le Roy
       *[other] Grau
    } bekommt einen Stein von { $card } zurück.
event-countered = Abgewehrt: { $card }. { $seat } nimmt die Karte.
event-grey-countered =
    Abgewehrt: { $card }. Die Karte geht an: { $solo ->
        [1] Le Roy
       *[other] Grau
    }.
event-activated = { $seat } nutzt { $activity }: { $times }-mal.
event-cubes = { $seat } legt Steine auf { $activity }: { $cubes }.
event-deniers = { $seat } erhält Denare: { $deniers }.
event-archers = { $seat } würfelt für die Schützen: Würfel { $dice }, Treffer { $hits }.
event-passed = { $seat } passt; Denare ins Viertel: { $deniers }.
event-leroy-rolls = Le Roy würfelt { $first } und { $second }.
event-leroy-spends = Le Roy gibt einen Würfel aus, { $colour } { $value }.
event-leroy-buys = Le Roy kauft deinen Würfel, { $colour } { $value }.
event-character = Persönlichkeit im Spiel: { $character }.
event-scores = { $character }: { $seat } erhält { $points }.
event-grey-scores =
    { $character }: { $solo ->
        [1] Le Roy
       *[other] Grau
    } erhält { $points }.
event-final = { $seat } kommt auf { $points }.
event-wins = { $seat } gewinnt mit { $points }!
event-leroy-final =
    Le Roy kommt auf { $points }; der Unterschied ist { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }

## What to do now

prompt-settle = Setze einen Bürger auf ein freies Feld.
prompt-counter = Wehre den höchsten schwarzen Würfel mit Würfeln deines Viertels ab.
prompt-turn = Du bist am Zug: Wähle eine Aktion oder passe.
prompt-gather = Nimm bis zu drei Würfel für deine Aktion.
prompt-source = Woher kommt der Bürger?
prompt-times = Wie oft?
prompt-collect = Welches Gebäude zahlt?
prompt-cubes = Lege deine Steine auf Ereignisse.
prompt-roll = Le Roy ist am Zug: Würfle für ihn.
prompt-over = Die Partie ist zu Ende.
waiting-settle = Wir warten, bis { $seat } einen Bürger setzt.
waiting-counter = Wir warten, bis { $seat } einen schwarzen Würfel abwehrt.
waiting-turn = Wir warten, bis { $seat } eine Aktion wählt.
waiting-gather = Wir warten, bis { $seat } Würfel nimmt.
waiting-source = Wir warten, bis { $seat } einen Bürger wählt.
waiting-times = Wir warten, bis { $seat } wählt, wie oft.
waiting-collect = Wir warten, bis { $seat } ein Gebäude wählt.
waiting-cubes = Wir warten, bis { $seat } Steine legt.
waiting-roll = Wir warten, bis { $seat } für Le Roy würfelt.
action-settle = Bürger setzen: { $space }
action-reroll = Neu würfeln (1 Einfluss): { $colour } { $value }
action-recruit = Bürger anwerben (2 Einfluss)
action-flip = Umdrehen (4 Einfluss, bis zu drei Würfel): { $colour } { $value }
action-counter = Auch eine schwarze { $value } abwehren
action-discard = Gegen die schwarzen Würfel: { $colour } { $value }
action-yield = Den schwarzen Würfel hinnehmen
action-activate = Nutzen: { $activity }
action-build = An der Kathedrale bauen
action-fight = Bekämpfen: { $card }
action-place = Bürger in ein Gebäude setzen
action-farm = Landwirtschaft
action-pass = Passen
action-use = Stein nutzen: { $activity }
action-take =
    Nimm { $colour } { $value }, { $district ->
        [0] Viertel von Platz 1
        [1] Viertel von Platz 2
        [2] Viertel von Platz 3
        [3] Viertel von Platz 4
       *[neutral] neutrales Viertel
    }
action-done = Fertig
action-from = Bürger nehmen: { $source }
action-lift = Bürger versetzen: { $space }
action-recall = Meister versetzen: { $activity }
action-times = Anzahl: { $times }
action-collect = Einnehmen: { $building }
action-at = Steine auf { $card }
action-roll = Für Le Roy würfeln
action-take-own = Eigenen Würfel nehmen: { $colour } { $value }
action-take-of = Von { $seat } nehmen: { $colour } { $value }

## Mehrere gleicher Art in einer Zeile

several-settle = Einen Bürger setzen
several-counter = Noch einen schwarzen Würfel abwehren
several-discard = Einen Würfel gegen die schwarzen einsetzen
several-activate = Eine Karte nutzen
several-fight = Ein Ereignis bekämpfen
several-use = Einen Stein einer Karte nutzen
several-take = Einen Würfel nehmen
several-from = Einen Bürger nehmen
several-lift = Einen Bürger versetzen
several-recall = Einen Meister versetzen
several-times = Wie oft
several-collect = Von einem Gebäude einnehmen
several-at = Steine auf ein Ereignis legen
several-reroll = Einen Würfel neu würfeln, 1 Einfluss
several-flip = Würfel umdrehen, 4 Einfluss
preview-tradesman = Ein Meister kostet { $deniers }
preview-buys = { $deniers } an { $seat }
preview-buys-grey = { $deniers } an die Bank
preview-group = Summe { $total }, Kosten { $deniers }
preview-own = Eigener Würfel: kostenlos
preview-own-dice = Mit eigenen Würfeln, Summe { $total }
preview-short = Reicht nicht: mindestens { $total } nötig
preview-pass = Denare in dein Viertel: { $deniers }
preview-with-activate = { $activity } ×{ $times }{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-chance = { $activity } ×{ $times }, die Würfel entscheiden
preview-with-cubes = { $activity } ×{ $times }, Steine für Ereignisse: { $cubes }{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-delayed = { $activity }, Steine zum Aufheben: { $cubes }{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-fight = { $card }, Steine: { $times }{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-countered = { $card }, Steine: { $times }, abgewehrt{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-place = Bürger: { $space }{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-farm = Landwirtschaft{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }
preview-with-build = Kathedrale{ $money ->
        [more] , Denare +{ $deniers }
        [less] , Denare −{ $deniers }
       *[other] {""}
    }{ $favour ->
        [more] , Einfluss +{ $influence }
        [less] , Einfluss −{ $influence }
       *[other] {""}
    }{ $glory ->
        [more] , Punkte +{ $points }
        [less] , Punkte −{ $points }
       *[other] {""}
    }

## Refused moves

refused-settle = Zuerst werden alle Startbürger gesetzt. Wähle ein freies Feld.
refused-space-taken = Dort steht schon jemand. Wähle ein freies Feld.
refused-counter = Jetzt muss ein schwarzer Würfel abgewehrt werden. Wähle Würfel deines Viertels.
refused-choose-action = Wähle zuerst eine Aktion.
refused-gather = Nimm jetzt die Würfel, oder nimm die Aktion zurück.
refused-choose-source = Sag, woher der Bürger kommt.
refused-choose-times = Sag, wie oft.
refused-choose-building = Sag, welches Gebäude zahlt.
refused-choose-event = Jetzt werden Steine auf Ereignisse gelegt. Wähle eines.
refused-roll = Le Roy ist am Zug. Würfle für ihn.
refused-no-such-die = In diesem Viertel liegt kein solcher Würfel. Wähle einen, der dort liegt.
refused-influence-short = Dafür reicht dein Einfluss nicht.
refused-no-citizen-left = Alle deine Bürger sind schon im Spiel.
refused-influence-late = Einfluss wird vorher ausgegeben. Nimm erst die letzten Schritte zurück.
refused-no-black-die = Einen weiteren schwarzen Würfel mit diesem Wert gibt es nicht.
refused-too-weak = Deine Würfel erreichen diese Summe nicht.
refused-strong-enough = Wer den Würfel abwehren kann, muss es tun.
refused-pledge = Das reicht noch nicht. Nimm weitere Würfel.
refused-card-closed = Diese Tätigkeit ist nicht offen. Wähle eine offene Karte.
refused-cannot-reach = Keine bezahlbare Würfelgruppe reicht dafür.
refused-cannot-pay = Das kannst du nicht bezahlen.
refused-payment = Jede Nutzung muss voll bezahlt werden.
refused-cathedral = Dafür ist an der Kathedrale kein Feld frei.
refused-event-gone = Dieses Ereignis liegt nicht aus.
refused-no-entry = Zurzeit kann kein Bürger in ein Gebäude.
refused-must-act = Du hast Einfluss ausgegeben, also muss eine Aktion folgen.
refused-no-cube = Auf dieser Karte liegt keiner deiner Steine.
refused-cube-misfit = Diese Karte ändert die Würfel dieser Aktion nicht.
refused-one-cube = Ein Stein je Aktion, und vor dem ersten Würfel.
refused-wrong-colour = Der Würfel hat die falsche Farbe.
refused-group-full = Die Gruppe hat schon alle Würfel.
refused-group-small = Die Gruppe reicht noch nicht. Nimm noch einen Würfel.
refused-no-citizen-there = Dort ist keiner deiner Bürger.
refused-protected = Der Bürger, der weichen müsste, ist geschützt.
refused-too-many-times = Das ist mehr, als Würfel oder Bezahlung erlauben.
refused-all-activations = An diesem Tisch muss alles genutzt werden.
refused-building = Dieses Gebäude nennt die Karte nicht.
refused-no-flag = Dieses Ereignis hat keine freie Fahne.
refused-must-place = Die Steine müssen gelegt werden. Wähle ein Ereignis.

## Options

option-row-insert-player = In eine Reihe eintreten
option-row-insert-player-text = Wo tritt ein Bürger in eine Reihe mit Lücke ein?
option-row-insert-player-first-empty-else-push = die linke Lücke
option-row-insert-player-always-left-push = immer von links
option-row-insert-event = Graue Bürger der Ereignisse
option-row-insert-event-text = Wo tritt ein grauer Bürger in eine Reihe mit Lücke ein?
option-row-insert-event-left-push = von links
option-row-insert-event-first-empty-else-push = die linke Lücke
option-black-dice-cap = Grenze der schwarzen Würfel
option-black-dice-cap-text = Werden mehr schwarze Würfel geworfen, als in der Schachtel sind?
option-black-dice-cap-0 = keine Grenze
option-black-dice-cap-6 = sechs
option-neutral-cubes-rank = Graue Steine zählen
option-neutral-cubes-rank-text = Wetteifern graue Steine um die Plätze auf einem Ereignis?
option-cubes-stay-when-tradesman-moves = Steine bleiben
option-cubes-stay-when-tradesman-moves-text = Bleiben deine Steine auf einer Karte, wenn dein Meister geht?
option-influence-allowed-before-pass = Einfluss vor dem Passen
option-influence-allowed-before-pass-text = Darf vor dem Passen Einfluss ausgegeben werden?
option-activation-may-be-partial = Weniger nutzen
option-activation-may-be-partial-text = Darf eine Karte seltener genutzt werden, als die Würfel erlauben?
option-protection-covers-neutral = Auch Grau ist geschützt
option-protection-covers-neutral-text = Schützt ein liegender grauer Bürger die grauen dieses Gebäudes?
option-solo-leroy-cathedral-penalty = Leere Ebenen von Le Roy
option-solo-leroy-cathedral-penalty-text = Verliert Le Roy Punkte für Ebenen ohne seinen Stein?
option-bonus-cards = Zusatzkarten
option-bonus-cards-text = Mit Bäcker, Prior, Bankett und Widerstand spielen?
option-open-victory-points = Offene Siegpunkte
option-open-victory-points-text = Dürfen alle die gesammelten Siegpunkte sehen?

## Where the points come from

breakdown-start = Zu Beginn
breakdown-cathedral = Kathedrale
breakdown-events = Abgewehrte Ereignisse
breakdown-activities = Tätigkeitskarten
breakdown-leroy = Züge von Le Roy
breakdown-losses = Verloren
breakdown-events-in-queue = Steine auf Ereignissen am Ende
breakdown-tradesmen = Meister
breakdown-cathedral-levels = Ebenen ohne eigenen Stein
breakdown-characters = Persönlichkeiten
breakdown-points = Siegpunkte
breakdown-leroy-points = Le Roy
breakdown-difference = Unterschied
breakdown-leroy-lines = Le Roys Punkte
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
    }: { $points }
breakdown-leroy-characters = Le Roys Persönlichkeiten
breakdown-verdict = Ergebnis
breakdown-verdict-item = { $verdict }
verdict-defeat = Niederlage: Le Roy behält seine Stadt.
verdict-poor = Ein knapper Sieg.
verdict-average = Ein ordentlicher Sieg.
verdict-good = Ein guter Sieg.
verdict-very-good = Ein sehr guter Sieg.
verdict-masterful = Ein meisterhafter Sieg!

## How sure each part of the box is

confidence-counts = Das Material. Steine, Denare und Punkte gehen nie aus.
confidence-setup = Womit alle beginnen, je nach Personenzahl.
confidence-setup-neutral-2p = Zu zweit: zwei graue Bürger je Gebäude sind wahrscheinlich, die Felder geraten.
confidence-economy = Einkommen, Würfelpreise, Strafen, Passen.
confidence-agriculture = Der Teiler der Landwirtschaft ist wahrscheinlich.
confidence-influence = Die drei Verwendungen von Einfluss.
confidence-buildings-palace = Sechs nummerierte Felder.
confidence-buildings-bishopric = Das Schieben ist sicher, drei Reihen zu je zwei Feldern sind wahrscheinlich.
confidence-buildings-city-hall = Das Schieben ist sicher, zwei Reihen zu je drei Feldern sind wahrscheinlich.
confidence-cathedral = Ebenen, Felder, Belohnungen und Strafe am Ende.
confidence-scoring = Schlusswertung.
confidence-activity = Die Wirkungen sind meist sicher; Kosten, Felder und die meisten Teiler haben wir erschlossen. Auf dem Brett stehen Punkte unter solchen Zahlen.
confidence-marauding = Ein schwarzer Würfel ist sicher; welche Würfel die Plünderung bekämpfen, haben wir erschlossen.
confidence-event = Die Wirkungen sind meist sicher; Fahnen, Teiler und Punkte haben wir erschlossen. Auf dem Brett stehen Punkte unter solchen Zahlen.
confidence-character = Was jede Persönlichkeit zählt.
confidence-solo = Die Tabelle von Le Roy ist sicher; manche Punkte und seine Reihenfolge der Felder haben wir erschlossen.
confidence-rulings = Was die Regel offenlässt. Jeder Punkt ist am Tisch umschaltbar.

## What each piece is

piece-die = Würfel von { $seat }: { $colour } { $value }
piece-die-grey = Neutraler Würfel: { $colour } { $value }
piece-pledged = Gegen die schwarzen Würfel: { $colour } { $value }
piece-round = Runde { $round } von { $rounds }
piece-citizen = Bürger von { $seat }: { $space }
piece-citizen-grey = Neutraler Bürger: { $space }
piece-lying = Ein Bürger von { $seat } liegt hier: { $building }; die anderen dort sind geschützt.
piece-lying-grey = Ein neutraler Bürger liegt hier: { $building }.
piece-stone = Stein von { $seat }: Ebene { $level }, Feld { $number }
piece-stone-grey = Neutraler Stein: Ebene { $level }, Feld { $number }
piece-grey = Neutrales Viertel; graue Bürger übrig: { $supply }
piece-leroy = Viertel von Le Roy; Bürger übrig: { $supply }
piece-group = Genommene Würfel: { $dice }, Summe { $total }, Kosten { $deniers }
piece-black = Schwarzer Würfel { $value }: Nach jetzigem Stand muss { $seat } ihn abwehren.
piece-black-leroy = Schwarzer Würfel { $value }: Nach jetzigem Stand entfernt ihn Le Roy.
piece-strength = Deine Würfel zählen { $total } von { $need }; rote zählen doppelt.
piece-event = { $card }: schwarze Würfel jede Runde { $dice }. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-citizen = { $card }: Jede Runde kommt ein grauer Bürger ({ $building }) und vertreibt vielleicht einen anderen. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-lose = { $card }: Jede Runde verlieren alle { $deniers } Denare und { $influence } Einfluss. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-pay = { $card }: Jede Runde zahlen alle { $deniers } je eigenem Bürger ({ $building }). Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-support = { $card }: Jede Runde graue Steine auf Ereignisse links davon, bis zu { $events }. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-remove = { $card }: Jede Runde verlässt der höchste Stein die Kathedrale. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-event-add = { $card }: Jede Runde kommt ein grauer Stein auf das niedrigste freie Feld der Kathedrale. Teiler { $divisor }, Fahnen { $flags }, Steine { $cubes }
piece-under-way = Im Gange: { $activity }, noch { $left }
piece-under-way-citizen = Im Gange: ein Bürger zieht in ein Gebäude ein
piece-settling = Jede Runde gibt ein stehender Bürger einen Würfel seines Gebäudes und kostet den Lohn.
piece-queue = Hier kommen jede Runde zwei neue Ereignisse hinzu.
piece-activity = { $activity }: wirkt sofort. Ein Meister kostet { $cost }, Teiler { $divisor }
piece-activity-delayed = { $activity }: gibt Steine, die später Würfel ändern. Ein Meister kostet { $cost }, Teiler { $divisor }
piece-seat = { $seat }: Denare { $deniers }, Einfluss { $influence }, Bürger im Vorrat { $supply }, gewonnene Ereignisse { $events }
piece-building = { $building }: Würfelfarbe { $colour }. Ein Bürger kostet hier jede Runde { $deniers } Lohn.
piece-level-missing = Ebene { $level } ohne deinen Stein kostet am Ende { $points }.
piece-phase-settle = Die ersten Bürger werden gesetzt.
piece-phase-black = Schwarze Würfel werden abgewehrt.
piece-phase-actions = Züge: je eine Aktion.
piece-phase-leroy = Le Roy ist am Zug.
piece-phase-over = Das Ende: Alles wird gezählt.
piece-pool = Schwarze Würfel zu Beginn der nächsten Runde, wenn kein Ereignis verschwindet: { $dice }
piece-prices = Ein fremder Würfel kostet einzeln { $price1 }, in einer Zweiergruppe je { $price2 }, in einer Dreiergruppe je { $price3 }.
piece-spending = Einfluss: { $reroll } wirft einen eigenen Würfel neu, { $flip } dreht bis zu drei um.
piece-difference = Bisher: du { $own }, Le Roy { $his }.
piece-character-citizens = { $character }: stehende Bürger. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-character-cubes = { $character }: Steine an der Kathedrale. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-character-deniers = { $character }: Denare. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-character-influence = { $character }: Einfluss. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-character-tradesmen = { $character }: Meister auf Karten. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-character-events = { $character }: gewonnene Ereignisse. Die drei Stufen bringen { $first }, { $second } und { $third } Punkte.
piece-leroy-scores = { $sums }: Le Roy erhält { $points } Punkte und gibt { $dice } Würfel aus, einen kauft er dir für { $deniers } ab.
piece-leroy-citizen = { $sums }: Le Roy setzt einen Bürger und vertreibt deinen, wenn er kann; Würfel { $dice }.
piece-leroy-event = { $sums }: Le Roy füllt die Fahnen des Ereignisses ganz rechts, je ein Würfel.
piece-leroy-tradesman = { $sums }: Le Roy setzt einen Meister auf das beste Feld; Würfel { $dice }.
piece-leroy-builds = { $sums }: Le Roy baut an der Kathedrale, Steine { $cubes }; Würfel { $dice }.
piece-leroy-character = { $sums }: Beide werten die oberste Persönlichkeit, sie scheidet aus; Würfel { $dice }.

## How to play

howto-1-title = Worum es geht
howto-1-text = Deine Bürger in drei Gebäuden bringen dir Würfel. Mit ihnen baust, kämpfst, handelst und ackerst du. Die meisten Siegpunkte gewinnen.
howto-2-title = Eine Runde
howto-2-text = Du erhältst Geld, zahlst Löhne und würfelst für jeden stehenden Bürger mit einem Würfel. Zwei Ereignisse kommen, alle wirken, dann seid ihr reihum am Zug, bis keine Würfel mehr da sind oder alle gepasst haben.
howto-3-title = Schwarze Würfel
howto-3-text = Militärische Ereignisse bringen schwarze Würfel. Reihum wehrt ihr den höchsten mit eigenen Würfeln ab; rote zählen doppelt. Jeder bringt Einfluss, jeder nicht abgewehrte kostet Punkte.
howto-4-title = Würfelgruppen
howto-4-text = Eine Aktion nutzt ein bis drei Würfel einer Farbe aus beliebigen Vierteln. Fremde kosten je 2, 4 oder 6, je nach Größe der Gruppe. Niemand kann ablehnen.
howto-5-title = Tätigkeiten
howto-5-text = Beim ersten Mal zahlst du die Kosten und setzt einen Bürger darauf. Die Summe geteilt durch die Zahl der Karte sagt, wie oft sie wirkt. Karten mit Sanduhr geben Steine, die später Würfel ändern.
howto-6-title = Die Kathedrale
howto-6-text = Jeder weiße Würfel legt einen Stein auf seine Zahl. Das bringt einen Punkt und Einfluss. Am Ende kostet jede Ebene ohne deinen Stein zwei Punkte.
howto-7-title = Ereignisse bekämpfen
howto-7-text = Würfel in der Farbe des Ereignisses legen Steine auf seine Fahnen, jeder bringt einen Einfluss. Sind alle voll, punkten die zwei mit den meisten Steinen.
howto-8-title = Bürger
howto-8-text = Ein Würfel setzt einen Bürger in ein Gebäude und verdrängt vielleicht einen anderen. Wer auf einem Gebäude liegt, schützt dort für diese Runde seine Farbe.
howto-9-title = Einfluss
howto-9-text = Vor einer Aktion darfst du einen eigenen Würfel neu werfen, einen Bürger anwerben oder bis zu drei eigene Würfel umdrehen.
howto-10-title = Das Ende
howto-10-text = Alle halten eine geheime Persönlichkeit. Am Ende zählt jede für alle; achte also darauf, wonach die anderen streben.
