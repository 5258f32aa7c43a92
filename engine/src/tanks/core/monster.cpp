// The Monster's turn (section 6): every movement with every combination of tail, flame, throw and duel.
#include <bit>
#include <cstdint>

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {
namespace {

// An end of a Monster's movement, with the squares it trampled on, in rising order.
struct Drive {
  int square, heading;
  int crossed[kMostMonsterSpeed];  // kOff for none
  Move::Trampled what[kMostMonsterSpeed];
  // One number for each drive; what was on a square does not change.
  uint64_t key() const {
    uint64_t made = uint64_t(square) << 4 | uint64_t(heading);
    for (int at : crossed) made = made << 10 | uint64_t(at);
    return made;
  }

  void cross(int into, Move::Trampled trampled) {
    for (int at : crossed)
      if (at == into) return;
    int free = 0;
    while (crossed[free] != kOff) ++free;
    for (; free > 0 && crossed[free - 1] > into; --free) {
      crossed[free] = crossed[free - 1];
      what[free] = what[free - 1];
    }
    crossed[free] = into;
    what[free] = trampled;
  }
  bool has_stomped(int at) const {
    for (int i = 0; i < kMostMonsterSpeed; ++i)
      if (crossed[i] == at) return what[i] == Move::kStomped;
    return false;
  }
};

template <class G>
class MonsterMoves {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;

  MonsterMoves(const Position<G>& position, int side, int slot, MoveList& list)
      : position_(position),
        tables_(position.tables()),
        side_(side),
        enemy_(1 - side),
        monster_(position.piece(side, slot)),
        high_(position.tall()),
        commander_(position.has_commander(enemy_) ? position.piece(enemy_, position.commander(enemy_)).square : kOff),
        list_(list) {}

  void run() {
    find_drives();
    for (int i = 0; i < count_; ++i) {
      const Drive& drive = drives_[i];
      if (drive.square == monster_.square && drive.heading == monster_.heading) continue;  // TC2.5
      if (position_.homes().has(drive.square)) continue;                                   // TC12.14
      const End end = end_of(drive);
      add(end, end.plain, 0, false);
      add_flames(end);
      const int ahead = Sq::away(drive.square, drive.heading, 1, position_.size());
      if (ahead == kOff) continue;
      if (lifts(drive, ahead)) add_throws(end, ahead);
      add_duel(end, ahead);
    }
  }

 private:
  // Where a movement ended, what it trampled on, and what the tail can strike there.
  struct End {
    const Drive& drive;
    Move plain;
    int victims;
    bool wins;
    bool tail, tail_wins;
  };

  // ---- movement (TC6.1) ----

  void find_drives() {
    Set enemy_monsters = Set::none();
    for (uint64_t rest = position_.monsters(enemy_); rest; rest &= rest - 1)
      enemy_monsters.set(position_.piece(enemy_, std::countr_zero(rest)).square);
    blocked_ = high_ | position_.bits(side_) | enemy_monsters;  // TC6.2, TC11.10
    if (!high_.has(monster_.square)) blocked_.clear(monster_.square);

    Drive origin{monster_.square, monster_.heading, {}, {}};
    for (int& at : origin.crossed) at = kOff;
    note(origin);
    int done = 0;
    for (int step = 0; step < tables_.kinds[monster_.kind].speed; ++step) {
      for (const int known = count_; done < known; ++done) drive_on(drives_[done]);
    }
    for (int direction = 0; direction < 8; ++direction) {
      Drive made;
      if (enter(origin, direction, made)) note(made);
    }
  }

  // One turn to either side, or one step ahead.
  void drive_on(const Drive& from) {
    Drive made = from;
    made.heading = (from.heading + 1) % 8;
    note(made);
    made.heading = (from.heading + 7) % 8;
    note(made);
    if (enter(from, from.heading, made)) note(made);
  }

  bool enter(const Drive& from, int direction, Drive& made) const {
    const int into = Sq::away(from.square, direction, 1, position_.size());
    if (into == kOff || blocked_.has(into)) return false;
    made = from;
    made.square = into;
    if (position_.bits(enemy_).has(into))
      made.cross(into, Move::kStomped);  // TC6.3
    else if (position_.mines().has(into))
      made.cross(into, Move::kMine);  // TC12.9
    else if (position_.flattened().has(into))
      made.cross(into, Move::kTree);
    return true;
  }

  void note(const Drive& drive) {
    if (drive.crossed[0] == kOff ? is_known(drive) : is_known_crossing(drive)) return;
    drives_[count_++] = drive;
  }

  // Drives that trampled on nothing differ by where they ended.
  bool is_known(const Drive& drive) {
    const int columns = Sq::column(drive.square) - Sq::column(monster_.square) + kMostMonsterSpeed;
    const int rows = Sq::row(drive.square) - Sq::row(monster_.square) + kMostMonsterSpeed;
    uint8_t& headings = known_[rows][columns];
    const bool known = headings >> drive.heading & 1;
    headings |= uint8_t(1 << drive.heading);
    return known;
  }

  // The others are few.
  bool is_known_crossing(const Drive& drive) {
    const uint64_t key = drive.key();
    for (int i = 0; i < crossing_count_; ++i)
      if (crossings_[i] == key) return true;
    crossings_[crossing_count_++] = key;
    return false;
  }

  // ---- what it can do at the end of each (TC6.4) ----

  End end_of(const Drive& drive) const {
    const int start = monster_.square;
    End end{drive, Move::monster(start, drive.square, drive.heading), 0, false, false, false};
    for (int i = 0; i < kMostMonsterSpeed; ++i) {
      if (drive.crossed[i] == kOff) continue;
      const bool stomped = drive.what[i] == Move::kStomped;
      end.plain = end.plain.with_crossed(i, offset_of(G::kStride, start, drive.crossed[i]), drive.what[i]);
      end.victims += stomped;
      end.wins |= stomped && drive.crossed[i] == commander_;
    }
    // TC6.5: the one square directly behind.
    const int behind = Sq::away(drive.square, (drive.heading + 4) % 8, 1, position_.size());
    const int struck = enemy_at(drive, behind);
    end.tail = struck != kNone && !position_.kind(enemy_, struck).tailproof && !position_.kind(enemy_, struck).monster;
    end.tail_wins = end.tail && behind == commander_;
    return end;
  }

  // The slot of an enemy that is still alive after the movement, or kNone.
  int enemy_at(const Drive& drive, int square) const {
    return square == kOff || drive.has_stomped(square) ? kNone : position_.slot_at(enemy_, square);
  }
  int friend_at(int square) const { return square == monster_.square ? kNone : position_.slot_at(side_, square); }

  // A move with so many more victims, and the same with the tail.
  void add(const End& end, Move move, int more, bool wins) {
    list_.push(move.with_victims(end.victims + more, end.wins || wins));
    if (end.tail) list_.push(move.with_tail().with_victims(end.victims + more + 1, end.wins || wins || end.tail_wins));
  }

  // TC6.6: the flame goes over everything that is not as tall as a high obstacle.
  void add_flames(const End& end) {
    const Gun& flame = tables_.flame;
    for (int i = 0; i < flame.turns; ++i) {
      const int direction = (end.drive.heading + flame.arc[i] + 8) % 8;
      if (!Lines<G>::get().away[direction][end.drive.square].meets(position_.bits(enemy_))) continue;
      for (int distance = 1; distance <= flame.most; ++distance) {
        const int square = Sq::away(end.drive.square, direction, distance, position_.size());
        if (square == kOff) break;
        if (distance >= flame.least && burns(end.drive, square, direction))
          add(end, end.plain.with_strike(Move::kFlame, direction, distance), 1, square == commander_);
        if (high_.has(square)) break;
      }
    }
  }

  bool burns(const Drive& drive, int square, int direction) const {
    const int target = enemy_at(drive, square);
    if (target == kNone || position_.kind(enemy_, target).monster) return false;
    const Piece& aim = position_.piece(enemy_, target);
    return tables_.deadly[aim.kind][aim.heading][tables_.flame.strength] >> direction & 1;
  }

  // TC6.7: the tank directly ahead, thrown; TC11.4: not what lies under a Monster; TC11.7: own ones only by option.
  bool lifts(const Drive& drive, int ahead) const {
    const int foe = enemy_at(drive, ahead), own = friend_at(ahead);
    if (own != kNone) return position_.rules().throw_own && is_light(position_.kind(side_, own));
    if (foe != kNone) return is_light(position_.kind(enemy_, foe));
    if (drive.has_stomped(ahead)) {
      const int stomped = position_.slot_at(enemy_, ahead);
      return position_.leaves_wreck(enemy_, stomped, ahead) && !position_.kind(enemy_, stomped).heavy;
    }
    const int wreck = position_.wreck(ahead);
    return wreck != kNone && !tables_.kinds[wreck].heavy;
  }
  static bool is_light(const Kind& kind) { return !kind.heavy && !kind.monster && !kind.small; }

  void add_throws(const End& end, int ahead) {
    const Gun& thrown = tables_.thrown;
    const bool foe = enemy_at(end.drive, ahead) != kNone;
    for (int i = 0; i < thrown.turns; ++i) {
      const int direction = (end.drive.heading + thrown.arc[i] + 8) % 8;
      for (int distance = thrown.least; distance <= thrown.most; ++distance) {
        const int square = Sq::away(end.drive.square, direction, distance, position_.size());
        if (square == kOff) break;
        if (high_.has(square) || position_.homes().has(square) || friend_at(square) != kNone) continue;
        const int under = enemy_at(end.drive, square);
        if (under != kNone && position_.kind(enemy_, under).monster) continue;
        const bool wins = (foe && ahead == commander_) || (under != kNone && square == commander_);
        add(end, end.plain.with_strike(Move::kThrow, direction, distance), foe + (under != kNone), wins);
      }
    }
  }

  // TC6.11: directly behind an enemy Monster and facing its back.
  void add_duel(const End& end, int ahead) {
    const int foe = enemy_at(end.drive, ahead), heading = end.drive.heading;
    if (foe == kNone || !position_.kind(enemy_, foe).monster) return;
    if (position_.piece(enemy_, foe).heading != heading) return;
    add(end, end.plain.with_strike(Move::kDuel, heading, 1), 1, false);
  }

  const Position<G>& position_;
  const Tables& tables_;
  const int side_, enemy_;
  const Piece monster_;
  const Set high_;
  const int commander_;  // the square of the enemy's
  MoveList& list_;
  Set blocked_{};
  // Every pose after two steps, turns and single steps to all neighbours: well below this number.
  static constexpr int kMostDrives = 64;
  Drive drives_[kMostDrives];
  int count_ = 0;
  uint8_t known_[2 * kMostMonsterSpeed + 1][2 * kMostMonsterSpeed + 1]{};  // headings by square, around the Monster
  uint64_t crossings_[kMostDrives];
  int crossing_count_ = 0;
};

}  // namespace

template <class G>
void Position<G>::monster_moves(int side, int slot, MoveList& list) const {
  MonsterMoves<G>(*this, side, slot, list).run();
}

template void Position<Small>::monster_moves(int, int, MoveList&) const;
template void Position<Large>::monster_moves(int, int, MoveList&) const;

}  // namespace behemoth::tanks::TANKS_ISA
