// Reads the tables of the rules and lines of positions from standard input, one word after another, and checks each
// position. Lines that are no positions must be refused. Prints how many positions were looked at and how many lines
// were refused; the first fault ends it with 1.
//
//   kind MARK SPEED FRONT SIDE REAR TRAITS GUN    traits and flags as 0 and 1; GUN is 0, or as for flame
//   ground LETTER TRAITS
//   flame 1 STRENGTH LEAST MOST INDIRECT TURNS TURN…   (throw likewise)
//   rules REPETITION QUIET_MOVES THROW_OWN KILLER     sizes SMALLEST LARGEST
//   line TEXT
#include <cstdio>
#include <exception>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "tanks/kinds.hpp"

namespace behemoth::tanks {
uint64_t check_base(const std::string& line, int plies, uint64_t seed);
uint64_t check_avx2(const std::string& line, int plies, uint64_t seed);
uint64_t check_search(const std::string& line, uint64_t seed);
}  // namespace behemoth::tanks

namespace {

using namespace behemoth::tanks;

Gun read_gun(std::istream& in) {
  Gun gun;
  int turns = 0;
  in >> gun.there;
  if (!gun.there) return gun;
  in >> gun.strength >> gun.least >> gun.most >> gun.indirect >> turns;
  gun.arc.resize(turns);
  for (int& turn : gun.arc) in >> turn;
  return gun;
}

void read_row(std::istream& in, const std::string& word, Tables& made) {
  std::string traits;
  auto trait = [&](size_t i) { return traits.at(i) == '1'; };
  if (word == "kind") {
    Kind kind;
    in >> kind.mark >> kind.speed >> kind.armour[0] >> kind.armour[1] >> kind.armour[2] >> traits;
    kind.commander = trait(0);
    kind.giant = trait(1);
    kind.fells = trait(2);
    kind.swims = trait(3);
    kind.heavy = trait(4);
    kind.tailproof = trait(5);
    kind.tall = trait(6);
    kind.gun = read_gun(in);
    made.kinds.push_back(kind);
  } else if (word == "ground") {
    char letter;
    in >> letter >> traits;
    made.grounds.push_back({letter, trait(0), trait(1), trait(2), trait(3), trait(4), trait(5)});
  } else if (word == "flame") {
    made.flame = read_gun(in);
  } else if (word == "throw") {
    made.thrown = read_gun(in);
  } else if (word == "rules") {
    in >> made.standard.repetition >> made.standard.quiet_moves >> made.standard.throw_own >>
        made.standard.killer_chooses;
  } else if (word == "sizes") {
    in >> made.smallest >> made.largest;
  } else {
    throw std::runtime_error("unknown word: " + word);
  }
}

bool has_avx2() {
#if defined(BEHEMOTH_HAS_AVX2)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
#else
  return false;
#endif
}

}  // namespace

int main(int count, char** words) {
  const int plies = count > 1 ? std::stoi(words[1]) : 10;
  Tables made;
  uint64_t positions = 0, refused = 0, lines = 0;
  try {
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream in(line);
      std::string word;
      in >> word;
      if (word != "line") {
        read_row(in, word, made);
        continue;
      }
      if (!tables.ready) install(std::move(made));
      const std::string text = line.size() > 5 ? line.substr(5) : "";
      ++lines;
      try {
        positions += check_base(text, plies, lines);
#if defined(BEHEMOTH_HAS_AVX2)
        if (has_avx2()) positions += check_avx2(text, plies, lines);
#endif
        positions += check_search(text, lines);
      } catch (const std::invalid_argument&) {
        ++refused;
      }
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fault: %s\n", error.what());
    return 1;
  }
  (void)has_avx2;
  std::printf("%llu positions, %llu of %llu lines refused\n", (unsigned long long)positions,
              (unsigned long long)refused, (unsigned long long)lines);
  return 0;
}
