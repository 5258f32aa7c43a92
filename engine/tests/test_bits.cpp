// Sets of squares against a plain array of flags, and fire against shots one by one; compiled for each instruction set.
#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "check.hpp"
#include "tanks/core/bits.hpp"
#include "tanks/core/flight.hpp"
#include "tanks/core/flood.hpp"
#include "tanks/core/geometry.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

template <class G>
class BitsTest {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;
  using Flags = std::array<bool, G::kSquares>;

  void run() {
    CHECK(!Set::none().any() && Set::none().count() == 0);
    for (int square = 0; square < G::kSquares; ++square) check_one(square);
    for (const unsigned density : {1U, 8U, 64U, 128U, 255U}) {
      for (int i = 0; i < 50; ++i) check_two(random_flags(density), random_flags(density));
    }
  }

 private:
  Flags random_flags(unsigned density) {
    Flags flags{};
    for (bool& flag : flags) flag = random_() % 256 < density;
    return flags;
  }

  static Set set_of(const Flags& flags) {
    Set made = Set::none();
    for (int square = 0; square < G::kSquares; ++square) made.put(square, flags[size_t(square)]);
    return made;
  }

  static void check_one(int square) {
    Set one = Set::of(square);
    CHECK(one.any() && one.count() == 1 && one.has(square));
    CHECK(one.lowest() == square && one.highest() == square);
    one.clear(square);
    CHECK(!one.any());
    one.flip(square);
    CHECK(one == Set::of(square));
    one.flip(square);
    CHECK(one == Set::none());
  }

  static void check_same(const Set& set, const Flags& flags) {
    int count = 0;
    std::vector<int> each, expected;
    for (int square = 0; square < G::kSquares; ++square) {
      CHECK(set.has(square) == flags[size_t(square)]);
      if (!flags[size_t(square)]) continue;
      ++count;
      expected.push_back(square);
    }
    set.each([&](int square) { each.push_back(square); });
    CHECK(each == expected);
    CHECK(set.count() == count && set.any() == (count > 0));
    if (count) CHECK(set.lowest() == expected.front() && set.highest() == expected.back());
  }

  template <int Heading, int N>
  static void check_step(const Flags& flags) {
    Flags moved{};
    for (int square = 0; square < G::kSquares; ++square) {
      const int column = Sq::column(square) + N * kColumnStep[Heading], row = Sq::row(square) + N * kRowStep[Heading];
      const bool inside = column >= 0 && column < G::kStride && row >= 0 && row < G::kSquares / G::kStride;
      if (flags[size_t(square)] && inside) moved[size_t(Sq::at(column, row))] = true;
    }
    check_same(set_of(flags).template step<Heading, N>(), moved);
  }

  template <int Heading>
  static void check_steps(const Flags& flags) {
    check_step<Heading, 1>(flags);
    check_step<Heading, 2>(flags);
    check_step<Heading, 4>(flags);
    check_step<Heading, 8>(flags);
    if constexpr (G::kStride > 16) check_step<Heading, 16>(flags);
  }

  // Shots one square at a time, as TC3.2 tells it, against all of them at once.
  template <int Heading>
  static void check_flight(const Set& from, const Set& blockers) {
    Set struck = Set::none();
    Set front = from.template step<Heading>().without(blockers);
    while (front.any()) {
      front = front.template step<Heading>();
      struck |= front;
      front = front.without(blockers);
    }
    CHECK((Flight<Heading, Set>(blockers).strikes(from)) == struck);
  }

  template <class Combine>
  static Flags combined(const Flags& a, const Flags& b, Combine&& combine) {
    Flags made{};
    for (size_t i = 0; i < made.size(); ++i) made[i] = combine(a[i], b[i]);
    return made;
  }

  static void check_two(const Flags& a, const Flags& b) {
    const Set one = set_of(a), other = set_of(b);
    check_same(one, a);
    const Flags both = combined(a, b, [](bool x, bool y) { return x && y; });
    check_same(one & other, both);
    check_same(one | other, combined(a, b, [](bool x, bool y) { return x || y; }));
    check_same(one ^ other, combined(a, b, [](bool x, bool y) { return x != y; }));
    check_same(one.without(other), combined(a, b, [](bool x, bool y) { return x && !y; }));
    CHECK(one.meets(other) == (one & other).any());
    CHECK((one == other) == (a == b));
    Set changed = one;
    changed &= other;
    CHECK(changed == (one & other));
    each_heading([&]<int H>() {
      check_steps<H>(a);
      check_flight<H>(one, other);
    });
  }

  std::mt19937 random_{1};
};

}  // namespace
}  // namespace behemoth::tanks::TANKS_ISA

int main() {
  using namespace behemoth::tanks::TANKS_ISA;
#if defined(__AVX2__)
  if (!__builtin_cpu_supports("avx2")) return 0;
#endif
  BitsTest<Small>().run();
  BitsTest<Large>().run();
  return 0;
}
