#include "cards/search.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "cards/rollout.hpp"

namespace behemoth::cards {

namespace {

using Clock = std::chrono::steady_clock;

// How many rounds between two looks at the clock, and until actions may be dropped for the first time.
constexpr std::uint64_t kLook = 8, kFirstRace = 64;
// An action is dropped when it is behind by so many standard errors.
constexpr double kSure = 4.0;

// An action, and how it fares in the race: by how much it differs from the mean of its rounds.
struct Racer {
  Candidate found;
  bool likely;
  bool racing = true;
  double value = 0, ahead = 0, squares = 0;
};

class Search {
 public:
  Search(const Rules& rules, const State& root, const SearchSettings& settings, std::uint64_t seed)
      : rules_(rules), settings_(settings), luck_(seed), me_(root.to_act()) {
    rollout_.horizon = settings.horizon;
    rollout_.judge = settings.judge.get();
    settings.least > 0 || settings.liking > 0 ? begin_by_instinct(root) : begin(root);
  }

  // Every racing action once, in the same world with the same luck. How many games that were.
  int round(const World& world) {
    const std::uint64_t luck = luck_.next();
    State state = world.state;
    FastChance chance(~luck);
    if (!world.open) forget_piles(state, chance);
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const bool greedy = world.greedy >> seat & 1U;
      rollout_.ways[seat] = seat == me_ ? &settings_.way : greedy ? &settings_.others : &settings_.strangers;
    }
    double sum = 0;
    int racing = 0;
    for (Racer& racer : racers_) {
      if (!racer.racing) continue;
      racer.value = rollout_.value(rules_, state, racer.found.action, me_, luck);
      racer.found.value += racer.value;
      ++racer.found.visits;
      sum += racer.value;
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
      found.push_back(racer.found);
      if (found.back().visits) found.back().value /= static_cast<double>(found.back().visits);
    }
    return found;
  }

 private:
  void begin(const State& root) {
    Actions actions;
    list_actions(rules_, root, actions);
    for (const Action action : actions) racers_.push_back({{action, 0, 0, 0}, true});
  }

  void begin_by_instinct(const State& root) {
    const Leaning leaning(rules_, root, *settings_.way.instinct, Sight(rules_, root));
    const float most = *std::max_element(leaning.share.begin(), leaning.share.begin() + leaning.actions.count);
    const double least = std::min<double>(settings_.least, most);
    for (int i = 0; i < leaning.actions.count; ++i) {
      const double liking = settings_.liking * std::log(leaning.share[i] + 1e-9);
      racers_.push_back({{leaning.actions.items[i], 0, 0, liking}, leaning.share[i] >= least});
    }
  }

  // After each race, twice as long as the one before, those who are surely not the best leave; after the first one also
  // those that the instinct thinks impossible.
  void drop() {
    const auto rounds = static_cast<double>(rounds_ == kFirstRace ? rounds_ : rounds_ / 2);
    const auto reached = [rounds](const Racer& racer) { return racer.ahead + rounds * racer.found.liking; };
    const Racer* best = nullptr;
    for (Racer& racer : racers_) {
      racer.racing &= racer.likely;
      if (racer.racing && (best == nullptr || reached(racer) > reached(*best))) best = &racer;
    }
    const double most = reached(*best), doubt = best->squares;
    for (Racer& racer : racers_) {
      const double error = std::sqrt(racer.squares + doubt);
      if (racer.racing && most - reached(racer) > kSure * error) racer.racing = false;
    }
    for (Racer& racer : racers_) racer.ahead = racer.squares = 0;
    race_ = rounds_ * 2;
  }

  const Rules& rules_;
  const SearchSettings& settings_;
  FastChance luck_;
  Seat me_;
  Rollout rollout_;
  std::vector<Racer> racers_;
  std::uint64_t rounds_ = 0, race_ = kFirstRace;
};

}  // namespace

std::vector<Candidate> search(const Rules& rules, const State& root, Worlds& worlds, const SearchSettings& settings,
                              std::uint64_t seed, const std::atomic<bool>& stopped) {
  const auto time = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(settings.seconds));
  const auto deadline = Clock::now() + time;
  Search search(rules, root, settings, seed);
  std::uint64_t games = 0;
  for (std::uint64_t round = 0; !settings.simulations || games < settings.simulations; ++round) {
    if (round && round % kLook == 0 && (Clock::now() >= deadline || stopped.load(std::memory_order_relaxed))) break;
    if (settings.choice_only && search.settled()) break;
    games += static_cast<std::uint64_t>(search.round(worlds.next()));
  }
  return search.candidates();
}

const Candidate& best_of(const std::vector<Candidate>& candidates) {
  return *std::max_element(candidates.begin(), candidates.end(), [](const Candidate& one, const Candidate& other) {
    if (one.visits != other.visits) return one.visits < other.visits;
    return one.value + one.liking < other.value + other.liking;
  });
}

}  // namespace behemoth::cards
