#include <algorithm>

#include "tanks/core/move.hpp"
#include "tanks/text.hpp"
#include "tanks/words.hpp"

namespace behemoth::tanks {
namespace {

using portable::Move;

// The effects of a Monster's move.
template <class Add>
void add_monster_effects(Move move, int stride, Add&& add) {
  static constexpr EffectKind kTrampled[] = {EffectKind::kFell, EffectKind::kStomp, EffectKind::kMine};
  const auto step = [stride](int heading) { return kColumnStep[heading] + stride * kRowStep[heading]; };
  for (int i = 0; i < kMostMonsterSpeed; ++i)
    if (move.crossed(i))
      add(kTrampled[move.trampled(i)], portable::from_offset(stride, move.start(), move.crossed(i)), kOff);
  if (move.tail()) add(EffectKind::kTail, move.end() - step(move.heading()), kOff);
  const int ahead = move.end() + step(move.heading());
  const int far = move.end() + step(move.strike_direction()) * move.strike_distance();
  if (move.strike() == Move::kFlame) add(EffectKind::kFlame, far, kOff);
  if (move.strike() == Move::kThrow) add(EffectKind::kThrow, ahead, far);
  if (move.strike() == Move::kDuel) add(EffectKind::kDuel, ahead, kOff);
}

template <class Add>
void add_vehicle_effects(Move move, int stride, Add&& add) {
  if (move.shoots()) add(EffectKind::kShot, move.target(), kOff);
  portable::each_felled(stride, move, [&](int tree) { add(EffectKind::kFell, tree, kOff); });
  if (move.pushes()) {
    const int from = portable::pushed_from(stride, move), way = move.push_direction();
    add(EffectKind::kPush, from, from + kColumnStep[way] + stride * kRowStep[way]);
  }
  if (move.blows_up()) add(EffectKind::kMine, move.end(), kOff);
  if (move.detonates()) add(EffectKind::kDetonation, move.target(), kOff);
}

// How each kind of effect is written, and the order in which they are (TC12.18).
struct Sign {
  const char *before, *after;
};
constexpr Sign kSigns[] = {{"(", ")"},  {"*", ""}, {"t(", ")"}, {"f(", ")"}, {"x(", ")"},
                           {"d(", ")"}, {"^", ""}, {"p(", ")"}, {"!", ""},   {"!(", ")"}};
constexpr EffectKind kWritten[] = {EffectKind::kFell, EffectKind::kPush,      EffectKind::kMine,  EffectKind::kStomp,
                                   EffectKind::kTail, EffectKind::kFlame,     EffectKind::kThrow, EffectKind::kDuel,
                                   EffectKind::kShot, EffectKind::kDetonation};

void append_effect(std::string& text, const Effect& effect) {
  const auto add_square = [&](int at) { words::append_square(text, at % kRulesStride, at / kRulesStride); };
  text += kSigns[int(effect.kind)].before;
  add_square(effect.at);
  if (effect.to >= 0) {
    text += '>';
    add_square(effect.to);
  }
  text += kSigns[int(effect.kind)].after;
}

}  // namespace

MoveParts parts_of(uint64_t number, int stride) {
  const Move move(number);
  const auto square = [stride](int at) { return at == kOff ? -1 : at % stride + kRulesStride * (at / stride); };
  MoveParts parts{square(move.start()), square(move.end()), move.stays() ? move.heading() : -1, move.sort(), 0, {}};
  const auto add = [&](EffectKind kind, int at, int to) {
    parts.effects[parts.effect_count++] = {kind, square(at), square(to)};
  };
  if (move.is_monster())
    add_monster_effects(move, stride, add);
  else if (move.is_turn())
    add_vehicle_effects(move, stride, add);
  std::sort(parts.effects, parts.effects + parts.effect_count, [](const Effect& one, const Effect& other) {
    return one.kind != other.kind ? one.kind < other.kind : one.at < other.at;
  });
  return parts;
}

std::string move_text(const MoveParts& parts) {
  const std::string_view heading = words::heading_word(parts.heading < 0 ? kNoHeading : parts.heading);
  if (parts.falls()) return std::string(parts.heading < 0 ? "/-" : "/").append(heading);
  std::string text;
  const auto add_square = [&](int at) { words::append_square(text, at % kRulesStride, at / kRulesStride); };
  if (parts.places()) text += '!';
  add_square(parts.start);
  if (parts.places()) return text;
  text += '>';
  if (parts.end < 0)
    text += "off";
  else
    add_square(parts.end);
  text += heading;
  const bool ends = parts.heading < 0 && parts.end >= 0;
  const auto is_own = [&](const Effect& effect) { return ends && effect.kind == EffectKind::kMine; };
  const bool explodes = std::any_of(parts.effects, parts.effects + parts.effect_count, is_own);
  if (ends) text += explodes ? '!' : '~';
  for (EffectKind kind : kWritten)
    for (int i = 0; i < parts.effect_count; ++i)
      if (parts.effects[i].kind == kind && !is_own(parts.effects[i])) append_effect(text, parts.effects[i]);
  return text;
}

uint64_t move_code(const MoveParts& parts) {
  if (parts.falls()) return uint64_t(parts.heading + 1) << 20;
  if (parts.places()) return uint64_t(parts.start) | uint64_t{15} << 20;
  uint64_t effects = 0;
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    effects =
        effects * 1000003 + (uint64_t(effect.kind) | uint64_t(effect.at) << 4 | uint64_t(effect.to + 1) << 14) + 1;
  }
  return uint64_t(parts.start) | uint64_t(parts.end + 1) << 10 | uint64_t(parts.heading + 1) << 20 |
         (effects & 0xFFFFFFFFFFu) << 24;
}

}  // namespace behemoth::tanks
