# Sätze des Pakets table/: Plätze, Angebote, Uhren, Ablehnungen; und die Bots, die dort sitzen.
table-seat = Platz { $number }
table-joined = { $name } setzt sich.
table-seat-carried = { $seat } spielt an einem anderen Gerät weiter.
table-stood-in = { $bot } spielt vorerst für { $seat }.
table-came-back = { $seat } ist wieder da.
table-offer-made = { $kind ->
    [draw] { $seat } bietet Unentschieden an.
    [takeback] { $seat } möchte einen Zug zurücknehmen.
    [pause] { $seat } möchte eine Pause.
   *[rematch] { $seat } möchte eine Revanche.
}
table-offer-accepted = { $why ->
    [level] { $seat } ist einverstanden: Hier gewinnt niemand mehr.
    [worse] { $seat } ist einverstanden und rechnet nicht mehr mit einem Sieg.
   *[none] { $seat } ist einverstanden.
}
table-offer-declined = { $kind ->
    [draw] { $why ->
        [better] { $seat } lehnt das Unentschieden ab und sieht sich im Vorteil.
        [early] { $seat } lehnt das Unentschieden ab: Es ist noch zu viel drin.
       *[none] { $seat } lehnt das Unentschieden ab.
    }
    [takeback] { $seat } lehnt die Rücknahme ab.
    [pause] { $seat } möchte lieber weiterspielen.
   *[rematch] { $seat } möchte keine Revanche.
}
table-offer-withdrawn = { $seat } zieht das Angebot zurück.
table-taken-back = { $agreed ->
    [yes] Im Einvernehmen zurückgenommen.
   *[no] Zurückgenommen.
}
table-match-paused = Die Partie ist unterbrochen.
table-match-resumed = Die Partie geht weiter.
table-time-given = { $seat } bekommt { $seconds } Sekunden mehr.
table-time-ran-out = Deine Zeit war um; der Tisch hat für dich entschieden.
table-rematch-made = Die Revanche ist bereit.

refusal-not-yours = Das ist nicht dein Platz.
refusal-stale = Die Partie ist schon weiter; schau noch einmal und entscheide neu.
refusal-late = Deine Zeit war um.
refusal-over = Die Partie ist zu Ende.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-paused = Die Partie ist unterbrochen.
refusal-waiting = Es sitzen noch nicht alle.
refusal-not-asked = Du musst gerade nichts entscheiden.
refusal-no-offer = Es gibt kein solches Angebot zu beantworten.
refusal-offer-stands = Dieses Angebot steht schon.
refusal-offer-again = Du hast schon gefragt; warte, bis etwas geschehen ist.
refusal-nothing-back = Von dir gibt es nichts zurückzunehmen.
refusal-final = Das lässt sich nicht zurücknehmen: Der Zufall hat entschieden oder Verdecktes wurde gesehen.
refusal-no-more-time = Mehr Zeit gibt es hier nicht.
refusal-taken = Da sitzt schon jemand.
refusal-not-standing = Du spielst schon selbst.
refusal-standing = Für dich spielt schon ein Bot.
refusal-person-only = Nur ein Mensch kann vertreten werden.
refusal-nothing = Es gibt nichts zu tun.
refusal-rematch-made = Die Revanche gibt es schon.
refusal-phrases = Bitte eins nach dem anderen: Die anderen wollen es auch lesen.
refusal-too-many = Zu viele Nachrichten; bitte etwas langsamer.
refusal-full = Mit dieser Partie sind zu viele verbunden.
refusal-hard-question = Das ist gerade zu viel auf einmal zum Ausrechnen. Bitte versuche es später noch einmal.
refusal-too-long = Eine Nachricht darf höchstens { $most } Bytes lang sein.
refusal-unreadable = Das ist keine Nachricht des Protokolls: { $fault }
refusal-too-deep = Das ist keine Nachricht des Protokolls: Sie ist zu tief verschachtelt.
refusal-hello-first = Sag zuerst hello.
refusal-protocol = Dieser Tisch spricht Version { $known } des Protokolls, nicht { $version }.
refusal-no-end = Dieses Spiel kennt kein Ende von außen. Die Partie lässt sich stattdessen löschen.
refusal-erase-running = Eine Partie lässt sich löschen, sobald sie zu Ende ist.
refusal-fault = Ein Fehler bei uns: Es wurde nichts geändert. Bitte versuch es noch einmal.
refusal-no-match = Diese Partie gibt es nicht.
refusal-code = Dieser Code gilt nicht (mehr). Lass dir vom anderen Gerät einen neuen geben.
refusal-no-seat-open = Ein Tisch für alle braucht einen freien Platz.
refusal-full-table = An diesem Tisch sind alle Plätze vergeben.
refusal-invite = Diese Einladung gilt nicht (mehr).
refusal-no-clock = Dieses Spiel kennt keine Uhr: Es könnte nichts geschehen, wenn jemandem die Zeit ausgeht.
refusal-no-coach = An diesem Tisch gibt es keinen Trainer.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-played-elsewhere = Genau diese Stellung spielen gerade andere gegeneinander; deshalb gibt es dazu keine Hilfe.
refusal-no-advice = Gerade wurde kein guter Zug gefunden. Bitte noch einmal fragen.
refusal-bots-clock = Bots, die unter sich spielen, spielen ohne Uhr.
refusal-here-open = An einem Gerät kann niemand von anderswo dazukommen.
error-unknown-bot = Für dieses Spiel gibt es keinen Bot namens »{ $name }«. Es gibt: { $known }.

bot-random = Würfel
bot-random-about = Tut irgendetwas, das erlaubt ist.
bot-thinker = Denker
bot-thinker-about = Stellt sich vor, wie es weitergehen könnte, und spielt, was dabei am besten ausging.
bot-thinker-strength = schlägt den Würfel in jedem Spiel
bot-greedy = Elster
bot-greedy-about = Nimmt, was sie kriegen kann, und denkt einen Zug voraus.
bot-careful = Igel
bot-careful-about = Spielt auf gut Glück, aber wehrt sich immer.
