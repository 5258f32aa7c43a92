# Maps made by chance.
map-title = { $style } { $seed }
map-note = Made by chance. Each side has a command tank and { $army }.
map-style-open = Open Country
map-style-streets = Streets
map-style-river = River
map-style-forest = Forest
map-style-mixed = Mixed Terrain
error-map-number = { $name } must be from { $least } to { $most }, not { $value }.
error-map-choice = There is no { $name } "{ $text }". There are: { $known }.
error-map-points = An army costs from { $least } to { $most } points.
error-map-army = "{ $text }" is no part of an army. Write 2HT 3MT 4LT, for example; there are { $known }.
error-map-pieces = An army has from 1 to { $most } pieces besides the command tank, not { $count }.
error-map-none = No such map was found in { $tries } tries: the army may be too large for { $rows } rows a side, or the board too small.
# behemoth maps
maps-about = Make maps by chance, measure a map, or let bots play on it to see whether it is fair.
maps-about-what = make: maps by chance; measure: the figures of a map; judge: many games of bots on it.
maps-about-of = The map to measure or to judge: a scheme's name, or a file with a scheme or a position line.
maps-about-seed = The seed. A map is always the same for a seed; so are the games of a judgement.
maps-about-count = make: how many maps, with this seed and those that follow.
maps-about-size = make: squares along an edge, 8 to 24.
maps-about-symmetry = make: how one half follows from the other.
maps-about-style = make: the kind of terrain.
maps-about-density = make: obstacles in percent of the board, 8 to 32; 0: as the style has them.
maps-about-points = make: what an army costs, or its pieces as in 2HT 3MT 4LT. Prices are those of the engine, a light tank is 10; the command tank is free.
maps-about-out = make: write each map to a file in this folder.
maps-about-games = judge: how many games; each two begin with the sides in turn.
maps-about-level = judge: the level that plays both sides.
maps-about-json = measure, judge: write the result as JSON to this file, or to the standard output for -.
maps-about-svg = judge: write the plots to this file.
maps-what = behemoth maps can make, measure or judge, not "{ $text }".
maps-making = Making
maps-judging = Playing
maps-made = { $count ->
    [one] One map is
   *[other] { $count } maps are
  } in { $folder }.
maps-made-strange = { $strange ->
    [one] One of them has figures that the maps that come along do not have.
   *[other] { $strange } of them have figures that the maps that come along do not have.
  }
maps-strange = { $name } is valid, but unlike the maps that come along in: { $figures }.

measure-title = Measured
measure-name = figure
measure-value = this map
measure-usual = the maps that come along
measure-obstacles = share of obstacles
measure-sight = squares a shot flies
measure-files = share of open files
measure-detour = way to the other side, an empty board is 1
measure-gap = narrowest place, share of the edge
measure-chokes = share of choke points
measure-least-moves = fewest first moves of a piece
measure-first-strikes = pieces in fire on the first move

error-judge-start = There is nothing to judge: both sides need pieces, the game must not be over, and no Monster may be falling.
judge-title = { $name }: { $games } games of { $bot }, seed { $seed }
judge-first = whoever begins
judge-white = White, each side begins in turn
judge-black = Black, each side begins in turn
judge-white-begins = White, when White begins
judge-results = won by White / drawn / won by Black
judge-length = moves of a game: mean / median / most
judge-ending = ended: { $ending }
judge-cap = too long, counted as drawn
judge-nothing = No pair of games was played.
judge-verdict-first = { $edge ->
    [more] Beginning is an advantage: { $share } % of the points.
    [less] Beginning is a disadvantage: { $share } % of the points.
   *[other] Whether beginning is an advantage cannot be told from these games: { $share } % of the points.
  }
judge-verdict-symmetric = The map is symmetric: the sides have the same chances, but for who begins.
judge-verdict-sides = { $edge ->
    [more] The map favours White.
    [less] The map favours Black.
   *[other] These games show no side to be better off.
  }
judge-suggestion = Fairer: { $side } gets one more piece, { $piece } on { $square }. Checked in { $games } games: White then has { $share }.
judge-no-suggestion = { $tried ->
    [one] One extra piece was tried, and it did not make the map fair.
   *[other] { $tried } extra pieces were tried, and none made the map fair.
  }
judge-heat = Where pieces were destroyed, from a few (1) to most (9):
judge-plot-shares = Share of the points, with 95 % intervals
judge-plot-length = How many games have so many moves
judge-plot-endings = How games ended
judge-plot-heat = Where pieces were destroyed: the larger and stronger a patch, the more often.
server-many-judgements = A map of yours is being judged already, or too many of other people are. Please wait a little.
server-no-judgement = Nothing is known of this judgement any more.
