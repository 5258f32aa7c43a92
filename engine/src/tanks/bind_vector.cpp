// Games side by side for Python.
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

#include "tanks/bind_position.hpp"
#include "tanks/vector.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::tanks {
namespace {

constexpr int kMostGames = 1 << 20;

template <class T>
using Array = nb::ndarray<nb::numpy, T, nb::c_contig>;
using Answers = nb::ndarray<const int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Planes = nb::ndarray<uint8_t, nb::ndim<3>, nb::c_contig, nb::device::cpu>;
using GamesClass = nb::class_<Games>;

int at(const Games& self, int game) {
  demand(game >= 0 && game < self.count(), "there is no such game");
  return game;
}

void make(Games* self, const std::string& line, int count, uint64_t seed, int cap, int quiet,
          const std::vector<uint64_t>& keys, bool random_enemy, bool restarts) {
  demand(count >= 1 && count <= kMostGames, "one game or more");
  demand(cap >= 1, "one move or more");
  new (self) Games(GamesOrder{line, count, seed, cap, quiet, keys, random_enemy, restarts});
}

void step(Games& self, const Answers& answers) {
  demand(int(answers.shape(0)) == self.count(), "one number for each game");
  const nb::gil_scoped_release free;
  self.step(answers.data());
}

void observe_into(const Games& self, int game, int side, const Planes& into) {
  const auto size = std::size_t(self.size());
  demand(side == 0 || side == 1, "a side is 0 or 1");
  demand(int(into.shape(0)) == self.planes() && into.shape(1) == size && into.shape(2) == size,
         "the planes have another shape");
  self.observe(at(self, game), side, into.data());
}

// Start, end, heading, sort, then the effects as (kind, at, to).
std::vector<int> last_move(const Games& self, int game) {
  const MoveParts& parts = self.last(at(self, game));
  std::vector<int> found{parts.start, parts.end, parts.heading, parts.sort};
  for (int i = 0; i < parts.effect_count; ++i)
    found.insert(found.end(), {int(parts.effects[i].kind), parts.effects[i].at, parts.effects[i].to});
  return found;
}

std::vector<int> answers_to(const Games& self, int game, uint64_t code) {
  const Games& games = self;
  for (uint64_t move : games.legal(at(self, game)))
    if (move_code(parts_of(move, games.board(game).stride())) == code) return games.decision(game).answers_to(move);
  throw std::invalid_argument("no legal move has this code");
}

// The arrays: no copies, the next step writes into them.
void bind_arrays(GamesClass& games) {
  constexpr auto inside = nb::rv_policy::reference_internal;
  games
      .def_prop_ro(
          "observations",
          [](Games& self) {
            const auto size = std::size_t(self.size());
            return Array<uint8_t>(self.observations.data(),
                                  {std::size_t(self.count()), std::size_t(self.planes()), size, size});
          },
          inside)
      .def_prop_ro(
          "masks",
          [](Games& self) {
            return Array<uint8_t>(self.masks.data(), {std::size_t(self.count()), std::size_t(self.answers())});
          },
          inside)
      .def_prop_ro(
          "rewards", [](Games& self) { return Array<float>(self.rewards.data(), {std::size_t(self.count()), 2}); },
          inside)
      .def_prop_ro(
          "to_act", [](Games& self) { return Array<int32_t>(self.to_act.data(), {std::size_t(self.count())}); }, inside)
      .def_prop_ro(
          "lengths", [](Games& self) { return Array<int32_t>(self.lengths.data(), {std::size_t(self.count())}); },
          inside)
      .def_prop_ro(
          "over", [](Games& self) { return Array<uint8_t>(self.over.data(), {std::size_t(self.count())}); }, inside);
}

}  // namespace

void bind_vector(nb::module_& module) {
  GamesClass games(module, "Games");
  games.def("__init__", &make, "line"_a, "count"_a, "seed"_a, nb::kw_only(), "cap"_a = 1000, "quiet"_a = 0,
            "keys"_a = std::vector<uint64_t>(), "random_enemy"_a = false, "restarts"_a = true);
  games.def("reset", &Games::reset, "seed"_a).def("step", &step, "answers"_a);
  bind_arrays(games);
  games.def("observe", &observe_into, "game"_a, "side"_a, "into"_a)
      .def(
          "line", [](const Games& self, int game) { return self.line(at(self, game)); }, "game"_a)
      .def("last", &last_move, "game"_a)
      .def(
          "made", [](const Games& self, int game) { return self.made(at(self, game)); }, "game"_a)
      .def("answers_to", &answers_to, "game"_a, "code"_a)
      .def("copy", [](const Games& self, int game) { return self.single(at(self, game)); }, "game"_a);
}

}  // namespace behemoth::tanks
