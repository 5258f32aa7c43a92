# Sätze der Pakete lab/ und terminal/: Massenarbeit, Daten, Umgebungen.
work-about-workers = Wie viele Prozesse sich die Arbeit teilen; 0: einer je Kern. Die Ergebnisse hängen nicht davon ab.
work-about-cluster = Auf dem Dask-Cluster rechnen, dessen Scheduler diese Adresse hat, etwa tcp://192.0.2.7:8786, statt hier.
work-about-resume = Fertiges in dieser Datei aufheben; derselbe Befehl mit derselben Datei macht dort weiter.
work-both = --workers ist für Prozesse auf diesem Rechner; ein Cluster hat seine eigenen.
error-workers-lost = { $times }-mal hintereinander sind Prozesse verloren gegangen, die dieselben Spiele spielen sollten. Vielleicht hatten sie zu wenig Speicher. Was vorher fertig war, liegt dort, wo --resume es sagt.
error-cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler.
error-cluster-empty = Der Cluster unter { $address } hat keine Worker. »dask worker { $address } --nthreads 1« startet einen.
error-cluster-version = Auch die Worker des Clusters brauchen Behemoth { $ours }; sie haben { $theirs }.
error-cluster-lost = Der Cluster ist weg. Was vorher fertig war, liegt dort, wo --resume es sagt.
error-journal-other = { $name } stammt nicht von dieser Arbeit: Damals war etwas anderes verlangt, oder es war eine andere Version von Behemoth. Eine andere Datei nehmen oder diese löschen.
error-journal-busy = Ein anderer Lauf schreibt gerade { $name }. Warten, bis er zu Ende ist, oder eine andere Datei nehmen.
lab-about = Werkzeuge für die Forschung: viele Spiele als Daten.
lab-about-games = Lässt Bots viele Spiele spielen und schreibt jede Entscheidung in eine Parquet-Datei.
lab-about-game = Das Spiel: tank-chess, monster-combat oder eines, das ein anderes Paket mitbringt.
lab-about-out = Die Datei, die geschrieben wird, etwa games.parquet.
lab-about-count = Wie viele Spiele.
lab-about-bots = Wer spielt, durch Kommas getrennt, mit Grenzen wie im Turnier (level-5@2000n); von Spiel zu Spiel werden die Plätze getauscht.
lab-about-players = Wie viele sich hinsetzen; 0: so wenige wie möglich.
lab-about-seed = Der Startwert für Zufall und Bots; derselbe Startwert spielt dieselben Spiele.
lab-about-cap = Nach so vielen Entscheidungen wird ein Spiel abgebrochen und zählt als geteilt.
lab-about-observations = Mit dem, was jemand, der lernt, bei jeder Entscheidung gezeigt bekäme, als Zahlen.
lab-games-written = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } mit { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  } in { $name }.
error-no-observations = Für »{ $game }« gibt es keine Beobachtungen. Es gibt sie für: { $known }.
lab-usage = »behemoth lab games« schreibt viele Spiele als Daten. »behemoth lab games --help« zeigt, wie es geht.

error-lab-opponent = Einen Gegner »{ $name }« gibt es in der Engine nicht. Es gibt: { $known }.
error-lab-render = Die Darstellung »{ $name }« gibt es nicht. Es gibt: { $known }.
error-lab-learned = »{ $name }« ist keine Datei mit Gelerntem für { $game }, Version { $version }.
bot-learned = der Lernende
bot-learned-about = Was eine Spielweise im Spiel gegen sich und andere gelernt hat; das Trainingsbeispiel macht sie.
bot-learned-strength = Schlägt Zufallsspieler
