# What people get wrong, for the sentences about the players below: each names what its player gets wrong, and nothing else
bot-habit-long-diagonals = overlooks long diagonals
bot-habit-reverse = forgets to drive backwards
bot-habit-kills = cannot resist a kill
bot-habit-forgets-shields = forgets shields
bot-habit-wastes-shields = wastes shields
bot-habit-hoards = hoards cards
bot-habit-strikes = strikes at every chance

# The players of Tank Chess, from friendly to full strength
bot-tank-1 = Nele
bot-tank-1-about = Has only just learned the rules, { bot-habit-reverse }, { bot-habit-long-diagonals } and { bot-habit-kills }.
bot-tank-1-strength = a fair match for beginners
bot-tank-2 = Otto
bot-tank-2-about = Drives ahead cheerfully, { bot-habit-reverse } and { bot-habit-kills }.
bot-tank-2-strength = beats beginners
bot-tank-3 = Frieda
bot-tank-3-about = Thinks about your answer, but { bot-habit-long-diagonals }.
bot-tank-3-strength = beats casual players
bot-tank-4 = Bruno
bot-tank-4-about = Plays solidly and gives little away, but now and then { bot-habit-kills }.
bot-tank-4-strength = hard for casual players
bot-tank-5 = Mathilda
bot-tank-5-about = Patient, careful with the command tank, waits for your mistake.
bot-tank-5-strength = beats practised players
bot-tank-6 = Viktor
bot-tank-6-about = Calculates quickly and likes to threaten two things at once.
bot-tank-6-strength = beats strong players
bot-tank-7 = Ilse
bot-tank-7-about = Sees far ahead and forgives hardly anything.
bot-tank-7-strength = beats nearly everybody
bot-tank-8 = Goliath
bot-tank-8-about = The engine at full strength. Bring courage.
bot-tank-8-strength = the strongest there is

bots-weaker = The fast engine is not installed, so the strong bots play weaker than they could. Everything else works as usual.
bots-other-engine = The engine installed here is { $theirs }, and this is Behemoth { $ours }. It is left aside, so the strong bots play weaker than they could.
bots-engine-command = Install the engine with: pip install "behemoth[engine]"
engine-building = The engine is being built in the background. Until it is ready the strong bots play weaker; they get stronger in a moment.
engine-ready = The engine is ready: bots, hints and analyses have their full strength from now on.
engine-failed = The engine could not be built, so the strong bots stay weaker; everything else works. To see why: make engine

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
advice-gives-up = Gives up the { $piece }.
advice-turns = Turns the { $piece } on { $square } so that it stands better.
advice-falls = The best side for the Monster to fall to.
advice-wins-flag = Wins by the flag.
advice-stops-flag = Keeps the enemy from winning by the flag.
advice-threatens-flag = Threatens to win by the flag.
advice-closer-flag = Brings the { $piece } closer to winning by the flag.
advice-lays-mine = A remote mine on { $square }: the enemy may well come to stand there.
advice-mate = Wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
} at most.

# The players of Monster Combat, from friendly to full strength
bot-combat-1 = Pip
bot-combat-1-about = Plays whatever looks pretty, { bot-habit-hoards }, { bot-habit-wastes-shields } and is happy for you when you win.
bot-combat-1-strength = lets beginners win
bot-combat-2 = Wanda
bot-combat-2-about = Laughs a lot, { bot-habit-hoards } and { bot-habit-forgets-shields }.
bot-combat-2-strength = easy for beginners
bot-combat-3 = Emil
bot-combat-3-about = Knows what the cards do but not yet when, { bot-habit-hoards } and { bot-habit-strikes }.
bot-combat-3-strength = a fair match for beginners
bot-combat-4 = Rosalie
bot-combat-4-about = Plays briskly, now and then too early, { bot-habit-strikes } and { bot-habit-forgets-shields }.
bot-combat-4-strength = wins a little more often than beginners
bot-combat-5 = Kasimir
bot-combat-5-about = An old hand at the card table who seldom plays a card too early but { bot-habit-hoards }.
bot-combat-5-strength = wins more often than beginners
bot-combat-6 = Adele
bot-combat-6-about = Keeps her shields together and strikes when it hurts.
bot-combat-6-strength = hard for practised players
bot-combat-7 = Balthasar
bot-combat-7-about = Counts the cards while he chats with you.
bot-combat-7-strength = beats most people
bot-combat-8 = Morgana
bot-combat-8-about = Imagines thousands of games before she lays down a card.
bot-combat-8-strength = the strongest there is

# Advice at Monster Combat: why a card is good
advice-combat-chance = Chance to win, as far as one can tell: about { $percent }%.
advice-combat-pass = No card of your hand helps now; keep them for later.
advice-combat-pass-keep = Your cards are worth more later than now.
advice-combat-sword = Attacks { $player }, who has { $how ->
    [one] one heart
   *[many] { $hearts } hearts
} left; about a { $percent }% chance of a shield.
advice-combat-sword-bare = Attacks { $player }, who holds no card and cannot shield.
advice-combat-lightning = Strikes { $how ->
    [one] the other player
   *[many] all { $count } others
} at once; only if all of them shield does it strike back.
advice-combat-lightning-some = Strikes { $how ->
    [one] the one of the others who is not immune
   *[many] those { $count } of the others who are not immune
}.
advice-combat-lightning-none = All others are immune now: all this does is put the card away.
advice-combat-immune = { $player } is immune now: all this does is put the card away.
advice-combat-take-last = This costs you your last heart.
advice-combat-sleep-alone = You are the only one left, so { $monster } wakes up again as your next turn begins.
advice-combat-life = Gives you back a heart: you have only { $how ->
    [one] one
   *[many] { $hearts }
}.
advice-combat-thief = Takes { $how ->
    [one] a card
   *[many] { $count } cards
} from { $player }, who holds { $held ->
    [one] no other
   *[many] { $cards }
}.
advice-combat-thief-pile = { $player } holds too few cards, so the draw pile makes up for it.
advice-combat-skip = { $player } loses the next turn.
advice-combat-skip-again = With two of you left you take another turn at once.
advice-combat-skip-event = { $player } loses the next turn; the trigger card on top goes to somebody else.
advice-combat-shield-last = Without the shield you would be out.
advice-combat-shield = Saves you { $how ->
    [one] a heart
   *[many] { $damage } hearts
}.
advice-combat-shield-backfires = If you shield as well, the lightning strikes back at whoever played it.
advice-combat-take = You have no shield to put down.
advice-combat-take-keep = You have hearts to spare; the shield is worth more later.
advice-combat-discard = Of all your cards { $card } helps you least.
advice-combat-card = Of all your cards { $card } helps you most now.
advice-combat-fells = Defeats { $monster }.
advice-combat-hits = Hits { $monster }: { $how ->
    [one] one heart less
   *[many] { $hits } hearts less
}.
advice-combat-hits-asleep = While { $monster } sleeps, the hit counts twice: { $hits } hearts less.
advice-combat-sleep = Puts { $monster } to sleep: it attacks nobody for a while, and every hit counts twice.
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

# What a bot that imagines games says about its choice.
advice-thinker = In { $games } games I imagined, this brought { $value } % of the full score; { $other } brought { $less } %.
advice-thinker-only = In { $games } games I imagined, this brought { $value } % of the full score.
