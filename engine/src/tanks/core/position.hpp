// A position of Tank Chess that is changed by make() and undo(). THE interface for search and evaluation.
//
//   Position<Small>   boards up to 16x16          Position<Large>   boards up to 24x24
//
// Everything here is in the namespace of the instruction set it is compiled for (isa.hpp). What is not defined here
// stands in movement, clearing, fire, make, monster, generate and threats, and is instantiated there for both
// geometries.
//
// Sides are 0 (White) and 1 (Black). A piece is (side, slot): slots stay the same for the whole life of a position, so
// that tables may be indexed by them; `alive(side)` says which are in play. Squares are numbers of the geometry:
// Squares<G>::column(square), ::row(square); White's far edge is row size-1.
//
// A position is copyable (a copy has caches of its own) and belongs to one thread at a time: even questions like
// reach() fill its caches. History and the draws of TC4.4 are the caller's business: quiet moves count up unless
// `Undo::destroyed()`, and repetition compares key().
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "tanks/core/geometry.hpp"
#include "tanks/core/hash.hpp"
#include "tanks/core/isa.hpp"
#include "tanks/core/move.hpp"
#include "tanks/setup.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks::TANKS_ISA {

// All ends of the movement of one vehicle that fells and pushes nothing (section 2). Monsters have none; see
// monster_moves.
template <class G>
struct Reach {
  using Set = typename G::Set;
  Set planes[8];  // end squares by heading
  Set anywhere;   // end squares, whatever the heading
  Set traps;      // where it may be driven to its end: water (TC5.1), land mines (TC12.8)
  Set examined;   // the squares that the flood looked at, and what it saw there: if that is the same, so is the reach
  Set seen_land;
  Set seen_traps;
  int count = 0;  // end poses, plus traps, plus one if it leaves: all moves without a shot
  uint32_t pose = ~0u;
  bool leaves = false;
};

// The ends of the movement of one vehicle that clears its way: it fells exactly these trees and pushes this thing.
template <class G>
struct Clearing {
  using Set = typename G::Set;
  Set planes[8];
  Set anywhere;
  Set traps;
  Set felled;
  int pushed = kOff;  // where the thing lay
  int push_direction = 0;
  int count = 0;  // all moves without a shot

  // A move of this sort, its end still to be set.
  Move move(int start, int heading) const {
    const Move made = Move::vehicle(start, 0, heading);
    return pushed == kOff ? with_trees(made) : with_push(made);
  }

 private:
  Move with_trees(Move made) const {
    if (felled.count() > kMostFelled) return made.with_felled(0, 255);
    int number = 0;
    felled.each([&](int tree) { made = made.with_felled(number++, offset_of(G::kStride, made.start(), tree)); });
    return made;
  }
  Move with_push(Move made) const {
    made = made.with_push(push_direction, small_offset_of(G::kStride, made.start(), pushed));
    if (felled.count() > 2) return made.with_small_felled(0, kAllAhead);
    int number = 0;
    felled.each(
        [&](int tree) { made = made.with_small_felled(number++, small_offset_of(G::kStride, made.start(), tree)); });
    return made;
  }
};

// The lines on which a shot can come to a square (section 3).
template <class G>
struct Rays {
  using Set = typename G::Set;
  Set from[8];   // for each flight direction the squares a shooter may stand on, the first blocker included
  Set anywhere;  // all of them
  Set watched;   // all squares up to the first blockers, neighbours included
  Set stops;     // the first blockers
  bool valid = false;
};

// What make() leaves for undo().
struct Undo {
  struct Lost {
    uint8_t side, slot;
  };
  struct Cell {
    uint16_t square;
    uint8_t terrain, under, wreck;
    bool stack, body;
  };
  uint64_t key;
  uint64_t start_word, end_word;  // of the mover's set, before its square was left and before the other was entered
  Piece mover;                    // as it was
  uint16_t falling;
  Result result;
  uint8_t index;  // of the mover, its side included; of a placement only the side
  uint8_t lost_count;
  uint8_t cell_count;
  uint16_t body_count;
  uint8_t carriers[2];
  uint16_t spent;  // the square of the remote mine that was detonated, or kOff
  Lost lost[6];
  Cell cells[12];

  // Whether a live piece of either side ceased to be: the counts of TC4.4 start anew (TC11.6).
  bool destroyed() const { return lost_count != 0; }
};

// Where random choices come from.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(scramble(0) ^ seed * 0x9E3779B97F4A7C15u) {
    if (!state_) state_ = 1;
  }
  int below(int bound) { return int(((next() >> 32) * uint64_t(bound)) >> 32); }

 private:
  uint64_t next() {  // xorshift64*
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545F4914F6CDD1Du;
  }
  uint64_t state_;
};

template <class G>
class Answers;

template <class G>
class Position {
 public:
  using Geometry = G;
  using Set = typename G::Set;
  using Sq = Squares<G>;

  // The setup must be sound (setup.hpp); the tables must outlive the position and all its copies.
  Position(const Setup& setup, const Tables& tables);
  // The other way round; pieces in the order of their squares.
  void describe(Setup& into) const;

  Position(const Position& other) : p_(other.p_) {}
  Position& operator=(const Position& other) {
    p_ = other.p_;
    caches_.reset();
    change();
    return *this;
  }
  // The same as assigning, but keeps the caches: only for another position of the same game.
  void restart(const Position& other) {
    p_ = other.p_;
    change();
  }
  Position(Position&&) = default;
  Position& operator=(Position&&) = default;

  // ---- what is where ----
  const Tables& tables() const { return *p_.tables; }
  int size() const { return p_.size; }
  const Rules& rules() const { return p_.rules; }
  uint64_t key() const { return p_.key; }     // the rules' 64-bit key
  int turn() const { return p_.turn; }        // whose move is next; while a Monster falls, whose move follows the fall
  int falling() const { return p_.falling; }  // the square of a Monster whose fall is to be decided, or kOff
  bool is_falling() const { return p_.falling != kOff; }
  int decider() const { return p_.rules.killer_chooses ? 1 - p_.turn : p_.turn; }  // who chooses the fall
  // A side still owes remote mines (TC12.10); White places its first.
  bool is_placing() const { return p_.owed[0] + p_.owed[1] > 0; }
  int placer() const { return p_.owed[0] > 0 ? 0 : 1; }
  int to_act() const { return is_placing() ? placer() : is_falling() ? decider() : p_.turn; }  // who decides now
  Result result() const { return p_.result; }
  bool over() const { return p_.result.reason != Reason::kNotOver; }

  uint64_t alive(int side) const { return p_.alive[side]; }  // the slots in play, as bits
  const Piece& piece(int side, int slot) const { return p_.piece(side, slot); }
  const Kind& kind(int side, int slot) const { return p_.tables->kinds[p_.piece(side, slot).kind]; }
  int commander(int side) const { return p_.commander[side]; }  // its slot, or kNone
  bool has_commander(int side) const {
    return p_.commander[side] != kNone && (p_.alive[side] >> p_.commander[side] & 1);
  }
  uint64_t monsters(int side) const { return p_.monsters[side] & p_.alive[side]; }
  // Calls f(slot, const Piece&) for each live piece of a side.
  template <class F>
  void each_piece(int side, F&& f) const {
    for (uint64_t rest = p_.alive[side]; rest; rest &= rest - 1) {
      const int slot = std::countr_zero(rest);
      f(slot, p_.piece(side, slot));
    }
  }
  // The slot of the live piece of a side on a square, or kNone.
  int slot_at(int side, int square) const { return p_.bits[side].has(square) ? p_.slot_on(square) : kNone; }
  const Set& bits(int side) const { return p_.bits[side]; }  // squares of the live pieces
  Set live() const { return p_.bits[0] | p_.bits[1]; }
  Set land() const { return p_.open.without(live()); }      // where a vehicle can drive (TC2.3), trees not included
  Set fire_blockers() const { return live() | p_.screen; }  // what stops direct fire at a vehicle (TC3.2)
  Set tall() const {                                        // what hides a Monster and stops a flame (TC6.9)
    Set found = p_.tall;
    for (int side = 0; side < 2; ++side)
      for (uint64_t rest = p_.talls[side] & p_.alive[side]; rest; rest &= rest - 1)
        found.set(p_.piece(side, std::countr_zero(rest)).square);
    return found;
  }
  int wreck(int square) const { return p_.wreck[square]; }  // the kind of the wreck there, or kNone
  const Set& flattened() const { return p_.flattened; }     // trees, whatever lies on them: a Monster flattens them all

  // ---- the expansion (section 12) ----
  int home(int side) const { return p_.home[side]; }             // of its flag (TC12.14), or kOff
  int carrier(int side) const { return p_.carriers[side]; }      // the slot of the enemy that has its flag, or kNone
  const Set& mines() const { return p_.mines; }                  // land mines
  const Set& remote(int side) const { return p_.remote[side]; }  // its unspent remote mines
  Set all_remote(int side) const { return p_.remote[side] | p_.spent[side]; }
  // Whether indirect guns may fire at what somebody sees for them (TC12.6).
  bool has_observers(int side) const { return p_.observers[side] & p_.alive[side]; }
  // A piece that is destroyed there leaves a wreck (TC12.5, TC12.14).
  bool leaves_wreck(int side, int slot, int square) const { return !kind(side, slot).small && !p_.homes.has(square); }
  const Set& homes() const { return p_.homes; }

  // ---- moves (generate.cpp, monster.cpp) ----
  // All decisions of to_act(): placements while mines are owed, falls if a Monster is falling, otherwise moves. The
  // list is not cleared first. Empty if over.
  void generate(MoveList& list);
  // Only the moves that destroy an enemy, leave the board or win by the flag (and all falls, if one is pending).
  void generate_kills(MoveList& list);
  // Only the moves after which the other side cannot win next turn, in whatever way (answers.cpp): the answers to
  // CHECK, ESCAPE and FLAG. A move after which a Monster is to fall is always among them; while one falls there are
  // none.
  void generate_answers(MoveList& list);
  // How many decisions there are, without listing them.
  int count_moves();
  // One of generate()'s decisions, all equally likely, without making the whole list; `total` becomes their number. An
  // empty move if there is none.
  Move pick(Random& random, MoveList& list, int& total);

  // ---- playing (make.hpp) ----
  // The move must be one of generate(). Every field of undo is written by make() itself.
  TANKS_INLINE void make(Move move, Undo& undo) {
    change();
    undo.key = p_.key;
    undo.lost_count = 0;
    if (move.is_plain() && !p_.flags)
      make_plain(move, undo);
    else
      make_effects(move, undo);
  }
  TANKS_INLINE void undo(Move move, const Undo& undo) {
    change();
    p_.key = undo.key;
    if (move.is_plain() && !p_.flags)
      undo_plain(move, undo);
    else
      undo_effects(move, undo);
  }
  // The other side to move, as if this one passed (for null moves); call it again to undo. Not while falling.
  void pass() {
    p_.turn ^= 1;
    p_.key ^= turn_key();
  }

  // ---- for evaluation (movement.hpp, threats.cpp); all for either side, whoever is to move ----
  // Where a vehicle can go now. Valid until the next make() or undo(). Not for Monsters.
  const Reach<G>& reach(int side, int slot) {
    if (current_[side] >> slot & 1) return caches_->reach[side][slot];
    return reach_now(side, slot, land(), p_.traps.without(live()));
  }
  // Whether a move of another position that only changes a vehicle's pose is legal here as well.
  bool reaches(Move move) {
    const int slot = slot_at(p_.turn, move.start());
    if (slot == kNone || !move.is_plain() || move.is_monster() || (p_.monsters[p_.turn] >> slot & 1)) return false;
    return reach(p_.turn, slot).planes[move.heading()].has(move.end());
  }
  // The enemies, as bits by slot, that `side` could destroy if it were to move now (what Monsters do included).
  uint64_t targets(int side);
  // CHECK (TC4.3): whether `side`, were it to move now, could destroy the enemy commander. False if over or falling.
  bool can_kill_commander(int side) { return find_killers(side, p_.alive[side], false) != 0; }
  // ESCAPE (TC4.3): whether `side`, were it to move now, could drive its commander off the board.
  bool can_leave(int side);
  // For each heading the squares where a vehicle of this kind would give CHECK, if it were there (checks.cpp); nothing
  // if it never could. A picture for evaluation and ordering: it knows neither trees nor that the vehicle has left its
  // square. Valid until the next make() or undo().
  const Set* check_poses(int side, int kind);
  // Where a vehicle or observer wins by ending its movement (TC12.14, TC12.15).
  Set winning_ends(int side, int slot) const;
  // FLAG (TC12.17): whether `side`, were it to move now, could win by the flag.
  bool can_win_by_flag(int side);
  // Whether `side`, were it to move now, could detonate a remote mine under the enemy commander. No check (TC12.12).
  bool can_detonate_commander(int side);
  // Whether `side`, were it to move now, could win at once, in one of these four ways.
  bool can_win(int side) {
    return can_leave(side) || can_win_by_flag(side) || can_detonate_commander(side) || can_kill_commander(side);
  }

 private:
  friend class Answers<G>;

  // A fallen Monster, as Body in setup.hpp.
  struct Fallen {
    uint16_t square;
    uint8_t side;
  };

  // The values of a position: what is copied.
  struct Parts {
    const Tables* tables = nullptr;
    int size = 0;
    int turn = 0;
    int falling = kOff;
    uint64_t key = 0;
    Rules rules;
    Result result;
    uint64_t alive[2]{};
    uint64_t monsters[2]{};  // slots by trait; of dead ones too
    uint64_t talls[2]{};
    int commander[2]{kNone, kNone};
    Piece pieces[2 * kMostPieces];             // White's, then Black's
    const uint64_t* facts[2 * kMostPieces]{};  // their hashes by pose
    uint8_t at[G::kSquares]{};  // the place in `pieces` of the live piece there, or of one that was there
    uint8_t terrain[G::kSquares]{};
    uint8_t under[G::kSquares]{};  // what slows under an obstacle (TC12.3)
    uint8_t wreck[G::kSquares]{};
    std::vector<Fallen> bodies;
    // The expansion (section 12).
    bool flags = false;      // the goal has flags
    bool has_mines = false;  // of the remote sort, spent or not
    int home[2]{kOff, kOff};
    uint8_t carriers[2]{kNone, kNone};  // by the flag's side: the slot of the enemy that has it
    uint64_t observers[2]{};            // slots by trait; of dead ones too
    int owed[2]{};                      // remote mines to be placed
    Set remote[2]{}, spent[2]{};
    Set could{};  // where remote mines could be placed
    // Sets that follow from the above, kept up square by square (see refresh).
    Set board{};
    Set bits[2]{};
    Set wrecks{}, stacks{}, body_bits{};
    Set open{};     // not blocked by terrain or anything lying there; live pieces not looked at
    Set mines{};    // land mines
    Set traps{};    // where a vehicle ends: mines, and water where it sinks (TC11.12)
    Set loose{};    // wrecks and obstacles that could be pushed (TC12.2); live pieces not looked at
    Set printed{};  // high obstacles of the ground
    Set barred{};   // ground onto which nothing is pushed (TC12.1)
    Set homes{};    // of the flags
    Set mud{};
    Set trees{};        // that a vehicle could fell
    Set flattened{};    // trees, whatever lies on them
    Set cover{};        // terrain that stops direct fire
    Set screen{};       // cover and whatever lies there
    Set tall{};         // high terrain, stacks, bodies and tall wrecks
    Set doors[2][8]{};  // squares from which one step in this heading leaves over the far edge (TC4.1, TC4.2)

    Piece& piece(int side, int slot) { return pieces[side * kMostPieces + slot]; }
    const Piece& piece(int side, int slot) const { return pieces[side * kMostPieces + slot]; }
    int slot_on(int square) const { return at[square] % kMostPieces; }
  };

  struct ClearingCache {
    Set examined, seen_land, seen_traps, seen_trees, seen_loose, seen_unmovable;
    uint32_t pose = ~0u;
    std::vector<Clearing<G>> found;
  };

  struct CheckPoses {
    uint32_t target = ~0u;  // the pose of the enemy's command tank
    Set watched, stops;     // the lines to it, as in Rays
    Set examined, seen_land;
    Set planes[8];
  };

  struct Caches {
    ClearingCache clearings[2][kMostPieces];
    Reach<G> reach[2][kMostPieces];
    Rays<G> rays[G::kSquares];          // lines to vehicles
    Rays<G> high_rays[2][kMostPieces];  // lines to Monsters
    int high_square[2][kMostPieces]{};
    CheckPoses checks[2][kMostKinds];
    MoveList monster_moves;  // of the Monster that is looked at
  };

  // The lines to the targets of one side, made once for all shooters.
  struct Aims {
    uint64_t wanted;  // targets by slot
    Set blockers, tall;
    Set anywhere;  // all lines together
    Set stops;     // all first blockers
    const Rays<G>* rays[kMostPieces];
  };

  // What all pieces of the side to move share.
  struct Shared {
    Set land, traps;
    Aims aims;
  };

  static constexpr uint64_t turn_key() { return fact(kBlackFact); }

  Caches& caches() {
    if (!caches_) caches_ = std::make_unique<Caches>();
    return *caches_;
  }

  uint64_t piece_fact(int index, const Piece& piece) const {
    return p_.facts[index][piece.heading * G::kSquares + piece.square];
  }

  void change() { current_[0] = current_[1] = 0; }

  // What a high obstacle must not stand beside to be pushed (TC12.2).
  Set unmovable() const { return p_.printed | p_.stacks | p_.body_bits; }

  // setup.cpp
  void prepare(int size);
  void place(int side, Piece piece);
  void bring_expansion(const Setup& setup);
  void describe_expansion(Setup& into) const;

  // make.hpp
  void make_plain(Move move, Undo& undo);
  void undo_plain(Move move, const Undo& undo);

  // make.cpp
  void refresh(int square);
  void touch(int square, Undo& undo);
  void lift(int side, int slot);
  void put(int side, int slot);
  void lose(int side, int slot, Undo& undo);
  void set_wreck(int square, int kind, Undo& undo);
  int take_wreck(int square, Undo& undo);
  void clear_terrain(int square, Undo& undo);
  void do_push(int from, int to, Undo& undo);
  void do_detonation(int side, int square, Undo& undo);
  void do_placement(int square, Undo& undo);
  void give_flag(int side, int slot);
  bool come_to(int side, int slot, int square, int heading);
  uint64_t mines_key() const;
  void destroy(int side, int square, Undo& undo);
  void clear_way(Move move, Undo& undo);
  void blow_up(Move move, int side, int slot, Undo& undo);
  void do_monster(Move move, int side, Undo& undo);
  void do_throw(int side, int ahead, int far, Undo& undo);
  void do_fall(Move move, Undo& undo);
  void make_effects(Move move, Undo& undo);
  void undo_effects(Move move, const Undo& undo);
  void decide(Move move, int mover, bool flag, Undo& undo);
  bool has_lost(int side, const Undo& undo) const;

  // movement.hpp and movement.cpp
  const Reach<G>& reach_now(int side, int slot, const Set& land, const Set& traps);
  const Reach<G>& reach_on(int side, int slot, const Set& land, const Set& traps);
  void flood(Reach<G>& reach, int side, const Piece& piece, const Set& land, const Set& traps) const;
  const std::vector<Clearing<G>>& clearings(int side, int slot, const Set& land, const Set& traps);
  void find_clearings(ClearingCache& cache, int side, const Piece& piece, const Set& land, const Set& traps) const;
  bool may_clear(int side, int slot, const Reach<G>& reach) const {
    const Kind& kind = this->kind(side, slot);
    return (kind.fells && reach.examined.meets(p_.trees)) || (kind.pushes && reach.examined.meets(p_.loose));
  }

  // fire.hpp: f(target slot, heading, squares) for every shot that destroys
  const Rays<G>& rays_to(int side, int slot, const Set& blockers, const Set& tall);
  static Set cast(int square, int direction, const Set& blockers);
  Aims aims_at(int enemy, uint64_t wanted, const Set& blockers, const Set& tall);
  static int direction_to(int from, int to);
  Set ring(int square, int direction, const Gun& gun) const;
  template <class F>
  void direct_shots(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims, F&& f) const;
  template <class F>
  void indirect_shots(int side, int slot, const Set* planes, const Set& anywhere, uint64_t wanted, F&& f) const;
  template <class F>
  void shots_from(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims, F&& f) const;
  template <class F>
  void clearing_shots(int side, int slot, const Clearing<G>& clearing, uint64_t wanted, F&& f) const;
  Set observed(int side, int slot, int target, const Set& blockers, const Set& tall) const;
  template <class F>
  void observed_shots(int side, int slot, const Set* planes, const Set& anywhere, uint64_t wanted, const Set& blockers,
                      const Set& tall, F&& f) const;

  // monster.cpp: every move of a Monster, added to the list
  void monster_moves(int side, int slot, MoveList& list) const;

  // generate.cpp
  void falls(MoveList& list) const;
  void placements(MoveList& list) const;
  bool has_room(int square) const;
  template <class F>
  void detonations(int side, int slot, const Set* planes, F&& f) const;
  template <bool Kills>
  void push_detonations(int slot, const Set* planes, Move pattern, MoveList& list) const;
  void push_traps(const Set& traps, Move pattern, MoveList& list) const;
  bool list_others(MoveList& list) const;
  template <bool Kills>
  void push_poses(int slot, const Set* planes, Move pattern, MoveList& list) const;

  Shared shared();
  template <bool Kills>
  void generate_piece(int slot, const Shared& shared, MoveList& list);
  int count_piece(int slot, const Shared& shared);
  template <bool Kills>
  void generate_side(MoveList& list);

  // checks.cpp
  void find_check_poses(CheckPoses& found, int side, int kind, const Set& land, const Set& blockers);

  // threats.cpp
  bool pending() const { return over() || p_.falling != kOff || is_placing(); }  // nobody is to move now
  template <class F>
  void all_shots(int side, int slot, const Aims& aims, F&& f);
  // Which of these pieces could destroy the enemy commander; only the first of them unless all are asked for.
  uint64_t find_killers(int side, uint64_t slots, bool all);
  bool vehicle_kills(int side, int slot, const Aims& aims);
  uint64_t monsters_beside(int side, int square) const;
  bool monster_kills(int side, int slot, int square, uint64_t beside);
  // How far a Monster's turn reaches at most: it walks, then flames or throws.
  int monster_range(int side, int slot) const {
    return kind(side, slot).speed + std::max(p_.tables->flame.most, p_.tables->thrown.most);
  }
  uint64_t near_monster(int side, int slot) const;  // the enemies within that, as bits by slot
  bool drops_on(Move move, int side, int square);

  Parts p_;
  std::unique_ptr<Caches> caches_;
  uint64_t current_[2]{};  // the slots whose remembered reach was seen to hold for this position
};

}  // namespace behemoth::tanks::TANKS_ISA

#include "tanks/core/make.hpp"
#include "tanks/core/movement.hpp"
