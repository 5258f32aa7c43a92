# The table for games that the web app has no table of its own for.
web-any-actions = Your choices
web-any-count = ({ $count })
web-any-find = Search
web-any-none = Nothing fits.
web-any-more = Show { $count } more
web-any-advised = recommended
web-any-as-text = As text
web-any-keys = Keys
web-any-key-a = to your choices
web-any-key-arrows = from one choice to the next
web-any-key-enter = do it
web-any-key-search = search
web-any-key-h = show a good move
web-any-key-help = this list
