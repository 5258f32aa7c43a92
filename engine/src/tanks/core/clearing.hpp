// The flood of a vehicle that clears its way: it fells trees (TC11.2) and pushes one thing (TC12.1). Poses are grouped
// by what was felled and pushed so far; entering a tree or pushing leads to another group.
#pragma once

#include <vector>

#include "tanks/core/flood.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// What such a vehicle meets.
template <class G>
struct Way {
  using Set = typename G::Set;
  Set land;   // where it drives, its own square included
  Set traps;  // where it ends
  Set trees;  // that it fells
  Set mud;    // where it halts
  // Only of a vehicle that pushes:
  Set loose;       // what could be pushed
  Set high;        // what of it must stand alone (TC12.2): printed high obstacles
  Set neighbours;  // what it must stand alone of: these, stacks and bodies
  Set barred;      // where nothing is pushed (TC12.1)
  Set water;       // where what is pushed is gone (TC12.3)
  Set forbidden;   // where it may not end its movement: the home of its own flag (TC12.14)
  int size;
};

template <class G>
class ClearingFlood {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;

  ClearingFlood(const Piece& piece, const Kind& kind, const Way<G>& way)
      : piece_(piece), kind_(kind), way_(way), muddy_(way.mud.any()), groups_(1, Group{}) {
    groups_[0].planes[piece.heading].set(piece.square);
  }

  void run() {
    for (int i = 0; i < kind_.speed; ++i) step();
    const int behind = Sq::away(piece_.square, (piece_.heading + 4) % 8, 1, way_.size);
    if (behind == kOff) return;
    examined_.set(behind);
    if (way_.trees.has(behind)) enter({0, piece_.heading, behind, false});  // TC11.9
  }

  const Set& examined() const { return examined_; }

  // All ends that felled or pushed something.
  void collect(std::vector<Clearing<G>>& found) {
    for (size_t i = 1; i < groups_.size(); ++i) {
      Group& group = groups_[i];
      group.planes[piece_.heading].clear(piece_.square);  // TC2.5
      Clearing<G>& clearing = found.emplace_back();
      clearing.felled = group.felled;
      clearing.pushed = group.pushed;
      clearing.push_direction = group.direction;
      clearing.traps = group.traps;
      clearing.anywhere = Set::none();
      clearing.count = group.traps.count();
      for (int h = 0; h < 8; ++h) {
        clearing.planes[h] = (group.planes[h] | group.halted[h]).without(way_.forbidden);
        clearing.anywhere |= clearing.planes[h];
        clearing.count += clearing.planes[h].count();
      }
    }
  }

 private:
  struct Group {
    Set planes[8];
    Set halted[8];
    Set felled, traps;
    int pushed = kOff, direction = 0;
  };
  // A pose from which a tree is entered, or something pushed.
  struct Entry {
    size_t group;
    int heading, square;
    bool push;
  };

  // Where what a group has pushed lies now, or kOff if it is gone.
  int lies_at(const Group& group) const {
    if (group.pushed == kOff) return kOff;
    const int to = group.pushed + Sq::delta(group.direction);
    return way_.water.has(to) ? kOff : to;
  }

  void step() {
    entries_.clear();  // taken in after the step, so that nobody moves twice
    for (size_t i = 0; i < groups_.size(); ++i) {
      Set ahead[8];
      Group& group = groups_[i];
      Set land = way_.land | group.felled, traps = way_.traps;
      if (group.pushed != kOff) land.set(group.pushed);
      if (const int thing = lies_at(group); thing != kOff) {
        land.clear(thing);
        traps.clear(thing);
      }
      one_step(group.planes, ahead, land, muddy_ ? &way_.mud : nullptr, group.halted);
      const Set trees = way_.trees.without(group.felled);
      for (int h = 0; h < 8; ++h) {
        examined_ |= ahead[h];
        group.traps |= ahead[h] & traps;
        (ahead[h] & trees).each([&](int tree) { entries_.push_back({i, h, tree, false}); });
        if (!kind_.pushes || group.pushed != kOff) continue;  // at most one push a turn (TC12.1)
        (ahead[h] & way_.loose).each([&](int square) {
          if (gives_way(group, square, h)) entries_.push_back({i, h, square, true});
        });
      }
    }
    for (const Entry& entry : entries_) enter(entry);
  }

  // Whether what is on a square can be pushed one further (TC12.1, TC12.2).
  bool gives_way(const Group& group, int square, int heading) {
    const int to = Sq::away(square, heading, 1, way_.size);
    if (to == kOff) return false;
    examined_.set(to);
    if (way_.high.has(square)) {
      examined_ |= Lines<G>::get().beside[square];
      if (!kind_.pushes_high || Lines<G>::get().beside[square].meets(way_.neighbours)) return false;
    }
    return group.felled.has(to) || ((way_.land.has(to) || way_.traps.has(to)) && !way_.barred.has(to));
  }

  void enter(const Entry& entry) {
    Group& group = joined(entry);
    const bool halts = entry.push && way_.mud.has(entry.square);
    (halts ? group.halted : group.planes)[entry.heading].set(entry.square);
  }

  // The group that has done what this one has, and one thing more.
  Group& joined(const Entry& entry) {
    Set felled = groups_[entry.group].felled;
    int pushed = groups_[entry.group].pushed, direction = groups_[entry.group].direction;
    if (entry.push) {
      pushed = entry.square;
      direction = entry.heading;
    } else {
      felled.set(entry.square);
    }
    for (size_t i = 1; i < groups_.size(); ++i)
      if (groups_[i].felled == felled && groups_[i].pushed == pushed && groups_[i].direction == direction)
        return groups_[i];
    Group& made = groups_.emplace_back(Group{});
    made.felled = felled;
    made.pushed = pushed;
    made.direction = direction;
    return made;
  }

  const Piece& piece_;
  const Kind& kind_;
  const Way<G>& way_;
  const bool muddy_;
  Set examined_ = Set::none();
  std::vector<Group> groups_;
  std::vector<Entry> entries_;
};

}  // namespace behemoth::tanks::TANKS_ISA
