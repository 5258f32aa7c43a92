# Sätze, mit denen eine Oberfläche zeigt, was möglich wäre.
query-tail = Der Schwanz trifft { $square }: zerstört.
query-throw = Der Panzer auf { $square } wird nach { $to } geworfen: zerstört.
query-throw-both = Der Panzer auf { $square } wird auf { $to } geworfen: beide zerstört.
query-duel = Das Monster auf { $square } wird von hinten gepackt: besiegt.
query-detonation = Deine Fernzündmine auf { $square } geht hoch. Zerstört: { $kind }.
query-detonation-own = Deine Fernzündmine auf { $square } geht unter deiner eigenen Figur hoch. Zerstört: { $kind }.
attack-observed = Der Beobachter auf { $square } sieht das Ziel. Waffe { $strength } schlägt Panzerung { $armour } ({ $side }): zerstört.

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
combat-do-discard = { $card } ablegen
combat-do-discard-help = Du darfst { $limit ->
    [one] eine Karte
   *[other] { $limit } Karten
} behalten.
