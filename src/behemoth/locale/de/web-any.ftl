# Der Tisch für Spiele, für die die Web-App keinen eigenen hat.
web-any-actions = Was du tun kannst
web-any-count = ({ $count })
web-any-find = Suchen
web-any-none = Nichts passt dazu.
web-any-more = { $count } weitere zeigen
web-any-advised = empfohlen
web-any-as-text = Als Text
web-any-keys = Tasten
web-any-key-a = zu dem, was du tun kannst
web-any-key-arrows = von einer Möglichkeit zur nächsten
web-any-key-enter = ausführen
web-any-key-search = suchen
web-any-key-h = einen guten Zug zeigen
web-any-key-help = diese Liste
