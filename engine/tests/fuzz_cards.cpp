// Any bytes as a state of the card game: refused with a reason, or read, then written and read again without a change,
// and played on for a while. The first byte chooses the rules, out of the file that BEHEMOTH_ROWS names.
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "cards/machine.hpp"
#include "cards/rules_table.hpp"
#include "cards/text.hpp"
#include "cards_words.hpp"
#include "check.hpp"

namespace {

using namespace behemoth::cards;

const std::vector<Rules>& all_rules() {
  static const std::vector<Rules> found = [] {
    const char* path = std::getenv("BEHEMOTH_ROWS");
    CHECK(path != nullptr);
    std::ifstream in(path);
    std::vector<Rules> rules;
    for (std::string line; std::getline(in, line);) {
      std::istringstream words(line);
      std::string word;
      int seats = 0;
      words >> word >> seats;
      rules.push_back(make_rules(Words(words)));
    }
    CHECK(!rules.empty());
    return rules;
  }();
  return found;
}

void play_on(const Rules& rules, State state) {
  FastChance chance(1);
  for (int decisions = 0; !state.over() && decisions < 20; ++decisions) {
    Actions legal;
    list_actions(rules, state, legal);
    if (legal.count == 0) std::abort();
    play(rules, state, legal.items[chance.below(static_cast<std::uint32_t>(legal.count))], chance);
    const std::string written = write_state(rules, state);
    if (write_state(rules, read_state(rules, written)) != written) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const Rules& rules = all_rules()[data[0] % all_rules().size()];
  const std::string text(reinterpret_cast<const char*>(data + 1), size - 1);
  State state;
  try {
    state = read_state(rules, text);
  } catch (const std::invalid_argument&) {
    return 0;
  }
  const std::string written = write_state(rules, state);
  if (write_state(rules, read_state(rules, written)) != written) std::abort();
  play_on(rules, state);
  return 0;
}
