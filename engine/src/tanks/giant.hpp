// The Monster's turn (section 6): every movement with every combination of tail, flame, throw and duel.
#pragma once

TANKS_ARCH_BEGIN

namespace detail {

// An end of a Monster's movement, with the squares it trampled on, in rising order.
struct Drive {
  int square, heading;
  int crossed[kMostGiantSpeed];  // kOff for none
  bool stomped[kMostGiantSpeed];
  // One number for each drive.
  uint64_t key() const {
    uint64_t made = uint64_t(square) << 4 | uint64_t(heading);
    for (int i = 0; i < kMostGiantSpeed; ++i) made = made << 11 | uint64_t(crossed[i]) << 1 | uint64_t(stomped[i]);
    return made;
  }

  void cross(int into, bool stomps) {
    for (int at : crossed)
      if (at == into) return;
    int free = 0;
    while (crossed[free] != kOff) ++free;
    for (; free > 0 && crossed[free - 1] > into; --free) {
      crossed[free] = crossed[free - 1];
      stomped[free] = stomped[free - 1];
    }
    crossed[free] = into;
    stomped[free] = stomps;
  }
  bool has_stomped(int at) const {
    for (int i = 0; i < kMostGiantSpeed; ++i)
      if (crossed[i] == at) return stomped[i];
    return false;
  }
};

}  // namespace detail

template <class G>
template <class F>
void Position<G>::giant_moves(int side, int slot, F&& f) const {
  using detail::Drive;
  const Piece& giant = p_.piece(side, slot);
  const int enemy = 1 - side, start = giant.square;
  const Lines<G>& lines = Lines<G>::get();
  const Set high = tall();
  Set enemy_giants = Set::none();
  for (uint64_t rest = giants(enemy); rest; rest &= rest - 1)
    enemy_giants.set(p_.piece(enemy, std::countr_zero(rest)).square);
  Set blocked = high | p_.bits[side] | enemy_giants;  // TC6.2, TC11.10
  if (!high.has(start)) blocked.clear(start);

  // ---- movement (TC6.1) ----
  // Every pose after two steps, turns and single steps to all neighbours: well below this number.
  constexpr int kMostDrives = 64;
  Drive drives[kMostDrives];
  uint64_t keys[kMostDrives];
  int count = 0;
  auto add = [&](const Drive& drive) {
    const uint64_t key = drive.key();
    for (int i = 0; i < count; ++i)
      if (keys[i] == key) return;
    keys[count] = key;
    drives[count++] = drive;
  };
  auto entered = [&](const Drive& from, int direction, Drive& made) {
    const int into = Sq::away(from.square, direction, 1, p_.size);
    if (into == kOff || blocked.has(into)) return false;
    made = from;
    made.square = into;
    if (p_.bits[enemy].has(into))
      made.cross(into, true);  // TC6.3
    else if (p_.felled.has(into))
      made.cross(into, false);
    return true;
  };
  Drive origin{start, giant.heading, {}, {}};
  for (int& at : origin.crossed) at = kOff;
  add(origin);
  int done = 0;
  for (int step = 0; step < tables.kinds[giant.kind].speed; ++step) {
    const int known = count;
    for (; done < known; ++done) {
      Drive made = drives[done];
      made.heading = (drives[done].heading + 1) % 8;
      add(made);
      made.heading = (drives[done].heading + 7) % 8;
      add(made);
      if (entered(drives[done], drives[done].heading, made)) add(made);
    }
  }
  for (int direction = 0; direction < 8; ++direction) {
    Drive made;
    if (entered(origin, direction, made)) add(made);
  }

  // ---- what it can do at the end of each (TC6.4) ----
  const int commander = has_commander(enemy) ? p_.piece(enemy, p_.commander[enemy]).square : kOff;
  for (int i = 0; i < count; ++i) {
    const Drive& drive = drives[i];
    if (drive.square == start && drive.heading == giant.heading) continue;  // TC2.5
    Move plain = Move::giant(start, drive.square, drive.heading);
    int victims = 0;
    bool wins = false;
    for (int c = 0; c < kMostGiantSpeed; ++c) {
      if (drive.crossed[c] == kOff) continue;
      plain = plain.with_crossed(c, offset_of<G::kStride>(start, drive.crossed[c]), drive.stomped[c]);
      victims += drive.stomped[c];
      wins |= drive.stomped[c] && drive.crossed[c] == commander;
    }
    auto live_enemy = [&](int square) {
      return square == kOff || drive.has_stomped(square) ? kNone : slot_at(enemy, square);
    };
    auto friend_at = [&](int square) { return square == start ? kNone : slot_at(side, square); };

    // TC6.5: the one square directly behind.
    const int behind = Sq::away(drive.square, (drive.heading + 4) % 8, 1, p_.size);
    const int struck = live_enemy(behind);
    const bool tail = struck != kNone && !kind(enemy, struck).tailproof && !kind(enemy, struck).giant;
    const bool tail_wins = tail && behind == commander;
    auto emit = [&](const Move& move, int more, bool also) {
      f(move.with_victims(victims + more, wins || also));
      if (tail) f(move.with_tail().with_victims(victims + more + 1, wins || also || tail_wins));
    };
    emit(plain, 0, false);

    // TC6.6: the flame goes over everything that is not as tall as a high obstacle.
    for (int turn : tables.flame.arc) {
      const int direction = (drive.heading + turn + 8) % 8;
      if (!lines.away[direction][drive.square].meets(p_.bits[enemy])) continue;
      for (int distance = 1; distance <= tables.flame.most; ++distance) {
        const int square = Sq::away(drive.square, direction, distance, p_.size);
        if (square == kOff) break;
        if (distance >= tables.flame.least) {
          const int target = live_enemy(square);
          if (target != kNone && !kind(enemy, target).giant) {
            const Piece& aim = p_.piece(enemy, target);
            if (tables.deadly[aim.kind][aim.heading][tables.flame.strength] >> direction & 1)
              emit(plain.with_strike(Move::kFlame, direction, distance), 1, square == commander);
          }
        }
        if (high.has(square)) break;
      }
    }

    const int ahead = Sq::away(drive.square, drive.heading, 1, p_.size);
    if (ahead == kOff) continue;
    const int foe = live_enemy(ahead), own = friend_at(ahead);
    // TC6.7: the tank directly ahead, thrown; TC11.4: not what lies under a Monster; TC11.7: own ones only by option.
    bool lifts = false;
    if (own != kNone) {
      lifts = p_.rules.throw_own && !kind(side, own).heavy && !kind(side, own).giant;
    } else if (foe != kNone) {
      lifts = !kind(enemy, foe).heavy && !kind(enemy, foe).giant;
    } else {
      const int wreck = drive.has_stomped(ahead) ? p_.piece(enemy, p_.slot_on(ahead)).kind : p_.wreck[ahead];
      lifts = wreck != kNone && !tables.kinds[wreck].heavy;
    }
    if (lifts) {
      for (int turn : tables.thrown.arc) {
        const int direction = (drive.heading + turn + 8) % 8;
        for (int distance = tables.thrown.least; distance <= tables.thrown.most; ++distance) {
          const int square = Sq::away(drive.square, direction, distance, p_.size);
          if (square == kOff) break;
          if (high.has(square) || friend_at(square) != kNone) continue;
          const int under = live_enemy(square);
          if (under != kNone && kind(enemy, under).giant) continue;
          const bool thrown_wins = foe != kNone && ahead == commander;
          emit(plain.with_strike(Move::kThrow, direction, distance), (foe != kNone) + (under != kNone),
               thrown_wins || (under != kNone && square == commander));
        }
      }
    }
    // TC6.11: directly behind an enemy Monster and facing its back.
    if (foe != kNone && kind(enemy, foe).giant && p_.piece(enemy, foe).heading == drive.heading)
      emit(plain.with_strike(Move::kDuel, drive.heading, 1), 1, false);
  }
}

TANKS_ARCH_END
