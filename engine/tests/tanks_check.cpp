// Plays random games on one position and checks the engine against itself; compiled for each instruction set, run by
// tanks_main.cpp, mostly with sanitizers.
#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <string>

#include "tanks/core/perft.hpp"
#include "tanks/core/position.hpp"
#include "tanks/text.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

class Check {
 public:
  Check(const Tables& tables, uint64_t seed) : tables_(tables), random_(seed * 2 + 1) {}

  // Throws std::logic_error if something does not hold, std::invalid_argument if the line is no position.
  void run(const std::string& line, int plies) {
    // The larger geometry plays on every board, the smaller one where it can.
    const Setup setup = read_position(line, tables_);
    const std::string first = games<Large>(setup, plies);
    if (setup.size <= Small::kLargest) demand(games<Small>(setup, plies) == first, line);
  }
  uint64_t positions() const { return positions_; }

 private:
  template <class G>
  std::string games(const Setup& setup, int plies) {
    Position<G> position(setup, tables_);
    const std::string written = line_of(position);
    demand(line_of(again(position)) == written, written);
    const std::atomic<bool> stop{false};
    demand(count_ways(position, 1, true, stop) == count_ways(position, 1, false, stop), written);
    play_out(position, PlayoutOrder{1, random(), 3 * plies, 0, {}}, stop);
    Position<G> walked = position;
    for (int ply = 0; ply < plies && look<G>(walked); ++ply) {
    }
    demand(line_of(position) == written, "a copy changed its original: " + written);
    return written;
  }

  template <class G>
  std::string line_of(const Position<G>& position) const {
    Setup setup;
    position.describe(setup);
    return position_text(setup, tables_);
  }
  template <class G>
  uint64_t whole_key(const Position<G>& position) const {
    Setup setup;
    position.describe(setup);
    return key_of(setup);
  }
  // The same position, written and read.
  template <class G>
  Position<G> again(const Position<G>& position) const {
    return Position<G>(read_position(line_of(position), tables_), tables_);
  }

  // Checks one position and plays a random move; false if there is none.
  template <class G>
  bool look(Position<G>& position) {
    ++positions_;
    const std::string before = line_of(position);
    demand(position.key() == whole_key(position), before);
    MoveList all, kills;
    position.generate(all);
    position.generate_kills(kills);
    demand(position.count_moves() == all.size(), before);
    for (int side = 0; side < 2; ++side) {
      position.targets(side);
      position.can_kill_commander(side);
      position.can_leave(side);
      position.can_win_by_flag(side);
      position.can_detonate_commander(side);
    }
    for (Move kill : kills) demand(std::find(all.begin(), all.end(), kill) != all.end(), before);
    if (all.empty()) return false;
    look_at_answers<G>(position, all, before);
    look_at_checks<G>(position, all, before);
    const int step = 1 + all.size() / 40;
    for (int i = random() % step; i < all.size(); i += step) tried<G>(position, all[i], before);
    for (Move kill : kills) tried<G>(position, kill, before);
    const MoveList& chosen = kills.empty() || random() % 4 ? all : kills;
    look_at_old_moves<G>(position, all, chosen[random() % chosen.size()]);
    Undo undo;
    position.make(chosen[random() % chosen.size()], undo);
    return true;
  }

  // The answers to a threat are exactly the moves after which the other side cannot win next turn.
  template <class G>
  void look_at_answers(Position<G>& position, const MoveList& all, const std::string& before) {
    MoveList answers;
    position.generate_answers(answers);
    if (position.is_falling() || position.is_placing()) return demand(answers.empty(), before);
    auto next = answers.begin();
    for (Move move : all) {
      const bool found = next != answers.end() && *next == move;
      if (found) ++next;
      demand(found == is_answer<G>(position, move), before + " " + move_text(parts_of(move.raw(), G::kStride)));
    }
    demand(next == answers.end() && line_of(position) == before, before);
  }

  // Who comes to a pose of check gives check, unless the command tank can be destroyed already: then it may be a pose
  // to fire from, and nobody may fire without moving (TC2.5).
  template <class G>
  void look_at_checks(Position<G>& position, const MoveList& all, const std::string& before) {
    const int us = position.turn();
    if (position.is_falling() || position.is_placing() || position.can_kill_commander(us)) return;
    for (Move move : all) {
      if (!move.is_plain() || move.is_monster()) continue;
      const int kind = position.piece(us, position.slot_at(us, move.start())).kind;
      const auto* poses = position.check_poses(us, kind);
      if (!poses || !poses[move.heading()].has(move.end())) continue;
      Undo undo;
      position.make(move, undo);
      demand(position.over() || position.can_kill_commander(us),
             before + " " + move_text(parts_of(move.raw(), G::kStride)));
      position.undo(move, undo);
    }
  }

  // After a move, if the same side moved again: what was legal before and only changes a pose is legal still, or not.
  template <class G>
  void look_at_old_moves(Position<G>& position, const MoveList& old, Move move) {
    Undo undo;
    position.make(move, undo);
    if (!position.over() && !position.is_falling() && !position.is_placing()) {
      position.pass();
      MoveList now;
      position.generate(now);
      const std::string where = line_of(position);
      for (Move one : old)
        if (one.is_plain() && !one.is_monster())
          demand(position.reaches(one) == (std::find(now.begin(), now.end(), one) != now.end()), where);
      position.pass();
    }
    position.undo(move, undo);
  }

  template <class G>
  static bool is_answer(Position<G>& position, Move move) {
    const int us = position.turn(), them = 1 - us;
    Undo undo;
    position.make(move, undo);
    const bool lost = position.over() ? position.result().winner != us
                                      : position.can_leave(them) || position.can_win_by_flag(them) ||
                                            position.can_detonate_commander(them) || position.can_kill_commander(them);
    position.undo(move, undo);
    return !lost;
  }

  template <class G>
  void tried(Position<G>& position, Move move, const std::string& before) {
    const uint64_t key = position.key();
    demand(!move_text(parts_of(move.raw(), G::kStride)).empty(), before);
    Undo undo;
    position.make(move, undo);
    demand(position.key() == whole_key(position), before + " " + line_of(position));
    demand(again(position).key() == position.key(), before + " " + line_of(position));
    position.undo(move, undo);
    demand(position.key() == key && line_of(position) == before,
           before + " " + move_text(parts_of(move.raw(), G::kStride)));
  }

  static void demand(bool holds, const std::string& where) {
    if (!holds) throw std::logic_error(where);
  }
  uint64_t random() {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    return random_ ^= random_ << 17;
  }

  const Tables& tables_;
  uint64_t random_;
  uint64_t positions_ = 0;
};

}  // namespace

uint64_t check(const Tables& tables, const std::string& line, int plies, uint64_t seed) {
  Check check(tables, seed);
  check.run(line, plies);
  return check.positions();
}

}  // namespace behemoth::tanks::TANKS_ISA
