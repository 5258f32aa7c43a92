var e=`# Monster Combat: the rules

These are the complete rules as this program plays them, in our own words. Auf Deutsch: [monster-combat.de.md](monster-combat.de.md).

The game has two variants. In the **free-for-all** (variant 1) everybody plays against everybody. In **co-op** (variant 2) all play together against ten monsters.

Each ruling has a number (B: both variants, C: free-for-all, D: co-op). The program names it when it refuses something, the tests cite it, and the
German text has the same ones. Behind each stands where it comes from: **sheet** is the publisher's text, **deduced** follows from it, **ruling** is ours because the sheet is
silent or unclear. Where a name in \`code\` stands, you can choose otherwise: it is an option.

## In a minute

Two to seven players. You have three hearts and five cards.

**Your turn:** draw a card. Perhaps an event happens. Then play one card, or none. At the end keep at most seven cards; discards have no effect. Then it is the
next player's turn, clockwise at first.

| card | n | free-for-all | co-op |
|---|---|---|---|
| sword | 18 | the next player loses a heart | 1 hit on the monster |
| lightning | 5 | all others lose a heart; if *all* of them shield, you do | 2 hits on the monster |
| shield | 14 | only to answer an attack: stops it; no use against thief and skip | the same |
| life | 8 | you get a heart back | a heart for anybody; a player who is out returns with it and draws five cards |
| skip (ZZZ) | 4 | the next player misses a turn | the monster sleeps: it does not attack, hits count twice |
| thief 1, thief 2 | 5, 3 | steal one or two cards from the next player | draw one or two cards |

**Events** hit the player whose turn it is, and nobody can keep them or pass them on: all hearts back · immune · discard your whole hand · you are attacked · the direction of play changes and your turn is over. There are four of
each. In a free-for-all an event comes when the card you drew has the *trigger back* (20 of the 57 have); in co-op one comes every turn.

**Winning.** Free-for-all: be the last one who is not out. Co-op: defeat the ten monsters, which have 1 to 10 hearts and from the sixth on take two hearts at a time, before all of you
are out.

## The cards

110 cards: 57 playing cards, 20 events, 21 life cards (three for each of seven), 10 monsters, and two to keep count of a monster's hearts. **Trigger cards are not extra cards** *(deduced)*:
the list of contents adds up to 110 without them, so they are playing cards with another back.

| back | cards |
|---|---|
| logo on wood | playing cards |
| logo, small exclamation marks | trigger cards |
| logo, one large exclamation mark | events |
| logo and monster | monsters |
| an empty, transparent heart | life cards; the other side is a full heart |

**The table.** Draw pile face down on the left, beside it the events face down and the played events face up; the discard pile in the middle. Everybody lays three full hearts in front
of them and gets five cards. In co-op the monsters lie face up to the right of the discard pile, the weakest on top, and the defeated ones face down below. In a free-for-all the monster cards
stay in the box: they only stand for the attack event.

| monster | name | hearts | takes |
|---|---|---|---|
| 1 | the slime | 1 | 1 heart |
| 2 | the bat | 2 | 1 heart |
| 3 | the goblin | 3 | 1 heart |
| 4 | the giant spider | 4 | 1 heart |
| 5 | the swamp toad | 5 | 1 heart |
| 6 | the dinosaur | 6 | 2 hearts |
| 7 | the ogre | 7 | 2 hearts |
| 8 | the hydra | 8 | 2 hearts |
| 9 | the stone giant | 9 | 2 hearts |
| 10 | the final boss | 10 | 2 hearts |

Monsters 6 and 10 have the publisher's names; the other eight names are ours.

**MC2.2 Which cards are triggers** *(ruling)* \`trigger_count\` (20) cards, shared among the faces by largest remainder, so that a back tells almost nothing about a face:
6 swords, 5 shields, 3 lives, 2 thief 1, 1 thief 2, 2 lightning, 1 skip. Backs are printed on cards: they stay with them.

**MC2.3 What everybody sees** *(deduced)* The back of the top card of the draw pile, and how many trigger backs each hand holds. A thief takes a card at random, whatever its back.

**MC2.4 There is always a card to draw** *(deduced)* At most 49 cards are in hands between turns. And in a free-for-all somebody always survives: lightning hurts its caster only if all the others put down a shield, and then none of them is hurt.

## 3 A turn

1. **Start.** Your immunity ends; the monster you put to sleep wakes.
2. **Draw** one card; you have to.
3. **Event**, if there is one: it is turned up, happens, and goes to the played ones.
4. **Play** one card or pass. The card goes to the discard pile first, then it acts.
5. **End.** Discard down to seven cards of your choice. Discards have no effect.
6. **Next:** the nearest player in the direction of play who is not out. Play starts clockwise.

You are asked what to play and what to discard; whoever is attacked is asked: shield, or take it? Nothing else is ever asked.

## B Both variants

**B1 The draw pile is empty** The discard pile is shuffled when a card is needed. *(ruling; without it nobody could win in co-op)*

**B2 The event pile is empty** The played events are shuffled, likewise. *(ruling)*

**B3 A reshuffle during the effect of a card** That card already lies on the discard pile and takes part. *(sheet)*

**B4 How many events of each kind** Four; \`event_counts\`. *(ruling)*

**B5 How many trigger backs** 20; \`trigger_count\`. *(ruling)*

**B6 Who begins** Somebody at random, or the first seat: \`starter\`. *(ruling)*

**B7 Trigger backs in the first deal** Nothing happens. *(sheet)*

**B8 Must I draw? Must I play?** You must draw; you may pass. *(sheet)*

**B9 How many cards a turn** One or none; shields that answer do not count. *(sheet)*

**B10 Cards without effect** A shield is played only to answer an attack, and life only when somebody who may get it lacks a heart. Everything may be played at an immune player, and skip at a sleeping monster. *(ruling)*

**B11 Must I shield?** No. *(sheet)*

**B12 When** After the attack is declared, before a heart is lost; the card you have just drawn may be used. *(sheet)*

**B13 A shield against ×2** One shield stops all of it; \`x2_shields\`. *(sheet)*

**B14 Limits of hearts** 0 to 3; more and less vanish. \`hearts\`. *(sheet)*

**B15 The hand of a player who is out** To the discard pile at once. *(deduced)*

**B16 You are out in your own turn** Your turn is over, no hand check. *(ruling)*

**B17 Too many cards** Looked at only at the end of your own turn, also when a change of direction ended it; you choose. \`hand_limit\`. *(sheet)*

**B18 Who is next after a change of direction** Your neighbour in the new direction, not whoever moved last. *(ruling)*

**B19 The same with two players left** The other one. *(deduced)*

**B20 The same with one player left (co-op)** You again. *(deduced)*

**B21 Does it cost the PLAY phase** Yes; \`reverse_ends_turn\`. *(sheet)*

**B22 Discard your hand** All of it, the new card too; you draw nothing for it. \`discard_redraw\`. *(ruling)*

**B23 How long does immunity last?** From now until your next turn starts. *(sheet)*

**B24 What lies open** Hand sizes, all backs, discard pile, played events, hearts. Hands are hidden; in co-op they may be open: \`open_hands\`. *(ruling)*

**B25 A game without end** After 1000 turns: in a free-for-all those who are not out share the win, or those with most hearts do; in co-op you have lost. \`turn_cap\`, \`turn_cap_v1\`. *(ruling)*

**B26 Does the question betray a shield** No: the attacked player is always asked, and it looks the same to all others. *(ruling)*

## C Free-for-all

**C1 A thief draws a trigger card from the pile** No event; \`trigger_on_any_draw\`. *(ruling)*

**C2 A stolen trigger card** No event. *(deduced)*

**C3 Who is hit by sword, skip and thief?** The next player who is not out; there is no choice. *(sheet)*

**C4 The order of lightning** Around the table, openly, one after another; hearts are lost at once. \`lightning_secret\`. *(sheet)*

**C5 When does it strike back** Only if every other player who is not out put down a shield; the caster cannot shield. *(sheet)*

**C6 An immune player and striking back** Lays no shield, so it does not strike back; \`immune_counts_as_shield\`. *(ruling)*

**C7 An immune caster** Loses nothing. *(ruling)*

**C8 Lightning with two players left** One shield already strikes back. *(deduced)*

**C9 It strikes back at the last heart** The caster is out; if one other player is left, that one wins. *(deduced)*

**C10 Several are out at once** All are out, equally; the caster wins if alone. *(deduced)*

**C11 Immune to what** Swords, lightning, skip and thief; \`immunity_scope\`. *(ruling)*

**C12 A thief at an immune player** Gets nothing, not from the pile either. *(ruling)*

**C13 The victim has too few cards** All of them, the rest from the draw pile. *(sheet)*

**C14 Taking fewer on purpose** No. *(ruling)*

**C15 Which turn does a skip cost** The one that would come now; skips do not stack. *(ruling)*

**C16 Skip with two players left** You have a whole new turn; your own immunity ends. *(sheet)*

**C17 May a skipped player shield** Yes. *(ruling)*

**C18 The attack event** One heart; a shield helps. *(sheet)*

**C19 Players who are out** Are out for good and are passed over. *(ruling)*

**C20 When does it end** At once when one is left, in the middle of whatever it is. *(sheet)*

## D Co-op against the monsters

**D1 When do monsters attack** Through the attack event, the player whose turn it is; \`attack_target\` = \`all\` makes it everybody. *(ruling)*

**D2 Events** One every turn, from the first on. *(sheet)*

**D3 Immune** Ends as your next turn starts, so it does nothing by itself; \`v2_immunity\` = \`through_next_turn\` makes it useful. *(ruling)*

**D4 How long does a monster sleep** Until the next turn of whoever put it to sleep. \`sleep\`: \`next_turn\` through the one following turn, \`n_turns\` through one following turn for each player who is not out. *(sheet (German))*

**D5 A change of direction brings the caster back** The sleep is over. *(deduced)*

**D6 A second skip** Moves the waking; hits still count twice, not four times. *(ruling)*

**D7 Can the caster be out while it sleeps** No: nobody is hurt meanwhile. *(deduced)*

**D8 The last one standing plays skip** Allowed, useless. *(deduced)*

**D9 Excess hits** Are lost; \`carry_over\`. *(ruling)*

**D10 The next monster** Is awake. *(ruling)*

**D11 ×2** Counts for the monster that is there when the event is turned up. *(deduced)*

**D12 Attack while it sleeps** Nothing happens, no shield is used. *(sheet)*

**D13 Shield for somebody else** No. *(sheet)*

**D14 Life** One heart for you, a team mate or a player who is out, if they lack one. *(sheet)*

**D15 Who returns** Has one heart, draws five, keeps the seat; the turn comes in its order. *(sheet)*

**D16 Giving cards away** No. *(ruling)*

**D17 How hard** Presets: see [the measurements](../monster-combat.md#measured). *(ruling)*

**D18 Win and loss** At once, in the middle of a turn too. *(sheet)*

**D19 Trigger backs** Mean nothing and are not shown. *(sheet)*

## 7 Details, so that two programs agree

**MC7.1 What a card is** In a free-for-all a card is face *and* back: \`sword\` and \`sword!\` are two cards. Equal ones are interchangeable. In co-op backs are not named.

**MC7.2 The event under way** While the question of an attack event is open, the event lies in neither pile. It goes to the played ones when it is done, also if the player is out.

**MC7.3 PLAY is always asked** You are asked even if passing is all you can do.

**MC7.4 The deal** Five cards at a time are dealt from the top, seat by seat from the first; then the starter is chosen.

**MC7.5 Attacks on everybody** \`attack_target = all\`: first the player whose turn it is, then around in the direction of play; it goes on if somebody is out, and immune players are spared.

**MC7.6 A shield for each heart** \`x2_shields = one_per_heart\`: you are asked again after each shield; "take it" takes what is left.

**MC7.7 Secret lightning** \`lightning_secret\`: asked one after another, nobody hears the others' answers; shields stay in the hand until the last one, then all is carried out.

**MC7.8 Events on any draw** \`trigger_on_any_draw\`: an event for each trigger drawn, after the whole thief card; a change of direction drops the rest; cards drawn anew after a discard event count.

**MC7.9 Counting sleep, carrying hits** \`sleep = n_turns\` counts the players who are not out when it was cast. \`carry_over\` carries what is left of the hits as dealt, doubling included.

**MC7.10 The turn cap** The turn cap ends the game after the hand check of that turn.

**MC7.11 Difficulty** \`difficulty\` is a set of presets: classic, gentle (immunity lasts), hard (attacks hit everybody), grim (eight attacks, two that heal).

**MC7.12 What cannot happen** Two cases cannot happen under any option and have no code: a caster who is out while the monster sleeps, and a game that ends in the middle of a lightning card with somebody still to ask.

## Writing it down

\`sword\` \`sword!\` \`life>2\` play a card · \`pass\` · \`shield\` \`shield!\` \`take\` answer an attack · \`discard:sword\`. German words work as well: \`schwert\`, \`leben>2\`, \`passen\`, \`schild\`, \`hinnehmen\`, \`ablegen:schwert\`.
`;export{e as default};