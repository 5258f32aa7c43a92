// The module `behemoth_engine._tanks`.
#include <nanobind/nanobind.h>

#include "tanks/bind_position.hpp"

namespace nb = nanobind;

namespace behemoth::tanks {

const std::atomic<bool>& flag_of(const Stop* stop) {
  static const std::atomic<bool> never{false};
  return stop ? stop->flag : never;
}

NB_MODULE(_tanks, module) {
  // Whoever remembers a type of ours until the very end of Python (test runners do) makes no leak worth a warning.
  nb::set_leak_warnings(false);
  module.def("has_avx2", &has_avx2);
  nb::class_<Stop>(module, "Stop")
      .def(nb::init<>())
      .def("set", [](Stop& stop) { stop.flag = true; })
      .def("clear", [](Stop& stop) { stop.flag = false; })
      .def_prop_ro("is_set", [](const Stop& stop) { return stop.flag.load(); });
  bind_tables(module);
  bind_position(module);
  bind_search(module);
  bind_vector(module);
}

}  // namespace behemoth::tanks
