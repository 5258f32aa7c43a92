// A position of Tank Chess that is changed by make() and undo(). THE interface for search and evaluation.
//
//   Position<Small>   boards up to 16x16          Position<Large>   boards up to 24x24
//
// Everything here is in the namespace of the processor it is compiled for (arch.hpp). A search is a template over the
// geometry, written in headers, compiled by a `…_base.cpp` and a `…_avx2.cpp`.
//
// Sides are 0 (White) and 1 (Black). A piece is (side, slot): slots stay the same for the whole life of a position, so
// that tables may be indexed by them; `alive(side)` says which are in play. Squares are numbers of the geometry:
// Squares<G>::column(square), ::row(square); White's far edge is row size-1.
//
// A position is copyable (a copy has caches of its own) and belongs to one thread at a time: even questions like
// reach() fill its caches. History and the draws of TC4.4 are the caller's business: quiet moves count up unless
// `Undo::destroyed()`, and repetition compares key().
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "tanks/geometry.hpp"
#include "tanks/kinds.hpp"
#include "tanks/move.hpp"

TANKS_ARCH_BEGIN

struct Piece {
  uint16_t square = 0;
  uint8_t heading = 0;
  uint8_t kind = 0;
};

// How a game was decided on the board. The words are those of the law.
enum class Reason : uint8_t { kNotOver, kDestroyed, kLeft, kSunk, kCrushed, kThrown };
inline constexpr const char* kReasonWords[] = {"", "destroyed", "left", "sunk", "crushed", "thrown"};

struct Result {
  Reason reason = Reason::kNotOver;
  int8_t winner = -1;
  explicit operator bool() const { return reason != Reason::kNotOver; }
};

// All ends of the movement of one vehicle that fell no tree (section 2). Giants have none; see giant moves.
template <class G>
struct Reach {
  using Set = typename G::Set;
  Set planes[8];  // end squares by heading
  Set anywhere;   // end squares, whatever the heading
  Set sinks;      // water it may be driven into (TC5.1)
  Set examined;   // the squares that the flood looked at, and what it saw there: if that is the same, so is the reach
  Set seen_land;
  Set seen_water;
  int count = 0;  // end poses, plus sinks, plus one if it leaves: all moves without a shot
  uint32_t pose = ~0u;
  bool leaves = false;
};

// The ends of the movement of one vehicle that fells exactly these trees on the way.
template <class G>
struct Felling {
  using Set = typename G::Set;
  Set planes[8];
  Set anywhere;
  Set sinks;
  Set felled;
  int count;  // all moves without a shot

  // A move of this sort, its end still to be set.
  Move move(int start, int heading) const {
    Move made = Move::vehicle(start, 0, heading);
    int number = 0;
    felled.each([&](int tree) { made = made.with_felled(number++, offset_of<G::kStride>(start, tree)); });
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
    uint8_t ground, wreck;
    bool stack, body;
  };
  uint64_t key;
  uint64_t start_word, end_word;  // of the mover's set, before its square was left and before the other was entered
  uint16_t falling;
  Result result;
  uint8_t index;    // of the mover, its side included
  uint8_t heading;  // its old one
  uint8_t kind;
  uint8_t lost_count;
  uint8_t cell_count;
  uint16_t body_count;
  Lost lost[6];
  Cell cells[9];

  // Whether a live piece of either side ceased to be: the counts of TC4.4 start anew (TC11.6).
  bool destroyed() const { return lost_count != 0; }
};

// A fallen Monster: its own square and the side it fell to (TC6.10).
struct Body {
  uint16_t square;
  uint8_t side;
};

template <class G>
class Position {
 public:
  using Geometry = G;
  using Set = typename G::Set;
  using Sq = Squares<G>;

  // ---- made from text (text.hpp) ----
  // Reads the line of a position (TC9.3); throws std::invalid_argument with the reason.
  static Position read(const std::string& line);
  std::string line() const;
  // The text of a move (TC9.1) without marks, and with the marks for check, escape and the end of the game.
  std::string text(Move move) const;
  std::string text_with_marks(Move move);
  // f(what, at, to) for each deed of a move in the law's order and with its numbers of What; `to` is kOff but for
  // throws.
  template <class F>
  void each_deed(Move move, F&& f) const;

  Position() = default;
  Position(const Position& other) : p_(other.p_) {}
  Position& operator=(const Position& other) {
    p_ = other.p_;
    caches_.reset();
    return *this;
  }
  // The same as assigning, but keeps the caches: only for another position of the same game.
  void restart(const Position& other) { p_ = other.p_; }
  Position(Position&&) = default;
  Position& operator=(Position&&) = default;

  // ---- what is where ----
  int size() const { return p_.size; }
  const Rules& rules() const { return p_.rules; }
  uint64_t key() const { return p_.key; }  // the law's 64-bit key: side to move, ground, pieces, wrecks, stacks, bodies
  int turn() const { return p_.turn; }     // whose move is next; while a Monster falls, whose move follows the fall
  int falling() const { return p_.falling; }  // the square of a Monster whose fall is to be decided, or kOff
  bool is_falling() const { return p_.falling != kOff; }
  int decider() const { return p_.rules.killer_chooses ? 1 - p_.turn : p_.turn; }  // who chooses the fall
  int to_act() const { return is_falling() ? decider() : p_.turn; }                // who decides now
  Result result() const { return p_.result; }
  bool over() const { return bool(p_.result); }

  uint64_t alive(int side) const { return p_.alive[side]; }  // the slots in play, as bits
  const Piece& piece(int side, int slot) const { return p_.piece(side, slot); }
  const Kind& kind(int side, int slot) const { return tables.kinds[p_.piece(side, slot).kind]; }
  int commander(int side) const { return p_.commander[side]; }  // its slot, or kNone
  bool has_commander(int side) const {
    return p_.commander[side] != kNone && (p_.alive[side] >> p_.commander[side] & 1);
  }
  uint64_t giants(int side) const { return p_.giants[side] & p_.alive[side]; }
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
  Set land() const { return p_.open.without(live()); }        // where a vehicle can drive (TC2.3), trees not included
  Set fire_blockers() const { return live() | p_.screen; }    // what stops direct fire at a vehicle (TC3.2)
  Set tall() const;                                           // what hides a Monster and stops a flame (TC6.9)
  int ground(int square) const { return p_.ground[square]; }  // number in the table of grounds, or kNone
  int wreck(int square) const { return p_.wreck[square]; }    // the kind of the wreck there, or kNone
  const Set& wrecks() const { return p_.wrecks; }
  const Set& stacks() const { return p_.stacks; }
  const Set& body_bits() const { return p_.body_bits; }
  const std::vector<Body>& bodies() const { return p_.bodies; }

  // ---- moves (generate.hpp, giant.hpp) ----
  // All decisions of to_act(): falls if a Monster is falling, otherwise moves. The list is not cleared first. Empty if
  // over.
  void generate(MoveList& list);
  // Only the moves that destroy an enemy or leave the board (and all falls, if one is pending).
  void generate_kills(MoveList& list);
  // How many decisions there are, without listing them.
  int count_moves();
  // The decision at the place below(n) of generate()'s list of n, which is not made; `total` becomes n. For random
  // games.
  template <class Below>
  Move pick(Below&& below, MoveList& list, int& total);

  // ---- playing (make.hpp) ----
  // The move must be one of generate(). Every field of undo is written by make() itself.
  void make(Move move, Undo& undo);
  void undo(Move move, const Undo& undo);
  // The other side to move, as if this one passed (for null moves); call it again to undo. Not while falling.
  void pass() {
    p_.turn ^= 1;
    p_.key ^= turn_key();
  }

  // ---- for evaluation (reach.hpp, threats.hpp); all for either side, whoever is to move ----
  // Where a vehicle can go now. Valid until the next make() or undo(). Do not ask for giants.
  const Reach<G>& reach(int side, int slot);
  // Every shot of a vehicle that destroys and fells no tree: f(target slot, heading of the shooter, squares it may fire
  // from).
  template <class F>
  void shots(int side, int slot, F&& f);
  // The same for all vehicles of a side, quicker: f(slot, target slot, heading, squares).
  template <class F>
  void all_shots_of(int side, F&& f);
  // The enemies, as bits by slot, that `side` could destroy if it were to move now (giants' deeds included).
  uint64_t targets(int side);
  // CHECK (TC4.3): whether `side`, were it to move now, could destroy the enemy commander. False if over or falling.
  bool can_kill_commander(int side);
  // ESCAPE (TC4.3): whether `side`, were it to move now, could drive its commander off the board.
  bool can_leave(int side);

  // From scratch, for tests.
  uint64_t whole_key() const;
  static constexpr uint64_t turn_key() { return fact(kBlackFact); }

 private:
  // The values of a position: what is copied.
  struct Parts {
    int size = 0;
    int turn = 0;
    int falling = kOff;
    uint64_t key = 0;
    Rules rules;
    Result result;
    uint64_t alive[2]{};
    uint64_t giants[2]{};  // slots by trait; of dead ones too
    uint64_t talls[2]{};
    int commander[2]{kNone, kNone};
    Piece pieces[2 * kMostPieces];             // White's, then Black's
    const uint64_t* facts[2 * kMostPieces]{};  // their hashes by pose
    uint8_t at[G::kSquares]{};  // the place in `pieces` of the live piece there, or of one that was there
    uint8_t ground[G::kSquares]{};
    uint8_t wreck[G::kSquares]{};
    std::vector<Body> bodies;
    // Sets that follow from the above, kept up square by square (see refresh).
    Set board{};
    Set bits[2]{};
    Set wrecks{}, stacks{}, body_bits{};
    Set open{};   // not blocked by ground or anything lying there; live pieces not looked at
    Set water{};  // where a vehicle sinks (TC11.12)
    Set mud{};
    Set trees{};        // that a vehicle could fell
    Set felled{};       // trees, whatever lies on them: a Monster flattens them all
    Set cover{};        // ground that stops direct fire
    Set screen{};       // cover and whatever lies there
    Set tall{};         // high ground, stacks, bodies and tall wrecks
    Set doors[2][8]{};  // squares from which one step in this heading leaves over the far edge (TC4.1, TC4.2)

    Piece& piece(int side, int slot) { return pieces[side * kMostPieces + slot]; }
    const Piece& piece(int side, int slot) const { return pieces[side * kMostPieces + slot]; }
    int slot_on(int square) const { return at[square] % kMostPieces; }
  };

  struct FellingCache {
    Set examined, seen_land, seen_water, seen_trees;
    uint32_t pose = ~0u;
    std::vector<Felling<G>> found;
  };

  struct Caches {
    FellingCache fellings[2][kMostPieces];
    Reach<G> reach[2][kMostPieces];
    Rays<G> rays[G::kSquares];          // lines to vehicles
    Rays<G> high_rays[2][kMostPieces];  // lines to Monsters
    int high_square[2][kMostPieces]{};
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
  struct View {
    Set land, water;
    Aims aims;
  };

  Caches& caches() {
    if (!caches_) caches_ = std::make_unique<Caches>();
    return *caches_;
  }

  uint64_t piece_fact(int index, const Piece& piece) const {
    return p_.facts[index][piece.heading * G::kSquares + piece.square];
  }

  // text.hpp
  void prepare(int size);
  void place(int side, const Piece& piece);
  void check_sound() const;

  // make.hpp
  void refresh(int square);
  void touch(int square, Undo& undo);
  void lift(int side, int slot);
  void put(int side, int slot);
  void lose(int side, int slot, Undo& undo);
  void set_wreck(int square, int kind, Undo& undo);
  int take_wreck(int square, Undo& undo);
  void clear_ground(int square, Undo& undo);
  void destroy(int side, int square, Undo& undo);
  void do_vehicle(Move move, int side, Undo& undo);
  void do_giant(Move move, int side, Undo& undo);
  void do_fall(Move move, Undo& undo);
  void make_deeds(Move move, Undo& undo);
  void undo_deeds(Move move, const Undo& undo);
  void decide(Move move, int mover, Undo& undo);

  // reach.hpp
  const Reach<G>& reach_on(int side, int slot, const Set& land, const Set& water);
  void flood(Reach<G>& reach, int side, const Piece& piece, const Set& land, const Set& water) const;
  const std::vector<Felling<G>>& fellings(int side, int slot, const Set& land, const Set& water);
  void fell(const Piece& piece, const Set& land, const Set& water, FellingCache& cache) const;
  const Rays<G>& rays_to(int side, int slot, const Set& blockers, const Set& tall);
  static Set cast(int square, int direction, const Set& blockers);
  Aims aims_at(int enemy, uint64_t wanted, const Set& blockers, const Set& tall);
  int direction_to(int from, int to) const;
  Set ring(int square, int direction, const Gun& gun) const;
  template <class F>
  void direct_shots(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims, F&& f) const;
  template <class F>
  void indirect_shots(int side, int slot, const Set* planes, const Set& anywhere, uint64_t wanted, F&& f) const;
  template <class F>
  void shots_from(int side, int slot, const Set* planes, const Set& anywhere, const Aims& aims, F&& f) const;
  template <class F>
  void felling_shots(int side, int slot, const Felling<G>& felling, uint64_t wanted, F&& f) const;
  bool may_fell(int side, int slot, const Reach<G>& reach) const {
    return kind(side, slot).fells && reach.examined.meets(p_.trees);
  }

  // giant.hpp: f(Move) for every move of a Monster
  template <class F>
  void giant_moves(int side, int slot, F&& f) const;

  // generate.hpp
  template <class F>
  void falls(F&& f) const;
  bool has_room(int square) const;
  View view();
  template <bool Kills>
  void generate_piece(int slot, const View& view, MoveList& list);
  int count_piece(int slot, const View& view);
  template <bool Kills>
  void generate_side(MoveList& list);

  // threats.hpp
  template <class F>
  void all_shots(int side, int slot, const Aims& aims, F&& f);
  bool drops_on(Move move, int side, int square);

  Parts p_;
  std::unique_ptr<Caches> caches_;
};

TANKS_ARCH_END

#include "tanks/generate.hpp"
#include "tanks/giant.hpp"
#include "tanks/make.hpp"
#include "tanks/reach.hpp"
#include "tanks/text.hpp"
#include "tanks/threats.hpp"
