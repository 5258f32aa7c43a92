// A move on its way to being decided, question by question (numbering.hpp).
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "tanks/board.hpp"
#include "tanks/numbering.hpp"
#include "tanks/text.hpp"

namespace behemoth::tanks {

class Decision {
 public:
  // What the side that has to decide may do. A question that leaves no choice is not asked, but for the first.
  void begin(Board& board);

  // Whether there is nothing to decide: it is over, or a side has no piece.
  bool empty() const { return moves_.empty(); }
  bool decided() const { return decided_; }
  uint64_t move() const { return moves_.front(); }
  Question question() const { return question_; }
  Facing facing() const { return facing_; }

  // Sets the bytes of all possible answers.
  void fill(uint8_t* mask) const;
  bool allows(int64_t answer) const;
  // Gives a possible answer.
  void answer(int number);
  // All answers that lead to a move.
  std::vector<int> answers_to(uint64_t move) const;

  // What has been answered so far; the heading and the effects once they are settled.
  struct Chosen {
    int piece = -1, end = -1, heading = -1;  // as the side sees them
    bool way = false, tail = false;
    MoveParts parts;  // of a move that has the way, if that is chosen
  };
  const Chosen& chosen() const { return chosen_; }

 private:
  using Way = std::vector<int>;

  int number_at(std::size_t place) const;
  int piece_number(uint64_t move) const;
  int end_number(uint64_t move) const;
  int heading_number(uint64_t move) const;
  int way_number(const MoveParts& parts) const;
  int tail_number(const MoveParts& parts) const;
  int strike_number(const MoveParts& parts) const;
  Way way_of(const MoveParts& parts) const;
  int seen(int board_square) const { return seen_[static_cast<std::size_t>(board_square)]; }

  bool has_choice() const;
  void go_on();
  void enter(Question question);
  void note(int number);
  void keep(int number);

  Facing facing_{};
  int stride_ = 0;
  std::vector<uint64_t> moves_;
  std::vector<MoveParts> parts_;  // of the moves, from the question of the way on
  std::vector<Way> ways_;         // the different ones, in order
  std::vector<int> seen_;         // the board's squares as the side sees them
  int seen_for_[3] = {0, 0, 0};
  Question question_ = Question::kPiece;
  bool decided_ = false;
  Chosen chosen_;
};

}  // namespace behemoth::tanks
