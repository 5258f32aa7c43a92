// The answers to a threat: the moves after which the other side cannot win next turn.
//
// Whether a move is one is seen by making it and looking. That would be slow for some 500 moves, so most of them are
// judged without:
//
// - A vehicle that only drives changes nothing but what is empty. Emptying its square helps no one in need (but see
//   Monsters), so it must end in the way of everyone who threatens: where his drive or his line of fire passes. Its
//   heading does not matter: one look for each square.
// - A shot must besides, or instead, destroy those in whose way it does not end.
// - The command tank must not end where it is shot. Its own square thought empty, each enemy's drive and fire are drawn
//   once; that is exact but where it would itself stand in the way of the drive.
// - What a Monster does, or what fells, pushes, detonates or is driven to its end, is always looked at.
#include <algorithm>
#include <array>
#include <bit>

#include "tanks/core/fire.hpp"
#include "tanks/core/flight.hpp"
#include "tanks/core/flood.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
class Answers {
 public:
  using Set = typename G::Set;
  using Sq = Squares<G>;

  explicit Answers(Position<G>& position)
      : position_(position),
        p_(position.p_),
        us_(p_.turn),
        them_(1 - us_),
        commander_(position.has_commander(us_) ? p_.commander[us_] : kNone) {
    find_threats();
  }

  bool has(Move move) {
    if (move.start() != start_) turn_to(move.start());
    if (slot_ == commander_) return is_safe(move);
    if (!may_help(move)) return false;
    if (!move.is_plain() || move.is_monster()) return holds(move);
    if (!looked_.has(move.end())) {
      looked_.set(move.end());
      good_.put(move.end(), holds(move));
    }
    return good_.has(move.end());
  }

 private:
  // A piece that could win if nothing is done. To help, a vehicle ends in its way, or starts where it arms a Monster.
  struct Threat {
    int slot;
    Set way;
    Set arms;
    bool monster;
  };

  // ---- making and looking ----

  bool holds(Move move) {
    Undo undo;
    position_.make(move, undo);
    const bool lost = position_.over() ? position_.result().winner != us_
                                       : position_.find_killers(them_, killers_, false) || position_.can_win(them_);
    position_.undo(move, undo);
    return !lost;
  }

  // ---- who threatens ----

  void find_threats() {
    drops_ = commander_ != kNone && position_.monsters_beside(us_, p_.piece(us_, commander_).square);
    killers_ = position_.find_killers(them_, p_.alive[them_], true);
    for (uint64_t rest = killers_; rest; rest &= rest - 1) add_killer(std::countr_zero(rest));
    if (position_.can_leave(them_)) add(p_.commander[them_], examined(p_.commander[them_]));
    // What wins by the flag may fell and push, or one of ours wins by it first; what detonates may be anyone.
    wide_ |= p_.flags || position_.can_detonate_commander(them_);
  }

  void add(int slot, const Set& way) { threats_[threat_count_++] = {slot, way, Set::none(), false}; }

  const Set& examined(int slot) { return position_.reach(them_, slot).examined; }

  void add_killer(int slot) {
    if (p_.monsters[them_] >> slot & 1) {
      // It stomps vehicles that stand in its way, but throws them as well (TC6.3, TC6.7).
      const Piece& monster = p_.piece(them_, slot);
      wide_ |= p_.rules.throw_own || drops_;
      threats_[threat_count_++] = {slot, Set::none(), around(monster.square, position_.kind(them_, slot).speed + 1),
                                   true};
    } else {
      add_shooter(slot);
    }
  }

  // Where something could be in the way of a vehicle's shots at the command tank.
  void add_shooter(int slot) {
    const Piece& aim = p_.piece(us_, commander_);
    const Piece& shooter = p_.piece(them_, slot);
    const Gun& gun = p_.tables->kinds[shooter.kind].gun;
    const Reach<G>& reach = position_.reach(them_, slot);
    const Set blockers = position_.live().without(Set::of(shooter.square)) | p_.screen;
    const Set& beside = Lines<G>::get().beside[aim.square];
    int lines = 0;
    Set line = Set::none();
    for (unsigned rest = p_.tables->deadly[aim.kind][aim.heading][gun.strength]; rest; rest &= rest - 1) {
      const int direction = std::countr_zero(rest);
      Set from =
          gun.indirect ? position_.ring(aim.square, direction, gun) : position_.cast(aim.square, direction, blockers);
      if (!gun.indirect && !endless(gun)) from &= position_.ring(aim.square, direction, gun);
      if (!from.meets(origins_of(*p_.tables, reach.planes, shooter.kind, direction))) continue;
      ++lines;
      if (!gun.indirect) line = from | (Lines<G>::get().away[(direction + 4) % 8][aim.square] & beside);
    }
    // Two lines are not blocked by one piece, only the way to where they begin.
    if (lines == 0)
      wide_ = true;  // it fells or pushes first, or an observer sees for it, or it drops a Monster on the command tank
    else
      add(slot, lines == 1 ? reach.examined | line : reach.examined);
  }

  Set around(int square, int distance) const {
    Set found = Set::of(square);
    for (int i = 0; i < distance; ++i) {
      found |= found.east() | found.west();
      found |= found.north() | found.south();
    }
    return found;
  }

  // ---- moves of the others ----

  void turn_to(int start) {
    start_ = start;
    slot_ = p_.slot_on(start);
    if (slot_ == commander_) return p_.flags ? void() : find_fire();
    looked_ = good_ = Set::none();
    mover_monster_ = p_.monsters[us_] >> slot_ & 1;
    way_ = p_.board;
    for (int i = 0; i < threat_count_; ++i)
      if (!helps_anywhere(threats_[i])) way_ &= threats_[i].way;
  }

  bool helps_anywhere(const Threat& threat) const {
    const bool tall = position_.kind(us_, slot_).tall;
    return threat.monster && (mover_monster_ || tall || threat.arms.has(start_));
  }

  bool may_help(Move move) const {
    if (wide_ || move.wins()) return true;
    if (move.is_plain()) return way_.has(move.end());
    if (!is_shot_only(move)) return true;
    const int victim = p_.slot_on(move.target());
    if (p_.monsters[them_] >> victim & 1) return true;
    for (int i = 0; i < threat_count_; ++i) {
      const Threat& threat = threats_[i];
      if (threat.slot != victim && !threat.way.has(move.end()) && !helps_anywhere(threat)) return false;
    }
    return true;
  }

  static bool is_shot_only(Move move) { return move.shoots() && move.stays() && !move.pushes() && move.felled(0) == 0; }

  // ---- moves of the command tank ----

  bool is_safe(Move move) {
    if (!move.is_plain() || p_.flags) return holds(move);
    if (struck_[move.heading()].has(move.end())) return false;
    return !doubtful_[move.heading()].has(move.end()) || holds(move);
  }

  // Where the command tank is surely shot, for each heading, and where that has to be looked at.
  void find_fire() {
    struck_.fill(Set::none());
    doubtful_.fill(Set::none());
    Set doubt = p_.remote[them_];
    for (uint64_t rest = position_.monsters(us_); rest; rest &= rest - 1)
      doubt |= Lines<G>::get().beside[p_.piece(us_, std::countr_zero(rest)).square];  // it may fall on it
    Set live = position_.live();
    live.clear(start_);
    const Set land = p_.open.without(live), traps = p_.traps.without(live);
    for (uint64_t rest = p_.alive[them_]; rest; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      if (p_.monsters[them_] >> slot & 1) {
        doubt |= around(p_.piece(them_, slot).square, position_.monster_range(them_, slot));
        continue;
      }
      const Reach<G>& reach = position_.reach_on(them_, slot, land, traps);
      if (reach.leaves || position_.may_clear(them_, slot, reach)) doubt = p_.board;
      add_fire(slot, reach, live, doubt);
    }
    for (Set& set : doubtful_) set |= doubt;
  }

  void add_fire(int slot, const Reach<G>& reach, Set live, Set& doubt) {
    const Piece& shooter = p_.piece(them_, slot);
    const Gun& gun = p_.tables->kinds[shooter.kind].gun;
    if (!gun.there) return;
    if (gun.indirect && position_.has_observers(them_)) doubt = p_.board;
    live.clear(shooter.square);
    const Set blockers = live | p_.screen;
    const auto& deadly = p_.tables->deadly[p_.piece(us_, commander_).kind];
    each_heading([&]<int D>() {
      Set fire = Set::none();
      const Set origins = origins_of(*p_.tables, reach.planes, shooter.kind, D);
      if (gun.indirect)
        lob<D>(origins, gun, fire);
      else
        fire = Flight<D, Set>(blockers).strikes(origins);
      const Set sure = gun.indirect || endless(gun) ? fire.without(reach.examined) : Set::none();
      const Set unsure = fire.without(sure);
      for (int h = 0; h < 8; ++h) {
        if (!(deadly[h][gun.strength] >> D & 1)) continue;
        struck_[h] |= sure;
        doubtful_[h] |= unsure;
      }
    });
  }

  Position<G>& position_;
  const typename Position<G>::Parts& p_;
  const int us_, them_;
  const int commander_;  // our own, or kNone
  uint64_t killers_ = 0;
  bool drops_ = false;  // a Monster of ours could fall on the command tank
  bool wide_ = false;   // anything may help
  int threat_count_ = 0;
  Threat threats_[kMostPieces + 1];

  // Of the piece whose moves are asked for.
  int start_ = kOff;
  int slot_ = kNone;
  bool mover_monster_ = false;
  Set way_, looked_, good_;
  std::array<Set, 8> struck_, doubtful_;
};

template <class G>
void Position<G>::generate_answers(MoveList& list) {
  if (pending()) return;
  const int before = list.size();
  generate(list);
  Answers<G> answers(*this);
  list.keep_from(before, [&](Move move) { return answers.has(move); });
}

template void Position<Small>::generate_answers(MoveList&);
template void Position<Large>::generate_answers(MoveList&);

}  // namespace behemoth::tanks::TANKS_ISA
