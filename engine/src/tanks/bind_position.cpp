// Positions for Python. Whatever is handed in is checked here: a wrong value is a ValueError.
#include "tanks/bind_position.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tanks/text.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::tanks {

void demand(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(what);
}
namespace {

constexpr uint64_t kDeepest = 99;
constexpr uint64_t kLongest = 1'000'000'000;

using Class = nb::class_<PyPosition>;

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

int side_of(nb::handle value) { return small_number(value, 1, "a side is 0 or 1"); }
int depth_of(nb::handle value) { return small_number(value, kDeepest, "a depth is 0 to 99"); }

std::vector<uint64_t> keys_of(nb::handle values) {
  std::vector<uint64_t> found;
  for (nb::handle value : nb::iter(values)) found.push_back(number_of(value, "a key is a number of 64 bits"));
  return found;
}

uint64_t legal(const PyPosition& self, nb::handle value) {
  const uint64_t move = number_of(value, "not a move");
  demand(self.board->is_legal(move), "this move is not legal here");
  return move;
}

// Turns into bytes without a copy per number.
nb::bytes as_bytes(const std::vector<uint64_t>& numbers) {
  return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(uint64_t));
}

// ---- what is asked ----

std::optional<int> to_act(const PyPosition& self) {
  const int side = self.board->to_act();
  return side < 0 ? std::nullopt : std::optional(side);
}

std::optional<std::tuple<int, std::string>> result_of(const PyPosition& self) {
  const Result result = self.board->result();
  if (result.reason == Reason::kNotOver) return std::nullopt;
  return std::tuple(int(result.winner), std::string(reason_word(result.reason)));
}

std::vector<uint64_t> kills_of(const PyPosition& self) {
  Numbers found;
  self.board->kills(found);
  return found.take();
}

std::vector<uint64_t> answers_of(const PyPosition& self) {
  Numbers found;
  self.board->answers(found);
  return found.take();
}

uint64_t move_of_code(const PyPosition& self, nb::handle code) {
  const uint64_t move = find_code(*self.board, number_of(code, "not a code"));
  demand(move != 0, "no legal move has this code");
  return move;
}

std::string write(Board& board, uint64_t move, bool marks) {
  return marks ? text_with_marks(board, move) : text_of(board, move);
}

std::vector<std::string> texts_of(const PyPosition& self, bool marks) {
  std::vector<std::string> texts;
  for (uint64_t move : moves_of(*self.board)) texts.push_back(write(*self.board, move, marks));
  return texts;
}

uint64_t find_text(const PyPosition& self, const std::string& text) {
  for (uint64_t move : moves_of(*self.board))
    if (text_of(*self.board, move) == text) return move;
  throw std::invalid_argument("no legal move has this text");
}

// Start, end, heading, then the effects as (kind, at, to).
std::vector<int> numbers_of_parts(const PyPosition& self, nb::handle move) {
  const MoveParts parts = parts_of(legal(self, move), self.board->stride());
  std::vector<int> found{parts.start, parts.end, parts.heading};
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    found.insert(found.end(), {int(effect.kind), effect.at, effect.to});
  }
  return found;
}

// ---- long work, on a copy: while the interpreter is free somebody may play on with this one ----

uint64_t perft(const PyPosition& self, nb::handle depth, bool bulk, const Stop* stop) {
  const int plies = depth_of(depth);
  const std::unique_ptr<Board> board = self.board->copy();
  const nb::gil_scoped_release free;
  return board->perft(plies, bulk, flag_of(stop));
}

std::vector<std::tuple<uint64_t, uint64_t>> divide(const PyPosition& self, nb::handle depth, const Stop* stop) {
  const int plies = depth_of(depth);
  const std::unique_ptr<Board> board = self.board->copy();
  std::vector<std::tuple<uint64_t, uint64_t>> found;
  if (plies == 0) return found;
  const nb::gil_scoped_release free;
  for (uint64_t move : moves_of(*board)) found.emplace_back(move, board->perft_after(move, plies - 1, flag_of(stop)));
  return found;
}

Playouts playouts(const PyPosition& self, nb::handle games, nb::handle seed, nb::handle cap, nb::handle quiet,
                  nb::handle history, const Stop* stop) {
  const std::vector<uint64_t> keys = keys_of(history);
  const PlayoutOrder order{number_of(games, "the number of games"), number_of(seed, "the seed"),
                           small_number(cap, kLongest, "the cap of plies"),
                           small_number(quiet, kLongest, "the quiet moves"), keys};
  const std::unique_ptr<Board> board = self.board->copy();
  const nb::gil_scoped_release free;
  return board->playouts(order, flag_of(stop));
}

// ---- the class ----

void bind_state(Class& position) {
  position
      .def_static(
          "from_line", [](const std::string& line, bool portable) { return PyPosition{read_board(line, portable)}; },
          "line"_a, nb::kw_only(), "portable"_a = false)
      .def("copy", [](const PyPosition& self) { return PyPosition{self.board->copy()}; })
      .def_prop_ro("avx2", [](const PyPosition& self) { return self.board->instruction_set() == std::string("avx2"); })
      .def_prop_ro("size", [](const PyPosition& self) { return self.board->size(); })
      .def_prop_ro("key", [](const PyPosition& self) { return self.board->key(); })
      .def("whole_key", [](const PyPosition& self) { return whole_key(*self.board); })
      .def_prop_ro("turn", [](const PyPosition& self) { return self.board->turn(); })
      .def_prop_ro("falling", [](const PyPosition& self) { return self.board->falling(); })
      .def_prop_ro("placing", [](const PyPosition& self) { return self.board->placing(); })
      .def_prop_ro("to_act", &to_act)
      .def_prop_ro("result", &result_of)
      .def("line", [](const PyPosition& self) { return line_of(*self.board); })
      .def(
          "can_kill_commander",
          [](const PyPosition& self, nb::handle side) { return self.board->can_kill_commander(side_of(side)); },
          "side"_a)
      .def(
          "can_leave", [](const PyPosition& self, nb::handle side) { return self.board->can_leave(side_of(side)); },
          "side"_a)
      .def(
          "can_win_by_flag",
          [](const PyPosition& self, nb::handle side) { return self.board->can_win_by_flag(side_of(side)); }, "side"_a)
      .def(
          "can_win", [](const PyPosition& self, nb::handle side) { return self.board->can_win(side_of(side)); },
          "side"_a);
}

void bind_moves(Class& position) {
  position.def("moves", [](const PyPosition& self) { return moves_of(*self.board); })
      .def("move_bytes", [](const PyPosition& self) { return as_bytes(moves_of(*self.board)); })
      .def("kills", &kills_of)
      .def("answers", &answers_of)
      .def("codes", [](const PyPosition& self) { return as_bytes(codes_of(*self.board)); })
      .def("find_code", &move_of_code, "code"_a)
      .def("count", [](const PyPosition& self) { return self.board->count(); })
      .def("is_legal",
           [](const PyPosition& self, nb::handle move) { return self.board->is_legal(number_of(move, "not a move")); })
      .def(
          "play", [](const PyPosition& self, nb::handle move) { return self.board->play(legal(self, move)); }, "move"_a)
      .def(
          "text",
          [](const PyPosition& self, nb::handle move, bool marks) {
            return write(*self.board, legal(self, move), marks);
          },
          "move"_a, nb::kw_only(), "marks"_a = false)
      .def("texts", &texts_of, nb::kw_only(), "marks"_a = false)
      .def("find", &find_text, "text"_a)
      .def("parts", &numbers_of_parts, "move"_a);
}

void bind_long_work(Class& position) {
  position.def("perft", &perft, "depth"_a, nb::kw_only(), "bulk"_a = true, "stop"_a.none() = nb::none())
      .def("divide", &divide, "depth"_a, nb::kw_only(), "stop"_a.none() = nb::none())
      .def("playouts", &playouts, "games"_a, nb::kw_only(), "seed"_a = 1, "cap"_a = 1000, "quiet"_a = 0,
           "history"_a = nb::make_tuple(), "stop"_a.none() = nb::none());
}

std::string words_of(const Playouts& found) {
  const std::pair<const char*, uint64_t> told[] = {
      {"games", found.games}, {"plies", found.plies}, {"moves", found.moves},   {"white", found.white},
      {"black", found.black}, {"drawn", found.drawn}, {"capped", found.capped}, {"check", found.check},
  };
  std::string words = "Playouts(";
  for (const auto& [name, value] : told) {
    if (words.back() != '(') words += ", ";
    words.append(name).append("=").append(std::to_string(value));
  }
  return words + ")";
}

}  // namespace

void bind_position(nb::module_& module) {
  nb::class_<Playouts>(module, "Playouts", "What became of random games: how many ended how, and what they took.")
      .def("__repr__", &words_of)
      .def_ro("games", &Playouts::games)
      .def_ro("plies", &Playouts::plies)
      .def_ro("moves", &Playouts::moves)
      .def_ro("white", &Playouts::white)
      .def_ro("black", &Playouts::black)
      .def_ro("drawn", &Playouts::drawn)
      .def_ro("capped", &Playouts::capped)
      .def_ro("check", &Playouts::check);
  Class position(module, "Position",
                 "A position of Tank Chess that play() changes. Moves are numbers, good for this position only; text() "
                 "and find() turn them into texts and back. from_line() reads the line that behemoth.tankchess writes "
                 "with position_text(). Whatever is wrong raises ValueError.");
  bind_state(position);
  bind_moves(position);
  bind_long_work(position);
}

}  // namespace behemoth::tanks
