// The door to Python: module behemoth_engine._cards.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>

#include "cards/bind_vector.hpp"
#include "cards/insight.hpp"
#include "cards/learn.hpp"
#include "cards/machine.hpp"
#include "cards/playouts.hpp"
#include "cards/rules_table.hpp"
#include "cards/search.hpp"
#include "cards/text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::cards {

namespace {

template <class T>
T option(const nb::dict& given, const char* name) {
  if (!given.contains(name)) throw std::invalid_argument(std::string("the rules lack ") + name);
  return nb::cast<T>(given[name]);
}

// A dictionary of Python as a table of rules.
struct Named {
  const nb::dict& given;

  template <class T>
  T get(const char* name) const {
    return option<T>(given, name);
  }
};

// A state with its rules, as Python holds it.
struct Position {
  std::shared_ptr<const Rules> rules;
  State state;
};

void demand_legal(const Position& position, Action action) {
  Actions legal;
  list_actions(*position.rules, position.state, legal);
  if (std::find(legal.begin(), legal.end(), action) == legal.end()) throw std::invalid_argument("not a legal action");
}

void demand_seats(const Rules& rules, int seats) {
  if (seats < 2 || seats > kMostSeats) throw std::invalid_argument("two to seven seats");
  if (static_cast<int>(rules.deck.size()) <= seats * rules.opening_hand) throw std::invalid_argument("too few cards");
}

template <class Chance>
void bind_play(nb::class_<Position>& position) {
  position.def_static(
      "start",
      [](std::shared_ptr<Rules> rules, int seats, Chance& chance) {
        demand_seats(*rules, seats);
        return Position{rules, start(*rules, seats, chance)};
      },
      "rules"_a, "seats"_a, "chance"_a);
  position.def(
      "play",
      [](Position& self, Action action, Chance& chance) {
        demand_legal(self, action);
        play(*self.rules, self.state, action, chance);
      },
      "action"_a, "chance"_a);
}

void bind_position(nb::module_& module) {
  auto position = nb::class_<Position>(
      module, "Position",
      "A state of Monster Combat that play() changes, with everything that is secret in it. Actions are numbers, good "
      "for this state only. It is read from the line that behemoth.monstercombat writes as the text of a state, or "
      "dealt with start().");
  position
      .def(
          "__init__",
          [](Position* self, std::shared_ptr<Rules> rules, std::string_view line) {
            State state = read_state(*rules, line);
            new (self) Position{std::move(rules), state};
          },
          "rules"_a, "line"_a)
      .def("copy", [](const Position& self) { return self; })
      .def("line", [](const Position& self) { return write_state(*self.rules, self.state); })
      .def("actions",
           [](const Position& self) {
             Actions found;
             list_actions(*self.rules, self.state, found);
             return std::vector<int>(found.begin(), found.end());
           })
      .def("scores",
           [](const Position& self) {
             const auto found = scores(*self.rules, self.state);
             return std::vector<double>(found.begin(), found.begin() + self.state.seats);
           })
      .def_prop_ro("over", [](const Position& self) { return self.state.over(); })
      .def_prop_ro("to_act", [](const Position& self) { return static_cast<int>(self.state.to_act()); });
  bind_play<PythonChance>(position);
  bind_play<FastChance>(position);
}

Way make_way(const std::string& manner, const nb::dict& worths, int slips) {
  Way way;
  way.slips = slips;
  if (manner == "uniform") return way;
  if (manner == "careful") {
    way.manner = Manner::kCareful;
    return way;
  }
  if (manner != "worths") throw std::invalid_argument("no such manner: " + manner);
  way.manner = Manner::kWorths;
  const auto by_face = [](const std::vector<int>& figures, std::array<std::int16_t, kFaces>& into) {
    if (figures.size() != kFaces) throw std::invalid_argument("one worth for each face");
    std::copy(figures.begin(), figures.end(), into.begin());
  };
  by_face(option<std::vector<int>>(worths, "play"), way.worths.play);
  by_face(option<std::vector<int>>(worths, "keep"), way.worths.keep);
  way.worths.lightning_of_two = option<std::int16_t>(worths, "lightning_of_two");
  way.worths.at_immune = option<std::int16_t>(worths, "at_immune");
  const auto life = option<std::vector<int>>(worths, "life");
  if (life.size() != way.worths.life.size()) throw std::invalid_argument("three worths of a life card");
  std::copy(life.begin(), life.end(), way.worths.life.begin());
  way.worths.skip_in_vain = option<std::int16_t>(worths, "skip_in_vain");
  way.worths.weak_monster = option<std::uint8_t>(worths, "weak_monster");
  return way;
}

// A sign that another thread may raise.
struct Stop {
  std::atomic<bool> raised{false};
};

nb::dict tally_dict(const Tally& tally, int seats) {
  nb::dict found;
  found["games"] = tally.games;
  found["decisions"] = tally.decisions;
  found["turns"] = tally.turns;
  found["scores"] = std::vector<double>(tally.scores.begin(), tally.scores.begin() + seats);
  found["endings"] = std::vector<std::uint64_t>(tally.endings.begin(), tally.endings.end());
  return found;
}

const std::atomic<bool>& sign(const Stop* stop) {
  static const std::atomic<bool> never{false};
  return stop != nullptr ? stop->raised : never;
}

template <class Net>
Net network_of(const std::vector<float>& weights) {
  if (weights.size() != Net::kWeights) throw std::invalid_argument("a network of another size");
  Net network;
  std::copy(weights.begin(), weights.end(), network.weights.begin());
  return network;
}

template <class Net>
std::vector<float> weights_of(const Net& network) {
  return {network.weights.begin(), network.weights.end()};
}

using Found = std::vector<std::tuple<int, std::uint64_t, double, double>>;

struct Searched {
  std::shared_ptr<const Rules> rules;
  State root;
};

Found search_in(const Searched& what, Worlds& worlds, const SearchSettings& settings, std::uint64_t seed,
                const Stop* stop) {
  if (what.root.over()) throw std::invalid_argument("nobody has anything to decide");
  std::vector<Candidate> candidates;
  {
    nb::gil_scoped_release free;
    candidates = search(*what.rules, what.root, worlds, settings, seed, sign(stop));
  }
  Found found;
  for (const auto& one : candidates) found.emplace_back(one.action, one.visits, one.value, one.liking);
  return found;
}

// In these worlds, in turn; all others play by one way.
Found search_worlds(const std::vector<const Position*>& given, const SearchSettings& settings, std::uint64_t seed,
                    const Stop* stop) {
  if (given.empty()) throw std::invalid_argument("no world to think about");
  std::vector<World> worlds;
  for (const Position* one : given) {
    if (one->rules != given[0]->rules || one->state.to_act() != given[0]->state.to_act()) {
      throw std::invalid_argument("the worlds are of different games");
    }
    worlds.push_back({one->state, ~0U});
  }
  GivenWorlds source(worlds);
  return search_in({given[0]->rules, given[0]->state}, source, settings, seed, stop);
}

// A dealer with the rules of its table.
struct Table {
  std::shared_ptr<const Rules> rules;
  std::shared_ptr<const Dealer> dealer;
};

std::vector<Card> cards_of(const std::string& letters) {
  std::vector<Card> found;
  for (const char letter : letters) found.push_back(card_from(letter));
  return found;
}

// The cards of the old and the new lot, plain and marked; for each hidden hand its seat, how many it holds of each of
// these four, and what is known to be in it.
using GivenPart = std::tuple<int, std::array<int, 4>, std::string>;
using GivenDraft = std::pair<std::array<std::string, 4>, std::vector<GivenPart>>;
// How many of each face at most; how likely the greedy player and another are to have done this; the doubt.
using GivenSuspicion = std::tuple<std::vector<int>, double, double, double>;

std::uint8_t small(int number) {
  if (number < 0 || number > kMostCards) throw std::invalid_argument("no number of cards");
  return static_cast<std::uint8_t>(number);
}

Draft draft_of(const GivenDraft& given) {
  const auto& [lots, parts] = given;
  Draft draft{{cards_of(lots[0]), cards_of(lots[1])}, {cards_of(lots[2]), cards_of(lots[3])}, {}};
  for (const auto& [seat, counts, known] : parts) {
    draft.parts.push_back(
        {small(seat), {small(counts[0]), small(counts[1])}, {small(counts[2]), small(counts[3])}, cards_of(known)});
  }
  return draft;
}

Suspicion suspicion_of(const GivenSuspicion& given) {
  const auto& [most, greedy, other, doubt] = given;
  if (most.size() != kFaces) throw std::invalid_argument("one figure for each face");
  if (!(greedy >= 0 && other > 0 && doubt > 0)) throw std::invalid_argument("nothing is impossible");
  Suspicion found{{}, greedy, other, doubt};
  for (int face = 0; face < kFaces; ++face) found.most[face] = small(most[face]);
  return found;
}

Table make_table(const Position& position, int viewer, std::uint32_t hidden, const std::vector<GivenDraft>& drafts,
                 const std::vector<GivenSuspicion>& suspicions, int pool) {
  std::vector<Draft> each;
  for (const auto& one : drafts) each.push_back(draft_of(one));
  std::vector<Suspicion> rivals;
  for (const auto& one : suspicions) rivals.push_back(suspicion_of(one));
  return {position.rules, std::make_shared<const Dealer>(position.state, small(viewer), hidden, std::move(each),
                                                         std::move(rivals), pool)};
}

void bind_search(nb::module_& module) {
  nb::class_<SearchSettings>(module, "SearchSettings")
      .def(
          "__init__",
          [](SearchSettings* self, const Way& way, const Way& others, const Way& strangers, double seconds,
             std::uint64_t simulations, int horizon, const std::shared_ptr<Judge>& judge, double least, double liking,
             bool choice_only) {
            if ((least > 0 || liking > 0) && !way.instinct) throw std::invalid_argument("there is no instinct to ask");
            new (self) SearchSettings{seconds, simulations, way,   others, strangers,
                                      horizon, judge,       least, liking, choice_only};
          },
          "way"_a, "others"_a, "strangers"_a, "seconds"_a, "simulations"_a, "horizon"_a, "judge"_a.none(), "least"_a,
          "liking"_a, "choice_only"_a);
  nb::class_<Table>(module, "Dealer", "Deals worlds that a seat cannot tell apart; behemoth.engine.card_dealer().")
      .def(
          "__init__",
          [](Table* self, const Position& position, int viewer, std::uint32_t hidden,
             const std::vector<GivenDraft>& drafts, const std::vector<GivenSuspicion>& suspicions,
             int pool) { new (self) Table(make_table(position, viewer, hidden, drafts, suspicions, pool)); },
          "position"_a, "viewer"_a, "hidden"_a, "drafts"_a, "suspicions"_a, "pool"_a)
      .def(
          "worlds",
          [](const Table& self, int count, std::uint64_t seed) {
            if (count < 1) throw std::invalid_argument("no world at all");
            FastChance chance(seed);
            std::vector<World> worlds;
            self.dealer->deal(count, chance, worlds);
            std::vector<std::pair<Position, std::uint32_t>> found;
            for (const World& one : worlds) found.emplace_back(Position{self.rules, one.state}, one.greedy);
            return found;
          },
          "count"_a, "seed"_a, "Worlds, each with a bit for every seat that plays by the table in it.");
  module.def("search", &search_worlds, "worlds"_a, "settings"_a, "seed"_a, "stop"_a = nb::none());
  module.def(
      "search_dealt",
      [](const Table& table, const SearchSettings& settings, std::uint64_t seed, const Stop* stop) {
        DealtWorlds source(table.dealer, seed);
        return search_in({table.rules, table.dealer->table()}, source, settings, seed, stop);
      },
      "dealer"_a, "settings"_a, "seed"_a, "stop"_a = nb::none());
}

void bind_classes(nb::module_& module) {
  nb::class_<Rules>(module, "Rules", "Cards and options; behemoth.engine.card_rules() makes them.")
      .def("__init__", [](Rules* self, const nb::dict& given) { new (self) Rules(make_rules(Named{given})); });
  nb::class_<FastChance>(module, "FastChance", "Quick chance: the same seed gives the same games here.")
      .def(nb::init<std::uint64_t>(), "seed"_a);
  nb::class_<PythonChance>(module, "PythonChance",
                           "The chance of Python's random.Random, taken over with its state: 624 words and the place "
                           "in them. With it a game is dealt and shuffled as the rules in Python do it.")
      .def(nb::init<const std::array<std::uint32_t, PythonChance::kWords>&, int>(), "words"_a, "place"_a);
  nb::class_<Way>(module, "Way")
      .def(
          "__init__",
          [](Way* self, const std::string& manner, const nb::dict& worths, int slips) {
            new (self) Way(make_way(manner, worths, slips));
          },
          "manner"_a, "worths"_a = nb::dict(), "slips"_a = 0);
  nb::class_<Stop>(module, "Stop")
      .def(nb::init<>())
      .def("raise_", [](Stop& self) { self.raised = true; })
      .def_prop_ro("raised", [](const Stop& self) { return self.raised.load(); });
}

// Playing whole games and deciding at a glance.
void bind_play(nb::module_& module) {
  module.def(
      "play_games",
      [](std::shared_ptr<Rules> rules, int seats, std::uint64_t games, std::uint64_t seed, const std::vector<Way>& ways,
         const Stop* stop) {
        demand_seats(*rules, seats);
        Tally tally;
        {
          nb::gil_scoped_release free;
          tally = play_games(*rules, seats, games, seed, ways, sign(stop));
        }
        return tally_dict(tally, seats);
      },
      "rules"_a, "seats"_a, "games"_a, "seed"_a, "ways"_a = std::vector<Way>(), "stop"_a = nb::none());
  module.def(
      "instinct_way",
      [](const std::vector<float>& weights, double sharpness, int slips) {
        Way way;
        way.manner = Manner::kInstinct;
        way.slips = slips;
        way.sharpness = static_cast<float>(sharpness);
        way.instinct = std::make_shared<const Instinct>(network_of<Instinct>(weights));
        return way;
      },
      "weights"_a, "sharpness"_a = 1.0, "slips"_a = 0);
  module.def(
      "decide",
      [](const Position& position, const Way& way, FastChance& chance) {
        if (position.state.over()) throw std::invalid_argument("nobody has anything to decide");
        return static_cast<int>(choose(*position.rules, position.state, way, chance));
      },
      "position"_a, "way"_a, "chance"_a);
  module.def(
      "lean",
      [](const Position& position, const Way& way) {
        if (position.state.over() || !way.instinct)
          throw std::invalid_argument("there is nothing to decide by instinct");
        const Sight sight(*position.rules, position.state);
        const Leaning leaning(*position.rules, position.state, *way.instinct, sight, way.sharpness);
        std::vector<std::pair<int, double>> found;
        for (int i = 0; i < leaning.actions.count; ++i) found.emplace_back(leaning.actions.items[i], leaning.share[i]);
        return found;
      },
      "position"_a, "way"_a);
}

void bind_learning(nb::module_& module) {
  nb::class_<Judge>(module, "Judge").def("__init__", [](Judge* self, const std::vector<float>& weights) {
    new (self) Judge(network_of<Judge>(weights));
  });
  // How large the networks are: inputs, neurons, answers.
  module.attr("INSTINCT_SIZE") = std::make_tuple(Instinct::kIn, Instinct::kRow, Instinct::kOut);
  module.attr("JUDGE_SIZE") = std::make_tuple(Judge::kIn, Judge::kRow, Judge::kOut);
  module.def(
      "learn",
      [](const std::vector<std::pair<std::shared_ptr<Rules>, int>>& setups, const std::vector<float>& instinct_weights,
         const std::vector<float>& judge_weights, const std::vector<Way>& others, std::uint64_t games, int batch,
         std::pair<double, double> rates, int tried, std::uint64_t seed, const Stop* stop) {
        std::vector<Setup> each;
        for (const auto& [rules, seats] : setups) {
          demand_seats(*rules, seats);
          each.push_back({rules.get(), seats});
        }
        if (each.empty() || batch < 1) throw std::invalid_argument("nothing to play");
        if (tried < 0) throw std::invalid_argument("what is tried goes on for some turns");
        Instinct instinct = network_of<Instinct>(instinct_weights);
        Judge judge = network_of<Judge>(judge_weights);
        Report report;
        {
          nb::gil_scoped_release free;
          report =
              learn(each, instinct, judge, {games, batch, rates.first, rates.second, tried, others, seed}, sign(stop));
        }
        return std::make_tuple(weights_of(instinct), weights_of(judge), report.score, report.loss);
      },
      "setups"_a, "instinct"_a, "judge"_a, "others"_a, "games"_a, "batch"_a, "rates"_a, "tried"_a, "seed"_a,
      "stop"_a = nb::none());
  module.def(
      "searched_games",
      [](const std::shared_ptr<Rules>& rules, int seats, const SearchSettings& settings, const std::vector<Way>& others,
         std::uint64_t games, int insight, std::uint64_t seed, const Stop* stop) {
        demand_seats(*rules, seats);
        if (games < 1) throw std::invalid_argument("nothing to play");
        if (insight < 0 || insight > static_cast<int>(Insight::kPiles)) throw std::invalid_argument("no such insight");
        nb::gil_scoped_release free;
        return searched_games(*rules, seats, settings, others, games, static_cast<Insight>(insight), seed, sign(stop));
      },
      "rules"_a, "seats"_a, "settings"_a, "others"_a, "games"_a, "insight"_a, "seed"_a, "stop"_a = nb::none(),
      "The mean score of a seat that searches, knowing what it may (0), all hands (1) or the piles as well (2).");
}

}  // namespace

NB_MODULE(_cards, module) {
  // Whoever remembers a type of ours until the very end of Python (test runners do) makes no leak worth a warning.
  nb::set_leak_warnings(false);
  module.doc() = "Monster Combat: the rules, whole games and search.";
  module.attr("LETTERS") = kLetters;
  module.attr("EVENT_LETTERS") = kEventLetters;
  bind_classes(module);
  bind_position(module);
  bind_play(module);
  bind_learning(module);
  bind_vector(module);
  bind_search(module);
}

}  // namespace behemoth::cards
