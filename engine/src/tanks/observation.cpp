#include "tanks/observation.hpp"

#include <algorithm>
#include <cstring>

namespace behemoth::tanks {
namespace {

class Painter {
 public:
  Painter(const Setup& setup, const Tables& tables, int side, uint8_t* into)
      : setup_(setup), tables_(tables), facing_{setup.size, side}, area_(setup.size * setup.size), at_(into) {}

  void pieces() {
    const int kinds = tables_.kind_count;
    for (int side = 0; side < 2; ++side)
      for (int i = 0; i < setup_.piece_count[side]; ++i) {
        const Piece& piece = setup_.pieces[side][i];
        set((side == facing_.side ? 0 : kinds) + piece.kind, piece.square);
        set(2 * kinds + facing_.heading(piece.heading), piece.square);
      }
    at_ += (2 * kinds + 8) * area_;
  }

  void ground() {
    each_square([this](int square) {
      if (setup_.terrain[square] != kNone) set(setup_.terrain[square], square);
      if (setup_.under[square] != kNone) set(setup_.under[square], square);
    });
    at_ += tables_.terrain_count * area_;
  }

  void things() {
    const int own = facing_.side, enemy = 1 - own;
    each_square([&](int square) {
      const int wreck = setup_.wreck[square];
      if (wreck != kNone) set(tables_.kinds[wreck].tall ? 1 : 0, square);
      if (setup_.stack[square]) set(2, square);
      if (setup_.body[square]) set(3, square);
      if (setup_.could[square]) set(9, square);
      if (setup_.mines[own].laid[square]) set(10, square);
      if (setup_.mines[own].spent[square]) set(11, square);
      if (setup_.mines[enemy].spent[square]) set(12, square);
    });
    if (setup_.falling != kOff) set(4, setup_.falling);
    const int flags[] = {setup_.home[own], setup_.home[enemy], setup_.carried[own], setup_.carried[enemy]};
    for (int i = 0; i < 4; ++i)
      if (flags[i] != kOff) set(5 + i, flags[i]);
    at_ += kThingPlanes * area_;
  }

  void choice(const Decision* decision) {
    if (decision && !decision->empty()) {
      const Decision::Chosen& chosen = decision->chosen();
      if (chosen.piece >= 0) at_[chosen.piece] = 1;
      if (chosen.end >= 0) at_[area_ + chosen.end] = 1;
      if (chosen.end >= 0 && chosen.heading >= 0) at_[2 * area_ + chosen.end] = uint8_t(chosen.heading + 1);
      if (chosen.way) way(chosen.parts);
      if (chosen.tail) std::memset(at_ + 4 * area_, 1, std::size_t(area_));
    }
    at_ += kChoicePlanes * area_;
  }

  void questions(const Decision* decision) {
    for (int i = 0; i < kQuestions; ++i) fact(decision && !decision->empty() && int(decision->question()) == i);
  }

  // On to the planes of the choice, which are cleared, as are those of the questions.
  void back_to_choice() {
    at_ += (2 * tables_.kind_count + 8 + tables_.terrain_count + kThingPlanes) * area_;
    std::memset(at_, 0, std::size_t((kChoicePlanes + kQuestions) * area_));
  }

  void facts(const Past& past, const Decision* decision) {
    const int own = facing_.side, enemy = 1 - own;
    const Rules& rules = setup_.rules;
    const auto left = [this](int side) {
      return std::count(setup_.mines[side].laid, std::end(setup_.mines[side].laid), true);
    };
    questions(decision);
    fact(own);
    fact(past.quiet);
    fact(2 * rules.quiet_moves);
    fact(past.seen);
    fact(rules.repetition);
    for (int i = 0; i < 4; ++i) fact(int(rules.goal) == i);
    fact(rules.throw_own);
    fact(rules.killer_chooses);
    fact(setup_.mines[own].owed);
    fact(setup_.mines[enemy].owed);
    fact(left(enemy));
  }

 private:
  template <class F>
  void each_square(F&& f) const {
    for (int row = 0; row < setup_.size; ++row)
      for (int column = 0; column < setup_.size; ++column) f(row * kRulesStride + column);
  }

  void set(int plane, int rules_square) { at_[plane * area_ + facing_.square(rules_square)] = 1; }

  void fact(long number) {
    if (number) std::memset(at_, int(std::min(number, 255L)), std::size_t(area_));
    at_ += area_;
  }

  void way(const MoveParts& parts) {
    for (int i = 0; i < parts.effect_count; ++i) {
      const Effect& effect = parts.effects[i];
      const bool crossed = effect.kind == EffectKind::kFell || effect.kind == EffectKind::kPush ||
                           effect.kind == EffectKind::kStomp || effect.kind == EffectKind::kMine;
      if (crossed) at_[3 * area_ + facing_.square(effect.at)] = uint8_t(int(effect.kind) + 1);
    }
  }

  const Setup& setup_;
  const Tables& tables_;
  Facing facing_;
  int area_;
  uint8_t* at_;
};

}  // namespace

void observe(const Setup& setup, const Tables& tables, int side, const Past& past, const Decision* decision,
             uint8_t* into) {
  std::memset(into, 0, std::size_t(planes_of(tables) * setup.size * setup.size));
  Painter painter(setup, tables, side, into);
  painter.pieces();
  painter.ground();
  painter.things();
  painter.choice(decision);
  painter.facts(past, decision);
}

void observe_decision(const Setup& setup, const Tables& tables, const Decision& decision, uint8_t* into) {
  Painter painter(setup, tables, decision.facing().side, into);
  painter.back_to_choice();
  painter.choice(&decision);
  painter.questions(&decision);
}

}  // namespace behemoth::tanks
