# Was Menschen falsch machen, für die Sätze über die Spieler unten: jeder nennt, was sein Spieler falsch macht, sonst nichts
bot-habit-long-diagonals = übersieht lange Diagonalen
bot-habit-reverse = vergisst das Rückwärtsfahren
bot-habit-kills = kann keinem Abschuss widerstehen
bot-habit-forgets-shields = vergisst Schilde
bot-habit-wastes-shields = verschwendet Schilde
bot-habit-hoards = hortet Karten
bot-habit-strikes = schlägt bei jeder Gelegenheit zu

# Die Spieler von Tank Chess, von freundlich bis zur vollen Stärke
bot-tank-1 = Nele
bot-tank-1-about = Hat die Regeln gerade erst gelernt, { bot-habit-reverse }, { bot-habit-long-diagonals } und { bot-habit-kills }.
bot-tank-1-strength = ebenbürtig für Anfänger
bot-tank-2 = Otto
bot-tank-2-about = Fährt munter drauflos, { bot-habit-reverse } und { bot-habit-kills }.
bot-tank-2-strength = schlägt Anfänger
bot-tank-3 = Frieda
bot-tank-3-about = Denkt an deine Antwort und { bot-habit-long-diagonals }.
bot-tank-3-strength = schlägt Gelegenheitsspieler
bot-tank-4 = Bruno
bot-tank-4-about = Spielt solide, verschenkt wenig und { bot-habit-kills }, wenn auch selten.
bot-tank-4-strength = schwer für Gelegenheitsspieler
bot-tank-5 = Mathilda
bot-tank-5-about = Geduldig, vorsichtig mit dem Kommandopanzer, wartet auf deinen Fehler.
bot-tank-5-strength = schlägt geübte Spieler
bot-tank-6 = Viktor
bot-tank-6-about = Rechnet schnell und droht gern mit zweierlei.
bot-tank-6-strength = schlägt starke Spieler
bot-tank-7 = Ilse
bot-tank-7-about = Sieht weit voraus und verzeiht fast nichts.
bot-tank-7-strength = schlägt fast alle
bot-tank-8 = Goliath
bot-tank-8-about = Die Engine mit voller Stärke. Bring Mut mit.
bot-tank-8-strength = stärker geht es nicht

bots-weaker = Die schnelle Engine ist nicht installiert, deshalb spielen die starken Bots schwächer, als sie könnten. Alles andere geht wie gewohnt.
bots-other-engine = Die Engine ist hier in Version { $theirs } installiert, und das ist Behemoth { $ours }. Sie bleibt außen vor, deshalb spielen die starken Bots schwächer, als sie könnten.
bots-engine-command = Installiere die Engine mit: pip install "behemoth[engine]"
engine-building = Die Engine wird nebenher gebaut. Bis sie fertig ist, spielen die starken Bots schwächer; gleich werden sie stärker.
engine-ready = Die Engine ist fertig: Bots, Tipps und Analysen haben ab jetzt ihre volle Stärke.
engine-failed = Die Engine ließ sich nicht bauen, deshalb bleiben die starken Bots schwächer; alles andere geht. Warum, zeigt: make engine

# Rat: warum ein Zug gut ist
advice-wins-leaving = Gewinnt: Der Kommandopanzer verlässt das Brett.
advice-wins-destroying = Gewinnt: zerstört den Kommandopanzer auf { $square }.
advice-destroys-shot = Zerstört { $target_acc } auf { $square }: Waffe { $strength } gegen Panzerung { $armour } ({ $side }).
advice-destroys = Zerstört { $target_acc } auf { $square }.
advice-saves = Rettet den Kommandopanzer vor { $attacker_dat } auf { $square }.
advice-stops-escape = Hindert den gegnerischen Kommandopanzer daran, das Brett zu verlassen.
advice-threatens-leaving = Droht, mit dem Kommandopanzer das Brett zu verlassen.
advice-threatens = Bedroht { $target_acc } auf { $square }.
advice-rescues = Bringt { $piece_acc } vor { $attacker_dat } auf { $square } in Sicherheit.
advice-closer-edge = Bringt den Kommandopanzer näher an den gegnerischen Rand.
advice-closer = Bringt { $piece_acc } näher an den gegnerischen Kommandopanzer auf { $square }.
advice-stands = Stellt { $piece_acc } auf ein gutes Feld: { $square }.
advice-gives-up = Gibt { $piece_acc } auf.
advice-turns = Dreht { $piece_acc } auf { $square } in eine bessere Richtung.
advice-falls = Die beste Seite, auf die das Monster fallen kann.
advice-wins-flag = Gewinnt durch die Flagge.
advice-stops-flag = Hindert den Gegner daran, durch die Flagge zu gewinnen.
advice-threatens-flag = Droht, durch die Flagge zu gewinnen.
advice-closer-flag = Bringt { $piece_acc } dem Sieg durch die Flagge näher.
advice-lays-mine = Eine Fernzündmine auf { $square }: Dort kommt der Gegner leicht zu stehen.
advice-mate = Gewinnt in höchstens { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.

# Die Spieler von Monster Combat, von freundlich bis zur vollen Stärke
bot-combat-1 = Pip
bot-combat-1-about = Spielt, was hübsch aussieht, { bot-habit-hoards }, { bot-habit-wastes-shields } und freut sich mit, wenn du gewinnst.
bot-combat-1-strength = lässt Anfänger gewinnen
bot-combat-2 = Wanda
bot-combat-2-about = Lacht viel, { bot-habit-hoards } und { bot-habit-forgets-shields }.
bot-combat-2-strength = leicht für Anfänger
bot-combat-3 = Emil
bot-combat-3-about = Kennt die Karten, aber noch nicht den richtigen Augenblick, { bot-habit-hoards } und { bot-habit-strikes }.
bot-combat-3-strength = ebenbürtig für Anfänger
bot-combat-4 = Rosalie
bot-combat-4-about = Spielt flott, manchmal zu früh, { bot-habit-strikes } und { bot-habit-forgets-shields }.
bot-combat-4-strength = gewinnt etwas öfter als Anfänger
bot-combat-5 = Kasimir
bot-combat-5-about = Spielt wie ein alter Hase, selten eine Karte zu früh, und { bot-habit-hoards }.
bot-combat-5-strength = gewinnt öfter als Anfänger
bot-combat-6 = Adele
bot-combat-6-about = Hält ihre Schilde beisammen und schlägt zu, wenn es wehtut.
bot-combat-6-strength = schwer für geübte Spieler
bot-combat-7 = Balthasar
bot-combat-7-about = Zählt die Karten mit, während er mit dir plaudert.
bot-combat-7-strength = schlägt die meisten
bot-combat-8 = Morgana
bot-combat-8-about = Stellt sich tausende Spiele vor, bevor sie eine Karte legt.
bot-combat-8-strength = stärker geht es nicht

# Rat bei Monster Combat: warum eine Karte gut ist
advice-combat-chance = Aussicht auf den Sieg, soweit man es sagen kann: etwa { $percent } %.
advice-combat-pass = Keine Karte deiner Hand hilft jetzt; heb sie dir auf.
advice-combat-pass-keep = Deine Karten sind später mehr wert als jetzt.
advice-combat-sword = Greift { $player } an ({ $how ->
    [one] noch ein Herz
   *[many] noch { $hearts } Herzen
}); Schild dort zu etwa { $percent } % wahrscheinlich.
advice-combat-sword-bare = Greift { $player } an: ohne Karte auf der Hand keine Abwehr.
advice-combat-lightning = Trifft { $how ->
    [one] den anderen Spieler
   *[many] alle { $count } anderen
} auf einmal; nur wenn sich alle wehren, schlägt er zurück.
advice-combat-lightning-some = Trifft { $how ->
    [one] von den anderen nur den, der nicht immun ist
   *[many] von den anderen die { $count }, die nicht immun sind
}.
advice-combat-lightning-none = Alle anderen sind gerade immun: So wirst du die Karte nur los.
advice-combat-immune = { $player } ist gerade immun: So wirst du die Karte nur los.
advice-combat-take-last = Das kostet dich dein letztes Herz.
advice-combat-sleep-alone = Außer dir ist niemand mehr da, deshalb wacht { $monster } zu Beginn deines nächsten Zugs wieder auf.
advice-combat-life = Gibt dir ein Herz zurück: Du hast nur noch { $how ->
    [one] eines
   *[many] { $hearts }
}.
advice-combat-thief = Nimmt { $player } { $held ->
    [one] die einzige Karte
   *[many] { $how ->
        [one] eine
       *[many] { $count }
    } von { $cards } Karten
} ab.
advice-combat-thief-pile = { $player } hat zu wenige Karten, den Rest gibt der Nachziehstapel.
advice-combat-skip = { $player } setzt den nächsten Zug aus.
advice-combat-skip-again = Zu zweit bist du gleich noch einmal am Zug.
advice-combat-skip-event = { $player } setzt den nächsten Zug aus; der Auslöser oben auf dem Stapel trifft jemand anderen.
advice-combat-shield-last = Ohne den Schild wärst du besiegt.
advice-combat-shield = Rettet dir { $how ->
    [one] ein Herz
   *[many] { $damage } Herzen
}.
advice-combat-shield-backfires = Wehrst auch du dich, trifft der Blitz den, der ihn gespielt hat.
advice-combat-take = Du hast keinen Schild.
advice-combat-take-keep = Du hast noch Herzen übrig; der Schild ist später mehr wert.
advice-combat-discard = Von allen deinen Karten hilft dir »{ $card }« am wenigsten.
advice-combat-card = Von allen deinen Karten hilft dir »{ $card }« jetzt am meisten.
advice-combat-fells = Besiegt { $monster_acc }.
advice-combat-hits = Trifft { $monster_acc }: { $how ->
    [one] ein Herz weniger
   *[many] { $hits } Herzen weniger
}.
advice-combat-hits-asleep = Während { $monster } schläft, zählt der Treffer doppelt: { $hits } Herzen weniger.
advice-combat-sleep = Schläfert { $monster_acc } ein: Eine Weile greift das Monster niemanden an, und jeder Treffer zählt doppelt.
advice-combat-revives = Bringt { $player } mit einem Herzen und neuen Karten zurück.
advice-combat-heals = { $player } hat nur noch { $how ->
    [one] ein Herz
   *[many] { $hearts } Herzen
} und bekommt eines zurück.
advice-combat-heals-self = Du hast nur noch { $how ->
    [one] ein Herz
   *[many] { $hearts } Herzen
} und bekommst eines zurück.
advice-combat-draws = Du ziehst { $how ->
    [one] eine Karte
   *[many] { $count } Karten
} nach.

# Was ein Bot, der sich Partien vorstellt, zu seiner Wahl sagt.
advice-thinker = In { $games } vorgestellten Partien brachte das { $value } % der vollen Wertung, { $other } brachte { $less } %.
advice-thinker-only = In { $games } vorgestellten Partien brachte das { $value } % der vollen Wertung.
