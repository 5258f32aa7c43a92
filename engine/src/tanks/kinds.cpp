#include "tanks/kinds.hpp"

#include <stdexcept>
#include <utility>

namespace behemoth::tanks {

Tables tables;

namespace {

void demand(bool holds, const std::string& what) {
  if (!holds) throw std::invalid_argument("the engine has no room for these tables: " + what);
}

void check_gun(const Gun& gun) {
  if (!gun.there) return;
  demand(gun.strength >= 0 && gun.strength < 16, "a gun's strength");
  demand(gun.least >= 1 && gun.least <= gun.most, "a gun's reach");
  for (int turn : gun.arc) demand(turn >= -7 && turn <= 7, "a gun's arc");
}

void check(const Tables& made) {
  demand(!made.kinds.empty() && made.kinds.size() <= kMostKinds, "the number of kinds");
  demand(!made.grounds.empty() && made.grounds.size() <= kMostGrounds, "the number of grounds");
  for (const Kind& kind : made.kinds) {
    demand(!kind.mark.empty() && kind.speed >= 1 && kind.speed <= kMostSpeed, "the speed of " + kind.mark);
    demand(!kind.fells || kind.giant || kind.speed <= kMostFelled, "the trees that " + kind.mark + " fells");
    demand(!kind.giant || kind.speed <= kMostGiantSpeed, "the speed of the giant " + kind.mark);
    demand(!kind.giant || !(kind.gun.there || kind.commander || kind.tall), "the traits of the giant " + kind.mark);
    demand(!kind.commander || !(kind.fells || kind.tall), "the traits of the commander " + kind.mark);
    for (int armour : kind.armour) demand(armour >= 0 && armour < 16, "the armour of " + kind.mark);
    check_gun(kind.gun);
  }
  demand(made.smallest >= 2 && made.smallest <= made.largest && made.largest <= kMostSize, "the sizes of boards");
  demand(made.flame.there && made.thrown.there, "the giant's weapons");
  demand(made.flame.most <= 15 && made.thrown.most <= 15, "the giant's reach");
  check_gun(made.flame);
  check_gun(made.thrown);
}

// TC3.4: front, side or rear by the difference of flight direction and heading.
int struck(int direction, int heading) {
  const int turn = (direction - heading + 8) % 8;
  return turn == 0 ? 2 : turn == 4 ? 0 : 1;
}

void work_out_guns(Tables& made) {
  for (size_t kind = 0; kind < made.kinds.size(); ++kind) {
    const Kind& row = made.kinds[kind];
    for (int heading = 0; heading < 8; ++heading)
      for (int strength = 0; strength < 16; ++strength)
        for (int direction = 0; direction < 8; ++direction)
          if (strength > row.armour[struck(direction, heading)])  // TC3.5
            made.deadly[kind][heading][strength] |= uint8_t(1 << direction);
    for (int turn : row.gun.arc)
      for (int direction = 0; direction < 8; ++direction)
        made.headings[kind][direction] |= uint8_t(1 << (direction - turn + 16) % 8);
  }
}

void work_out_facts(Tables& made) {
  const int strides[2] = {16, 32}, squares[2] = {256, 768};
  for (int shape = 0; shape < 2; ++shape) {
    auto& facts = made.fact_store[shape];
    facts.resize(2 * made.kinds.size() * squares[shape] * 8);
    uint64_t* next = facts.data();
    for (int side = 0; side < 2; ++side)
      for (size_t kind = 0; kind < made.kinds.size(); ++kind) {
        made.piece_facts[shape][side][kind] = next;
        for (int heading = 0; heading < 8; ++heading)
          for (int square = 0; square < squares[shape]; ++square) {
            const int law = square % strides[shape] + kLawStride * (square / strides[shape]);
            *next++ = fact(kPieceFact, law, int(kind), heading, side);
          }
      }
  }
}

}  // namespace

void install(Tables&& made) {
  if (tables.ready) {
    const bool same = made.kinds == tables.kinds && made.grounds == tables.grounds && made.flame == tables.flame &&
                      made.thrown == tables.thrown && made.standard == tables.standard &&
                      made.smallest == tables.smallest && made.largest == tables.largest;
    if (!same) throw std::invalid_argument("the engine already has other tables");
    return;
  }
  check(made);
  work_out_guns(made);
  work_out_facts(made);
  made.ready = true;
  tables = std::move(made);  // moving a vector keeps its store where it is
}

}  // namespace behemoth::tanks
