#include "tanks/numbers.hpp"

#include <utility>

namespace behemoth::tanks {

void Numbers::add(uint64_t number) { numbers_.push_back(number); }

std::vector<uint64_t> Numbers::take() { return std::move(numbers_); }

}  // namespace behemoth::tanks
