#include "cards/learn.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "cards/adam.hpp"
#include "cards/machine.hpp"
#include "cards/rollout.hpp"

namespace behemoth::cards {

namespace {

// How much of a decision's worth is taken from how the game went on, the rest from the judge at the seat's next one
// (generalised advantage estimation).
constexpr float kFar = 0.8F;
// A choice is made no likelier or less likely in one batch than by this share (proximal policy optimisation).
constexpr float kClip = 0.2F;
// How much it is worth to stay open to other choices: of the usual difference between choices, or, where all actions
// are tried, of a win.
constexpr float kOpen = 0.003F, kOpenOfWin = 0.0005F;
// Each batch is gone through so often, so many decisions at a time.
constexpr int kRounds = 2;
constexpr std::size_t kStep = 8192;
// Of the moments of others, the judge learns from one in so many.
constexpr int kMoments = 4;
// How firmly those play who are imagined to go on (Settings.sharpness in Python).
constexpr float kFirm = 2.0F;

using Wishes = std::vector<Instinct::Wish>;

// One decision of a learner: what it saw, what it could do, and what came of it.
struct Decision {
  Inputs<kSeen> sight;
  Seat seat;
  int count = 0, chosen = 0;
  std::array<std::uint8_t, 32> choice;
  float share;                   // how likely the choice was
  float before;                  // how likely the judge thought a win
  float worth = 0;               // by how much it turned out better than that
  std::array<float, 32> values;  // of each action, where all were tried
};

// A moment for the judge, from one seat's side.
struct Moment {
  Glance glance;
  Seat seat;
  float won = 0;
};

// How likely each choice is by the instinct as it is now.
std::array<float, 32> shares_now(const Instinct& instinct, const Instinct::Neurons& neurons, const Decision& one) {
  std::array<float, 32> share;
  for (int i = 0; i < one.count; ++i) share[i] = instinct.answer(neurons, one.choice[i]);
  softmax(share.data(), one.count);
  return share;
}

// What the decision wishes of the choices: those that are better than the mean should be likelier.
void wish_by_values(const Decision& one, const std::array<float, 32>& share, Wishes& wishes) {
  float mean = 0;
  for (int i = 0; i < one.count; ++i) mean += share[i] * one.values[i];
  for (int i = 0; i < one.count; ++i) wishes.push_back({one.choice[i], share[i] * (one.values[i] - mean)});
}

// The choice should be likelier by how much better it turned out, unless it is already by as much as one batch may.
void wish_by_outcome(const Decision& one, const std::array<float, 32>& share, Wishes& wishes) {
  const float ratio = share[one.chosen] / one.share;
  const bool enough = one.worth > 0 ? ratio > 1 + kClip : ratio < 1 - kClip;
  const float by = enough ? 0.0F : ratio * one.worth;
  for (int i = 0; i < one.count; ++i) {
    wishes.push_back({one.choice[i], by * ((i == one.chosen ? 1.0F : 0.0F) - share[i])});
  }
}

// Whatever is nearly certain should be less so (entropy).
void wish_to_stay_open(const Decision& one, const std::array<float, 32>& share, float much, Wishes& wishes) {
  float entropy = 0;
  for (int i = 0; i < one.count; ++i) entropy -= share[i] * std::log(share[i] + 1e-9F);
  for (int i = 0; i < one.count; ++i) {
    wishes[static_cast<std::size_t>(i)].second -= much * share[i] * (std::log(share[i] + 1e-9F) + entropy);
  }
}

class Learner {
 public:
  Learner(Instinct& instinct, Judge& judge, const Lessons& lessons)
      : instinct_(instinct),
        judge_(judge),
        lessons_(lessons),
        chance_(lessons.seed),
        instinct_steps_(Instinct::kWeights),
        judge_steps_(Judge::kWeights) {
    as_learned_.manner = Manner::kInstinct;
    as_learned_.sharpness = kFirm;
  }

  // done: which share of all games is over. late: whether the report is about this batch.
  void learn_batch(const std::vector<Setup>& setups, double done, bool late) {
    late_ = late;
    decisions_.clear();
    moments_.clear();
    as_learned_.instinct = std::make_shared<const Instinct>(instinct_);
    for (int game = 0; game < lessons_.batch; ++game) play(setups[below(setups.size())]);
    const double rate = lessons_.rate + done * (lessons_.last_rate - lessons_.rate);
    if (!lessons_.tried) make_comparable();
    for (int round = 0; round < (lessons_.tried ? 1 : kRounds); ++round) {
      go_through(decisions_, instinct_steps_, instinct_.weights.data(), rate,
                 [this](const Decision& one) { heed(one); });
      go_through(moments_, judge_steps_, judge_.weights.data(), rate, [this](const Moment& one) { heed(one); });
    }
  }

  Report report() const { return {scored_ ? report_.score / scored_ : 0.0, judged_ ? report_.loss / judged_ : 0.0}; }

 private:
  std::uint32_t below(std::size_t n) { return chance_.below(static_cast<std::uint32_t>(n)); }

  // Plays one game to its end and keeps what there is to learn.
  void play(const Setup& setup) {
    const Rules& rules = *setup.rules;
    State state;
    Machine<FastChance> machine(rules, state, chance_);
    machine.start(setup.seats);
    const auto seats = static_cast<std::size_t>(setup.seats);
    const auto learner = static_cast<Seat>(below(seats));
    Rollout rollout{{}, lessons_.tried, &judge_};
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const bool learns = lessons_.others.empty() || seat == learner;
      rollout.ways[seat] = learns ? &as_learned_ : &lessons_.others[below(lessons_.others.size())];
    }
    const std::size_t first_decision = decisions_.size(), first_moment = moments_.size();
    while (!state.over()) {
      const Seat seat = state.to_act();
      if (lessons_.others.empty() || seat == learner) {
        machine.play(decide(rules, state, rollout));
        continue;
      }
      if (state.phase == Phase::kPlay && state.hearts[learner] && chance_.below(kMoments) == 0) {
        moments_.push_back({Glance(rules, state, learner), learner});
      }
      machine.play(choose(rules, state, *rollout.ways[seat], chance_));
    }
    const auto won = scores(rules, state);
    for (std::size_t i = first_moment; i < moments_.size(); ++i) moments_[i].won = won[moments_[i].seat];
    look_back(first_decision, won);
    if (late_) report_.score += won[learner], ++scored_;
  }

  // By chance as the instinct leans, which keeps trying what it likes less.
  Action decide(const Rules& rules, const State& state, const Rollout& rollout) {
    const Sight sight(rules, state);
    const Leaning leaning(rules, state, instinct_, sight);
    const Actions& actions = leaning.actions;
    if (actions.count == 1) return actions.items[0];
    const Seat seat = state.to_act();
    const Glance glance(rules, state, seat);
    Decision one{sight, seat, actions.count, leaning.pick(chance_), leaning.choice, 0, chance_to_win(judge_, glance),
                 0,     {}};
    one.share = leaning.share[one.chosen];
    if (lessons_.tried) try_all(rules, state, actions, rollout, one);
    decisions_.push_back(one);
    moments_.push_back({glance, seat});
    return actions.items[one.chosen];
  }

  // Every action once with the same luck, from the table as it is: only what nobody knows is shuffled.
  void try_all(const Rules& rules, const State& state, const Actions& actions, const Rollout& rollout, Decision& one) {
    const std::uint64_t luck = chance_.next();
    State mixed = state;
    forget_piles(mixed, chance_);
    for (int i = 0; i < actions.count; ++i) {
      one.values[i] = static_cast<float>(rollout.value(rules, mixed, actions.items[i], one.seat, luck));
    }
  }

  // Backwards through a game: what followed each decision, at the seat's next one or at the end.
  void look_back(std::size_t first, const std::array<float, kMostSeats>& won) {
    std::array<float, kMostSeats> following = won, later{};
    for (std::size_t i = decisions_.size(); i-- > first;) {
      Decision& one = decisions_[i];
      one.worth = following[one.seat] - one.before + kFar * later[one.seat];
      following[one.seat] = one.before;
      later[one.seat] = one.worth;
    }
  }

  // In terms of the usual worth of this batch, so that the same steps suit a learner that knows nothing and one that
  // knows much.
  void make_comparable() {
    double squares = 1e-12;
    for (const Decision& one : decisions_) squares += one.worth * one.worth;
    const auto usual = static_cast<float>(std::sqrt(squares / static_cast<double>(decisions_.size())));
    for (Decision& one : decisions_) one.worth /= usual;
  }

  // All of them in some order; after so many a step.
  template <class Items, class Heed>
  void go_through(Items& items, Adam& adam, float* weights, double rate, Heed heed_one) {
    shuffle(items.data(), static_cast<int>(items.size()), chance_);
    for (std::size_t begun = 0; begun < items.size(); begun += kStep) {
      const std::size_t end = std::min(items.size(), begun + kStep);
      for (std::size_t i = begun; i < end; ++i) heed_one(items[i]);
      adam.step(weights, static_cast<int>(end - begun), rate);
    }
  }

  void heed(const Decision& one) {
    const auto neurons = instinct_.neurons(one.sight);
    const auto share = shares_now(instinct_, neurons, one);
    wishes_.clear();
    lessons_.tried ? wish_by_values(one, share, wishes_) : wish_by_outcome(one, share, wishes_);
    wish_to_stay_open(one, share, lessons_.tried ? kOpenOfWin : kOpen, wishes_);
    instinct_.add_slope(one.sight, neurons, wishes_, instinct_steps_.slope.data());
  }

  void heed(const Moment& one) {
    const auto neurons = judge_.neurons(one.glance);
    const float said = 1.0F / (1.0F + std::exp(-judge_.answer(neurons, 0)));
    const std::array<Judge::Wish, 1> wish{{{0, one.won - said}}};
    judge_.add_slope(one.glance, neurons, wish, judge_steps_.slope.data());
    if (!late_) return;
    report_.loss -= one.won * std::log(said + 1e-9) + (1 - one.won) * std::log(1 - said + 1e-9);
    ++judged_;
  }

  Instinct& instinct_;
  Judge& judge_;
  const Lessons& lessons_;
  FastChance chance_;
  Way as_learned_;
  Adam instinct_steps_, judge_steps_;
  std::vector<Decision> decisions_;
  std::vector<Moment> moments_;
  Wishes wishes_;
  bool late_ = false;
  Report report_;
  int scored_ = 0, judged_ = 0;
};

}  // namespace

Report learn(const std::vector<Setup>& setups, Instinct& instinct, Judge& judge, const Lessons& lessons,
             const std::atomic<bool>& stopped) {
  Learner learner(instinct, judge, lessons);
  const auto batches = std::max<std::uint64_t>(1, lessons.games / static_cast<std::uint64_t>(lessons.batch));
  for (std::uint64_t batch = 0; batch < batches && !stopped.load(std::memory_order_relaxed); ++batch) {
    const double done = static_cast<double>(batch) / static_cast<double>(batches);
    learner.learn_batch(setups, done, (batch + 1) * 4 > batches * 3);
  }
  return learner.report();
}

}  // namespace behemoth::cards
