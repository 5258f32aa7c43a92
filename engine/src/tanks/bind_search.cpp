// The search for Python: the GIL is released while it thinks and taken only to tell how far it has come.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tanks/bind_position.hpp"
#include "tanks/search.hpp"
#include "tanks/thinker.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace behemoth::tanks {
namespace {

constexpr int kMostMaterial = 2000;
constexpr int kMostTerm = 2000;

void set_weight(int& weight, int value, const std::string& name) {
  if (value < -kMostTerm || value > kMostTerm) throw std::invalid_argument("the weight " + name + " is out of range");
  weight = value;
}

using KindTerms = std::map<std::string, std::vector<int>>;
using Terms = std::map<std::string, int>;

void read_kinds(Weights& made, const std::string& name, const std::vector<int>& values) {
  if (values.size() > static_cast<size_t>(kMostKinds)) throw std::invalid_argument(name + " has too many kinds");
  int* target = nullptr;
#define TANKS_TERM(term) \
  if (name == #term) target = made.term;
  TANKS_KIND_TERMS(TANKS_TERM)
#undef TANKS_TERM
  if (target == nullptr) throw std::invalid_argument("there is no term \"" + name + "\" of kinds in the evaluation");
  for (size_t at = 0; at < values.size(); ++at) set_weight(target[at], values[at], name);
}

Weights read_weights(const KindTerms& kinds, const Terms& terms) {
  Weights made;
  for (const auto& [name, values] : kinds) read_kinds(made, name, values);
  for (int material : made.material)
    if (material < 0 || material > kMostMaterial) throw std::invalid_argument("a kind's material is out of range");
  for (const auto& [name, value] : terms) {
    bool known = false;
#define TANKS_TERM(term)                \
  if (name == #term) {                  \
    set_weight(made.term, value, name); \
    known = true;                       \
  }
    TANKS_TERMS(TANKS_TERM)
#undef TANKS_TERM
    if (!known) throw std::invalid_argument("there is no term \"" + name + "\" in the evaluation");
  }
  return made;
}

// The moves of the winner until the game is won, negative if the other side wins; 0 if nothing is decided.
int mate_of(int score) {
  if (score >= kSurelyWon) return (kWin - score + 1) / 2;
  if (score <= -kSurelyWon) return -((kWin + score + 1) / 2);
  return 0;
}

// (depth, nodes, seconds, [(score, mate, depth, [move texts], [moves])])
nb::tuple as_tuple(const Board& board, const Report& report) {
  nb::list lines;
  for (const Line& line : report.lines) {
    nb::list texts, moves;
    const std::unique_ptr<Board> copy = board.copy();
    for (uint64_t move : line.moves) {
      moves.append(move);
      texts.append(nb::str(text_with_marks(*copy, move).c_str()));
      copy->play(move);
    }
    const int score = mate_of(line.score) ? (line.score > 0 ? 30000 : -30000) : line.score;
    lines.append(nb::make_tuple(score, mate_of(line.score), line.depth, texts, moves));
  }
  return nb::make_tuple(report.depth, report.nodes, report.seconds, lines);
}

class Searcher {
 public:
  explicit Searcher(int megabytes) : table_(checked(megabytes)) {}

  void clear() {
    const std::lock_guard<std::mutex> lock(busy_);
    table_.clear();
    experience_.clear();
  }

  // For the searches that begin after this.
  void set_weights(const KindTerms& kinds, const Terms& terms) {
    auto made = std::make_shared<const Weights>(read_weights(kinds, terms));
    const std::lock_guard<std::mutex> lock(weights_busy_);
    weights_ = std::move(made);
  }

  int evaluate(const Board& board) const { return board.evaluate(*weights()); }

  nb::tuple search(const Board& board, const Settings& settings, const std::atomic<bool>& stop,
                   const nb::object& on_info) {
    if (board.to_act() < 0) throw std::invalid_argument("the game is over: there is nothing to search");
    if (board.placing()) throw std::invalid_argument("mines are yet to be laid: there is nothing to search");
    const std::unique_ptr<Board> root = board.copy();
    std::exception_ptr trouble;  // what on_info raised; the search ends and the error goes on its way
    OnReport on_report;
    if (!on_info.is_none()) {
      on_report = [&](const Report& report) {
        nb::gil_scoped_acquire hold;
        try {
          on_info(as_tuple(*root, report));
          if (PyErr_CheckSignals() != 0) throw nb::python_error();
        } catch (...) {
          trouble = std::current_exception();
          return false;
        }
        return true;
      };
    }
    Report report;
    {
      nb::gil_scoped_release release;
      const std::lock_guard<std::mutex> lock(busy_);
      report = tanks::search(*root, settings, *weights(), table_, experience_, stop, on_report);
    }
    if (trouble) std::rethrow_exception(trouble);
    return as_tuple(*root, report);
  }

 private:
  std::shared_ptr<const Weights> weights() const {
    const std::lock_guard<std::mutex> lock(weights_busy_);
    return weights_;
  }

  static size_t checked(int megabytes) {
    if (megabytes < 1 || megabytes > 65536) throw std::invalid_argument("a table has 1 to 65536 megabytes");
    return static_cast<size_t>(megabytes);
  }

  std::mutex busy_;  // one search at a time
  TranspositionTable table_;
  Experience experience_;
  mutable std::mutex weights_busy_;
  std::shared_ptr<const Weights> weights_ = std::make_shared<const Weights>();
};

int within(int value, int least, int most, const char* name) {
  if (value < least || value > most) throw std::invalid_argument(std::string(name) + " is out of range");
  return value;
}

double seconds_of(double value) {
  if (!(value >= 0 && value <= 1e9)) throw std::invalid_argument("seconds is out of range");
  return value;
}

nb::tuple run_search(Searcher& self, const PyPosition& position, std::vector<uint64_t> history, int quiet,
                     double seconds, double soft_seconds, uint64_t nodes, int depth, int lines, int threads, int noise,
                     int oversight, int variety, uint64_t seed, const nb::object& on_info, const Stop* stop) {
  Settings settings;
  settings.limits.hard_seconds = seconds_of(seconds);
  settings.limits.soft_seconds = seconds_of(soft_seconds);
  settings.limits.nodes = nodes;
  settings.limits.depth = within(depth, 0, 1000, "depth");
  settings.lines = within(lines, 1, 1000, "lines");
  settings.threads = within(threads, 1, 64, "threads");
  settings.noise = within(noise, 0, 1000, "noise");
  settings.oversight = within(oversight, 0, 1000, "oversight");
  settings.variety = within(variety, 0, 1000, "variety");
  settings.seed = seed;
  settings.history = std::move(history);
  settings.quiet = within(quiet, 0, 1 << 20, "quiet");
  return self.search(*position.board, settings, flag_of(stop), on_info);
}

}  // namespace

void bind_search(nb::module_& module) {
  nb::class_<Searcher>(module, "Searcher")
      .def(nb::init<int>(), "megabytes"_a = 32)
      .def("clear", &Searcher::clear, nb::call_guard<nb::gil_scoped_release>())
      .def("set_weights", &Searcher::set_weights, "kinds"_a, "terms"_a)
      .def(
          "evaluate", [](const Searcher& self, const PyPosition& position) { return self.evaluate(*position.board); },
          "position"_a)
      .def("search", &run_search, "position"_a, nb::kw_only(), "history"_a = std::vector<uint64_t>{}, "quiet"_a = 0,
           "seconds"_a = 0.0, "soft_seconds"_a = 0.0, "nodes"_a = 0, "depth"_a = 0, "lines"_a = 1, "threads"_a = 1,
           "noise"_a = 0, "oversight"_a = 0, "variety"_a = 0, "seed"_a = 0, "on_info"_a.none() = nb::none(),
           "stop"_a.none() = nb::none());
}

}  // namespace behemoth::tanks
