game-race = Wettlauf
option-first = Wer anfängt.
outcome-reached = das Ziel ist erreicht
