# Sentences of the package table/: seats, offers, clocks, refusals; and the bots that sit there.
table-seat = Seat { $number }
table-joined = { $name } sits down.
table-seat-carried = { $seat } goes on at another device.
table-stood-in = { $bot } plays for { $seat } for now.
table-came-back = { $seat } is back.
table-offer-made = { $kind ->
    [draw] { $seat } offers a draw.
    [takeback] { $seat } would like to take a move back.
    [pause] { $seat } would like a pause.
   *[rematch] { $seat } would like a rematch.
}
table-offer-accepted = { $why ->
    [level] { $seat } agrees: neither side will win this.
    [worse] { $seat } agrees: it does not expect to win any more.
   *[none] { $seat } agrees.
}
table-offer-declined = { $kind ->
    [draw] { $why ->
        [better] { $seat } declines the draw: it thinks it stands better.
        [early] { $seat } declines the draw: there is too much left to play for.
       *[none] { $seat } declines the draw.
    }
    [takeback] { $seat } declines to take it back.
    [pause] { $seat } would rather play on.
   *[rematch] { $seat } does not want a rematch.
}
table-offer-withdrawn = { $seat } withdraws the offer.
table-taken-back = { $agreed ->
    [yes] Taken back by agreement.
   *[no] Taken back.
}
table-match-paused = The match is paused.
table-match-resumed = The match goes on.
table-time-given = { $seat } gets { $seconds } more seconds.
table-time-ran-out = Your time was up; the table decided for you.
table-rematch-made = The rematch is ready.

refusal-not-yours = That is not your seat.
refusal-stale = The match has moved on; have a look and decide again.
refusal-late = Your time was over.
refusal-over = The match is over.
refusal-not-over = The match is not over yet.
refusal-paused = The match is paused.
refusal-waiting = Not everybody has sat down yet.
refusal-not-asked = You have nothing to decide now.
refusal-no-offer = There is no such offer to answer.
refusal-offer-stands = That offer is already made.
refusal-offer-again = You have asked once; wait until something has happened.
refusal-nothing-back = There is nothing of yours to take back.
refusal-final = That cannot be taken back: chance has decided or something hidden was seen.
refusal-no-more-time = You cannot get more time here.
refusal-taken = Somebody sits there already.
refusal-not-standing = You are playing yourself already.
refusal-standing = A bot is playing for you already.
refusal-person-only = Only a person can be replaced.
refusal-nothing = There is nothing to do.
refusal-rematch-made = The rematch has been made already.
refusal-phrases = One thing after another, please: others want to read it too.
refusal-too-many = Too many messages; slow down a little.
refusal-full = Too many are connected to this match.
refusal-hard-question = That is too much to work out just now. Please try again later.
refusal-too-long = A message may have { $most } bytes at most.
refusal-unreadable = This is no message of the protocol: { $fault }
refusal-too-deep = This is no message of the protocol: it is nested too deeply.
refusal-hello-first = Say hello first.
refusal-protocol = This table speaks version { $known } of the protocol, not { $version }.
refusal-no-end = This game knows no end from outside. The match can be erased instead.
refusal-erase-running = A match can be erased once it is over.
refusal-fault = A fault of ours: nothing was changed. Please try again.
refusal-no-match = There is no such match.
refusal-code = This code is not good (any more). Ask the other device for a new one.
refusal-no-seat-open = A table that is open to all needs a free seat.
refusal-full-table = All seats at this table are taken.
refusal-invite = This invitation is not valid (any more).
refusal-no-clock = This game knows no clock: nothing could happen when somebody runs out of time.
refusal-no-coach = There is no coach at this table.
refusal-no-hints = There are no hints at this table.
refusal-played-elsewhere = People are playing this very position against each other just now, so there is no help with it.
refusal-no-advice = No good move was found just now. Please ask again.
refusal-bots-clock = Bots that play among themselves play without a clock.
refusal-here-open = On one device nobody can join from elsewhere.
error-unknown-bot = There is no bot called "{ $name }" for this game. There are: { $known }.

bot-random = Dice
bot-random-about = Does anything that is allowed.
bot-thinker = Thinker
bot-thinker-about = Imagines how the game could go on, and plays what came out best.
bot-thinker-strength = beats the dice in every game
bot-greedy = Magpie
bot-greedy-about = Takes what it can get, looks one move ahead.
bot-careful = Hedgehog
bot-careful-about = Plays by chance, but always shields.
