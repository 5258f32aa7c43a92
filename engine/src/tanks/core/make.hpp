// Playing a move that only changes the pose of one piece, and taking it back: the inner loop of everything.
#pragma once

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// It asks nobody whose turn it is: the piece knows its side.
template <class G>
TANKS_INLINE void Position<G>::make_plain(Move move, Undo& undo) {
  const unsigned start = move.start(), end = move.end(), heading = move.heading();
  const unsigned index = p_.at[start], side = index / kMostPieces;
  Piece& piece = p_.pieces[index];
  undo.index = uint8_t(index);
  undo.mover = piece;
  const uint64_t* facts = p_.facts[index];
  p_.key = undo.key ^ turn_key() ^ facts[undo.mover.heading * unsigned{G::kSquares} + start] ^
           facts[heading * unsigned{G::kSquares} + end];
  piece.square = uint16_t(end);
  piece.heading = uint8_t(heading);
  uint64_t* words = p_.bits[side].word;
  undo.start_word = words[start >> 6];
  words[start >> 6] = undo.start_word ^ uint64_t{1} << (start & 63);
  undo.end_word = words[end >> 6];
  words[end >> 6] = undo.end_word ^ uint64_t{1} << (end & 63);
  p_.at[end] = uint8_t(index);
  p_.turn = int(side ^ 1);
}

template <class G>
TANKS_INLINE void Position<G>::undo_plain(Move move, const Undo& undo) {
  const unsigned start = move.start(), end = move.end(), side = undo.index / unsigned{kMostPieces};
  p_.turn = int(side);
  // Whole words are put back as they were read: waiting for parts of what make() has just stored would cost more than
  // all the rest.
  uint64_t* words = p_.bits[side].word;
  words[end >> 6] = undo.end_word;
  words[start >> 6] = undo.start_word;
  p_.pieces[undo.index] = undo.mover;
  p_.at[start] = undo.index;
}

}  // namespace behemoth::tanks::TANKS_ISA
