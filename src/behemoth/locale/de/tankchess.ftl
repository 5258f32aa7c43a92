# Tank Chess
game-tank-chess = Tank Chess

side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}

kind-clt = Kommandopanzer
kind-lt = Leichter Panzer
kind-mt = Mittlerer Panzer
kind-ht = Schwerer Panzer
kind-td = Jagdpanzer
kind-hm = Schwerer Mörser
kind-m = Monster
kind-st = Überschwerer Panzer
kind-ut = Ultraschwerer Panzer
kind-th = Panzerjäger
kind-a = Amphibienpanzer
kind-hw = Haubitze
kind-ac = Panzerwagen
kind-unofficial = { $kind } (inoffizielle Werte)

terrain-high = hohes Hindernis
terrain-low = niedriges Hindernis
terrain-water = Wasser
terrain-hedge = Hecke
terrain-mud = Schlamm
terrain-tree = Baum

armour-side = { $side ->
    [front] Front
    [rear] Heck
   *[side] Seite
}

# Optionen und ihre Hilfetexte
option-scheme = Die Aufstellung, auf der gespielt wird.
option-position = Eine Stellung in einer Zeile, mit der statt einer Aufstellung begonnen wird.
option-repetition = Das Spiel endet unentschieden, wenn dieselbe Stellung so oft vorkommt.
option-quiet-moves = Das Spiel endet unentschieden nach so vielen Zügen jeder Seite ohne Zerstörung.
option-throw-own = Ein Monster darf auch eigene Panzer werfen.
option-fall-choice = Wer bestimmt, wohin ein besiegtes Monster fällt: sein Besitzer (owner) oder wer es besiegt hat (killer).

# Wie ein Spiel enden kann
outcome-destroyed = der Kommandopanzer wurde zerstört
outcome-left = der Kommandopanzer hat das Brett verlassen
outcome-sunk = der Kommandopanzer wurde von der eigenen Seite versenkt
outcome-crushed = der Kommandopanzer wurde von einem fallenden Monster erdrückt
outcome-thrown = der Kommandopanzer wurde vom eigenen Monster geworfen
outcome-repetition = dieselbe Stellung kam immer wieder vor
outcome-quiet = lange wurde nichts zerstört
outcome-agreed = die Spieler haben sich auf Unentschieden geeinigt
outcome-resigned = die andere Seite hat aufgegeben
outcome-flag = der anderen Seite ging die Zeit aus
outcome-abandoned = die andere Seite hat das Spiel verlassen

# Was geschehen ist
event-drove = { $side }: { $piece } { $start } fährt nach { $end }, Richtung { $heading }.
event-turned = { $side }: { $piece } { $start } dreht nach { $heading }.
event-reversed = { $side }: { $piece } { $start } setzt zurück nach { $end }.
event-stepped = { $side }: { $piece } { $start } tritt nach { $end }.
event-left = { $side }: { $piece } { $start } fährt vom Brett.
event-sank = { $side }: { $piece } versinkt im Wasser auf { $square }.
event-felled = Der Baum auf { $square } fällt.
event-fired = { $side }: { $piece } { $start } schießt auf { $target }: Waffe { $strength } gegen Panzerung { $armour } ({ $armour_side }).
event-destroyed = { $side }: { $piece } auf { $square } { $how ->
    [stomp] wird zerstampft
    [tail] wird vom Schwanz getroffen und zerstört
    [flame] geht in Flammen auf
    [throw] wird durch den Wurf zerschmettert
    [duel] wird im Duell besiegt
    [crushed] wird vom fallenden Monster erdrückt
   *[shot] ist zerstört
}.
event-swung = Das Monster auf { $start } schlägt mit dem Schwanz nach { $target }.
event-flamed = Das Monster auf { $start } speit Feuer auf { $target }.
event-threw = Das Monster wirft von { $start } nach { $end }: { $piece }.
event-stacked = Auf { $square } liegen zwei Wracks übereinander.
event-splashed = Im Wasser auf { $square } verschwindet, was geworfen wurde: { $piece }.
event-duelled = Das Monster auf { $start } packt das Monster auf { $target } von hinten.
event-toppled = Das tote Monster auf { $square } { $heading ->
    [none] sinkt in sich zusammen
   *[other] fällt nach { $heading }
}.
event-check = CHECK! { $side } droht, den Kommandopanzer auf { $square } zu zerstören.
event-escape = ESCAPE! { $side } droht, von { $square } aus das Brett zu verlassen.
event-ended = { $winner ->
    [none] Das Spiel endet unentschieden: { $reason }.
   *[other] { $winner } gewinnt: { $reason }.
}

# Warum eine Aktion nicht geht
error-no-piece = Auf { $square } steht keine Figur.
error-not-yours = Die Figur auf { $square } gehört dir nicht: { $side } ist am Zug.
error-no-fall = Es fällt gerade kein Monster.
error-fall-side = Auf diese Seite kann das Monster nicht fallen.
error-fall-first = Entscheide zuerst, wohin das Monster auf { $square } fällt.
error-cannot-leave = Das Brett verlassen darf nur der Kommandopanzer, über den gegnerischen Rand; diese Figur nicht: { $piece }.
error-cannot-leave-yet = Von hier kommt der Kommandopanzer nicht vom Brett: der gegnerische Rand ist zu weit oder versperrt, und durch Ecken geht es nicht.
error-same-pose = Ein Zug muss Feld oder Richtung ändern; hier stünde alles wie zuvor: { $piece }.
error-heading = { $square } ist erreichbar, aber nicht mit dieser Richtung in { $speed } Schritten: { $piece }.
error-sinks-there = Im Wasser auf { $square } versinkt die Figur ({ $piece }); schreibe es mit ~, wenn du das willst.
error-cannot-sink = Auf { $square } kann diese Figur nicht versenkt werden: { $piece }.
error-occupied = { $square } ist besetzt.
error-blocked = { $square } ist versperrt: { $terrain }.
error-too-far = { $square } ist in { $speed } Schritten nicht zu erreichen: { $piece }.
error-on-the-way = Was der Zug unterwegs nennt, passt nicht zum Weg: { $text }.
error-too-many-effects = Das ist mehr, als eine Figur in einem Zug tun darf.
error-no-target = Auf { $square } steht kein Gegner.
error-shot = { $square } liegt auf keiner Schusslinie: { $piece }.
error-tail = Der Schwanz erreicht { $square } nicht oder richtet dort nichts aus.
error-flame = Die Flamme erreicht { $square } nicht.
error-throw = Was auf { $square } steht, kann das Monster nicht dorthin werfen.
error-duel = Das Monster steht nicht genau hinter dem Monster auf { $square }.
error-stomp = Auf { $square } wird nichts zerstampft.
error-fell = Auf { $square } fällt kein Baum.
attack-destroys = Waffe { $strength } schlägt Panzerung { $armour } ({ $side }): zerstört.
attack-armour = Kein Durchschlag auf { $square } ({ $target }): Waffe { $strength }, Panzerung { $armour } ({ $side }).
attack-blocked = Auf { $blocker } steht dem Schuss nach { $square } etwas im Weg.
attack-near = { $square } ist zu nah: dazwischen muss mindestens ein Feld liegen.
attack-reach = { $square } liegt außer Reichweite: { $piece }.
attack-immune = Die Flamme kann dem Monster auf { $square } nichts anhaben.

# Texte, die sich nicht lesen lassen
error-square = »{ $text }« ist kein Feld eines Bretts mit { $size }×{ $size } Feldern.
error-kind = Eine Figur »{ $text }« gibt es nicht. Es gibt: { $known }.
error-move-text = »{ $text }« ist ab Spalte { $column } nicht als Zug lesbar. Ein Zug sieht so aus: F5>B9NW(B11).
error-move-not-strict = „{ $text }“ ist kein vollständiger Zug: Start, Ziel und Richtung werden ausgeschrieben, etwa F5>B9NW.
error-move-ambiguous = »{ $text }« passt auf mehrere Züge: { $fitting }
error-move-nobody = Keine deiner Figuren kann den Zug »{ $text }« machen.
error-move-marks = Die Zeichen am Ende von »{ $text }« stimmen nicht; richtig wäre: { $marks }
error-line-fields = Eine Stellungszeile hat mindestens fünf Felder zwischen Unterstrichen, nicht { $count }.
error-line-field-twice = Das Feld »{ $text }« der Stellungszeile ist leer oder doppelt.
error-line-field-unknown = Die Stellungszeile hat ein unbekanntes Feld: »{ $text }«.
error-line-field = Das Feld »{ $text }« der Stellungszeile ist nicht lesbar.
error-tank-view = Das ist keine Ansicht von Tank Chess.
error-line-size = Ein Brett hat { $least } bis { $most } Felder je Seite, nicht »{ $text }«.
error-line-rows = Das Gelände hat { $count } Reihen, das Brett aber { $size }.
error-line-row = Reihe { $row } des Geländes ist nicht lesbar: »{ $text }«.
error-line-row-length = Reihe { $row } des Geländes hat { $count } Felder, das Brett aber { $size }.
error-line-side = Am Zug muss w oder b sein, nicht »{ $text }«.
error-line-piece = »{ $text }« ist keine Figur mit Feld und Richtung wie CLTH1N.
error-line-wreck = »{ $text }« ist kein Wrack mit Feld wie MTE5.
error-line-body = »{ $text }« ist kein gefallenes Monster wie E5N.
error-line-option = »{ $text }« ist keine Option der Stellungszeile.
error-line-result = »{ $text }« ist kein Ergebnis der Stellungszeile.
error-position-outside = Etwas liegt außerhalb des Bretts: { $squares }.
error-position-two-pieces = Zwei Figuren stehen auf einem Feld: { $squares }.
error-position-two-grounds = Zwei Arten Gelände liegen auf einem Feld: { $squares }.
error-position-cannot-stand = Eine Figur steht, wo sie nicht stehen kann: { $squares }.
error-position-falling = Auf { $squares } kann kein Monster fallen: dort ist etwas anderes.
error-position-lying = Wracks, Stapel oder gefallene Monster liegen, wo sie nicht liegen können: { $squares }.
error-position-body = Das Monster auf { $squares } kann nicht vom Brett gefallen sein.
error-position-commanders = { $side } muss genau einen Kommandopanzer haben, nicht { $count }.
error-scheme-unknown = Eine Aufstellung namens »{ $name }« gibt es nicht. Es gibt: { $known }.

# Die acht Richtungen, wie die Notation sie schreibt (TC9.1); kein Wort darf in einer anderen Sprache etwas anderes heißen.
heading-n = N
heading-ne = NO
heading-e = O
heading-se = SO
heading-s = S
heading-sw = SW
heading-w = W
heading-nw = NW
