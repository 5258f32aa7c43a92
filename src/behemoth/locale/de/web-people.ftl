# What players say to each other; the faces are told as "Anna smiles".
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-sorry = Entschuldigung!
web-phrase-moment = Einen Moment, bitte.
web-phrase-back = Ich bin wieder da.
web-phrase-your-turn = Du bist dran.
web-phrase-good-game = Schönes Spiel!
web-phrase-once-more = Noch einmal?
web-phrase-i-take-it = Das übernehme ich.
web-phrase-help-me = Hilf mir bitte!
web-phrase-lets-attack = Jetzt angreifen!
web-phrase-save-shields = Hebt eure Schilde auf.
web-phrase-careful = Vorsicht!
web-phrase-you-decide = Entscheide du.
web-phrase-together = Das schaffen wir!
web-phrase-smile = lächelt
web-phrase-wow = staunt
web-phrase-sad = ist traurig
web-phrase-wink = zwinkert
web-phrase-heart = schickt ein Herz
web-phrase-thumb = hebt den Daumen

web-say = Etwas sagen
web-say-team = Gemeinsam
web-say-talk = An alle
web-say-reactions = Gesichter
web-said = { $name }: { $text }
web-said-face = { $name } { $text }.
web-mute-player = Von { $name } nichts mehr hören
web-unmute-player = { $name } wieder hören
web-muted = { $name } ist hier stumm.
web-unmuted = { $name } ist wieder zu hören.
web-phrases = Zurufe der anderen
web-phrases-text = Kurze Sätze aus einer festen Liste; etwas anderes kann niemand schreiben.

# Einladungen.
web-reach-alone = Dieser Tisch hört nur auf diesen Computer
web-reach-alone-text = Der Link und das Bild gelten also nur auf diesem Computer, nicht auf einem anderen. Damit andere mitspielen können, beende den Tisch und starte ihn mit diesem Befehl; das Spiel ist danach noch da:
web-reach-unknown = Du hast diese Seite als »localhost« geöffnet. Für andere gilt der Link, sobald du sie unter dem Namen oder der Adresse öffnest, die dieser Computer in seinem Netz hat.
web-reach-network = Andere erreichen diesen Tisch unter { $address }
web-copy-command = Befehl kopieren
web-join-taken = Dieser Platz ist vergeben
web-join-taken-text = Die Einladung ist schon benutzt. Bitte { $name } um eine neue oder schau zu.
web-join-taken-nobody = Die Einladung ist schon benutzt. Bitte um eine neue oder schau zu.
web-join-over = Dieses Spiel ist zu Ende
web-join-over-text = Du kannst es dir von Anfang bis Ende ansehen.
web-own-board = Ein eigenes Brett
web-join-board = Brett
web-join-cards = Karten
web-join-your-side = Deine Seite
web-join-seat = Dein Platz
web-join-seat-of = { $number } von { $count }
web-join-with = Am Tisch
web-join-clock = Uhr

# Einen Platz auf ein anderes Gerät mitnehmen.
web-title-carry = Hier weiterspielen
web-carry = Woanders weiterspielen
web-carry-title = Auf einem anderen Gerät weiterspielen
web-carry-text = Lies das Bild mit dem anderen Gerät ein oder öffne dort { $address } und tippe diesen Code:
web-carry-code = Code
web-carry-until = Gilt bis { $time } und nur einmal. Danach spielst du dort, und dieses Gerät schaut zu.
web-carry-copy = Link kopieren
web-carry-close = Schließen
web-carry-here = Hier weiterspielen
web-carry-here-text = Tippe den Code, den dein anderes Gerät zeigt. Du findest ihn dort unter »Woanders weiterspielen«.
web-carry-go = Meinen Platz hierher holen
web-carried-away = Du spielst auf einem anderen Gerät weiter; hier schaust du zu.

# Meine Spiele.
web-title-games = Meine Spiele
web-my-games = Meine Spiele
web-title-tables = Offene Tische
web-all-my-games = Alle meine Spiele
web-finished = Beendete Spiele
web-no-games-yet = Noch keines deiner Spiele ist zu Ende.
web-games-where = Dieser Browser merkt sich, welche Spiele deine sind. Ein anderer weiß davon nichts, außer du nimmst ein Spiel dorthin mit.
web-game-forgotten = Der Tisch hat dieses Spiel vergessen.
web-carried-short = auf einem anderen Gerät
web-waits-for-players = wartet auf Mitspieler
web-verdict-won = Gewonnen
web-verdict-lost = Verloren
web-verdict-drawn = Unentschieden
web-verdict-of = { $name } hat gewonnen
web-statistics = Wie es lief
web-statistics-game = Spiel
web-statistics-against = Computer oder Menschen
web-statistics-level = Stufe { $level }
web-statistics-people = Menschen
web-statistics-played = Spiele

# Offene Tische.
web-open-tables = Offene Tische
web-open-tables-text = Hier wartet jemand auf alle, die spielen wollen. Nimm Platz oder öffne selbst einen Tisch.
web-open-tables-none = Gerade wartet niemand. Öffne selbst einen Tisch, dann finden dich andere hier.
web-open-table = Für alle offen
web-open-table-text = Wer diese Seite besucht, darf einen freien Platz nehmen.
web-open-table-make = Tisch öffnen
web-open-table-lobby = Dieser Tisch ist für alle offen: Wer ein Spiel sucht, findet ihn in der Liste der offenen Tische, solange du hier wartest.
web-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
web-join-table = Mitspielen
web-join-table-of = Bei { $name } mitspielen
web-page-back = Neuere
web-page-on = Ältere

# Du bist dran.
web-turn-title = Du bist dran
web-turn-notice = { $game }: Du bist dran
web-turn-against = Mit { $names }
web-notify = Sag mir, wenn ich dran bin
web-notify-text = Mit einer Nachricht des Browsers, solange irgendwo ein Tab oder die installierte App offen ist. Ist alles geschlossen, kann dir niemand Bescheid geben.
web-notify-denied = Der Browser erlaubt dieser Seite keine Nachrichten. Das lässt sich in den Einstellungen des Browsers ändern.
web-notify-insecure = Der Browser zeigt Nachrichten nur von Seiten, die über https oder von diesem Computer kommen.
web-notify-on = Du bekommst Bescheid, wenn du dran bist, solange ein Tab oder die App offen ist.
