// A move as one number. Equal numbers of one position are equal moves (TC2.6).
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "tanks/core/isa.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks::TANKS_ISA {

// bits  0- 9 start        10-19 end (kOff if it leaves)   20-23 heading (kNoHeading if it leaves or sinks, kBlownUp)
// bits 24-25 sort         26-28 enemies destroyed         29    the enemy commander is among them
// vehicle:  26 only for an enemy destroyed                27 detonates a remote mine      28 pushes
//           30-39 the square fired at or of the mine (kOff for none)
//           40-63 three felled trees as offsets from the start, 0 none; if it pushes:
//           40-42 the direction    43-49 where the thing was    50-56, 57-63 two felled trees, as small offsets
//           The first tree kAllAhead: of the squares straight ahead to the end it felled all, but what it pushed.
// monster:  30-38, 39-47 two crossed squares (offset from the start, then 1 if stomped), offset 0 none
//           48 tail       49-50 strike                    51-53 its direction   54-57 its distance
//           58, 59 whether the crossed squares were land mines; neither stomped nor mine is a tree
// A fall has the Monster's square as start and end and its side as heading; a placement the mine's square as start and
// end and no heading.
class Move {
 public:
  enum Sort { kVehicle, kMonster, kFall, kPlacement };
  enum Strike { kNoStrike, kFlame, kThrow, kDuel };

  constexpr Move() = default;
  constexpr explicit Move(uint64_t raw) : raw_(raw) {}

  static constexpr Move vehicle(int start, int end, int heading) {
    return Move(base(start, end, heading, kVehicle) | uint64_t{kOff} << 30);
  }
  static constexpr Move monster(int start, int end, int heading) { return Move(base(start, end, heading, kMonster)); }
  static constexpr Move fall(int square, int side) { return Move(base(square, square, side, kFall)); }
  static constexpr Move placement(int square) { return Move(base(square, square, kNoHeading, kPlacement)); }

  constexpr uint64_t raw() const { return raw_; }
  constexpr explicit operator bool() const { return raw_ != 0; }
  friend constexpr bool operator==(Move, Move) = default;

  constexpr int start() const { return raw_ & 1023; }
  constexpr int end() const { return raw_ >> 10 & 1023; }
  constexpr int heading() const { return raw_ >> 20 & 15; }
  constexpr Sort sort() const { return Sort(raw_ >> 24 & 3); }
  constexpr bool is_fall() const { return sort() == kFall; }
  constexpr bool is_monster() const { return sort() == kMonster; }
  constexpr bool is_placement() const { return sort() == kPlacement; }
  constexpr bool is_turn() const { return sort() < kFall; }  // a move in the sense of TC4.4
  constexpr bool leaves() const { return end() == kOff; }
  constexpr bool sinks() const { return heading() == kNoHeading && end() != kOff && is_turn(); }
  constexpr bool blows_up() const { return heading() == kBlownUp; }
  // Whether the piece has a pose afterwards.
  constexpr bool stays() const { return heading() < kNoHeading; }
  // How many live enemies it destroys; own tanks that a Monster throws are not counted.
  constexpr int victims() const { return raw_ >> 26 & (sort() == kVehicle ? 1 : 7); }
  // Whether it destroys the enemy command tank.
  constexpr bool kills_commander() const { return raw_ >> 29 & 1; }
  // Whether it wins at once (falls that crush a commander and flags not included).
  constexpr bool wins() const { return kills_commander() || leaves(); }
  // The square a vehicle fires at, or whose remote mine it detonates, or kOff.
  constexpr int target() const { return sort() == kVehicle ? raw_ >> 30 & 1023 : kOff; }
  constexpr bool detonates() const { return sort() == kVehicle && (raw_ >> 27 & 1); }
  constexpr bool shoots() const { return target() != kOff && !detonates(); }
  // Neither a destruction nor leaving nor sinking nor felling nor a fall: only the pose of one piece changes.
  constexpr bool is_plain() const { return raw_ >> 23 == kPlainHigh || raw_ >> 23 == kPlainMonster; }

  constexpr Move with_target(int square, bool commander) const {
    return Move((raw_ & ~(uint64_t{1023} << 30)) | uint64_t(square) << 30 | uint64_t{1} << 26 |
                uint64_t(commander) << 29);
  }
  constexpr Move with_detonation(int square, bool enemy, bool commander) const {
    return Move((raw_ & ~(uint64_t{1023} << 30)) | uint64_t(square) << 30 | uint64_t(enemy) << 26 | uint64_t{1} << 27 |
                uint64_t(commander) << 29);
  }
  constexpr Move with_felled(int index, int offset) const { return Move(raw_ | uint64_t(offset) << (40 + 8 * index)); }
  constexpr int felled(int index) const { return raw_ >> (40 + 8 * index) & 255; }
  // The same of a move that pushes: small offsets, and only two of them.
  constexpr Move with_push(int direction, int offset) const {
    return Move(raw_ | uint64_t{1} << 28 | uint64_t(direction) << 40 | uint64_t(offset) << 43);
  }
  constexpr bool pushes() const { return sort() == kVehicle && (raw_ >> 28 & 1); }
  constexpr int push_direction() const { return raw_ >> 40 & 7; }
  constexpr int pushed() const { return raw_ >> 43 & 127; }
  constexpr Move with_small_felled(int index, int offset) const {
    return Move(raw_ | uint64_t(offset) << (50 + 7 * index));
  }
  constexpr int small_felled(int index) const { return raw_ >> (50 + 7 * index) & 127; }

  // What a Monster tramples on.
  enum Trampled { kTree, kStomped, kMine };
  constexpr Move with_crossed(int index, int offset, Trampled what) const {
    return Move(raw_ | (uint64_t(offset) | uint64_t(what == kStomped) << 8) << (30 + 9 * index) |
                uint64_t(what == kMine) << (58 + index));
  }
  constexpr int crossed(int index) const { return raw_ >> (30 + 9 * index) & 255; }
  constexpr bool stomped(int index) const { return raw_ >> (38 + 9 * index) & 1; }
  constexpr Trampled trampled(int index) const {
    return stomped(index) ? kStomped : (raw_ >> (58 + index) & 1) ? kMine : kTree;
  }
  constexpr Move with_tail() const { return Move(raw_ | uint64_t{1} << 48); }
  constexpr bool tail() const { return is_monster() && (raw_ >> 48 & 1); }
  constexpr Move with_strike(Strike strike, int direction, int distance) const {
    return Move(raw_ | uint64_t(strike) << 49 | uint64_t(direction) << 51 | uint64_t(distance) << 54);
  }
  constexpr Strike strike() const { return is_monster() ? Strike(raw_ >> 49 & 3) : kNoStrike; }
  constexpr int strike_direction() const { return raw_ >> 51 & 7; }
  constexpr int strike_distance() const { return raw_ >> 54 & 15; }
  constexpr Move with_victims(int count, bool commander) const {
    return Move(raw_ | uint64_t(count) << 26 | uint64_t(commander) << 29);
  }

 private:
  // Bit 23 (no heading) clear, no victims, no target, no trees; or the same for a Monster.
  static constexpr uint64_t kPlainHigh = uint64_t{kOff} << 7;
  static constexpr uint64_t kPlainMonster = uint64_t{kMonster} << 1;
  static constexpr uint64_t base(int start, int end, int heading, Sort sort) {
    return uint64_t(start) | uint64_t(end) << 10 | uint64_t(heading) << 20 | uint64_t(sort) << 24;
  }
  uint64_t raw_ = 0;
};

// A square near another as one byte that is never 0, and back.
constexpr int offset_of(int stride, int from, int to) {
  return (to % stride - from % stride + 8) << 4 | (to / stride - from / stride + 8);
}
constexpr int from_offset(int stride, int from, int offset) {
  return from + ((offset >> 4) - 8) + stride * ((offset & 15) - 8);
}

// The same for the moves of those that fell or push, as seven bits.
inline constexpr int kAllAhead = 127;
constexpr int small_offset_of(int stride, int from, int to) {
  const int columns = to % stride - from % stride + kMostClearing, rows = to / stride - from / stride + kMostClearing;
  return columns * (2 * kMostClearing + 1) + rows + 1;
}
constexpr int from_small_offset(int stride, int from, int offset) {
  const int width = 2 * kMostClearing + 1;
  return from + (offset - 1) / width - kMostClearing + stride * ((offset - 1) % width - kMostClearing);
}

// Where the thing lay that a move pushes, or kOff; one step further in its direction is where it goes.
constexpr int pushed_from(int stride, Move move) {
  return move.pushes() ? from_small_offset(stride, move.start(), move.pushed()) : kOff;
}

// Calls f(square) for each tree that a vehicle's move fells, in rising order.
template <class F>
constexpr void each_felled(int stride, Move move, F&& f) {
  const bool pushes = move.pushes();
  const int first = pushes ? move.small_felled(0) : move.felled(0);
  if (!first) return;
  const int start = move.start(), end = move.end();
  if (first == (pushes ? kAllAhead : 255)) {
    const int from = start < end ? start : end, step = (start < end ? end - start : start - end) / kMostClearing;
    for (int i = 0; i <= kMostClearing; ++i)
      if (from + i * step != start && from + i * step != pushed_from(stride, move)) f(from + i * step);
    return;
  }
  for (int i = 0; i < (pushes ? 2 : kMostFelled); ++i) {
    const int offset = pushes ? move.small_felled(i) : move.felled(i);
    if (offset) f(pushes ? from_small_offset(stride, start, offset) : from_offset(stride, start, offset));
  }
}

// A list of moves that grows as needed; made once and used again.
class MoveList {
 public:
  MoveList() = default;
  MoveList(const MoveList&) = delete;
  MoveList& operator=(const MoveList&) = delete;
  MoveList(MoveList&&) = default;
  MoveList& operator=(MoveList&&) = default;

  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move& operator[](int i) { return moves_[i]; }
  Move operator[](int i) const { return moves_[i]; }
  Move* begin() { return moves_.get(); }
  Move* end() { return moves_.get() + size_; }
  const Move* begin() const { return moves_.get(); }
  const Move* end() const { return moves_.get() + size_; }
  void push(Move move) {
    room(1);
    moves_[size_++] = move;
  }
  // Room for so many more, which the caller writes there.
  Move* extend(int more) {
    room(more);
    return moves_.get() + std::exchange(size_, size_ + more);
  }
  // Drops the moves from this place on for which `keep(move)` is false.
  template <class Keep>
  void keep_from(int place, Keep&& keep) {
    int kept = place;
    for (int i = place; i < size_; ++i)
      if (keep(moves_[i])) moves_[kept++] = moves_[i];
    size_ = kept;
  }

 private:
  void room(int more) {
    if (size_ + more > capacity_) grow(size_ + more);
  }
  void grow(int least) {
    int wider = capacity_ ? capacity_ * 2 : 1024;
    while (wider < least) wider *= 2;
    auto fresh = std::make_unique_for_overwrite<Move[]>(wider);
    for (int i = 0; i < size_; ++i) fresh[i] = moves_[i];
    moves_ = std::move(fresh);
    capacity_ = wider;
  }
  std::unique_ptr<Move[]> moves_;
  int size_ = 0;
  int capacity_ = 0;
};

}  // namespace behemoth::tanks::TANKS_ISA
