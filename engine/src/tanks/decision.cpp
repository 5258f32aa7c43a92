#include "tanks/decision.hpp"

#include <algorithm>

namespace behemoth::tanks {
namespace {

// The fields that every move has at the same place (core/move.hpp).
int start_of(uint64_t move) { return int(move & 1023); }
int end_of(uint64_t move) { return int(move >> 10 & 1023); }
int heading_of(uint64_t move) { return int(move >> 20 & 15); }

bool is_on_the_way(EffectKind kind) {
  return kind == EffectKind::kFell || kind == EffectKind::kPush || kind == EffectKind::kStomp ||
         kind == EffectKind::kMine;
}

}  // namespace

void Decision::begin(Board& board) {
  facing_ = {board.size(), board.to_act() < 0 ? board.turn() : board.to_act()};
  stride_ = board.stride();
  if (seen_for_[0] != facing_.size || seen_for_[1] != facing_.side + 1 || seen_for_[2] != stride_) {
    seen_.assign(1024, 0);
    for (int square = 0; square < stride_ * facing_.size; ++square)
      seen_[std::size_t(square)] = facing_.square(square % stride_, square / stride_);
    seen_for_[0] = facing_.size, seen_for_[1] = facing_.side + 1, seen_for_[2] = stride_;
  }
  Numbers found;
  if (board.to_act() >= 0) board.moves(found);
  moves_ = found.take();
  parts_.clear();
  chosen_ = {};
  decided_ = false;
  question_ = board.placing() ? Question::kMine : board.falling() ? Question::kFall : Question::kPiece;
}

int Decision::piece_number(uint64_t move) const { return facing_.on(kPiecePlane, seen(start_of(move))); }

int Decision::end_number(uint64_t move) const {
  const int end = end_of(move);
  return end == kOff ? facing_.other(kOffAnswer) : facing_.on(kEndPlane, seen(end));
}

int Decision::heading_number(uint64_t move) const {
  const int heading = heading_of(move);
  return facing_.other(heading < kNoHeading ? kHeadingAnswers + facing_.heading(heading) : kNoHeadingAnswer);
}

// The fewest effects first, then by kind and square.
Decision::Way Decision::way_of(const MoveParts& parts) const {
  Way found;
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    if (!is_on_the_way(effect.kind)) continue;
    const int to = effect.to < 0 ? 0 : facing_.square(effect.to) + 1;
    found.push_back(int(effect.kind) << 20 | facing_.square(effect.at) << 10 | to);
  }
  std::sort(found.begin(), found.end());
  found.insert(found.begin(), int(found.size()));
  return found;
}

int Decision::way_number(const MoveParts& parts) const {
  const auto place = std::lower_bound(ways_.begin(), ways_.end(), way_of(parts));
  return facing_.other(kWayAnswers + int(place - ways_.begin()));
}

int Decision::tail_number(const MoveParts& parts) const {
  bool tail = false;
  for (int i = 0; i < parts.effect_count; ++i) tail |= parts.effects[i].kind == EffectKind::kTail;
  return facing_.other(kTailAnswers + tail);
}

int Decision::strike_number(const MoveParts& parts) const {
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    switch (effect.kind) {
      case EffectKind::kShot:
      case EffectKind::kFlame:
      case EffectKind::kDuel: return facing_.on(kFirePlane, facing_.square(effect.at));
      case EffectKind::kThrow: return facing_.on(kThrowPlane, facing_.square(effect.to));
      case EffectKind::kDetonation: return facing_.on(kDetonatePlane, facing_.square(effect.at));
      default: break;
    }
  }
  return facing_.other(kHoldAnswer);
}

int Decision::number_at(std::size_t place) const {
  switch (question_) {
    case Question::kPiece: return piece_number(moves_[place]);
    case Question::kEnd: return end_number(moves_[place]);
    case Question::kHeading:
    case Question::kFall: return heading_number(moves_[place]);
    case Question::kMine: return facing_.on(kLayPlane, seen(start_of(moves_[place])));
    case Question::kWay: return way_number(parts_[place]);
    case Question::kTail: return tail_number(parts_[place]);
    case Question::kStrike: return strike_number(parts_[place]);
  }
  return 0;
}

void Decision::fill(uint8_t* mask) const {
  for (std::size_t i = 0; i < moves_.size(); ++i) mask[number_at(i)] = 1;
}

bool Decision::allows(int64_t answer) const {
  for (std::size_t i = 0; i < moves_.size(); ++i)
    if (number_at(i) == answer) return true;
  return false;
}

bool Decision::has_choice() const {
  const int first = number_at(0);
  for (std::size_t i = 1; i < moves_.size(); ++i)
    if (number_at(i) != first) return true;
  return false;
}

void Decision::keep(int number) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (number_at(i) != number) continue;
    moves_[kept] = moves_[i];
    if (!parts_.empty()) parts_[kept] = parts_[i];
    ++kept;
  }
  moves_.resize(kept);
  if (!parts_.empty()) parts_.resize(kept);
}

// What an answer means for who looks at the board meanwhile.
void Decision::note(int number) {
  const int other = number - facing_.other(0);
  switch (question_) {
    case Question::kPiece: chosen_.piece = number - facing_.on(kPiecePlane, 0); break;
    case Question::kEnd: chosen_.end = other == kOffAnswer ? -1 : number - facing_.on(kEndPlane, 0); break;
    case Question::kHeading: chosen_.heading = other == kNoHeadingAnswer ? -1 : other; break;
    case Question::kWay:
      chosen_.way = true;
      chosen_.parts = parts_.front();
      break;
    case Question::kTail: chosen_.tail = other == kTailAnswers + 1; break;
    default: break;
  }
}

void Decision::enter(Question question) {
  question_ = question;
  if (question != Question::kWay) return;
  parts_.clear();
  ways_.clear();
  for (uint64_t move : moves_) {
    parts_.push_back(parts_of(move, stride_));
    ways_.push_back(way_of(parts_.back()));
  }
  std::sort(ways_.begin(), ways_.end());
  ways_.erase(std::unique(ways_.begin(), ways_.end()), ways_.end());
}

// On to the next question with more than one answer.
void Decision::go_on() {
  while (!decided_) {
    if (question_ == Question::kStrike || question_ >= Question::kFall) {
      decided_ = true;
      return;
    }
    enter(Question(int(question_) + 1));
    if (has_choice()) return;
    note(number_at(0));
  }
}

void Decision::answer(int number) {
  keep(number);
  note(number);
  go_on();
}

std::vector<int> Decision::answers_to(uint64_t move) const {
  Decision copy = *this;
  std::vector<int> found;
  while (!copy.decided_) {
    const auto place = std::find(copy.moves_.begin(), copy.moves_.end(), move);
    if (place == copy.moves_.end()) return {};
    found.push_back(copy.number_at(std::size_t(place - copy.moves_.begin())));
    copy.answer(found.back());
  }
  return found;
}

}  // namespace behemoth::tanks
