#include "tanks/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <thread>
#include <utility>

#include "tanks/thinker.hpp"

namespace behemoth::tanks {
namespace {

bool is_decided(int score) { return score >= kSurelyWon || score <= -kSurelyWon; }

class Search {
 public:
  Search(const Board& root, const Settings& settings, const Weights& weights, TranspositionTable& table,
         Experience& experience, const std::atomic<bool>& stop, const OnReport& on_report)
      : root_(root),
        settings_(settings),
        weights_(weights),
        table_(table),
        experience_(experience),
        stop_(stop),
        on_report_(on_report),
        watch_(settings.limits) {}

  Report run() {
    table_.grow_older();
    experience_.fade();
    if (settings_.threads > 1) underway_ = std::make_unique<Underway>();
    first_ = root_.thinker(task(experience_, watch_, stop_));
    for (int number = 1; number < settings_.threads; ++number) helpers_.push_back(std::make_unique<Helper>(*this));
    Report report = deepen();
    helpers_.clear();
    return report;
  }

 private:
  // Another thread: it searches the same position, but other moves where it can, and shares what it finds in the table.
  class Helper {
   public:
    explicit Helper(const Search& search)
        : watch_(Limits{}), thinker_(search.root_.thinker(search.task(experience_, watch_, halt_))), thread_([this] {
            for (int depth = 1; depth < kMostPly / 2 && !thinker_->stopped(); ++depth) thinker_->iterate(depth, 1);
          }) {}
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper() {
      halt_.store(true, std::memory_order_relaxed);
      thread_.join();
    }
    uint64_t nodes() const { return thinker_->nodes(); }

   private:
    Experience experience_;
    Watch watch_;
    std::atomic<bool> halt_{false};
    std::unique_ptr<Thinker> thinker_;
    std::thread thread_;
  };

  Task task(Experience& experience, const Watch& watch, const std::atomic<bool>& stop) const {
    return {weights_,
            table_,
            experience,
            underway_.get(),
            watch,
            stop,
            settings_.history,
            settings_.quiet,
            settings_.noise,
            settings_.oversight,
            settings_.variety,
            settings_.seed};
  }

  Report deepen() {
    const int lines = std::max(1, std::min(settings_.lines, first_->root_count()));
    Report report = make_report(0, lines);  // even before the first depth there is a move
    uint64_t best = 0;
    int steady = 0;
    for (int depth = 1; depth < kMostPly / 2; ++depth) {
      first_->iterate(depth, lines);
      const bool complete = !first_->stopped();
      // A depth that was not finished counts for one line: its first move was the best before.
      const bool better = (lines == 1 || depth == 1) && first_->root(0).score > -kWin;
      if (complete || better) report = make_report(complete ? depth : depth - 1, lines);
      if (!complete) break;
      const uint64_t move = first_->root(0).move;
      steady = move == best ? steady + 1 : 0;
      best = move;
      if (on_report_ && !on_report_(report)) break;
      if (first_->root_count() == 1 && settings_.limits.depth == 0 && depth >= 3) break;  // nothing to decide
      const int score = report.lines[0].score;
      if (is_decided(score) && kWin - std::abs(score) <= depth) break;  // searched to the end of the game
      const double share = steady >= 4 ? 0.7 : steady >= 2 ? 0.85 : 1.0;
      if (watch_.enough(first_->nodes(), depth, share)) break;
    }
    return report;
  }

  Report make_report(int depth, int lines) const {
    Report report;
    report.depth = depth;
    report.nodes = first_->nodes();
    for (const auto& helper : helpers_) report.nodes += helper->nodes();
    report.seconds = watch_.seconds();
    for (int at = 0; at < lines; ++at) {
      const RootResult found = first_->root(at);
      Line line;
      line.depth = depth;
      // What was not searched is worth no more than what was.
      line.score = found.score >= -kWin ? found.score - found.bias : at > 0 ? report.lines.back().score : 0;
      Numbers moves;
      first_->line(at, moves);
      line.moves = moves.take();
      complete_line(line);
      report.lines.push_back(std::move(line));
    }
    return report;
  }

  // The search does not play the last move of a won game, since it knows that there is one.
  void complete_line(Line& line) const {
    if (!is_decided(line.score)) return;
    const std::unique_ptr<Board> board = root_.copy();
    for (uint64_t move : line.moves) board->play(move);
    const int me = board->to_act();
    if (me < 0 || board->falling() || board->placing()) return;
    Numbers kills;
    board->kills(kills);
    const auto wins = [&](uint64_t move) { return board->result_after(move).winner == me; };
    const auto found = std::find_if(kills.all().begin(), kills.all().end(), wins);
    if (found != kills.all().end()) line.moves.push_back(*found);
  }

  const Board& root_;
  const Settings& settings_;
  const Weights& weights_;
  TranspositionTable& table_;
  Experience& experience_;
  const std::atomic<bool>& stop_;
  const OnReport& on_report_;
  Watch watch_;
  std::unique_ptr<Underway> underway_;
  std::unique_ptr<Thinker> first_;
  std::vector<std::unique_ptr<Helper>> helpers_;
};

}  // namespace

Thinker::~Thinker() = default;

Report search(const Board& board, const Settings& settings, const Weights& weights, TranspositionTable& table,
              Experience& experience, const std::atomic<bool>& stop, const OnReport& on_report) {
  return Search(board, settings, weights, table, experience, stop, on_report).run();
}

}  // namespace behemoth::tanks
