// Games side by side for Python.
#pragma once

#include <nanobind/nanobind.h>

namespace behemoth::cards {

void bind_vector(nanobind::module_& module);

}  // namespace behemoth::cards
