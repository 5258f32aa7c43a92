// Games side by side from a position, answered by chance: whatever is offered can be answered, and the planes are
// filled.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "tanks/vector.hpp"

namespace behemoth::tanks {

// So many answers were given; none where the position is over.
inline uint64_t check_games(const std::string& line, uint64_t seed) {
  if (moves_of(*read_board(line)).empty()) return 0;
  Games games({line, 2, seed, 6, 0, {}, seed % 2 == 0, true});
  std::vector<int64_t> answers(2);
  constexpr int kSteps = 25;
  for (int step = 0; step < kSteps; ++step) {
    for (int game = 0; game < 2; ++game) {
      const uint8_t* mask = games.masks.data() + game * games.answers();
      std::vector<int> offered;
      for (int number = 0; number < games.answers(); ++number)
        if (mask[number]) offered.push_back(number);
      if (offered.empty()) throw std::logic_error("nothing is offered: " + line);
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      answers[std::size_t(game)] = offered[(seed >> 33) % offered.size()];
    }
    games.single(step % 2)->step(answers.data() + step % 2);
    games.step(answers.data());
  }
  return 2 * kSteps;
}

}  // namespace behemoth::tanks
