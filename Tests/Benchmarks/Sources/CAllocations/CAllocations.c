#include "CAllocations.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

// Not atomic. The count is exact only if a single thread allocates memory.
static size_t count = 0;

size_t allocationCount(void) { return count; }

static double nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double threadTime(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

double processTime(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

#ifdef __GLIBC__
// Functions of the executable override those of the C library.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count += 1;
  return __libc_calloc(elements, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
#endif
