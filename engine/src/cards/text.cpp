#include "cards/text.hpp"

#include <charconv>
#include <stdexcept>
#include <vector>

namespace behemoth::cards {

namespace {

constexpr std::array<const char*, 4> kPhases{"play", "shield", "discard", "over"};
constexpr std::array<const char*, 5> kEndings{"-", "last-survivor", "monsters-defeated", "players-defeated",
                                              "turn-cap"};
constexpr char kBlows[] = "-sba";
constexpr std::array<const char*, 15> kFields{"turn",     "phase",  "current", "direction", "hearts",
                                              "immune",   "hands",  "draw",    "discard",   "events",
                                              "revealed", "played", "attack",  "monster",   "ending"};

[[noreturn]] void refuse(std::string_view what) {
  throw std::invalid_argument("not a state of Monster Combat: " + std::string(what.substr(0, 80)));
}

template <std::size_t N>
std::uint8_t place_of(const std::array<const char*, N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i) {
    if (word == words[i]) return static_cast<std::uint8_t>(i);
  }
  refuse(word);
}

template <int Most>
std::string letters(const Pile<Most>& pile, const char* alphabet) {
  std::string found;
  for (int i = pile.first; i < pile.end; ++i) found += alphabet[pile.cards[i]];
  return found.empty() ? "-" : found;
}

std::string letters(const Hand& hand) {
  std::string found;
  for (Card card = 0; card < kCards; ++card) found.append(static_cast<std::size_t>(hand.count(card)), kLetters[card]);
  return found.empty() ? "-" : found;
}

std::string digits(const std::array<std::uint8_t, kMostSeats>& figures, int seats) {
  std::string found;
  for (int seat = 0; seat < seats; ++seat) found += static_cast<char>('0' + figures[seat]);
  return found;
}

std::string write_attack(const State& state) {
  if (state.blow == Blow::kNone) return "-";
  std::string found(1, kBlows[static_cast<int>(state.blow)]);
  for (int i = state.asked; i < state.victims; ++i) found += static_cast<char>('0' + state.queue[i]);
  found += 'x';
  found += static_cast<char>('0' + state.damage);
  found += state.every ? '1' : '0';
  return found;
}

// Secret answers (C4) stand behind the attack: seat and answer in turn.
std::string write_answers(const Rules& rules, const State& state) {
  std::string found;
  if (!rules.lightning_secret || state.blow != Blow::kLightning) return found;
  for (int i = 0; i < state.asked; ++i) {
    found += static_cast<char>('0' + state.queue[i]);
    found += state.answers[i] == kTaken ? '-' : kLetters[state.answers[i]];
  }
  return found;
}

int number(std::string_view text) {
  int found = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), found);
  if (error != std::errc{} || end != text.data() + text.size() || found < 0 || found > 10'000) refuse(text);
  return found;
}

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> found;
  for (;;) {
    const auto place = text.find(by);
    found.push_back(text.substr(0, place));
    if (place == std::string_view::npos) return found;
    text.remove_prefix(place + 1);
  }
}

Seat seat_from(char letter, int seats) {
  if (letter < '0' || letter >= '0' + seats) refuse(std::string_view(&letter, 1));
  return static_cast<Seat>(letter - '0');
}

void read_digits(std::string_view text, int seats, std::array<std::uint8_t, kMostSeats>& into) {
  if (static_cast<int>(text.size()) != seats) refuse(text);
  for (int seat = 0; seat < seats; ++seat) {
    if (text[seat] < '0' || text[seat] > '9') refuse(text);
    into[seat] = static_cast<std::uint8_t>(text[seat] - '0');
  }
}

template <int Most, class Read>
void read_pile(std::string_view text, Pile<Most>& pile, Read read) {
  if (text == "-") return;
  if (text.size() > Most) refuse(text);
  for (const char letter : text) pile.put(read(letter));
}

void read_hands(std::string_view text, State& state) {
  const auto hands = split(text, ',');
  if (static_cast<int>(hands.size()) != state.seats) refuse(text);
  for (int seat = 0; seat < state.seats; ++seat) {
    if (hands[seat] == "-") continue;
    for (const char letter : hands[seat]) {
      const Card card = card_from(letter);
      if (state.hands[seat].count(card) == Hand::kMost) refuse(text);
      state.hands[seat].add(card);
      ++state.held[seat];
    }
  }
}

void read_turn(std::string_view text, State& state) {
  const auto parts = split(text, '.');
  if (parts.size() != 2) refuse(text);
  state.turn = static_cast<std::uint16_t>(number(parts[0]));
  auto flags = parts[1];
  if (flags.ends_with('z')) state.skips = true, flags.remove_suffix(1);
  if (flags.ends_with('p')) state.acted = true, flags.remove_suffix(1);
  state.owed = static_cast<std::uint8_t>(number(flags));
}

void read_monster(std::string_view text, const Rules& rules, State& state) {
  const auto parts = split(text, '.');
  if (parts.size() != 3 || number(parts[0]) > rules.last_monster) refuse(text);
  state.monster = static_cast<std::uint8_t>(number(parts[0]));
  state.monster_hearts = static_cast<std::uint8_t>(number(parts[1]));
  state.sleep = static_cast<std::uint8_t>(number(parts[2]));
}

void read_attack(std::string_view text, State& state) {
  if (text == "-") return;
  const auto cross = text.find('x');
  if (cross == std::string_view::npos || text.size() < cross + 3 || (text.size() - cross - 3) % 2) refuse(text);
  const auto kind = std::string_view(kBlows).find(text[0]);
  if (kind == 0 || kind == std::string_view::npos) refuse(text);
  state.blow = static_cast<Blow>(kind);
  for (std::size_t i = cross + 3; i < text.size(); i += 2) {
    if (state.victims == kMostSeats) refuse(text);
    state.queue[state.victims] = seat_from(text[i], state.seats);
    state.answers[state.victims++] = text[i + 1] == '-' ? kTaken : card_from(text[i + 1]);
  }
  state.asked = state.victims;
  for (std::size_t i = 1; i < cross; ++i) {
    if (state.victims == kMostSeats) refuse(text);
    state.queue[state.victims++] = seat_from(text[i], state.seats);
  }
  state.damage = static_cast<std::uint8_t>(number(text.substr(cross + 1, 1)));
  state.every = text[cross + 2] == '1';
}

// No state that could make the machine reach beyond its piles: all cards are there, and somebody can answer.
void check(const Rules& rules, const State& state) {
  int cards = state.draw.size() + state.discard.size();
  for (int seat = 0; seat < state.seats; ++seat) cards += state.held[seat];
  const int events = state.events.size() + state.played.size() + (state.revealed != kNoEvent);
  if (cards != static_cast<int>(rules.deck.size())) refuse("not all cards");
  if (events != static_cast<int>(rules.events.size())) refuse("not all events");
  if ((state.phase == Phase::kShield) != (state.asked < state.victims)) refuse("a question to nobody");
  if (!state.over() && !state.hearts[state.to_act()]) refuse("a question to somebody fallen");
  std::array<bool, kMostSeats> queued{};
  for (int i = 0; i < state.victims; ++i) {
    if (queued[state.queue[i]]) refuse("two questions to the same");
    if (i >= state.asked && !state.hearts[state.queue[i]]) refuse("a question to somebody fallen");
    queued[state.queue[i]] = true;
  }
}

}  // namespace

Card card_from(char letter) {
  const auto place = std::string_view(kLetters).find(letter);
  if (place == std::string_view::npos) refuse(std::string_view(&letter, 1));
  return static_cast<Card>(place);
}

std::uint8_t event_from(char letter) {
  const auto place = std::string_view(kEventLetters).find(letter);
  if (place == std::string_view::npos) refuse(std::string_view(&letter, 1));
  return static_cast<std::uint8_t>(place);
}

std::string write_state(const Rules& rules, const State& state) {
  std::string hands;
  for (int seat = 0; seat < state.seats; ++seat) hands += (seat ? "," : "") + letters(state.hands[seat]);
  const std::array<std::string, kFields.size()> parts{
      std::to_string(state.turn) + "." + std::to_string(state.owed) + (state.acted ? "p" : "") +
          (state.skips ? "z" : ""),
      kPhases[static_cast<int>(state.phase)],
      std::to_string(state.current),
      state.direction > 0 ? "+" : "-",
      digits(state.hearts, state.seats),
      digits(state.immune, state.seats),
      hands,
      letters(state.draw, kLetters),
      letters(state.discard, kLetters),
      letters(state.events, kEventLetters),
      std::string(1, state.revealed == kNoEvent ? '-' : kEventLetters[state.revealed]),
      letters(state.played, kEventLetters),
      write_attack(state) + write_answers(rules, state),
      std::to_string(state.monster) + "." + std::to_string(state.monster_hearts) + "." + std::to_string(state.sleep),
      kEndings[static_cast<int>(state.ending)],
  };
  std::string line;
  for (std::size_t i = 0; i < kFields.size(); ++i) line += std::string(i ? " " : "") + kFields[i] + "=" + parts[i];
  return line;
}

State read_state(const Rules& rules, std::string_view text) {
  std::array<std::string_view, kFields.size()> part;
  const auto words = split(text, ' ');
  if (words.size() != kFields.size()) refuse(text);
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    const std::string_view name = kFields[i];
    if (!words[i].starts_with(name) || words[i].size() < name.size() + 2 || words[i][name.size()] != '=')
      refuse(words[i]);
    part[i] = words[i].substr(name.size() + 1);
  }
  State state;
  if (part[4].size() < 2 || part[4].size() > kMostSeats) refuse(part[4]);
  state.seats = static_cast<std::uint8_t>(part[4].size());
  read_turn(part[0], state);
  state.phase = static_cast<Phase>(place_of(kPhases, part[1]));
  state.current = part[2].size() == 1 ? seat_from(part[2][0], state.seats) : (refuse(part[2]), Seat{0});
  state.direction = part[3] == "+" ? 1 : -1;
  read_digits(part[4], state.seats, state.hearts);
  read_digits(part[5], state.seats, state.immune);
  for (int seat = 0; seat < state.seats; ++seat) state.living += state.hearts[seat] != 0;
  read_hands(part[6], state);
  read_pile(part[7], state.draw, card_from);
  read_pile(part[8], state.discard, card_from);
  read_pile(part[9], state.events, event_from);
  if (part[10] != "-") state.revealed = event_from(part[10][0]);
  read_pile(part[11], state.played, event_from);
  read_attack(part[12], state);
  read_monster(part[13], rules, state);
  state.ending = static_cast<Ending>(place_of(kEndings, part[14]));
  check(rules, state);
  return state;
}

}  // namespace behemoth::cards
