game-race = Race
option-first = Who begins.
outcome-reached = the goal is reached
