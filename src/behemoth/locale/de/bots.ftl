# Die Spieler von Tank Chess, von freundlich bis zur vollen Stärke
bot-tank-1 = Nele
bot-tank-1-about = Hat die Regeln gerade erst gelernt, freut sich über jeden Schuss und übersieht die Hälfte von deinen.
bot-tank-2 = Otto
bot-tank-2-about = Fährt munter drauflos und schaut selten hinter die nächste Ecke.
bot-tank-3 = Frieda
bot-tank-3-about = Denkt an deine Antwort, aber lange Diagonalen liegen ihr nicht.
bot-tank-4 = Bruno
bot-tank-4-about = Ein solider Vereinsspieler, der wenig verschenkt.
bot-tank-5 = Mathilda
bot-tank-5-about = Geduldig, vorsichtig mit dem Kommandopanzer, wartet auf deinen Fehler.
bot-tank-6 = Viktor
bot-tank-6-about = Rechnet schnell und droht gern zweierlei zugleich.
bot-tank-7 = Ilse
bot-tank-7-about = Sieht weit voraus und verzeiht fast nichts.
bot-tank-8 = Goliath
bot-tank-8-about = Die Engine mit voller Stärke. Bring Mut mit.

bots-weaker = Die schnelle Engine ist nicht installiert, deshalb spielen die starken Bots schwächer, als sie könnten. Alles andere geht wie gewohnt.

# Rat: warum ein Zug gut ist
advice-wins-leaving = Gewinnt: Der Kommandopanzer verlässt das Brett.
advice-wins-destroying = Gewinnt: zerstört den Kommandopanzer auf { $square }.
advice-destroys-shot = Zerstört auf { $square }: { $target }, Waffe { $strength } gegen Panzerung { $armour } ({ $side }).
advice-destroys = Zerstört auf { $square }: { $target }.
advice-saves = Rettet den Kommandopanzer (Angreifer auf { $square }: { $attacker }).
advice-stops-escape = Hindert den feindlichen Kommandopanzer daran, das Brett zu verlassen.
advice-threatens-leaving = Droht, mit dem Kommandopanzer das Brett zu verlassen.
advice-threatens = Bedroht auf { $square }: { $target }.
advice-rescues = Bringt sich in Sicherheit: { $piece } (Angreifer auf { $square }: { $attacker }).
advice-closer-edge = Bringt den Kommandopanzer näher an den feindlichen Rand.
advice-closer = Rückt näher an den feindlichen Kommandopanzer auf { $square }: { $piece }.
advice-stands = Steht auf { $square } gut: { $piece }.
advice-turns = Steht auf { $square } nach der Drehung besser: { $piece }.
advice-falls = Die beste Seite, auf die das Monster fallen kann.
advice-mate = Gewinnt in höchstens { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.

# Die Spieler von Monster Combat, von freundlich bis zur vollen Stärke
bot-combat-1 = Pip
bot-combat-1-about = Spielt, was hübsch aussieht, und freut sich mit, wenn du gewinnst.
bot-combat-2 = Wanda
bot-combat-2-about = Mag Schwerter, vergisst Schilde und lacht viel.
bot-combat-3 = Emil
bot-combat-3-about = Weiß, was die Karten tun, aber noch nicht, wann.
bot-combat-4 = Rosalie
bot-combat-4-about = Spielt flott und manchmal zu früh.
bot-combat-5 = Kasimir
bot-combat-5-about = Ein alter Hase am Kartentisch, der selten eine Karte verschwendet.
bot-combat-6 = Adele
bot-combat-6-about = Hält ihre Schilde beisammen und schlägt zu, wenn es wehtut.
bot-combat-7 = Balthasar
bot-combat-7-about = Zählt die Karten mit, während er mit dir plaudert.
bot-combat-8 = Morgana
bot-combat-8-about = Stellt sich tausende Spiele vor, bevor sie eine Karte legt.

# Rat bei Monster Combat: warum eine Karte gut ist
advice-combat-chance = Aussicht auf den Sieg, soweit man es sagen kann: etwa { $percent } %.
advice-combat-pass = Keine Karte deiner Hand hilft jetzt; heb sie dir auf.
advice-combat-pass-keep = Deine Karten sind später mehr wert als jetzt.
advice-combat-sword = Greift { $player } an ({ $how ->
    [one] noch ein Herz
   *[many] noch { $hearts } Herzen
}); ein Schild ist dort mit etwa { $percent } %.
advice-combat-sword-bare = Greift { $player } an: ohne Karte auf der Hand keine Abwehr.
advice-combat-lightning = Trifft { $how ->
    [one] den anderen Spieler
   *[many] alle { $count } anderen
} auf einmal; nur wenn alle abwehren, schlägt er zurück.
advice-combat-life = Gibt dir ein Herz zurück: du hast nur noch { $how ->
    [one] eines
   *[many] { $hearts }
}.
advice-combat-thief = Nimmt { $player } { $how ->
    [one] eine Karte
   *[many] { $count } Karten
} weg, von { $cards }.
advice-combat-thief-pile = { $player } hat zu wenige Karten, den Rest gibt der Nachziehstapel.
advice-combat-skip = { $player } setzt den nächsten Zug aus.
advice-combat-skip-again = Zu zweit bist du gleich noch einmal am Zug.
advice-combat-skip-event = { $player } setzt den nächsten Zug aus; das Ereignis, das oben liegt, trifft jemand anderen.
advice-combat-shield-last = Ohne den Schild wärst du ausgeschieden.
advice-combat-shield = Rettet dir { $how ->
    [one] ein Herz
   *[many] { $damage } Herzen
}.
advice-combat-shield-backfires = Wehrst auch du ab, trifft der Blitz den, der ihn geworfen hat.
advice-combat-take = Du hast keinen Schild.
advice-combat-take-keep = Du hast noch Herzen übrig; der Schild ist später mehr wert.
advice-combat-discard = Von allen deinen Karten hilft dir diese am wenigsten: { $card }.
advice-combat-card = Von allen deinen Karten hilft dir diese jetzt am meisten: { $card }.
advice-combat-fells = Besiegt das Monster: { $monster }.
advice-combat-hits = Trifft das Monster ({ $monster }): { $how ->
    [one] ein Herz weniger
   *[many] { $hits } Herzen weniger
}.
advice-combat-hits-asleep = Das Monster ({ $monster }) schläft, der Schlag zählt doppelt: { $hits } Herzen weniger.
advice-combat-sleep = Das Monster ({ $monster }) schläft: es greift eine Weile niemanden an, und jeder Schlag zählt doppelt.
advice-combat-revives = Bringt { $player } mit einem Herz und neuen Karten zurück.
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
