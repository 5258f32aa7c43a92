// Where vehicles can go (section 2) and what they can fire at (section 3).
//
// Both are remembered together with exactly what they depend on: a flood with the squares it looked at, the lines to a
// square with the squares up to the first blockers. Between one position and the next nearly all of them stay the same.
#pragma once

#include <utility>

TANKS_ARCH_BEGIN

template <class G>
inline typename G::Set Position<G>::tall() const {
  Set found = p_.tall;
  for (int side = 0; side < 2; ++side)
    for (uint64_t rest = p_.talls[side] & p_.alive[side]; rest; rest &= rest - 1)
      found.set(p_.piece(side, std::countr_zero(rest)).square);
  return found;
}

namespace detail {

// Calls f.template operator()<heading>() for all eight.
template <class F>
inline void each_heading(F&& f) {
  [&]<int... H>(std::integer_sequence<int, H...>) {
    (f.template operator()<H>(), ...);
  }(std::make_integer_sequence<int, 8>{});
}

// One step of all poses at once: `ahead` gets the squares looked at; `planes` grow by driving and turning (TC2.1).
template <class Set>
inline void one_step(Set* planes, Set* ahead, const Set& land, const Set* mud, Set* halted) {
  each_heading([&]<int H>() { ahead[H] = planes[H].template step<H>(); });
  Set next[8];
  each_heading([&]<int H>() {
    Set into = ahead[H] & land;
    if (mud) {
      halted[H] |= into & *mud;
      into = into.without(*mud);
    }
    next[H] = planes[H] | planes[(H + 7) % 8] | planes[(H + 1) % 8] | into;
  });
  for (int h = 0; h < 8; ++h) planes[h] = next[h];
}

}  // namespace detail

template <class G>
void Position<G>::flood(Reach<G>& reach, int side, const Piece& piece, const Set& land, const Set& water) const {
  const Kind& kind = tables.kinds[piece.kind];
  const Set home = Set::of(piece.square);
  const Set ground = land | home;  // the mover has left its square (TC2.3)
  const bool muddy = p_.mud.any();
  Set planes[8]{}, ahead[8], halted[8]{};
  planes[piece.heading] = home;
  for (int step = 1; step < kind.speed; ++step)
    detail::one_step(planes, ahead, ground, muddy ? &p_.mud : nullptr, halted);
  // Before the last step the poses with one step to spare: from there it may leave (TC4.1) or sink (TC5.1).
  const int back = (piece.heading + 4) % 8;
  reach.leaves = false;
  if (kind.commander) {
    reach.leaves = p_.doors[side][back].has(piece.square);  // TC4.2
    for (int h = 0; h < 8; ++h) reach.leaves |= planes[h].meets(p_.doors[side][h]);
  }
  detail::one_step(planes, ahead, ground, muddy ? &p_.mud : nullptr, halted);
  Set examined = Set::none();
  for (int h = 0; h < 8; ++h) examined |= ahead[h];
  const int behind = Sq::away(piece.square, back, 1, p_.size);
  if (muddy)
    for (int h = 0; h < 8; ++h) planes[h] |= halted[h];
  planes[piece.heading].clear(piece.square);  // TC2.5
  if (behind != kOff) {
    examined.set(behind);
    if (ground.has(behind)) planes[piece.heading].set(behind);  // TC2.2
  }
  reach.examined = examined;
  reach.seen_land = land & examined;
  reach.seen_water = water & examined;
  reach.sinks = reach.seen_water;
  reach.anywhere = Set::none();
  int count = reach.leaves;
  for (int h = 0; h < 8; ++h) {
    reach.planes[h] = planes[h];
    reach.anywhere |= planes[h];
    count += planes[h].count();
  }
  if (reach.sinks.any()) count += reach.sinks.count();
  reach.count = count;
}

template <class G>
inline const Reach<G>& Position<G>::reach(int side, int slot) {
  return reach_on(side, slot, land(), p_.water.without(live()));
}

// The same with the sets that all pieces share, made once.
template <class G>
inline const Reach<G>& Position<G>::reach_on(int side, int slot, const Set& land, const Set& water) {
  const Piece& piece = p_.piece(side, slot);
  Reach<G>& found = caches().reach[side][slot];
  const uint32_t pose = piece.square | uint32_t(piece.heading) << 10 | uint32_t(piece.kind) << 14;
  const bool swims = tables.kinds[piece.kind].swims;
  if (found.pose == pose) {
    if (!swims) {
      if ((land & found.examined) == found.seen_land && (water & found.examined) == found.seen_water) return found;
    } else if (((land | water) & found.examined) == found.seen_land) {
      return found;
    }
  }
  found.pose = pose;
  if (swims)
    flood(found, side, piece, land | water, Set::none());
  else
    flood(found, side, piece, land, water);
  return found;
}

// The movements of a vehicle that fells trees, apart by the trees (TC2.6, TC11.2), remembered like a flood.
template <class G>
const std::vector<Felling<G>>& Position<G>::fellings(int side, int slot, const Set& land, const Set& water) {
  const Piece& piece = p_.piece(side, slot);
  FellingCache& cache = caches().fellings[side][slot];
  const uint32_t pose = piece.square | uint32_t(piece.heading) << 10 | uint32_t(piece.kind) << 14;
  const bool same = cache.pose == pose && (land & cache.examined) == cache.seen_land &&
                    (water & cache.examined) == cache.seen_water && (p_.trees & cache.examined) == cache.seen_trees;
  if (same) return cache.found;
  cache.pose = pose;
  cache.examined = Set::none();
  cache.found.clear();
  fell(piece, land, water, cache);
  cache.seen_land = land & cache.examined;
  cache.seen_water = water & cache.examined;
  cache.seen_trees = p_.trees & cache.examined;
  return cache.found;
}

// The flood of a feller: one group of poses for each set of trees felled so far; entering a tree leads to another
// group.
template <class G>
void Position<G>::fell(const Piece& piece, const Set& land, const Set& water, FellingCache& cache) const {
  struct Group {
    Set planes[8];
    Set halted[8];
    Set felled, sinks;
  };
  struct Entry {
    size_t group;
    int heading, tree;
  };
  const Kind& kind = tables.kinds[piece.kind];
  const Set sunk_in = kind.swims ? Set::none() : water;
  const Set ground = land | Set::of(piece.square) | (kind.swims ? water : Set::none());
  const bool muddy = p_.mud.any();
  std::vector<Group> groups(1, Group{});
  groups[0].planes[piece.heading].set(piece.square);

  // The group that has felled what this one has, and one tree more.
  auto joined = [&](size_t from, int tree) -> Group& {
    Set felled = groups[from].felled;
    felled.set(tree);
    for (size_t i = 1; i < groups.size(); ++i)
      if (groups[i].felled == felled) return groups[i];
    Group& made = groups.emplace_back(Group{});
    made.felled = felled;
    return made;
  };

  std::vector<Entry> entries;  // taken in after the step, so that nobody moves twice
  for (int step = 0; step < kind.speed; ++step) {
    entries.clear();
    for (size_t i = 0; i < groups.size(); ++i) {
      Set ahead[8];
      Group& group = groups[i];
      detail::one_step(group.planes, ahead, ground | group.felled, muddy ? &p_.mud : nullptr, group.halted);
      const Set trees = p_.trees.without(group.felled);
      for (int h = 0; h < 8; ++h) {
        cache.examined |= ahead[h];
        group.sinks |= ahead[h] & sunk_in;
        (ahead[h] & trees).each([&](int tree) { entries.push_back({i, h, tree}); });
      }
    }
    for (const Entry& entry : entries) joined(entry.group, entry.tree).planes[entry.heading].set(entry.tree);
  }
  const int behind = Sq::away(piece.square, (piece.heading + 4) % 8, 1, p_.size);
  if (behind != kOff) {
    cache.examined.set(behind);
    if (p_.trees.has(behind)) joined(0, behind).planes[piece.heading].set(behind);  // TC11.9
  }
  for (size_t i = 1; i < groups.size(); ++i) {
    Group& group = groups[i];
    group.planes[piece.heading].clear(piece.square);  // TC2.5
    Felling<G>& felling = cache.found.emplace_back();
    felling.felled = group.felled;
    felling.sinks = group.sinks;
    felling.anywhere = Set::none();
    felling.count = group.sinks.count();
    for (int h = 0; h < 8; ++h) {
      felling.planes[h] = group.planes[h] | group.halted[h];
      felling.anywhere |= felling.planes[h];
      felling.count += felling.planes[h].count();
    }
  }
}

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
  const bool giant = p_.giants[side] >> slot & 1;
  Caches& caches = *caches_;
  Rays<G>& rays = giant ? caches.high_rays[side][slot] : caches.rays[square];
  const Set& stoppers = giant ? tall : blockers;
  if (giant && caches.high_square[side][slot] != square) {
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
  const Gun& gun = tables.kinds[shooter.kind].gun;
  const bool endless = gun.endless();
  const int enemy = 1 - side;
  for (uint64_t rest = aims.wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Rays<G>& rays = *aims.rays[target];
    const bool giant = p_.giants[enemy] >> target & 1;
    const bool lifted = stands_between && rays.stops.has(shooter.square) && (giant || !p_.cover.has(shooter.square));
    if (!lifted && !rays.anywhere.meets(anywhere)) continue;
    const Piece& aim = p_.piece(enemy, target);
    const int through = lifted ? direction_to(shooter.square, aim.square) : -1;
    for (unsigned directions = tables.deadly[aim.kind][aim.heading][gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      Set line = rays.from[direction];
      if (direction == through) {
        Set stoppers = giant ? aims.tall : aims.blockers;
        stoppers.clear(shooter.square);
        line = cast(aim.square, direction, stoppers);
      }
      if (!line.meets(anywhere)) continue;
      if (!endless) line &= ring(aim.square, direction, gun);
      for (unsigned headings = tables.headings[shooter.kind][direction]; headings; headings &= headings - 1) {
        const int heading = std::countr_zero(headings);
        const Set squares = planes[heading] & line;
        if (squares.any()) f(target, heading, squares);
      }
    }
  }
}

// The flight direction from one square to another on the same line.
template <class G>
inline int Position<G>::direction_to(int from, int to) const {
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
  const Kind& kind = tables.kinds[shooter.kind];
  const int furthest = kind.gun.most + kind.speed;
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Piece& aim = p_.piece(1 - side, target);
    const int columns = Sq::column(aim.square) - Sq::column(shooter.square);
    const int rows = Sq::row(aim.square) - Sq::row(shooter.square);
    if (columns > furthest || -columns > furthest || rows > furthest || -rows > furthest) continue;
    for (unsigned directions = tables.deadly[aim.kind][aim.heading][kind.gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      const Set line = ring(aim.square, direction, kind.gun);
      if (!line.meets(anywhere)) continue;
      for (unsigned headings = tables.headings[shooter.kind][direction]; headings; headings &= headings - 1) {
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
  const Gun& gun = tables.kinds[p_.piece(side, slot).kind].gun;
  if (!gun.there) return;
  if (gun.indirect)
    indirect_shots(side, slot, planes, anywhere, aims.wanted, f);
  else
    direct_shots(side, slot, planes, anywhere, aims, f);
}

template <class G>
template <class F>
inline void Position<G>::shots(int side, int slot, F&& f) {
  const Reach<G>& reach = this->reach(side, slot);
  shots_from(side, slot, reach.planes, reach.anywhere, aims_at(1 - side, p_.alive[1 - side], fire_blockers(), tall()),
             f);
}

template <class G>
template <class F>
inline void Position<G>::all_shots_of(int side, F&& f) {
  const Aims aims = aims_at(1 - side, p_.alive[1 - side], fire_blockers(), tall());
  for (uint64_t rest = p_.alive[side] & ~p_.giants[side]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    const Reach<G>& reach = this->reach(side, slot);
    shots_from(side, slot, reach.planes, reach.anywhere, aims,
               [&](int target, int heading, const Set& squares) { f(slot, target, heading, squares); });
  }
}

// Shots after felling trees: the trees are gone, so every line is drawn anew, without the memory.
template <class G>
template <class F>
void Position<G>::felling_shots(int side, int slot, const Felling<G>& felling, uint64_t wanted, F&& f) const {
  const Piece& shooter = p_.piece(side, slot);
  const Gun& gun = tables.kinds[shooter.kind].gun;
  if (!gun.there) return;
  if (gun.indirect) {
    indirect_shots(side, slot, felling.planes, felling.anywhere, wanted, f);
    return;
  }
  const Set left = Set::of(shooter.square);
  const Set blockers = live().without(left) | p_.screen.without(felling.felled);
  const Set high = tall().without(left);
  for (uint64_t rest = wanted; rest; rest &= rest - 1) {
    const int target = std::countr_zero(rest);
    const Piece& aim = p_.piece(1 - side, target);
    for (unsigned directions = tables.deadly[aim.kind][aim.heading][gun.strength]; directions;
         directions &= directions - 1) {
      const int direction = std::countr_zero(directions);
      if (!Lines<G>::get().away[(direction + 4) % 8][aim.square].meets(felling.anywhere)) continue;
      Set line = cast(aim.square, direction, (p_.giants[1 - side] >> target & 1) ? high : blockers);
      if (!gun.endless()) line &= ring(aim.square, direction, gun);
      if (!line.meets(felling.anywhere)) continue;
      for (unsigned headings = tables.headings[shooter.kind][direction]; headings; headings &= headings - 1) {
        const int heading = std::countr_zero(headings);
        const Set squares = felling.planes[heading] & line;
        if (squares.any()) f(target, heading, squares);
      }
    }
  }
}

TANKS_ARCH_END
