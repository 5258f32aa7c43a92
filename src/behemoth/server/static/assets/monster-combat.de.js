var e=`# Monster Combat: die Regeln

Das sind die vollständigen Regeln, wie dieses Programm sie spielt, in unseren eigenen Worten. In English: [monster-combat.en.md](monster-combat.en.md).

Das Spiel hat zwei Varianten. In **Variante 1** spielt jeder gegen jeden, in **Variante 2** spielen alle gemeinsam gegen zehn Monster.

Jede Festlegung hat eine Nummer (B: beide Varianten, C: jeder gegen jeden, D: gemeinsam). Das Programm nennt sie, wenn es etwas ablehnt, die Tests nennen sie, und der
englische Text hat dieselben. Dahinter steht, woher sie kommt: **Blatt** ist der Text des Verlags, **gefolgert** ergibt sich daraus, **Festlegung** ist von uns, weil das Blatt dazu schweigt
oder unklar ist. Steht ein Name in \`solcher Schrift\` dabei, kann man es anders wählen: das ist eine Option.

## In einer Minute

Zwei bis sieben Spieler. Du hast drei Herzen und fünf Karten.

**Dein Zug:** Zieh eine Karte. Vielleicht geschieht ein Ereignis. Dann spiel eine Karte oder keine. Am Ende behältst du höchstens sieben; abgelegte Karten wirken nicht. Der
Nächste ist dran, anfangs im Uhrzeigersinn.

| Karte | Anzahl | jeder gegen jeden | gemeinsam gegen die Monster |
|---|---|---|---|
| Schwert | 18 | der Nächste verliert ein Herz | 1 Treffer gegen das Monster |
| Blitz | 5 | alle anderen verlieren ein Herz; wehren sich *alle*, verlierst du eines | 2 Treffer gegen das Monster |
| Schild | 14 | nur als Antwort auf einen Angriff: wehrt ihn ab; gegen Dieb und Aussetzen nutzlos | ebenso |
| Leben | 8 | du bekommst ein Herz zurück | ein Herz für wen du willst; wer besiegt war, kehrt damit zurück und zieht fünf Karten |
| Aussetzen (ZZZ) | 4 | der Nächste setzt aus | das Monster schläft: es greift nicht an, Treffer zählen doppelt |
| Dieb 1, Dieb 2 | 5, 3 | stiehl dem Nächsten eine oder zwei Karten | zieh eine oder zwei Karten |

**Ereignisse** treffen immer den, der am Zug ist; niemand kann sie aufbewahren oder weitergeben: alle Herzen zurück · immun · ganze Hand ablegen · du wirst angegriffen · die Spielrichtung wechselt und dein Zug ist vorbei. Es gibt vier von
jedem. In Variante 1 kommt ein Ereignis, wenn die gezogene Karte die *Auslöser-Rückseite* hat (20 der 57); in Variante 2 kommt in jedem Zug eines.

**Gewinnen.** Jeder gegen jeden: als Letzter übrig bleiben. Gemeinsam: die zehn Monster besiegen, die 1 bis 10 Herzen haben und ab dem sechsten zwei Herzen auf einmal nehmen, bevor ihr alle
besiegt seid.

## Die Karten

110 Karten: 57 Spielkarten, 20 Ereignisse, 21 Lebenskarten (je drei für sieben), 10 Monster und zwei zum Mitzählen. **Auslöser-Karten sind keine zusätzlichen Karten** *(gefolgert)*:
die Inhaltsliste ergibt ohne sie 110, also sind es Spielkarten mit anderer Rückseite.

| Rückseite | Karten |
|---|---|
| Logo auf Holz | Spielkarten |
| Logo, kleine Ausrufezeichen | Auslöser-Karten |
| Logo, ein großes Ausrufezeichen | Ereignisse |
| Logo und Monster | Monster |
| ein leeres, durchsichtiges Herz | Lebenskarten; die andere Seite ist ein volles Herz |

**Der Tisch.** Links der verdeckte Nachziehstapel, daneben die verdeckten Ereignisse und offen die gespielten; in der Mitte die Ablage. Jeder legt drei volle Herzen vor sich hin und bekommt fünf
Karten. In Variante 2 liegen die Monster offen rechts von der Ablage, das schwächste oben, und die besiegten verdeckt darunter. In Variante 1 bleiben die Monsterkarten in der Schachtel: Sie stehen
dort nur für das Angriffs-Ereignis.

| Monster | Name | Herzen | nimmt |
|---|---|---|---|
| 1 | der Schleim | 1 | 1 Herz |
| 2 | die Fledermaus | 2 | 1 Herz |
| 3 | der Kobold | 3 | 1 Herz |
| 4 | die Riesenspinne | 4 | 1 Herz |
| 5 | die Sumpfkröte | 5 | 1 Herz |
| 6 | der Saurier | 6 | 2 Herzen |
| 7 | der Oger | 7 | 2 Herzen |
| 8 | die Hydra | 8 | 2 Herzen |
| 9 | der Steinriese | 9 | 2 Herzen |
| 10 | der Endboss | 10 | 2 Herzen |

Monster 6 und 10 heißen beim Verlag so; die anderen acht Namen sind unsere.

**MC2.2 Welche Karten Auslöser sind** *(Festlegung)* \`trigger_count\` (20) Karten, nach größten Resten auf die Arten verteilt, damit die Rückseite fast nichts über die Karte verrät:
6 Schwerter, 5 Schilde, 3 Leben, 2 Dieb 1, 1 Dieb 2, 2 Blitze, 1 Aussetzen. Rückseiten sind aufgedruckt: sie bleiben bei ihrer Karte.

**MC2.3 Was alle sehen** *(gefolgert)* Die Rückseite der obersten Karte des Nachziehstapels und wie viele Auslöser-Rückseiten jede Hand hat. Ein Dieb zieht zufällig, gleich welche Rückseite.

**MC2.4 Es gibt immer eine Karte zu ziehen** *(gefolgert)* Zwischen zwei Zügen sind höchstens 49 Karten auf den Händen. Und in Variante 1 überlebt immer jemand: Ein Blitz schlägt nur zurück, wenn alle anderen einen Schild abgelegt haben, und dann ist von ihnen keiner verletzt.

## 3 Ein Zug

1. **Beginn.** Deine Immunität endet; das Monster, das du eingeschläfert hast, wacht auf.
2. **Ziehen:** eine Karte, das ist Pflicht.
3. **Ereignis**, falls es eines gibt: aufdecken, ausführen, zu den gespielten legen.
4. **Spielen:** eine Karte oder passen. Die Karte kommt zuerst auf die Ablage, dann wirkt sie.
5. **Ende.** Leg überzählige Karten deiner Wahl ab, bis du sieben hast. Abgelegte Karten wirken nicht.
6. **Weiter:** der nächste Spieler in Spielrichtung, der nicht besiegt ist. Anfangs geht es im Uhrzeigersinn.

Gefragt wirst du, was du spielst und was du ablegst; wer angegriffen wird, wird gefragt: Schild oder hinnehmen? Sonst wird nie etwas gefragt.

## B Beide Varianten

**B1 Der Nachziehstapel ist leer** Die Ablage wird gemischt, sobald eine Karte gebraucht wird. *(Festlegung; sonst könnte man Variante 2 nie gewinnen)*

**B2 Der Ereignisstapel ist leer** Die gespielten Ereignisse werden ebenso gemischt. *(Festlegung)*

**B3 Es wird während der Wirkung einer Karte gemischt** Die Karte liegt schon auf der Ablage und wird mitgemischt. *(Blatt)*

**B4 Wie viele Ereignisse von jeder Art** Vier; \`event_counts\`. *(Festlegung)*

**B5 Wie viele Auslöser-Rückseiten** 20; \`trigger_count\`. *(Festlegung)*

**B6 Wer beginnt** Jemand durch Zufall, oder der erste Platz: \`starter\`. *(Festlegung)*

**B7 Auslöser beim Austeilen** Nichts geschieht. *(Blatt)*

**B8 Muss ich ziehen, muss ich spielen?** Ziehen ja; passen darfst du. *(Blatt)*

**B9 Wie viele Karten pro Zug** Eine oder keine; Schilde als Antwort zählen nicht. *(Blatt)*

**B10 Karten ohne Wirkung** Einen Schild spielt man nur als Antwort auf einen Angriff, Leben nur, wenn jemandem, der es bekommen darf, ein Herz fehlt. Gegen Immune darf man alles spielen, Aussetzen auch gegen ein schlafendes Monster. *(Festlegung)*

**B11 Muss ich mich wehren?** Nein. *(Blatt)*

**B12 Wann** Nach der Ansage des Angriffs, vor dem Verlust des Herzens; auch mit der eben gezogenen Karte. *(Blatt)*

**B13 Ein Schild gegen ×2** Ein Schild wehrt alles ab; \`x2_shields\`. *(Blatt)*

**B14 Grenzen der Herzen** 0 bis 3; was darüber oder darunter geht, verfällt. \`hearts\`. *(Blatt)*

**B15 Die Hand der Besiegten** Sofort auf die Ablage. *(gefolgert)*

**B16 Du wirst im eigenen Zug besiegt** Der Zug ist vorbei, ohne Handprüfung. *(Festlegung)*

**B17 Zu viele Karten** Geprüft nur am Ende des eigenen Zuges, auch wenn ein Richtungswechsel ihn beendet hat; du wählst. \`hand_limit\`. *(Blatt)*

**B18 Wer kommt nach dem Richtungswechsel** Dein Nachbar in der neuen Richtung, nicht wer zuletzt dran war. *(Festlegung)*

**B19 Dasselbe, wenn nur zwei übrig sind** Der andere. *(gefolgert)*

**B20 Dasselbe, wenn nur einer übrig ist (gemeinsam)** Du noch einmal. *(gefolgert)*

**B21 Kostet das die Phase Spielen** Ja; \`reverse_ends_turn\`. *(Blatt)*

**B22 Ganze Hand ablegen** Alles, auch die neue Karte; nachgezogen wird nichts. \`discard_redraw\`. *(Festlegung)*

**B23 Wie lange ist man immun** Ab sofort bis zum Beginn des eigenen nächsten Zuges. *(Blatt)*

**B24 Was offen liegt** Handgrößen, alle Rückseiten, Ablage, gespielte Ereignisse, Herzen. Hände sind verdeckt; gemeinsam dürfen sie offen sein: \`open_hands\`. *(Festlegung)*

**B25 Ein Spiel ohne Ende** Nach 1000 Zügen: In Variante 1 teilen sich alle, die nicht besiegt sind, den Sieg oder die mit den meisten Herzen; in Variante 2 habt ihr verloren. \`turn_cap\`, \`turn_cap_v1\`. *(Festlegung)*

**B26 Verrät die Frage einen Schild** Nein: wer angegriffen wird, wird immer gefragt, und für alle anderen sieht es gleich aus. *(Festlegung)*

## C Jeder gegen jeden

**C1 Ein Dieb zieht einen Auslöser vom Stapel** Kein Ereignis; \`trigger_on_any_draw\`. *(Festlegung)*

**C2 Ein gestohlener Auslöser** Kein Ereignis. *(gefolgert)*

**C3 Wen treffen Schwert, Aussetzen und Dieb?** Den Nächsten, der nicht besiegt ist; es gibt keine Wahl. *(Blatt)*

**C4 Reihenfolge beim Blitz** Reihum, offen, einer nach dem anderen; Herzen gehen sofort verloren. \`lightning_secret\`. *(Blatt)*

**C5 Wann schlägt er zurück** Nur wenn jeder andere, der nicht besiegt ist, einen Schild abgelegt hat; wer ihn gespielt hat, kann sich nicht wehren. *(Blatt)*

**C6 Immune und das Zurückschlagen** Wer immun ist, legt keinen Schild ab, also schlägt der Blitz nicht zurück; \`immune_counts_as_shield\`. *(Festlegung)*

**C7 Wer den Blitz gespielt hat, ist immun** Verliert nichts. *(Festlegung)*

**C8 Blitz, wenn nur zwei übrig sind** Schon ein Schild lässt ihn zurückschlagen. *(gefolgert)*

**C9 Er schlägt zurück und nimmt das letzte Herz** Wer ihn gespielt hat, ist besiegt; ist nur ein anderer übrig, gewinnt dieser. *(gefolgert)*

**C10 Mehrere werden auf einmal besiegt** Alle sind besiegt, gleichrangig; wer den Blitz gespielt hat, gewinnt, wenn er allein ist. *(gefolgert)*

**C11 Immun wogegen** Schwert, Blitz, Aussetzen und Dieb; \`immunity_scope\`. *(Festlegung)*

**C12 Dieb gegen Immune** Bekommt nichts, auch nicht vom Stapel. *(Festlegung)*

**C13 Der Bestohlene hat zu wenige Karten** Alle, den Rest vom Nachziehstapel. *(Blatt)*

**C14 Absichtlich weniger nehmen** Nein. *(Festlegung)*

**C15 Welchen Zug kostet Aussetzen** Den, der jetzt käme; es summiert sich nicht. *(Festlegung)*

**C16 Aussetzen, wenn nur zwei übrig sind** Du hast einen ganzen neuen Zug; deine Immunität endet. *(Blatt)*

**C17 Darf sich wehren, wer aussetzt** Ja. *(Festlegung)*

**C18 Das Angriffs-Ereignis** Ein Herz; ein Schild hilft. *(Blatt)*

**C19 Besiegte** Bleiben besiegt und werden übergangen. *(Festlegung)*

**C20 Wann ist Schluss** Sofort, wenn nur einer übrig ist, mitten in was auch immer. *(Blatt)*

## D Gemeinsam gegen die Monster

**D1 Wann greifen Monster an** Durch das Angriffs-Ereignis; getroffen wird, wer am Zug ist; \`attack_target\` = \`all\` trifft alle. *(Festlegung)*

**D2 Ereignisse** In jedem Zug eines, vom ersten an. *(Blatt)*

**D3 Immun** Endet mit Beginn deines nächsten Zuges und bewirkt darum von sich aus nichts; \`v2_immunity\` = \`through_next_turn\` macht es nützlich. *(Festlegung)*

**D4 Wie lange schläft ein Monster** Bis zum nächsten Zug dessen, der es eingeschläfert hat. \`sleep\`: \`next_turn\` den folgenden Zug lang, \`n_turns\` einen folgenden Zug lang für jeden, der nicht besiegt ist. *(Blatt)*

**D5 Ein Richtungswechsel bringt ihn gleich wieder dran** Der Schlaf ist vorbei. *(gefolgert)*

**D6 Ein zweites Aussetzen** Verschiebt das Aufwachen; Treffer zählen weiter doppelt, nicht vierfach. *(Festlegung)*

**D7 Kann er besiegt werden, während es schläft** Nein: solange wird niemand verletzt. *(gefolgert)*

**D8 Der letzte Übrige spielt Aussetzen** Erlaubt, nutzlos. *(gefolgert)*

**D9 Überzählige Treffer** Verfallen; \`carry_over\`. *(Festlegung)*

**D10 Das nächste Monster** Ist wach. *(Festlegung)*

**D11 ×2** Gilt für das Monster, das beim Aufdecken des Ereignisses da ist. *(gefolgert)*

**D12 Angriff im Schlaf** Nichts geschieht, kein Schild wird verbraucht. *(Blatt)*

**D13 Schild für andere** Nein. *(Blatt)*

**D14 Leben** Ein Herz für dich, einen Mitspieler oder einen Besiegten, wenn eines fehlt. *(Blatt)*

**D15 Wer zurückkehrt** Hat ein Herz, zieht fünf Karten, behält den Platz; der Zug kommt in der Reihenfolge. *(Blatt)*

**D16 Karten weitergeben** Nein. *(Festlegung)*

**D17 Wie schwer** Vorgaben: siehe [die Zahlen](../monster-combat.md#measured). *(Festlegung)*

**D18 Sieg und Niederlage** Sofort, auch mitten im Zug. *(Blatt)*

**D19 Auslöser-Rückseiten** Bedeuten nichts und werden nicht gezeigt. *(Blatt)*

## 7 Einzelheiten, damit zwei Programme übereinstimmen

**MC7.1 Was eine Karte ist** In Variante 1 ist eine Karte Vorder- *und* Rückseite: \`schwert\` und \`schwert!\` sind zwei Karten. Gleiche sind austauschbar. In Variante 2 werden Rückseiten nicht genannt.

**MC7.2 Das laufende Ereignis** Solange die Frage eines Angriffs-Ereignisses offen ist, liegt es in keinem Stapel. Es kommt zu den gespielten, wenn es vorbei ist, auch wenn der Spieler besiegt ist.

**MC7.3 Gefragt wird immer** Auch wenn nur Passen bleibt, wirst du gefragt.

**MC7.4 Das Austeilen** Ausgeteilt werden je fünf Karten von oben, Platz für Platz vom ersten an; dann wird bestimmt, wer beginnt.

**MC7.5 Angriffe auf alle** \`attack_target = all\`: zuerst wer am Zug ist, dann reihum in Spielrichtung; es geht weiter, wenn jemand besiegt wird, und Immune werden verschont.

**MC7.6 Ein Schild für jedes Herz** \`x2_shields = one_per_heart\`: nach jedem Schild wird neu gefragt; »hinnehmen« nimmt, was übrig ist.

**MC7.7 Geheimer Blitz** \`lightning_secret\`: einer nach dem anderen wird gefragt, niemand hört die Antworten der anderen; Schilde bleiben bis zur letzten Antwort auf der Hand, dann wird alles ausgeführt.

**MC7.8 Ereignisse bei jedem Ziehen** \`trigger_on_any_draw\`: ein Ereignis für jeden gezogenen Auslöser, nach der ganzen Diebkarte; ein Richtungswechsel lässt den Rest verfallen; nach dem Handverlust neu gezogene Karten zählen.

**MC7.9 Schlaf zählen, Treffer mitnehmen** \`sleep = n_turns\` zählt, wer beim Einschläfern nicht besiegt ist. \`carry_over\` nimmt den Rest der Treffer mit, wie sie ausgeteilt wurden, Verdopplung eingeschlossen.

**MC7.10 Die Zuggrenze** Die Zuggrenze beendet das Spiel nach der Handprüfung dieses Zuges.

**MC7.11 Schwierigkeit** \`difficulty\` sind Vorgaben: classic, gentle (Immunität hält an), hard (Angriffe treffen alle), grim (acht Angriffe, nur zwei heilen).

**MC7.12 Was nicht vorkommen kann** Zwei Fälle können unter keiner Option eintreten und haben keinen Code: wer das Monster eingeschläfert hat, wird besiegt, solange es schläft; und ein Spiel endet mitten im Blitz, während noch jemand zu fragen ist.

## Aufschreiben

\`schwert\` \`schwert!\` \`leben>2\` spielen eine Karte · \`passen\` · \`schild\` \`schild!\` \`hinnehmen\` beantworten einen Angriff · \`ablegen:schwert\`. Die englischen Wörter gehen auch.
`;export{e as default};