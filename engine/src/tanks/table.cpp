#include "tanks/table.hpp"

#include <algorithm>
#include <bit>

namespace behemoth::tanks {

Table::Table(size_t megabytes) {
  const size_t wanted = std::max<size_t>((megabytes << 20) / sizeof(Bucket), 1024);
  const size_t count = std::bit_floor(wanted);
  buckets_ = std::make_unique<Bucket[]>(count);
  mask_ = count - 1;
}

void Table::clear() {
  for (size_t at = 0; at <= mask_; ++at) {
    for (Entry& entry : buckets_[at].entries) {
      entry.check.store(0, std::memory_order_relaxed);
      entry.move.store(0, std::memory_order_relaxed);
      entry.data.store(0, std::memory_order_relaxed);
    }
  }
  age_ = 0;
}

}  // namespace behemoth::tanks
