// Which processor a translation unit is compiled for.
//
// The hot code lives in headers and is compiled once for any processor and, on x86-64, once more with AVX2. Each has a
// namespace of its own, so that the linker never mixes them: a file `x_avx2.cpp` defines BEHEMOTH_ARCH as avx2 and
// includes the same header as `x_base.cpp`. CMake gives the processor flags to every file named *_avx2.cpp.
#pragma once

#ifndef BEHEMOTH_ARCH
#define BEHEMOTH_ARCH base
#endif

// For the few small functions that must not become calls.
#if defined(__GNUC__)
#define TANKS_INLINE inline __attribute__((always_inline))
#else
#define TANKS_INLINE inline
#endif

#define TANKS_ARCH_BEGIN      \
  namespace behemoth::tanks { \
  inline namespace BEHEMOTH_ARCH {
#define TANKS_ARCH_END \
  }                    \
  }
