game-matches = Matches
option-heap = How many matches there are at the start.
event-took = Player { $player } takes { $count }; { $left } left.
outcome-last = the other player had to take the last match
error-matches-number = "{ $text }" is not a number of matches from 1 to 3.
error-matches-too-many = There are only { $left } matches left.
error-matches-line = "{ $text }" is not a heap of matches.
