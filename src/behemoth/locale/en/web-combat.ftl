# The table of Monster Combat in the browser. The rules have their own sentences for cards and events.

web-combat-players = Players around the table. { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes anticlockwise.
}
web-combat-seat = { $name }: { $hearts } of { $most } hearts, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
web-combat-seat-triggers = { $count } with a trigger back.
web-combat-seat-own = This is you.
web-combat-out = Out
web-combat-out-short = out
web-combat-immune = Immune.
web-combat-current = It is their turn.
web-combat-asked = Asked: shield or take it?
web-combat-bot = bot
web-combat-away = away
web-combat-me = Myself
web-combat-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
web-combat-team = Team
web-combat-team-told = The team has { $hearts } of { $most } hearts.

# --- piles -----------------------------------------------------------------------------------------
web-combat-draw = Draw
web-combat-draw-told = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
web-combat-draw-trigger = The top card has ! on its back: drawing it brings an event.
web-combat-discard = Discard
web-combat-discard-told = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $card } on top. Show all.
web-combat-discard-empty = The discard pile is empty.
web-combat-events = Events
web-combat-events-told = Event pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
web-combat-event = Event
web-combat-event-was = Last event
web-combat-event-now = Event now: { $text }.
web-combat-event-last = Last event: { $text }.

# --- the monster -----------------------------------------------------------------------------------
web-combat-monster-told = Monster { $number }: { $name }, { $hearts } of { $most } hearts.
web-combat-monster-double = It hits twice as hard.
web-combat-asleep = asleep
web-combat-beaten = { $count } of { $most } monsters are defeated.
web-combat-beaten-short = { $count } of { $most } defeated

# --- the own hand ----------------------------------------------------------------------------------
web-combat-hand = Your hand
web-combat-hand-empty = You have no cards.
web-combat-card-trigger = trigger back
web-combat-card-new = new
web-combat-card-can = can be used
web-combat-card-cannot = cannot be used
web-combat-new = new
web-combat-you-are-out = You are out. Watch how it ends!

# --- what to do ------------------------------------------------------------------------------------
web-combat-actions = What you may do
web-combat-begins = The cards are dealt. { $name } begins.
web-combat-choose = Your turn: choose a card.
web-combat-no-cards = Your turn, but your hand is empty.
web-combat-only-pass = Your turn, but none of your cards can be played now.
web-combat-choose-discard = You have { $count } cards and may keep { $limit }: choose one to discard.
web-combat-for-whom = Who gets the heart?
web-combat-heal = A heart for { $name }
web-combat-not-now = Not now.
web-combat-confirm = Confirm
web-combat-back = Back
web-combat-waits = { $count ->
    [one] { $name } is thinking …
   *[other] { $name } are thinking …
}
web-combat-paused = The game is paused.
web-combat-late = When the time is up: { $action }
web-combat-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

# --- an attack -------------------------------------------------------------------------------------
web-combat-attack-by = { $attack ->
    [b] { $name } throws lightning at you!
   *[other] { $name } attacks you with a sword!
}
web-combat-attack-of = { $name } attacks you{ $damage ->
    [one] !
   *[other] { " " }with double strength!
}
web-combat-attack-event = A monster attacks you!
web-combat-no-shield = You have no shield.
web-combat-answer-keys = S puts down a shield, X takes it.

# --- keys ------------------------------------------------------------------------------------------
web-combat-keys = Keys
web-combat-key-arrows = go through your hand
web-combat-key-enter = choose a card, then confirm
web-combat-key-escape = lay it back
web-combat-key-s = put down a shield
web-combat-key-x = take the hit
web-combat-key-p = play no card
web-combat-key-h = show me a good move
web-combat-key-m = sound on or off
web-combat-key-help = this list

# --- the coach: what could happen; a sentence for each fact of the rules ------------------------------
web-combat-coach = Coach
web-combat-coach-again = Then it is your turn again.
web-combat-coach-follows = { $other } misses a turn; { $whom ->
    [you] you are
   *[other] { $name } is
} next.
web-combat-coach-next = Next: { $name }, whose swords, thieves and skips hit { $target ->
    [you] you
   *[other] { $other }
}.
web-combat-coach-top-trigger = The top card has ! on its back: { $whom ->
    [you] you draw
   *[other] { $name } draws
} it, and an event follows.
web-combat-coach-top-plain = The top card has no ! on its back: no event for { $whom ->
    [you] you
   *[other] { $name }
}.
web-combat-coach-top-none = The draw pile is empty and will be shuffled: nobody knows the next back.
web-combat-coach-last-heart = You have one heart left{ $count ->
    [0] { " " }and no shield.
    [one] { " " }and a shield.
   *[other] { " " }and { $count } shields.
}
web-combat-coach-spared = { $name } is immune: nothing happens.
web-combat-coach-falls = { $name } has one heart: without a shield { $name } is out.
web-combat-coach-wins = { $name } has one heart: without a shield you win.
web-combat-coach-no-shield = { $name } has no cards, and so no shield.
web-combat-coach-holds-shield = { $name } holds a shield that was yours.
web-combat-coach-backfire = { $count ->
    [one] One shield is enough, and it strikes you
   *[other] If all { $count } put down a shield, it strikes you
}; your shields do not help then.
web-combat-coach-few = { $name } has { $count ->
    [0] no cards: all
    [one] one card: the rest
   *[other] { $count } cards: the rest
} comes from the draw pile.
web-combat-coach-asleep = { $monster } is asleep: attacks do nothing, hits count twice{ $whom ->
    [you] , until your next turn
    [other] , until { $name }'s next turn
   *[nobody] {""}
}.
web-combat-coach-wakes = { $monster } wakes when { $whom ->
    [you] your next turn
   *[other] { $name }'s turn
} begins.
web-combat-coach-may-attack = The next turn brings an event: { $count } of { $of } are attacks. Then { $monster } takes { $damage ->
    [one] a heart
   *[other] { $damage } hearts
} from { $whom ->
    [you] you
    [other] { $name }
   *[nobody] everybody
}.
web-combat-coach-lull-round = It sleeps until your next turn begins: attacks do nothing, hits count twice.
web-combat-coach-lull-turn = It sleeps through the next turn: attacks do nothing, hits count twice.
web-combat-coach-lull-turns = It sleeps for { $count } turns: attacks do nothing, hits count twice.
web-combat-coach-monster-left = { $of ->
    [one] One hit
   *[other] { $of } hits
}: { $count ->
    [one] one heart is
   *[other] { $count } hearts are
} left.
web-combat-coach-monster-falls = That defeats it. Next: { $monster }, awake, hearts: { $count }.
web-combat-coach-monsters-won = That defeats the last monster: you all win!
web-combat-coach-revived = { $name } comes back with one heart and draws five cards.
web-combat-coach-too-many = You may keep { $of } cards: you will have to discard { $count ->
    [one] one
   *[other] { $count }
}.
web-combat-coach-left = You keep { $count ->
    [one] one heart
   *[other] { $count } hearts
}.
web-combat-coach-out = You are out, and your cards go to the discard pile.
web-combat-coach-out-coop = You are out until a life card brings you back, and your cards go to the discard pile.
web-combat-coach-lost = You are out, and { $name } wins.
web-combat-coach-all-lost = Nobody is left then: the monsters win.
web-combat-coach-shields-left = { $count ->
    [0] That is your last shield.
    [one] You keep one shield.
   *[other] You keep { $count } shields.
}
web-combat-coach-may-backfire = If everybody puts down a shield, the lightning strikes { $name }.

# A game that is over, decision by decision
web-decisions-text = Every decision is looked at as whoever took it could see the table: games are played out from hands and piles they could not tell from the real ones. How often each choice wins, and which decisions cost most.
web-decisions-no-engine = Decisions are looked at by the engine, and it is not built here.
web-decisions-running = Every decision is being looked at.
web-decisions-done = { $count ->
    [0] All decisions have been looked at. None surely cost anything.
    [one] All decisions have been looked at. One surely cost something.
   *[other] All decisions have been looked at. { $count } surely cost something.
}
web-decisions-cancelled = Stopped.
web-decisions-failed = That did not work.
web-decisions-of = { $name } decides
web-decisions-choices = How often each choice wins
web-decisions-choice = Choice
web-decisions-wins = Wins
web-decisions-made = played
web-decisions-knew = What { $name } could know: how likely each hand holds …
web-decisions-see = See with the eyes of { $name }
web-decisions-none-here = There is nothing to choose here, or it has not been looked at yet.
web-decisions-dear = What cost most
web-decisions-cost = { $name }: { $made }. { $best } wins { $cost } % more often.
web-decisions-not-yet = Nothing so far.
web-decisions-no-dear = No decision surely cost anything.
