// Reads the tables of the rules and lines of positions from standard input, one word after another:
//
//   kind CODE SPEED FRONT SIDE REAR TRAITS GUN    traits and flags as 0 and 1; GUN is 0, or as for flame
//   terrain LETTER TRAITS
//   flame 1 STRENGTH LEAST MOST INDIRECT TURNS TURN…   (throw likewise)
//   rules REPETITION QUIET_MOVES THROW_OWN KILLER REMOTE_MINES GOAL     sizes SMALLEST LARGEST
//   line TEXT
#pragma once

#include <istream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tanks/tables.hpp"

namespace behemoth::tanks {

inline Gun read_gun(std::istream& in) {
  Gun gun;
  in >> gun.there;
  if (!gun.there) return gun;
  in >> gun.strength >> gun.least >> gun.most >> gun.indirect >> gun.turns;
  for (int i = 0; i < gun.turns; ++i) in >> gun.arc[i];
  return gun;
}

inline Kind read_kind(std::istream& in) {
  Kind kind;
  std::string code, traits;
  in >> code >> kind.speed >> kind.armour[0] >> kind.armour[1] >> kind.armour[2] >> traits;
  code.copy(kind.code, kMostCode);
  bool* const places[] = {&kind.commander,   &kind.monster,   &kind.fells, &kind.swims,
                          &kind.heavy,       &kind.tailproof, &kind.tall,  &kind.pushes,
                          &kind.pushes_high, &kind.observes,  &kind.small};
  for (size_t i = 0; i < std::size(places); ++i) *places[i] = traits.at(i) == '1';
  kind.gun = read_gun(in);
  return kind;
}

inline Terrain read_terrain(std::istream& in) {
  Terrain terrain;
  std::string traits;
  in >> terrain.letter >> traits;
  bool* const places[] = {&terrain.blocks, &terrain.stops_fire, &terrain.high,   &terrain.deep,     &terrain.slows,
                          &terrain.felled, &terrain.explodes,   &terrain.pushed, &terrain.bars_push};
  for (size_t i = 0; i < std::size(places); ++i) *places[i] = traits.at(i) == '1';
  return terrain;
}

inline void read_row(std::istream& in, const std::string& word, TableRows& rows) {
  if (word == "kind") {
    rows.kinds[rows.kind_count++] = read_kind(in);
  } else if (word == "terrain") {
    rows.terrains[rows.terrain_count++] = read_terrain(in);
  } else if (word == "flame") {
    rows.flame = read_gun(in);
  } else if (word == "throw") {
    rows.thrown = read_gun(in);
  } else if (word == "rules") {
    Rules& rules = rows.standard;
    int goal = 0;
    in >> rules.repetition >> rules.quiet_moves >> rules.throw_own >> rules.killer_chooses >> rules.remote_mines >>
        goal;
    rules.goal = Goal(goal);
  } else if (word == "sizes") {
    in >> rows.smallest >> rows.largest;
  } else {
    throw std::runtime_error("unknown word: " + word);
  }
}

// Installs the tables and gives the lines.
inline std::vector<std::string> read_input(std::istream& in) {
  TableRows rows;
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "line")
      lines.push_back(line.size() > 5 ? line.substr(5) : "");
    else
      read_row(words, word, rows);
  }
  install(rows);
  return lines;
}

}  // namespace behemoth::tanks
