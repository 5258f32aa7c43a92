#include "cards/observation.hpp"

#include <algorithm>

namespace behemoth::cards {

namespace {

// What counts are divided by, so that most numbers lie between 0 and 1.
constexpr float kOfASort = 4, kOfAHand = 10, kOfThePile = 64, kOfEvents = 20, kOfHearts = 10, kOfSeats = 7;

using Counts = std::array<int, kCards>;

class Writer {
 public:
  Writer(const Rules& rules, const State& state, Seat viewer, bool open, float* into)
      : r(rules), s(state), viewer_(viewer), open_(open), at_(into) {}

  void write() {
    hand(viewer_);
    for (int k = 0; k < kMostSeats; ++k) player(k);
    for (int k = 1; k < kMostSeats; ++k) open_&& k < s.seats ? hand(seat(k)) : skip(kCards);
    piles();
    table();
    question();
    monster();
    turn();
  }

 private:
  void put(float number) { *at_++ = number; }
  void skip(int numbers) { at_ += numbers; }
  void one_of(int which, int many) {
    if (which >= 0 && which < many) at_[which] = 1;
    at_ += many;
  }
  Seat seat(int place) const { return static_cast<Seat>((viewer_ + place) % s.seats); }
  int place(Seat seat) const { return (seat - viewer_ + s.seats) % s.seats; }
  bool asks() const { return s.phase == Phase::kShield; }

  void hand(Seat seat) {
    for (Card card = 0; card < kCards; ++card) put(static_cast<float>(s.hands[seat].count(card)) / kOfASort);
  }

  void player(int k) {
    if (k >= s.seats) return skip(kPlayerNumbers);
    const Seat who = seat(k);
    int triggers = 0;
    for (Card card = 0; card < kFaces; ++card) triggers += s.hands[who].count(card);
    put(1);
    put(s.hearts[who] != 0);
    put(static_cast<float>(s.hearts[who]) / kOfHearts);
    put(static_cast<float>(s.held[who]) / kOfAHand);
    put(static_cast<float>(triggers) / kOfAHand);
    put(s.immune[who] != 0);
    put(s.current == who);
    put(asks() && std::count(s.queue.begin() + s.asked, s.queue.begin() + s.victims, who));
    put(asks() && s.queue[s.asked] == who);
  }

  void piles() {
    Counts lying{}, unseen{};
    for (const Card card : r.deck) ++unseen[card];
    for (int i = s.discard.first; i < s.discard.end; ++i) ++lying[s.discard.cards[i]];
    for (int other = 0; other < s.seats; ++other) {
      if (other != viewer_ && !open_) continue;
      for (Card card = 0; card < kCards; ++card) unseen[card] -= s.hands[other].count(card);
    }
    for (const int count : lying) put(static_cast<float>(count) / kOfASort);
    for (Card card = 0; card < kCards; ++card) put(static_cast<float>(unseen[card] - lying[card]) / kOfASort);
  }

  void table() {
    std::array<int, kEventKinds> played{};
    for (int i = s.played.first; i < s.played.end; ++i) ++played[s.played.cards[i]];
    one_of(static_cast<int>(s.phase), 4);
    put(s.direction);
    put(static_cast<float>(s.draw.size()) / kOfThePile);
    put(!r.coop && s.draw.size() && is_trigger(s.draw.top()));
    put(static_cast<float>(s.events.size()) / kOfEvents);
    one_of(s.revealed, kEventKinds);
    for (const int count : played) put(static_cast<float>(count) / kOfASort);
  }

  void question() {
    if (!asks()) return skip(7);
    const bool secret = r.lightning_secret && s.blow == Blow::kLightning;
    one_of(static_cast<int>(s.blow) - 1, 3);
    put(static_cast<float>(s.damage) / kOfASort);
    put(!secret && s.every);
    const auto* answered = std::find(s.queue.begin(), s.queue.begin() + s.asked, viewer_);
    const bool has = secret && answered != s.queue.begin() + s.asked;
    const Card answer = has ? s.answers[static_cast<std::size_t>(answered - s.queue.begin())] : kTaken;
    put(has && answer != kTaken);
    put(has && answer == kTaken);
  }

  void monster() {
    put(static_cast<float>(s.monster) / kOfHearts);
    put(static_cast<float>(s.monster_hearts) / kOfHearts);
    put(s.sleep != 0);
    const bool by_caster = s.sleep && r.sleep == Sleep::kCasterRound;
    one_of(by_caster ? place(static_cast<Seat>(s.sleep - 1)) : -1, kMostSeats);
    put(s.sleep && !by_caster ? static_cast<float>(s.sleep - 1) / kOfSeats : 0);
  }

  void turn() {
    put(static_cast<float>(s.turn) / static_cast<float>(r.turn_cap));
    put(static_cast<float>(s.owed) / kOfASort);
    put(s.acted);
    put(s.skips);
    put(r.coop);
    put(static_cast<float>(s.seats) / kOfSeats);
    put(static_cast<float>(r.hearts) / kOfHearts);
    put(static_cast<float>(r.hand_limit) / kOfHearts);
  }

  const Rules& r;
  const State& s;
  Seat viewer_;
  bool open_;
  float* at_;
};

}  // namespace

void observe(const Rules& rules, const State& state, Seat viewer, bool open, float* into) {
  std::fill_n(into, kObservation, 0.0F);
  Writer(rules, state, viewer, open, into).write();
}

}  // namespace behemoth::cards
