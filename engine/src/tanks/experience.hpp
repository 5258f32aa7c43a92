// How well quiet moves have done in the searches of a game so far, as figures that the core knows how to read
// (History in core/order.hpp). They stay from one search to the next, since much of a position does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace behemoth::tanks {

class Experience {
 public:
  // So many figures as earlier searches left them; all of them 0 if there were more or fewer until now.
  int16_t* figures(size_t count);
  // What was found out earlier counts half from now on.
  void fade();
  void clear();

 private:
  std::vector<int16_t> figures_;
};

}  // namespace behemoth::tanks
