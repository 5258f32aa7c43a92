// Rules of the card game as words: NAME=VALUE …; lists are joined by commas, yes and no are 1 and 0.
#pragma once

#include <istream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace behemoth::cards {

class Words {
 public:
  explicit Words(std::istream& in) {
    for (std::string word; in >> word;) {
      const auto place = word.find('=');
      values_[word.substr(0, place)] = word.substr(place + 1);
    }
  }

  template <class T>
  T get(const char* name) const {
    const auto found = values_.find(name);
    if (found == values_.end()) throw std::invalid_argument(std::string("the rules lack ") + name);
    return convert(found->second, static_cast<T*>(nullptr));
  }

 private:
  static std::string convert(const std::string& text, std::string*) { return text; }
  template <class Number>
  static Number convert(const std::string& text, Number*) {
    return static_cast<Number>(std::stoi(text));
  }
  template <class Item>
  static std::vector<Item> convert(const std::string& text, std::vector<Item>*) {
    std::vector<Item> found;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) found.push_back(static_cast<Item>(std::stoi(part)));
    return found;
  }

  std::map<std::string, std::string> values_;
};

}  // namespace behemoth::cards
