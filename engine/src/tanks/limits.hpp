// How long a search may go on: by the clock, by nodes, by depth.
#pragma once

#include <chrono>
#include <cstdint>

namespace behemoth::tanks {

// 0 is no limit.
struct Limits {
  double soft_seconds = 0;  // no new depth after this much; if it is the same as the hard limit, that alone counts
  double hard_seconds = 0;  // never longer than this
  uint64_t nodes = 0;
  int depth = 0;
};

class Watch {
 public:
  explicit Watch(const Limits& limits);

  double seconds() const;
  // 0 is no limit.
  uint64_t most_nodes() const;
  bool out_of_time() const;
  // Whether another depth is not worth beginning. `share` of the time is enough where the best move is stable.
  bool enough(uint64_t nodes, int depth, double share) const;

 private:
  using Clock = std::chrono::steady_clock;
  Limits limits_;
  Clock::time_point start_;
};

}  // namespace behemoth::tanks
