// The boards of one instruction set.
#include "tanks/board.hpp"

#include <algorithm>
#include <utility>

#include "tanks/core/evaluation.hpp"
#include "tanks/core/perft.hpp"
#include "tanks/core/position.hpp"
#include "tanks/core/thinker.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

#define TANKS_WORD(name) #name
#define TANKS_WORD_OF(name) TANKS_WORD(name)

template <class G>
class PositionBoard final : public Board {
 public:
  PositionBoard(const Setup& setup, const Tables& tables) : position_(setup, tables) {}
  PositionBoard(const PositionBoard& other) : Board(other), position_(other.position_) {}

  const char* instruction_set() const override { return TANKS_WORD_OF(TANKS_ISA); }
  const Tables& tables() const override { return position_.tables(); }
  int stride() const override { return G::kStride; }

  int size() const override { return position_.size(); }
  uint64_t key() const override { return position_.key(); }
  int turn() const override { return position_.turn(); }
  bool falling() const override { return position_.is_falling(); }
  bool placing() const override { return position_.is_placing(); }
  int to_act() const override { return position_.over() ? -1 : position_.to_act(); }
  Result result() const override { return position_.result(); }
  void describe(Setup& into) const override { position_.describe(into); }

  void moves(Numbers& found) override {
    list();
    for (Move move : list_) found.add(move.raw());
  }
  void kills(Numbers& found) override {
    list_.clear();
    position_.generate_kills(list_);
    for (Move move : list_) found.add(move.raw());
  }
  void answers(Numbers& found) override {
    list_.clear();
    position_.generate_answers(list_);
    for (Move move : list_) found.add(move.raw());
  }
  int count() override { return position_.count_moves(); }
  bool is_legal(uint64_t move) override {
    list();
    return std::find(list_.begin(), list_.end(), Move(move)) != list_.end();
  }
  bool play(uint64_t move) override {
    Undo undo;
    position_.make(Move(move), undo);
    return undo.destroyed();
  }
  Outlook outlook(uint64_t move) override {
    Undo undo;
    position_.make(Move(move), undo);
    const int mover = 1 - position_.turn();
    const bool escape = position_.can_leave(mover) || position_.can_win_by_flag(mover);
    const Outlook found{position_.result(), position_.can_kill_commander(mover), escape};
    position_.undo(Move(move), undo);
    return found;
  }
  Result result_after(uint64_t move) override {
    Undo undo;
    position_.make(Move(move), undo);
    const Result found = position_.result();
    position_.undo(Move(move), undo);
    return found;
  }
  bool can_kill_commander(int side) override { return position_.can_kill_commander(side); }
  bool can_leave(int side) override { return position_.can_leave(side); }
  bool can_win_by_flag(int side) override { return position_.can_win_by_flag(side); }
  bool can_win(int side) override { return position_.can_win(side); }

  uint64_t perft(int depth, bool bulk, const std::atomic<bool>& stop) override {
    return count_ways(position_, depth, bulk, stop);
  }
  uint64_t perft_after(uint64_t move, int depth, const std::atomic<bool>& stop) override {
    Undo undo;
    position_.make(Move(move), undo);
    const uint64_t ways = count_ways(position_, depth, true, stop);
    position_.undo(Move(move), undo);
    return ways;
  }
  Playouts playouts(const PlayoutOrder& order, const std::atomic<bool>& stop) override {
    return play_out(position_, order, stop);
  }

  int evaluate(const Weights& weights) const override {
    Position<G> position = position_;
    if (position.is_falling() || position.is_placing() || position.over()) return 0;
    auto sight = std::make_unique<Sight<G>>();
    return Evaluation<G>(weights).evaluate(position, *sight);
  }

 private:
  Board* new_copy() const override { return new PositionBoard(*this); }
  Thinker* new_thinker(const Task& task) const override { return make_thinker(position_, task); }

  void list() {
    list_.clear();
    position_.generate(list_);
  }

  Position<G> position_;
  MoveList list_;
};

}  // namespace

Board* make_board(const Setup& setup, const Tables& tables) {
  if (setup.size > Small::kLargest) return new PositionBoard<Large>(setup, tables);
  return new PositionBoard<Small>(setup, tables);
}

}  // namespace behemoth::tanks::TANKS_ISA
