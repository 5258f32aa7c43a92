// Where vehicles can go (section 2), remembered together with exactly what it depends on: a flood with the squares it
// looked at. Between one position and the next nearly all of them stay the same.
#pragma once

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// What a flood depends on beside the board.
inline uint32_t pose_of(const Piece& piece) {
  return piece.square | uint32_t(piece.heading) << 10 | uint32_t(piece.kind) << 14;
}

// `land` and `traps` are the same for all pieces of a side and made once.
template <class G>
inline const Reach<G>& Position<G>::reach_now(int side, int slot, const Set& land, const Set& traps) {
  if (current_[side] >> slot & 1) return caches_->reach[side][slot];
  const Reach<G>& found = reach_on(side, slot, land, traps);
  current_[side] |= uint64_t{1} << slot;
  return found;
}

// The same on land that may only be thought.
template <class G>
inline const Reach<G>& Position<G>::reach_on(int side, int slot, const Set& land, const Set& traps) {
  const Piece& piece = p_.piece(side, slot);
  Reach<G>& found = caches().reach[side][slot];
  current_[side] &= ~(uint64_t{1} << slot);
  const uint32_t pose = pose_of(piece);
  const bool swims = p_.tables->kinds[piece.kind].swims;
  if (swims) {
    const Set water = traps.without(p_.mines);
    if (found.pose == pose && ((land | water) & found.examined) == found.seen_land &&
        (traps & p_.mines & found.examined) == found.seen_traps)
      return found;
    found.pose = pose;
    flood(found, side, piece, land | water, traps & p_.mines);
    return found;
  }
  if (found.pose == pose && (land & found.examined) == found.seen_land && (traps & found.examined) == found.seen_traps)
    return found;
  found.pose = pose;
  flood(found, side, piece, land, traps);
  return found;
}

}  // namespace behemoth::tanks::TANKS_ISA
