// How long a search may go on: by the clock, by nodes, by depth.
#pragma once

#include <chrono>
#include <cstdint>

namespace behemoth::tanks {

// 0 is no limit.
struct Limits {
  double soft_seconds = 0;  // no new depth after this much
  double hard_seconds = 0;  // never longer than this
  uint64_t nodes = 0;
  int depth = 0;
};

class Watch {
 public:
  explicit Watch(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

  double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  bool out_of_nodes(uint64_t nodes) const { return limits_.nodes != 0 && nodes >= limits_.nodes; }
  bool out_of_time() const { return limits_.hard_seconds > 0 && seconds() >= limits_.hard_seconds; }

  // Whether another depth is not worth beginning. `share` of the time is enough where the best move is stable.
  bool enough(uint64_t nodes, int depth, double share) const {
    if (limits_.depth != 0 && depth >= limits_.depth) return true;
    if (out_of_nodes(nodes)) return true;
    return limits_.soft_seconds > 0 && seconds() >= limits_.soft_seconds * share;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Limits limits_;
  Clock::time_point start_;
};

}  // namespace behemoth::tanks
