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
web-combat-out = Out of the fight
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
web-combat-draw-told = Draw pile: { $count } cards.
web-combat-draw-trigger = The top card has the trigger back: drawing it brings an event.
web-combat-discard = Discard
web-combat-discard-told = Discard pile: { $count } cards, { $card } on top. Show all.
web-combat-discard-empty = The discard pile is empty.
web-combat-events = Events
web-combat-events-told = Event pile: { $count } cards.
web-combat-event = Event
web-combat-event-was = Last event
web-combat-event-now = Event now: { $text }.
web-combat-event-last = Last event: { $text }.
web-combat-close = Close

# --- the monster -----------------------------------------------------------------------------------
web-combat-monster-told = Monster { $number }: { $name }, { $hearts } of { $most } hearts.
web-combat-monster-double = It strikes twice as hard.
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
web-combat-you-are-out = You are out of the fight. Watch how it ends!

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
web-combat-waits = { $name } is thinking …
web-combat-late = When the time is up: { $action }
web-combat-seconds = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

# --- an attack -------------------------------------------------------------------------------------
web-combat-attack-by = { $attack ->
    [b] { $name } throws lightning at you!
   *[other] { $name } strikes at you with a sword!
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
