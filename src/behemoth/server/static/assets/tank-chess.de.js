var e=`# Tank Chess: die Regeln

Das sind die vollständigen Regeln, wie dieses Programm sie spielt, in unseren eigenen Worten. In English: [tank-chess.en.md](tank-chess.en.md).

Jede Regel hat eine Nummer. Das Programm nennt sie, wenn es einen Zug ablehnt (»… (TC3.2)«), die Tests berufen sich auf sie, und im englischen Text steht unter
derselben Nummer dasselbe. Woher eine Regel stammt, steht hinter ihrem Titel:

- ohne Vermerk oder *(offiziell)*: aus den Regelblättern oder Bildern des Verlags.
- *(Auslegung)*: Dazu schweigen die Blätter oder sie widersprechen sich; so haben wir entschieden. Die Gründe stehen (auf Englisch) in [decisions.md](../decisions.md).
- *(Hausregel)*: gar nicht vom Verlag. Fahrzeuge mit solchen Werten sind in der Tabelle der Arten als inoffiziell gekennzeichnet.

## In einer Minute

Zwei Spieler, Weiß und Schwarz, befehligen jeweils eine Handvoll Panzer. Weiß beginnt, dann wird abwechselnd gezogen.

**Dein Zug:** Such dir einen deiner Panzer aus und bewege ihn. Das musst du; aussetzen gibt es nicht. Danach darf *dieser* Panzer einmal schießen.

**Fahren:** Ein Panzer macht Schritte: ein Feld geradeaus oder eine Drehung um 45° auf der Stelle. Leichte Panzer haben bis zu 5 Schritte, mittlere 4, schwere 3, in beliebiger Reihenfolge.
Stattdessen darf ein Panzer auch ein Feld zurücksetzen. Über etwas hinweg fährt er nie: nicht über Hindernisse, nicht über Panzer, nicht über Wracks.

**Schießen:** geradeaus oder schräg nach vorn, links wie rechts, so weit man sieht. Dazwischen muss mindestens ein Feld liegen, und alle Felder dazwischen müssen leer
sein. Vergleiche die Waffe mit der Panzerung an der Seite, die du triffst:

| | Schritte | Waffe | Front | Seite | Heck |
|---|---|---|---|---|---|
| schwer | 3 | 3 | 3 | 2 | 1 |
| mittel | 4 | 2 | 2 | 1 | 0 |
| leicht, Kommando | 5 | 1 | 1 | 0 | 0 |

Ist die Waffe **größer** als die Panzerung, ist der Panzer zerstört. Er bleibt als Wrack stehen und ist allen im Weg. Merke: Von vorn knackt keiner
von diesen dreien seinesgleichen, am Heck ist jeder am schwächsten, und gegen einen schweren Panzer richtet ein leichter gar nichts aus.

\`\`\`
 Seite  FRONT  Seite         Ein Schuss genau von vorn trifft die Front,
      \\   |   /              genau von hinten das Heck,
Seite —   ▲   — Seite        von überall sonst die Seite.
      /   |   \\
 Seite  HECK   Seite
\`\`\`

**Gewinnen:** Zerstöre den gegnerischen Kommandopanzer, oder fahre mit deinem eigenen über den gegnerischen Rand vom Brett.

**Zwei Tipps des Verlags:** Alle Panzer sind gleich viel wert. Die schweren sehen nach mehr aus, aber gegen Ende zählt das Tempo der leichten mehr als Waffe und
Panzerung. Und wo es Mörser gibt, ist kein Feld mehr sicher, auch nicht hinter einem Hindernis.

Wer mit dem einen droht, sagt CHECK, wer mit dem anderen droht, sagt ESCAPE; das übernimmt das Programm. Du musst nicht darauf hören, könntest es aber bereuen.

Das reicht für das erste Spiel: Nimm *Erste Schritte 10*, dann *Standard 16*. Alles Weitere ist zum Nachschlagen.

## 1 Brett, Figuren, Zug

**TC1.1 Das Brett** Quadratisch, von 8×8 bis 24×24; die Bretter des Verlags haben 16×16 und 20×20 Felder. In der Schachtel liegen auch Grenzflächen, die einem Brett eine andere Form geben; hier sind Bretter
immer quadratisch. Die Spalten sind Buchstaben ab A von links nach rechts, die Reihen Zahlen
ab 1 von unten nach oben, beides aus der Sicht von Weiß. N ist oben, von Weiß weg. Es gibt acht Richtungen:

\`\`\`
        N
    NW  |  NO
  W  ———+———  O        in englischen Aufzeichnungen NE, E, SE
    SW  |  SO
        S
\`\`\`

**TC1.2 Der Zug** Zwei Spieler ziehen streng abwechselnd, Weiß beginnt. In jedem Zug wird genau eine eigene aktive Figur bewegt; aktiv ist, was nicht zerstört ist. Aussetzen ist nicht möglich.

**TC1.3 Die Figuren** Eine Figur hat eine Art, einen Besitzer, ein Feld und eine Richtung.

| Kürzel | Name | Tempo | Panzerung | Waffe | schießt | Reichweite |
|---|---|---|---|---|---|---|
| CLT | Kommandopanzer (Command Tank) | 5 | 1/0/0 | 1 | geradeaus, ±45° | 2+ |
| LT | Leichter Panzer (Light Tank) | 5 | 1/0/0 | 1 | geradeaus, ±45° | 2+ |
| MT | Mittlerer Panzer (Medium Tank) | 4 | 2/1/0 | 2 | geradeaus, ±45° | 2+ |
| HT | Schwerer Panzer (Heavy Tank) | 3 | 3/2/1 | 3 | geradeaus, ±45° | 2+ |
| TD | Jagdpanzer (Tank Destroyer) | 4 | 2/1/0 | 4 | geradeaus | 2+ |
| HM | Schwerer Mörser (Heavy Mortar) | 3 | 1/0/0 | 5 | geradeaus | 3–5, indirekt |
| M | Monster | 2 | 2/3/4 | – | – | – |

Die Panzerung steht als Front/Seite/Heck. In Klammern stehen die Namen des Verlags, von denen die Kürzel stammen. Ein TD hat keinen Turm und schießt darum nur geradeaus. Was das Monster kann,
steht in Abschnitt 6. Die Zeichen auf den Panzern: CLT Antenne, LT doppelter Winkel, MT Raute, HT Quadrat, TD Dreieck, HM Bogen. Weitere Arten stehen in Abschnitt 7.

![Alle Figuren mit ihren Zeichen](../pictures/pieces.svg)

## 2 Bewegung

**TC2.1 Schritte** Ein Schritt ist entweder ein Feld geradeaus in Fahrtrichtung (auch ein schräges Feld ist ein Schritt) oder eine Drehung um 45° auf der Stelle. Ein Zug hat mindestens einen Schritt und höchstens
so viele, wie das Tempo der Figur angibt, in beliebiger Reihenfolge.

**TC2.2 Zurücksetzen** Stattdessen darf eine Figur zurücksetzen: genau ein Feld gerade nach hinten, ohne zu drehen, und sonst nichts. Schießen darf sie danach trotzdem.

**TC2.3 Nur auf leere Felder** Hindernisse, aktive Figuren beider Seiten und Wracks darf man weder befahren noch überfahren. Was anderes Gelände bewirkt, steht in Abschnitt 5.

**TC2.4 Zwischen zwei Ecken hindurch** Zwei besetzte Felder, die sich nur an den Ecken berühren, lassen eine Lücke: Schräg dazwischen hindurch darf man fahren und schießen.

\`\`\`
  # X        Der Panzer unten links, Richtung NO, darf nach X fahren
  ▲ #        oder in dieser Richtung schießen, auch weiter.
\`\`\`

**TC2.5 Etwas muss sich ändern** Am Ende müssen Feld oder Richtung anders sein als vorher. Nach links und wieder nach rechts zu drehen ist kein Zug.

**TC2.6 Was als ein Zug zählt** Züge mit gleicher Figur, Endstellung und Wirkung sind ein Zug, gleich auf welchem Weg.

## 3 Schießen

**TC3.1 Ein Schuss** Nach ihrer Bewegung darf die bewegte Figur einmal auf einen aktiven Gegner schießen; sie muss es nicht.

**TC3.2 Direkter Schuss** Das Ziel liegt in einer Schussrichtung der Figur, mindestens 2 Felder entfernt, und auf allen Feldern dazwischen ist weder ein Hindernis noch eine aktive Figur noch ein
Wrack. Auf dem Nachbarfeld ist das Ziel zu nah.

\`\`\`
  T . . X      trifft          (T schießt nach rechts)
  T X          zu nah
  T . # X      versperrt       Wracks und Panzer versperren genauso
\`\`\`

**TC3.3 Indirekter Schuss** Der schwere Mörser schießt über alles hinweg, aber nur geradeaus (auch schräg über das Brett) und nur auf Entfernung 3, 4 oder 5. Stehen dort mehrere Gegner, wählt sein
Spieler einen aus.

**TC3.4 Welche Panzerung getroffen wird** Ein Schuss genau gegen die Richtung des Ziels trifft die Front, einer genau in dessen Richtung das Heck, einer aus jeder anderen Richtung die Seite.

**TC3.5 Waffe gegen Panzerung** *(offiziell; dass wirkungslose Schüsse wegfallen, ist Auslegung)* Das Ziel ist genau dann zerstört, wenn die Waffe größer ist als die getroffene Panzerung. Einen Schuss, der nichts bewirkt, bietet das Programm nicht an; es sagt
stattdessen, woran es liegt (»Waffe 2, Panzerung 2«).

**TC3.6 Wracks** Eine zerstörte Figur bleibt bis zum Ende auf ihrem Feld. Das Wrack versperrt den Weg und den direkten Schuss.

## 4 Spielende

**TC4.1 Gewinnen** Du gewinnst, wenn du den gegnerischen Kommandopanzer zerstörst oder mit deinem eigenen über den gegnerischen Rand vom Brett fährst: Weiß über die letzte Reihe, Schwarz über Reihe 1. Das Verlassen kostet einen
Schritt wie jeder andere und beendet den Zug: Wer nach drei Schritten auf der letzten Reihe steht, ist mit dem vierten draußen und hat gewonnen.

**TC4.2 Nicht durch die Ecke** *(offiziell; rückwärts hinauszufahren ist Auslegung)* Schräg hinausfahren ist erlaubt, aber nicht über eine der vier Ecken des Bretts: Die Spalte, auf die man zufährt, muss es geben. Auch wer rückwärts über den Rand
setzt, hat das Brett verlassen.

\`\`\`
 NW N NO               NW N NO
  ✗ ↑ ↗                 ↖ ↑ ✗
    A16 …     Weiß      … P16
\`\`\`

**TC4.3 CHECK und ESCAPE** CHECK: Wer gerade gezogen hat, könnte im nächsten Zug den gegnerischen Kommandopanzer zerstören. ESCAPE: Wer gerade gezogen hat, könnte im nächsten Zug mit dem eigenen hinausfahren. Das Programm sagt beides nach
jedem Zug an, auch beides zugleich. Zu etwas verpflichtet ist dadurch niemand: Ein Kommandopanzer darf in Gefahr bleiben oder sich in Gefahr begeben.

**TC4.4 Unentschieden und Aufgeben** *(Auslegung)* Den Blättern zufolge kommt ein Unentschieden nur theoretisch vor. Hier endet ein Spiel unentschieden, wenn beide sich darauf einigen, wenn dieselbe Stellung zum dritten Mal vorkommt
(Option \`repetition\`, 2 bis 9) oder nach 50 Zügen jeder Seite ohne Zerstörung (Option \`quiet_moves\`, 1 bis 500). Wer aufgibt, verliert. Wird mit Uhr gespielt, verliert, wessen Zeit abläuft.

**TC4.5 Uhr** Empfohlen sind 30 Minuten je Spieler auf 16×16 und 45 auf 20×20. Ob es Zeitzuschläge je Zug gibt, könnt ihr euch aussuchen.

**TC4.6 Allein** Wer alles andere verloren hat, spielt mit dem Kommandopanzer weiter. Ein Zug ist immer möglich, denn zum Drehen braucht man keinen Platz.

## 5 Gelände

Die Zeichen sind die aus den Zeichnungen der Aufstellungen.

| Zeichen | Gelände | Fahrzeuge | direkter Schuss | Monster |
|---|---|---|---|---|
| \`#\` | hohes Hindernis | versperrt | versperrt | versperrt; dahinter verborgen |
| \`=\` | niedriges Hindernis | versperrt | geht durch | geht hinüber |
| \`~\` | Wasser | versinken; A fährt hindurch | geht durch | geht hinüber |
| \`%\` | Hecke | fahren durch | versperrt | geht hinüber |
| \`:\` | Schlamm | fahren hinein und halten | geht durch | geht hinüber |
| \`^\` | Baum | versperrt; HT, ST, UT, B, HB fällen ihn | versperrt | stampft ihn nieder |
| \`!\` | Landmine | werden zerstört | geht durch | löst sie unbeschadet aus |

Ein indirekter Schuss geht über alles hinweg. »Versperrt« heißt beim Schießen: wenn es dazwischenliegt; ein Panzer, der *in* einer Hecke steht, kann schießen und beschossen werden. Eine Hecke geht
vom Durchfahren nie kaputt. Ein Monster stampft in einem Zug zwei Bäume nieder, wenn es auf zwei tritt. Was Schlamm und Bäume mit Fahrzeugen machen, ist *(Hausregel)*: Im Schlamm endet die Bewegung, schießen darf der Panzer aber noch; ein Baum fällt, wenn etwas
hineinfährt, das schwer genug ist. Landminen sind ganz und gar *(Hausregel)*.

**TC5.1 Versenken** Jedes Fahrzeug, das nicht schwimmen kann, darf man absichtlich ins Wasser fahren. Es ist weg und hinterlässt kein Wrack. Wer den eigenen Kommandopanzer versenkt, verliert.

**TC5.2 Minen** *(Hausregel)* In der Erweiterung des Verlags gibt es Minen, ihre Regeln kennen wir aber nicht. Unsere stehen in Abschnitt 12: Landminen, die alle sehen (TC12.8), und Fernzündminen, die niemand sieht außer ihrem Besitzer (TC12.10).

## 6 Das Monster

\`\`\`
  F . . . F . . . F      Ein Monster auf ▲, Blick nach oben:
  . F . . F . . F .
  . . F . F . F . .      F  so weit reicht die Flamme
  . . . . U . . . .      U  was hier ist, hebt es auf und wirft es in dieselben
  . . . . ▲ . . . .         drei Richtungen, aber nur 2 oder 3 Felder weit
  . . . . T . . . .      T  der Schwanz
\`\`\`

**TC6.1 Wie es läuft** Bis zu 2 Schritte, jeder eine Drehung um 45° oder ein Feld geradeaus; oder stattdessen ein Schritt auf eines der acht Nachbarfelder, ohne zu drehen.

**TC6.2 Wo es läuft** *(offiziell; dass eigene Figuren im Weg stehen, ist Auslegung)* Über Wasser, niedrige Hindernisse, Hecken, Schlamm und Wracks geht es hinweg und darf dort auch stehen bleiben. Nicht betreten kann es hohe Hindernisse, Stapel, einen UT (aktiv oder als Wrack)
und aktive Figuren der eigenen Seite.

**TC6.3 Stampfen** Tritt es auf einen aktiven Gegner, ist dieser zerstört; mit zwei Schritten können es zwei sein. Auf einen UT oder ein anderes Monster kann es nicht treten. Das Wrack bleibt unter dem Monster liegen. (Ein
Artilleriebeobachter würde ganz vom Brett genommen; siehe Abschnitt 7.)

**TC6.4 Nach dem Laufen** Es darf mit dem Schwanz schlagen und außerdem entweder Feuer speien oder werfen. Auf die Reihenfolge kommt es nicht an.

**TC6.5 Schwanz** Er trifft das eine Feld direkt dahinter und zerstört dort einen Gegner, aber keinen ST, keinen UT und kein Monster. Das Wrack bleibt liegen.

**TC6.6 Flamme** Geradeaus oder 45° zu beiden Seiten, auf Entfernung 2 bis 4, mit Waffe 1. Sie geht über alles hinweg außer über hohe Hindernisse, einen UT und Stapel. Welche Panzerung sie trifft, steht in TC3.4.

**TC6.7 Wurf** *(offiziell; was wohin fliegen darf, ist zum Teil Auslegung)* Es hebt auf, was direkt vor ihm steht oder liegt: einen aktiven gegnerischen Panzer oder irgendein Wrack, aber keinen HT, HB, ST oder UT (zu schwer) und kein
Monster. Es wirft geradeaus oder 45° zu beiden Seiten, 2 oder 3 Felder weit, über alles hinweg. Was geworfen wurde, ist von da an ein Wrack.

- Auf einen aktiven gegnerischen Panzer (keinen UT): Beide sind zerstört und liegen übereinander.
- Auf ein Wrack: Die beiden liegen übereinander. Ein solcher Stapel ist ein hohes Hindernis.
- Ins Wasser: Es ist weg *(Auslegung)*.
- Nicht erlaubt: auf ein hohes Hindernis, auf eine eigene Figur oder über den Rand *(Auslegung)*.

Eigene aktive Panzer bleiben stehen, außer ihr spielt mit der Option \`throw_own\`; die Blätter lassen beides zu.

**TC6.8 Der Kommandopanzer** Wird auf eine dieser Arten der gegnerische Kommandopanzer zerstört, ist das Spiel gewonnen.

**TC6.9 Auf ein Monster schießen** Seine Panzerung ist vorn 2, an der Seite 3 und hinten 4: Vorn ist es am verwundbarsten. Hinter Panzern, Wracks, Bäumen und Hecken kann es sich nicht verstecken, dafür ist es zu groß; verborgen ist es nur hinter hohen Hindernissen, einem UT und
Stapeln. Auch hier muss die Entfernung mindestens 2 sein.

**TC6.10 Wie es fällt** *(offiziell; was der Körper ist und wohin er nicht fallen kann, ist zum Teil Auslegung)* Ein besiegtes Monster fällt auf eine der vier geraden Seiten und bedeckt zwei Felder, sein eigenes und dieses Nachbarfeld. Beide sind von da an hohe
Hindernisse. Ein Panzer, Baum, eine Hecke oder ein niedriges Hindernis darunter kommt vom Brett. Auf ein hohes Hindernis, einen Stapel, einen UT (aktiv oder als Wrack), ein aktives Monster oder über den Rand kann es nicht fallen; bleibt keine Seite, bedeckt es
nur sein eigenes Feld. Wer die Seite wählt, da widersprechen sich die beiden Blätter: Mit der Option \`fall_choice\` ist es der Besitzer (\`owner\`, englisches Blatt, Standard) oder wer es besiegt hat (\`killer\`, deutsches Blatt). Gewählt wird vor
dem nächsten Zug.

**TC6.11 Monster gegen Monster** *(offiziell; was daneben möglich bleibt, ist Auslegung)* Es geht nur auf eine Art: Beende deine Bewegung direkt hinter dem gegnerischen Monster mit Blick auf seinen Rücken, also auf dem Feld hinter ihm und in seiner Richtung. Flamme, Schwanz, Wurf und
Stampfen können einem Monster nichts anhaben. Der Angriff von hinten tritt an die Stelle von Flamme oder Wurf; der Schwanz bleibt frei.

**TC6.12 Vier auf einmal** Ein Zug kann vier Panzer zerstören: zwei durch Stampfen und zwei durch einen Wurf, oder einen durch Stampfen, einen mit dem Schwanz und zwei durch einen Wurf. Eine Obergrenze hat das Programm nicht.

**TC6.13 Auf einem Wrack** Auf einem Feld kann ein Wrack liegen und darauf ein Monster stehen; geht es weiter, ist das Wrack wieder da. Ein Monster kann das Brett nicht verlassen.

## 7 Weitere Fahrzeuge

Vom Verlag sind nur Namen und Kürzel. **Alle Werte in diesem Abschnitt sind von uns und inoffiziell** *(Hausregel)*.

| Kürzel | Name | Tempo | Panzerung | Waffe | schießt | Reichweite |
|---|---|---|---|---|---|---|
| ST | Überschwerer Panzer (Super-heavy Tank) | 2 | 4/3/2 | 4 | geradeaus, ±45° | 2+ |
| UT | Ultraschwerer Panzer (Ultra-heavy Tank) | 1 | 5/4/3 | 5 | geradeaus, ±45° | 2+ |
| TH | Geschützwagen (Tank Hunter) | 5 | 1/0/0 | 3 | geradeaus | 2+ |
| A | Amphibienpanzer (Amphibia) | 4 | 1/0/0 | 1 | geradeaus, ±45° | 2+ |
| HW | Haubitze (Howitzer) | 2 | 1/0/0 | 4 | geradeaus, ±45° | 4–8, indirekt |
| AC | Panzerwagen (Armoured Car) | 6 | 0/0/0 | 1 | geradeaus, ±45° | 2+ |
| B | Bulldozer | 4 | 2/1/0 | – | – | – |
| HB | Schwerer Bulldozer (Heavy Bulldozer) | 3 | 3/2/1 | – | – | – |
| AO | Artilleriebeobachter (Artillery Observer) | 3 | 0/0/0 | – | – | – |

Was an ihnen besonders ist:

| Besonderheit | Arten |
|---|---|
| zum Werfen zu schwer | HT, ST, UT, HB |
| fällt Bäume, indem er hineinfährt | HT, ST, UT, B, HB |
| der Schwanz macht ihm nichts aus | ST, UT |
| so hoch wie ein hohes Hindernis, aktiv oder als Wrack: nicht zu zerstampfen, verbirgt ein Monster, hält eine Flamme auf | UT |
| fährt durchs Wasser | A |
| schiebt Wracks und niedrige Hindernisse (TC12.1) | B, HB |
| schiebt auch hohe Hindernisse, die allein stehen (TC12.2) | HB |
| sieht für Mörser und Haubitzen (TC12.6) | AO |
| hinterlässt kein Wrack und wird nicht geworfen (TC12.5) | AO |

## 8 Aufstellungen

**TC8.1 Standard 16** Die bedruckte Seite des kleinen Bretts. \`#\` ist ein hohes Hindernis; Großbuchstaben sind Weiß, Richtung N; Kleinbuchstaben sind Schwarz, Richtung S. H, M, L, C stehen
für HT, MT, LT, CLT.

\`\`\`
   A B C D E F G H I J K L M N O P
16 . . . h . . m . c . m . . h . .
15 . # . . # # . . . . . . . . . .
14 . # . l # # l . m . l # # l . .
13 . # . . # . . . . . . . . . . .
12 . . . . . . . # # . . . . . . .
11 . . . . . . # # # # # . . # # .
10 . . # # . . . . . . . . . . # .
 9 . . # # # . . . . . . . . . . .
 8 . . . . . . . . . . . # # # . .
 7 . # . . . . . . . . . . # # . .
 6 . # # . . # # # # # . . . . . .
 5 . . . . . . . # # . . . . . . .
 4 . . . . . . . . . . . # . . # .
 3 . . L # # L . M . L # # L . # .
 2 . . . . . . . . . . # # . . # .
 1 . . H . . M . C . M . . H . . .
\`\`\`

![Standard 16 zu Beginn](../pictures/basic-16.svg)

Um eine halbe Drehung gedreht sieht sie genauso aus. Weiß hat 549 erste Züge zur Auswahl, keiner davon mit einem Schuss.

**TC8.2 Standard 20** *(Hausregel)* Das große Brett mit 14 Panzern je Seite: 2 HT, 3 MT, 4 LT, 1 CLT, 2 TD und 2 HM. Den gedruckten Aufbau kennen wir nicht, also ist dieser unser eigener: nach einer halben
Drehung derselbe, etwa ein Fünftel der Felder Hindernisse, gebaut aus den losen Teilen der Schachtel.

**TC8.3 Weitere Aufstellungen** *(Hausregel)* Alle von uns: *Erste Schritte 10* zum Lernen, *Monster 16* und *Monster 20* mit Gelände, *Erweiterung 20* mit Fahrzeugen aus Abschnitt 7, *Groß 24* und für Abschnitt 12 *Bulldozer 12*, *Beobachter 16*, *Minenfeld 12*, *Flaggenraub 12*, *Flagge heimtragen 12*, *Letzter Panzer 12*, *Fernzündminen 12* und *Alles 16*. Wie man eine eigene
zeichnet, steht (auf Englisch) in [schemes.md](../schemes.md).

**TC8.4 Was eine Aufstellung gültig macht** *(Hausregel)* Nach einer halben Drehung mit vertauschten Farben sieht sie gleich aus (oder sagt, dass sie asymmetrisch ist); jede Seite hat einen Kommandopanzer; kein Kommandopanzer kann im ersten Zug zerstört werden oder in seinen ersten zwei Zügen
entkommen; die freien Felder hängen zusammen; jede Figur beginnt dort, wo sie stehen kann. \`behemoth check-scheme DATEI\` nennt jeden Fehler mit seinen Feldern.

**TC8.5 Andere Ziele** *(Hausregel)* Der Verlag kündigt für seine Erweiterung neue Ziele an; wir kennen sie nicht. Unsere wählt man mit der Option \`goal\`: \`flag\`, \`carry\` und \`last_tank\` (TC12.14 bis TC12.16).

## 9 Aufschreiben

**TC9.1 Züge** *(die Zeichen für Monster, Gelände und Spielende sind Hausregel)* \`von>nach\` mit der neuen Richtung, dann das Ziel in Klammern: \`F5>B9NW(B11)\`. Wer auf der Stelle dreht, nennt sein Feld zweimal: \`H10>H10SW\`. Zurücksetzen sieht aus wie jeder andere Zug.

| Text | Bedeutung |
|---|---|
| \`(B11)\` | schießt auf B11 |
| \`*E5\` | zerstampft, was auf E5 steht |
| \`t(E4)\` | Schwanz |
| \`f(G7)\` | Flamme |
| \`x(F6>H8)\` | wirft von F6 nach H8 |
| \`d(E5)\` | besiegt das Monster auf E5 von hinten |
| \`^E5\` | der Baum auf E5 fällt |
| \`p(D5>D6)\` | schiebt, was auf D5 liegt, nach D6 |
| \`!E5\` | ein Monster löst die Landmine auf E5 aus; allein, vor dem ersten Zug: legt dort eine Fernzündmine |
| \`C3>D5!\` | fährt auf die Landmine auf D5 |
| \`!(D7)\` | zündet die eigene Fernzündmine auf D7 |
| \`C3>D5~\` | versinkt auf D5 |
| \`I16>off\` | fährt vom Brett |
| \`/O\` | ein Monster fällt nach Osten; \`/-\`, wo keine Seite möglich ist |
| \`+\` \`-\` | Check; Escape oder Flag |
| \`#\` \`=\` | das Spiel ist aus: durch einen Verlust; durch Hinausfahren oder durch die Flagge |

Richtungen kann man deutsch oder englisch eintippen (NE, E, SE). Beim Tippen darf man weglassen, was auch so klar ist: das Startfeld, die Zeichen am Ende, was unterwegs geschieht. In den Blättern steht nur, dass man mit
Koordinaten ein Spiel aufschreiben kann.

**TC9.2 Spiele** *(Hausregel)* Ein Spiel ist eine Textdatei: zuerst, wer wann gespielt hat, auf welcher Aufstellung und nach welchen Optionen und welcher Fassung der Regeln, die Uhr und das Ergebnis; dann die nummerierten Züge, auf Wunsch mit Restbedenkzeiten, Bewertungen und
Kommentaren. Wer eine Datei liest und wieder schreibt, erhält dieselben Bytes.

**TC9.3 Stellungen** *(Hausregel)* Eine Stellung ist eine einzige Zeile Text, die in eine Adresszeile passt und alles enthält, wovon das Spiel abhängt.

## 10 Beispiele aus den offiziellen Bildern

Wo Felder genannt sind, gilt Standard 16.

**TC10.1 Schritte zählen** Ein leichter Panzer, Richtung O, dreht nach rechts, fährt zwei Felder nach SO, dreht nach links und fährt ein Feld nach O: 5 Schritte. Ein mittlerer Panzer, Richtung N, dreht dreimal nach rechts und fährt ein Feld nach SO: 4 Schritte.

**TC10.2 Zurücksetzen und aussuchen** Ein schwarzer MT auf I2, Richtung NO, setzt nach H1 zurück. Von dort kann er einen von dreien zerstören: den weißen HT auf H3 (Richtung N, ins Heck), den LT auf J3 (SW, in die Front) oder den MT auf N1 (NW, in die Seite).

**TC10.3 Zu nah** Ein weißer HT auf A8 dreht nach NO und kann trotzdem nicht auf seinen Nachbarn auf B8 schießen.

**TC10.4 Von hinten** Der schwarze CLT auf M9, Richtung W, fährt nach J9, dreht zweimal nach links auf S und schießt nach SO auf den weißen MT auf L7, der nach SO steht: Heck 0, zerstört.

**TC10.5 Da geht nichts durch** Der weiße MT auf H9, Richtung N, dreht zweimal nach rechts und fährt nach J9. Er sieht den schwarzen MT auf L11 (SW, Front 2) und den schwarzen HT auf N9 (SO, Seite 2), aber mit Waffe 2 durchschlägt er keinen von beiden.

**TC10.6 Der Siegtreffer** Der schwarze HT auf E5, Richtung NO, dreht zweimal nach rechts und fährt nach F4. Er schießt nach O auf den weißen CLT auf I4 und gewinnt.

**TC10.7 Die Ecke** Ein Kommandopanzer auf dem Eckfeld kann nicht schräg über die Ecke hinausfahren.

**TC10.8 Über die Mauer** Vor einem Mörser stehen auf Entfernung 3 ein MT und auf Entfernung 5 ein TD, hintereinander und beide hinter einem Hindernis. Er darf sich einen von beiden aussuchen.

## 11 Das Kleingedruckte *(Auslegung)*

Dieser ganze Abschnitt ist Auslegung: Einzelheiten, die geklärt sein müssen, damit zwei Programme dieselben Züge zählen.

**TC11.1 Hinausfahren und Versinken** Das Brett zu verlassen ist ein einziger Zug, gleich über welche Spalte und in welcher Richtung. Zu versinken ist je Wasserfeld ein Zug, gleich von welcher Seite. Beides hat keine Richtung am Ende, und wer hinausfährt oder versinkt,
schießt nicht.

**TC11.2 Bäume fällen** Einen Baum zu fällen kostet einen Schritt wie jeder andere und beendet die Bewegung nicht. Für den Schuss danach ist der Baum weg. Ebenso, wenn ein Monster ihn niederstampft.

**TC11.3 Was was verbirgt** Ein Monster verbirgt kein Monster, hält aber wie jede aktive Figur einen direkten Schuss auf ein Fahrzeug dahinter auf. Eine Flamme hält es nie auf. Ein UT verbirgt ein Monster, aktiv oder als Wrack, gleich wem er gehört.

**TC11.4 Das Werfen im Einzelnen** Was unter einem Monster liegt, kann nicht aufgehoben werden. Die Entfernung zählt vom Werfer aus. Auf einem UT (aktiv oder als Wrack) und auf einem Monster darf nichts landen. Landet etwas auf einem aktiven Gegner, liegen beide übereinander. Liegt im Wasser schon
ein Wrack oder schwimmt dort ein Amphibienpanzer, wird daraus ein Stapel. Auf einem Baum oder niedrigen Hindernis darf ein geworfenes Wrack landen; es bleibt darunter erhalten.

**TC11.5 Das Fallen im Einzelnen** Kann ein Monster auf keine Seite fallen, gibt es trotzdem eine Entscheidung, \`/-\`. Ein Fall ist in Aufzeichnungen und beim Zählen ein eigener Schritt, aber kein Zug im Sinne von TC4.4. Gelände unter dem Körper ist weg, gleich welches. Ein Kommandopanzer darunter ist zerstört: Sein Besitzer
verliert, gleich wer gewählt hat.

**TC11.6 Zählen fürs Unentschieden** Eine Zerstörung ist es, wenn eine aktive Figur gleich welcher Seite aufhört zu bestehen: abgeschossen, zerstampft, erschlagen, verbrannt, geworfen, im Duell besiegt, erdrückt oder versenkt. Stellungen sind gleich, wenn Spieler am Zug, Gelände, aktive Figuren samt Richtung, Wracks nach Feld und Art,
Stapel und gefallene Monster gleich sind. Das dritte Mal ist das dritte Vorkommen. Fünfzig Züge jeder Seite sind hundert Züge zusammen. Ein Sieg geht vor. Beide Arten Unentschieden treten von selbst ein.

**TC11.7 Eigene werfen** Mit \`throw_own\` darf jeder eigene aktive Panzer geworfen werden, der nicht zu schwer ist, auch der Kommandopanzer. Zerstört ein Wurf beide Kommandopanzer, gewinnt der Werfer; wer den eigenen sonst irgendwohin wirft, verliert.

**TC11.8 Ein Zug wird zu Ende geführt** Auch wenn schon sein erster Teil den gegnerischen Kommandopanzer zerstört, wird der Rest noch ausgeführt; dann ist das Spiel aus.

**TC11.9 Auch rückwärts fährt man hinein** Beim Zurücksetzen kann man versinken, Bäume fällen, im Schlamm stecken bleiben und das Brett verlassen. Im Schlamm endet die Bewegung, auch gedreht wird dann nicht mehr; wer im Schlamm beginnt, verliert nichts.

**TC11.10 Das Duell im Einzelnen** Du musst das Monster, hinter dem du stehst, nicht besiegen. Jede Bewegung, die auf dem richtigen Feld in der richtigen Richtung endet, genügt. Das Feld eines gegnerischen Monsters kann ein Monster nicht betreten.

**TC11.11 CHECK und ESCAPE nach einem Fall** Angesagt wird, sobald ein noch offener Fall entschieden ist, und zwar für die Seite, die gezogen hat. Mit \`fall_choice = killer\` ist es auch dann Check, wenn du ein Monster abschießen und auf den Kommandopanzer fallen lassen könntest.

**TC11.12 Wracks im Wasser** Ein zerstörter Amphibienpanzer hinterlässt ein Wrack im Wasser. Es versperrt das Feld, und versenken kann man dort nichts mehr. Der Amphibienpanzer selbst kann nicht versinken.

**TC11.13 Wessen Wrack** Wem ein Wrack gehörte und wohin es zeigt, ist nur etwas fürs Auge und kein Teil der Stellung.

**TC11.14 Gültige Aufstellungen im Einzelnen** In TC8.4 heißt »im ersten Zug«: durch jede der beiden Seiten, als finge sie an; »in seinen ersten zwei Zügen« heißt: Der Kommandopanzer zieht zweimal hintereinander, während alles andere wartet. Freie Felder sind die ohne hohes Hindernis, niedriges Hindernis, Wasser, Baum und Landmine;
aktive Figuren denkt man sich weg, und schräg benachbart zählt.

**TC11.15 CHECK durch einen Fall, den der Besitzer wählt** Mit \`fall_choice = owner\` ist es nur dann Check, wenn jeder mögliche Fall den Kommandopanzer zerdrücken würde, denn sonst wählt der Besitzer einen anderen.

## 12 Die Erweiterung *(Hausregel)*

Der Verlag nennt diese Fahrzeuge, Minen und Ziele; ihre Regeln liegen in einer Schachtel, die wir nicht haben. **Alles in diesem Abschnitt ist von uns und inoffiziell.** Jedes davon ist eine Art Figur, eine Art Gelände oder eine Option; ohne sie ändert sich nichts.

### Bulldozer

**TC12.1 Schieben** Ein Bulldozer, der vorwärts fährt, schiebt das, was auf dem nächsten Feld liegt, in seiner Richtung ein Feld weiter und rückt nach. Das gehört zum Schritt und kostet nichts extra. Das Feld dahinter muss auf dem Brett liegen und freier Boden, Schlamm, Wasser
oder eine Landmine sein, und nichts darf darauf sein: keine Figur, kein Wrack, kein Stapel, kein Monsterkörper, kein Hindernis; auch keine Hecke, kein Baum und kein Feld, auf das eine Flagge gehört. Geschoben wird höchstens einmal im Zug, auch schräg, aber nie rückwärts.

**TC12.2 Was sich schieben lässt** B schiebt Wracks, so schwer sie auch waren, und niedrige Hindernisse. HB schiebt auch ein hohes Hindernis, wenn es allein steht: kein hohes Hindernis, kein Stapel und kein Monsterkörper auf den acht Feldern ringsum, und zwar in diesem Augenblick. Niemand schiebt aktive Figuren, Stapel, Monsterkörper, Hecken, Bäume (die werden gefällt),
was im Wasser ist, ein Wrack unter einem Monster oder ein Wrack, das auf einem niedrigen Hindernis oder einem Baum liegt.

**TC12.3 Wohin es kommt** Im Wasser ist es weg, und das Wasser bleibt. Auf einer Landmine ist die Mine weg, und es liegt dort. Ein Hindernis bleibt, was es ist; Schlamm darunter bleibt Schlamm, falls es weitergeschoben wird, und gehört zur Stellung. Fällt ein Monster darauf, ist beides weg. Schieben ist keine Zerstörung.

**TC12.4 Welche Züge dieselben sind** Züge unterscheiden sich nach Feld und Richtung am Ende, nach gefällten Bäumen und danach, was von wo nach wo geschoben wird. Jeder Schritt findet das Brett vor, wie die Schritte davor es hinterlassen haben: Etwas darf dorthin kommen, wo eben ein Baum gefällt wurde, oder auf das Feld, von dem der Bulldozer kam.

### Artilleriebeobachter

**TC12.5 Was er ist** Tempo 3, keine Panzerung, keine Waffe. Wird er zerstört, gleich wie, kommt er vom Brett und hinterlässt nichts. Niemand kann ihn werfen; ein Panzer, der auf ihn geworfen wird, liegt dort als gewöhnliches Wrack. Er versperrt den Weg wie jede aktive Figur, fährt wie ein Fahrzeug und fällt keine Bäume.

**TC12.6 Was er sieht** Statt entlang der eigenen Linien dürfen HM und HW auf einen Gegner schießen, den ein Beobachter der eigenen Seite sieht: vom Beobachter aus geradeaus oder um 45° zur Seite, ab Entfernung 2 und nach den Regeln des direkten Schusses für das, was dazwischenliegt (bei einem Monster TC6.9). Die Entfernung vom Geschütz zum
Ziel, nämlich der größere der Abstände in Spalten und Reihen, muss in der Reichweite liegen. Sonst zählt zwischen den beiden nichts, auch nicht die Richtung des Geschützes. Getroffen wird die Panzerung auf der Seite, die dem Geschütz zugewandt ist: von den acht Richtungen die nächstliegende.

**TC12.7 Wann** Alles gilt nach der Bewegung des Geschützes: Es kann dem Beobachter die Sicht freigeben oder selbst im Weg stehen. Es schießt nur, wer gezogen hat. Beobachtete Schüsse zählen für CHECK. Ein Ziel, das auf mehrere Arten zu treffen ist, ist ein einziger Zug.

### Minen

**TC12.8 Landminen** Alle sehen sie. Ein Fahrzeug, das vorwärts oder rückwärts auf eine fährt, ist zerstört: Sein Wrack liegt dort, der Zug ist zu Ende, die Mine ist weg. Das darf man absichtlich tun; je Mine und je nachdem, was unterwegs geschieht, ist es ein Zug, gleich in welcher Richtung. Es ist eine Zerstörung. Wer den eigenen Kommandopanzer auf eine fährt, verliert.

**TC12.9 Monster und Geworfenes** Ein Monster löst eine Mine unbeschadet aus und geht weiter; nach den ausgelösten Minen unterscheiden sich Züge. Was auf eine Mine geworfen oder geschoben wird oder darauf fällt, löst sie aus, alles Weitere ist wie sonst. Schuss und Sicht gehen über Minen hinweg. Auf dem Feld einer Mine ist nie etwas anderes, und für TC8.4 ist es nicht frei.

**TC12.10 Fernzündminen legen** Mit der Option \`remote_mines\`, 1 bis 5, wählt jede Seite vor dem ersten Zug heimlich und zugleich so viele verschiedene Felder: freien Boden, Schlamm oder Hecke, auf denen nichts ist. Beide dürfen dasselbe Feld wählen. Entschieden wird Feld für Feld, nach Spalte und dann nach Reihe; angeboten werden
nur Felder, die genug für die übrigen lassen, und wo es zu wenige gibt, werden alle vermint. In Spieldateien und Zählungen kommen die von Weiß zuerst. Züge für TC4.4 sind es nicht.

**TC12.11 Zünden** Statt zu schießen darf jede Figur außer einem Monster, die nach ihrer Bewegung noch auf dem Brett ist, eine Fernzündmine der eigenen Seite zünden, gleich wo. Ein Fahrzeug, das dort steht, ist zerstört, auf welcher Seite es auch kämpft und auch wenn es selbst gezogen hat. Nur was etwas zerstört, ist ein Zug. Monster, Wracks und Gelände nehmen keinen Schaden, und die Mine ist
verbraucht. Über eine Fernzündmine zu fahren bewirkt nichts. Wer den eigenen Kommandopanzer sprengt, verliert.

**TC12.12 Geheimnisse** Wo unverbrauchte Minen liegen, weiß nur ihr Besitzer, nach dem Ende wissen es alle. Wie viele übrig und welche verbraucht sind, wissen alle. CHECK, ESCAPE und FLAG beachten Fernzündminen nicht. Bei der Wiederholung zählt ihre Anzahl.

**TC12.13 Vermuten** Ein Programm, das für eine Seite denkt, hält jede Auswahl von Feldern, die der Gegner vermint haben kann, für gleich wahrscheinlich, ohne die schon verbrauchten. Eine Stellung enthält diese Felder. Sind in einer Stellung Minen vorgegeben, und sei es keine, legt niemand welche.

### Ziele

**TC12.14 Flagge erreichen** Bei \`goal = flag\` hat jede Seite eine Flagge auf einem Feld, das die Aufstellung nennt. Wer eine Bewegung auf der gegnerischen Flagge beendet, womit auch immer außer mit einem Monster, gewinnt und darf in diesem Zug noch schießen, selbst wenn die Figur sich dabei selbst zerstört. Den Kommandopanzer zu zerstören gewinnt wie sonst. Das Brett verlässt niemand. Niemand beendet eine Bewegung auf dem Feld
der eigenen Flagge, ein Monster auf keinem der beiden; darüberzufahren ist erlaubt. Dorthin wird nichts geschoben oder geworfen, es fällt nichts darauf, und was dort zerstört wird, hinterlässt kein Wrack. In einer Aufstellung gehören die Flaggen auf zwei freie Felder, auf denen nichts ist und die bei einer halben Drehung ineinander übergehen, und kein Gegner außer einem Monster kann seine erste Bewegung dort oder daneben beenden.

**TC12.15 Flagge heimtragen** Bei \`goal = carry\` nimmt die gegnerische Flagge, wer eine Bewegung auf ihr beendet, und wer dort dreht, tut das auch. Wer sie trägt, gewinnt, sobald er eine Bewegung in der eigenen Grundreihe beendet; wer sie dort aufnimmt, gewinnt sofort. Wird der Träger zerstört, versenkt oder geworfen, ist die Flagge wieder zu Hause. Alles Weitere wie in TC12.14.

**TC12.16 Letzter Panzer** Bei \`goal = last_tank\` verliert, wer keine aktive Figur mehr hat. Ein Kommandopanzer ist ein leichter Panzer wie jeder andere: Es kann keinen oder mehrere geben, es gibt weder CHECK noch ESCAPE, und niemand verlässt das Brett. War die letzte Figur ein Monster, braucht es nicht mehr zu fallen.

**TC12.17 FLAG** Wo es Flaggen gibt, sagt das Programm statt ESCAPE FLAG an: Wer gerade gezogen hat, könnte im nächsten Zug durch die Flagge gewinnen. Dass jemand sie aufnehmen könnte, wird nicht angesagt. Entscheidet in einem Zug mehreres, kommt zuerst der gegnerische Kommandopanzer, dann die Flagge, dann der eigene. Wo die Flaggen sind und wer sie trägt, gehört zur Stellung.

**TC12.18 Die Reihenfolge der Teile** Ein Zug wird in dieser Reihenfolge geschrieben: das Ziel mit der Richtung, \`~\` oder \`!\`; gefällte Bäume, das Schieben, Landminen, die ein Monster auslöst, was es zerstampft; der Schwanz; Flamme, Wurf, Duell oder Schuss; die Zündung: \`E5>E7N^E6p(E7>E8)\`.
`;export{e as default};