// What vehicles can fire at (section 3). The lines to a square are remembered with the squares up to the first
// blockers.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// Whether a gun reaches over any board.
inline bool endless(const Gun& gun) { return gun.least <= 2 && gun.most >= kMostSize; }

// The squares from which a shot in one flight direction comes to a square: up to the first blocker, which may be where
// the shooter stands (a hedge), but never a neighbour (TC3.2).
template <class G>
inline typename G::Set Position<G>::cast(int square, int direction, const Set& blockers) {
  static const Lines<G>& lines = Lines<G>::get();
  const auto& away = lines.away[(direction + 4) % 8];
  Set line = away[square];
  const Set hit = line & blockers;
  if (hit.any()) line = line.without(away[Sq::delta(direction) < 0 ? hit.lowest() : hit.highest()]);
  return line.without(lines.beside[square]);
}

// The lines to a piece; what stops them is what hides it: anything a vehicle, only tall things a Monster (TC6.9).
template <class G>
inline const Rays<G>& Position<G>::rays_to(int side, int slot, const Set& blockers, const Set& tall) {
  const int square = p_.piece(side, slot).square;
  const bool monster = p_.monsters[side] >> slot & 1;
  Caches& caches = *caches_;
  Rays<G>& rays = monster ? caches.high_rays[side][slot] : caches.rays[square];
  const Set& stoppers = monster ? tall : blockers;
  if (monster && caches.high_square[side][slot] != square) {
    rays.valid = false;
    caches.high_square[side][slot] = square;
  }
  if (rays.valid) {
    const Set changed = (stoppers & rays.watched) ^ rays.stops;
    if (!changed.any()) return rays;
    // Only the lines on which something has changed.
    const Lines<G>& lines = Lines<G>::get();
    for (int d = 0; d < 8; ++d)
      if (lines.away[(d + 4) % 8][square].meets(changed)) rays.from[d] = cast(square, d, stoppers);
  } else {
    for (int d = 0; d < 8; ++d) rays.from[d] = cast(square, d, stoppers);
    rays.valid = true;
  }
  Set anywhere = rays.from[0];
  for (int d = 1; d < 8; ++d) anywhere |= rays.from[d];
  rays.anywhere = anywhere;
  rays.watched = anywhere | Lines<G>::get().beside[square];
  rays.stops = stoppers & rays.watched;
  return rays;
}

// The heading nearest to a direction (TC12.6); the angle between two headings is never halved by a square.
inline int nearest_heading(int columns, int rows) {
  const int c = std::abs(columns), r = std::abs(rows);
  const int across = columns > 0 ? 2 : 6, along = rows > 0 ? 0 : 4;
  if ((r + c) * (r + c) < 2 * c * c) return across;  // r / c below the tangent of 22.5 degrees
  if ((r + c) * (r + c) < 2 * r * r) return along;
  return columns > 0 ? (rows > 0 ? 1 : 3) : (rows > 0 ? 7 : 5);
}

template <class G>
inline typename Position<G>::Aims Position<G>::aims_at(int enemy, uint64_t wanted, const Set& blockers,
                                                       const Set& tall) {
  caches();
  Aims aims;
  aims.wanted = wanted;
  aims.blockers = blockers;
  aims.tall = tall;
  aims.anywhere = aims.stops = Set::none();
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Rays<G>& rays = rays_to(enemy, target, blockers, tall);
    aims.rays[target] = &rays;
    aims.anywhere |= rays.anywhere;
    aims.stops |= rays.stops;
  }
  return aims;
}

// Every destroying direct shot from these planes: f(target slot, heading, squares). The shooter has left its square,
// which no longer stops a shot unless its ground does.
template <class G>
template <class F>
inline void Position<G>::direct_shots(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims,
                                      F&& f) const {
  const Piece& shooter = p_.piece(side, slot);
  const bool stands_between = aims.stops.has(shooter.square);
  if (!stands_between && !aims.anywhere.meets(anywhere)) return;
  const Gun& gun = p_.tables->kinds[shooter.kind].gun;
  const bool everywhere = endless(gun);
  const int enemy = 1 - side;
  for (uint64_t rest = aims.wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Rays<G>& rays = *aims.rays[target];
    const bool monster = p_.monsters[enemy] >> target & 1;
    const bool lifted = stands_between && rays.stops.has(shooter.square) && (monster || !p_.cover.has(shooter.square));
    if (!lifted && !rays.anywhere.meets(anywhere)) continue;
    const Piece& aim = p_.piece(enemy, target);
    const int through = lifted ? direction_to(shooter.square, aim.square) : -1;
    for (unsigned directions = p_.tables->deadly[aim.kind][aim.heading][gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      Set line = rays.from[direction];
      if (direction == through) {
        Set stoppers = monster ? aims.tall : aims.blockers;
        stoppers.clear(shooter.square);
        line = cast(aim.square, direction, stoppers);
      }
      if (!line.meets(anywhere)) continue;
      if (!everywhere) line &= ring(aim.square, direction, gun);
      for (unsigned headings = p_.tables->headings[shooter.kind][direction]; headings; headings &= headings - 1) {
        const int heading = std::countr_zero(headings);
        const Set squares = planes[heading] & line;
        if (squares.any()) f(target, heading, squares);
      }
    }
  }
}

// The flight direction from one square to another on the same line.
template <class G>
inline int Position<G>::direction_to(int from, int to) {
  const int columns = Sq::column(to) - Sq::column(from), rows = Sq::row(to) - Sq::row(from);
  const int column = (columns > 0) - (columns < 0), row = (rows > 0) - (rows < 0);
  for (int d = 0; d < 8; ++d)
    if (kColumnStep[d] == column && kRowStep[d] == row) return d;
  return -1;
}

// The squares at a gun's distances from which a shot flies in this direction to the square.
template <class G>
inline typename G::Set Position<G>::ring(int square, int direction, const Gun& gun) const {
  Set found = Set::none();
  for (int distance = gun.least; distance <= gun.most && distance < G::kLargest; ++distance) {
    const int from = Sq::away(square, (direction + 4) % 8, distance, p_.size);
    if (from == kOff) break;
    found.set(from);
  }
  return found;
}

// TC3.3: over anything, at the gun's distances.
template <class G>
template <class F>
inline void Position<G>::indirect_shots(int side, int slot, const Set* planes, const Set& anywhere, uint64_t wanted,
                                        F&& f) const {
  const Piece& shooter = p_.piece(side, slot);
  const Kind& kind = p_.tables->kinds[shooter.kind];
  const int furthest = kind.gun.most + kind.speed;
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Piece& aim = p_.piece(1 - side, target);
    const int columns = Sq::column(aim.square) - Sq::column(shooter.square);
    const int rows = Sq::row(aim.square) - Sq::row(shooter.square);
    if (columns > furthest || -columns > furthest || rows > furthest || -rows > furthest) continue;
    for (unsigned directions = p_.tables->deadly[aim.kind][aim.heading][kind.gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      const Set line = ring(aim.square, direction, kind.gun);
      if (!line.meets(anywhere)) continue;
      for (unsigned headings = p_.tables->headings[shooter.kind][direction]; headings; headings &= headings - 1) {
        const int heading = std::countr_zero(headings);
        const Set squares = planes[heading] & line;
        if (squares.any()) f(target, heading, squares);
      }
    }
  }
}

template <class G>
template <class F>
inline void Position<G>::shots_from(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims,
                                    F&& f) const {
  const Gun& gun = p_.tables->kinds[p_.piece(side, slot).kind].gun;
  if (!gun.there) return;
  if (gun.indirect && has_observers(side)) {
    const Set blockers = live().without(Set::of(p_.piece(side, slot).square)) | p_.screen;
    observed_shots(side, slot, planes, anywhere, aims.wanted, blockers, aims.tall, f);
  } else if (gun.indirect) {
    indirect_shots(side, slot, planes, anywhere, aims.wanted, f);
  } else
    direct_shots(side, slot, planes, anywhere, aims, f);
}

// Where a gun may stand to destroy a target that an own observer sees (TC12.6): at its distances, striking the side
// that faces it, and not itself in the way of the observer. Everything as after the gun's movement.
template <class G>
typename G::Set Position<G>::observed(int side, int slot, int target, const Set& blockers, const Set& tall) const {
  const Piece& aim = p_.piece(1 - side, target);
  const Kind& kind = this->kind(side, slot);
  const bool monster = p_.monsters[1 - side] >> target & 1;
  Set seen_from = Set::none();
  for (uint64_t rest = p_.observers[side] & p_.alive[side]; rest; rest &= rest - 1) {
    const int observer = std::countr_zero(rest);
    const Piece& eye = p_.piece(side, observer);
    const int direction = direction_to(eye.square, aim.square), turn = (direction - eye.heading + 8) % 8;
    if (observer == slot || (turn != 0 && turn != 1 && turn != 7)) continue;
    if (!cast(aim.square, direction, monster ? tall : blockers).has(eye.square)) continue;
    const auto& away = Lines<G>::get().away;
    const Set between = away[direction][eye.square] & away[(direction + 4) % 8][aim.square];
    const bool hides = !monster || kind.tall;
    seen_from |= hides ? p_.board.without(between) : p_.board;
  }
  if (!seen_from.any()) return seen_from;
  const unsigned deadly = p_.tables->deadly[aim.kind][aim.heading][kind.gun.strength];
  Set found = Set::none();
  seen_from.each([&](int square) {
    const int columns = Sq::column(aim.square) - Sq::column(square), rows = Sq::row(aim.square) - Sq::row(square);
    const int distance = std::max(std::abs(columns), std::abs(rows));
    if (distance < kind.gun.least || distance > kind.gun.most) return;
    if (deadly >> nearest_heading(columns, rows) & 1) found.set(square);
  });
  return found;
}

// Indirect shots of a side that has observers: along its own lines or where one of them sees, each only once (TC12.7).
template <class G>
template <class F>
void Position<G>::observed_shots(int side, int slot, const Set* planes, const Set& anywhere, uint64_t wanted,
                                 const Set& blockers, const Set& tall, F&& f) const {
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Set seen = observed(side, slot, target, blockers, tall) & anywhere;
    Set found[8]{};
    for (int h = 0; h < 8; ++h) found[h] = planes[h] & seen;
    indirect_shots(side, slot, planes, anywhere, uint64_t{1} << target,
                   [&](int, int heading, const Set& squares) { found[heading] |= squares; });
    for (int h = 0; h < 8; ++h)
      if (found[h].any()) f(target, h, found[h]);
  }
}

// Shots after clearing the way: the trees are gone, so every line is drawn anew, without the memory. What pushes has no
// gun (tables.cpp).
template <class G>
template <class F>
void Position<G>::clearing_shots(int side, int slot, const Clearing<G>& clearing, uint64_t wanted, F&& f) const {
  const Piece& shooter = p_.piece(side, slot);
  const Gun& gun = p_.tables->kinds[shooter.kind].gun;
  if (!gun.there) return;
  const Set left = Set::of(shooter.square);
  const Set blockers = live().without(left) | p_.screen.without(clearing.felled);
  const Set high = tall().without(left);
  if (gun.indirect) {
    observed_shots(side, slot, clearing.planes, clearing.anywhere, wanted, blockers, high, f);
    return;
  }
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Piece& aim = p_.piece(1 - side, target);
    for (unsigned directions = p_.tables->deadly[aim.kind][aim.heading][gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      if (!Lines<G>::get().away[(direction + 4) % 8][aim.square].meets(clearing.anywhere)) continue;
      Set line = cast(aim.square, direction, (p_.monsters[1 - side] >> target & 1) ? high : blockers);
      if (!endless(gun)) line &= ring(aim.square, direction, gun);
      if (!line.meets(clearing.anywhere)) continue;
      for (unsigned headings = p_.tables->headings[shooter.kind][direction]; headings; headings &= headings - 1) {
        const int heading = std::countr_zero(headings);
        const Set squares = clearing.planes[heading] & line;
        if (squares.any()) f(target, heading, squares);
      }
    }
  }
}

}  // namespace behemoth::tanks::TANKS_ISA
