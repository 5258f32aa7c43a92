var e=`# Tank Chess: the rules

These are the complete rules as this program plays them, in our own words. Auf Deutsch: [tank-chess.de.md](tank-chess.de.md).

Each rule has a number. The program names it when it refuses a move ("… (TC3.2)"), the tests cite it, and the German text has the same ones. A mark behind
the title says where a rule comes from:

- no mark or *(official)*: from the publisher's rule sheets or pictures.
- *(ruling)*: the sheets are silent there or disagree; this is how we decided. The reasons are in [decisions.md](../decisions.md).
- *(house)*: not the publisher's at all. Vehicles with stats of this sort are marked as unofficial in the table of kinds.

## In a minute

Two players, White and Black, each command a handful of tanks. White begins; then you take turns.

**Your turn:** choose one of your tanks and move it. You have to; there is no passing. Then *that* tank may fire once.

**Moving:** a tank takes steps: one square straight ahead, or a turn of 45° on the spot. Light tanks have up to 5 steps, medium 4, heavy 3, in any order.
Instead of all that a tank may back up one square. It never drives over anything: no obstacle, no tank, no wreck.

**Firing:** straight ahead or diagonally ahead to either side, as far as you can see. At least one square has to lie between, and all squares between
have to be empty. Compare the gun with the armour on the side you hit:

| | steps | gun | front | side | rear |
|---|---|---|---|---|---|
| heavy | 3 | 3 | 3 | 2 | 1 |
| medium | 4 | 2 | 2 | 1 | 0 |
| light, command | 5 | 1 | 1 | 0 | 0 |

A gun that is **greater** than the armour destroys the tank. It stays where it is as a wreck, in everybody's way. So: none of these three
pierces the front of its own kind, the rear is the softest side, and a light tank can do nothing at all to a heavy one.

\`\`\`
 side   FRONT   side         a shot from exactly ahead meets the front,
      \\   |   /              from exactly behind the rear,
 side —   ▲   — side         from anywhere else the side
      /   |   \\
 side   REAR    side
\`\`\`

**Winning:** destroy the enemy command tank, or drive your own off the board over the enemy's edge.

**Two tips of the publisher:** all tanks are worth the same. The heavy ones look best, but towards the end the speed of the light ones counts for more than guns and
armour. And where there are mortars, no square is safe any more, not even behind an obstacle.

Whoever threatens the one says CHECK, whoever threatens the other says ESCAPE; the program says it for you. You need not heed it, but you may regret it.

That is enough for a first game: take *First Steps 10*, then *Basic 16*. Everything below is for when a question comes up.

## 1 Board, pieces, turn

**TC1.1 The board** Square, from 8×8 to 24×24; the publisher's boards have 16×16 and 20×20. The box also has border pieces, which give a board another shape; boards here are always
square. Columns are letters from A, left to right; rows are numbers
from 1, upwards; both as White sees them. N is up, away from White. There are eight headings:

\`\`\`
        N
    NW  |  NE
  W  ———+———  E        in German records NO, O, SO
    SW  |  SE
        S
\`\`\`

**TC1.2 Turns** Two players take strictly alternate turns, White first. Each turn moves exactly one active piece of the player's own; active is what is not destroyed. Passing is not possible.

**TC1.3 The pieces** A piece has a kind, an owner, a square and a heading.

| mark | name | speed | armour | gun | fires | reach |
|---|---|---|---|---|---|---|
| CLT | command tank | 5 | 1/0/0 | 1 | ahead, ±45° | 2+ |
| LT | light tank | 5 | 1/0/0 | 1 | ahead, ±45° | 2+ |
| MT | medium tank | 4 | 2/1/0 | 2 | ahead, ±45° | 2+ |
| HT | heavy tank | 3 | 3/2/1 | 3 | ahead, ±45° | 2+ |
| TD | tank destroyer | 4 | 2/1/0 | 4 | ahead | 2+ |
| HM | heavy mortar | 3 | 1/0/0 | 5 | ahead | 3–5, indirect |
| M | Monster | 2 | 2/3/4 | – | – | – |

Armour is front/side/rear. A TD has no turret, so it fires straight ahead only. What the Monster can do is told in section 6. The signs on the tanks: CLT antenna, LT double chevron, MT diamond, HT square, TD triangle, HM
arch. Further kinds are in section 7.

![All kinds of pieces with their signs](../pictures/pieces.svg)

## 2 Movement

**TC2.1 Steps** One step is either one square ahead along the heading (a diagonal square is one step too) or a turn of 45° in place. A move has at least one step and at
most as many as the piece's speed, in any order.

**TC2.2 Reverse** Instead, a piece may back up: exactly one square straight back, keeping its heading, and nothing else. It may still fire afterwards.

**TC2.3 Only into empty squares** No obstacle, no active piece of either side and no wreck may be driven into or through. Section 5 tells what other terrain does.

**TC2.4 Between two corners** Two occupied squares that touch only at their corners leave a gap: driving and firing diagonally between them is allowed.

\`\`\`
  # X        the tank in the lower left corner, heading NE,
  ▲ #        may drive to X, or fire that way and beyond
\`\`\`

**TC2.5 Something must change** At the end square or heading has to differ from before. Turning left and right again is no move.

**TC2.6 What counts as one move** Moves with the same piece, the same end and the same effects are one move, whatever the path.

## 3 Fire

**TC3.1 One shot** After its movement the piece that moved may fire once, at one active enemy; it need not.

**TC3.2 Direct fire** The target lies in a firing direction of the piece, at distance 2 or more, and every square strictly between is free of obstacles,
active pieces and wrecks. A neighbour is too close to be fired at.

\`\`\`
  T . . X      fires         (T fires to the right)
  T X          too close
  T . # X      blocked       wrecks and tanks block just the same
\`\`\`

**TC3.3 Indirect fire** The heavy mortar fires over everything, but only straight ahead (diagonals too) and only at distance 3, 4 or 5. If several enemies stand there, its
player picks one.

**TC3.4 Which armour is hit** A shot that flies exactly against the target's heading hits the front; one that flies exactly along it hits the rear; every other direction
hits the side.

**TC3.5 Gun against armour** *(official; not offering useless shots is a ruling)* The target is destroyed if the gun is greater than the armour hit, and only then. The program does not offer a shot that
would do nothing; it tells why instead ("gun 2, armour 2").

**TC3.6 Wrecks** A destroyed piece stays on its square to the end. The wreck stops driving and direct fire.

## 4 The end

**TC4.1 Winning** You win by destroying the enemy command tank, or by driving your own off the board over the opponent's edge: White over the last row, Black over row 1. Leaving costs one
step like any other and ends the move: if three steps bring you to the last row, the fourth takes you off the board and wins.

**TC4.2 No way out through a corner** *(official; reversing out is a ruling)* You may leave diagonally, but not over one of the board's own corners: the column you are heading for has to exist. Backing out over the
edge counts as leaving too.

\`\`\`
 NW N NE               NW N NE
  ✗ ↑ ↗                 ↖ ↑ ✗
    A16 …     White     … P16
\`\`\`

**TC4.3 CHECK and ESCAPE** CHECK: whoever has just moved could destroy the enemy command tank next turn. ESCAPE: whoever has just moved could leave with their own next turn. The program announces them after
every move, both if both hold. They bind nobody: a command tank may stay in danger or drive into it.

**TC4.4 Draws and giving up** *(ruling)* The sheets only say that a draw is a matter of theory. Here a game is drawn if both agree; if the same position comes up for the third time
(option \`repetition\`, 2 to 9); or after 50 moves of each side without a destruction (option \`quiet_moves\`, 1 to 500). Whoever resigns loses. With a clock, whoever runs out of time loses.

**TC4.5 Clock** 30 minutes a player are recommended on 16×16 and 45 on 20×20. Extra time for each move is up to you.

**TC4.6 Alone** A player who has lost everything else plays on with the command tank. There is always a move: turning needs no room.

## 5 Terrain

The signs are those of the drawings in scheme files.

| sign | terrain | vehicles | direct fire | Monster |
|---|---|---|---|---|
| \`#\` | high obstacle | blocked | blocked | blocked; hidden behind it |
| \`=\` | low obstacle | blocked | passes | crosses |
| \`~\` | water | sink; A crosses | passes | crosses |
| \`%\` | hedge | pass | blocked | crosses |
| \`:\` | mud | enter and stop | passes | crosses |
| \`^\` | tree | blocked; HT, ST, UT, B, HB fell it | blocked | flattens it |
| \`!\` | land mine | are destroyed | passes | sets it off unharmed |

Indirect fire passes over everything. "Blocked" for fire means: if it lies strictly between; a tank standing *in* a hedge can fire and be fired at. A hedge is never
destroyed by driving through. A Monster flattens two trees in a turn, if it steps onto two. The rules for vehicles in mud and trees are *(house)*: entering mud ends the movement, though the tank may still fire; a tree
falls when something heavy enough drives in. Land mines are *(house)* altogether.

**TC5.1 Sinking** Any vehicle that cannot swim may be driven into water on purpose. It is gone and leaves no wreck. Whoever sinks their own command tank loses.

**TC5.2 Mines** *(house)* The publisher's expansion has mines, but we do not know their rules. Ours are in section 12: land mines, which everybody sees (TC12.8), and remote mines, which nobody sees but their owner (TC12.10).

## 6 The Monster

\`\`\`
  F . . . F . . . F      A Monster on ▲, heading up:
  . F . . F . . F .
  . . F . F . F . .      F  the flame reaches these squares
  . . . . U . . . .      U  it picks up what is here and throws it in the same
  . . . . ▲ . . . .         three directions, but only 2 or 3 squares far
  . . . . T . . . .      T  the tail
\`\`\`

**TC6.1 How it walks** Up to 2 steps, each a turn of 45° or one square ahead; or, instead, one step to any of the eight neighbouring squares without turning.

**TC6.2 Where it walks** *(official; friends in the way are a ruling)* It crosses water, low obstacles, hedges, mud and wrecks and may stand on them. It cannot enter high obstacles, stacks, a UT (active or wrecked)
or an active piece of its own side.

**TC6.3 Stomping** Stepping onto an active enemy destroys it; two steps can destroy two. A UT and another Monster cannot be stepped on. The wreck stays under the Monster. (An
artillery observer would be removed altogether; see section 7.)

**TC6.4 After walking** It may use its tail, and besides that either its flame or a throw. The order makes no difference.

**TC6.5 Tail** Hits the one square directly behind and destroys an enemy there, but not an ST, a UT or a Monster. The wreck stays.

**TC6.6 Flame** Ahead or 45° to either side, at distance 2 to 4, with a gun of 1. It goes over everything except high obstacles, a UT and stacks. Which armour it meets is told in TC3.4.

**TC6.7 Throw** *(official; what may be thrown where is partly a ruling)* It picks up what stands or lies on the square directly ahead: an active enemy tank or any wreck, but not an HT, HB, ST or UT (too heavy) and no
Monster. It throws it ahead or 45° to either side, 2 or 3 squares far, over anything. What is thrown is a wreck from then on.

- On an active enemy tank (not a UT): both are destroyed and stacked.
- On a wreck: the two are stacked. A stack is a high obstacle.
- In water: it is gone *(ruling)*.
- Not allowed: onto a high obstacle, a friend, or over the edge *(ruling)*.

Active tanks of your own are left alone unless you play with the option \`throw_own\`, since the sheets can be read either way.

**TC6.8 The command tank** If any of these destroys the enemy command tank, the game is won.

**TC6.9 Firing at a Monster** Its armour is 2 in front, 3 at the side and 4 behind: the front is the soft side. It is too tall to hide behind tanks, wrecks, trees or hedges; only high obstacles, a UT and stacks hide it.
It too must be at distance 2 or more.

**TC6.10 How it falls** *(official; what the body is and where it cannot fall are partly rulings)* A destroyed Monster falls to one of the four straight sides and covers two squares, its own and that neighbour. From then on both are high
obstacles. A tank, tree, hedge or low obstacle under it is removed. It cannot fall onto a high obstacle, a stack, a UT (active or wrecked), an active Monster or off the board; if no side is left it
covers only its own square. The two sheets disagree about who chooses the side: with the option \`fall_choice\` it is the \`owner\` (English sheet, the standard) or the \`killer\` (German sheet). The choice is made before
the next turn.

**TC6.11 Monster against Monster** *(official; what stays possible besides is a ruling)* There is one way only: end your movement directly behind the enemy Monster, facing its back, that is on the square behind it and with its own heading. Flame, tail, throw and
stomping do nothing to a Monster. The kill takes the place of flame or throw; the tail is still free.

**TC6.12 Four at once** One turn can destroy four tanks: two by stomping and two by a throw, or one by stomping, one with the tail and two by a throw. The program sets no limit.

**TC6.13 On top of a wreck** A square can hold a wreck with a Monster on it; when it walks on, the wreck is there again. A Monster cannot leave the board.

## 7 More vehicles

Only names and marks are the publisher's. **All stats in this section are ours and unofficial** *(house)*.

| mark | name | speed | armour | gun | fires | reach |
|---|---|---|---|---|---|---|
| ST | super-heavy tank | 2 | 4/3/2 | 4 | ahead, ±45° | 2+ |
| UT | ultra-heavy tank | 1 | 5/4/3 | 5 | ahead, ±45° | 2+ |
| TH | tank hunter | 5 | 1/0/0 | 3 | ahead | 2+ |
| A | amphibian | 4 | 1/0/0 | 1 | ahead, ±45° | 2+ |
| HW | howitzer | 2 | 1/0/0 | 4 | ahead, ±45° | 4–8, indirect |
| AC | armoured car | 6 | 0/0/0 | 1 | ahead, ±45° | 2+ |
| B | bulldozer | 4 | 2/1/0 | – | – | – |
| HB | heavy bulldozer | 3 | 3/2/1 | – | – | – |
| AO | artillery observer | 3 | 0/0/0 | – | – | – |

What is special about them:

| special | kinds |
|---|---|
| too heavy to be thrown | HT, ST, UT, HB |
| fells trees by driving in | HT, ST, UT, B, HB |
| does not mind the tail | ST, UT |
| as tall as a high obstacle, active or wrecked: cannot be stomped on, hides a Monster, stops a flame | UT |
| crosses water | A |
| pushes wrecks and low obstacles (TC12.1) | B, HB |
| pushes high obstacles that stand alone, too (TC12.2) | HB |
| sees for mortars and howitzers (TC12.6) | AO |
| leaves no wreck and cannot be thrown (TC12.5) | AO |

## 8 Schemes

**TC8.1 Basic 16** The printed side of the small board. \`#\` is a high obstacle; capital letters are White, heading N; small letters are Black, heading S. H, M, L, C stand
for HT, MT, LT, CLT.

\`\`\`
   A B C D E F G H I J K L M N O P
16 . . . h . . m . c . m . . h . .
15 . # . . # # . . . . . . . . . .
14 . # . l # # l . m . l # # l . .
13 . # . . # . . . . . . . . . . .
12 . . . . . . . # # . . . . . . .
11 . . . . . . # # # # # . . # # .
10 . . # # . . . . . . . . . . # .
 9 . . # # # . . . . . . . . . . .
 8 . . . . . . . . . . . # # # . .
 7 . # . . . . . . . . . . # # . .
 6 . # # . . # # # # # . . . . . .
 5 . . . . . . . # # . . . . . . .
 4 . . . . . . . . . . . # . . # .
 3 . . L # # L . M . L # # L . # .
 2 . . . . . . . . . . # # . . # .
 1 . . H . . M . C . M . . H . . .
\`\`\`

![Basic 16 at the start](../pictures/basic-16.svg)

Turned half round it looks the same. White can choose among 549 first moves, none of them with a shot.

**TC8.2 Basic 20** *(house)* The large board with 14 tanks a side: 2 HT, 3 MT, 4 LT, 1 CLT, 2 TD and 2 HM. The printed layout is not known to us, so this one is our own: the same after
a half turn, about a fifth of the squares obstacles, built from the loose pieces of the box.

**TC8.3 Further schemes** *(house)* All our own: *First Steps 10* for learning, *Monster 16* and *Monster 20* with terrain, *Expansion 20* with vehicles of section 7, *Grand 24*, and for section 12 *Bulldozers 12*, *Observers 16*, *Minefield 12*, *Capture the Flag 12*, *Carry the Flag 12*, *Last Tank 12*, *Remote Mines 12* and *Everything 16*. [schemes.md](../schemes.md) tells
how to draw your own.

**TC8.4 What makes a scheme valid** *(house)* It looks the same after a half turn with the colours swapped (or says that it is asymmetric); each side has one command tank; no command tank can be destroyed on the first move or escape in its first two
moves; the free squares are connected; every piece starts where it can stand. \`behemoth check-scheme FILE\` names each fault with its squares.

**TC8.5 Other goals** *(house)* The publisher announces new goals for its expansion; we do not know them. Ours are chosen with the option \`goal\`: \`flag\`, \`carry\` and \`last_tank\` (TC12.14 to TC12.16).

## 9 Writing games down

**TC9.1 Moves** *(the signs for Monster, terrain and ends are house)* \`from>to\` with the new heading, then the target in brackets: \`F5>B9NW(B11)\`. A turn in place names its square twice: \`H10>H10SW\`. A reverse step looks like any other move.

| text | means |
|---|---|
| \`(B11)\` | fires at B11 |
| \`*E5\` | stomps what is on E5 |
| \`t(E4)\` | tail |
| \`f(G7)\` | flame |
| \`x(F6>H8)\` | throws from F6 to H8 |
| \`d(E5)\` | kills the Monster on E5 from behind |
| \`^E5\` | the tree on E5 falls |
| \`p(D5>D6)\` | pushes what is on D5 to D6 |
| \`!E5\` | a Monster sets off the land mine on E5; alone, before the first move: lays a remote mine there |
| \`C3>D5!\` | drives onto the land mine on D5 |
| \`!(D7)\` | detonates the own remote mine on D7 |
| \`C3>D5~\` | sinks on D5 |
| \`I16>off\` | leaves the board |
| \`/E\` | a Monster falls to the east; \`/-\` where no side is possible |
| \`+\` \`-\` | check; escape or flag |
| \`#\` \`=\` | the game is over: by a loss; by leaving or by the flag |

Headings may be typed in English or German (NO, O, SO). When typing you may leave out whatever is clear without it: the start, the marks, what happens on the way. The sheets only say that coordinates make it possible to write
a game down.

**TC9.2 Games** *(house)* A game is a text file: first who played when, on which scheme and by which options and version of the rules, the clock and the result; then the numbered moves with clock times, evaluations
and comments if you like. Reading a file and writing it again gives the same bytes.

**TC9.3 Positions** *(house)* A position is one line of text that fits into an address bar and holds everything that play depends on.

## 10 Examples from the official pictures

Squares are those of Basic 16 where they are named.

**TC10.1 Counting steps** A light tank heading E turns right, drives two squares SE, turns left and drives one square E: 5 steps. A medium tank heading N turns right three times and drives one square SE: 4 steps.

**TC10.2 Reverse and choose** A black MT on I2, heading NE, backs up to H1. From there it can destroy one of three: the white HT on H3 (heading N, hit in the rear), the LT on J3 (SW, front) or the MT on N1 (NW, side).

**TC10.3 Too close** A white HT on A8 turns to NE and still cannot fire at its neighbour on B8.

**TC10.4 From behind** The black CLT on M9, heading W, drives to J9, turns left twice to S and fires SE at the white MT on L7, which heads SE: rear 0, destroyed.

**TC10.5 Not through there** The white MT on H9, heading N, turns right twice and drives to J9. It sees the black MT on L11 (SW, front 2) and the black HT on N9 (SE, side 2), but its gun of 2 pierces neither.

**TC10.6 The winning shot** The black HT on E5, heading NE, turns right twice and drives to F4. It fires E at the white CLT on I4 and wins.

**TC10.7 The corner** A command tank in the corner cannot leave diagonally over the board's corner.

**TC10.8 Over the wall** A mortar has an MT at distance 3 and a TD at distance 5 ahead of it, one behind the other and both behind an obstacle. It may choose either.

## 11 The small print *(ruling)*

This whole section is rulings: details that need an answer so that two programs count the same moves.

**TC11.1 Leaving and sinking** Leaving the board is one move, whatever the column or heading. Sinking is one move for each water square, from whichever side it is entered. Neither has an end heading, and a piece that leaves or sinks does
not fire.

**TC11.2 Felling** Felling a tree costs one step like any other and does not end the movement. The shot afterwards sees the tree gone. The same holds for a Monster that flattens one.

**TC11.3 What hides what** A Monster does not hide a Monster, but like any active piece it stops a direct shot at a vehicle behind it. It never stops a flame. A UT hides a Monster, active or wrecked, whoever owns it.

**TC11.4 Throwing in detail** What lies under a Monster cannot be picked up. Distances count from the thrower. Nothing may land on a UT (active or wrecked) or on a Monster. Landing on an active enemy stacks both. If the water already holds a wreck or an active amphibian,
the two make a stack. A thrown wreck may land on a tree or a low obstacle, which stays under it.

**TC11.5 Falling in detail** Where a Monster can fall to no side there is still one decision, \`/-\`. A fall is a step of its own in records and counts, but no move for TC4.4. Whatever terrain was under the body is gone. A command tank under it is destroyed: its owner
loses, whoever chose.

**TC11.6 Counting for draws** A destruction is any active piece of either side ceasing to be: shot, stomped, struck, burnt, thrown, duelled, crushed or sunk. Positions are the same if side to move, terrain, active pieces with their headings, wrecks by square and kind, stacks and bodies are.
The third occurrence is the third. Fifty moves each are a hundred turns. A win goes before a draw. Both draws come by themselves.

**TC11.7 Throwing your own** With \`throw_own\`: any active tank of your own that is not too heavy may be thrown, the command tank too. If one throw destroys both command tanks the thrower wins; throwing your own anywhere else loses.

**TC11.8 A turn is played to its end** Even if its first part destroys the enemy command tank, the rest is carried out; then the game is over.

**TC11.9 Reversing is entering** A reverse step may sink, fell, get stuck in mud or leave the board. Entering mud ends the movement, so there is no turning after it either; starting in mud costs nothing.

**TC11.10 The duel in detail** You need not kill the Monster whose back you face. Any movement that ends on the right square with the right heading will do. A Monster cannot enter the square of an enemy Monster.

**TC11.11 CHECK and ESCAPE after a fall** They are announced once a pending fall is decided, for the side that moved. With \`fall_choice = killer\` it is check, too, if you could shoot a Monster and drop it on the command tank.

**TC11.12 Wrecks in water** A destroyed amphibian leaves a wreck in the water. It blocks that square, and nothing can be sunk there. An amphibian itself cannot sink.

**TC11.13 Whose wreck** Owner and heading of a wreck are for the eye only and no part of the position.

**TC11.14 Valid schemes in detail** For TC8.4, "on the first move" means by either side as if it moved first; "in its first two moves" means that the command tank moves twice running while everything else waits. Free squares are those without high obstacle, low obstacle, water, tree or land mine;
active pieces are ignored, and diagonals connect.

**TC11.15 CHECK by a fall its owner chooses** With \`fall_choice = owner\` it is check only if every possible fall would crush the command tank, because its owner would choose another one.

## 12 The expansion *(house)*

The publisher names these vehicles, mines and goals and keeps their rules in a box we do not have. **All of this section is ours and unofficial.** Each thing is a kind of piece, a kind of terrain or an option; without them nothing changes.

### Bulldozers

**TC12.1 Pushing** A bulldozer that drives forward pushes what is on the next square one square further, in the direction it is heading, and follows. That is part of the step and costs nothing more. The square behind the thing must be on the board and be open ground, mud, water
or a land mine with nothing on it: no piece, wreck, stack, body or obstacle, and never a hedge, a tree or the home of a flag. There is one push a turn, diagonals included, and none in reverse.

**TC12.2 What can be pushed** B pushes wrecks, however heavy they were, and low obstacles. HB pushes a high obstacle, too, if it stands alone: no high obstacle, stack or body on any of the eight squares around it at that moment. Nobody pushes active pieces, stacks, bodies, hedges, trees (they are felled),
what is in the water, a wreck under a Monster, or a wreck that lies on a low obstacle or a tree.

**TC12.3 Where it goes** In water the thing is gone and the water stays. On a land mine the mine is gone and the thing lies there. An obstacle keeps its kind; mud under it stays mud should it be pushed on, and belongs to the position. A body that falls there removes both. A push is no destruction.

**TC12.4 Which moves are the same** Moves differ by end pose, felled trees and the push, from where to where. Each step sees the board as the steps before left it: a thing may go where a tree was just felled, or to the square the bulldozer came from.

### Artillery observer

**TC12.5 What it is** Speed 3, no armour, no gun. Destroyed in any way it is removed and leaves nothing. Nobody can throw it; a tank thrown onto it lies there as a plain wreck. It blocks like any active piece, drives like a vehicle and fells nothing.

**TC12.6 What it sees** Instead of along its own lines an HM or HW may fire at an enemy that an observer of its side sees: ahead or 45° to either side of the observer, at distance 2 or more, by the rules of direct fire for what lies between (TC6.9 for a Monster). The distance from gun to
target, the larger of the differences of columns and rows, must be within the gun's reach. Nothing else between the two matters, nor does the gun's heading. The shot strikes the armour on the side that faces the gun: of the eight directions the one nearest to it.

**TC12.7 When** Everything is judged after the gun has moved: it may open the observer's line or stand in it. Only the piece that moved fires. Observed shots count for CHECK. A target that can be reached in several ways is one move.

### Mines

**TC12.8 Land mines** Everybody sees them. A vehicle that drives onto one, forwards or backwards, is destroyed: its wreck lies there, its turn is over, the mine is gone. You may do that on purpose; it is one move for each mine and set of effects on the way, whatever the heading. It is a destruction. Whoever drives their own command tank onto one loses.

**TC12.9 Monsters and thrown things** A Monster sets a mine off unharmed and walks on; the mines it crosses tell moves apart. Whatever is thrown onto a mine, pushed onto it or falls on it sets it off, and the rest is as usual. Fire and sight pass over mines. Nothing else is ever on the square of a mine, and for TC8.4 it is not free.

**TC12.10 Laying remote mines** With the option \`remote_mines\`, 1 to 5, each side chooses that many different squares before the first move, secretly and at the same time: free ground, mud or hedge with nothing on it. Both may choose the same square. A side decides square by square, by column and then by row, and is offered
only squares that leave enough for the rest; where there are too few, all of them are mined. In records and counts White's come first. They are no moves for TC4.4.

**TC12.11 Detonating** Instead of firing, any piece but a Monster that is still on the board after its movement may set off one of its side's remote mines, anywhere. A vehicle of either side that stands there is destroyed, the one that moved too. Only detonations that destroy something are moves. Monsters, wrecks and terrain are not harmed, and the mine is
spent. Driving over a remote mine does nothing. Whoever destroys their own command tank loses.

**TC12.12 Secrets** Where unspent mines lie only their owner knows, and after the end everybody. How many are left and which are spent everybody knows. CHECK, ESCAPE and FLAG take no notice of remote mines. For repetition their number counts.

**TC12.13 Guessing** A program that thinks for one side takes every set of squares the enemy could have mined to be equally likely, less those already spent. A position holds these squares. If a position is set up with its mines given, even none, nobody lays any.

### Goals

**TC12.14 Capture the flag** With \`goal = flag\` each side has a flag on a square that the scheme names. Whoever ends a movement on the enemy's flag, with anything but a Monster, wins and may still fire in that turn, even if the piece destroys itself by it. Destroying the command tank wins as usual. Nobody leaves the board. Nobody ends a movement on the home of
the own flag, and a Monster on neither; passing is allowed. Nothing is pushed, thrown or falls there, and what is destroyed there leaves no wreck. In a scheme the flags are on two free squares with nothing on them, images of each other under a half turn, and no enemy but a Monster can end its first movement on one or beside it.

**TC12.15 Carry the flag** With \`goal = carry\` ending a movement on the enemy's flag picks it up, and turning there is such an end. The carrier wins when it ends a movement on its own back row; picked up there the flag wins at once. If the carrier is destroyed, sunk or thrown the flag is at home again. The rest is as in TC12.14.

**TC12.16 Last tank** With \`goal = last_tank\` a side that has no active piece left loses. A command tank is a light tank like any other: there may be none or several, there is no CHECK, no ESCAPE, and nobody leaves the board. If the last piece was a Monster it need not fall.

**TC12.17 FLAG** Where there are flags the program announces FLAG instead of ESCAPE: whoever has just moved could win by the flag next turn. That somebody could pick it up is not announced. If several things decide a game in one turn, the enemy's command tank comes first, then the flag, then the own command tank. Where the flags are and who carries them belongs to the position.

**TC12.18 The order of the parts** A move is written in this order: the end with its heading, \`~\` or \`!\`; felled trees, the push, land mines a Monster sets off, what it stomps; the tail; flame, throw, duel or shot; the detonation: \`E5>E7N^E6p(E7>E8)\`.
`;export{e as default};