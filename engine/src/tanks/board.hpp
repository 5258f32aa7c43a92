// A position of either geometry, compiled for whatever processor: what Python holds. Virtual calls only here.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tanks/move.hpp"

namespace behemoth::tanks {

struct Playouts {
  uint64_t games = 0;
  uint64_t plies = 0;  // decisions made, falls included
  uint64_t moves = 0;  // legal decisions seen
  uint64_t white = 0, black = 0, drawn = 0, capped = 0;
  uint64_t check = 0;  // mixes the keys of all final positions: the same seed must give the same
};

class Board {
 public:
  virtual ~Board() = default;
  virtual std::unique_ptr<Board> copy() const = 0;

  // For the search: the Position<Small> or Position<Large> of the namespace for this processor.
  virtual bool is_small() const = 0;
  virtual bool is_avx2() const = 0;
  virtual const void* position() const = 0;

  virtual int size() const = 0;
  virtual uint64_t key() const = 0;
  virtual uint64_t whole_key() const = 0;
  virtual int turn() const = 0;
  virtual bool falling() const = 0;
  virtual int to_act() const = 0;  // -1 if over
  virtual int winner() const = 0;  // -1 if not over
  virtual std::string reason() const = 0;
  virtual std::string line() const = 0;

  virtual void moves(std::vector<uint64_t>& found) = 0;
  virtual void kills(std::vector<uint64_t>& found) = 0;
  virtual int count() = 0;
  virtual bool is_legal(uint64_t move) = 0;
  // The move must be legal, as everywhere below. Whether a piece was destroyed.
  virtual bool play(uint64_t move) = 0;
  // How many ways there are to play on after this move.
  virtual uint64_t perft_after(uint64_t move, int depth, const std::atomic<bool>& stop) = 0;
  virtual std::string text(uint64_t move) const = 0;
  virtual std::string text_with_marks(uint64_t move) = 0;
  // The same in the law's numbers: start, end, heading, then the deeds as (what, at, to); OFF and no heading are -1.
  virtual std::vector<int> parts(uint64_t move) const = 0;
  virtual bool can_kill_commander(int side) = 0;
  virtual bool can_leave(int side) = 0;

  virtual uint64_t perft(int depth, bool bulk, const std::atomic<bool>& stop) = 0;
  virtual Playouts playouts(uint64_t games, uint64_t seed, int cap, int quiet, const std::vector<uint64_t>& history,
                            const std::atomic<bool>& stop) = 0;
  // One number for each move, sorted, that the law can make as well: for comparing whole lists.
  virtual std::vector<uint64_t> codes() = 0;
  // The move of such a number, 0 if there is none.
  virtual uint64_t find_code(uint64_t code) = 0;
};

std::unique_ptr<Board> read_board_base(const std::string& line);
std::unique_ptr<Board> read_board_avx2(const std::string& line);
// Reads a line with the best code for this processor; throws std::invalid_argument. `portable` asks for the plain one.
std::unique_ptr<Board> read_board(const std::string& line, bool portable = false);
bool has_avx2();

}  // namespace behemoth::tanks
