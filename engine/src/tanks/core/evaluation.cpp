#include "tanks/core/evaluation.hpp"

#include <cstdlib>

#include "tanks/core/flight.hpp"
#include "tanks/core/flood.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

// The squares up to two away: roughly where a Monster stomps, sweeps and throws.
template <class G>
typename G::Set around(int square, int size) {
  auto made = G::Set::none();
  const int column = Squares<G>::column(square), row = Squares<G>::row(square);
  for (int r = std::max(0, row - 2); r <= std::min(size - 1, row + 2); ++r) {
    for (int c = std::max(0, column - 2); c <= std::min(size - 1, column + 2); ++c) made.set(Squares<G>::at(c, r));
  }
  return made;
}

template <class G>
int distance_of(int from, int to) {
  return std::max(std::abs(Squares<G>::column(from) - Squares<G>::column(to)),
                  std::abs(Squares<G>::row(from) - Squares<G>::row(to)));
}

int progress(int size, int side, int row) { return side == 0 ? row : size - 1 - row; }

// The heading nearest to a direction.
int octant(int columns, int rows) {
  const int c = std::abs(columns), r = std::abs(rows);
  if (2 * c < r) return rows > 0 ? 0 : 4;
  if (2 * r < c) return columns > 0 ? 2 : 6;
  if (rows > 0) return columns > 0 ? 1 : 7;
  return columns > 0 ? 3 : 5;
}

template <class G>
int safe_poses(const Reach<G>& reach, const std::array<typename G::Set, 8>& unsafe) {
  return G::Set::count_all(reach.planes, unsafe.data());
}

template <class G>
int all_poses(const Reach<G>& reach) {
  return reach.count - reach.leaves - reach.traps.count();
}

}  // namespace

// ---- the fire of one side ----

template <class G>
void FireMap<G>::draw(Position<G>& position, int side) {
  tables_ = &position.tables();
  gather(position, side);
  const Set blockers = position.fire_blockers();
  each_heading([&]<int D>() { draw_direction<D>(blockers); });
  unsafe_ready_ = 0;
}

// Where the guns of a side can be, by kind, and what its Monsters reach.
template <class G>
void FireMap<G>::gather(Position<G>& position, int side) {
  crushed_ = Set::none();
  guns_.kinds = 0;
  position.each_piece(side, [&](int slot, const Piece& piece) {
    const Kind& kind = tables_->kinds[piece.kind];
    if (kind.monster) {
      crushed_ |= around<G>(piece.square, position.size());
    } else if (kind.gun.there && kind.gun.strength > 0) {
      const Reach<G>& reach = position.reach(side, slot);
      const int like = tables_->armed_like[piece.kind];
      const bool first = !(guns_.kinds >> like & 1);
      guns_.kinds |= 1u << like;
      Set* planes = guns_.planes[like];
      for (int h = 0; h < 8; ++h) planes[h] = first ? reach.planes[h] : planes[h] | reach.planes[h];
    }
  });
}

template <class G>
template <int D>
void FireMap<G>::draw_direction(const Set& blockers) {
  const Flight<D, Set> flight(blockers);
  Set struck = Set::none();
  int armour = kArmours - 1;
  for (int at = 0; at < tables_->kind_count; ++at) {
    const int kind = tables_->by_strength[at];
    if (!(guns_.kinds >> kind & 1)) continue;
    const Gun& gun = tables_->kinds[kind].gun;
    for (; armour >= gun.strength; --armour) pierced_[armour][D] = struck;  // by stronger ones only
    const Set origins = origins_of(*tables_, guns_.planes[kind], kind, D);
    if (gun.indirect)
      lob<D>(origins, gun, struck);
    else
      struck |= flight.strikes(origins);
  }
  for (; armour >= 0; --armour) pierced_[armour][D] = struck;
}

template <class G>
void FireMap<G>::find_unsafe(int kind) {
  unsafe_ready_ |= 1u << kind;
  const int* armour = tables_->kinds[kind].armour;
  const int front = std::min(armour[0], kArmours - 1);
  const int flank = std::min(armour[1], kArmours - 1);
  const int rear = std::min(armour[2], kArmours - 1);
  const std::array<Set, 8>& sides = pierced_[flank];
  Set three[8];  // from three directions next to each other
  for (int d = 0; d < 8; ++d) three[d] = sides[d] | sides[(d + 1) & 7] | sides[(d + 2) & 7];
  for (int h = 0; h < 8; ++h)
    unsafe_[kind][h] =
        crushed_ | pierced_[front][(h + 4) & 7] | pierced_[rear][h] | three[(h + 1) & 7] | three[(h + 5) & 7];
}

template <class G>
uint64_t Sight<G>::under_fire(Position<G>& position, int side) {
  FireMap<G>& fire = fire_of(position, 1 - side);
  uint64_t found = 0;
  position.each_piece(side, [&](int slot, const Piece& piece) {
    if (fire.unsafe(piece.kind)[piece.heading].has(piece.square)) found |= uint64_t{1} << slot;
  });
  return found;
}

// ---- the terms ----

template <class G>
int Evaluation<G>::evaluate(Position<G>& position, Sight<G>& sight) const {
  const int us = position.turn(), them = 1 - us;
  int value = w_.tempo + material(position) + of_side(position, sight, us) - of_side(position, sight, them);
  value -= in_danger(position, us, sight.danger_of(position, us), w_.hanging_first, w_.hanging_rest);
  value += in_danger(position, them, sight.danger_of(position, them), w_.loose_first, w_.loose_rest);
  if (position.has_commander(us) && (sight.danger_of(position, us) >> position.commander(us) & 1)) {
    value -= w_.commander_danger;
  }
  if (position.can_leave(them) || position.can_win_by_flag(them)) value -= w_.commander_escape;
  if (position.rules().has_flags()) value += flag(position, us) - flag(position, them);
  if (position.rules().remote_mines)
    value += w_.remote_mine * (position.remote(us).count() - position.remote(them).count());
  return std::clamp(value, -kMost, kMost);
}

template <class G>
int Evaluation<G>::material(const Position<G>& position) const {
  int total[2] = {0, 0};
  for (int side = 0; side < 2; ++side) {
    position.each_piece(side, [&](int, const Piece& piece) { total[side] += w_.material[piece.kind]; });
  }
  return position.turn() == 0 ? total[0] - total[1] : total[1] - total[0];
}

// The share of the pieces in danger that counts: the dearest, and the others. The commander's danger is a matter of its
// own.
template <class G>
int Evaluation<G>::in_danger(const Position<G>& position, int side, uint64_t slots, int first, int rest) const {
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

template <class G>
int Evaluation<G>::of_side(Position<G>& position, Sight<G>& sight, int side) const {
  FireMap<G>& danger = sight.fire_of(position, 1 - side);
  const int enemy = commander_square(position, 1 - side), own = commander_square(position, side);
  const bool hunts = position.rules().goal == Goal::kLastTank;  // whoever is nearest (TC12.16)
  int room = 0, value = 0;
  position.each_piece(side, [&](int slot, const Piece& piece) {
    const Kind& kind = position.tables().kinds[piece.kind];
    const bool vital = slot == position.commander(side);
    const int prey = hunts ? nearest_enemy(position, side, piece.square) : enemy;
    if (prey != kOff) value += bearing(position, piece, kind, prey);
    if (!vital) {
      value += w_.advance * progress(position.size(), side, Sq::row(piece.square));
      value += near_commanders(piece.square, enemy, own);
    }
    if (kind.monster) return;
    const Reach<G>& reach = position.reach(side, slot);
    if (vital) {
      value += commander(position, side, piece, reach, danger);
    } else {
      const int safe = safe_poses<G>(reach, danger.unsafe(piece.kind));
      room += safe * w_.mobility[piece.kind] + (all_poses<G>(reach) - safe) * w_.unsafe_mobility;
    }
  });
  value += room / 16;
  if (w_.safe_check && has_safe_check(position, sight, side)) value += w_.safe_check;
  value += of_fire(position, sight.fire_of(position, side), enemy);
  return value;
}

// Whether a vehicle can come to where it threatens the enemy's command tank and nothing can destroy it.
template <class G>
bool Evaluation<G>::has_safe_check(Position<G>& position, Sight<G>& sight, int side) {
  FireMap<G>&own = sight.fire_of(position, side), &danger = sight.fire_of(position, 1 - side);
  for (uint32_t rest = own.armed(); rest; rest &= rest - 1) {
    const int kind = std::countr_zero(rest);
    const Set* checks = position.check_poses(side, kind);
    if (!checks) continue;
    const Set* reached = own.reached(kind);
    const std::array<Set, 8>& unsafe = danger.unsafe(kind);
    Set found = Set::none();
    for (int h = 0; h < 8; ++h) found |= (reached[h] & checks[h]).without(unsafe[h]);
    if (found.any()) return true;
  }
  return false;
}

template <class G>
int Evaluation<G>::commander_square(const Position<G>& position, int side) {
  return position.has_commander(side) ? position.piece(side, position.commander(side)).square : kOff;
}

// Who is close enough to the enemy's command tank to hunt it, or to the own one to guard it.
template <class G>
int Evaluation<G>::near_commanders(int square, int enemy, int own) const {
  int value = 0;
  if (enemy != kOff) {
    const int distance = distance_of<G>(square, enemy);
    if (distance <= 5) value += w_.attackers;
    if (distance <= 3) value += w_.close_attackers;
  }
  if (own != kOff && distance_of<G>(square, own) <= 3) value += w_.defenders;
  return value;
}

// How much lies under the fire of a side: in all, by guns that pierce strong armour, and around the enemy's commander.
template <class G>
int Evaluation<G>::of_fire(const Position<G>& position, const FireMap<G>& fire, int enemy) const {
  const Set under = fire.squares(0);
  int value = under.count() * w_.fire;
  if (w_.strong_fire) value += fire.squares(2).count() * w_.strong_fire;
  value /= 16;
  if (w_.commander_shelled && enemy != kOff)
    value += w_.commander_shelled * (under & around<G>(enemy, position.size())).count();
  return value;
}

template <class G>
int Evaluation<G>::nearest_enemy(const Position<G>& position, int side, int square) {
  int found = kOff, least = kMostSize;
  position.each_piece(1 - side, [&](int, const Piece& piece) {
    const int away = distance_of<G>(square, piece.square);
    if (away < least) {
      least = away;
      found = piece.square;
    }
  });
  return found;
}

// How near a side is to winning by the flag (TC12.14, TC12.15): its nearest vehicle to the enemy's flag, or the carrier
// to its own back row, and whether somebody is near the own flag to guard it.
template <class G>
int Evaluation<G>::flag(const Position<G>& position, int side) const {
  const int size = position.size(), theirs = position.home(1 - side), own = position.home(side);
  const int carrier = position.carrier(1 - side);
  int nearest = size, guard = size;
  position.each_piece(side, [&](int slot, const Piece& piece) {
    guard = std::min(guard, distance_of<G>(piece.square, own));
    if (!(position.monsters(side) >> slot & 1)) nearest = std::min(nearest, distance_of<G>(piece.square, theirs));
  });
  int value = w_.flag_guard * std::max(0, 4 - guard);
  if (carrier != kNone)
    value += w_.flag_carried +
             w_.flag_home * (size - 1 - progress(size, side, Sq::row(position.piece(side, carrier).square)));
  else
    value += w_.flag_near * (size - nearest);
  return value;
}

// How a piece stands towards the enemy's command tank: near, with its front, not with its rear.
template <class G>
int Evaluation<G>::bearing(const Position<G>& position, const Piece& piece, const Kind& kind, int enemy) const {
  const int columns = Sq::column(enemy) - Sq::column(piece.square), rows = Sq::row(enemy) - Sq::row(piece.square);
  const int distance = std::max(std::abs(columns), std::abs(rows));
  const bool vital = kind.commander && position.rules().goal != Goal::kLastTank;
  int value = vital ? 0 : w_.nearness[piece.kind] * (position.size() - distance);
  if (kind.armour[0] > kind.armour[2]) {
    const int off = (octant(columns, rows) - piece.heading) & 7;
    if (off == 0) value += w_.front;
    if (off == 1 || off == 7) value += w_.front / 2;
    if (off == 4) value += w_.rear;
  }
  return value;
}

// The command tank: how much room it has where nothing strikes it, how far it has come and can come safely, cover.
template <class G>
int Evaluation<G>::commander(const Position<G>& position, int side, const Piece& piece, const Reach<G>& reach,
                             FireMap<G>& danger) const {
  const std::array<Set, 8>& unsafe = danger.unsafe(piece.kind);
  Set safe = Set::none();
  int poses = 0;
  for (int h = 0; h < 8; ++h) {
    const Set here = reach.planes[h].without(unsafe[h]);
    poses += here.count();
    safe |= here;
  }
  const int size = position.size();
  const bool leaves = position.rules().goal == Goal::kStandard;  // else there is nothing for it at the far edge
  int value = w_.commander_room * std::min(poses, 12) + w_.commander_unsafe * std::min(all_poses<G>(reach) - poses, 24);
  if (leaves) value += w_.commander_row * progress(size, side, Sq::row(piece.square));
  if (unsafe[piece.heading].has(piece.square) && poses == 0) value -= w_.commander_trapped;
  if (leaves && poses != 0) {
    const int best = progress(size, side, Sq::row(side == 0 ? safe.highest() : safe.lowest()));
    value += w_.commander_safe_row * best + w_.commander_race * std::max(0, best - (size - 7));
  }
  Set beside = Set::of(piece.square);
  beside |= beside.east() | beside.west();
  beside |= beside.north() | beside.south();
  value += w_.commander_cover * (beside & position.fire_blockers()).count();
  return value;
}

#define TANKS_INSTANTIATE(G)                                 \
  template void FireMap<G>::draw(Position<G>&, int);         \
  template void FireMap<G>::find_unsafe(int);                \
  template uint64_t Sight<G>::under_fire(Position<G>&, int); \
  template int Evaluation<G>::evaluate(Position<G>&, Sight<G>&) const;
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
