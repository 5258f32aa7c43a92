# Was die Zeichnung einer Stellung denen sagt, die sie nicht sehen.
drawing-title = Tank Chess, { $size } × { $size } Felder, { $side } ist am Zug
drawing-over = Tank Chess, { $size } × { $size } Felder, { $side } hat gewonnen
drawing-turn = { $side } ist am Zug
drawing-piece = { $side }: { $kind }, { $square }, Richtung { $heading }
drawing-wreck = Wrack ({ $kind }), { $square }
drawing-stack = Zwei Wracks übereinander, { $square }
drawing-body = Gefallenes Monster, { $squares }
drawing-falling = Besiegtes Monster vor dem Umfallen, { $square }
drawing-flag = { $side ->
   *[white] Weiße Flagge, zu Hause auf { $square }
    [black] Schwarze Flagge, zu Hause auf { $square }
}
drawing-flag-carried = { $side ->
   *[white] Weiße Flagge, getragen auf { $carrier }; zu Hause ist sie auf { $square }
    [black] Schwarze Flagge, getragen auf { $carrier }; zu Hause ist sie auf { $square }
}
drawing-crater = Krater einer Fernzündmine, { $square }
drawing-remote-mine = { $side ->
   *[white] Fernzündmine von Weiß, { $square }
    [black] Fernzündmine von Schwarz, { $square }
}
drawing-ground = { $terrain }: { $squares }
drawing-last = Letzter Zug: { $start } nach { $end }.
drawing-last-left = Letzter Zug: von { $start } vom Brett gefahren.
drawing-last-struck = Getroffen: { $squares }.
drawing-last-fall = Letzter Zug: das Monster fiel um, Richtung { $heading }.
drawing-last-placed = Letzter Zug: Eine Fernzündmine wurde gelegt.
drawing-arrow = Pfeil von { $start } nach { $end }: { $role }
drawing-mark = { $square }: { $role }
drawing-role-mine = ausgewählt
drawing-role-go = erreichbar
drawing-role-danger = Gefahr

error-drawing-theme = Ein Farbschema namens »{ $name }« gibt es nicht. Vorhanden sind: { $known }.
error-drawing-mark = »{ $text }« ist keine Markierung. Es gibt { $known }; ein Keil (wedge) nennt seine Richtung, etwa »wedge NO«.
