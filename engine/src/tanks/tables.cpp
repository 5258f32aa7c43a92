#include "tanks/tables.hpp"

#include <algorithm>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>

#include "tanks/core/hash.hpp"

namespace behemoth::tanks {
namespace {

void demand(bool holds, const std::string& what) {
  if (!holds) throw std::invalid_argument("the engine has no room for these tables: " + what);
}

void check_gun(const Gun& gun) {
  if (!gun.there) return;
  demand(gun.strength >= 0 && gun.strength < 16, "a gun's strength");
  demand(gun.least >= 1 && gun.least <= gun.most, "a gun's reach");
  for (int i = 0; i < gun.turns; ++i) demand(gun.arc[i] >= -7 && gun.arc[i] <= 7, "a gun's arc");
}

void check_kind(const Kind& kind) {
  const std::string code = kind.code;
  demand(!code.empty() && kind.speed >= 1 && kind.speed <= kMostSpeed, "the speed of " + code);
  demand(!(kind.fells || kind.pushes) || kind.monster || kind.speed <= kMostClearing,
         "the way that " + code + " clears");
  demand(!kind.pushes || !(kind.gun.there || kind.monster || kind.commander),
         "the traits of " + code + ", which pushes");
  demand(!kind.observes || !kind.monster, "the traits of the observer " + code);
  demand(!kind.small || !(kind.monster || kind.tall), "the traits of " + code + ", which is small");
  demand(!kind.monster || kind.speed <= kMostMonsterSpeed, "the speed of the monster " + code);
  demand(!kind.monster || !(kind.gun.there || kind.commander || kind.tall), "the traits of the monster " + code);
  demand(!kind.commander || !(kind.fells || kind.tall), "the traits of the commander " + code);
  for (int armour : kind.armour) demand(armour >= 0 && armour < 16, "the armour of " + code);
  check_gun(kind.gun);
}

void check(const TableRows& rows) {
  demand(rows.kind_count >= 1 && rows.kind_count <= kMostKinds, "the number of kinds");
  demand(rows.terrain_count >= 1 && rows.terrain_count <= kMostTerrains, "the number of terrains");
  for (int kind = 0; kind < rows.kind_count; ++kind) check_kind(rows.kinds[kind]);
  demand(rows.smallest >= 2 && rows.smallest <= rows.largest && rows.largest <= kMostSize, "the sizes of boards");
  demand(rows.flame.there && rows.thrown.there, "the monster's weapons");
  demand(rows.flame.most <= 15 && rows.thrown.most <= 15, "the monster's reach");
  check_gun(rows.flame);
  check_gun(rows.thrown);
}

// TC3.4: front, side or rear by the difference of flight direction and heading.
int struck(int direction, int heading) {
  const int turn = (direction - heading + 8) % 8;
  return turn == 0 ? 2 : turn == 4 ? 0 : 1;
}

void work_out_guns(Tables& made) {
  for (int kind = 0; kind < made.kind_count; ++kind) {
    const Kind& row = made.kinds[kind];
    for (int heading = 0; heading < 8; ++heading)
      for (int strength = 0; strength < 16; ++strength)
        for (int direction = 0; direction < 8; ++direction)
          if (strength > row.armour[struck(direction, heading)])  // TC3.5
            made.deadly[kind][heading][strength] |= uint8_t(1 << direction);
    for (int i = 0; i < row.gun.turns; ++i)
      for (int direction = 0; direction < 8; ++direction)
        made.headings[kind][direction] |= uint8_t(1 << (direction - row.gun.arc[i] + 16) % 8);
  }
}

void work_out_likes(Tables& made) {
  for (int kind = 0; kind < made.kind_count; ++kind) {
    const Kind& row = made.kinds[kind];
    while (!std::ranges::equal(made.kinds[made.armoured_like[kind]].armour, row.armour)) ++made.armoured_like[kind];
    while (made.kinds[made.armed_like[kind]].gun != row.gun) ++made.armed_like[kind];
    made.by_strength[kind] = kind;
  }
  std::stable_sort(made.by_strength, made.by_strength + made.kind_count,
                   [&](int one, int other) { return made.kinds[one].gun.strength > made.kinds[other].gun.strength; });
}

void work_out_facts(Tables& made) {
  const int strides[2] = {16, 32}, squares[2] = {256, 768};
  for (int shape = 0; shape < 2; ++shape) {
    auto& facts = made.fact_store[shape];
    facts.resize(size_t{2} * made.kind_count * squares[shape] * 8);
    uint64_t* next = facts.data();
    for (int side = 0; side < 2; ++side)
      for (int kind = 0; kind < made.kind_count; ++kind) {
        made.piece_facts[shape][side][kind] = next;
        for (int heading = 0; heading < 8; ++heading)
          for (int square = 0; square < squares[shape]; ++square) {
            const int number = square % strides[shape] + kRulesStride * (square / strides[shape]);
            *next++ = portable::fact(portable::kPieceFact, number, kind, heading, side);
          }
      }
  }
}

// What the process plays with; made once, never taken away.
struct Installed {
  std::mutex busy;
  std::unique_ptr<const Tables> tables;
};

Installed& installed() {
  static Installed one;
  return one;
}

}  // namespace

std::unique_ptr<const Tables> make_tables(const TableRows& rows) {
  check(rows);
  auto made = std::make_unique<Tables>();
  static_cast<TableRows&>(*made) = rows;
  work_out_guns(*made);
  work_out_likes(*made);
  work_out_facts(*made);
  return made;
}

void install(const TableRows& rows) {
  Installed& place = installed();
  const std::lock_guard<std::mutex> lock(place.busy);
  if (!place.tables)
    place.tables = make_tables(rows);
  else if (!(*place.tables == rows))
    throw std::invalid_argument("the engine already has other tables");
}

const Tables& installed_tables() {
  Installed& place = installed();
  const std::lock_guard<std::mutex> lock(place.busy);
  if (!place.tables) throw std::invalid_argument("the tables of the rules were not handed over yet");
  return *place.tables;
}

}  // namespace behemoth::tanks
