# Sätze des Speichers: was mit der Datei der Partien nicht stimmen kann.
store-in-use = Behemoth läuft bereits mit diesen Daten ({ $path }). Beende zuerst das andere oder wähle mit --data einen anderen Ordner.
store-damaged = Die Datei { $path } ist beschädigt und wurde nicht angerührt. Lege eine Sicherung an ihre Stelle oder wähle mit --data einen anderen Ordner.
store-newer = Die Datei { $path } stammt von einem neueren Behemoth. Bitte aktualisiere dieses hier oder wähle mit --data einen anderen Ordner.
store-foreign = Die Datei { $path } gehört einem anderen Programm. Wähle mit --data einen anderen Ordner.
store-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $fault }. Wähle mit --data einen anderen.
store-cannot-open = Die Datei { $path } lässt sich nicht öffnen. Darfst du in ihren Ordner schreiben?
store-cannot-write = Die Datei { $path } ist schreibgeschützt; kein Zug könnte gespeichert werden.
store-full = Der Datenträger ist voll; in { $path } lässt sich nichts mehr speichern.
store-disk = Der Datenträger kann { $path } nicht mehr lesen oder schreiben.
store-fault = Die Datei { $path } ist nicht brauchbar: { $fault }
store-closed = Der Tisch schließt gerade und nimmt nichts mehr an.
