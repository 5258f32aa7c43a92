# Sätze, mit denen eine Oberfläche zeigt, was möglich wäre.
query-tail = Der Schwanz trifft { $square }: vernichtet.
query-throw = Der Panzer auf { $square } wird nach { $to } geworfen: vernichtet.
query-throw-both = Der Panzer auf { $square } wird auf { $to } geworfen: beide vernichtet.
query-duel = Das Monster auf { $square } wird von hinten gepackt: vernichtet.

combat-do-pass = Keine Karte spielen
combat-do-pass-help = Du behältst deine Karten; dein Zug endet.
combat-do-take = Hinnehmen
combat-do-take-help = { $how ->
    [one] Du verlierst ein Herz.
   *[many] Du verlierst bis zu { $damage } Herzen.
}
combat-do-shield = { $card } ablegen
combat-do-shield-help = Wehrt den Angriff ab.
combat-do-shield-one-help = Wehrt ein Herz des Angriffs ab.
combat-do-play = { $card } spielen
combat-do-play-for = { $card } für { $player } spielen
combat-do-discard = { $card } abwerfen
combat-do-discard-help = Du darfst { $limit } Karten behalten.
