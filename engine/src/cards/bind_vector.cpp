#include "cards/bind_vector.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "cards/numbering.hpp"
#include "cards/observation.hpp"
#include "cards/text.hpp"
#include "cards/vector.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::cards {

namespace {

constexpr int kMostGames = 1 << 20;

template <class T>
using Array = nb::ndarray<nb::numpy, T, nb::c_contig>;
using Numbers = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Row = nb::ndarray<float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Class = nb::class_<Games>;

// An array of the games as Python sees it: no copy, the next step writes into it.
template <class T>
void bind_array(Class& games, const char* name, std::vector<T> Games::* member, int (*width)(const Games&)) {
  games.def_prop_ro(
      name,
      [member, width](Games& self) {
        const auto rows = static_cast<std::size_t>(self.count());
        const auto columns = static_cast<std::size_t>(width(self));
        if (columns == 1) return Array<T>((self.*member).data(), {rows});
        return Array<T>((self.*member).data(), {rows, columns});
      },
      nb::rv_policy::reference_internal);
}

int at(const Games& self, int game) {
  if (game < 0 || game >= self.count()) throw std::invalid_argument("there is no such game");
  return game;
}

Seat seat_of(int seat, int seats) {
  if (seat < 0 || seat >= seats || seats > kMostSeats) throw std::invalid_argument("there is no such seat");
  return static_cast<Seat>(seat);
}

void make(Games* self, std::shared_ptr<Rules> rules, int seats, int count, std::uint64_t seed, bool open,
          const std::vector<Way>& others, bool restarts) {
  if (seats < 2 || seats > kMostSeats) throw std::invalid_argument("two to seven seats");
  if (static_cast<int>(rules->deck.size()) <= seats * rules->opening_hand) throw std::invalid_argument("too few cards");
  if (count < 1 || count > kMostGames) throw std::invalid_argument("one game or more");
  new (self) Games(GamesOrder{std::move(rules), seats, count, seed, open, others, restarts});
}

void step(Games& self, const Numbers& numbers) {
  if (static_cast<int>(numbers.shape(0)) != self.count()) throw std::invalid_argument("one number for each game");
  const nb::gil_scoped_release free;
  self.step(numbers.data());
}

void observe_into(const Games& self, int game, int seat, const Row& into) {
  if (into.shape(0) != kObservation) throw std::invalid_argument("the row has another length");
  self.observe(at(self, game), seat_of(seat, self.order().seats), into.data());
}

void bind_single_games(Class& games) {
  games.def("observe", &observe_into, "game"_a, "seat"_a, "into"_a)
      .def(
          "line",
          [](const Games& self, int game) { return write_state(*self.order().rules, self.state(at(self, game))); },
          "game"_a)
      .def(
          "set_line",
          [](Games& self, int game, std::string_view line) {
            self.set_state(at(self, game), read_state(*self.order().rules, line));
          },
          "game"_a, "line"_a);
}

}  // namespace

void bind_vector(nb::module_& module) {
  module.attr("NUMBERS") = kNumbers;
  module.attr("OBSERVATION") = kObservation;
  Class games(module, "Games");
  games.def("__init__", &make, "rules"_a, "seats"_a, "count"_a, "seed"_a, nb::kw_only(), "open"_a = false,
            "others"_a = std::vector<Way>(), "restarts"_a = true);
  games.def("reset", &Games::reset, "seed"_a).def("step", &step, "numbers"_a);
  const auto one = [](const Games&) { return 1; };
  bind_array(games, "observations", &Games::observations, [](const Games&) { return kObservation; });
  bind_array(games, "masks", &Games::masks, [](const Games&) { return kNumbers; });
  bind_array(games, "rewards", &Games::rewards, [](const Games& self) { return self.order().seats; });
  bind_array(games, "to_act", &Games::to_act, +one);
  bind_array(games, "over", &Games::over, +one);
  bind_array(games, "lengths", &Games::lengths, +one);
  bind_single_games(games);
  module.def(
      "number_of", [](Action action, int seat, int seats) { return number_of(action, seat_of(seat, seats), seats); },
      "action"_a, "seat"_a, "seats"_a);
  module.def(
      "action_of",
      [](int number, int seat, int seats) {
        if (number < 0 || number >= kNumbers) throw std::invalid_argument("there is no such number");
        return static_cast<int>(action_of(number, seat_of(seat, seats), seats));
      },
      "number"_a, "seat"_a, "seats"_a);
}

}  // namespace behemoth::cards
