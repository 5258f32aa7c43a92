# Sentences of the package monstercombat/: cards, events, monsters, facts, errors and options.

game-monster-combat = Monster Combat
combat-player = Player { $number }
combat-variant-versus = free-for-all
combat-variant-coop = co-op against the monsters

# --- cards -----------------------------------------------------------------------------------------
combat-card-sword = sword
combat-card-shield = shield
combat-card-life = life
combat-card-thief1 = thief 1
combat-card-thief2 = thief 2
combat-card-lightning = lightning
combat-card-skip = skip
combat-card-sword-marked = sword (!)
combat-card-shield-marked = shield (!)
combat-card-life-marked = life (!)
combat-card-thief1-marked = thief 1 (!)
combat-card-thief2-marked = thief 2 (!)
combat-card-lightning-marked = lightning (!)
combat-card-skip-marked = skip (!)

# The words by which an action is written: small letters, no spaces. Records use the names of the tables.
combat-word-sword = sword
combat-word-shield = shield
combat-word-life = life
combat-word-thief1 = thief1
combat-word-thief2 = thief2
combat-word-lightning = lightning
combat-word-skip = skip
combat-word-pass = pass
combat-word-take = take
combat-word-discard = discard

combat-effect-versus-sword = The next player loses a heart
combat-effect-versus-shield = Stops an attack on you
combat-effect-versus-life = You get a heart back
combat-effect-versus-thief1 = Steal 1 card from the next player
combat-effect-versus-thief2 = Steal 2 cards from the next player
combat-effect-versus-lightning = All others lose a heart
combat-effect-versus-skip = The next player misses a turn
combat-effect-coop-sword = 1 hit on the monster
combat-effect-coop-shield = Stops an attack on you
combat-effect-coop-life = A heart for anybody, even if they are out
combat-effect-coop-thief1 = Draw 1 card
combat-effect-coop-thief2 = Draw 2 cards
combat-effect-coop-lightning = 2 hits on the monster
combat-effect-coop-skip = The monster sleeps: hits count twice

combat-back-plain = back of a playing card
combat-back-trigger = back of a trigger card
combat-back-event = back of an event card

combat-drawing-draw = Draw pile
combat-drawing-discard = Discard
combat-drawing-events = Events
combat-drawing-event = Last event
combat-drawing-out = out
combat-drawing-turn = Turn { $turn }: { $name }
combat-drawing-asked = { $name } is attacked: shield or take it?

combat-event-card-heal = You get all your hearts back
combat-event-card-immune = You are immune to everything
combat-event-card-discard = Discard your whole hand
combat-event-card-attack = You are being attacked
combat-event-card-reverse = The direction of play changes

# --- monsters: the dinosaur and the final boss are the publisher's names, the others are ours ---------
combat-monster-slime = the slime
combat-monster-bat = the bat
combat-monster-goblin = the goblin
combat-monster-spider = the giant spider
combat-monster-swamp-toad = the swamp toad
combat-monster-dinosaur = the dinosaur
combat-monster-ogre = the ogre
combat-monster-hydra = the hydra
combat-monster-stone-giant = the stone giant
combat-monster-final-boss = the final boss

# --- what happens ----------------------------------------------------------------------------------
combat-turn-started = Turn { $turn }: { $seat }.
combat-immunity-ended = { $seat } is no longer immune.
combat-pile-shuffled = The discard pile is shuffled into a new draw pile.
combat-events-shuffled = The played events are shuffled into a new pile.
combat-drew = { $seat } draws: { $cards }.
combat-drew-unseen = { $seat } draws a card.
combat-stole = { $thief } steals from { $victim }: { $cards }.
combat-stole-unseen = { $thief } steals a card from { $victim }.
combat-event-revealed = Event for { $seat }: { $kind }.
combat-hearts-restored = { $seat } has all { $hearts } hearts again.
combat-immunity-gained = { $seat } is immune.
combat-hand-discarded = { $seat } discards the whole hand: { $cards }.
combat-hand-discarded-empty = { $seat } has no cards to discard.
combat-direction-clockwise = Play goes clockwise now.
combat-direction-anticlockwise = Play goes anticlockwise now.
combat-card-played = { $seat } plays { $card }.
combat-card-played-at = { $seat } plays { $card }, aimed at { $target }.
combat-card-played-for = { $seat } plays { $card } for { $target }.
combat-passed = { $seat } plays no card.
combat-attacked = { $by } attacks { $seat }: shield or take it?
combat-attacked-by-monster = A monster attacks { $seat } ({ $damage }): shield or take it?
combat-answered = { $seat } has decided.
combat-shielded = { $seat } puts down a { $card }.
combat-hearts-lost = { $seat } loses { $lost_how ->
    [one] a heart
   *[many] { $lost } hearts
}; { $left_how ->
    [none] none is left.
    [one] 1 is left.
   *[many] { $left } are left.
}
combat-spared = { $seat } is immune: nothing happens.
combat-fell = { $seat } is out.
combat-backfired = Everybody had a shield: the lightning strikes back at { $seat }.
combat-heart-gained = { $seat } gets a heart back and has { $hearts }.
combat-revived = { $by } brings { $seat } back into the game.
combat-turn-skipped = { $seat } misses a turn.
combat-monster-slept = { $seat } puts { $monster } to sleep.
combat-monster-snored = The monster would attack, but { $monster } is asleep.
combat-monster-woke = Now { $monster } is awake again.
combat-monster-hit = { $damage_how ->
    [one] A hit
   *[many] { $damage } hits
} on { $monster }; hearts left: { $left }.
combat-monster-fell = That defeats { $monster }!
combat-monster-came = The next opponent is { $monster }, hearts: { $hearts }.
combat-discarded = { $seat } has too many cards and discards { $card }.
combat-ended-last-survivor = { $seats } is the last one standing and wins!
combat-ended-monsters-defeated = All ten monsters are defeated: you have won together!
combat-ended-players-defeated = Nobody is left standing: the monsters have won.
combat-ended-turn-cap = The game has reached its last turn and ends here.
combat-ended-turn-cap-won = That was the last turn: { $seats } has most hearts and wins!
combat-ended-turn-cap-shared = That was the last turn; these share the win: { $seats }.

# Why a game ended, in words that are part of the sentences above.
outcome-last-survivor = the last one standing
outcome-monsters-defeated = All ten monsters are defeated
outcome-players-defeated = Nobody is left standing
outcome-turn-cap = last turn

combat-ending-last-survivor = last survivor
combat-ending-monsters-defeated = monsters defeated
combat-ending-players-defeated = players defeated
combat-ending-turn-cap = turn cap

# --- errors ----------------------------------------------------------------------------------------
error-combat-event-counts = The event cards must be { $needed } in all; these are { $total }.
error-combat-option-variant = The option "{ $option }" means nothing in the variant "{ $variant }"; leave it out.
error-combat-endless-redraw = Redrawing after a discard event and events on any draw could go on for ever together; they need a reverse event that ends the turn.
error-combat-preset = There is no preset "{ $name }". There are: { $known }.
error-combat-asked-play = Now you may play one card or pass.
error-combat-asked-shield = You are being attacked: put down a shield, or take it.
error-combat-asked-discard = You have more than { $limit ->
    [one] one card
   *[other] { $limit } cards
}: choose one to discard.
error-combat-not-possible = That is not possible now.
error-combat-no-such-card = There is no card "{ $card }".
error-combat-only-shield = Only a shield stops an attack, not "{ $card }".
error-combat-not-in-hand = You do not hold the card "{ $card }".
error-combat-shield-answers = A shield only answers an attack; it cannot be played by itself.
error-combat-no-target = You cannot choose a target for the card "{ $card }".
error-combat-hearts-full = You have all your hearts; a life card would do nothing.
error-combat-all-hearts-full = Everybody has all hearts; a life card would do nothing.
error-combat-name-target = Say whom the life card is for, as in life>2.
error-combat-target-full = { $player } has all hearts already.
error-combat-which-target = Say whom the life card is for: { $known }.
error-combat-word = "{ $word }" is no card and no action. Try pass, take, a card such as sword, or discard:sword.
error-combat-target = "{ $word }" is no player; there are players 1 to { $seats }.
error-combat-state = This line is no state of Monster Combat: { $text }
error-combat-state-seats = The line does not agree about how many players there are.
error-combat-state-cards = The cards in the line are not the 57 cards of the game.
error-combat-state-events = The events in the line are not the 20 event cards of the game.
error-combat-state-hearts = A player has too many hearts, or is out and still holds cards.
error-combat-state-phase = The line asks a question that cannot be open.
error-combat-state-monster = The monster in the line cannot be there.
error-combat-view = This is no view of Monster Combat.

# --- presets ---------------------------------------------------------------------------------------
combat-preset-versus-classic = The rules as printed, with our rulings where they are silent.
combat-preset-versus-fresh-hand = Whoever has to discard the whole hand draws five new cards.
combat-preset-versus-secret-lightning = Nobody hears the others' answers to lightning before the last one.
combat-preset-versus-quick = Two hearts each; after 200 turns, most hearts win.
combat-preset-coop-classic = The rules as printed, with our rulings where they are silent.
combat-preset-coop-gentle = Immunity lasts through your next turn.
combat-preset-coop-hard = A monster's attack hits everybody.
combat-preset-coop-grim = Eight attack events, two that heal.

# --- options ---------------------------------------------------------------------------------------
option-variant = Free-for-all, or co-op against the monsters.
option-event-counts = How many of the 20 event cards are of each kind.
option-trigger-count = How many of the 57 playing cards have the trigger back.
option-starter = Who begins: somebody at random, or the first seat.
option-x2-shields = Whether one shield stops a whole double attack, or one heart of it.
option-hearts = Hearts of each player.
option-hand-limit = How many cards you may keep at the end of your turn.
option-reverse-ends-turn = Whether a change of direction ends the turn at once.
option-discard-redraw = How many cards you draw after an event has taken your hand.
option-open-hands = Play co-op with open hands.
option-turn-cap = The game ends after this many turns.
option-turn-cap-v1 = After the last turn everybody who is not out shares the win, or only those with most hearts do.
option-trigger-on-any-draw = Whether every trigger card from the draw pile brings an event, not only the first draw of a turn.
option-lightning-secret = Whether answers to lightning stay secret until the last one.
option-immune-counts-as-shield = Whether an immune player counts as shielded when lightning might strike back.
option-immunity-scope = Whether immunity holds against everything, or against attacks only.
option-attack-target = Whom the attack event hits: the active player, or everybody.
option-v2-immunity = In co-op, immunity ends as your next turn starts, or lasts through that turn.
option-sleep = How long a monster sleeps: until the next turn of whoever put it to sleep, for one turn, or for one turn for each player who is not out.
option-carry-over = Whether excess hits go on to the next monster.
