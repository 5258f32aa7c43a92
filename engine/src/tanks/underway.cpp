#include "tanks/underway.hpp"

#include <algorithm>

namespace behemoth::tanks {
namespace {

constexpr uint64_t kFree = 0;

}  // namespace

bool Underway::contains(uint64_t work) const {
  const auto& places = rows_[work % kRows].places;
  return std::any_of(places.begin(), places.end(),
                     [=](const Place& place) { return place.load(std::memory_order_relaxed) == work; });
}

void Underway::add(uint64_t work) {
  for (Place& place : rows_[work % kRows].places) {
    if (place.load(std::memory_order_relaxed) != kFree) continue;
    place.store(work, std::memory_order_relaxed);
    return;
  }
}

// Wherever it stands: two threads may have added the same, and if each freed one place, both might free the same one.
void Underway::remove(uint64_t work) {
  for (Place& place : rows_[work % kRows].places)
    if (place.load(std::memory_order_relaxed) == work) place.store(kFree, std::memory_order_relaxed);
}

}  // namespace behemoth::tanks
