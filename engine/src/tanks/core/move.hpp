// A move as one number. Equal numbers of one position are equal moves (TC2.6).
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "tanks/core/isa.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks::TANKS_ISA {

// bits  0- 9 start        10-19 end (kOff if it leaves)   20-23 heading (kNoHeading if it leaves or sinks)
// bits 24-25 sort         26-28 enemies destroyed         29    the enemy commander is among them
// vehicle:  30-39 the square fired at (kOff for none)     40-63 three felled trees as offsets from the start, 0 none
// monster:  30-38, 39-47 two crossed squares (offset from the start, then 1 if stomped, 0 if a tree), offset 0 none
//           48 tail       49-50 strike                    51-53 its direction   54-57 its distance
// A fall has the Monster's square as start and end and its side as heading.
class Move {
 public:
  enum Sort { kVehicle, kMonster, kFall };
  enum Strike { kNoStrike, kFlame, kThrow, kDuel };

  constexpr Move() = default;
  constexpr explicit Move(uint64_t raw) : raw_(raw) {}

  static constexpr Move vehicle(int start, int end, int heading) {
    return Move(base(start, end, heading, kVehicle) | uint64_t{kOff} << 30);
  }
  static constexpr Move monster(int start, int end, int heading) { return Move(base(start, end, heading, kMonster)); }
  static constexpr Move fall(int square, int side) { return Move(base(square, square, side, kFall)); }

  constexpr uint64_t raw() const { return raw_; }
  constexpr explicit operator bool() const { return raw_ != 0; }
  friend constexpr bool operator==(Move, Move) = default;

  constexpr int start() const { return raw_ & 1023; }
  constexpr int end() const { return raw_ >> 10 & 1023; }
  constexpr int heading() const { return raw_ >> 20 & 15; }
  constexpr Sort sort() const { return Sort(raw_ >> 24 & 3); }
  constexpr bool is_fall() const { return sort() == kFall; }
  constexpr bool is_monster() const { return sort() == kMonster; }
  constexpr bool leaves() const { return end() == kOff; }
  constexpr bool sinks() const { return heading() == kNoHeading && end() != kOff && !is_fall(); }
  // How many live enemies it destroys; own tanks that a Monster throws are not counted.
  constexpr int victims() const { return raw_ >> 26 & 7; }
  // Whether it destroys the enemy command tank.
  constexpr bool kills_commander() const { return raw_ >> 29 & 1; }
  // Whether it wins at once (falls that crush a commander not included).
  constexpr bool wins() const { return kills_commander() || leaves(); }
  // The square a vehicle fires at, or kOff.
  constexpr int target() const { return sort() == kVehicle ? raw_ >> 30 & 1023 : kOff; }
  constexpr bool shoots() const { return target() != kOff; }
  // Neither a destruction nor leaving nor sinking nor felling nor a fall: only the pose of one piece changes.
  constexpr bool is_plain() const { return raw_ >> 23 == kPlainHigh || raw_ >> 23 == kPlainMonster; }

  constexpr Move with_target(int square, bool commander) const {
    return Move((raw_ & ~(uint64_t{1023} << 30)) | uint64_t(square) << 30 | uint64_t{1} << 26 |
                uint64_t(commander) << 29);
  }
  constexpr Move with_felled(int index, int offset) const { return Move(raw_ | uint64_t(offset) << (40 + 8 * index)); }
  constexpr int felled(int index) const { return raw_ >> (40 + 8 * index) & 255; }

  constexpr Move with_crossed(int index, int offset, bool stomped) const {
    return Move(raw_ | (uint64_t(offset) | uint64_t(stomped) << 8) << (30 + 9 * index));
  }
  constexpr int crossed(int index) const { return raw_ >> (30 + 9 * index) & 255; }
  constexpr bool stomped(int index) const { return raw_ >> (38 + 9 * index) & 1; }
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
  // Makes sure that so many more fit; then `push_fast` may be called that often.
  void room(int more) {
    if (size_ + more > capacity_) grow(size_ + more);
  }
  void push_fast(Move move) { moves_[size_++] = move; }
  // Drops the moves from this place on for which `keep(move)` is false.
  template <class Keep>
  void keep_from(int place, Keep&& keep) {
    int kept = place;
    for (int i = place; i < size_; ++i)
      if (keep(moves_[i])) moves_[kept++] = moves_[i];
    size_ = kept;
  }

 private:
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
