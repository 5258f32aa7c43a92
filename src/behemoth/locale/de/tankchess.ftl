# Tank Chess
game-tank-chess = Tank Chess

side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}

# Jede Art als Name und, für Sätze, mit Artikel im Nominativ, Akkusativ und Dativ; der Genitiv ist unbestimmt.
kind-clt = Kommandopanzer
    .nom = der Kommandopanzer
    .acc = den Kommandopanzer
    .dat = dem Kommandopanzer
    .gen = eines Kommandopanzers
kind-lt = Leichter Panzer
    .nom = der leichte Panzer
    .acc = den leichten Panzer
    .dat = dem leichten Panzer
    .gen = eines leichten Panzers
kind-mt = Mittlerer Panzer
    .nom = der mittlere Panzer
    .acc = den mittleren Panzer
    .dat = dem mittleren Panzer
    .gen = eines mittleren Panzers
kind-ht = Schwerer Panzer
    .nom = der schwere Panzer
    .acc = den schweren Panzer
    .dat = dem schweren Panzer
    .gen = eines schweren Panzers
kind-td = Jagdpanzer
    .nom = der Jagdpanzer
    .acc = den Jagdpanzer
    .dat = dem Jagdpanzer
    .gen = eines Jagdpanzers
kind-hm = Schwerer Mörser
    .nom = der schwere Mörser
    .acc = den schweren Mörser
    .dat = dem schweren Mörser
    .gen = eines schweren Mörsers
kind-m = Monster
    .nom = das Monster
    .acc = das Monster
    .dat = dem Monster
    .gen = eines Monsters
kind-st = Überschwerer Panzer
    .nom = der überschwere Panzer
    .acc = den überschweren Panzer
    .dat = dem überschweren Panzer
    .gen = eines überschweren Panzers
kind-ut = Ultraschwerer Panzer
    .nom = der ultraschwere Panzer
    .acc = den ultraschweren Panzer
    .dat = dem ultraschweren Panzer
    .gen = eines ultraschweren Panzers
kind-th = Geschützwagen
    .nom = der Geschützwagen
    .acc = den Geschützwagen
    .dat = dem Geschützwagen
    .gen = eines Geschützwagens
kind-a = Amphibienpanzer
    .nom = der Amphibienpanzer
    .acc = den Amphibienpanzer
    .dat = dem Amphibienpanzer
    .gen = eines Amphibienpanzers
kind-hw = Haubitze
    .nom = die Haubitze
    .acc = die Haubitze
    .dat = der Haubitze
    .gen = einer Haubitze
kind-ac = Panzerwagen
    .nom = der Panzerwagen
    .acc = den Panzerwagen
    .dat = dem Panzerwagen
    .gen = eines Panzerwagens
kind-b = Bulldozer
    .nom = der Bulldozer
    .acc = den Bulldozer
    .dat = dem Bulldozer
    .gen = eines Bulldozers
kind-hb = Schwerer Bulldozer
    .nom = der schwere Bulldozer
    .acc = den schweren Bulldozer
    .dat = dem schweren Bulldozer
    .gen = eines schweren Bulldozers
kind-ao = Artilleriebeobachter
    .nom = der Artilleriebeobachter
    .acc = den Artilleriebeobachter
    .dat = dem Artilleriebeobachter
    .gen = eines Artilleriebeobachters
kind-unofficial = { $kind } (inoffizielle Werte)
kind-wreck = Wrack { $kind_gen }

terrain-high = hohes Hindernis
terrain-low = niedriges Hindernis
terrain-water = Wasser
terrain-hedge = Hecke
terrain-mud = Schlamm
terrain-tree = Baum
terrain-mine = Landmine
wreck-name = Wrack

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
option-fall-choice = Wer bestimmt, wohin ein besiegtes Monster fällt: sein Besitzer oder wer es besiegt hat.
option-goal = Worum es geht: den Kommandopanzer zerstören oder den eigenen vom Brett fahren; die gegnerische Flagge erreichen; sie nach Hause tragen; oder als Letzter übrig bleiben. Alles außer dem ersten ist inoffiziell.
option-remote-mines = Wie viele Fernzündminen jede Seite vor dem ersten Zug versteckt. Inoffiziell.

# Wie ein Spiel enden kann
outcome-destroyed = der Kommandopanzer wurde zerstört
outcome-left = der Kommandopanzer hat das Brett verlassen
outcome-sunk = der Kommandopanzer wurde von der eigenen Seite versenkt
outcome-crushed = der Kommandopanzer wurde von einem fallenden Monster erdrückt
outcome-thrown = der Kommandopanzer wurde vom eigenen Monster geworfen
outcome-mined = der Kommandopanzer wurde von der eigenen Seite auf eine Landmine gefahren
outcome-detonated = der Kommandopanzer wurde von einer eigenen Fernzündmine zerstört
outcome-captured = die gegnerische Flagge wurde erreicht
outcome-carried = die gegnerische Flagge wurde nach Hause getragen
outcome-last_tank = die andere Seite hat nichts mehr auf dem Brett
outcome-repetition = dieselbe Stellung kam immer wieder vor
outcome-quiet = lange wurde nichts zerstört
outcome-agreed = die Spieler haben sich auf Unentschieden geeinigt
outcome-resigned = die andere Seite hat aufgegeben
outcome-flag = der anderen Seite ging die Zeit aus
outcome-abandoned = die andere Seite hat das Spiel verlassen

# Was geschehen ist
event-drove = { $side }: { $piece } { $start } fährt nach { $end }, Richtung { $heading }.
event-walked = { $side }: { $piece } { $start } geht nach { $end }, Richtung { $heading }.
event-turned = { $side }: { $piece } { $start } dreht nach { $heading }.
event-reversed = { $side }: { $piece } { $start } setzt zurück nach { $end }.
event-stepped = { $side }: { $piece } { $start } tritt nach { $end }.
event-left = { $side }: { $piece } { $start } fährt vom Brett.
event-sank = { $side }: { $piece } versinkt im Wasser auf { $square }.
event-blown = { $side }: { $piece } fährt auf { $square } auf eine Landmine und ist zerstört.
event-set-off = Die Landmine auf { $square } geht hoch.
event-pushed = Von { $start } nach { $end } geschoben: { $thing }.
event-pushed-in = Von { $start } ins Wasser auf { $end } geschoben und verschwunden: { $thing }.
event-felled = Der Baum auf { $square } fällt.
event-fired = { $side }: { $piece } { $start } schießt auf { $target }: Waffe { $strength } gegen Panzerung { $armour } ({ $armour_side }).
event-fired-seen = { $side }: { $piece } { $start } schießt auf { $target }, gesehen vom Beobachter auf { $observer }: Waffe { $strength } gegen Panzerung { $armour } ({ $armour_side }).
event-destroyed = { $side }: { $piece } auf { $square } { $how ->
    [stomp] wird zerstampft
    [tail] wird vom Schwanz getroffen und zerstört
    [flame] geht in Flammen auf
    [throw] wird durch den Wurf zerschmettert
    [duel] wird im Duell besiegt
    [crushed] wird vom fallenden Monster erdrückt
    [mine] wird von der Mine zerstört
   *[shot] ist zerstört
}.
event-swung = Das Monster auf { $start } schlägt mit dem Schwanz nach { $target }.
event-flamed = Das Monster auf { $start } speit Feuer auf { $target }.
event-threw = Das Monster wirft { $piece_acc } von { $start } nach { $end }.
event-stacked = Auf { $square } liegen zwei Wracks übereinander.
event-splashed = Im Wasser auf { $square } verschwindet { $piece_nom }.
event-duelled = Das Monster auf { $start } packt das Monster auf { $target } von hinten.
event-toppled = Das besiegte Monster auf { $square } { $heading ->
    [none] sinkt in sich zusammen
   *[other] fällt nach { $heading }
}.
event-check = CHECK! { $side } droht, den Kommandopanzer auf { $square } zu zerstören.
event-escape = ESCAPE! { $side } droht, von { $square } aus das Brett zu verlassen.
event-flag = FLAG! { $side } droht, mit der Figur auf { $square } durch die Flagge zu gewinnen.
event-took-flag = { $side }: { $piece } nimmt die Flagge auf { $square }.
event-flag-back = { $side }: Die Flagge ist wieder zu Hause auf { $square }.
event-detonated = { $side } zündet die Mine auf { $square }.
event-placed = { $side } legt eine Mine auf { $square }{ $more ->
    [no] {""}
   *[yes] ; noch { $left }
}.
event-placed-somewhere = { $side } legt eine Mine{ $more ->
    [no] {""}
   *[yes] ; noch { $left }
}.
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
error-place-first = Erst müssen alle Fernzündminen liegen.
error-no-place = Fernzündminen werden vor dem ersten Zug gelegt, und deine liegen alle.
error-place-square = Deine nächste Fernzündmine kann nicht auf { $square } liegen: Das Feld muss frei sein, nach Spalte und Reihe hinter deiner letzten kommen und Platz für die übrigen lassen.
error-no-leaving = In diesem Spiel verlässt niemand das Brett.
error-at-flag = Über { $square } darf { $piece_nom } fahren, aber nicht dort bleiben: Da gehört eine Flagge hin.
error-explodes-there = Auf der Landmine auf { $square } wird { $piece_nom } zerstört; schreib es mit !, wenn du das willst.
error-cannot-explode = Auf { $square } kannst du { $piece_acc } auf keine Landmine fahren.
error-cannot-leave = Das Brett verlassen darf nur der Kommandopanzer, und zwar über den gegnerischen Rand.
error-cannot-leave-yet = Von hier kommt { $piece_nom } nicht vom Brett: Der gegnerische Rand ist zu weit oder versperrt, und durch Ecken geht es nicht.
error-same-pose = Ein Zug muss Feld oder Richtung ändern; hier stünde alles wie zuvor.
error-heading = Auf { $square } kommt { $piece_nom }, aber in { $speed } Schritten nicht mit dieser Richtung.
error-sinks-there = Im Wasser auf { $square } versinkt { $piece_nom }; schreib es mit ~, wenn du das willst.
error-cannot-sink = Auf { $square } kannst du { $piece_acc } nicht versenken.
error-occupied = { $square } ist besetzt.
error-blocked = { $square } ist versperrt: { $terrain }.
error-too-far = In { $speed } Schritten kommt { $piece_nom } nicht nach { $square }.
error-on-the-way = Was der Zug unterwegs nennt, passt nicht zum Weg: { $text }.
error-too-many-effects = Das ist mehr, als eine Figur in einem Zug tun darf.
error-no-target = Auf { $square } steht kein Gegner.
error-shot = Auf { $square } kann { $piece_nom } nicht schießen: Das Feld liegt auf keiner Schusslinie.
error-no-line = Wohin { $piece_nom } in diesem Zug auch kommt: { $square } liegt von dort auf keiner Schusslinie.
error-no-way-to-strike = In diesem Zug erreicht { $piece_nom } { $square } weder mit den Füßen noch mit Schwanz, Flamme oder Wurf.
error-no-gun = Keine Waffe hat { $piece_nom }.
error-tail = Der Schwanz erreicht { $square } nicht oder richtet dort nichts aus.
error-flame = Die Flamme erreicht { $square } nicht.
error-throw = Was auf { $square } steht, kann das Monster nicht dorthin werfen.
error-duel = Das Monster steht nicht genau hinter dem Monster auf { $square }.
error-stomp = Auf { $square } wird nichts zerstampft.
error-fell = Auf { $square } fällt kein Baum.
error-push = Von { $square } wird nichts weggeschoben.
error-mine = Auf { $square } geht keine Landmine hoch.
error-detonation = Auf { $square } hast du keine Fernzündmine, die jetzt etwas zerstören würde.
attack-destroys = Waffe { $strength } schlägt Panzerung { $armour } ({ $side }): zerstört.
attack-armour = Auf { $square } hält { $target_nom } das aus: Waffe { $strength }, Panzerung { $armour } ({ $side }).
attack-blocked = Auf { $blocker } steht dem Schuss nach { $square } etwas im Weg.
attack-near = { $square } ist zu nah: Dazwischen muss mindestens ein Feld liegen.
attack-reach = { $square } liegt außer Reichweite für { $piece_acc }.
attack-immune = Die Flamme kann dem Monster auf { $square } nichts anhaben.

# Texte, die sich nicht lesen lassen
error-square = »{ $text }« ist kein Feld eines Bretts mit { $size }×{ $size } Feldern.
error-kind = Eine Figur »{ $text }« gibt es nicht. Es gibt: { $known }.
error-move-text = »{ $text }« ist ab Spalte { $column } nicht als Zug lesbar. Ein Zug sieht so aus: F5>B9NW(B11).
error-move-not-strict = »{ $text }« ist kein vollständiger Zug: Start, Ziel und Richtung werden ausgeschrieben, etwa F5>B9NW.
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
error-line-mud = Schlamm liegt nur unter Hindernissen, die sich schieben lassen, nicht hier: { $squares }.
error-line-flags = »{ $text }« sind nicht die Flaggen beider Seiten wie H1.H16.
error-line-mines = »{ $text }« ist nicht als Fernzündminen lesbar.
error-line-mines-hidden = Diese Stellungszeile verschweigt, wo Fernzündminen liegen; von ihr aus kann niemand weiterspielen.
error-position-outside = Etwas liegt außerhalb des Bretts: { $squares }.
error-position-two-pieces = Zwei Figuren stehen auf einem Feld: { $squares }.
error-position-two-grounds = Zwei Arten Gelände liegen auf einem Feld: { $squares }.
error-position-cannot-stand = Eine Figur steht, wo sie nicht stehen kann: { $squares }.
error-position-falling = Auf { $squares } kann kein Monster fallen: Dort ist etwas anderes.
error-position-lying = Wracks, Stapel oder gefallene Monster liegen, wo sie nicht liegen können: { $squares }.
error-position-body = Das Monster auf { $squares } kann nicht vom Brett gefallen sein.
error-position-commanders = { $side } muss genau einen Kommandopanzer haben, nicht { $count }.
error-position-empty = { $side } hat keine Figur mehr.
error-position-flags = Es gibt Flaggen, aber in diesem Spiel geht es nicht um sie.
error-position-no-flags = In diesem Spiel geht es um Flaggen, aber es gibt keine: Wähle eine Aufstellung mit Flaggen.
error-position-one-flag = Nur eine Seite hat eine Flagge: { $squares }. Die andere Seite braucht auch eine.
error-position-flag-home = Wo eine Flagge hingehört, muss freier Boden sein, für jede Seite ein eigenes Feld, und niemand von derselben Seite und kein Monster darf dort stehen: { $squares }.
error-position-carrier = Eine Flagge trägt nur ein gegnerischer Panzer, und nur wo Flaggen nach Hause getragen werden: { $squares }.
error-position-mines = { $side } hat mehr Fernzündminen, als die Option erlaubt, oder kann die übrigen nicht mehr legen.
error-position-mined = Fernzündminen liegen, wo keine liegen können: { $squares }.
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
