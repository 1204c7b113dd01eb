#include <stddef.h>

/// How often this process has asked for memory so far; 0 where that is not counted.
size_t allocationCount(void);

/// The time that this thread has run so far, in nanoseconds: what others do on the machine does not
/// count.
double threadTime(void);

/// The time that all threads of this process have run so far, in nanoseconds.
double processTime(void);
