// All decisions of the side that has to decide: listed, counted, or only those that destroy.
#pragma once

TANKS_ARCH_BEGIN

// TC6.10: not onto anything tall, nor a live Monster, nor off the board.
template <class G>
inline bool Position<G>::has_room(int square) const {
  if (square == kOff || tall().has(square)) return false;
  for (int side = 0; side < 2; ++side) {
    const int slot = slot_at(side, square);
    if (slot != kNone && (p_.giants[side] >> slot & 1)) return false;
  }
  return true;
}

template <class G>
template <class F>
void Position<G>::falls(F&& f) const {
  bool any = false;
  for (int side = 0; side < 8; side += 2)
    if (has_room(Sq::away(p_.falling, side, 1, p_.size))) {
      f(Move::fall(p_.falling, side));
      any = true;
    }
  if (!any) f(Move::fall(p_.falling, kNoHeading));  // TC11.5
}

namespace detail {

template <class Set>
inline void push_each(MoveList& list, const Set& squares, Move pattern) {
  // The pattern has end 0, so that adding is setting.
  list.room(squares.count());
  squares.each([&](int square) { list.push_fast(Move(pattern.raw() | uint64_t(square) << 10)); });
}

}  // namespace detail

template <class G>
inline typename Position<G>::View Position<G>::view() {
  const Set live = this->live();
  return {p_.open.without(live), p_.water.without(live),
          aims_at(1 - p_.turn, p_.alive[1 - p_.turn], live | p_.screen, tall())};
}

// The moves of one piece of the side to move.
template <class G>
template <bool Kills>
inline void Position<G>::generate_piece(int slot, const View& view, MoveList& list) {
  const int side = p_.turn;
  if (p_.giants[side] >> slot & 1) {
    giant_moves(side, slot, [&](Move move) {
      if (!Kills || move.victims()) list.push(move);
    });
    return;
  }
  const int start = p_.piece(side, slot).square, commander = p_.commander[1 - side];
  const Reach<G>& reach = reach_on(side, slot, view.land, view.water);
  if constexpr (!Kills) {
    for (int h = 0; h < 8; ++h) detail::push_each(list, reach.planes[h], Move::vehicle(start, 0, h));
    if (reach.sinks.any()) detail::push_each(list, reach.sinks, Move::vehicle(start, 0, kNoHeading));
  }
  if (reach.leaves) list.push(Move::vehicle(start, kOff, kNoHeading));  // TC11.1
  auto aimed = [&](Move move, int target) {
    return move.with_target(p_.piece(1 - side, target).square, target == commander);
  };
  shots_from(side, slot, reach.planes, reach.anywhere, view.aims, [&](int target, int heading, const Set& squares) {
    detail::push_each(list, squares, aimed(Move::vehicle(start, 0, heading), target));
  });
  if (!may_fell(side, slot, reach)) return;
  for (const Felling<G>& felling : fellings(side, slot, view.land, view.water)) {
    if constexpr (!Kills) {
      for (int h = 0; h < 8; ++h) detail::push_each(list, felling.planes[h], felling.move(start, h));
      if (felling.sinks.any()) detail::push_each(list, felling.sinks, felling.move(start, kNoHeading));
    }
    felling_shots(side, slot, felling, view.aims.wanted, [&](int target, int heading, const Set& squares) {
      detail::push_each(list, squares, aimed(felling.move(start, heading), target));
    });
  }
}

// How many moves one piece of the side to move has.
template <class G>
inline int Position<G>::count_piece(int slot, const View& view) {
  const int side = p_.turn;
  int total = 0;
  if (p_.giants[side] >> slot & 1) {
    giant_moves(side, slot, [&](Move) { ++total; });
    return total;
  }
  auto count = [&](int, int, const Set& squares) { total += squares.count(); };
  const Reach<G>& reach = reach_on(side, slot, view.land, view.water);
  total += reach.count;
  shots_from(side, slot, reach.planes, reach.anywhere, view.aims, count);
  if (may_fell(side, slot, reach))
    for (const Felling<G>& felling : fellings(side, slot, view.land, view.water)) {
      total += felling.count;
      felling_shots(side, slot, felling, view.aims.wanted, count);
    }
  return total;
}

template <class G>
template <bool Kills>
inline void Position<G>::generate_side(MoveList& list) {
  if (p_.result) return;
  if (p_.falling != kOff) {
    falls([&](Move move) { list.push(move); });
    return;
  }
  const View view = this->view();
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1)
    generate_piece<Kills>(std::countr_zero(rest), view, list);
}

template <class G>
inline void Position<G>::generate(MoveList& list) {
  generate_side<false>(list);
}

template <class G>
inline void Position<G>::generate_kills(MoveList& list) {
  generate_side<true>(list);
}

template <class G>
inline int Position<G>::count_moves() {
  if (p_.result) return 0;
  int total = 0;
  if (p_.falling != kOff) {
    falls([&](Move) { ++total; });
    return total;
  }
  const View view = this->view();
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) total += count_piece(std::countr_zero(rest), view);
  return total;
}

template <class G>
template <class Below>
inline Move Position<G>::pick(Below&& below, MoveList& list, int& total) {
  list.clear();
  total = 0;
  if (p_.result) return Move();
  if (p_.falling != kOff) {
    falls([&](Move move) { list.push(move); });
    total = list.size();
    return list[below(total)];
  }
  const View view = this->view();
  int counts[kMostPieces];
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    total += counts[slot] = count_piece(slot, view);
  }
  if (!total) return Move();
  int index = below(total);
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    if (index < counts[slot]) {
      generate_piece<false>(slot, view, list);
      return list[index];
    }
    index -= counts[slot];
  }
  return Move();
}

TANKS_ARCH_END
