# Sätze zum Nachprüfen einer beendeten Partie: behemoth verify und der Knopf nach dem Spiel.
verify-played = Alle { $actions } Züge wurden nach den Regeln nachgespielt; das Ergebnis ist { $result }, wie es in der Spieldatei steht.
verify-chance = Alles, was der Zufall entschied, wurde aus dem Startwert neu gegeben: { $dealt ->
    [yes] der Anfang und
   *[no] bei
} { $chances } der Züge.
verify-no-chance = In diesem Spiel entscheidet der Zufall nichts; es gibt keine Verteilung nachzuprüfen.
verify-commitment = Die Prüfsumme dieses Startwerts ist { $commitment }.
verify-as-told = Das ist die Prüfsumme, die zu Beginn genannt wurde; der Startwert stand also vor dem ersten Zug fest.
verify-compare = Nicht nachgeprüft: dass diese Prüfsumme zu Beginn genannt wurde. Vergleiche sie mit dem, was deine Seite oder dein Programm behalten hat, oder gib sie mit --commitment an.
verify-no-seed = Nicht nachgeprüft: was der Zufall entschied. Die Spieldatei enthält keinen Startwert.
verify-not-people = Nicht nachgeprüft, weil keine Spieldatei es zeigen kann: wer wo saß, wie lange jemand nachdachte und dass der Startwert zufällig gezogen wurde.
verify-broken = So ist es nicht gewesen: { $fault }
verify-other-seed = Das ist nicht der Startwert zu dieser Prüfsumme: Genannt wurde { $told }, die der Spieldatei ist { $commitment }.
verify-bad-commitment = »{ $text }« ist keine Prüfsumme; sie hat 64 Ziffern von 0 bis f.

verify-about = Prüfe eine beendete Partie nach: die Prüfsumme, jede Verteilung und jeden Zug.
verify-about-record = Die Spieldatei der Partie, wie sie der Tisch gibt; - ist die Standardeingabe.
verify-about-commitment = Die Prüfsumme, die der Tisch zu Beginn genannt hat, zum Vergleich.
