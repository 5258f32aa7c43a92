#include "tanks/limits.hpp"

namespace behemoth::tanks {

Watch::Watch(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

double Watch::seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

uint64_t Watch::most_nodes() const { return limits_.nodes; }

bool Watch::out_of_time() const { return limits_.hard_seconds > 0 && seconds() >= limits_.hard_seconds; }

bool Watch::enough(uint64_t nodes, int depth, double share) const {
  if (limits_.depth != 0 && depth >= limits_.depth) return true;
  if (limits_.nodes != 0 && nodes >= limits_.nodes) return true;
  if (limits_.soft_seconds == limits_.hard_seconds) return false;  // the time is there to be used
  return limits_.soft_seconds > 0 && seconds() >= limits_.soft_seconds * share;
}

}  // namespace behemoth::tanks
