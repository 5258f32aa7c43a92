// Moves the wall clock of one process: loaded before the C library, it adds the nanoseconds that stand in a shared
// file to whatever CLOCK_REALTIME says. Time as it passes (CLOCK_MONOTONIC) stays as it is, as when somebody sets the
// clock of a machine.

#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

const std::int64_t second = 1000000000;

const volatile std::int64_t* open_shift() {
    static const std::int64_t none = 0;
    const char* path = std::getenv("BEHEMOTH_CLOCK_SHIFT");
    if (path == nullptr) return &none;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return &none;
    void* found = mmap(nullptr, sizeof(std::int64_t), PROT_READ, MAP_SHARED, file, 0);
    close(file);
    return found == MAP_FAILED ? &none : static_cast<const volatile std::int64_t*>(found);
}

std::int64_t shift() {
    static const volatile std::int64_t* const place = open_shift();
    return *place;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t which, struct timespec* now) noexcept {
    const long failed = syscall(SYS_clock_gettime, which, now);
    if (failed == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) {
        const std::int64_t moved = std::int64_t(now->tv_sec) * second + now->tv_nsec + shift();
        now->tv_sec = moved / second;
        now->tv_nsec = moved % second;
    }
    return int(failed);
}

int gettimeofday(struct timeval* now, void*) noexcept {
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t* place) noexcept {
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return time_t(-1);
    if (place != nullptr) *place = exact.tv_sec;
    return exact.tv_sec;
}
}
