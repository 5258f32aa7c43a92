// Reads tables of rules and lines of states from standard input and checks games of them. Lines that are no states must
// be refused. Prints how many states were looked at and how many lines were refused; the first fault ends it with 1.
//
//   rules SEATS NAME=VALUE …     what follows is of this game; lists are joined by commas, yes and no are 1 and 0
//   line TEXT
#include <cstdio>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "cards/rules_table.hpp"
#include "cards_check.hpp"
#include "cards_words.hpp"

using namespace behemoth::cards;

int main() {
  std::uint64_t states = 0, refused = 0, lines = 0, seed = 0;
  Rules rules;
  try {
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream in(line);
      std::string word;
      in >> word;
      if (word == "rules") {
        int seats = 0;
        in >> seats;
        rules = make_rules(Words(in));
        Check check(rules, ++seed);
        check.games(seats);
        states += check.states();
        continue;
      }
      if (word != "line") throw std::runtime_error("unknown word: " + word);
      ++lines;
      Check check(rules, ++seed);
      try {
        check.line(line.size() > 5 ? line.substr(5) : "");
      } catch (const std::invalid_argument&) {
        ++refused;
      }
      states += check.states();
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fault: %s\n", error.what());
    return 1;
  }
  std::printf("%llu states, %llu of %llu lines refused\n", (unsigned long long)states, (unsigned long long)refused,
              (unsigned long long)lines);
  return 0;
}
