#include <stddef.h>

/// Returns the number of allocations of this process so far, or 0 on systems where they are not counted.
size_t allocationCount(void);

/// Returns the processor time of this thread so far, in nanoseconds.
double threadTime(void);

/// Returns the processor time of all threads of this process so far, in nanoseconds.
double processTime(void);
