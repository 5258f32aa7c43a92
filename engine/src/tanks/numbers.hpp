// Numbers that a board hands out, moves mostly. Growing is compiled once, whatever instruction set asks for it.
#pragma once

#include <cstdint>
#include <vector>

namespace behemoth::tanks {

class Numbers {
 public:
  void add(uint64_t number);
  const std::vector<uint64_t>& all() const { return numbers_; }
  std::vector<uint64_t> take();

 private:
  std::vector<uint64_t> numbers_;
};

}  // namespace behemoth::tanks
