// Cards as small numbers and hands as counts.
//
// A card's number is its place among all letters in canonical order: the seven trigger backs first ("BDLSTUZ"), then
// the plain ones ("bdlstuz"). So a hand walked through by number is the rules' sorted string.
#pragma once

#include <bit>
#include <cstdint>

namespace behemoth::cards {

using Card = std::uint8_t;

enum Face : std::uint8_t { kLightning, kShield, kLife, kSword, kThief1, kThief2, kSkip, kFaces };
constexpr int kCards = 2 * kFaces;
constexpr char kLetters[kCards + 1] = "BDLSTUZbdlstuz";

constexpr Face face_of(Card card) { return static_cast<Face>(card < kFaces ? card : card - kFaces); }
constexpr bool is_trigger(Card card) { return card < kFaces; }
constexpr Card plain(Face face) { return static_cast<Card>(face + kFaces); }
constexpr Card marked(Face face) { return static_cast<Card>(face); }

// Four bits for each card: a hand has ten cards at most in any game. One that is handed in may hold this many equal
// ones, which leaves room for what a turn can add.
class Hand {
 public:
  static constexpr int kMost = 12;

  constexpr int count(Card card) const { return static_cast<int>((bits_ >> (4 * card)) & 15U); }
  constexpr int count(Face face) const { return count(plain(face)) + count(marked(face)); }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr bool has(Face face) const { return (bits_ & both(face)) != 0; }
  constexpr void add(Card card) { bits_ += one(card); }
  constexpr void remove(Card card) { bits_ -= one(card); }
  constexpr void clear() { bits_ = 0; }
  constexpr bool empty() const { return bits_ == 0; }

  // One bit for each sort of card that is there.
  constexpr std::uint64_t sorts() const {
    std::uint64_t any = bits_ | (bits_ >> 1);
    any |= any >> 2;
    return any & 0x1111'1111'1111'11ULL;
  }

  // The card at this place of the sorted hand.
  constexpr Card at(int place) const {
    std::uint64_t rest = bits_;
    for (Card card = 0;; ++card, rest >>= 4) {
      const int held = static_cast<int>(rest & 15U);
      if (place < held) return card;
      place -= held;
    }
  }

  static constexpr std::uint64_t one(Card card) { return 1ULL << (4 * card); }
  static constexpr std::uint64_t both(Face face) { return 15ULL << (4 * marked(face)) | 15ULL << (4 * plain(face)); }
  // The card of the lowest bit of such a set of sorts.
  static constexpr Card lowest(std::uint64_t sorts) { return static_cast<Card>(std::countr_zero(sorts) / 4); }

  friend constexpr bool operator==(const Hand&, const Hand&) = default;

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace behemoth::cards
