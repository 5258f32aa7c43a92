// Floods: all poses of a vehicle at once, as sets of squares by heading.
#include "tanks/core/movement.hpp"

#include <utility>
#include <vector>

namespace behemoth::tanks::TANKS_ISA {

namespace {

// Calls f.template operator()<heading>() for all eight.
template <class F>
inline void each_heading(F&& f) {
  [&]<int... H>(std::integer_sequence<int, H...>) {
    (f.template operator()<H>(), ...);
  }(std::make_integer_sequence<int, 8>{});
}

// One step of all poses at once: `ahead` gets the squares looked at; `planes` grow by driving and turning (TC2.1).
template <class Set>
inline void one_step(Set* planes, Set* ahead, const Set& land, const Set* mud, Set* halted) {
  each_heading([&]<int H>() { ahead[H] = planes[H].template step<H>(); });
  Set next[8];
  each_heading([&]<int H>() {
    Set into = ahead[H] & land;
    if (mud) {
      halted[H] |= into & *mud;
      into = into.without(*mud);
    }
    next[H] = planes[H] | planes[(H + 7) % 8] | planes[(H + 1) % 8] | into;
  });
  for (int h = 0; h < 8; ++h) planes[h] = next[h];
}

// The flood of a vehicle that fells trees: one group of poses for each set of trees felled so far; entering a tree
// leads to another group.
template <class G>
class FellingFlood {
 public:
  using Set = typename G::Set;

  // `sunk_in` is water where this vehicle sinks; `mud` where it halts.
  FellingFlood(const Piece& piece, const Set& land, const Set& sunk_in, const Set& trees, const Set& mud)
      : piece_(piece), land_(land), sunk_in_(sunk_in), trees_(trees), mud_(mud), groups_(1, Group{}) {
    groups_[0].planes[piece.heading].set(piece.square);
  }

  void run(int speed) {
    for (int i = 0; i < speed; ++i) step();
  }

  // Backing into a tree (TC11.9).
  void back_into(int square) {
    examined_.set(square);
    if (trees_.has(square)) joined(0, square).planes[piece_.heading].set(square);
  }

  const Set& examined() const { return examined_; }

  // All ends that felled something.
  void collect(std::vector<Felling<G>>& found) {
    for (size_t i = 1; i < groups_.size(); ++i) {
      Group& group = groups_[i];
      group.planes[piece_.heading].clear(piece_.square);  // TC2.5
      Felling<G>& felling = found.emplace_back();
      felling.felled = group.felled;
      felling.sinks = group.sinks;
      felling.anywhere = Set::none();
      felling.count = group.sinks.count();
      for (int h = 0; h < 8; ++h) {
        felling.planes[h] = group.planes[h] | group.halted[h];
        felling.anywhere |= felling.planes[h];
        felling.count += felling.planes[h].count();
      }
    }
  }

 private:
  struct Group {
    Set planes[8];
    Set halted[8];
    Set felled, sinks;
  };
  struct Entry {
    size_t group;
    int heading, tree;
  };

  void step() {
    entries_.clear();  // taken in after the step, so that nobody moves twice
    for (size_t i = 0; i < groups_.size(); ++i) {
      Set ahead[8];
      Group& group = groups_[i];
      one_step(group.planes, ahead, land_ | group.felled, mud_.any() ? &mud_ : nullptr, group.halted);
      const Set trees = trees_.without(group.felled);
      for (int h = 0; h < 8; ++h) {
        examined_ |= ahead[h];
        group.sinks |= ahead[h] & sunk_in_;
        (ahead[h] & trees).each([&](int tree) { entries_.push_back({i, h, tree}); });
      }
    }
    for (const Entry& entry : entries_) joined(entry.group, entry.tree).planes[entry.heading].set(entry.tree);
  }

  // The group that has felled what this one has, and one tree more.
  Group& joined(size_t from, int tree) {
    Set felled = groups_[from].felled;
    felled.set(tree);
    for (size_t i = 1; i < groups_.size(); ++i)
      if (groups_[i].felled == felled) return groups_[i];
    Group& made = groups_.emplace_back(Group{});
    made.felled = felled;
    return made;
  }

  const Piece& piece_;
  const Set &land_, &sunk_in_, &trees_, &mud_;
  Set examined_ = Set::none();
  std::vector<Group> groups_;
  std::vector<Entry> entries_;
};

}  // namespace

template <class G>
void Position<G>::flood(Reach<G>& reach, int side, const Piece& piece, const Set& land, const Set& water) const {
  const Kind& kind = p_.tables->kinds[piece.kind];
  const Set home = Set::of(piece.square);
  const Set driveable = land | home;  // the mover has left its square (TC2.3)
  const bool muddy = p_.mud.any();
  Set planes[8]{}, ahead[8], halted[8]{};
  planes[piece.heading] = home;
  for (int step = 1; step < kind.speed; ++step) one_step(planes, ahead, driveable, muddy ? &p_.mud : nullptr, halted);
  // Before the last step the poses with one step to spare: from there it may leave (TC4.1) or sink (TC5.1).
  const int back = (piece.heading + 4) % 8;
  reach.leaves = false;
  if (kind.commander) {
    reach.leaves = p_.doors[side][back].has(piece.square);  // TC4.2
    for (int h = 0; h < 8; ++h) reach.leaves |= planes[h].meets(p_.doors[side][h]);
  }
  one_step(planes, ahead, driveable, muddy ? &p_.mud : nullptr, halted);
  Set examined = Set::none();
  for (int h = 0; h < 8; ++h) examined |= ahead[h];
  const int behind = Sq::away(piece.square, back, 1, p_.size);
  if (muddy)
    for (int h = 0; h < 8; ++h) planes[h] |= halted[h];
  planes[piece.heading].clear(piece.square);  // TC2.5
  if (behind != kOff) {
    examined.set(behind);
    if (driveable.has(behind)) planes[piece.heading].set(behind);  // TC2.2
  }
  reach.examined = examined;
  reach.seen_land = land & examined;
  reach.seen_water = water & examined;
  reach.sinks = reach.seen_water;
  reach.anywhere = Set::none();
  int count = reach.leaves;
  for (int h = 0; h < 8; ++h) {
    reach.planes[h] = planes[h];
    reach.anywhere |= planes[h];
    count += planes[h].count();
  }
  if (reach.sinks.any()) count += reach.sinks.count();
  reach.count = count;
}

// The movements of a vehicle that fells trees, apart by the trees (TC2.6, TC11.2), remembered like a flood.
template <class G>
const std::vector<Felling<G>>& Position<G>::fellings(int side, int slot, const Set& land, const Set& water) {
  const Piece& piece = p_.piece(side, slot);
  FellingCache& cache = caches().fellings[side][slot];
  const uint32_t pose = pose_of(piece);
  const bool same = cache.pose == pose && (land & cache.examined) == cache.seen_land &&
                    (water & cache.examined) == cache.seen_water && (p_.trees & cache.examined) == cache.seen_trees;
  if (same) return cache.found;
  cache.pose = pose;
  cache.found.clear();
  const Kind& kind = p_.tables->kinds[piece.kind];
  const Set driveable = land | Set::of(piece.square) | (kind.swims ? water : Set::none());
  const Set sunk_in = kind.swims ? Set::none() : water;
  FellingFlood<G> flood(piece, driveable, sunk_in, p_.trees, p_.mud);
  flood.run(kind.speed);
  const int behind = Sq::away(piece.square, (piece.heading + 4) % 8, 1, p_.size);
  if (behind != kOff) flood.back_into(behind);
  flood.collect(cache.found);
  cache.examined = flood.examined();
  cache.seen_land = land & cache.examined;
  cache.seen_water = water & cache.examined;
  cache.seen_trees = p_.trees & cache.examined;
  return cache.found;
}

#define TANKS_INSTANTIATE(G)                                                                          \
  template void Position<G>::flood(Reach<G>&, int, const Piece&, const G::Set&, const G::Set&) const; \
  template const std::vector<Felling<G>>& Position<G>::fellings(int, int, const G::Set&, const G::Set&);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
