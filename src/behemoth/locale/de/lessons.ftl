# Was Lektionen von sich aus sagen; die Texte jeder Lektion stehen in ihrer Datei.

error-lesson-unknown = Eine Aufgabe { $number } in einer Lektion namens { $lesson } gibt es nicht.
error-lesson-broken = { $file }: Das lässt sich nicht als Lektion lesen: { $reason }.

# Ein Versuch, der erlaubt ist und das Ziel verfehlt, wo die Lektion keinen eigenen Satz dafür hat.
lesson-missed = Das darfst du, aber danach ist nicht gefragt. Lies die Aufgabe noch einmal und versuch es neu.
lesson-missed-stands = Das darfst du, aber deine Figur soll hier enden: { $place }.
lesson-place = { $square }, Blick nach { $heading }
lesson-missed-destroys = Das darfst du, aber dieses Ziel steht noch: { $squares }.
lesson-missed-fire = Von dort kannst du treffen: Schieß im selben Zug.
lesson-missed-wins = Das darfst du, aber damit gewinnst du nicht.
lesson-missed-lost = Damit verlierst du deinen Kommandopanzer und das Spiel.
lesson-missed-check = Dann zerstört { $side } deinen Kommandopanzer.
lesson-missed-escape = Dann fährt { $side } mit dem Kommandopanzer vom Brett und gewinnt.
lesson-missed-flag = Dann gewinnt { $side } mit der Flagge.
lesson-missed-kept = Dann zerstört { $side } deine Figur auf { $square }.

# Fehler einer Lektionsdatei
lesson-fault = { $file }, { $place }: { $fault }
lesson-fault-language = der Text fehlt in dieser Sprache: { $code }
lesson-fault-id = die Lektion heißt { $id }; ihre Datei muss genauso heißen
lesson-fault-game = Lektionen gibt es für diese Spiele: { $known }
lesson-fault-empty = eine Lektion braucht mindestens eine Aufgabe
lesson-fault-twice = eine andere Aufgabe heißt schon so
lesson-fault-start = eine Aufgabe braucht genau eines von: board, position, cards
lesson-fault-position = so kann niemand anfangen: { $reason }
lesson-fault-seat = Platz { $seat } hat hier nichts zu entscheiden
lesson-fault-goal = { $goal } ist ein Ziel von Tank Chess
lesson-fault-event = ein Ereignis namens { $event } gibt es nicht; es gibt: { $known }
lesson-fault-field = das Ereignis { $event } kennt kein { $field }
lesson-fault-unsolved = Schritt { $step } hat keine Lösung
lesson-fault-anything = Schritt { $step }: Alles Erlaubte erreicht das Ziel
lesson-fault-solution = Schritt { $step }: Die Lösung { $action } erreicht das Ziel nicht: { $reason }
lesson-fault-reply = Schritt { $step }: Nach { $action } lassen sich nicht alle Antworten spielen
lesson-fault-turn = Schritt { $step }: Nach { $action } ist nicht der Lernende an der Reihe
lesson-fault-try = Schritt { $step }: Der falsche Versuch { $action } erreicht das Ziel
lesson-fault-try-forbidden = Schritt { $step }: { $action } verbietet eine Regel, lass den Satz also weg; die Regeln sagen: { $reason }
lesson-fault-try-silent = Schritt { $step }: { $action } ist erlaubt, sag also, warum es nichts hilft

lesson-in-order = Die Lektion ist in Ordnung.
terminal-about-check-lesson = Eine Lektionsdatei prüfen: jede Lösung und jeden falschen Versuch spielen. Rückgabewert 0: in Ordnung, 1: Fehler, 2: nicht lesbar.
terminal-about-lessonfile = Eine Lektionsdatei.
