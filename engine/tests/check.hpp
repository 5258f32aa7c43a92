// The little that a test program needs: CHECK ends it with the place and the condition that does not hold.
#pragma once

#include <cstdio>
#include <cstdlib>

#define CHECK(condition)                                                           \
  do {                                                                             \
    if (!(condition)) {                                                            \
      std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      std::exit(1);                                                                \
    }                                                                              \
  } while (false)

// Whether the expression throws this sort of exception.
#define CHECK_THROWS(exception, expression) \
  do {                                      \
    bool thrown = false;                    \
    try {                                   \
      (void)(expression);                   \
    } catch (const exception&) {            \
      thrown = true;                        \
    }                                       \
    CHECK(thrown && #expression);           \
  } while (false)
