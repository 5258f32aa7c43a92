# Sätze über Aufstellungen: Dateien, die man nicht lesen kann, und die Fehler, die der Prüfer nennt (TC8.4).
error-scheme-bytes = Zeile { $line } ist kein UTF-8-Text; das ist keine Aufstellung.
error-scheme-line = Zeile { $line } ist weder »Schlüssel: Wert« noch Teil einer Zeichnung: { $text }
error-scheme-key = Zeile { $line }: Den Eintrag »{ $entry }« gibt es in einer Aufstellung nicht; möglich sind: { $known }.
error-scheme-key-twice = Zeile { $line } nennt »{ $entry }« ein zweites Mal.
error-scheme-key-missing = Im Kopf fehlt die Zeile »{ $entry }: …«.
error-scheme-value-empty = Zeile { $line }: »{ $entry }« hat keinen Wert.
error-scheme-name = Zeile { $line }: Ein Name besteht aus Kleinbuchstaben und Ziffern mit Bindestrichen dazwischen, höchstens 40 Zeichen, nicht »{ $text }«.
error-scheme-choice = Zeile { $line }: »{ $entry }« muss eines von { $words } sein, nicht »{ $text }«.
error-scheme-clock = Zeile { $line }: Die Uhr braucht ganze Minuten von 1 bis { $most }, nicht »{ $text }«.
error-scheme-no-drawing = Der Datei fehlt die Zeichnung des Bretts.
error-scheme-columns-first = Zeile { $line }: Die Zeichnung muss mit einer Zeile der Spaltenbuchstaben beginnen, »A B C …«.
error-scheme-column = Zeile { $line }, Spalte { $column }: Hierher gehört der Buchstabe { $letter }, nicht »{ $text }«.
error-scheme-size = Zeile { $line }: Ein Brett hat { $least } bis { $most } Spalten, nicht { $size }.
error-scheme-row-blank = Zeile { $line }: Hierher gehört Reihe { $row }, da steht aber nichts.
error-scheme-row = Zeile { $line }: Hierher gehört Reihe { $row }, nicht »{ $text }«.
error-scheme-rows-missing = Die Zeichnung endet zu früh: Auf einem Brett mit { $size } Reihen fehlt Reihe { $row }.
error-scheme-row-length = Zeile { $line }: Reihe { $row } hat { $found } Felder statt { $size }.
error-scheme-sign = Zeile { $line }, Spalte { $column }: »{ $text }« auf { $square } ist weder eine Figur noch ein Gelände.
error-scheme-after = Zeile { $line }: Nach Reihe 1 darf nichts mehr kommen, da steht aber: { $text }
error-scheme-place = Zeile { $line }: »{ $entry }« braucht für jede Stelle ein Feld und ein Wort, durch Kommas getrennt, nicht »{ $text }«.
error-scheme-square = Zeile { $line }: »{ $entry }« nennt das Feld »{ $text }«, das es auf diesem Brett nicht gibt.
error-scheme-square-twice = Zeile { $line }: »{ $entry }« nennt { $square } zweimal.
error-scheme-no-piece = Zeile { $line }: »{ $entry }« nennt { $square }, dort steht aber keine Figur.
error-scheme-heading = Zeile { $line }: »{ $text }« auf { $square } ist keine Richtung; es gibt N, NO, O, SO, S, SW, W, NW.
error-scheme-terrain = Zeile { $line }: »{ $text }« auf { $square } ist kein Gelände.
error-scheme-kind = Zeile { $line }: »{ $text }« auf { $square } ist keine Figurenart.
error-scheme-flags = Zeile { $line }: »{ $entry }« braucht zwei Felder, zuerst das der weißen Flagge, nicht »{ $text }«.
error-scheme-mines = Zeile { $line }: »{ $entry }« muss eine Zahl von 0 bis 5 sein, nicht »{ $text }«.

fault-symmetry-ground = Bei einer halben Drehung passt das Gelände nicht zusammen: { $pairs }.
fault-symmetry-piece = Bei einer halben Drehung mit vertauschten Farben passen die Figuren nicht zusammen: { $pairs }.
fault-symmetry-heading = Bei einer halben Drehung passen die Richtungen der Figuren nicht zusammen: { $pairs }.
fault-symmetry-wreck = Bei einer halben Drehung passen die Wracks nicht zusammen: { $pairs }.
fault-symmetry-flag = Bei einer halben Drehung passen die Flaggen nicht zusammen: { $pairs }.
fault-side-empty =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat keine Figur.
fault-no-wreck = Ein Wrack von { $mark } auf { $square } gibt es nicht: Davon bleibt nie eines liegen.
fault-flags-none = Für das Ziel »{ $goal }« fehlen Flaggen: Ergänze die Zeile »flags: …« mit zwei Feldern.
fault-flags-same = Beide Flaggen stehen auf { $square }.
fault-flag-home = Die Flagge auf { $square } muss auf freiem Boden stehen, auf dem sonst nichts ist.
fault-flag-near = { $mark } auf { $square } kann mit der ersten Bewegung die gegnerische Flagge auf { $flag } oder ein Feld daneben erreichen: { $ends }.
fault-commander-none =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat keinen CLT.
fault-commander-many =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat { $count } CLT statt einem: { $squares }.
fault-commander-destroyed =
    Der { $side ->
        [white] weiße
       *[black] schwarze
    } CLT auf { $square } kann im ersten Zug zerstört werden, und zwar von { $mark } { $start } aus { $poses }.
fault-commander-escapes-at-once =
    Der { $side ->
        [white] weiße
       *[black] schwarze
    } CLT auf { $square } kann das Brett schon im ersten Zug verlassen.
fault-commander-escapes =
    Der { $side ->
        [white] weiße
       *[black] schwarze
    } CLT auf { $square } kann das Brett in den ersten zwei Zügen verlassen, und zwar über { $poses }.
fault-not-connected = Die freien Felder hängen nicht zusammen; vom Rest abgeschnitten: { $squares }.
fault-stands-on-ground = { $mark } auf { $square } kann auf diesem Gelände nicht stehen: { $ground }.
fault-stands-on-wreck = { $mark } auf { $square } kann nicht auf einem Wrack stehen.
fault-wreck-on-ground = Das Wrack ({ $mark }) auf { $square } kann auf diesem Gelände nicht liegen: { $ground }.
scheme-valid = Die Aufstellung ist gültig.
