// The module `behemoth_engine._tanks`. Whatever Python hands in is checked here: a wrong value is a ValueError.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>
#include <optional>
#include <stdexcept>

#include "tanks/bind_position.hpp"
#include "tanks/board.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::tanks {

#if defined(BEHEMOTH_WITH_SEARCH)
void bind_search(nb::module_& module);
#endif

namespace {

using GunRow = std::tuple<int, std::vector<int>, int, int, bool>;
using KindRow = std::tuple<std::string, int, std::vector<int>, std::optional<GunRow>, std::vector<bool>>;
using GroundRow = std::tuple<std::string, std::vector<bool>>;
using RulesRow = std::tuple<int, int, bool, bool>;

Gun gun_of(const GunRow& row) {
  const auto& [strength, arc, least, most, indirect] = row;
  return Gun{true, strength, arc, least, most, indirect};
}

void demand(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(what);
}

void install_rows(const std::vector<KindRow>& kinds, const std::vector<GroundRow>& grounds, const GunRow& flame,
                  const GunRow& thrown, const RulesRow& rules, int smallest, int largest) {
  Tables made;
  for (const auto& [mark, speed, armour, gun, traits] : kinds) {
    demand(armour.size() == 3 && traits.size() == 7, "a kind has three armours and seven traits");
    Kind kind{mark, speed, {armour[0], armour[1], armour[2]}, {}};
    if (gun) kind.gun = gun_of(*gun);
    bool* const places[7] = {&kind.commander, &kind.giant,     &kind.fells, &kind.swims,
                             &kind.heavy,     &kind.tailproof, &kind.tall};
    for (int i = 0; i < 7; ++i) *places[i] = traits[i];
    made.kinds.push_back(kind);
  }
  for (const auto& [letter, traits] : grounds) {
    demand(letter.size() == 1 && traits.size() == 6, "a ground has one letter and six traits");
    made.grounds.push_back({letter[0], traits[0], traits[1], traits[2], traits[3], traits[4], traits[5]});
  }
  made.flame = gun_of(flame);
  made.thrown = gun_of(thrown);
  const auto& [repetition, quiet_moves, throw_own, killer] = rules;
  made.standard = {repetition, quiet_moves, throw_own, killer};
  made.smallest = smallest;
  made.largest = largest;
  install(std::move(made));
}

uint64_t number_of(nb::handle value, const char* what) {
  if (!PyLong_Check(value.ptr())) throw nb::type_error(what);
  const uint64_t number = PyLong_AsUnsignedLongLong(value.ptr());
  if (PyErr_Occurred()) {
    PyErr_Clear();
    throw std::invalid_argument(what);
  }
  return number;
}

int small_number(nb::handle value, uint64_t most, const char* what) {
  const uint64_t number = number_of(value, what);
  demand(number <= most, what);
  return int(number);
}

uint64_t legal(PyPosition& position, nb::handle value) {
  const uint64_t move = number_of(value, "not a move");
  demand(position.board->is_legal(move), "this move is not legal here");
  return move;
}

int side_of(nb::handle value) { return small_number(value, 1, "a side is 0 or 1"); }

// Turns into bytes without a copy per number.
nb::bytes as_bytes(const std::vector<uint64_t>& numbers) {
  return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(uint64_t));
}

const std::atomic<bool>& flag_of(const Stop* stop) {
  static const std::atomic<bool> never{false};
  return stop ? stop->flag : never;
}

constexpr uint64_t kDeepest = 99;
constexpr uint64_t kLongest = 1'000'000'000;

std::vector<uint64_t> numbers_of(nb::handle values) {
  std::vector<uint64_t> found;
  for (nb::handle value : nb::iter(values)) found.push_back(number_of(value, "a key is a number of 64 bits"));
  return found;
}

}  // namespace

NB_MODULE(_tanks, module) {
  // Whoever remembers a type of ours until the very end of Python (test runners do) makes no leak worth a warning.
  nb::set_leak_warnings(false);
  module.def("install", &install_rows, "kinds"_a, "grounds"_a, "flame"_a, "thrown"_a, "rules"_a, "smallest"_a,
             "largest"_a);
  module.def("has_avx2", &has_avx2);

  nb::class_<Stop>(module, "Stop")
      .def(nb::init<>())
      .def("set", [](Stop& stop) { stop.flag = true; })
      .def("clear", [](Stop& stop) { stop.flag = false; })
      .def_prop_ro("is_set", [](const Stop& stop) { return stop.flag.load(); });

  nb::class_<Playouts>(module, "Playouts")
      .def_ro("games", &Playouts::games)
      .def_ro("plies", &Playouts::plies)
      .def_ro("moves", &Playouts::moves)
      .def_ro("white", &Playouts::white)
      .def_ro("black", &Playouts::black)
      .def_ro("drawn", &Playouts::drawn)
      .def_ro("capped", &Playouts::capped)
      .def_ro("check", &Playouts::check);

  nb::class_<PyPosition>(module, "Position")
      .def_static(
          "from_line", [](const std::string& line, bool portable) { return PyPosition{read_board(line, portable)}; },
          "line"_a, nb::kw_only(), "portable"_a = false)
      .def("copy", [](const PyPosition& self) { return PyPosition{self.board->copy()}; })
      .def_prop_ro("avx2", [](const PyPosition& self) { return self.board->is_avx2(); })
      .def_prop_ro("size", [](const PyPosition& self) { return self.board->size(); })
      .def_prop_ro("key", [](const PyPosition& self) { return self.board->key(); })
      .def("whole_key", [](const PyPosition& self) { return self.board->whole_key(); })
      .def_prop_ro("turn", [](const PyPosition& self) { return self.board->turn(); })
      .def_prop_ro("falling", [](const PyPosition& self) { return self.board->falling(); })
      .def_prop_ro("to_act",
                   [](const PyPosition& self) -> std::optional<int> {
                     const int side = self.board->to_act();
                     return side < 0 ? std::nullopt : std::optional(side);
                   })
      .def_prop_ro("result",
                   [](const PyPosition& self) -> std::optional<std::tuple<int, std::string>> {
                     const int winner = self.board->winner();
                     if (winner < 0) return std::nullopt;
                     return std::tuple(winner, self.board->reason());
                   })
      .def("line", [](const PyPosition& self) { return self.board->line(); })
      .def("moves",
           [](PyPosition& self) {
             std::vector<uint64_t> found;
             self.board->moves(found);
             return found;
           })
      .def("move_bytes",
           [](PyPosition& self) {
             std::vector<uint64_t> found;
             self.board->moves(found);
             return as_bytes(found);
           })
      .def("kills",
           [](PyPosition& self) {
             std::vector<uint64_t> found;
             self.board->kills(found);
             return found;
           })
      .def("codes", [](PyPosition& self) { return as_bytes(self.board->codes()); })
      .def(
          "find_code",
          [](PyPosition& self, nb::handle code) {
            const uint64_t move = self.board->find_code(number_of(code, "not a code"));
            demand(move != 0, "no legal move has this code");
            return move;
          },
          "code"_a)
      .def("count", [](PyPosition& self) { return self.board->count(); })
      .def("is_legal",
           [](PyPosition& self, nb::handle move) { return self.board->is_legal(number_of(move, "not a move")); })
      .def(
          "play", [](PyPosition& self, nb::handle move) { return self.board->play(legal(self, move)); }, "move"_a)
      .def(
          "text",
          [](PyPosition& self, nb::handle move, bool marks) {
            const uint64_t known = legal(self, move);
            return marks ? self.board->text_with_marks(known) : self.board->text(known);
          },
          "move"_a, nb::kw_only(), "marks"_a = false)
      .def(
          "texts",
          [](PyPosition& self, bool marks) {
            std::vector<uint64_t> found;
            self.board->moves(found);
            std::vector<std::string> texts;
            texts.reserve(found.size());
            for (uint64_t move : found)
              texts.push_back(marks ? self.board->text_with_marks(move) : self.board->text(move));
            return texts;
          },
          nb::kw_only(), "marks"_a = false)
      .def(
          "find",
          [](PyPosition& self, const std::string& text) {
            std::vector<uint64_t> found;
            self.board->moves(found);
            for (uint64_t move : found)
              if (self.board->text(move) == text) return move;
            throw std::invalid_argument("no legal move has this text");
          },
          "text"_a)
      .def(
          "parts", [](PyPosition& self, nb::handle move) { return self.board->parts(legal(self, move)); }, "move"_a)
      .def(
          "can_kill_commander",
          [](PyPosition& self, nb::handle side) { return self.board->can_kill_commander(side_of(side)); }, "side"_a)
      .def(
          "can_leave", [](PyPosition& self, nb::handle side) { return self.board->can_leave(side_of(side)); }, "side"_a)
      .def(
          "perft",
          [](PyPosition& self, nb::handle depth, bool bulk, const Stop* stop) {
            const int plies = small_number(depth, kDeepest, "a depth is 0 to 99");
            // On a copy: while the interpreter is free somebody may play on with this one.
            const std::unique_ptr<Board> board = self.board->copy();
            const nb::gil_scoped_release free;
            return board->perft(plies, bulk, flag_of(stop));
          },
          "depth"_a, nb::kw_only(), "bulk"_a = true, "stop"_a.none() = nb::none())
      .def(
          "divide",
          [](PyPosition& self, nb::handle depth, const Stop* stop) {
            const int plies = small_number(depth, kDeepest, "a depth is 0 to 99");
            const std::unique_ptr<Board> board = self.board->copy();
            std::vector<std::tuple<uint64_t, uint64_t>> found;
            const nb::gil_scoped_release free;
            std::vector<uint64_t> moves;
            if (plies) board->moves(moves);
            for (uint64_t move : moves) found.emplace_back(move, board->perft_after(move, plies - 1, flag_of(stop)));
            return found;
          },
          "depth"_a, nb::kw_only(), "stop"_a.none() = nb::none())
      .def(
          "playouts",
          [](PyPosition& self, nb::handle games, nb::handle seed, nb::handle cap, nb::handle quiet, nb::handle history,
             const Stop* stop) {
            const uint64_t wanted = number_of(games, "the number of games"), start = number_of(seed, "the seed");
            const int longest = small_number(cap, kLongest, "the cap of plies");
            const int calm = small_number(quiet, kLongest, "the quiet moves");
            const std::vector<uint64_t> keys = numbers_of(history);
            const std::unique_ptr<Board> board = self.board->copy();
            const nb::gil_scoped_release free;
            return board->playouts(wanted, start, longest, calm, keys, flag_of(stop));
          },
          "games"_a, nb::kw_only(), "seed"_a = 1, "cap"_a = 1000, "quiet"_a = 0, "history"_a = nb::make_tuple(),
          "stop"_a.none() = nb::none());

#if defined(BEHEMOTH_WITH_SEARCH)
  bind_search(module);
#endif
}

}  // namespace behemoth::tanks
