game-kuhn-poker = Kuhn-Poker
event-card-dealt = { $card ->
    [none] { $player } bekommt eine Karte.
    *[other] { $player } bekommt die Karte { $card }.
}
event-player-acted = { $action ->
    [bet] { $player } setzt einen Chip.
    *[other] { $player } passt.
}
event-cards-shown = Die Karten werden gezeigt: { $cards }.
outcome-shown = die höhere Karte gewinnt
outcome-folded = die andere Seite wollte nicht zahlen
error-kuhn-action = »{ $text }« ist weder bet noch pass.
error-kuhn-line = »{ $text }« ist kein Moment von Kuhn-Poker.
kuhn-bet = setzen
kuhn-pass = passen
kuhn-bet-again = mitgehen
kuhn-pass-again = aussteigen
view-cards = Karten
view-done = bisher (p: gepasst, b: gesetzt)
