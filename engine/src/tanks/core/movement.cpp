// Floods: all poses of a vehicle at once, as sets of squares by heading.
#include "tanks/core/movement.hpp"

#include <vector>

#include "tanks/core/clearing.hpp"
#include "tanks/core/flood.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
void Position<G>::flood(Reach<G>& reach, int side, const Piece& piece, const Set& land, const Set& traps) const {
  const Kind& kind = p_.tables->kinds[piece.kind];
  const Set home = Set::of(piece.square);
  const Set driveable = land | home;  // the mover has left its square (TC2.3)
  const bool muddy = p_.mud.any();
  Set planes[8]{}, ahead[8], halted[8]{};
  planes[piece.heading] = home;
  for (int step = 1; step < kind.speed; ++step) one_step(planes, ahead, driveable, muddy ? &p_.mud : nullptr, halted);
  // Before the last step the poses with one step to spare: from there it may leave (TC4.1) or drive into a trap.
  const int back = (piece.heading + 4) % 8;
  reach.leaves = false;
  if (kind.commander) {
    reach.leaves = p_.doors[side][back].has(piece.square);  // TC4.2
    for (int h = 0; h < 8; ++h) reach.leaves |= planes[h].meets(p_.doors[side][h]);
  }
  one_step(planes, ahead, driveable, muddy ? &p_.mud : nullptr, halted);
  Set examined = Set::none();
  for (int h = 0; h < 8; ++h) examined |= ahead[h];
  const int behind = Sq::away(piece.square, back, 1, p_.size);
  if (muddy)
    for (int h = 0; h < 8; ++h) planes[h] |= halted[h];
  planes[piece.heading].clear(piece.square);  // TC2.5
  if (behind != kOff) {
    examined.set(behind);
    if (driveable.has(behind)) planes[piece.heading].set(behind);  // TC2.2
  }
  if (p_.flags)  // TC12.14
    for (int h = 0; h < 8; ++h) planes[h].clear(p_.home[side]);
  reach.examined = examined;
  reach.seen_land = land & examined;
  reach.seen_traps = traps & examined;
  reach.traps = reach.seen_traps;
  reach.anywhere = Set::none();
  int count = reach.leaves;
  for (int h = 0; h < 8; ++h) {
    reach.planes[h] = planes[h];
    reach.anywhere |= planes[h];
    count += planes[h].count();
  }
  if (reach.traps.any()) count += reach.traps.count();
  reach.count = count;
}

// The movements of a vehicle that clears its way, apart by what it fells and pushes (TC2.6, TC11.2, TC12.4), remembered
// like a flood.
template <class G>
const std::vector<Clearing<G>>& Position<G>::clearings(int side, int slot, const Set& land, const Set& traps) {
  const Piece& piece = p_.piece(side, slot);
  ClearingCache& cache = caches().clearings[side][slot];
  const uint32_t pose = pose_of(piece);
  bool same = cache.pose == pose && (land & cache.examined) == cache.seen_land &&
              (traps & cache.examined) == cache.seen_traps && (p_.trees & cache.examined) == cache.seen_trees;
  if (same && p_.tables->kinds[piece.kind].pushes)
    same = (p_.loose.without(live()) & cache.examined) == cache.seen_loose &&
           (unmovable() & cache.examined) == cache.seen_unmovable;
  if (same) return cache.found;
  cache.pose = pose;
  find_clearings(cache, side, piece, land, traps);
  return cache.found;
}

template <class G>
void Position<G>::find_clearings(ClearingCache& cache, int side, const Piece& piece, const Set& land,
                                 const Set& traps) const {
  const Kind& kind = p_.tables->kinds[piece.kind];
  const Set water = p_.traps.without(p_.mines);
  Way<G> way{};
  way.size = p_.size;
  way.land = land | Set::of(piece.square) | (kind.swims ? traps.without(p_.mines) : Set::none());
  way.traps = kind.swims ? traps & p_.mines : traps;
  if (kind.fells) way.trees = p_.trees;
  way.mud = p_.mud;
  if (p_.flags) way.forbidden.set(p_.home[side]);
  if (kind.pushes) {
    way.loose = p_.loose.without(live());
    way.high = p_.printed;
    way.neighbours = unmovable();
    way.barred = p_.barred | p_.homes;
    way.water = water;
  }
  ClearingFlood<G> flood(piece, kind, way);
  flood.run();
  cache.found.clear();
  flood.collect(cache.found);
  cache.examined = flood.examined();
  cache.seen_land = land & cache.examined;
  cache.seen_traps = traps & cache.examined;
  cache.seen_trees = p_.trees & cache.examined;
  cache.seen_loose = way.loose & cache.examined;
  cache.seen_unmovable = unmovable() & cache.examined;
}

#define TANKS_INSTANTIATE(G)                                                                          \
  template void Position<G>::flood(Reach<G>&, int, const Piece&, const G::Set&, const G::Set&) const; \
  template const std::vector<Clearing<G>>& Position<G>::clearings(int, int, const G::Set&, const G::Set&);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
