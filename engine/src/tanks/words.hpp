// Small tools for reading and writing lines of text; nothing here knows a rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace behemoth::tanks::words {

// Throws std::invalid_argument: what is wrong, and where.
[[noreturn]] void fault(const std::string& what, std::string_view text);

// Without the white space at either end.
std::string_view trim(std::string_view text);
std::vector<std::string_view> split(std::string_view text, char at);
// The items of a field; '-' or nothing is none.
std::vector<std::string_view> items(std::string_view text);

bool is_digit(char c);
// A whole number of at most so many digits, or -1.
int number(std::string_view text, size_t digits);

// A thing on a square: `CLTE5N` is code CLT, column 4, row 4, rest N.
struct Thing {
  std::string_view code, rest;
  int column = 0, row = 0;
};
// Reads capitals, of which the last is the column, digits, and what follows; false if it is not of that form or off a
// board of this size.
bool read_thing(std::string_view text, int size, Thing& thing);

// The heading of a word; kNoHeading if it is none, or empty. And the word of a heading.
int read_heading(std::string_view word);
std::string_view heading_word(int heading);

void append_square(std::string& text, int column, int row);

}  // namespace behemoth::tanks::words
