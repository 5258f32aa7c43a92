// Which instruction set the files of this folder are compiled for.
//
// Each source here is compiled once for any processor (TANKS_ISA is portable) and, on x86-64, once more with the flags
// of AVX2 (TANKS_ISA is avx2). Either has a namespace of its own, and no inline function is shared between the two:
// what both use is compiled once, in the sources beside this folder, and headers from there hold plain data only. So
// the linker can never put an AVX2 instruction where any processor must get along. The way in is `make_board`
// (board.hpp).
#pragma once

#ifndef TANKS_ISA
#define TANKS_ISA portable
#endif

// For the few small functions that must not become calls.
#if defined(__GNUC__)
#define TANKS_INLINE inline __attribute__((always_inline))
#else
#define TANKS_INLINE inline
#endif

// For loops of a few rounds that are always the same: without it they stay loops where the compiler saves.
#if defined(__GNUC__) && !defined(__clang__)
#define TANKS_UNROLL _Pragma("GCC unroll 12")
#else
#define TANKS_UNROLL
#endif
