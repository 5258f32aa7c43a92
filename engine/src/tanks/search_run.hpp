// A whole search: iterative deepening by one thread or several, until the limits say enough.
#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "tanks/search_root.hpp"
#include "tanks/search_strikes.hpp"
#include "tanks/search_tree.hpp"
#include "tanks/search_worth.hpp"

TANKS_ARCH_BEGIN

template <class G>
class Run {
 public:
  Run(const Position<G>& root, const Settings& settings, const Weights& weights, Table& table,
      const std::atomic<bool>& stop, const OnReport& on_report)
      : root_(root),
        settings_(settings),
        weights_(weights),
        table_(table),
        stop_(stop),
        on_report_(on_report),
        watch_(settings.limits) {}

  Report search() {
    table_.grow_older();
    Thinker<G> first(root_, settings_, weights_, table_, stop_, watch_);
    std::vector<std::unique_ptr<Helper>> helpers;
    for (int number = 1; number < settings_.threads; ++number)
      helpers.push_back(std::make_unique<Helper>(*this, number));
    Report report = deepen(first, helpers);
    for (auto& helper : helpers) helper->halt.store(true, std::memory_order_relaxed);
    for (auto& helper : helpers) helper->thread.join();
    return report;
  }

 private:
  // Another thread: it searches the same position, one depth ahead or beside, and shares what it finds in the table.
  struct Helper {
    Helper(Run& run, int number)
        : settings(run.settings_),
          watch(Limits{}),
          thinker(run.root_, settings, run.weights_, run.table_, halt, watch),
          thread([this, number] {
            for (int depth = 1 + number % 2; depth < kMostPly / 2 && !thinker.stopped(); ++depth)
              thinker.iterate(depth, 1);
          }) {}
    Settings settings;
    Watch watch;
    std::atomic<bool> halt{false};
    Thinker<G> thinker;
    std::thread thread;
  };

  Report deepen(Thinker<G>& first, const std::vector<std::unique_ptr<Helper>>& helpers) {
    const int lines = std::max(1, std::min(settings_.lines, static_cast<int>(first.moves.size())));
    Report report = make_report(first, helpers, 0, lines);  // even before the first depth there is a move
    Move best;
    int steady = 0;
    for (int depth = 1; depth < kMostPly / 2; ++depth) {
      first.iterate(depth, lines);
      const bool complete = !first.stopped();
      // A depth that was not finished counts for one line: its first move was the best before.
      const bool better = (lines == 1 || depth == 1) && first.moves[0].score > -kWin;
      if (complete || better) report = make_report(first, helpers, complete ? depth : depth - 1, lines);
      if (!complete) break;
      steady = first.moves[0].move == best ? steady + 1 : 0;
      best = first.moves[0].move;
      if (on_report_ && !on_report_(report)) break;
      if (first.moves.size() == 1 && settings_.limits.depth == 0 && depth >= 3) break;  // nothing to decide
      const int score = report.lines[0].score;
      if (is_decided(score) && kWin - std::abs(score) <= depth) break;  // searched to the end of the game
      const double share = steady >= 4 ? 0.7 : steady >= 2 ? 0.85 : 1.0;
      if (watch_.enough(first.nodes(), depth, share)) break;
    }
    return report;
  }

  Report make_report(Thinker<G>& first, const std::vector<std::unique_ptr<Helper>>& helpers, int depth, int lines) {
    Report report;
    report.depth = depth;
    report.nodes = first.nodes();
    for (const auto& helper : helpers) report.nodes += helper->thinker.nodes();
    report.seconds = watch_.seconds();
    for (int at = 0; at < lines; ++at) {
      const RootMove& found = first.moves[static_cast<size_t>(at)];
      Line line;
      line.depth = depth;
      // What was not searched is worth no more than what was.
      const int score = found.score >= -kWin ? found.score : at > 0 ? report.lines.back().score : 0;
      line.score = is_decided(score) ? score : score - found.bias;
      if (found.line.empty()) line.moves.push_back(found.move);
      for (const Scored& move : found.line) line.moves.push_back(move.move);
      complete_line(line);
      report.lines.push_back(std::move(line));
    }
    return report;
  }

  // The search does not play the last move of a won game, since it knows that there is one.
  void complete_line(Line& line) {
    if (!is_decided(line.score)) return;
    Position<G> position = root_;
    for (Move move : line.moves) {
      Undo undo;
      position.make(move, undo);
    }
    if (position.over() || position.is_falling()) return;
    MoveList list;
    position.generate_kills(list);
    for (Move move : list) {
      if (move.wins()) {
        line.moves.push_back(move);
        return;
      }
    }
  }

  const Position<G>& root_;
  const Settings& settings_;
  const Weights& weights_;
  Table& table_;
  const std::atomic<bool>& stop_;
  const OnReport& on_report_;
  Watch watch_;
};

template <class G>
Report run_on(const Board& board, const Settings& settings, const Weights& weights, Table& table,
              const std::atomic<bool>& stop, const OnReport& on_report) {
  const auto& root = *static_cast<const Position<G>*>(board.position());
  return Run<G>(root, settings, weights, table, stop, on_report).search();
}

template <class G>
int judge_on(const Board& board, const Weights& weights) {
  Position<G> position = *static_cast<const Position<G>*>(board.position());
  if (position.is_falling() || position.over()) return 0;
  auto sight = std::make_unique<Sight<G>>();
  return Judge<G>(weights).judge(position, *sight);
}

TANKS_ARCH_END
