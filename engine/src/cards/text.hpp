// A state as words, in the fields of the rules' own line, without its options and without what the seats remember.
#pragma once

#include <string>
#include <string_view>

#include "cards/action.hpp"

namespace behemoth::cards {

// "turn=3.0 phase=play current=1 … monster=0.0.0 ending=-"
std::string write_state(const Rules& rules, const State& state);

// The state that wrote this. Throws std::invalid_argument.
State read_state(const Rules& rules, std::string_view text);

// Letters to cards and events. Throws std::invalid_argument.
Card card_from(char letter);
std::uint8_t event_from(char letter);

}  // namespace behemoth::cards
