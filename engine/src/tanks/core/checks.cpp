// Where a vehicle would have to be to give CHECK (TC4.3): from there its next movement brings it to where it destroys
// the enemy's command tank. The movement is thought backwards, from all those places at once.
#include <bit>

#include "tanks/core/fire.hpp"
#include "tanks/core/flood.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

// One step back: whoever has turned or driven to one of these poses. Only land can be driven onto; where the vehicle
// stands when it begins does not matter.
template <class Set>
inline void one_step_back(Set* planes, const Set& land) {
  Set before[8];
  each_heading([&]<int H>() {
    const Set driven = (planes[H] & land).template step<(H + 4) % 8>();
    before[H] = planes[H] | planes[(H + 7) % 8] | planes[(H + 1) % 8] | driven;
  });
  for (int h = 0; h < 8; ++h) planes[h] = before[h];
}

}  // namespace

template <class G>
auto Position<G>::check_poses(int side, int kind) -> const Set* {
  const Gun& gun = p_.tables->kinds[kind].gun;
  if (!gun.there || gun.strength == 0 || !has_commander(1 - side)) return nullptr;
  CheckPoses& found = caches().checks[side][kind];
  const uint32_t target = pose_of(p_.piece(1 - side, p_.commander[1 - side]));
  const Set land = this->land(), blockers = fire_blockers();
  const bool same =
      found.target == target && (blockers & found.watched) == found.stops && (land & found.examined) == found.seen_land;
  if (!same) {
    found.target = target;
    find_check_poses(found, side, kind, land, blockers);
  }
  return found.planes;
}

template <class G>
void Position<G>::find_check_poses(CheckPoses& found, int side, int kind, const Set& land, const Set& blockers) {
  const int slot = p_.commander[1 - side];
  const Piece& aim = p_.piece(1 - side, slot);
  const Gun& gun = p_.tables->kinds[kind].gun;
  const Rays<G>& rays = rays_to(1 - side, slot, blockers, tall());
  found.watched = rays.watched;
  found.stops = rays.stops;
  Set planes[8]{};
  for (unsigned directions = p_.tables->deadly[aim.kind][aim.heading][gun.strength]; directions;
       directions &= directions - 1) {
    const int direction = std::countr_zero(directions);
    Set line = gun.indirect ? ring(aim.square, direction, gun) : rays.from[direction];
    if (!gun.indirect && !endless(gun)) line &= ring(aim.square, direction, gun);
    if (p_.flags) line.clear(p_.home[side]);  // TC12.14
    for (unsigned headings = p_.tables->headings[kind][direction]; headings; headings &= headings - 1)
      planes[std::countr_zero(headings)] |= line;
  }
  const int speed = p_.tables->kinds[kind].speed;
  found.examined = Set::none();
  for (int step = 0; step < speed; ++step) {
    if (step == speed - 1)
      for (int h = 0; h < 8; ++h) found.examined |= planes[h];
    one_step_back(planes, step == 0 ? land : land.without(p_.mud));  // nobody drives on from mud
  }
  found.seen_land = land & found.examined;
  for (int h = 0; h < 8; ++h) found.planes[h] = planes[h];
}

template auto Position<Small>::check_poses(int, int) -> const Small::Set*;
template auto Position<Large>::check_poses(int, int) -> const Large::Set*;

}  // namespace behemoth::tanks::TANKS_ISA
