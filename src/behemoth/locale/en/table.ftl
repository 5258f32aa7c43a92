# Sentences of the room table/: seats, offers, clocks, refusals; and the bots that sit there.
table-seat = Seat { $number }
table-joined = { $name } sits down.
table-stood-in = { $bot } plays for { $seat } for now.
table-came-back = { $seat } is back.
table-offer-made = { $kind ->
    [draw] { $seat } offers a draw.
    [takeback] { $seat } would like to take a move back.
    [pause] { $seat } would like a pause.
   *[rematch] { $seat } would like a rematch.
}
table-offer-accepted = { $seat } agrees.
table-offer-declined = { $kind ->
    [draw] { $seat } declines the draw.
    [takeback] { $seat } does not agree to take it back.
    [pause] { $seat } would rather play on.
   *[rematch] { $seat } does not want a rematch.
}
table-offer-withdrawn = { $seat } withdraws the offer.
table-taken-back = Taken back by agreement.
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
refusal-not-asked = You owe no decision now.
refusal-no-offer = There is no such offer to answer.
refusal-offer-stands = That offer is already made.
refusal-offer-again = You have asked once; wait until something has happened.
refusal-bots-draw = A bot does not agree to a draw; play on or resign.
refusal-nothing-back = There is nothing of yours to take back.
refusal-final = That cannot be taken back: chance has decided or something hidden was seen.
refusal-no-more-time = There is no more time to be had here.
refusal-taken = Somebody sits there already.
refusal-not-standing = You are playing yourself already.
refusal-standing = A bot is playing for you already.
refusal-person-only = Only a person can be replaced.
refusal-nothing = There is nothing to do.
refusal-rematch-made = The rematch has been made already.
refusal-too-many = Too many messages; slow down a little.
refusal-full = Too many are connected to this match.
refusal-too-long = A message may have { $most } bytes at most.
refusal-unreadable = This is no message of the protocol: { $fault }
refusal-hello-first = Say hello first.
refusal-protocol = This table speaks version { $known } of the protocol, not { $version }.
refusal-fault = A fault of ours: nothing was changed. Please try again.
refusal-no-match = There is no such match.
refusal-invite = This invitation is not valid (any more).
refusal-seats-bots = A match needs at least one person.
refusal-no-clock = This game knows no clock: nothing could happen when somebody runs out of time.
refusal-no-hints = There are no hints at this table.
refusal-no-advice = No good move was found just now. Please ask again.
refusal-here-open = At one device nobody can join from elsewhere.
error-unknown-bot = There is no bot called "{ $name }" for this game. There are: { $known }.

bot-random = Dice
bot-random-about = Does anything that is allowed.
bot-greedy = Magpie
bot-greedy-about = Takes what it can get, looks one move ahead.
bot-careful = Hedgehog
bot-careful-about = Plays by chance, but always shields.
