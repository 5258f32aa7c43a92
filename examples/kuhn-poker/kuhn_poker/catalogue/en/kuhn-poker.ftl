game-kuhn-poker = Kuhn poker
event-card-dealt = { $card ->
    [none] { $player } is dealt a card.
    *[other] { $player } is dealt the { $card }.
}
event-player-acted = { $action ->
    [bet] { $player } bets a chip.
    *[other] { $player } passes.
}
event-cards-shown = The cards are shown: { $cards }.
outcome-shown = the higher card wins
outcome-folded = the other side would not pay
error-kuhn-action = "{ $text }" is neither bet nor pass.
error-kuhn-line = "{ $text }" is no moment of Kuhn poker.
kuhn-bet = bet
kuhn-pass = pass
kuhn-bet-again = call
kuhn-pass-again = fold
view-cards = cards
view-done = done so far (p: passed, b: bet)
