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
web-learn = Regeln
web-settings = Einstellungen
web-mute = Ton aus
web-other-language = This page in English
web-sound-on = Ton an
web-sound-off = Ton aus
web-unknown-game = Diese Seite kennt das Spiel »{ $game }« nicht. Lade sie neu, dann ist sie aktuell.

web-title-new = Neues Spiel
web-title-join = Einladung
web-title-table = Tisch
web-title-watch = Zuschauen
web-title-replay = Nachspielen
web-title-learn = Regeln
web-title-settings = Einstellungen
web-title-lost = Nicht gefunden

# --- die Startseite
web-hero = Zwei Spiele, ein Tisch
web-hero-text = Gleich losspielen, allein oder mit Freunden. Ohne Konto, ohne Installation.
web-game-tank-chess = Tank Chess
web-game-monster-combat = Monster Combat
web-about-tank-chess = Fahren, drehen, feuern: Erlege den feindlichen Kommandopanzer oder bring deinen durch die Linien. Ohne Würfel, ohne Glück.
web-about-monster-combat = Schwerter, Schilde und fiese Ereignisse: jeder gegen jeden, oder alle zusammen gegen zehn Monster.
web-players-tank-chess = 2 Spieler
web-players-monster-combat = 2 bis 7 Spieler
web-time-tank-chess = 20 bis 60 Minuten
web-time-monster-combat = 5 bis 30 Minuten
web-play-bot = Gegen den Computer
web-play-friends = Mit Freunden
web-play-here = An einem Gerät
web-rules-of = So wird gespielt
web-choose-more = Brett, Gegner, Uhr wählen …
web-starting = Der Tisch wird gedeckt …
web-watch = Zuschauen
web-watch-text = Jemand hat dir einen Link geschickt? Füge ihn hier ein.
web-watch-link = Link oder Name eines Tisches
web-watch-go = Zuschauen
web-watch-unclear = Das sieht nicht nach einem Link zu einem Tisch aus.
web-replay = Nachspielen
web-replay-text = Sieh dir ein Spiel Zug für Zug an: aus einer Spieldatei oder nach dem Ende einer Partie.
web-replay-open = Spiel öffnen
web-learn-text = Jedes Spiel auf einer Seite, mit Bildern. Fünf Minuten, dann kannst du spielen.
web-learn-open = Regeln lesen
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
web-scheme = Brett
web-scheme-pieces = { $count } je Seite
web-scheme-monsters = mit Monstern
web-scheme-own = von uns
web-variant = Variante
web-variant-versus = Jeder gegen jeden
web-variant-versus-text = Wer als Letzter noch ein Herz hat, gewinnt.
web-variant-coop = Alle zusammen
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
web-any-side = Egal
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
web-hints = Tipps
web-hints-text = Frage jederzeit nach einem guten Zug.
web-hints-friends = Alle dürfen nach einem guten Zug fragen, und alle sehen, dass es erlaubt ist.
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
web-make-table = Tisch decken und einladen
web-option-repetition = Wiederholung
web-option-quiet_moves = Ruhige Züge
web-option-throw_own = Eigene Panzer werfen
web-option-fall_choice = Wohin ein Monster fällt
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
web-choice-turn_cap_v1-drawn = Überlebende teilen den Sieg
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
web-paused = Pause
web-sending = Wird gesendet …
web-turn-of = { $count ->
    [one] { $name } ist am Zug
   *[other] { $name } entscheiden
  }
web-thinking = { $count ->
    [one] { $name } überlegt
   *[other] { $name } überlegen
  }
web-thinks = überlegt
web-hint = Zeig mir einen guten Zug
web-hint-short = Tipp
web-hint-thinking = Suche einen guten Zug …
web-hints-on = Tipps sind erlaubt
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
web-draw = Remis anbieten
web-takeback = Zurücknehmen
web-pause = Pause
web-resume = Weiter
web-resign = Aufgeben
web-resign-sure = Möchtest du aufgeben?
web-resign-for = Gibt { $name } auf?
web-more-time = Mehr Zeit
web-stand = Bot für mich
web-stand-back = Ich bin zurück
web-stood-in = Ein Bot spielt für dich, bis du zurück bist.
web-share-watch = Link zum Zuschauen
web-watch-title = Schau uns bei { $game } zu
web-rematch = Revanche
web-watch-rematch = Bei der Revanche zuschauen
web-export = Spieldatei
web-accept = Annehmen
web-decline = Ablehnen
web-take-back-offer = Zurückziehen
web-offer-draw = { $name } bietet Remis an.
web-offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
web-offer-pause = { $name } möchte eine Pause.
web-offer-rematch = { $name } möchte eine Revanche.
web-offered-draw = Du hast Remis angeboten.
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
web-analysis-unknown = Noch nicht bewertet
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
web-learn-tank-chess = Panzer auf der Karte: Ziel, Züge, Panzerung, Gelände, Monster
web-learn-monster-combat = Karten und Monster: dein Zug, Ereignisse, Schilde, alle zusammen
web-chapters = Kapitel
web-try = Gegen den Computer ausprobieren
web-keys = Tasten
web-key-m = Ton an und aus
web-key-tab = vom einen zum nächsten
web-key-arrows = über das Brett, durch die Hand, durch ein Spiel
web-key-enter = wählen, bestätigen
web-key-esc = zurücknehmen, was noch nicht bestätigt ist
web-front = vorn
web-side = seitlich
web-rear = hinten
web-armour-picture = Ein Panzer und drei Schüsse: auf die Front, die Seite und das Heck
web-kinds = Die Panzer und ihre Werte
web-kind = Panzer
web-speed = Schritte
web-armour = Panzerung vorn / seitlich / hinten
web-gun = Kanone

web-rules-tank-chess-goal = Das Ziel
web-rules-tank-chess-goal-text =
    Zerstöre den feindlichen Kommandopanzer, oder fahre mit deinem über die gegnerische Kante vom Brett. Beides gewinnt sofort.
    Weiß beginnt, dann geht es abwechselnd. Du musst genau einen deiner Panzer bewegen; Passen gibt es nicht.
web-rules-tank-chess-turn = Ein Zug
web-rules-tank-chess-turn-text =
    Ein Schritt ist ein Feld vorwärts oder eine Drehung um 45° auf der Stelle. Ein Panzer macht so viele Schritte, wie er schnell ist, in beliebiger Reihenfolge, und darf früher anhalten.
    Oder er setzt stattdessen zurück: genau ein Feld gerade nach hinten, sonst nichts.
    Gefahren wird nur auf leere Felder. Schräg zwischen zwei besetzten Feldern hindurch ist erlaubt.
web-rules-tank-chess-fire = Feuern
web-rules-tank-chess-fire-text =
    Nach der Fahrt darf derselbe Panzer einmal feuern. Die meisten Kanonen schießen geradeaus und 45° nach beiden Seiten; Jagdpanzer und Mörser nur geradeaus.
    Das Ziel muss mindestens zwei Felder entfernt sein, und nichts darf dazwischenstehen. Der Mörser schießt über alles hinweg, auf genau 3, 4 oder 5 Felder.
web-rules-tank-chess-armour = Kanone gegen Panzerung
web-rules-tank-chess-armour-text =
    Ein Schuss zerstört, wenn die Kanone größer ist als die Panzerung, die er trifft. Frontal trifft er vorn, genau von hinten das Heck, von überall sonst die Seite.
    Ein leichter Panzer kann einen schweren also nur von hinten zerstören … und nicht einmal dann: Kanone 1 gegen Heck 1. Nimm einen mittleren.
web-rules-tank-chess-wrecks = Wracks
web-rules-tank-chess-wrecks-text = Ein zerstörter Panzer bleibt als Wrack liegen. Er versperrt Weg und Schusslinie bis zum Ende: Deckung für beide.
web-rules-tank-chess-check = CHECK und ESCAPE
web-rules-tank-chess-check-text =
    CHECK heißt: Im nächsten Zug könnte dein Kommandopanzer zerstört werden. ESCAPE heißt: Im nächsten Zug könnte der feindliche das Brett verlassen. Der Tisch sagt beides an.
    Niemand muss darauf reagieren. Aber du solltest.
web-rules-tank-chess-ground = Das Gelände
web-rules-tank-chess-ground-text =
    Hohe Hindernisse halten Fahrt und Feuer auf. Niedrige und Wasser nur die Fahrt. Durch Hecken kann man fahren, aber nicht schießen. Bäume halten beides auf; schwere Fahrzeuge fällen sie.
    Schlamm beendet die Fahrt. Auf dem Standardbrett gibt es nur hohe Hindernisse.
web-rules-tank-chess-monster = Das Monster
web-rules-tank-chess-monster-text =
    Auf manchen Brettern hat jede Seite ein Monster. Es macht zwei Schritte, oder einen nach beliebiger Seite, und zertritt, worauf es tritt. Danach darf es mit dem Schwanz auf das Feld hinter sich schlagen und Feuer speien (2 bis 4 Felder) oder den Panzer vor sich werfen.
    Vorn ist es am schwächsten: Panzerung 2 vorn, 3 seitlich, 4 hinten.
web-rules-tank-chess-end = Unentschieden
web-rules-tank-chess-end-text = Durch Einigung, wenn eine Stellung zum dritten Mal entsteht, oder nach 50 Zügen jeder Seite ohne Zerstörung.

web-rules-monster-combat-goal = Das Ziel
web-rules-monster-combat-goal-text =
    Alle beginnen mit drei Herzen und fünf Karten. Jeder gegen jeden: Wer als Letzter noch ein Herz hat, gewinnt.
    Alle zusammen: Besiegt zehn Monster, eines nach dem anderen, bevor sie euch alle besiegen.
web-rules-monster-combat-turn = Dein Zug
web-rules-monster-combat-turn-text =
    Zieh eine Karte. Zeigt ihre Rückseite Ausrufezeichen, kommt ein Ereignis; spielt ihr zusammen, kommt in jedem Zug eines.
    Dann spiel eine Karte oder passe. Am Ende behältst du höchstens sieben Karten.
web-rules-monster-combat-cards = Die Karten
web-rules-monster-combat-cards-text = Angriffe treffen, wer in der jetzigen Richtung als Nächster kommt. Die Rückseiten sind offen: Alle sehen, wer Auslöser hält und ob die nächste Karte ein Ereignis bringt.
web-rules-monster-combat-events = Ereignisse
web-rules-monster-combat-events-text = Alle Herzen zurück. Immun gegen alles bis zu deinem nächsten Zug. Die ganze Hand ablegen. Ein Monster greift dich an. Die Richtung wechselt, und dein Zug ist vorbei.
web-rules-monster-combat-shield = Schilde
web-rules-monster-combat-shield-text =
    Wer angegriffen wird, wird gefragt: Schild oder einstecken? Ein Schild hält ein Schwert auf, deinen Teil eines Blitzes oder ein angreifendes Monster; gegen Dieb und Aussetzen hilft er nicht.
    Wehren alle anderen einen Blitz ab, schlägt er auf dich zurück.
web-rules-monster-combat-coop = Alle zusammen
web-rules-monster-combat-coop-text =
    Monster Nummer n hat n Herzen. Ab dem sechsten schlagen sie doppelt zu. Schwerter treffen mit 1, Blitze mit 2, und doppelt, solange das Monster schläft.
    Mit der Karte Leben darfst du jedem ein Herz geben. Sie holt auch Gefallene zurück: mit einem Herzen und fünf neuen Karten.
web-rules-monster-combat-end = Das Ende
web-rules-monster-combat-end-text = Sofort, wenn nur noch einer ein Herz hat; oder gemeinsam, wenn der Endboss fällt, oder der Letzte von euch.

