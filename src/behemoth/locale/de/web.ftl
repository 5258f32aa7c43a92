# Sätze der Web-App: Seiten, Leiste, Einstellungen. Was die Spiele über sich selbst sagen, steht woanders.

# --- überall
web-home = Zur Startseite
web-menu = Menü
web-skip = Zum Inhalt
web-loading = Einen Moment …
web-load-failed = Diese Seite ließ sich nicht laden. Besteht eine Verbindung?
web-again = Noch einmal
web-close = Schließen
web-no = Abbrechen
web-fault = Das hat nicht geklappt, und es liegt an uns. Bitte versuch es noch einmal.
web-offline-call = Der Tisch ist nicht erreichbar. Prüfe deine Verbindung; verloren ist nichts.
web-learn = Lernen
web-rules = Regeln
web-settings = Einstellungen
web-mute = Ton aus
web-other-language = This page in English
web-sound-on = Ton an
web-sound-off = Ton aus

web-title-new = Neues Spiel
web-title-join = Einladung
web-title-table = Tisch
web-title-watch = Zuschauen
web-title-replay = Nachspielen
web-title-learn = Lernen
web-title-lesson = Lektion
web-title-rules = Regeln
web-title-settings = Einstellungen
web-title-lost = Nicht gefunden

# --- die Startseite
web-hero = Zwei Spiele, ein Tisch
web-hero-many = Viele Spiele, ein Tisch
web-hero-text = Gleich losspielen, allein oder mit Freunden. Ohne Konto, ohne Installation.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Fahren, drehen, schießen: Zerstöre den gegnerischen Kommandopanzer oder bring deinen durch die Linien. Ohne Würfel, ohne Glück.
web-about-monster-combat = Schwerter, Schilde und fiese Ereignisse: jeder gegen jeden, oder gemeinsam gegen zehn Monster.
web-players-tank-chess = 2 Spieler
web-players-monster-combat = 2 bis 7 Spieler
web-time-tank-chess = 20 bis 60 Minuten
web-time-monster-combat = 5 bis 30 Minuten
web-play-bot = Gegen den Computer
web-play-friends = Mit Freunden
web-play-here = An einem Gerät
web-rules-of = So wird gespielt
web-starting = Der Tisch wird eröffnet …
web-watch = Zuschauen
web-watch-text = Jemand hat dir einen Link geschickt? Füge ihn hier ein.
web-watch-link = Link oder Name eines Tisches
web-watch-go = Zuschauen
web-watch-unclear = Das sieht nicht nach einem Link zu einem Tisch aus.
web-replay = Nachspielen
web-replay-text = Sieh dir ein Spiel Zug für Zug an: aus einer Spieldatei oder nach dem Ende einer Partie.
web-replay-open = Spiel öffnen
web-rules-text = Jedes Spiel auf einer Seite, mit Bildern. Fünf Minuten, dann kannst du spielen.
web-rules-open = Regeln lesen
web-continue = Weiterspielen
web-forget = Diese Partie { $game } von der Liste nehmen
web-show-all = Alle { $count } zeigen
web-your-turn = Du bist dran
web-seat-open = freier Platz

# --- ein neues Spiel
web-new = Neues Spiel
web-which-game = Welches Spiel?
web-with-whom = Mit wem?
web-with-bot = Computer
web-with-bot-text = geht gleich los
web-with-friends = Freunde
web-with-friends-text = per Link oder QR-Code
web-with-here = An einem Gerät
web-with-here-text = zum Herumreichen
web-watch-bots = Bots zusehen
web-with-watch = Nur Bots
web-with-watch-text = nur zum Zusehen
web-choose-more = Bots, Uhr, Optionen wählen …
web-players-count = { $count } Spieler
web-players-range = { $least } bis { $most } Spieler
web-scheme = Aufstellung
web-scheme-pieces = { $count } je Seite
web-scheme-monsters = mit Monstern
web-scheme-unofficial = mit inoffiziellen Fahrzeugen
web-scheme-own = von uns, nicht offiziell
web-variant = Variante
web-variant-versus = Jeder gegen jeden
web-variant-versus-text = Wer als Letzter noch ein Herz hat, gewinnt.
web-variant-coop = Gemeinsam
web-variant-coop-text = Besiegt zehn Monster, bevor sie euch besiegen.
web-difficulty = Regeln
web-preset-classic = Klassisch
web-preset-fresh-hand = Neue Hand
web-preset-secret-lightning = Geheimer Blitz
web-preset-quick = Schnell
web-preset-gentle = Sanft
web-preset-hard = Hart
web-preset-grim = Grimmig
web-player-count = Spieler
web-your-side = Du spielst
web-white = Weiß
web-black = Schwarz
web-any-side = Zufall
web-my-name = Dein Name
web-host = Gastgeber
web-guest = Gast
web-player = Spieler { $number }
web-seats = Plätze
web-seat-invited = bekommt eine Einladung
web-seat-bot = Computer
web-strength = Stärke
web-bot-level = Stufe { $level }
web-bot-level-of = Stufe { $level }: { $name }
web-bot-promise = { $seconds ->
    [0] entscheidet in weniger als einer Sekunde
    [one] denkt höchstens eine Sekunde nach
   *[other] denkt höchstens { $seconds } Sekunden nach
  }
web-seat-bot-level = Computer, Stufe { $level }
web-understood = Verstanden
web-engine-steps = { $done } von { $of } Schritten
web-engine-ready = Die Engine ist fertig: Bots, Tipps und Analysen haben jetzt ihre volle Stärke.
web-offline-note = Keine Verbindung zum Tisch. Regeln lesen und dich umsehen geht, gespielt wird später.
web-hints = Tipps
web-hints-text = Frage jederzeit nach einem guten Zug.
web-hints-friends = Alle dürfen nach einem guten Zug fragen, und alle sehen, dass es erlaubt ist.
web-coach = Trainer
web-coach-text = Er sagt dir während deines Zuges, was passieren könnte: wer als Nächstes wen zerstören oder treffen kann.
web-coach-friends = Alle erfahren, was als Nächstes passieren könnte, und alle sehen, dass es erlaubt ist.
web-coach-setting = Sagt dir während deines Zuges, was passieren könnte, wenn es am Tisch einen Trainer gibt.
web-name-of = Name von { $seat }
web-who-sits = Wer spielt { $seat }?
web-kind-person = Mensch
web-kind-open = Einladung
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-countdown = { $minutes } Minuten für jeden
web-clock-countdown-plus = { $minutes } Minuten + { $seconds } Sekunden je Zug
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
web-rule-options = Regeloptionen
web-start = Los
web-make-table = Tisch eröffnen und einladen
web-option-repetition = Wiederholung
web-option-quiet_moves = Ruhige Züge
web-option-throw_own = Eigene Panzer werfen
web-option-fall_choice = Wohin ein Monster fällt
web-option-goal = Ziel (inoffiziell)
web-option-remote_mines = Fernzündminen je Seite (inoffiziell)
web-choice-goal-standard = Kommandopanzer
web-choice-goal-standard-text = Zerstöre den gegnerischen Kommandopanzer oder fahre mit deinem eigenen vom Brett. Das ist das Ziel des Verlags.
web-choice-goal-flag = Flagge erobern
web-choice-goal-flag-text = Beende eine Bewegung auf der gegnerischen Flagge, und du gewinnst. Auch wer den Kommandopanzer zerstört, gewinnt; niemand verlässt das Brett.
web-choice-goal-carry = Flagge heimbringen
web-choice-goal-carry-text = Nimm die gegnerische Flagge auf und bringe sie auf deine eigene Grundreihe. Wer mit ihr zerstört wird, verliert sie.
web-choice-goal-last_tank = der letzte Panzer
web-choice-goal-last_tank-text = Wer keine Figur mehr hat, verliert. Es gibt weder CHECK noch ESCAPE.
web-scheme-mines = { $count ->
    [one] eine Fernzündmine
   *[other] { $count } Fernzündminen
}
web-option-trigger_count = Auslöser-Karten
web-option-starter = Wer beginnt
web-option-x2_shields = Schilde gegen ×2
web-option-hearts = Herzen
web-option-hand_limit = Handkarten
web-option-reverse_ends_turn = Richtungswechsel beendet den Zug
web-option-discard_redraw = Karten nach Verlust der Hand
web-option-open_hands = Offene Hände
web-option-turn_cap = Längstes Spiel
web-option-turn_cap_v1 = Nach dem letzten Zug
web-option-trigger_on_any_draw = Jeder Auslöser zählt
web-option-lightning_secret = Geheimer Blitz
web-option-immune_counts_as_shield = Immunität zählt als Schild
web-option-immunity_scope = Immunität
web-option-attack_target = Monster greifen an
web-option-v2_immunity = Immunität hält
web-option-sleep = Monster schlafen
web-option-carry_over = Überzählige Treffer gehen weiter
web-choice-fall_choice-owner = sein Besitzer bestimmt
web-choice-fall_choice-killer = wer es besiegt hat, bestimmt
web-choice-starter-random = durch Zufall
web-choice-starter-first = der erste Platz
web-choice-x2_shields-one = ein Schild genügt
web-choice-x2_shields-one_per_heart = einer für jedes Herz
web-choice-turn_cap_v1-drawn = alle Übrigen teilen den Sieg
web-choice-turn_cap_v1-most_hearts = die meisten Herzen gewinnen
web-choice-immunity_scope-all = gegen alles
web-choice-immunity_scope-attacks = gegen Angriffe
web-choice-attack_target-active = wer am Zug ist
web-choice-attack_target-all = alle
web-choice-v2_immunity-literal = bis der nächste Zug beginnt
web-choice-v2_immunity-through_next_turn = noch durch den nächsten Zug
web-choice-sleep-caster_round = eine Runde lang
web-choice-sleep-next_turn = einen Zug lang
web-choice-sleep-n_turns = einen Zug je Spieler

# --- Einladungen
web-lobby = Lade deine Freunde ein
web-lobby-text = { $count ->
    [one] Ein Platz ist frei. Schick den Link oder lass den Code scannen.
   *[other] { $count } Plätze sind frei. Jeder hat einen eigenen Link; schick jeden an eine Person.
  }
web-lobby-wait = Gleich geht es los
web-lobby-wait-text = Das Spiel beginnt von selbst, sobald alle da sind.
web-lobby-foot = Wer einen Link hat, kann sich auf den Platz setzen; schick ihn also nur denen, die du meinst. Das Spiel beginnt von selbst.
web-seat-free = Freier Platz { $number }
web-seat-here = ist da
web-seat-away = nicht da
web-seat-you = du
web-seat-stood-in = ein Bot springt ein
web-copy-link = Link kopieren
web-copied = Kopiert.
web-copy-failed = Bitte kopiere das selbst: { $text }
web-qr = QR-Code der Einladung
web-share-invite = Einladung schicken
web-invite-title = Spiel mit mir { $game }
web-join = Eine Einladung
web-join-by = { $name } lädt dich ein
web-join-text = Bei einer Partie { $game } ist ein Platz für dich frei. Ein Konto brauchst du nicht.
web-join-already = Du hast an diesem Tisch schon einen Platz.
web-join-incomplete = Ein Teil des Links fehlt. Lass ihn dir noch einmal schicken, oder schau zu.
web-sit-down = Hinsetzen
web-to-table = Zum Tisch
web-only-watch = Nur zuschauen

# --- der Tisch
web-loading-table = Zum Tisch …
web-no-table = Diesen Tisch gibt es nicht
web-lost-connection = Keine Verbindung.
web-lost-connection-text = Verloren ist nichts. Es geht von selbst weiter, sobald der Tisch antwortet.
web-panel = Spieler und Verlauf
web-sheet-open = Verlauf und Aktionen zeigen
web-sheet-close = Verlauf und Aktionen verbergen
web-players = Spieler
web-to-act = am Zug
web-won = gewonnen
web-clock-of = Zeit von { $name }
web-waiting = Es fehlen noch Spieler
web-paused = Das Spiel ist unterbrochen
web-paused-text = Keine Uhr läuft, und niemand kann ziehen. Weiter geht es, wenn jemand auf Weiterspielen drückt.
web-sending = Wird gesendet …
web-turn-of = { $count ->
    [one] { $name } ist am Zug
   *[other] { $name } entscheiden
  }
web-thinking = { $count ->
    [one] { $name } überlegt
   *[other] { $name } überlegen
  }
web-bot-busy = { $count ->
    [one] { $name } ist an anderen Tischen beschäftigt und zieht bald
   *[other] { $name } sind an anderen Tischen beschäftigt und ziehen bald
  }
web-turn-away = { $count ->
    [one] { $name } ist gerade nicht da. Das Spiel wartet; du kannst die Seite schließen und wiederkommen.
   *[other] { $name } sind gerade nicht da. Das Spiel wartet; du kannst die Seite schließen und wiederkommen.
  }
web-thinks = überlegt
web-hint = Zeig mir einen guten Zug
web-hint-short = Tipp
web-hint-thinking = Suche einen guten Zug …
web-hints-on = Tipps sind erlaubt
web-coach-on = Der Trainer ist dabei
web-you-watch = Du schaust zu.
web-what-happened = Was geschehen ist
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-moves = Züge
web-moves-empty = Noch kein Zug.
web-result-you-won = Du hast gewonnen!
web-result-won = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
  }
web-result-all-won = Ihr habt gemeinsam gewonnen!
web-result-all-lost = Die Monster haben gewonnen
web-result-drawn = Unentschieden
web-doings = Die Partie
web-draw = Unentschieden anbieten
web-takeback = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Möchtest du aufgeben?
web-resign-for = Gibt { $name } auf?
web-more-time = Mehr Zeit
web-stand = Bot für mich
web-stand-sure = Soll ein Bot für dich spielen?
web-stand-text = Er entscheidet ab sofort für dich, bis du auf »Ich bin zurück« drückst. Was er gespielt hat, gilt.
web-stand-clock = Er entscheidet ab sofort für dich, bis du auf »Ich bin zurück« drückst. Was er gespielt hat, gilt, und deine Uhr läuft weiter.
web-stand-yes = Lass ihn spielen
web-stand-back = Ich bin zurück
web-stood-in = Ein Bot spielt für dich, bis du zurück bist.
web-share-watch = Link zum Zuschauen
web-watch-title = Schau uns bei { $game } zu
web-rematch = Revanche
web-watch-rematch = Bei der Revanche zuschauen
web-moving-picture-drawn = Wird gezeichnet …
web-moving-picture = Bewegtes Bild
web-export = Spieldatei
web-verify = Nachprüfen
web-verify-title = Nachgeprüft
web-verify-fits = Der Startwert passt: Diesem Browser wurde die Prüfsumme { $commitment } bei Eintrag { $version } der Partie genannt, und er hat sie soeben aus dem Startwert berechnet.
web-verify-differs = Der Startwert passt NICHT: Diesem Browser wurde die Prüfsumme { $commitment } genannt, und der Startwert ergibt eine andere.
web-verify-not-told = Dieser Browser war nicht dabei, als die Partie lief, und kann nicht sagen, was zu Beginn genannt wurde. Vergleiche mit dem, was ein anderer behalten hat: { $commitment }
web-verify-cannot = Dieser Browser rechnet auf einer Seite ohne https nicht. Zu Beginn wurde ihm { $commitment } genannt; vergleiche es unten oder mit dem Befehl.
web-verify-yourself = Wer uns nicht beim Wort nehmen will: Spieldatei herunterladen und behemoth verify DATEI --commitment { $commitment } ausführen.
web-accept = Annehmen
web-decline = Ablehnen
web-take-back-offer = Zurückziehen
web-offer-draw = { $name } bietet Unentschieden an.
web-offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
web-offer-pause = { $name } möchte eine Pause.
web-offer-rematch = { $name } möchte eine Revanche.
web-offered-draw = Du hast Unentschieden angeboten.
web-offered-takeback = Du hast um Rücknahme gebeten.
web-offered-pause = Du hast um eine Pause gebeten.
web-offered-rematch = Du hast um Revanche gebeten.
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-text = Jetzt sollte sonst niemand hinsehen.
web-curtain-take = Ich bin { $name }
web-curtain-wait = Einen Moment …

# --- nachspielen
web-replay-of = { $game } nachspielen
web-replay-start = Der Anfang.
web-replay-drop = Spieldatei hier ablegen
web-replay-pick = Datei wählen
web-replay-paste = Oder ihren Text einfügen
web-replay-other = Anderes Spiel
web-first = Zum Anfang
web-previous = Einen zurück
web-next = Einen weiter
web-last = Zum Ende
web-run = Abspielen
web-stop = Anhalten
web-space = Leertaste
web-moment = Stelle im Spiel
web-moment-of = { $index } von { $last }
web-share-move = Link zu diesem Zug
web-eyes = Wessen Hand
web-eyes-all = Alle Hände
web-eyes-public = Keine

web-analysis = Auswertung
web-analysis-start = Diese Partie auswerten
web-analysis-text = Wie jede Stellung steht, wie es am besten weiterginge, und wo die Partie kippte.
web-analysis-weak = Wie jede Stellung steht, auf einen Blick. Mit installierter Engine ginge der Blick viel tiefer.
web-analysis-running = Die Partie wird ausgewertet.
web-analysis-done = { $count ->
    [0] Ausgewertet. Die Partie ist nirgends gekippt.
    [one] Ausgewertet. Ein Zug hat die Partie verändert.
   *[other] Ausgewertet. { $count } Züge haben die Partie verändert.
  }
web-analysis-cancelled = Abgebrochen.
web-analysis-failed = Die Auswertung hat nicht geklappt.
web-analysis-stop = Abbrechen
web-analysis-again = Noch einmal auswerten
web-analysis-graph = Der Verlauf der Partie: über der Mitte steht Weiß besser, darunter Schwarz. { $count ->
    [one] Ein Zug ist markiert.
   *[other] { $count } Züge sind markiert.
  }
web-analysis-move = Zug
web-analysis-score = Wertung
web-analysis-best-move = Danach am besten
web-analysis-best = Am besten:
web-analysis-over = zu Ende
web-analysis-mistake = Fehler
web-analysis-blunder = grober Fehler
web-analysis-unknown = Noch nicht ausgewertet
web-analysis-stands = { $much ->
    [even] Ausgeglichen
    [little] { $side ->
        [white] Weiß steht etwas besser
       *[black] Schwarz steht etwas besser
      }
    [clear] { $side ->
        [white] Weiß steht besser
       *[black] Schwarz steht besser
      }
    [winning] { $side ->
        [white] Weiß steht auf Gewinn
       *[black] Schwarz steht auf Gewinn
      }
   *[wins] { $side ->
        [white] Weiß gewinnt erzwungen
       *[black] Schwarz gewinnt erzwungen
      }
  }

# --- Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-full = An
web-motion-none = Aus
web-board-style = Brett von Tank Chess
web-board-style-map = Landkarte
web-board-style-snow = Schnee
web-board-style-sand = Sand
web-board-style-meadow = Wiese
web-piece-style = Figuren
web-piece-style-tanks = Panzer
web-piece-style-counters = Große Zeichen
web-turn-board = Brett mitdrehen
web-turn-board-text = An einem Gerät: Bei Tank Chess sitzt unten, wer am Zug ist.
web-sound = Ton
web-sound-key = Die Taste M schaltet ihn überall um.
web-volume = Lautstärke
web-confirm = Züge bestätigen
web-confirm-text = Ein Zug gilt erst, wenn du den Knopf drückst.
web-settings-where = Deine Einstellungen bleiben in diesem Browser.

# --- nicht gefunden
web-lost = Hier liegt nur ein Wrack
web-lost-text = Unter { $address } gibt es keine Seite.

# --- Regeln
web-rules-of-tank-chess = Panzer auf der Karte: Ziel, Züge, Panzerung, Gelände, Monster
web-rules-of-monster-combat = Karten und Monster: dein Zug, Ereignisse, Schilde, gemeinsam
web-chapters = Kapitel
web-try = Gegen den Computer ausprobieren
web-keys = Tasten
web-key-m = Ton an und aus
web-key-tab = vom einen zum nächsten
web-key-arrows = über das Brett, durch die Hand, durch ein Spiel
web-key-enter = wählen, bestätigen
web-key-esc = zurücknehmen, was noch nicht bestätigt ist
web-front = Front
web-side = Seite
web-rear = Heck
web-armour-picture = Ein Panzer und drei Schüsse: auf die Front, die Seite und das Heck
web-kinds = Die Panzer und ihre Werte
web-kind = Panzer
web-speed = Schritte
web-armour = Panzerung Front / Seite / Heck
web-gun = Waffe
web-unofficial = inoffiziell
web-unofficial-note = Inoffiziell heißt: Der Verlag hat das Fahrzeug benannt, aber seine Werte kennen wir nicht; diese sind von uns.
web-rules-numbered = Alle Regeln nach Nummern
web-rules-numbered-text = Lehnt der Tisch etwas ab, nennt er die Regel. Hier stehen sie alle.
web-rules-search = In den Regeln suchen
web-rules-all = Alle Regeln
web-rules-found =
  { $count ->
    [0] Das steht in keiner Regel
    [one] Eine Regel
   *[other] { $count } Regeln
  }
web-diagram-show = Zeigen
web-diagram-play = Abspielen
web-diagram-again = Noch einmal
web-diagram-try = Selbst probieren

web-rules-tank-chess-goal = Das Ziel
web-rules-tank-chess-goal-text =
    Zerstöre den gegnerischen Kommandopanzer, oder fahre mit deinem über den gegnerischen Rand vom Brett. Beides gewinnt sofort.
    Weiß beginnt, dann geht es abwechselnd. Du musst genau einen deiner Panzer bewegen; Passen gibt es nicht.
web-rules-tank-chess-turn = Ein Zug
web-rules-tank-chess-turn-text =
    Ein Schritt ist ein Feld vorwärts oder eine Drehung um 45° auf der Stelle. Ein Panzer macht so viele Schritte, wie er schnell ist, in beliebiger Reihenfolge, und darf früher anhalten.
    Oder er setzt stattdessen zurück: genau ein Feld gerade nach hinten, sonst nichts.
    Gefahren wird nur auf leere Felder. Schräg zwischen zwei besetzten Feldern hindurch ist erlaubt.
web-rules-tank-chess-fire = Schießen
web-rules-tank-chess-fire-text =
    Nach der Bewegung darf derselbe Panzer einmal schießen. Die meisten Waffen schießen geradeaus und 45° nach beiden Seiten. Der Jagdpanzer hat keinen Turm und schießt nur geradeaus, der Mörser ebenso.
    Das Ziel muss mindestens zwei Felder entfernt sein, und nichts darf dazwischenstehen. Der Mörser schießt über alles hinweg, auf genau 3, 4 oder 5 Felder: Wo Mörser sind, ist kein Feld sicher.
web-rules-tank-chess-armour = Waffe gegen Panzerung
web-rules-tank-chess-armour-text =
    Ein Schuss zerstört, wenn die Waffe größer ist als die Panzerung, die er trifft. Genau von vorn trifft er die Front, genau von hinten das Heck, von überall sonst die Seite.
    Ein leichter Panzer richtet gegen einen schweren nichts aus, nicht einmal von hinten: Waffe 1 gegen Heck 1. Nimm einen mittleren. Und doch sind alle Panzer gleich viel wert: Gegen Ende zählt das Tempo der leichten mehr als Waffen und Panzerung.
web-rules-tank-chess-wrecks = Wracks
web-rules-tank-chess-wrecks-text = Ein zerstörter Panzer bleibt als Wrack liegen. Er versperrt Weg und Schusslinie bis zum Ende: Deckung für beide.
web-rules-tank-chess-check = CHECK und ESCAPE
web-rules-tank-chess-check-text =
    CHECK heißt: Im nächsten Zug könnte dein Kommandopanzer zerstört werden. ESCAPE heißt: Im nächsten Zug könnte der gegnerische das Brett verlassen. Der Tisch sagt beides an.
    Niemand muss darauf reagieren. Aber du solltest.
web-rules-tank-chess-ground = Das Gelände
web-rules-tank-chess-ground-text =
    Hohe Hindernisse halten Panzer und Schüsse auf, niedrige nur Panzer. Was ins Wasser fährt, versinkt und ist weg; nur der Amphibienpanzer kommt hindurch. Durch Hecken kann man fahren, aber nicht schießen. Bäume halten beides auf; schwere Fahrzeuge fällen sie.
    Schlamm beendet die Bewegung. In der Standard-Aufstellung gibt es nur hohe Hindernisse.
web-rules-tank-chess-monster = Das Monster
web-rules-tank-chess-monster-text =
    In manchen Aufstellungen hat jede Seite ein Monster. Es macht zwei Schritte, oder einen nach beliebiger Seite, und zerstampft, worauf es tritt, auch Bäume. Danach darf es mit dem Schwanz auf das Feld hinter sich schlagen und Feuer speien (2 bis 4 Felder) oder den Panzer vor sich werfen.
    Vorn ist es am schwächsten: Panzerung 2 vorn, 3 an der Seite, 4 hinten.
web-rules-tank-chess-end = Unentschieden und Uhr
web-rules-tank-chess-end-text =
    Unentschieden endet ein Spiel durch Einigung, wenn eine Stellung zum dritten Mal entsteht, oder nach 50 Zügen jeder Seite ohne Zerstörung.
    Für das Spiel mit Uhr empfiehlt der Verlag 30 Minuten je Spieler auf 16×16 und 45 auf 20×20.

web-rules-monster-combat-goal = Das Ziel
web-rules-monster-combat-goal-text =
    Es gibt zwei Varianten; in beiden beginnen alle mit drei Herzen und fünf Karten. Jeder gegen jeden: Wer als Letzter noch ein Herz hat, gewinnt.
    Gemeinsam: Besiegt zehn Monster, eines nach dem anderen, bevor ihr alle besiegt seid.
web-rules-monster-combat-turn = Dein Zug
web-rules-monster-combat-turn-text =
    Zieh eine Karte. Zeigt ihre Rückseite Ausrufezeichen, kommt ein Ereignis; spielt ihr gemeinsam, kommt in jedem Zug eines.
    Dann spiel eine Karte oder passe. Am Ende behältst du höchstens sieben Karten; was du ablegst, wirkt nicht. Gespielt wird im Uhrzeigersinn, bis ein Ereignis die Richtung wechselt.
web-rules-monster-combat-cards = Die Karten
web-rules-monster-combat-cards-text = Jeder gegen jeden treffen Schwert, Dieb und Aussetzen den, der in Spielrichtung als Nächster kommt; der Blitz trifft alle anderen. Die Rückseiten sind offen: Alle sehen, wer Auslöser hält und ob die nächste Karte ein Ereignis bringt.
web-rules-monster-combat-events = Ereignisse
web-rules-monster-combat-events-text =
    Alle Herzen zurück. Immun gegen alles bis zu deinem nächsten Zug. Die ganze Hand ablegen. Ein Monster greift dich an. Die Richtung wechselt, und dein Zug ist vorbei.
    Ein Ereignis trifft sofort den, der am Zug ist: Aufbewahren oder weitergeben kann es niemand.
web-rules-monster-combat-shield = Schilde
web-rules-monster-combat-shield-text =
    Wer angegriffen wird, wird gefragt: Schild oder hinnehmen? Einen Schild spielt man nur, um einen Angriff abzuwehren: ein Schwert, deinen Teil eines Blitzes oder ein angreifendes Monster. Gegen Dieb und Aussetzen hilft er nicht.
    Wehren sich alle anderen gegen deinen Blitz, schlägt er auf dich zurück.
web-rules-monster-combat-coop = Gemeinsam
web-rules-monster-combat-coop-text =
    Monster Nummer n hat n Herzen. Ab dem sechsten nehmen sie zwei Herzen auf einmal. Ein Schwert trifft mit 1, ein Blitz mit 2.
    Aussetzen lässt das Monster eine Runde lang schlafen: Es greift nicht an, und Treffer zählen doppelt. Mit einem Dieb ziehst du eine oder zwei Karten vom Stapel.
    Mit der Karte Leben darfst du jedem ein Herz geben. Sie holt auch Besiegte zurück: mit einem Herzen und fünf neuen Karten.
web-rules-monster-combat-end = Das Ende
web-rules-monster-combat-end-text = Jeder gegen jeden endet es sofort, wenn nur noch einer ein Herz hat; gemeinsam, wenn der Endboss besiegt ist oder ihr alle besiegt seid.

# --- über und Datenschutz
web-footer = Über diese Seite
web-title-about = Über das Projekt
web-title-privacy = Datenschutz
web-behemoth-lead = Behemoth ist das digitale Zuhause zweier Tischspiele: Tank Chess und Monster Combat.
web-behemoth-games = Die Spiele
web-behemoth-games-text =
    Beide Spiele gibt es bei einem Verlag als echte Bretter und Karten. Hier wird nach den Regelblättern des Verlags gespielt; wo sie schweigen oder sich widersprechen, haben wir entschieden, und die nummerierten Regeln sagen es dazu.
    Bretter und Fahrzeuge, die nicht vom Verlag sind, sind gekennzeichnet. Alle Zeichnungen hier sind unsere eigenen.
web-behemoth-table = Der Tisch
web-behemoth-table-text =
    Du spielst allein gegen Bots, zusammen an einem Gerät oder mit Freunden per Link. Es gibt kein Konto, keine Werbung und nichts zu kaufen.
    Wer diesen Server betreibt, ist der Gastgeber: jemand aus der Familie, ein Verein oder du selbst.
web-behemoth-made = Woraus es besteht
web-behemoth-made-text =
    Behemoth ist freie Software unter der MIT-Lizenz, geschrieben in Python, mit einer Engine in C++ für die starken Bots.
    Alles, was du siehst, kommt von diesem Server. Von anderswo wird nichts geladen.
web-privacy-lead = Was dieser Tisch aufbewahrt, wie lange, und wer es sieht.
web-privacy-none = Was es nicht gibt
web-privacy-none-text = Kein Konto, kein Passwort, keine E-Mail-Adresse, kein Cookie, keine Werbung, keine Besucherstatistik und nichts von fremden Servern.
web-privacy-table = Was der Tisch aufbewahrt
web-privacy-table-text =
    Von jeder Partie: wie sie aufgesetzt war, die Namen, die sich die Leute gegeben haben, und jeden Zug mit seinem Zeitpunkt. Die geheimen Schlüssel der Plätze liegen nur als Prüfsummen da.
    Kurze Zurufe werden weitergegeben und nicht aufbewahrt. Adressen von Besuchern werden nicht gespeichert, außer der Gastgeber sperrt eine.
web-privacy-kept-for-good = An diesem Tisch bleiben Partien, bis jemand sie löscht.
web-privacy-kept-days = { $days ->
    [one] An diesem Tisch wird eine Partie einen Tag nach ihrem Ende gelöscht.
   *[other] An diesem Tisch wird eine Partie { $days } Tage nach ihrem Ende gelöscht.
  }
web-privacy-seen = Wer es sieht
web-privacy-seen-text =
    Wer den Link zu einer Partie hat, kann zusehen, mit den Namen darin und allem, was offen liegt. Ein Tisch, den du für alle öffnest, steht für alle in der Liste.
    Verdeckte Karten bekommt bis zum Ende der Partie nur, wem sie gehören. Danach kann jeder mit dem Link sie nachspielen.
web-privacy-browser = Was in deinem Browser bleibt
web-privacy-browser-text = Deine Einstellungen, dein Name, die Schlüssel zu deinen Plätzen, deine Karten und was du in Lektionen und Rätseln geschafft hast. Wer diesen Browser benutzt, kann sie auch benutzen. Löschst du die Daten dieser Seite, sind sie weg, und mit ihnen der Weg zurück zu deinen Plätzen.
web-privacy-logs = Was protokolliert wird
web-privacy-logs-text = Nur was schiefgeht: keine Namen, keine Schlüssel, und von einer Adresse höchstens ihr Netz. Eine Liste der Besuche gibt es nicht.
web-privacy-erase = Vergessen werden
web-privacy-erase-text = Eine Partie, die zu Ende ist, kann löschen, wer sie allein gespielt hat. Haben andere mitgespielt, gehören die Züge auch ihnen: Dann gehen dein Name und dein Schlüssel, die Züge bleiben. Sicherungen, die der Gastgeber vorher gemacht hat, enthalten sie weiterhin.
web-privacy-forget = Meine beendeten Partien vergessen
web-privacy-forget-yes = Vergessen
web-privacy-forget-detail = Das gilt für alle Partien, in denen dieser Browser einen Platz hat. Es lässt sich nicht rückgängig machen.
web-privacy-forgotten = Vergessen: { $gone }. Noch im Spiel: { $left }.
web-privacy-operator = Wer verantwortlich ist
web-privacy-operator-text = Wer diesen Server betreibt. Diese Person kann lesen, was er speichert, Adressen sperren und Partien löschen. Weißt du nicht, wer das ist, frag die Person, von der du den Link hast.
