// The boards of one processor: included by board_base.cpp and board_avx2.cpp.
#pragma once

#include <algorithm>

#include "tanks/board.hpp"
#include "tanks/perft.hpp"
#include "tanks/position.hpp"

TANKS_ARCH_BEGIN

template <class G>
class PositionBoard final : public Board {
 public:
  explicit PositionBoard(Position<G> position) : position_(std::move(position)) {}

  std::unique_ptr<Board> copy() const override { return std::make_unique<PositionBoard>(Position<G>(position_)); }
  bool is_small() const override { return std::is_same_v<G, Small>; }
  bool is_avx2() const override {
#if defined(__AVX2__)
    return true;
#else
    return false;
#endif
  }
  const void* position() const override { return &position_; }

  int size() const override { return position_.size(); }
  uint64_t key() const override { return position_.key(); }
  uint64_t whole_key() const override { return position_.whole_key(); }
  int turn() const override { return position_.turn(); }
  bool falling() const override { return position_.is_falling(); }
  int to_act() const override { return position_.over() ? -1 : position_.to_act(); }
  int winner() const override { return position_.over() ? position_.result().winner : -1; }
  std::string reason() const override { return kReasonWords[int(position_.result().reason)]; }
  std::string line() const override { return position_.line(); }

  void moves(std::vector<uint64_t>& found) override {
    list();
    for (Move move : list_) found.push_back(move.raw());
  }
  void kills(std::vector<uint64_t>& found) override {
    list_.clear();
    position_.generate_kills(list_);
    for (Move move : list_) found.push_back(move.raw());
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
  uint64_t perft_after(uint64_t move, int depth, const std::atomic<bool>& stop) override {
    Undo undo;
    position_.make(Move(move), undo);
    const uint64_t ways = Counter<G>(position_, true, stop).count(depth);
    position_.undo(Move(move), undo);
    return ways;
  }
  std::string text(uint64_t move) const override { return position_.text(Move(move)); }
  std::string text_with_marks(uint64_t move) override { return position_.text_with_marks(Move(move)); }
  std::vector<int> parts(uint64_t raw) const override {
    using Sq = Squares<G>;
    const Move move(raw);
    auto law = [](int square) { return square == kOff ? -1 : Sq::to_law(square); };
    std::vector<int> found{law(move.start()), law(move.end()), move.heading() == kNoHeading ? -1 : move.heading()};
    position_.each_deed(move, [&](int what, int at, int to) {
      found.push_back(what);
      found.push_back(law(at));
      found.push_back(law(to));
    });
    return found;
  }
  bool can_kill_commander(int side) override { return position_.can_kill_commander(side); }
  bool can_leave(int side) override { return position_.can_leave(side); }

  uint64_t perft(int depth, bool bulk, const std::atomic<bool>& stop) override {
    return Counter<G>(position_, bulk, stop).count(depth);
  }
  Playouts playouts(uint64_t games, uint64_t seed, int cap, int quiet, const std::vector<uint64_t>& history,
                    const std::atomic<bool>& stop) override {
    return Player<G>(position_, quiet, history).play(games, seed, cap, stop);
  }
  std::vector<uint64_t> codes() override {
    list();
    std::vector<uint64_t> found;
    found.reserve(list_.size());
    for (Move move : list_) found.push_back(code(move));
    std::sort(found.begin(), found.end());
    return found;
  }
  uint64_t find_code(uint64_t wanted) override {
    list();
    for (Move move : list_)
      if (code(move) == wanted) return move.raw();
    return 0;
  }

 private:
  // Start, end and heading as the law counts them, and 40 bits of all deeds.
  uint64_t code(Move move) const {
    using Sq = Squares<G>;
    auto law = [](int square) { return square == kOff ? -1 : Sq::to_law(square); };
    if (move.is_fall()) return uint64_t((move.heading() + 1) % 9) << 20;
    uint64_t deeds = 0;
    if (!move.is_plain())
      position_.each_deed(move, [&](int what, int at, int to) {
        deeds = deeds * 1000003 + (uint64_t(what) | uint64_t(law(at)) << 3 | uint64_t(law(to) + 1) << 13) + 1;
      });
    return uint64_t(law(move.start())) | uint64_t(law(move.end()) + 1) << 10 |
           uint64_t((move.heading() + 1) % 9) << 20 | (deeds & 0xFFFFFFFFFFu) << 24;
  }
  void list() {
    list_.clear();
    position_.generate(list_);
  }

  Position<G> position_;
  MoveList list_;
};

inline std::unique_ptr<Board> read_any(const std::string& line) {
  // The size comes first in the line; whatever it is, reading says what is wrong with it.
  const size_t digits = line.find_first_not_of(" \t\r\n");
  const int size =
      digits == line.npos ? 0 : words::number(std::string_view(line).substr(digits, line.find('_') - digits), 2);
  if (size > Small::kLargest) return std::make_unique<PositionBoard<Large>>(Position<Large>::read(line));
  return std::make_unique<PositionBoard<Small>>(Position<Small>::read(line));
}

TANKS_ARCH_END
