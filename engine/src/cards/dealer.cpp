#include "cards/dealer.hpp"

#include <algorithm>
#include <stdexcept>

namespace behemoth::cards {

namespace {

// One of the cards from this place on comes to it.
Card draw(std::vector<Card>& cards, std::size_t place, FastChance& chance) {
  const auto rest = static_cast<std::uint32_t>(cards.size() - place);
  std::swap(cards[place], cards[place + chance.below(rest)]);
  return cards[place];
}

}  // namespace

void imagine_answers(State& state, Seat viewer, FastChance& chance) {
  for (int i = 0; i < state.asked; ++i) {
    if (state.queue[i] == viewer) continue;
    std::array<Card, 3> may{kTaken};
    std::uint32_t count = 1;
    for (const Card card : {plain(kShield), marked(kShield)}) {
      if (state.hands[state.queue[i]].has(card)) may[count++] = card;
    }
    state.answers[i] = may[chance.below(count)];
  }
}

Dealer::Dealer(const State& table, Seat viewer, std::uint32_t hidden, std::vector<Draft> drafts,
               std::vector<Suspicion> suspicions, int pool)
    : table_(table),
      viewer_(viewer),
      hidden_(hidden),
      drafts_(std::move(drafts)),
      suspicions_(std::move(suspicions)),
      pool_(pool) {
  if (drafts_.empty() || pool < 1 || viewer >= table.seats) throw std::invalid_argument("nothing to deal");
  if (!suspicions_.empty() && suspicions_.size() != table.seats) throw std::invalid_argument("one for each seat");
  for (const Draft& draft : drafts_) demand_fit(draft);
}

void Dealer::demand_fit(const Draft& draft) const {
  std::array<int, 2> old{}, fresh{};
  std::array<int, kMostSeats> held{};
  for (const Part& part : draft.parts) {
    if (part.seat >= table_.seats) throw std::invalid_argument("a draft for nobody");
    for (int back = 0; back < 2; ++back) {
      old[back] += part.old[back];
      fresh[back] += part.fresh[back];
      held[part.seat] += part.old[back] + part.fresh[back];
    }
    held[part.seat] += static_cast<int>(part.known.size());
  }
  int pile = 0;
  for (int back = 0; back < 2; ++back) {
    const int left = static_cast<int>(draft.fresh[back].size()) - fresh[back];
    if (left < 0 || static_cast<int>(draft.old[back].size()) < old[back]) throw std::invalid_argument("too few cards");
    pile += left;
  }
  for (int seat = 0; seat < table_.seats; ++seat) {
    if ((hidden_ >> seat & 1U) && held[seat] != table_.held[seat]) throw std::invalid_argument("another hand");
  }
  if (pile != table_.draw.size()) throw std::invalid_argument("another pile");
  const bool mark = pile && is_trigger(table_.draw.top());
  const int alike = static_cast<int>(draft.fresh[mark].size()) - fresh[mark];
  if (pile && alike < 1) throw std::invalid_argument("another back on the pile");
}

void Dealer::deal_one(const Draft& draft, FastChance& chance, State& state) const {
  state = table_;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (hidden_ >> seat & 1U) state.hands[seat].clear();
  }
  thread_local std::array<std::vector<Card>, 2> old, fresh;
  std::array<std::size_t, 2> old_at{}, fresh_at{};
  old = draft.old;
  fresh = draft.fresh;
  for (const Part& part : draft.parts) {
    Hand& hand = state.hands[part.seat];
    for (const Card card : part.known) hand.add(card);
    for (int back = 0; back < 2; ++back) {
      for (int i = 0; i < part.old[back]; ++i, ++old_at[back]) hand.add(draw(old[back], old_at[back], chance));
      for (int i = 0; i < part.fresh[back]; ++i, ++fresh_at[back]) hand.add(draw(fresh[back], fresh_at[back], chance));
    }
  }
  // What is left is the draw pile, in no order yet.
  state.draw.clear();
  for (int back = 0; back < 2; ++back) {
    for (std::size_t i = fresh_at[back]; i < fresh[back].size(); ++i) state.draw.put(fresh[back][i]);
  }
}

// The pile in some order, on top a card with the back that everybody sees (MC2.3).
void Dealer::lay(FastChance& chance, State& state) const {
  if (!state.draw.size()) return;
  const bool mark = is_trigger(table_.draw.top());
  shuffle(state.draw.cards.data(), state.draw.size(), chance);
  int place = 0;
  while (is_trigger(state.draw.cards[place]) != mark) ++place;
  std::swap(state.draw.cards[0], state.draw.cards[place]);
}

// How well what was done fits these hands; and which of the rivals play by the table in this world.
double Dealer::weigh(FastChance& chance, World& world) const {
  double weight = 1;
  for (Seat seat = 0; seat < suspicions_.size(); ++seat) {
    if (seat == viewer_) continue;
    const Suspicion& one = suspicions_[seat];
    int more = 0;
    for (int face = 0; face < kFaces; ++face) {
      more += std::max(0, world.state.hands[seat].count(static_cast<Face>(face)) - one.most[face]);
    }
    double other = one.other;
    for (int i = 0; i < more; ++i) other *= one.doubt;
    const double greedy = more ? 0.0 : one.greedy;
    weight *= greedy + other;
    if (greedy > 0 && chance.unit() * (greedy + other) < greedy) world.greedy |= 1U << seat;
  }
  return weight;
}

void Dealer::deal(int count, FastChance& chance, std::vector<World>& found) const {
  const int pool = suspicions_.empty() ? count : count * pool_;
  std::vector<World> worlds(static_cast<std::size_t>(pool));
  std::vector<double> weights(worlds.size());
  double sum = 0;
  // Every draft is as likely as any other: they are gone through in turn, from any of them on.
  std::size_t next = chance.below(static_cast<std::uint32_t>(drafts_.size()));
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    deal_one(drafts_[next], chance, worlds[i].state);
    sum += weights[i] = weigh(chance, worlds[i]);
    if (++next == drafts_.size()) next = 0;
  }
  // Systematic resampling: each as often as its weight says, the rest by one throw for all of them.
  const std::size_t before = found.size();
  const double step = sum / count;
  double reached = 0, threshold = chance.unit() * step;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    reached += weights[i];
    for (; threshold < reached && found.size() < before + static_cast<std::size_t>(count); threshold += step) {
      found.push_back(worlds[i]);
    }
  }
  while (found.size() < before + static_cast<std::size_t>(count)) found.push_back(worlds.back());  // rounding
  shuffle(found.data() + before, count, chance);
  for (auto world = found.begin() + static_cast<std::ptrdiff_t>(before); world != found.end(); ++world) {
    lay(chance, world->state);
    imagine_answers(world->state, viewer_, chance);
  }
}

}  // namespace behemoth::cards
