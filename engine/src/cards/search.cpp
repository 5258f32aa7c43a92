#include "cards/search.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "cards/machine.hpp"

namespace behemoth::cards {

namespace {

using Clock = std::chrono::steady_clock;

// How many rounds between two looks at the clock, and until actions may be dropped for the first time.
constexpr std::uint64_t kLook = 8, kFirstRace = 64;
// An action is dropped when it is behind by so many standard errors.
constexpr double kSure = 4.0;
// So many cards of a pile are shuffled: more are hardly ever drawn before the horizon, and the rest is in a random
// order anyway.
constexpr int kDeep = 16;
constexpr std::uint32_t kNone = 0;
constexpr std::uint64_t kWhim = 0x5851f42d4c957f2dULL;

// One decision of the searching seat below the root.
struct Node {
  Action action = 0;
  std::uint32_t visits = 0;
  std::uint32_t first_child = kNone, next = kNone;
  double total = 0;
};

// An action of the root, and how it fares in the race: by how much it differs from the mean of its rounds.
struct Racer {
  Action action;
  std::uint32_t node;
  bool racing = true;
  double value = 0, ahead = 0, squares = 0;
};

class Search {
 public:
  Search(const Rules& rules, const SearchSettings& settings, std::uint64_t seed)
      : rules_(rules), settings_(settings), luck_(seed), chance_(seed), whim_(seed), nodes_(1) {}

  void begin(const State& world) {
    me_ = world.to_act();
    Actions actions;
    list_actions(rules_, world, actions);
    for (const Action action : actions) racers_.push_back({action, grow(0, action)});
  }

  // Every racing action once, in the same world with the same luck. How many games that were.
  int round(const World& world) {
    const std::uint64_t luck = luck_.next();
    chance_ = FastChance(~luck);
    World mixed = world;
    if (!mixed.open) forget(mixed.state);
    double sum = 0;
    int racing = 0;
    for (Racer& racer : racers_) {
      if (!racer.racing) continue;
      // What happens and what is decided have a stream each, so that one more decision does not change the thefts.
      chance_ = FastChance(luck);
      whim_ = FastChance(luck ^ kWhim);
      sum += racer.value = play_on(mixed, racer.node);
      ++racing;
    }
    for (Racer& racer : racers_) {
      if (!racer.racing) continue;
      const double ahead = racer.value - sum / racing;
      racer.ahead += ahead;
      racer.squares += ahead * ahead;
    }
    if (++rounds_ == race_) drop();
    return racing;
  }

  // Whether only one action is left.
  bool settled() const {
    return std::count_if(racers_.begin(), racers_.end(), [](const Racer& racer) { return racer.racing; }) == 1;
  }

  std::vector<Candidate> candidates() const {
    std::vector<Candidate> found;
    for (const Racer& racer : racers_) {
      const Node& node = nodes_[racer.node];
      found.push_back({racer.action, node.visits, node.visits ? node.total / node.visits : 0.0});
    }
    return found;
  }

 private:
  // After each race, twice as long as the one before, those who are surely not the best leave.
  void drop() {
    const Racer* best = nullptr;
    for (const Racer& racer : racers_) {
      if (racer.racing && (best == nullptr || racer.ahead > best->ahead)) best = &racer;
    }
    const double most = best->ahead, doubt = best->squares;
    for (Racer& racer : racers_) {
      const double error = std::sqrt(racer.squares + doubt);
      if (racer.racing && most - racer.ahead > kSure * error) racer.racing = false;
      racer.ahead = racer.squares = 0;
    }
    race_ = rounds_ * 2;
  }

  double play_on(const World& world, std::uint32_t node) {
    State state = world.state;
    Machine<FastChance> machine(rules_, state, chance_);
    path_.assign(1, node);
    machine.play(nodes_[node].action);
    const int last = settings_.judge ? world.state.turn + settings_.horizon : rules_.turn_cap + 1;
    bool grown = false;
    while (!state.over() && (state.turn < last || state.phase != Phase::kPlay)) {
      if (const Seat seat = state.to_act(); seat != me_) {
        const bool greedy = world.greedy >> seat & 1U;
        machine.play(choose(rules_, state, greedy ? settings_.others : settings_.strangers, whim_));
      } else if (grown || static_cast<int>(path_.size()) >= settings_.depth) {
        machine.play(choose(rules_, state, settings_.way, whim_));
      } else {
        node = descend(node, state, grown);
        path_.push_back(node);
        machine.play(nodes_[node].action);
      }
    }
    const double value = value_of(state);
    for (const std::uint32_t place : path_) {
      ++nodes_[place].visits;
      nodes_[place].total += value;
    }
    return value;
  }

  // Nobody knows the order of the piles, but for the back of the top card (MC2.3).
  void forget(State& state) {
    auto& draw = state.draw;
    if (draw.size() > 1) {
      const bool mark = is_trigger(draw.top());
      mix(draw);
      int place = draw.first;
      while (is_trigger(draw.cards[place]) != mark) ++place;
      std::swap(draw.cards[draw.first], draw.cards[place]);
    }
    mix(state.events);
  }

  template <int Most>
  void mix(Pile<Most>& pile) {
    for (int place = pile.first; place < pile.end - 1 && place < pile.first + kDeep; ++place) {
      std::swap(pile.cards[place], pile.cards[place + chance_.below(static_cast<std::uint32_t>(pile.end - place))]);
    }
  }

  // The child to follow: the one with the highest hope, which is its mean score and a share of doubt that grows with
  // how much instinct likes it (PUCT). An action not tried yet is hoped to be as good as its siblings that are
  // available.
  std::uint32_t descend(std::uint32_t parent, const State& state, bool& grown) {
    const Sight sight(rules_, state);
    const Leaning leaning(rules_, state, *settings_.way.instinct, sight);
    const int count = leaning.actions.count;
    std::array<std::uint32_t, 32> known;
    double visits = 0, total = 0;
    for (int i = 0; i < count; ++i) {
      known[i] = find(parent, leaning.actions.items[i]);
      if (known[i] == kNone) continue;
      visits += nodes_[known[i]].visits;
      total += nodes_[known[i]].total;
    }
    const double mean = visits ? total / visits : 0.0;
    const double doubt = settings_.exploration * std::sqrt(visits + 1);
    int best = 0;
    double highest = -1;
    for (int i = 0; i < count; ++i) {
      const double share = (1 - settings_.evenness) * leaning.share[i] + settings_.evenness / count;
      const Node& node = nodes_[known[i]];
      const double hope =
          known[i] == kNone ? mean + doubt * share : node.total / node.visits + doubt * share / (1 + node.visits);
      if (hope > highest) highest = hope, best = i;
    }
    if (known[best] != kNone) return known[best];
    grown = true;
    return grow(parent, leaning.actions.items[best]);
  }

  std::uint32_t find(std::uint32_t parent, Action action) const {
    std::uint32_t child = nodes_[parent].first_child;
    while (child != kNone && nodes_[child].action != action) child = nodes_[child].next;
    return child;
  }

  std::uint32_t grow(std::uint32_t parent, Action action) {
    const auto place = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(Node{action, 0, kNone, nodes_[parent].first_child, 0});
    nodes_[parent].first_child = place;
    return place;
  }

  double value_of(const State& end) const {
    if (end.over()) return scores(rules_, end)[me_];
    if (!end.hearts[me_] && !rules_.coop) return 0;
    return (*settings_.judge)(Glance(rules_, end, me_));
  }

  const Rules& rules_;
  const SearchSettings& settings_;
  FastChance luck_, chance_, whim_;
  std::vector<Node> nodes_;
  std::vector<Racer> racers_;
  std::vector<std::uint32_t> path_;
  Seat me_ = 0;
  std::uint64_t rounds_ = 0, race_ = kFirstRace;
};

}  // namespace

std::vector<Candidate> search(const Rules& rules, const State& root, Worlds& worlds, const SearchSettings& settings,
                              std::uint64_t seed, const std::atomic<bool>& stopped) {
  const auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(settings.seconds));
  const auto deadline = Clock::now() + time;
  Search search(rules, settings, seed);
  search.begin(root);
  std::uint64_t games = 0;
  for (std::uint64_t round = 0; !settings.simulations || games < settings.simulations; ++round) {
    if (round && round % kLook == 0 && (Clock::now() >= deadline || stopped.load(std::memory_order_relaxed))) break;
    if (settings.choice_only && search.settled()) break;
    games += static_cast<std::uint64_t>(search.round(worlds.next()));
  }
  return search.candidates();
}

}  // namespace behemoth::cards
