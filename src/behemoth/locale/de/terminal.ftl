# Sätze des Pakets terminal/: Befehlszeile und Spiel an einer Tastatur.

# --- Hilfe der Befehlszeile ---
terminal-about = Tank Chess und Monster Combat im Terminal.
terminal-about-lang = Diese Sprache sprechen. Ohne Angabe entscheiden BEHEMOTH_LANG und die Sprache des Systems.
terminal-about-version = Die Version nennen und aufhören.
terminal-about-play = Tank Chess spielen, zu zweit an einer Tastatur.
terminal-about-show = Eine Stellung im Terminal oder als SVG-Datei zeichnen.
terminal-about-replay = Eine Partie durchgehen oder prüfen. Rückgabe 0: regelgerecht, 1: regelwidrig, 2: unlesbar.
terminal-about-perft = Zählen, wie viele Fortsetzungen es gibt. Die letzte Zeile ist die Zahl.
terminal-about-schemes = Die mitgelieferten Aufstellungen nennen.
terminal-about-check = Eine Aufstellungsdatei prüfen. Rückgabe 0: gültig, 1: Fehler, 2: unlesbar.
terminal-about-games = Die installierten Spiele mit ihren Optionen nennen.
terminal-about-bots = Die Bots nennen, die jedes Spiel spielen.
terminal-about-bots-game = Nur die dieses Spiels.
terminal-bot-seconds = höchstens { $seconds } s
terminal-about-scheme = Die Aufstellung: ein Name aus »behemoth schemes« oder eine Aufstellungsdatei.
terminal-about-position = Eine Stellung in einer Zeile, wie »stellung« sie ausgibt.
terminal-about-load = Eine gespeicherte Partie fortsetzen.
terminal-about-opponent = Allein gegen diesen Bot spielen, zum Beispiel level-3; die andere Seite gehört dir (siehe --seat).
terminal-about-seat = Deine Seite, wenn du gegen einen Bot spielst.
terminal-about-clock = Mit Uhr spielen: 15+10 sind 15 Minuten für jeden und 10 Sekunden mehr mit jedem Zug, 30s sind 30 Sekunden für jede Entscheidung, 3d sind drei Tage.
terminal-about-white = Wer Weiß spielt.
terminal-about-black = Wer Schwarz spielt.
terminal-about-option = Eine Spielregel, etwa throw_own=true; »behemoth games« nennt alle. Mehrfach möglich.
terminal-about-no-colour = Keine Farben.
terminal-about-ascii = Keine Pfeile, für Terminals, die keine zeigen können.
terminal-about-depth = Wie viele Züge tief.
terminal-about-divide = Auch die Zahl für jeden ersten Zug.
terminal-about-python = Mit den Regeln in Python zählen statt mit der Engine.
terminal-about-game = Eine Stellung dieser Partie: die letzte, oder siehe --move.
terminal-about-move = Nach so vielen Zügen der Partie; 0 ist der Anfang.
terminal-about-animate = Eine aufgezeichnete Partie (--game DATEI) als bewegtes Bild in diese Datei schreiben.
terminal-about-svg = Die Zeichnung in diese Datei schreiben.
terminal-about-flip = Aus der Sicht von Schwarz.
terminal-about-gamefile = Eine gespeicherte Partie, oder - für die Standardeingabe.
terminal-about-schemefile = Eine Aufstellungsdatei, oder - für die Standardeingabe.
terminal-about-step = Nach jedem Zug das Brett zeigen und auf die Eingabetaste warten.
terminal-about-quiet = Nur etwas sagen, wenn etwas nicht stimmt.
terminal-word-usage = Aufruf:
terminal-word-options = Optionen:
terminal-word-commands = Befehle:
terminal-word-arguments = Angaben:
terminal-word-help = Diese Hilfe zeigen und aufhören.
terminal-word-required = [nötig]

# --- unlesbare Befehlszeile ---
terminal-usage = Die Befehlszeile ist nicht zu verstehen: { $fault }. »behemoth --help« nennt, was es gibt.
terminal-usage-unknown-command = Einen Befehl »{ $name }« gibt es nicht. Es gibt: { $known }.
terminal-usage-no-command = Welcher Befehl? »behemoth --help« nennt, was es gibt.
terminal-usage-number = { $name } muss eine ganze Zahl sein, nicht »{ $text }«.
terminal-usage-bounds = { $name } muss von { $least } bis { $most } gehen, nicht { $text }.
terminal-usage-extra = Das sind mehr Wörter, als dieser Befehl kennt. »--help« sagt, wie es geht.
terminal-usage-no-option = Eine Option { $name } gibt es hier nicht. »--help« nennt die Optionen.
terminal-usage-no-value = Die Option { $name } braucht einen Wert, oder sie nimmt keinen.
terminal-usage-missing = { $name } fehlt. »--help« sagt, wie es geht.
terminal-usage-value = { $name }: { $fault }.
terminal-usage-one-of = Davon geht nur eines auf einmal: { $names }.
terminal-usage-option = Eine Option schreibt man name=wert, nicht »{ $text }«.
terminal-usage-clock = »{ $text }« ist keine Uhr. Schreibe 15+10 (Minuten und Sekunden je Zug), 30s (je Entscheidung) oder 3d (Tage).
terminal-animate-no-drawings = { $game } hat keine Zeichnungen, also auch kein bewegtes Bild.
terminal-usage-animate-game = --animate braucht eine Partie: --game DATEI dazuschreiben.
terminal-usage-move-of-game = --move braucht eine Partie: --game DATEI dazuschreiben.
terminal-language = Die Sprache »{ $name }« gibt es hier nicht. Es gibt: { $known }.
terminal-inside = Im Programm ist etwas schiefgegangen ({ $fault }). BEHEMOTH_DEBUG=1 zeigt, wo; bitte melden.

# --- Dateien ---
terminal-file-missing = Die Datei »{ $name }« oder ihren Ordner gibt es nicht.
terminal-file-folder = »{ $name }« ist ein Ordner, keine Datei.
terminal-file-denied = Für die Datei »{ $name }« fehlt die Berechtigung.
terminal-file-full = Für »{ $name }« ist kein Platz mehr.
terminal-file-name = »{ $name }« kann kein Dateiname sein.
terminal-file-fault = Mit der Datei »{ $name }« geht es nicht: { $fault }.
terminal-file-large = Die Datei »{ $name }« hat mehr als { $most } Millionen Bytes, ist also weder Partie noch Aufstellung.
terminal-file-bytes = Die Datei »{ $name }« ist ab Zeile { $line } kein UTF-8-Text.
terminal-other-game = »{ $name }« ist eine Partie { $found }, nicht { $wanted }.

# --- vor dem Spiel ---
terminal-choose-scheme = Tank Chess. Welche Aufstellung?
terminal-ask-scheme = Nummer oder Name (Eingabetaste: { $usual }): {""}
terminal-no-scheme = Eine Aufstellung »{ $name }« gibt es nicht. Bitte Nummer oder Namen tippen.
terminal-ask-white = Wer spielt Weiß? (Eingabetaste: ohne Namen) {""}
terminal-ask-black = Wer spielt Schwarz? (Eingabetaste: ohne Namen) {""}

# --- das Spiel an einer Tastatur ---
terminal-welcome =
    Das Ziel: den gegnerischen Kommandopanzer (C) zerstören oder den eigenen über den gegnerischen Rand vom Brett fahren.
    Ein Zug ist Start>Ziel mit der neuen Richtung, etwa { $move }; wer schießt, nennt das beschossene Feld in Klammern.
    »züge H3« zeigt, was die Figur auf H3 kann; »hilfe« nennt alles; »ende« hört auf.
terminal-hint = »hilfe« nennt alles; »ende« hört auf.
terminal-legend = Große Buchstaben sind Weiß, kleine Schwarz; das Zeichen dahinter ist die Richtung: { $compass }
terminal-seat = Platz { $seat }
terminal-prompt = Zug { $number }, { $side }
terminal-army = { $side }: { $count } { $form ->
    [one] Figur
   *[other] Figuren
}, verloren: { $lost }
terminal-fall = { $side } entscheidet, wohin das Monster auf { $square } fällt: { $choices }
terminal-prompt-over = Ende
terminal-over = Das Spiel ist aus. Zurücknehmen, speichern, umsehen oder aufhören geht noch.
terminal-advice = { $action }: { $sentence }
terminal-nothing-undone = Es gibt nichts zurückzunehmen.
terminal-nothing-redone = Es gibt nichts zu wiederholen.
terminal-saved = Gespeichert als { $name }.
terminal-loaded = { $name } geladen: { $count } { $form ->
    [one] Zug
   *[other] Züge
}.
terminal-drawn = Gezeichnet als { $name }.
terminal-no-file = Der Dateiname fehlt.
terminal-ask-file = Dateiname: {""}
terminal-ask-overwrite = { $name } gibt es schon. Überschreiben? (j/n) {""}
terminal-ask-leave-unsaved = Diese Partie ist nicht gespeichert. Trotzdem verlassen? (j/n) {""}
terminal-ask-save-first = Diese Partie ist nicht gespeichert. Dateiname zum Speichern, oder Eingabetaste, um so zu gehen: {""}
terminal-ask-draw = { $side }, unentschieden? (j/n) {""}
terminal-draw-refused = Kein Unentschieden: Es geht weiter.
terminal-ask-next = Eingabetaste: weiter, q: aufhören {""}
terminal-bye = Auf Wiedersehen.
terminal-go-on = Die Partie wurde nicht gespeichert. So geht es von hier aus weiter:
terminal-yes-words = j, ja, y, yes
terminal-white-words = weiß, weiss, w
terminal-black-words = schwarz, s
terminal-which-side = »{ $text }« ist keine Seite: weiß oder schwarz?
terminal-which-piece = Welche Figur? »{ $text }« ist kein Feld dieses Bretts; so geht es: »züge H3«.
terminal-sign-wreck = Wrack (mit dem Buchstaben dessen, was es war)
terminal-sign-stack = zwei gestapelte Wracks
terminal-sign-body = gefallenes Monster
terminal-sign-falling = Monster, das gleich fällt
terminal-sign-flag = Flagge auf ihrem Platz
terminal-sign-carries = neben einer Figur: Sie trägt die gegnerische Flagge
terminal-sign-remote-mine = Fernzündmine, von der du weißt
terminal-sign-crater = Krater einer Fernzündmine
terminal-mines = Übrige Fernzündminen: Weiß { $white }, Schwarz { $black }.
terminal-mines-lay = { $side } legt Fernzündminen: Gib { $count } freie Felder ein, etwa »D4 F6«. Sonst sieht sie niemand.
terminal-replayed = { $count } { $form ->
    [one] Zug
   *[other] Züge
}, alles regelgerecht; die Partie ist { $over ->
    [yes] zu Ende
   *[no] noch nicht zu Ende
}.
terminal-scheme = { $title }, { $size }×{ $size }{ $official ->
    [yes] , offiziell.
   *[no] .
}

# --- was eine Figur kann ---
terminal-piece = { $side }: { $kind } { $square }, Richtung { $heading }; Tempo { $speed }, { $gun }, Panzerung Front/Seite/Heck { $armour }.
terminal-gun = Waffe { $strength }
terminal-no-gun = keine Waffe
terminal-no-way = Sie kann nicht ziehen.
terminal-ways = Sie kann auf { $squares } { $form ->
    [one] Feld
   *[other] Feldern
} ankommen (mit + markiert), in diesen Richtungen:
terminal-ways-sink = Sie kann ins Wasser fahren und versinken: { $squares }.
terminal-ways-mine = Sie kann auf eine Landmine fahren, die sie zerstört: { $squares }.
terminal-ways-push = Sie kann schieben, was im Weg ist: { $pushes }.
terminal-ways-off = Sie kann vom Brett fahren: Das gewinnt.
terminal-no-strikes = Kein Gegner steht in ihrer Schusslinie, wohin sie auch fährt.
terminal-strikes = Sie kann zerstören:
terminal-failures = Sie kann nicht zerstören:
terminal-strike = { $target } { $square }: { $reason }
terminal-stomp = { $square } wird zerstampft: zerstört.
terminal-more = … und { $count } { $form ->
    [one] weiterer
   *[other] weitere
}
terminal-threatened = { $side } kann im nächsten Zug { $count } Felder treffen (mit ! markiert).
terminal-threats = Wäre jetzt { $side } am Zug, könnte { $side } zerstören:
terminal-no-threats = Wäre jetzt { $side } am Zug, könnte { $side } nichts zerstören.

# --- Befehle: die Wörter dafür, wie man sie schreibt, was sie tun ---
terminal-command-moves = züge, zuege
terminal-command-threats = drohungen
terminal-command-board = brett
terminal-command-legend = zeichen, legende
terminal-command-flip = drehen
terminal-command-position = stellung
terminal-command-svg = bild
terminal-command-resign = aufgeben
terminal-command-draw = unentschieden, remis
terminal-command-hint = tipp
terminal-command-undo = zurück, zurueck, z
terminal-command-redo = vor
terminal-command-save = speichern
terminal-command-load = laden
terminal-command-help = hilfe
terminal-command-quit = ende, schluss, beenden
terminal-usage-of-moves = züge H3
terminal-usage-of-threats = drohungen [weiß|schwarz]
terminal-usage-of-board = brett
terminal-usage-of-legend = zeichen
terminal-usage-of-flip = drehen
terminal-usage-of-position = stellung
terminal-usage-of-svg = bild DATEI
terminal-usage-of-resign = aufgeben
terminal-usage-of-draw = unentschieden
terminal-usage-of-hint = tipp
terminal-usage-of-undo = zurück
terminal-usage-of-redo = vor
terminal-usage-of-save = speichern DATEI
terminal-usage-of-load = laden DATEI
terminal-usage-of-help = hilfe
terminal-usage-of-quit = ende
terminal-help-title =
    Ein Zug: Start>Ziel und Richtung, beschossenes Feld in Klammern: C3>F7NO(F12). Richtungen: N NO O SO S SW W NW.
    Was auch so klar ist, darf fehlen: F7NO, LT>F7NO, F7NO(F12). »off« fährt vom Brett.
    Schieben schreibt man p(D5>D6), auf eine Landmine fahren D5!, eine Fernzündmine zünden !(D7); was klar ist, darf fehlen.
    Ein Monster: *E5 stampft, t(E4) Schwanz, f(G7) Flamme, x(F6>H8) Wurf, d(E5) Duell; /O lässt es nach Osten fallen.
    Oder eines dieser Wörter:
terminal-help-moves = wohin die Figur kann, was sie zerstören kann und warum nicht
terminal-help-threats = was eine Seite als Nächstes zerstören könnte (ohne Seite: die Gegner)
terminal-help-board = das Brett noch einmal zeichnen
terminal-help-legend = was die Zeichen bedeuten
terminal-help-flip = das Brett umdrehen
terminal-help-position = die Stellung in einer Zeile ausgeben
terminal-help-svg = eine Zeichnung des Bretts in eine Datei schreiben
terminal-help-resign = aufgeben
terminal-help-draw = Unentschieden anbieten
terminal-help-hint = was jetzt gut wäre, und warum
terminal-help-undo = den letzten Zug zurücknehmen
terminal-help-redo = den zurückgenommenen Zug wieder ausführen
terminal-help-save = die Partie speichern
terminal-help-load = eine gespeicherte Partie fortsetzen
terminal-help-help = diese Liste
terminal-help-quit = aufhören
