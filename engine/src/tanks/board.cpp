#include "tanks/board.hpp"

#include <algorithm>

#include "tanks/text.hpp"
#include "tanks/thinker.hpp"

namespace behemoth::tanks {
namespace {

// One way to compile the boards. The best one that runs here is taken.
struct InstructionSet {
  bool (*runs_here)();
  Board* (*make_board)(const Setup&, const Tables&);
};

constexpr InstructionSet kInstructionSets[] = {
#if defined(BEHEMOTH_HAS_AVX2)
    {has_avx2, avx2::make_board},
#endif
    {[] { return true; }, portable::make_board},
};
constexpr const InstructionSet& kPortable = kInstructionSets[std::size(kInstructionSets) - 1];

}  // namespace

bool has_avx2() {
#if defined(BEHEMOTH_HAS_AVX2)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

Board::~Board() = default;

std::unique_ptr<Board> Board::copy() const { return std::unique_ptr<Board>(new_copy()); }

std::unique_ptr<Thinker> Board::thinker(const Task& task) const { return std::unique_ptr<Thinker>(new_thinker(task)); }

std::unique_ptr<Board> read_board(const std::string& line, bool portable) {
  const Tables& tables = installed_tables();
  const Setup setup = read_position(line, tables);
  const auto* best = std::find_if(std::begin(kInstructionSets), std::end(kInstructionSets),
                                  [](const InstructionSet& set) { return set.runs_here(); });
  return std::unique_ptr<Board>((portable ? kPortable : *best).make_board(setup, tables));
}

std::string line_of(const Board& board) {
  Setup setup;
  board.describe(setup);
  return position_text(setup, board.tables());
}

uint64_t whole_key(const Board& board) {
  Setup setup;
  board.describe(setup);
  return key_of(setup);
}

std::string text_of(const Board& board, uint64_t move) { return move_text(parts_of(move, board.stride())); }

// `#` and `=` for an end, otherwise `+` for check and `-` for escape or flag (TC9.1, TC12.17).
std::string text_with_marks(Board& board, uint64_t move) {
  const MoveParts parts = parts_of(move, board.stride());
  std::string text = move_text(parts);
  if (parts.places()) return text;  // nobody threatens anything by it
  const Outlook outlook = board.outlook(move);
  if (outlook.result.reason != Reason::kNotOver) return text + (is_peaceful(outlook.result.reason) ? '=' : '#');
  if (outlook.check) text += '+';
  if (outlook.escape) text += '-';
  return text;
}

std::vector<uint64_t> moves_of(Board& board) {
  Numbers found;
  board.moves(found);
  return found.take();
}

std::vector<uint64_t> codes_of(Board& board) {
  std::vector<uint64_t> codes = moves_of(board);
  for (uint64_t& code : codes) code = move_code(parts_of(code, board.stride()));
  std::sort(codes.begin(), codes.end());
  return codes;
}

uint64_t find_code(Board& board, uint64_t code) {
  for (uint64_t move : moves_of(board))
    if (move_code(parts_of(move, board.stride())) == code) return move;
  return 0;
}

}  // namespace behemoth::tanks
