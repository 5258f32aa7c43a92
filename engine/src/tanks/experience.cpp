#include "tanks/experience.hpp"

namespace behemoth::tanks {

int16_t* Experience::figures(size_t count) {
  if (figures_.size() != count) figures_.assign(count, 0);
  return figures_.data();
}

void Experience::fade() {
  for (int16_t& figure : figures_) figure /= 2;
}

void Experience::clear() { figures_.clear(); }

}  // namespace behemoth::tanks
