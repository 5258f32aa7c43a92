# Sentences an interface shows about what could be done.
query-tail = The tail strikes { $square }: destroyed.
query-throw = The tank on { $square } is thrown to { $to }: destroyed.
query-throw-both = The tank on { $square } is thrown onto { $to }: both are destroyed.
query-duel = The Monster on { $square } is seized from behind: destroyed.
query-detonation = Your remote mine on { $square } goes off: the { $kind } is destroyed.
query-detonation-own = Your remote mine on { $square } goes off under your own { $kind }: it is destroyed.
attack-observed = The observer on { $square } sees it. Gun { $strength } beats { $side } armour { $armour }: destroyed.

combat-do-pass = Play no card
combat-do-pass-help = Keep your cards; your turn ends.
combat-do-take = Take it
combat-do-take-help = { $how ->
    [one] You lose a heart.
   *[many] You lose up to { $damage } hearts.
}
combat-do-shield = Put down a { $card }
combat-do-shield-help = Stops the attack.
combat-do-shield-one-help = Stops one heart of the attack.
combat-do-play = Play { $card }
combat-do-play-for = Play { $card } for { $player }
combat-do-discard = Discard { $card }
combat-do-discard-help = You may keep { $limit ->
    [one] one card
   *[other] { $limit } cards
}.
