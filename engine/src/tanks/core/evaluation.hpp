// What a position is worth without searching: material, danger, fire, room to move, and the fate of the command tanks.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "tanks/core/position.hpp"
#include "tanks/weights.hpp"

namespace behemoth::tanks::TANKS_ISA {

// Where the guns of one side can strike next turn. `pierced[a][d]`: squares that a shot flying in direction d can
// strike with more than armour a. A picture for the evaluation, drawn for all guns at once: it does not know that a
// shooter leaves its own square, nor what falls while it drives.
template <class G>
class FireMap {
 public:
  using Set = typename G::Set;
  static constexpr int kArmours = 6;

  void draw(Position<G>& position, int side);

  // The kinds that have guns, as bits; those with the same gun count as the first of them. And where they can be next
  // turn, for each heading.
  uint32_t armed() const { return guns_.kinds; }
  const Set* reached(int kind) const { return guns_.planes[kind]; }

  // The squares where a piece of this kind could be destroyed, for each of its headings.
  const std::array<Set, 8>& unsafe(int kind) {
    const int like = tables_->armoured_like[kind];
    if (!(unsafe_ready_ >> like & 1)) find_unsafe(like);
    return unsafe_[like];
  }

  // The squares under fire that pierces more than so much armour.
  Set squares(int armour) const {
    Set all = crushed_;
    for (const Set& set : pierced_[armour]) all |= set;
    return all;
  }

 private:
  // Where the guns of a side can be next turn.
  struct Guns {
    uint32_t kinds = 0;
    Set planes[kMostKinds][8];
  };

  void gather(Position<G>& position, int side);
  template <int D>
  void draw_direction(const Set& blockers);
  void find_unsafe(int kind);

  const Tables* tables_ = nullptr;
  Guns guns_;
  std::array<std::array<Set, 8>, kArmours> pierced_;
  Set crushed_;
  std::array<std::array<Set, 8>, kMostKinds> unsafe_;
  uint32_t unsafe_ready_ = 0;  // bits by kind
  static_assert(kMostKinds <= 32);
};

// What a node of the search knows about its position; each part is found out when somebody asks.
template <class G>
struct Sight {
  FireMap<G> fire[2];
  uint64_t danger[2];  // slots of the side that the other side could destroy now
  bool fire_known[2] = {false, false};
  bool danger_known[2] = {false, false};

  void forget() { fire_known[0] = fire_known[1] = danger_known[0] = danger_known[1] = false; }
  FireMap<G>& fire_of(Position<G>& position, int side) {
    if (!fire_known[side]) {
      fire[side].draw(position, side);
      fire_known[side] = true;
    }
    return fire[side];
  }
  uint64_t danger_of(Position<G>& position, int side) {
    if (!danger_known[side]) {
      // Where Monsters are about or observers see the picture of the fire is too rough.
      const bool rough = position.monsters(0) || position.monsters(1) || position.has_observers(1 - side);
      danger[side] = rough ? position.targets(1 - side) : under_fire(position, side);
      danger_known[side] = true;
    }
    return danger[side];
  }

 private:
  uint64_t under_fire(Position<G>& position, int side);
};

template <class G>
class Evaluation {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;
  static constexpr int kMost = 20000;  // no evaluation is further from zero

  explicit Evaluation(const Weights& weights) : w_(weights) {}

  int value_of(int kind) const { return w_.material[kind]; }
  // For the side to move. Not while a Monster falls.
  int evaluate(Position<G>& position, Sight<G>& sight) const;

 private:
  int material(const Position<G>& position) const;
  int in_danger(const Position<G>& position, int side, uint64_t slots, int first, int rest) const;
  int of_side(Position<G>& position, Sight<G>& sight, int side) const;
  static bool has_safe_check(Position<G>& position, Sight<G>& sight, int side);
  int bearing(const Position<G>& position, const Piece& piece, const Kind& kind, int enemy) const;
  int flag(const Position<G>& position, int side) const;
  int near_commanders(int square, int enemy, int own) const;
  int of_fire(const Position<G>& position, const FireMap<G>& fire, int enemy) const;
  static int commander_square(const Position<G>& position, int side);
  static int nearest_enemy(const Position<G>& position, int side, int square);
  int commander(const Position<G>& position, int side, const Piece& piece, const Reach<G>& reach,
                FireMap<G>& danger) const;

  const Weights& w_;
};

}  // namespace behemoth::tanks::TANKS_ISA
