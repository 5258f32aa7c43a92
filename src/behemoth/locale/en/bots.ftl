# The players of Tank Chess, from friendly to full strength
bot-tank-1 = Nele
bot-tank-1-about = Has only just learned the rules, is glad of every shot and overlooks half of yours.
bot-tank-2 = Otto
bot-tank-2-about = Drives ahead cheerfully and seldom looks behind the next corner.
bot-tank-3 = Frieda
bot-tank-3-about = Thinks about your answer, but long diagonals are not her strong point.
bot-tank-4 = Bruno
bot-tank-4-about = A solid player of the club who gives little away.
bot-tank-5 = Mathilda
bot-tank-5-about = Patient, careful with the command tank, waits for your mistake.
bot-tank-6 = Viktor
bot-tank-6-about = Calculates quickly and likes to threaten two things at once.
bot-tank-7 = Ilse
bot-tank-7-about = Sees far ahead and forgives hardly anything.
bot-tank-8 = Goliath
bot-tank-8-about = The engine at full strength. Bring courage.

bots-weaker = The fast engine is not installed, so the strong bots play weaker than they could. Everything else works as usual.

# Advice: why a move is good
advice-wins-leaving = Wins: the command tank leaves the board.
advice-wins-destroying = Wins: destroys the command tank on { $square }.
advice-destroys-shot = Destroys the { $target } on { $square }: gun { $strength } against { $side } armour { $armour }.
advice-destroys = Destroys the { $target } on { $square }.
advice-saves = Saves the command tank from the { $attacker } on { $square }.
advice-stops-escape = Keeps the enemy's command tank from leaving the board.
advice-threatens-leaving = Threatens to leave the board with the command tank.
advice-threatens = Threatens the { $target } on { $square }.
advice-rescues = Takes the { $piece } out of danger from the { $attacker } on { $square }.
advice-closer-edge = Brings the command tank closer to the enemy's edge.
advice-closer = Brings the { $piece } closer to the enemy's command tank on { $square }.
advice-stands = Puts the { $piece } on { $square }, where it stands well.
advice-turns = Turns the { $piece } on { $square } so that it stands better.
advice-falls = The best side for the Monster to fall to.
advice-mate = Wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
} at most.

# The players of Monster Combat, from friendly to full strength
bot-combat-1 = Pip
bot-combat-1-about = Plays whatever looks pretty and is happy for you when you win.
bot-combat-2 = Wanda
bot-combat-2-about = Likes swords, forgets shields, laughs a lot.
bot-combat-3 = Emil
bot-combat-3-about = Knows what the cards do, but not yet when.
bot-combat-4 = Rosalie
bot-combat-4-about = Plays briskly and now and then too early.
bot-combat-5 = Kasimir
bot-combat-5-about = An old hand at the card table who seldom wastes a card.
bot-combat-6 = Adele
bot-combat-6-about = Keeps her shields together and strikes when it hurts.
bot-combat-7 = Balthasar
bot-combat-7-about = Counts the cards while he chats with you.
bot-combat-8 = Morgana
bot-combat-8-about = Imagines thousands of games before she lays down a card.

# Advice at Monster Combat: why a card is good
advice-combat-chance = Chance to win, as far as one can tell: about { $percent } %.
advice-combat-pass = No card of your hand helps now; keep them for later.
advice-combat-pass-keep = Your cards are worth more later than now.
advice-combat-sword = Attacks { $player }, who has { $how ->
    [one] one heart
   *[many] { $hearts } hearts
} left; a shield is there with about { $percent } %.
advice-combat-sword-bare = Attacks { $player }, who holds no card and cannot shield.
advice-combat-lightning = Strikes { $how ->
    [one] the other player
   *[many] all { $count } others
} at once; only if all of them shield does it strike back.
advice-combat-life = Gives you back a heart: you have only { $how ->
    [one] one
   *[many] { $hearts }
}.
advice-combat-thief = Takes { $how ->
    [one] a card
   *[many] { $count } cards
} from { $player }, who holds { $cards }.
advice-combat-thief-pile = { $player } holds too few cards, so the draw pile makes up for it.
advice-combat-skip = { $player } loses the next turn.
advice-combat-skip-again = With two of you left you take another turn at once.
advice-combat-skip-event = { $player } loses the next turn; the event that lies on top meets somebody else.
advice-combat-shield-last = Without the shield you would be out.
advice-combat-shield = Saves you { $how ->
    [one] a heart
   *[many] { $damage } hearts
}.
advice-combat-shield-backfires = If you shield as well, the lightning strikes the one who cast it.
advice-combat-take = You have no shield to put down.
advice-combat-take-keep = You have hearts to spare; the shield is worth more later.
advice-combat-discard = Of all your cards the { $card } helps you least.
advice-combat-card = Of all your cards the { $card } helps you most now.
advice-combat-fells = Defeats the { $monster }.
advice-combat-hits = Hits the { $monster }: { $how ->
    [one] one heart less
   *[many] { $hits } hearts less
}.
advice-combat-hits-asleep = The { $monster } sleeps, so the blow counts twice: { $hits } hearts less.
advice-combat-sleep = The { $monster } sleeps: it attacks nobody for a while and every blow counts twice.
advice-combat-revives = Brings { $player } back with a heart and new cards.
advice-combat-heals = { $player } has only { $how ->
    [one] one heart
   *[many] { $hearts } hearts
} left and gets one back.
advice-combat-heals-self = You have only { $how ->
    [one] one heart
   *[many] { $hearts } hearts
} left and get one back.
advice-combat-draws = You draw { $how ->
    [one] a card
   *[many] { $count } cards
} more.
