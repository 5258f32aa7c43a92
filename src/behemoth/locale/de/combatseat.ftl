# Sätze von Monster Combat im Terminal: Befehle und das Spiel an einem Gerät.
combat-about-combat = Monster Combat mit mehreren an einem Gerät spielen; die Hände bleiben verdeckt.
combat-about-simulate = Viele Spiele unter Bots austragen und zählen, was geschieht.
combat-about-variant = Die Variante: jeder gegen jeden oder gemeinsam gegen die Monster.
combat-about-preset = Eine benannte Vorgabe: classic, fresh-hand, secret-lightning, quick; gemeinsam: classic, gentle, hard, grim.
combat-about-option = Eine Regeloption ändern; mehrmals möglich.
combat-about-player = Der Name eines Spielers; für jeden einmal, 2 bis 7.
combat-about-bot = Ein Bot, der sich nach den Spielern hinsetzt, zum Beispiel level-3; einmal für jeden angeben.
combat-about-seed = Der Startwert des Zufalls; derselbe Wert gibt dieselben Karten.
combat-about-load = Ein gespeichertes Spiel fortsetzen.
combat-about-no-colour = Keine Farben.
combat-about-ascii = Nur einfache Zeichen.
combat-about-game = Das Spiel: monster-combat, das im Einzelnen ausgezählt wird, oder ein anderes, das installiert ist.
combat-about-players = Wie viele sich hinsetzen; 0: in Monster Combat 4, sonst so wenige wie möglich.
combat-about-games = Wie viele Spiele gespielt werden.
combat-about-bots = Wer spielt, durch Kommas getrennt, bei Bedarf von vorn: in Monster Combat greedy, random oder careful in der Reihenfolge der Plätze; in anderen Spielen beliebige Bots, mit Grenzen wie im Turnier, die die Plätze tauschen.

combat-usage-option = Eine Option schreibt man NAME=WERT, nicht »{ $text }«.
combat-usage-load-bots = --bot ist für ein neues Spiel; ein geladenes geht nur mit Menschen weiter.

combat-choose-variant = Welches Spiel?
combat-ask-variant = 1 oder 2 (Enter für 1):{" "}
combat-no-variant = »{ $answer }« ist weder 1 noch 2.
combat-ask-names = Wer spielt mit? Zwei bis sieben Namen, mit Komma getrennt:{" "}
combat-wrong-names = Es braucht zwei bis sieben Spieler; das sind { $count }.

combat-seat-welcome = Monster Combat, { $variant }.
combat-seat-hint = Gib eine Karte ein, um sie zu spielen, oder »passen«. »hilfe« zeigt die Befehle. Das Gerät geht reihum; niemand sieht deine Hand.
combat-seat-hide = Enter blendet alles aus; gib das Gerät dann an { $name } weiter.{" "}
combat-seat-pass = Gib das Gerät an { $name } weiter.
combat-seat-ready = { $name }, drück Enter, wenn nur du den Bildschirm siehst.{" "}
combat-seat-actions = Du kannst: { $actions }
combat-seat-no-undo = Das lässt sich nicht zurücknehmen: Jemand hat schon etwas Neues gesehen.
combat-seat-help = Gib den Namen einer Karte ein, um sie zu spielen; »!« steht für die Auslöser-Rückseite: schwert!
combat-seat-help-more = Außerdem: passen, hinnehmen, leben>2 (ein Herz für Spieler 2), ablegen:schwert. Befehle:

combat-seat-turn = Zug { $turn }: { $name }, { $direction }
combat-seat-clockwise = im Uhrzeigersinn
combat-seat-anticlockwise = gegen den Uhrzeigersinn
combat-seat-monster = Monster { $number }, { $monster }
combat-seat-asleep = schläft: Treffer zählen doppelt
combat-seat-cards = Karten: { $count }
combat-seat-marked = Auslöser: { $count }
combat-seat-immune = immun
combat-seat-known = hat sicher: { $cards }
combat-seat-out = besiegt
combat-seat-draw = Nachziehstapel: { $count }
combat-seat-top-marked = die nächste Karte ist ein Auslöser (!)
combat-seat-discard = Ablage: { $count }, obenauf: { $card }
combat-seat-nothing = nichts
combat-seat-event = letztes Ereignis: { $kind }
combat-seat-hand = Deine Hand: { $cards }
combat-seat-no-cards = keine Karten
combat-seat-ask-play = { $name }, spiel eine Karte oder passe.
combat-seat-ask-discard = { $name }, du darfst { $limit ->
    [one] eine Karte
   *[other] { $limit } Karten
} behalten: Such dir eine zum Ablegen aus.
combat-seat-ask-shield = { $name }, { $by } greift dich an: Schild oder hinnehmen?
combat-seat-ask-monster = { $name }, ein Monster greift dich an (Herzen: { $damage }): Schild oder hinnehmen?

terminal-command-table = tisch
terminal-usage-of-table = tisch
terminal-help-table = den Tisch und deine Hand noch einmal zeigen
terminal-command-log = verlauf
terminal-usage-of-log = verlauf
terminal-help-log = was in den letzten Zügen geschah
