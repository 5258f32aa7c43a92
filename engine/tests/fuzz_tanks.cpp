// Any bytes as the line of a position: refused with a reason, or read, and then written and read again without a
// change. The tables of the rules are in the file that BEHEMOTH_ROWS names (rows.hpp).
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>

#include "check.hpp"
#include "rows.hpp"
#include "tanks/text.hpp"

namespace {

using namespace behemoth::tanks;

const Tables& tables() {
  static const Tables& found = [&]() -> const Tables& {
    const char* path = std::getenv("BEHEMOTH_ROWS");
    CHECK(path != nullptr);
    std::ifstream in(path);
    CHECK(in.good());
    read_input(in);
    return installed_tables();
  }();
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  try {
    const Setup setup = read_position(line, tables());
    const std::string written = position_text(setup, tables());
    const Setup again = read_position(written, tables());
    if (position_text(again, tables()) != written || key_of(again) != key_of(setup)) std::abort();
  } catch (const std::invalid_argument&) {
  }
  return 0;
}
