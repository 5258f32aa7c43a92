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
web-combat-out = Ausgeschieden
web-combat-out-short = raus
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
web-combat-draw-told = Nachziehstapel: { $count } Karten.
web-combat-draw-trigger = Die oberste Karte hat die Auslöser-Rückseite: Wer sie zieht, deckt ein Ereignis auf.
web-combat-discard = Ablage
web-combat-discard-told = Ablagestapel: { $count } Karten, { $card } liegt oben. Alle zeigen.
web-combat-discard-empty = Der Ablagestapel ist leer.
web-combat-events = Ereignisse
web-combat-events-told = Ereignisstapel: { $count } Karten.
web-combat-event = Ereignis
web-combat-event-was = Zuletzt
web-combat-event-now = Ereignis jetzt: { $text }.
web-combat-event-last = Letztes Ereignis: { $text }.
web-combat-close = Schließen

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
web-combat-you-are-out = Du bist ausgeschieden. Sieh zu, wie es ausgeht!

# --- was zu tun ist --------------------------------------------------------------------------------
web-combat-actions = Was du tun kannst
web-combat-begins = Die Karten sind verteilt. { $name } beginnt.
web-combat-choose = Du bist dran: Wähl eine Karte.
web-combat-no-cards = Du bist dran, hast aber keine Karten.
web-combat-only-pass = Du bist dran, aber keine deiner Karten lässt sich gerade spielen.
web-combat-choose-discard = Du hast { $count } Karten und darfst { $limit } behalten: Wähl eine zum Abwerfen.
web-combat-for-whom = Wer bekommt das Herz?
web-combat-heal = Ein Herz für { $name }
web-combat-not-now = Jetzt nicht.
web-combat-confirm = Bestätigen
web-combat-back = Zurück
web-combat-waits = { $name } überlegt …
web-combat-late = Wenn die Zeit um ist: { $action }
web-combat-seconds = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

# --- ein Angriff -----------------------------------------------------------------------------------
web-combat-attack-by = { $attack ->
    [b] { $name } schleudert einen Blitz auf dich!
   *[other] { $name } schlägt mit dem Schwert nach dir!
}
web-combat-attack-of = { $name } greift dich an{ $damage ->
    [one] !
   *[other] , und zwar mit doppelter Kraft!
}
web-combat-attack-event = Ein Monster greift dich an!
web-combat-no-shield = Du hast keinen Schild.
web-combat-answer-keys = S legt einen Schild, X nimmt den Treffer hin.

# --- Tasten ----------------------------------------------------------------------------------------
web-combat-keys = Tasten
web-combat-key-arrows = durch deine Hand gehen
web-combat-key-enter = Karte wählen, dann bestätigen
web-combat-key-escape = zurücklegen
web-combat-key-s = einen Schild legen
web-combat-key-x = den Treffer hinnehmen
web-combat-key-p = keine Karte spielen
web-combat-key-h = einen guten Zug zeigen
web-combat-key-m = Ton an oder aus
web-combat-key-help = diese Liste
