// Where vehicles can go (section 2), remembered together with exactly what it depends on: a flood with the squares it
// looked at. Between one position and the next nearly all of them stay the same.
#pragma once

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// What a flood depends on beside the board.
inline uint32_t pose_of(const Piece& piece) {
  return piece.square | uint32_t(piece.heading) << 10 | uint32_t(piece.kind) << 14;
}

// `land` and `water` are the same for all pieces of a side and made once.
template <class G>
inline const Reach<G>& Position<G>::reach_on(int side, int slot, const Set& land, const Set& water) {
  const Piece& piece = p_.piece(side, slot);
  Reach<G>& found = caches().reach[side][slot];
  const uint32_t pose = pose_of(piece);
  const bool swims = p_.tables->kinds[piece.kind].swims;
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

}  // namespace behemoth::tanks::TANKS_ISA
