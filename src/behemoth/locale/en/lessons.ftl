# What lessons say of themselves; the texts of each lesson stand in its file.

error-lesson-unknown = There is no task { $number } in a lesson called { $lesson }.
error-lesson-broken = { $file }: this cannot be read as a lesson: { $reason }.

# A try that is allowed and does not reach the goal, where the lesson has no sentence of its own for it.
lesson-missed = You may do that, but it is not what this task asks for. Read it once more and try again.
lesson-missed-stands = You may do that, but your piece should end here: { $place }.
lesson-place = { $square }, facing { $heading }
lesson-missed-destroys = You may do that, but this target is still there: { $squares }.
lesson-missed-fire = From there you can hit it: fire in the same move.
lesson-missed-wins = You may do that, but it does not win the game.
lesson-missed-lost = That loses your command tank, and with it the game.
lesson-missed-check = Then { $side } destroys your command tank.
lesson-missed-escape = Then { $side } drives its command tank off the board and wins.
lesson-missed-flag = Then { $side } reaches the flag and wins.
lesson-missed-kept = Then { $side } destroys your piece on { $square }.

# Faults of a lesson file
lesson-fault = { $file }, { $place }: { $fault }
lesson-fault-language = the text is missing in { $code }
lesson-fault-id = the lesson is called { $id }; its file must have the same name
lesson-fault-game = there are lessons for these games: { $known }
lesson-fault-empty = a lesson needs at least one task
lesson-fault-twice = another task has this name already
lesson-fault-start = a task needs exactly one of: board, position, cards
lesson-fault-position = nobody can start from this: { $reason }
lesson-fault-seat = seat { $seat } has nothing to decide here
lesson-fault-goal = { $goal } is a goal of Tank Chess
lesson-fault-event = there is no event called { $event }; there are: { $known }
lesson-fault-field = the event { $event } has no { $field }
lesson-fault-unsolved = step { $step } has no solution
lesson-fault-anything = step { $step }: every allowed action reaches the goal
lesson-fault-solution = step { $step }: the solution { $action } does not reach the goal: { $reason }
lesson-fault-reply = step { $step }: after { $action } not every reply can be played
lesson-fault-turn = step { $step }: after { $action } the learner is not asked for the next step
lesson-fault-try = step { $step }: the wrong try { $action } reaches the goal
lesson-fault-try-forbidden = step { $step }: a rule forbids { $action }, so leave out its sentence; the rules say: { $reason }
lesson-fault-try-silent = step { $step }: { $action } is allowed, so say why it does not help

lesson-in-order = The lesson is in order.
terminal-about-check-lesson = Check a lesson file: play every solution and every wrong try. Exit code 0: in order, 1: faults, 2: cannot be read.
terminal-about-lessonfile = A lesson file.
