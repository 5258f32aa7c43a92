// Which moves are being searched right now, shared by all threads of a search. Another thread tries other moves first;
// by the time it comes back, what was found lies in the transposition table. The idea is Tom Kerrigan's simplified
// ABDADA.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace behemoth::tanks {

// Rows of a few places each, without locks: a move that finds no place, or one that two threads begin at the same
// moment, is searched twice, and nothing is wrong.
class Underway {
 public:
  bool contains(uint64_t work) const;
  void add(uint64_t work);
  void remove(uint64_t work);

 private:
  static constexpr size_t kRows = 1024;
  using Place = std::atomic<uint64_t>;
  struct alignas(64) Row {
    std::array<Place, 4> places{};
  };

  std::array<Row, kRows> rows_;
};

}  // namespace behemoth::tanks
