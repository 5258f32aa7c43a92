// What is underway: added, found, removed; what finds no place is forgotten; and two threads at once.
#include <cstdint>
#include <thread>

#include "check.hpp"
#include "tanks/underway.hpp"

namespace {

using behemoth::tanks::Underway;

// Works of the same row: there are fewer rows than this.
constexpr uint64_t kApart = 1 << 16;

void is_there_until_it_is_removed() {
  Underway underway;
  CHECK(!underway.contains(7));
  underway.add(7);
  CHECK(underway.contains(7));
  CHECK(!underway.contains(7 + kApart));
  underway.remove(7);
  CHECK(!underway.contains(7));
}

void what_finds_no_place_is_forgotten() {
  Underway underway;
  constexpr uint64_t kMore = 100;
  for (uint64_t number = 0; number < kMore; ++number) underway.add(7 + number * kApart);
  uint64_t many = 0;
  while (many < kMore && underway.contains(7 + many * kApart)) ++many;
  CHECK(many >= 2);
  for (uint64_t number = many; number < kMore; ++number) CHECK(!underway.contains(7 + number * kApart));
  underway.remove(7);
  CHECK(!underway.contains(7));
  underway.add(7 + many * kApart);
  CHECK(underway.contains(7 + many * kApart));
}

// Both work in one row, on more names than it has places, and often on the same one.
void two_threads_leave_nothing_behind() {
  Underway underway;
  constexpr uint64_t kNames = 6;
  const auto work = [&underway](uint64_t step) {
    for (uint64_t number = 0; number < 50'000; ++number) {
      const uint64_t name = 7 + kApart * (step * number % kNames);
      underway.add(name);
      underway.remove(name);
    }
  };
  std::thread one(work, 1), other(work, 5);
  one.join();
  other.join();
  for (uint64_t number = 0; number < kNames; ++number) CHECK(!underway.contains(7 + kApart * number));
}

}  // namespace

int main() {
  is_there_until_it_is_removed();
  what_finds_no_place_is_forgotten();
  two_threads_leave_nothing_behind();
  return 0;
}
