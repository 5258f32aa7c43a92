# Sätze des Pakets monstercombat/: Karten, Ereignisse, Monster, Meldungen, Fehler und Optionen.

game-monster-combat = Monster Combat
combat-player = Spieler { $number }
combat-variant-versus = jeder gegen jeden
combat-variant-coop = gemeinsam gegen die Monster

# --- Karten ----------------------------------------------------------------------------------------
combat-card-sword = Schwert
combat-card-shield = Schild
combat-card-life = Leben
combat-card-thief1 = Dieb 1
combat-card-thief2 = Dieb 2
combat-card-lightning = Blitz
combat-card-skip = Aussetzen
combat-card-sword-marked = Schwert (!)
combat-card-shield-marked = Schild (!)
combat-card-life-marked = Leben (!)
combat-card-thief1-marked = Dieb 1 (!)
combat-card-thief2-marked = Dieb 2 (!)
combat-card-lightning-marked = Blitz (!)
combat-card-skip-marked = Aussetzen (!)

# Die Wörter, mit denen man eine Aktion schreibt: klein, ohne Leerzeichen.
combat-word-sword = schwert
combat-word-shield = schild
combat-word-life = leben
combat-word-thief1 = dieb1
combat-word-thief2 = dieb2
combat-word-lightning = blitz
combat-word-skip = aussetzen
combat-word-pass = passen
combat-word-take = hinnehmen
combat-word-discard = ablegen

combat-effect-versus-sword = Der Nächste verliert ein Herz
combat-effect-versus-shield = Wehrt einen Angriff auf dich ab
combat-effect-versus-life = Du bekommst ein Herz zurück
combat-effect-versus-thief1 = Stiehl dem Nächsten 1 Karte
combat-effect-versus-thief2 = Stiehl dem Nächsten 2 Karten
combat-effect-versus-lightning = Alle anderen verlieren ein Herz
combat-effect-versus-skip = Der Nächste setzt aus
combat-effect-coop-sword = 1 Treffer gegen das Monster
combat-effect-coop-shield = Wehrt einen Angriff auf dich ab
combat-effect-coop-life = Ein Herz für wen du willst
combat-effect-coop-thief1 = Zieh 1 Karte
combat-effect-coop-thief2 = Zieh 2 Karten
combat-effect-coop-lightning = 2 Treffer gegen das Monster
combat-effect-coop-skip = Monster schläft: Treffer doppelt

combat-back-plain = Rückseite einer Spielkarte
combat-back-trigger = Rückseite einer Auslöser-Karte
combat-back-event = Rückseite einer Ereigniskarte

combat-drawing-draw = Stapel
combat-drawing-discard = Ablage
combat-drawing-events = Ereignisse
combat-drawing-event = zuletzt
combat-drawing-out = besiegt
combat-drawing-turn = Zug { $turn }: { $name }
combat-drawing-asked = { $name } wird angegriffen: Schild oder hinnehmen?

combat-event-card-heal = Du erhältst alle deine Herzen zurück
combat-event-card-immune = Du bist gegen alles immun
combat-event-card-discard = Leg deine ganze Hand ab
combat-event-card-attack = Du wirst angegriffen
combat-event-card-reverse = Die Spielrichtung wechselt

# --- Monster: Saurier und Endboss heißen beim Verlag so, die anderen Namen sind unsere ----------------
combat-monster-slime = der Schleim
    .acc = den Schleim
combat-monster-bat = die Fledermaus
    .acc = die Fledermaus
combat-monster-goblin = der Kobold
    .acc = den Kobold
combat-monster-spider = die Riesenspinne
    .acc = die Riesenspinne
combat-monster-swamp-toad = die Sumpfkröte
    .acc = die Sumpfkröte
combat-monster-dinosaur = der Saurier
    .acc = den Saurier
combat-monster-ogre = der Oger
    .acc = den Oger
combat-monster-hydra = die Hydra
    .acc = die Hydra
combat-monster-stone-giant = der Steinriese
    .acc = den Steinriesen
combat-monster-final-boss = der Endboss
    .acc = den Endboss

# --- was geschieht ---------------------------------------------------------------------------------
combat-turn-started = Zug { $turn }: { $seat }.
combat-immunity-ended = { $seat } ist nicht mehr immun.
combat-pile-shuffled = Die Ablage wird zum neuen Nachziehstapel gemischt.
combat-events-shuffled = Die gespielten Ereignisse werden neu gemischt.
combat-drew = { $seat } zieht: { $cards }.
combat-drew-unseen = { $seat } zieht eine Karte.
combat-stole = { $thief } stiehlt von { $victim }: { $cards }.
combat-stole-unseen = { $thief } stiehlt eine Karte von { $victim }.
combat-event-revealed = Ereignis für { $seat }: { $kind }.
combat-hearts-restored = { $seat } hat wieder alle { $hearts } Herzen.
combat-immunity-gained = { $seat } ist jetzt immun.
combat-hand-discarded = { $seat } legt die ganze Hand ab: { $cards }.
combat-hand-discarded-empty = { $seat } hat keine Karten zum Ablegen.
combat-direction-clockwise = Es geht jetzt im Uhrzeigersinn.
combat-direction-anticlockwise = Es geht jetzt gegen den Uhrzeigersinn.
combat-card-played = { $seat } spielt { $card }.
combat-card-played-at = { $seat } spielt { $card } gegen { $target }.
combat-card-played-for = { $seat } spielt { $card } für { $target }.
combat-passed = { $seat } spielt keine Karte.
combat-attacked = { $by } greift { $seat } an: Schild oder hinnehmen?
combat-attacked-by-monster = Ein Monster greift { $seat } an ({ $damage }): Schild oder hinnehmen?
combat-answered = { $seat } hat sich entschieden.
combat-shielded = { $seat } wehrt sich mit einem { $card }.
combat-hearts-lost = { $seat } verliert { $lost_how ->
    [one] ein Herz
   *[many] { $lost } Herzen
}; { $left_how ->
    [none] es bleibt keines.
    [one] es bleibt 1.
   *[many] es bleiben { $left }.
}
combat-spared = { $seat } ist immun: nichts passiert.
combat-fell = { $seat } ist besiegt.
combat-backfired = Alle hatten einen Schild: Der Blitz trifft { $seat } selbst.
combat-heart-gained = { $seat } bekommt ein Herz zurück und hat jetzt { $hearts }.
combat-revived = { $by } holt { $seat } ins Spiel zurück.
combat-turn-skipped = { $seat } setzt aus.
combat-monster-slept = { $seat } schläfert { $monster_acc } ein.
combat-monster-snored = Das Monster würde angreifen, aber { $monster } schläft.
combat-monster-woke = Jetzt ist { $monster } wieder wach.
combat-monster-hit = { $damage_how ->
    [one] Ein Treffer
   *[many] { $damage } Treffer
} gegen { $monster_acc }; Herzen übrig: { $left }.
combat-monster-fell = Damit ist { $monster } besiegt!
combat-monster-came = Als Nächstes kommt { $monster }, Herzen: { $hearts }.
combat-discarded = { $seat } hat zu viele Karten und legt { $card } ab.
combat-ended-last-survivor = { $seats } überlebt als Letzter und gewinnt!
combat-ended-monsters-defeated = Alle zehn Monster sind besiegt: Ihr habt gewonnen!
combat-ended-players-defeated = Niemand steht mehr: Die Monster haben gewonnen.
combat-ended-turn-cap = Das war der letzte Zug; das Spiel endet hier.
combat-ended-turn-cap-won = Das war der letzte Zug: { $seats } hat die meisten Herzen und gewinnt!
combat-ended-turn-cap-shared = Das war der letzte Zug; den Sieg teilen sich: { $seats }.

# Warum ein Spiel zu Ende ging, in Worten aus den Sätzen oben.
outcome-last-survivor = überlebt als Letzter
outcome-monsters-defeated = Alle zehn Monster sind besiegt
outcome-players-defeated = Niemand steht mehr
outcome-turn-cap = letzte Zug

combat-ending-last-survivor = letzter Überlebender
combat-ending-monsters-defeated = Monster besiegt
combat-ending-players-defeated = Spieler besiegt
combat-ending-turn-cap = Zuggrenze

# --- Fehler ----------------------------------------------------------------------------------------
error-combat-event-counts = Es müssen zusammen { $needed } Ereigniskarten sein, nicht { $total }.
error-combat-option-variant = Die Option »{ $option }« bedeutet in der Variante »{ $variant }« nichts; lass sie weg.
error-combat-endless-redraw = Neu ziehen nach dem Handverlust und Ereignisse bei jedem Ziehen könnten zusammen endlos weitergehen; dazu braucht es einen Richtungswechsel, der den Zug beendet.
error-combat-preset = Eine Vorgabe »{ $name }« gibt es nicht. Es gibt: { $known }.
error-combat-asked-play = Jetzt kannst du eine Karte spielen oder passen.
error-combat-asked-shield = Du wirst angegriffen: Leg einen Schild ab oder nimm es hin.
error-combat-asked-discard = Du hast mehr als { $limit ->
    [one] eine Karte
   *[other] { $limit } Karten
}: Such dir eine zum Ablegen aus.
error-combat-not-possible = Das geht jetzt nicht.
error-combat-no-such-card = Eine Karte »{ $card }« gibt es nicht.
error-combat-only-shield = Einen Angriff wehrt nur ein Schild ab, nicht »{ $card }«.
error-combat-not-in-hand = Die Karte »{ $card }« hast du nicht auf der Hand.
error-combat-shield-answers = Ein Schild wehrt nur Angriffe ab; einfach so spielen kannst du ihn nicht.
error-combat-no-target = Für die Karte »{ $card }« gibt es kein Ziel zu wählen.
error-combat-hearts-full = Du hast alle Herzen; eine Leben-Karte brächte nichts.
error-combat-all-hearts-full = Alle haben alle Herzen; eine Leben-Karte brächte nichts.
error-combat-name-target = Sag, für wen die Leben-Karte ist, etwa leben>2.
error-combat-target-full = { $player } hat schon alle Herzen.
error-combat-which-target = Sag, für wen die Leben-Karte ist: { $known }.
error-combat-word = »{ $word }« ist keine Karte und keine Aktion. Versuch es mit passen, hinnehmen, einer Karte wie schwert oder ablegen:schwert.
error-combat-target = »{ $word }« ist kein Spieler; es gibt die Spieler 1 bis { $seats }.
error-combat-state = Diese Zeile ist kein Spielstand von Monster Combat: { $text }
error-combat-state-seats = Die Zeile ist sich nicht einig, wie viele mitspielen.
error-combat-state-cards = Die Karten in der Zeile sind nicht die 57 Karten des Spiels.
error-combat-state-events = Die Ereignisse in der Zeile sind nicht die 20 Ereigniskarten des Spiels.
error-combat-state-hearts = Jemand hat zu viele Herzen, oder ist besiegt und hat noch Karten.
error-combat-state-phase = Die Zeile stellt eine Frage, die nicht offen sein kann.
error-combat-state-monster = Das Monster in der Zeile kann dort nicht sein.
error-combat-view = Das ist keine Ansicht von Monster Combat.

# --- Vorgaben --------------------------------------------------------------------------------------
combat-preset-versus-classic = Die Regeln, wie sie gedruckt sind; wo sie schweigen, mit unseren Festlegungen.
combat-preset-versus-fresh-hand = Wer die ganze Hand ablegen muss, zieht fünf neue Karten.
combat-preset-versus-secret-lightning = Beim Blitz hört niemand die Antworten der anderen, bis alle geantwortet haben.
combat-preset-versus-quick = Zwei Herzen für jeden; nach 200 Zügen gewinnt, wer die meisten hat.
combat-preset-coop-classic = Die Regeln, wie sie gedruckt sind; wo sie schweigen, mit unseren Festlegungen.
combat-preset-coop-gentle = Immunität hält noch durch deinen nächsten Zug.
combat-preset-coop-hard = Greift ein Monster an, trifft es alle.
combat-preset-coop-grim = Acht Angriffe unter den Ereignissen, nur zwei heilen.

# --- Optionen --------------------------------------------------------------------------------------
option-variant = Jeder gegen jeden oder gemeinsam gegen die Monster.
option-event-counts = Wie viele der 20 Ereigniskarten es von jeder Art gibt.
option-trigger-count = Wie viele der 57 Spielkarten die Auslöser-Rückseite haben.
option-starter = Wer beginnt: jemand durch Zufall oder der erste Platz.
option-x2-shields = Ob ein Schild einen doppelten Angriff ganz abwehrt oder nur ein Herz davon.
option-hearts = Herzen jedes Spielers.
option-hand-limit = Wie viele Karten du am Ende deines Zuges behalten darfst.
option-reverse-ends-turn = Ob ein Richtungswechsel den Zug sofort beendet.
option-discard-redraw = Wie viele Karten du nachziehst, wenn ein Ereignis dir die Hand genommen hat.
option-open-hands = Gemeinsam mit offenen Händen spielen.
option-turn-cap = Nach so vielen Zügen endet das Spiel.
option-turn-cap-v1 = Nach dem letzten Zug teilen sich alle, die nicht besiegt sind, den Sieg, oder nur die mit den meisten Herzen.
option-trigger-on-any-draw = Ob jede Auslöser-Karte vom Nachziehstapel ein Ereignis bringt, nicht nur die erste eines Zuges.
option-lightning-secret = Ob die Antworten auf einen Blitz geheim bleiben, bis alle geantwortet haben.
option-immune-counts-as-shield = Ob Immune als geschützt zählen, wenn der Blitz zurückschlagen könnte.
option-immunity-scope = Ob Immunität gegen alles hilft oder nur gegen Angriffe.
option-attack-target = Wen das Angriffs-Ereignis trifft: wer am Zug ist, oder alle.
option-v2-immunity = Gemeinsam gegen die Monster: Immunität endet mit Beginn deines nächsten Zuges oder hält noch durch ihn.
option-sleep = Wie lange ein Monster schläft: bis zum nächsten Zug dessen, der es einschläfert, einen Zug lang, oder einen Zug für jeden, der nicht besiegt ist.
option-carry-over = Ob überzählige Treffer auf das nächste Monster übergehen.
