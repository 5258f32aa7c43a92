// A position that is played on, of either geometry and for whatever instruction set: what Python holds. Virtual calls
// only here.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tanks/numbers.hpp"
#include "tanks/setup.hpp"
#include "tanks/tables.hpp"
#include "tanks/weights.hpp"

namespace behemoth::tanks {

class Thinker;
struct Task;

// What became of random games.
struct Playouts {
  uint64_t games = 0;
  uint64_t plies = 0;  // decisions made, falls included
  uint64_t moves = 0;  // legal decisions seen
  uint64_t white = 0, black = 0, drawn = 0, capped = 0;
  uint64_t check = 0;  // mixes the keys of all final positions: the same seed must give the same
};

struct PlayoutOrder {
  uint64_t games;
  uint64_t seed;
  int cap;    // decisions in a game
  int quiet;  // moves without a destruction before the first one (TC4.4)
  std::span<const uint64_t> history;
};

// What a move leads to, for the marks behind its text (TC9.1).
struct Outlook {
  Result result;
  bool check, escape;  // or that it could win by the flag (TC12.17)
};

// Moves are numbers (core/move.hpp) and must be legal where nothing else is said.
class Board {
 public:
  Board() = default;
  Board& operator=(const Board&) = delete;
  virtual ~Board();

  std::unique_ptr<Board> copy() const;
  virtual const char* instruction_set() const = 0;
  virtual const Tables& tables() const = 0;
  virtual int stride() const = 0;  // of the squares in moves

  virtual int size() const = 0;
  virtual uint64_t key() const = 0;
  virtual int turn() const = 0;
  virtual bool falling() const = 0;
  virtual bool placing() const = 0;  // remote mines are still owed
  virtual int to_act() const = 0;    // -1 if over
  virtual Result result() const = 0;
  // The whole position; pieces in the order of their squares.
  virtual void describe(Setup& into) const = 0;

  virtual void moves(Numbers& found) = 0;
  virtual void kills(Numbers& found) = 0;
  // The moves after which the other side cannot win next turn.
  virtual void answers(Numbers& found) = 0;
  virtual int count() = 0;
  virtual bool is_legal(uint64_t move) = 0;
  // Whether a piece was destroyed.
  virtual bool play(uint64_t move) = 0;
  virtual Outlook outlook(uint64_t move) = 0;
  virtual Result result_after(uint64_t move) = 0;
  virtual bool can_kill_commander(int side) = 0;
  virtual bool can_leave(int side) = 0;
  virtual bool can_win_by_flag(int side) = 0;
  virtual bool can_win(int side) = 0;  // in one of these ways, or by a remote mine

  virtual uint64_t perft(int depth, bool bulk, const std::atomic<bool>& stop) = 0;
  // How many ways there are to play on after this move.
  virtual uint64_t perft_after(uint64_t move, int depth, const std::atomic<bool>& stop) = 0;
  virtual Playouts playouts(const PlayoutOrder& order, const std::atomic<bool>& stop) = 0;

  // One that searches this position, which must not be over.
  std::unique_ptr<Thinker> thinker(const Task& task) const;
  // What the position is worth to the side to move, without searching; 0 while a Monster falls or mines are
  // placed.
  virtual int evaluate(const Weights& weights) const = 0;

 protected:
  Board(const Board&) = default;

 private:
  // Who calls these owns what they make; smart pointers stay out of code for one instruction set.
  virtual Board* new_copy() const = 0;
  virtual Thinker* new_thinker(const Task& task) const = 0;
};

// Reads a line with the best code for this processor; throws std::invalid_argument. `portable` asks for the plain one.
std::unique_ptr<Board> read_board(const std::string& line, bool portable = false);
bool has_avx2();

// What is asked of any board.
std::string line_of(const Board& board);
uint64_t whole_key(const Board& board);  // from scratch, for tests
std::string text_of(const Board& board, uint64_t move);
std::string text_with_marks(Board& board, uint64_t move);
std::vector<uint64_t> moves_of(Board& board);
// One number for each move, sorted, that the rules can make as well; and the move of such a number, 0 if there is none.
std::vector<uint64_t> codes_of(Board& board);
uint64_t find_code(Board& board, uint64_t code);

// The boards of each instruction set (core/board.cpp).
namespace portable {
Board* make_board(const Setup& setup, const Tables& tables);
}
namespace avx2 {
Board* make_board(const Setup& setup, const Tables& tables);
}

}  // namespace behemoth::tanks
