// Small tools for reading lines of text; nothing here knows a rule.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tanks/kinds.hpp"

namespace behemoth::tanks::words {

[[noreturn]] inline void fault(const std::string& what, std::string_view text) {
  throw std::invalid_argument("not a position: " + what + ": '" + std::string(text.substr(0, 40)) + "'");
}

inline std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const size_t found = text.find(at);
    parts.push_back(text.substr(0, found));
    if (found == std::string_view::npos) return parts;
    text.remove_prefix(found + 1);
  }
}

// The items of a field; '-' or nothing is none.
inline std::vector<std::string_view> items(std::string_view text) {
  return text.empty() || text == "-" ? std::vector<std::string_view>{} : split(text, '.');
}

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// A whole number of at most so many digits, or -1.
inline int number(std::string_view text, size_t digits) {
  if (text.empty() || text.size() > digits) return -1;
  int value = 0;
  for (char c : text) {
    if (!is_digit(c)) return -1;
    value = value * 10 + (c - '0');
  }
  return value;
}

// A thing on a square: `CLTE5N` is mark CLT, column 4, row 4, rest N.
struct Thing {
  std::string_view mark, rest;
  int column = 0, row = 0;
};

// Reads capitals, of which the last is the column, digits, and what follows; false if it is not of that form.
inline bool read_thing(std::string_view text, int size, Thing& thing) {
  size_t letters = 0;
  while (letters < text.size() && is_capital(text[letters])) ++letters;
  size_t digits = letters;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  if (letters == 0 || digits == letters || digits - letters > 2 || text[letters] == '0') return false;
  thing.mark = text.substr(0, letters - 1);
  thing.column = text[letters - 1] - 'A';
  thing.row = number(text.substr(letters, digits - letters), 2) - 1;
  thing.rest = text.substr(digits);
  return thing.column < size && thing.row >= 0 && thing.row < size;
}

inline int read_kind(std::string_view mark) {
  for (size_t i = 0; i < tables.kinds.size(); ++i)
    if (tables.kinds[i].mark == mark) return int(i);
  return kNone;
}

// The heading of a word; kNoHeading if it is none, or empty.
inline int read_heading(std::string_view word) {
  for (int h = 0; h < 8; ++h)
    if (word == kHeadingWords[h]) return h;
  return kNoHeading;
}

inline void append_square(std::string& text, int column, int row) {
  text += char('A' + column);
  text += std::to_string(row + 1);
}

}  // namespace behemoth::tanks::words
