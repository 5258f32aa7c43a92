// libFuzzer without its own main: it may come from a library that has none.
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerRunDriver(int* count, char*** words, int (*feed)(const uint8_t* data, size_t size));
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int main(int count, char** words) { return LLVMFuzzerRunDriver(&count, &words, LLVMFuzzerTestOneInput); }
