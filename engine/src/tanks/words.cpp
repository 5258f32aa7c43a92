#include "tanks/words.hpp"

#include <stdexcept>

#include "tanks/tables.hpp"

namespace behemoth::tanks::words {
namespace {

constexpr std::string_view kHeadingWords[9] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW", ""};

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

void fault(const std::string& what, std::string_view text) {
  throw std::invalid_argument("not a position: " + what + ": '" + std::string(text.substr(0, 40)) + "'");
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view kWhite = " \t\r\n";
  const size_t first = text.find_first_not_of(kWhite);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kWhite) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const size_t found = text.find(at);
    parts.push_back(text.substr(0, found));
    if (found == std::string_view::npos) return parts;
    text.remove_prefix(found + 1);
  }
}

std::vector<std::string_view> items(std::string_view text) {
  return text.empty() || text == "-" ? std::vector<std::string_view>{} : split(text, '.');
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

int number(std::string_view text, size_t digits) {
  if (text.empty() || text.size() > digits) return -1;
  int value = 0;
  for (char c : text) {
    if (!is_digit(c)) return -1;
    value = value * 10 + (c - '0');
  }
  return value;
}

bool read_thing(std::string_view text, int size, Thing& thing) {
  size_t letters = 0;
  while (letters < text.size() && is_capital(text[letters])) ++letters;
  size_t digits = letters;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  if (letters == 0 || digits == letters || digits - letters > 2 || text[letters] == '0') return false;
  thing.code = text.substr(0, letters - 1);
  thing.column = text[letters - 1] - 'A';
  thing.row = number(text.substr(letters, digits - letters), 2) - 1;
  thing.rest = text.substr(digits);
  return thing.column < size && thing.row >= 0 && thing.row < size;
}

int read_heading(std::string_view word) {
  for (int heading = 0; heading < 8; ++heading)
    if (word == kHeadingWords[heading]) return heading;
  return kNoHeading;
}

std::string_view heading_word(int heading) { return kHeadingWords[heading]; }

void append_square(std::string& text, int column, int row) {
  text += char('A' + column);
  text += std::to_string(row + 1);
}

}  // namespace behemoth::tanks::words
