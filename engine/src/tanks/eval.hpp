// What a position is worth without searching: material, danger, fire, room to move, and the fate of the command tanks.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "tanks/position.hpp"
#include "tanks/weights.hpp"

TANKS_ARCH_BEGIN

// Where the guns of one side can strike next turn. `pierced[a][d]`: squares that a shot flying in direction d can
// strike with more than armour a. A picture for judging, drawn for all guns at once: it does not know that a shooter
// leaves its own square, nor what falls while it drives.
template <class G>
class Fire {
 public:
  using Set = typename G::Set;
  static constexpr int kArmours = 6;

  void draw(Position<G>& position, int side) {
    Set direct[kArmours + 1][8] = {};
    unsigned used = 0;
    for (auto& row : pierced_) row.fill(Set::none());
    crushed_ = Set::none();
    position.each_piece(side, [&](int slot, const Piece& piece) {
      const Kind& kind = tables.kinds[piece.kind];
      if (kind.giant) {
        crushed_ |= around(piece.square, position.size());
      } else if (kind.gun.there && kind.gun.strength > 0) {
        const int strength = std::min(kind.gun.strength, kArmours);
        if (kind.gun.indirect) {
          lob(position.reach(side, slot), piece.kind, kind.gun, strength);
        } else {
          used |= 1u << strength;
          gather(position.reach(side, slot), piece.kind, direct[strength]);
        }
      }
    });
    const Set blockers = position.fire_blockers();
    for (int strength = 1; strength <= kArmours; ++strength) {
      if (used >> strength & 1)
        shoot_all(direct[strength], blockers, pierced_[strength - 1], std::make_index_sequence<8>{});
    }
    // A gun that pierces more pierces less as well.
    for (int armour = kArmours - 2; armour >= 0; --armour) {
      for (int d = 0; d < 8; ++d) pierced_[armour][d] |= pierced_[armour + 1][d];
    }
    for (auto& row : unsafe_ready_) row = false;
  }

  // The squares where a piece of this kind could be destroyed, for each of its headings.
  const std::array<Set, 8>& unsafe(int kind) {
    std::array<Set, 8>& found = unsafe_[kind & 15];
    if (!unsafe_ready_[kind & 15]) {
      unsafe_ready_[kind & 15] = true;
      const std::array<int, 3>& armour = tables.kinds[kind].armour;
      const int front = std::min(armour[0], kArmours - 1);
      const int flank = std::min(armour[1], kArmours - 1);
      const int rear = std::min(armour[2], kArmours - 1);
      Set flanks[8];
      for (int d = 0; d < 8; ++d) flanks[d] = pierced_[flank][d];
      for (int h = 0; h < 8; ++h) {
        Set all = crushed_ | pierced_[front][(h + 4) & 7] | pierced_[rear][h];
        for (int turn : {1, 2, 3, 5, 6, 7}) all |= flanks[(h + turn) & 7];
        found[h] = all;
      }
    }
    return found;
  }

  // How many squares lie under any fire.
  int squares() const {
    Set all = crushed_;
    for (const Set& set : pierced_[0]) all |= set;
    return all.count();
  }

 private:
  // Stomping, tail and throws, roughly: two squares around.
  static Set around(int square, int size) {
    Set made = Set::none();
    const int column = Squares<G>::column(square), row = Squares<G>::row(square);
    for (int r = std::max(0, row - 2); r <= std::min(size - 1, row + 2); ++r) {
      for (int c = std::max(0, column - 2); c <= std::min(size - 1, column + 2); ++c) made.set(Squares<G>::at(c, r));
    }
    return made;
  }

  static void gather(const Reach<G>& reach, int kind, Set (&origins)[8]) {
    for (int d = 0; d < 8; ++d) {
      Set from = origins[d];
      for (unsigned rest = tables.headings[kind][d]; rest; rest &= rest - 1)
        from |= reach.planes[std::countr_zero(rest)];
      origins[d] = from;
    }
  }

  void lob(const Reach<G>& reach, int kind, const Gun& gun, int strength) {
    Set origins[8] = {};
    gather(reach, kind, origins);
    lob_all(origins, gun, pierced_[strength - 1], std::make_index_sequence<8>{});
  }
  template <size_t... D>
  static void lob_all(const Set (&origins)[8], const Gun& gun, std::array<Set, 8>& into, std::index_sequence<D...>) {
    (lob_one<int(D)>(origins[D], gun, into[D]), ...);
  }
  template <int D>
  static void lob_one(Set front, const Gun& gun, Set& into) {
    for (int distance = 1; distance <= gun.most && front.any(); ++distance) {
      front = front.template step<D>();
      if (distance >= gun.least) into |= front;
    }
  }

  template <size_t... D>
  static void shoot_all(const Set (&origins)[8], const Set& blockers, std::array<Set, 8>& into,
                        std::index_sequence<D...>) {
    (shoot_one<int(D)>(origins[D], blockers, into[D]), ...);
  }
  template <int D>
  static void shoot_one(Set front, const Set& blockers, Set& into) {
    front = front.template step<D>().without(blockers);  // a neighbour cannot be fired at (TC3.2)
    while (front.any()) {
      front = front.template step<D>();
      into |= front;
      front = front.without(blockers);
    }
  }

  std::array<std::array<Set, 8>, kArmours> pierced_;
  Set crushed_;
  std::array<std::array<Set, 8>, 16> unsafe_;
  std::array<bool, 16> unsafe_ready_{};
};

// What a node of the search knows about its position; each part is found out when somebody asks.
template <class G>
struct Sight {
  Fire<G> fire[2];
  uint64_t danger[2];  // slots of the side that the other side could destroy now
  bool fire_known[2] = {false, false};
  bool danger_known[2] = {false, false};

  void forget() { fire_known[0] = fire_known[1] = danger_known[0] = danger_known[1] = false; }
  Fire<G>& fire_of(Position<G>& position, int side) {
    if (!fire_known[side]) {
      fire[side].draw(position, side);
      fire_known[side] = true;
    }
    return fire[side];
  }
  uint64_t danger_of(Position<G>& position, int side) {
    if (!danger_known[side]) {
      // Where Monsters are about the picture of the fire is too rough.
      const bool giants = position.giants(0) || position.giants(1);
      danger[side] = giants ? position.targets(1 - side) : under_fire(position, side);
      danger_known[side] = true;
    }
    return danger[side];
  }

 private:
  uint64_t under_fire(Position<G>& position, int side) {
    Fire<G>& fire = fire_of(position, 1 - side);
    uint64_t found = 0;
    position.each_piece(side, [&](int slot, const Piece& piece) {
      if (fire.unsafe(piece.kind)[piece.heading].has(piece.square)) found |= uint64_t{1} << slot;
    });
    return found;
  }
};

template <class G>
class Judge {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;
  static constexpr int kMost = 20000;  // no judgement is further from zero

  explicit Judge(const Weights& weights) : w_(weights) {}

  int value_of(int kind) const { return w_.material[kind]; }

  int material(const Position<G>& position) const {
    int total[2] = {0, 0};
    for (int side = 0; side < 2; ++side) {
      position.each_piece(side, [&](int, const Piece& piece) { total[side] += w_.material[piece.kind]; });
    }
    return position.turn() == 0 ? total[0] - total[1] : total[1] - total[0];
  }

  // For the side to move. Not while a Monster falls.
  int judge(Position<G>& position, Sight<G>& sight) const {
    const int us = position.turn(), them = 1 - us;
    int value = w_.tempo + material(position) + side(position, sight, us) - side(position, sight, them);
    value -= in_danger(position, us, sight.danger_of(position, us), w_.hanging_first, w_.hanging_rest);
    value += in_danger(position, them, sight.danger_of(position, them), w_.loose_first, w_.loose_rest);
    if (position.has_commander(us) && (sight.danger_of(position, us) >> position.commander(us) & 1)) {
      value -= w_.commander_danger;
    }
    if (position.can_leave(them)) value -= w_.commander_escape;
    return std::clamp(value, -kMost, kMost);
  }

 private:
  // The share of the pieces in danger that counts: the dearest, and the others. The commander's danger is a matter of
  // its own.
  int in_danger(const Position<G>& position, int side, uint64_t slots, int first, int rest) const {
    int dearest = 0, all = 0;
    for (; slots; slots &= slots - 1) {
      const int slot = std::countr_zero(slots);
      if (slot == position.commander(side)) continue;
      const int value = w_.material[position.piece(side, slot).kind];
      all += value;
      dearest = std::max(dearest, value);
    }
    return (dearest * first + (all - dearest) * rest) / 100;
  }

  int side(Position<G>& position, Sight<G>& sight, int side) const {
    Fire<G>& danger = sight.fire_of(position, 1 - side);
    const int enemy =
        position.has_commander(1 - side) ? position.piece(1 - side, position.commander(1 - side)).square : kOff;
    int room = 0, value = 0;
    position.each_piece(side, [&](int slot, const Piece& piece) {
      const Kind& kind = tables.kinds[piece.kind];
      if (enemy != kOff) value += bearing(position, piece, kind, enemy);
      if (!kind.commander) value += w_.advance * progress(position.size(), side, Sq::row(piece.square));
      if (kind.giant) return;
      const Reach<G>& reach = position.reach(side, slot);
      if (kind.commander) {
        value += commander(position, side, piece, reach, danger);
      } else {
        room += safe_poses(reach, danger.unsafe(piece.kind));
      }
    });
    value += room * w_.safe_mobility / 16;
    value += sight.fire_of(position, side).squares() * w_.fire / 16;
    return value;
  }

  static int progress(int size, int side, int row) { return side == 0 ? row : size - 1 - row; }

  static int safe_poses(const Reach<G>& reach, const std::array<Set, 8>& unsafe) {
    int total = 0;
    for (int h = 0; h < 8; ++h) total += reach.planes[h].without(unsafe[h]).count();
    return total;
  }

  // How a piece stands towards the enemy's command tank: near, with its front, not with its rear.
  int bearing(const Position<G>& position, const Piece& piece, const Kind& kind, int enemy) const {
    const int columns = Sq::column(enemy) - Sq::column(piece.square), rows = Sq::row(enemy) - Sq::row(piece.square);
    const int distance = std::max(std::abs(columns), std::abs(rows));
    int value = kind.commander ? 0 : w_.nearness * (position.size() - distance);
    if (kind.armour[0] > kind.armour[2]) {
      const int off = (octant(columns, rows) - piece.heading) & 7;
      if (off == 0) value += w_.front;
      if (off == 1 || off == 7) value += w_.front / 2;
      if (off == 4) value += w_.rear;
    }
    return value;
  }

  // The heading nearest to a direction.
  static int octant(int columns, int rows) {
    const int c = std::abs(columns), r = std::abs(rows);
    if (2 * c < r) return rows > 0 ? 0 : 4;
    if (2 * r < c) return columns > 0 ? 2 : 6;
    if (rows > 0) return columns > 0 ? 1 : 7;
    return columns > 0 ? 3 : 5;
  }

  // The command tank: how much room it has where nothing strikes it, how far it has come and can come safely, cover.
  int commander(const Position<G>& position, int side, const Piece& piece, const Reach<G>& reach,
                Fire<G>& danger) const {
    const std::array<Set, 8>& unsafe = danger.unsafe(piece.kind);
    Set safe = Set::none();
    int poses = 0;
    for (int h = 0; h < 8; ++h) {
      const Set here = reach.planes[h].without(unsafe[h]);
      poses += here.count();
      safe |= here;
    }
    const int size = position.size();
    int value =
        w_.commander_row * progress(size, side, Sq::row(piece.square)) + w_.commander_room * std::min(poses, 12);
    if (unsafe[piece.heading].has(piece.square) && poses == 0) value -= w_.commander_trapped;
    if (poses != 0) {
      const int best = progress(size, side, side == 0 ? last_row(safe) : first_row(safe));
      value += w_.commander_safe_row * best + w_.commander_race * std::max(0, best - (size - 7));
    }
    Set beside = Set::of(piece.square);
    beside |= beside.east() | beside.west();
    beside |= beside.north() | beside.south();
    value += w_.commander_cover * (beside & position.fire_blockers()).count();
    return value;
  }

  static int first_row(const Set& set) {
    for (int i = 0; i < Set::kWords; ++i) {
      if (set.word[i]) return Sq::row(i * 64 + std::countr_zero(set.word[i]));
    }
    return 0;
  }
  static int last_row(const Set& set) {
    for (int i = Set::kWords - 1; i >= 0; --i) {
      if (set.word[i]) return Sq::row(i * 64 + 63 - std::countl_zero(set.word[i]));
    }
    return 0;
  }

  const Weights& w_;
};

TANKS_ARCH_END
