// The tables of the rules, handed over by Python as rows.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "tanks/bind_position.hpp"
#include "tanks/tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::tanks {
namespace {

using GunRow = std::tuple<int, std::vector<int>, int, int, bool>;
using KindRow = std::tuple<std::string, int, std::vector<int>, std::optional<GunRow>, std::vector<bool>>;
using TerrainRow = std::tuple<std::string, std::vector<bool>>;
using RulesRow = std::tuple<int, int, bool, bool, int, int>;

Gun gun_of(const GunRow& row) {
  const auto& [strength, arc, least, most, indirect] = row;
  Gun gun{true, strength, int(arc.size()), {}, least, most, indirect};
  demand(arc.size() <= std::size(gun.arc), "a gun's arc has at most eight directions");
  std::copy(arc.begin(), arc.end(), gun.arc);
  return gun;
}

Kind kind_of(const KindRow& row) {
  const auto& [code, speed, armour, gun, traits] = row;
  Kind kind;
  demand(armour.size() == 3 && traits.size() == 11, "a kind has three armours and eleven traits");
  demand(code.size() <= size_t{kMostCode}, "a kind's code is too long");
  std::copy(code.begin(), code.end(), kind.code);
  kind.speed = speed;
  std::copy(armour.begin(), armour.end(), kind.armour);
  if (gun) kind.gun = gun_of(*gun);
  bool* const places[] = {&kind.commander,   &kind.monster,   &kind.fells, &kind.swims,
                          &kind.heavy,       &kind.tailproof, &kind.tall,  &kind.pushes,
                          &kind.pushes_high, &kind.observes,  &kind.small};
  for (size_t i = 0; i < traits.size(); ++i) *places[i] = traits[i];
  return kind;
}

Terrain terrain_of(const TerrainRow& row) {
  const auto& [letter, traits] = row;
  demand(letter.size() == 1 && traits.size() == 9, "a terrain has one letter and nine traits");
  return {letter[0], traits[0], traits[1], traits[2], traits[3], traits[4], traits[5], traits[6], traits[7], traits[8]};
}

void install_rows(const std::vector<KindRow>& kinds, const std::vector<TerrainRow>& terrains, const GunRow& flame,
                  const GunRow& thrown, const RulesRow& rules, int smallest, int largest) {
  TableRows rows;
  demand(kinds.size() <= std::size(rows.kinds) && terrains.size() <= std::size(rows.terrains),
         "the engine has no room for so many kinds or terrains");
  for (const KindRow& row : kinds) rows.kinds[rows.kind_count++] = kind_of(row);
  for (const TerrainRow& row : terrains) rows.terrains[rows.terrain_count++] = terrain_of(row);
  rows.flame = gun_of(flame);
  rows.thrown = gun_of(thrown);
  const auto& [repetition, quiet_moves, throw_own, killer, remote_mines, goal] = rules;
  demand(goal >= 0 && goal <= int(Goal::kLastTank), "an unknown goal");
  rows.standard = {repetition, quiet_moves, throw_own, killer, remote_mines, Goal(goal)};
  rows.smallest = smallest;
  rows.largest = largest;
  install(rows);
}

}  // namespace

void bind_tables(nb::module_& module) {
  module.def("install", &install_rows, "kinds"_a, "terrains"_a, "flame"_a, "thrown"_a, "rules"_a, "smallest"_a,
             "largest"_a);
}

}  // namespace behemoth::tanks
