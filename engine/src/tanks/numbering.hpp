// One number for each answer a player can give, the same in every game on boards of one size: what learners choose
// from. Version 1 (docs/observations.md).
//
// A move is decided in a few questions, each with few answers: which piece, where to, with which heading, and, only
// where that leaves a choice, which way (trees, pushes, stomps), with the tail or not, and what to strike. The numbers
// of a board of n x n squares are six planes of n * n, then the answers that are no square:
//
//   plane 0 the piece   1 where it ends   2 fires at, flames or duels   3 throws to   4 detonates   5 lays a mine
//   then 0-7 the heading, or the side a Monster falls to; 8 none   9 off the board   10 strikes nothing
//        11 without the tail   12 with it   13-44 the way, by its rank
//
// All of it is seen from the side that decides: for Black the board is turned by half a turn.
#pragma once

#include "tanks/tables.hpp"

namespace behemoth::tanks {

enum AnswerPlane { kPiecePlane, kEndPlane, kFirePlane, kThrowPlane, kDetonatePlane, kLayPlane, kAnswerPlanes };
inline constexpr int kHeadingAnswers = 0, kNoHeadingAnswer = 8, kOffAnswer = 9, kHoldAnswer = 10, kTailAnswers = 11,
                     kWayAnswers = 13;
inline constexpr int kMostWays = 32;
inline constexpr int kOtherAnswers = kWayAnswers + kMostWays;

// What is asked, in this order.
enum class Question { kPiece, kEnd, kHeading, kWay, kTail, kStrike, kFall, kMine };
inline constexpr int kQuestions = 8;

constexpr int answers_on(int size) { return kAnswerPlanes * size * size + kOtherAnswers; }

// A board as one side sees it.
struct Facing {
  int size;
  int side;

  constexpr int square(int column, int row) const {
    const int at = row * size + column;
    return side ? size * size - 1 - at : at;
  }
  // Of the rules' numbering.
  constexpr int square(int rules_square) const {
    return square(rules_square % kRulesStride, rules_square / kRulesStride);
  }
  constexpr int heading(int heading) const { return (heading + 4 * side) & 7; }
  constexpr int on(AnswerPlane plane, int seen_square) const { return plane * size * size + seen_square; }
  constexpr int other(int answer) const { return kAnswerPlanes * size * size + answer; }
};

}  // namespace behemoth::tanks
