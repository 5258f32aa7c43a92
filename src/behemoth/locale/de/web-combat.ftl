# Der Tisch von Monster Combat im Browser. Für Karten und Ereignisse haben die Regeln eigene Sätze.

web-combat-players = Die Runde am Tisch. { $direction ->
    [1] Es geht im Uhrzeigersinn.
   *[other] Es geht gegen den Uhrzeigersinn.
}
web-combat-seat = { $name }: { $hearts } von { $most } Herzen, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
web-combat-seat-triggers = { $count } mit Auslöser-Rückseite.
web-combat-seat-own = Das bist du.
web-combat-out = Besiegt
web-combat-out-short = besiegt
web-combat-immune = Immun.
web-combat-current = Ist am Zug.
web-combat-asked = Gefragt: Schild oder hinnehmen?
web-combat-bot = Bot
web-combat-away = abwesend
web-combat-me = Ich selbst
web-combat-hearts = { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}
web-combat-team = Team
web-combat-team-told = Das Team hat { $hearts } von { $most } Herzen.

# --- Stapel ----------------------------------------------------------------------------------------
web-combat-draw = Stapel
web-combat-draw-told = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
web-combat-draw-trigger = Die oberste Karte hat ein ! auf der Rückseite: Wer sie zieht, deckt ein Ereignis auf.
web-combat-discard = Ablage
web-combat-discard-told = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $card } liegt oben. Alle zeigen.
web-combat-discard-empty = Die Ablage ist leer.
web-combat-events = Ereignisse
web-combat-events-told = Ereignisstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
web-combat-event = Ereignis
web-combat-event-was = Zuletzt
web-combat-event-now = Ereignis jetzt: { $text }.
web-combat-event-last = Letztes Ereignis: { $text }.

# --- das Monster -----------------------------------------------------------------------------------
web-combat-monster-told = Monster { $number }: { $name }, { $hearts } von { $most } Herzen.
web-combat-monster-double = Es schlägt doppelt so hart zu.
web-combat-asleep = schläft
web-combat-beaten = { $count } von { $most } Monstern sind besiegt.
web-combat-beaten-short = { $count } von { $most } besiegt

# --- die eigene Hand -------------------------------------------------------------------------------
web-combat-hand = Deine Hand
web-combat-hand-empty = Du hast keine Karten.
web-combat-card-trigger = Auslöser-Rückseite
web-combat-card-new = neu
web-combat-card-can = jetzt möglich
web-combat-card-cannot = jetzt nicht möglich
web-combat-new = neu
web-combat-you-are-out = Du bist besiegt. Sieh zu, wie es ausgeht!

# --- was zu tun ist --------------------------------------------------------------------------------
web-combat-actions = Was du tun kannst
web-combat-begins = Die Karten sind verteilt. { $name } beginnt.
web-combat-choose = Du bist dran: Wähl eine Karte.
web-combat-no-cards = Du bist dran, hast aber keine Karten.
web-combat-only-pass = Du bist dran, aber keine deiner Karten lässt sich gerade spielen.
web-combat-choose-discard = Du hast { $count } Karten und darfst { $limit } behalten: Wähl eine zum Ablegen.
web-combat-for-whom = Wer bekommt das Herz?
web-combat-heal = Ein Herz für { $name }
web-combat-not-now = Jetzt nicht.
web-combat-confirm = Bestätigen
web-combat-back = Zurück
web-combat-waits = { $count ->
    [one] { $name } überlegt …
   *[other] { $name } überlegen …
}
web-combat-paused = Das Spiel ist unterbrochen.
web-combat-late = Wenn die Zeit um ist: { $action }
web-combat-seconds = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

# --- ein Angriff -----------------------------------------------------------------------------------
web-combat-attack-by = { $attack ->
    [b] { $name } greift dich mit einem Blitz an!
   *[other] { $name } greift dich mit einem Schwert an!
}
web-combat-attack-of = { $name } greift dich an{ $damage ->
    [one] !
   *[other] , und zwar mit doppelter Kraft!
}
web-combat-attack-event = Ein Monster greift dich an!
web-combat-no-shield = Du hast keinen Schild.
web-combat-answer-keys = S legt einen Schild ab, X nimmt es hin.

# --- Tasten ----------------------------------------------------------------------------------------
web-combat-keys = Tasten
web-combat-key-arrows = durch deine Hand gehen
web-combat-key-enter = Karte wählen, dann bestätigen
web-combat-key-escape = zurücklegen
web-combat-key-s = einen Schild ablegen
web-combat-key-x = hinnehmen
web-combat-key-p = keine Karte spielen
web-combat-key-h = einen guten Zug zeigen
web-combat-key-m = Ton an oder aus
web-combat-key-help = diese Liste

# --- der Trainer: was passieren könnte; ein Satz für jede Tatsache der Regeln -------------------------
web-combat-coach = Trainer
web-combat-coach-again = Dann bist du gleich noch einmal dran.
web-combat-coach-follows = { $other } setzt aus, danach { $whom ->
    [you] bist du
   *[other] ist { $name }
} dran.
web-combat-coach-next = Als Nächstes ist { $name } dran. Schwert, Dieb und Aussetzen treffen dann { $target ->
    [you] dich
   *[other] { $other }
}.
web-combat-coach-top-trigger = Die oberste Karte hat ein ! auf der Rückseite: { $whom ->
    [you] Du ziehst
   *[other] { $name } zieht
} sie, und ein Ereignis folgt.
web-combat-coach-top-plain = Die oberste Karte hat kein ! auf der Rückseite: kein Ereignis für { $whom ->
    [you] dich
   *[other] { $name }
}.
web-combat-coach-top-none = Der Nachziehstapel ist leer und wird neu gemischt: Die nächste Rückseite kennt niemand.
web-combat-coach-last-heart = Du hast noch ein Herz { $count ->
    [0] und keinen Schild.
    [one] und einen Schild.
   *[other] und { $count } Schilde.
}
web-combat-coach-spared = { $name } ist immun: Es passiert nichts.
web-combat-coach-falls = { $name } hat noch ein Herz: Ohne Schild ist { $name } raus.
web-combat-coach-wins = { $name } hat noch ein Herz: Ohne Schild gewinnst du.
web-combat-coach-no-shield = { $name } hat keine Karten, also auch keinen Schild.
web-combat-coach-holds-shield = { $name } hat einen Schild, der einmal dir gehörte.
web-combat-coach-backfire = { $count ->
    [one] Schon ein Schild genügt, und er trifft dich
   *[other] Legen alle { $count } einen Schild, trifft er dich
}; deine Schilde helfen dann nicht.
web-combat-coach-few = { $name } hat { $count ->
    [0] keine Karten: Alles
    [one] eine Karte: Der Rest
   *[other] { $count } Karten: Der Rest
} kommt vom Nachziehstapel.
web-combat-coach-asleep = { $monster } schläft: Angriffe bewirken nichts, Treffer zählen doppelt{ $whom ->
    [you] , bis du wieder dran bist
    [other] , bis { $name } wieder dran ist
   *[nobody] {""}
}.
web-combat-coach-wakes = { $monster } wacht auf, sobald { $whom ->
    [you] du wieder dran bist
   *[other] { $name } dran ist
}.
web-combat-coach-may-attack = Der nächste Zug bringt ein Ereignis: { $count } von { $of } sind Angriffe. Dann nimmt { $monster } { $whom ->
    [you] dir
    [other] { $name }
   *[nobody] allen
} { $damage ->
    [one] ein Herz
   *[other] { $damage } Herzen
}.
web-combat-coach-lull-round = Es schläft, bis du wieder dran bist: Angriffe bewirken nichts, Treffer zählen doppelt.
web-combat-coach-lull-turn = Es verschläft den nächsten Zug: Angriffe bewirken nichts, Treffer zählen doppelt.
web-combat-coach-lull-turns = Es schläft { $count } Züge lang: Angriffe bewirken nichts, Treffer zählen doppelt.
web-combat-coach-monster-left = { $of ->
    [one] Ein Treffer
   *[other] { $of } Treffer
}: { $count ->
    [one] Ein Herz bleibt
   *[other] { $count } Herzen bleiben
} ihm.
web-combat-coach-monster-falls = Damit ist es besiegt. Als Nächstes, wach: { $monster }, Herzen: { $count }.
web-combat-coach-monsters-won = Damit ist das letzte Monster besiegt: Ihr gewinnt!
web-combat-coach-revived = { $name } kommt mit einem Herz zurück und zieht fünf Karten.
web-combat-coach-too-many = Behalten darfst du { $of } Karten: Du musst dann { $count ->
    [one] eine
   *[other] { $count }
} ablegen.
web-combat-coach-left = Dir { $count ->
    [one] bleibt ein Herz
   *[other] bleiben { $count } Herzen
}.
web-combat-coach-out = Du bist raus, und deine Karten kommen auf den Ablagestapel.
web-combat-coach-out-coop = Du bist raus, bis dich eine Lebenskarte zurückholt, und deine Karten kommen auf den Ablagestapel.
web-combat-coach-lost = Du bist raus, und { $name } gewinnt.
web-combat-coach-all-lost = Dann ist niemand mehr übrig: Die Monster gewinnen.
web-combat-coach-shields-left = { $count ->
    [0] Das ist dein letzter Schild.
    [one] Dir bleibt ein Schild.
   *[other] Dir bleiben { $count } Schilde.
}
web-combat-coach-may-backfire = Legen alle einen Schild, trifft der Blitz { $name }.

# Eine Partie, die zu Ende ist, Entscheidung für Entscheidung
web-decisions-text = Jede Entscheidung wird so betrachtet, wie der Tisch für den aussah, der sie traf: Aus Händen und Stapeln, die sich für ihn nicht von den echten unterschieden, werden Partien zu Ende gespielt. Du siehst, wie oft jede Möglichkeit gewinnt und welche Entscheidungen am meisten gekostet haben.
web-decisions-no-engine = Entscheidungen wertet die Engine aus, und die ist hier nicht gebaut.
web-decisions-running = Alle Entscheidungen werden ausgewertet.
web-decisions-done = { $count ->
    [0] Alle Entscheidungen sind ausgewertet. Keine hat sicher etwas gekostet.
    [one] Alle Entscheidungen sind ausgewertet. Eine hat sicher etwas gekostet.
   *[other] Alle Entscheidungen sind ausgewertet. { $count } haben sicher etwas gekostet.
}
web-decisions-cancelled = Angehalten.
web-decisions-failed = Das hat nicht geklappt.
web-decisions-of = { $name } entscheidet
web-decisions-choices = Wie oft jede Möglichkeit gewinnt
web-decisions-choice = Möglichkeit
web-decisions-wins = Gewinnt
web-decisions-made = gespielt
web-decisions-knew = Was { $name } wissen konnte: Wie wahrscheinlich liegt auf jeder Hand …
web-decisions-see = Mit den Augen von { $name } sehen
web-decisions-none-here = Hier gibt es nichts zu entscheiden, oder es ist noch nicht ausgewertet.
web-decisions-dear = Was am meisten gekostet hat
web-decisions-cost = { $name }: { $made }. { $best } gewinnt { $cost } % öfter.
web-decisions-not-yet = Bisher nichts.
web-decisions-no-dear = Keine Entscheidung hat sicher etwas gekostet.
