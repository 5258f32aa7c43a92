#include "cards/learn.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "cards/machine.hpp"
#include "cards/search.hpp"

namespace behemoth::cards {

namespace {

// One decision: which weights spoke, and how far the choice was from what was likely.
struct Memory {
  Seat seat;
  float before;  // what the judge thought
  Leaning leaning;
  std::array<float, 32> pull;
  int words;
  std::array<std::uint8_t, 24> word;
};

Memory remember(Seat seat, float before, const Sight& sight, const Leaning& leaning) {
  Memory memory{seat, before, leaning, {}, 0, {}};
  for (const auto word : sight) memory.word[memory.words++] = word;
  return memory;
}

class Adam {
 public:
  void step(Instinct& instinct, const std::vector<float>& slope, double rate) {
    ++steps_;
    const double first_share = 1 - std::pow(0.9, steps_), second_share = 1 - std::pow(0.99, steps_);
    for (std::size_t i = 0; i < slope.size(); ++i) {
      first_[i] = 0.9 * first_[i] + 0.1 * slope[i];
      second_[i] = 0.99 * second_[i] + 0.01 * slope[i] * slope[i];
      const double step = first_[i] / first_share / (std::sqrt(second_[i] / second_share) + 1e-6);
      instinct.weights[i] += static_cast<float>(rate * step);
    }
  }

 private:
  std::vector<double> first_ = std::vector<double>(kChapters * kChapter), second_ = first_;
  int steps_ = 0;
};

// How much of a decision's worth is taken from the judge at the seat's next decision, the rest from the end of the
// game.
constexpr float kTrust = 0.7F;
// In the searches of lessons: no limit of time, and how firmly instinct decides (Settings.sharpness in Python).
constexpr double kNoLimit = 1e6;
constexpr float kFirm = 2.0F;

// How firmly the instinct is drawn to what a search found better: so much of a win makes an action e times as likely.
constexpr float kSoft = 0.1F;

void add_slope(std::vector<float>& slope, const Memory& memory, float joy) {
  const Leaning& leaning = memory.leaning;
  for (int i = 0; i < leaning.actions.count; ++i) {
    if (leaning.row[i] < 0) continue;
    float* row = slope.data() + leaning.row[i];
    const float by = joy * memory.pull[i];
    row[leaning.copies[i]] += by;
    row[leaning.back[i]] += by;
    for (int w = 0; w < memory.words; ++w) row[memory.word[w]] += by;
  }
}

struct Seen {
  Glance glance;
  Seat seat;
};

// Learns game by game; everything of one game stands in the members that play() begins with.
class Learner {
 public:
  Learner(Instinct& instinct, Judge& judge, const Lessons& lessons)
      : instinct_(instinct), judge_(judge), lessons_(lessons), chance_(lessons.seed), slope_(kChapters * kChapter) {
    settings_.seconds = kNoLimit;
    settings_.simulations = lessons.simulations;
    settings_.horizon = lessons.horizon;
    settings_.choice_only = lessons.instinct_rate <= 0;  // the instinct learns from all values
    settings_.way.manner = settings_.strangers.manner = Manner::kInstinct;
    settings_.way.sharpness = settings_.strangers.sharpness = kFirm;
    for (const Way& way : lessons.others) {
      if (way.manner == Manner::kWorths) settings_.others = way;
    }
    stand_on_it();
  }

  void learn_game(const std::vector<Setup>& setups, std::uint64_t game) {
    const Setup& setup = setups[below(setups.size())];
    State state;
    const Seat learner = play(setup, state);
    const auto won = scores(*setup.rules, state);
    // The report is about the last quarter, or about all where nothing is learned.
    const bool idle = lessons_.judge_rate <= 0 && lessons_.instinct_rate <= 0;
    const bool late = idle || game * 4 >= lessons_.games * 3;
    learn_judge(won, late);
    if (late) report_.score += won[learner], ++scored_;
    if (lessons_.instinct_rate > 0) learn_instinct(won);
    if ((game + 1) % static_cast<std::uint64_t>(lessons_.batch) == 0) take_step();
  }

  Report report() const {
    Report found = report_;
    if (judged_) found.loss /= static_cast<double>(judged_);
    if (scored_) found.score /= static_cast<double>(scored_);
    return found;
  }

 private:
  std::uint32_t below(std::size_t n) { return chance_.below(static_cast<std::uint32_t>(n)); }

  // Plays one game to its end; the seat that the report is about.
  Seat play(const Setup& setup, State& state) {
    const Rules& rules = *setup.rules;
    Machine<FastChance> machine(rules, state, chance_);
    machine.start(setup.seats);
    const bool alone = !lessons_.others.empty();
    const auto seats = static_cast<std::size_t>(setup.seats);
    const auto learner = static_cast<Seat>(below(seats));
    std::array<const Way*, kMostSeats> ways{};
    greedy_ = 0;
    for (std::size_t seat = 0; seat < seats && alone; ++seat) {
      ways[seat] = &lessons_.others[below(lessons_.others.size())];
      if (ways[seat]->manner == Manner::kWorths) greedy_ |= 1U << seat;
    }
    memories_.clear();
    seen_.clear();
    while (!state.over()) {
      const Seat seat = state.to_act();
      look(rules, state, seats);
      if (alone && seat != learner)
        machine.play(choose(rules, state, *ways[seat], chance_));
      else
        machine.play(decide(rules, state, seat));
    }
    return learner;
  }

  // A position now and then, from the side of somebody alive.
  void look(const Rules& rules, const State& state, std::size_t seats) {
    if (state.phase != Phase::kPlay || chance_.below(4) != 0) return;
    auto side = static_cast<Seat>(below(seats));
    while (!state.hearts[side]) side = state.after(side);
    seen_.push_back({Glance(rules, state, side), side});
  }

  Action decide(const Rules& rules, const State& state, Seat seat) {
    const Sight sight(rules, state);
    const Leaning leaning(rules, state, instinct_, sight);
    if (lessons_.simulations && leaning.actions.count > 1) return search_one(rules, state, seat, sight, leaning);
    const int chosen = leaning.pick(chance_);
    if (lessons_.instinct_rate > 0 && !lessons_.simulations) {
      memories_.push_back(remember(seat, judge_(Glance(rules, state, seat)), sight, leaning));
      auto& pull = memories_.back().pull;
      for (int i = 0; i < leaning.actions.count; ++i) pull[i] = (i == chosen ? 1.0F : 0.0F) - leaning.share[i];
    }
    return leaning.actions.items[chosen];
  }

  // Plays what a search finds best. The instinct is drawn towards itself times how much better each action was found
  // (cross-entropy with soft targets).
  Action search_one(const Rules& rules, const State& state, Seat seat, const Sight& sight, const Leaning& leaning) {
    static const std::atomic<bool> never{false};
    LessonWorlds worlds(state, greedy_, lessons_.insight, chance_.next());
    const auto found = search(rules, state, worlds, settings_, chance_.next(), never);
    const int count = leaning.actions.count;
    int best = 0;
    float mean = 0, sum = 0;
    for (int i = 0; i < count; ++i) {
      if (found[i].visits > found[best].visits ||
          (found[i].visits == found[best].visits && found[i].value > found[best].value))
        best = i;
      mean += leaning.share[i] * static_cast<float>(found[i].value);
    }
    if (lessons_.instinct_rate > 0) {
      Memory memory = remember(seat, 0, sight, leaning);
      for (int i = 0; i < count; ++i) {
        memory.pull[i] = leaning.share[i] * std::exp((static_cast<float>(found[i].value) - mean) / kSoft);
        sum += memory.pull[i];
      }
      for (int i = 0; i < count; ++i) memory.pull[i] = memory.pull[i] / sum - leaning.share[i];
      add_slope(slope_, memory, 1);
    }
    return leaning.actions.items[best];
  }

  void learn_judge(const std::array<float, kMostSeats>& won, bool late) {
    for (const auto& [glance, seat] : seen_) {
      const float said = judge_.learn(glance, won[seat], static_cast<float>(lessons_.judge_rate));
      if (!late) continue;
      report_.loss -= won[seat] > 0.5F ? std::log(said + 1e-9) : std::log(1 - said + 1e-9);
      ++judged_;
    }
  }

  // Backwards: what follows a decision is what the judge thought at the seat's next one, or how it ended.
  void learn_instinct(const std::array<float, kMostSeats>& won) {
    std::array<float, kMostSeats> following = won;
    for (auto memory = memories_.rbegin(); memory != memories_.rend(); ++memory) {
      const float worth = kTrust * following[memory->seat] + (1 - kTrust) * won[memory->seat];
      if (memory->leaning.actions.count > 1) add_slope(slope_, *memory, worth - memory->before);
      following[memory->seat] = memory->before;
    }
  }

  void take_step() {
    if (lessons_.instinct_rate > 0) {
      for (auto& one : slope_) one /= static_cast<float>(lessons_.batch);
      adam_.step(instinct_, slope_, lessons_.instinct_rate);
      std::fill(slope_.begin(), slope_.end(), 0.0F);
    }
    if (lessons_.simulations) stand_on_it();
  }

  // From now on the searches stand on what has been learned so far.
  void stand_on_it() {
    const auto instinct = std::make_shared<const Instinct>(instinct_);
    settings_.way.instinct = settings_.strangers.instinct = instinct;
    settings_.judge = std::make_shared<const Judge>(judge_);
  }

  Instinct& instinct_;
  Judge& judge_;
  const Lessons& lessons_;
  FastChance chance_;
  Adam adam_;
  std::vector<float> slope_;
  std::vector<Memory> memories_;
  std::vector<Seen> seen_;
  SearchSettings settings_;
  std::uint32_t greedy_ = 0;  // the seats of this game that play by the table
  Report report_;
  std::uint64_t judged_ = 0, scored_ = 0;
};

}  // namespace

Report learn(const std::vector<Setup>& setups, Instinct& instinct, Judge& judge, const Lessons& lessons,
             const std::atomic<bool>& stopped) {
  Learner learner(instinct, judge, lessons);
  for (std::uint64_t game = 0; game < lessons.games && !stopped.load(std::memory_order_relaxed); ++game)
    learner.learn_game(setups, game);
  return learner.report();
}

}  // namespace behemoth::cards
