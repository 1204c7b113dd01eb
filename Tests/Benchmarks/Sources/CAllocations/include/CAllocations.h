#include <stddef.h>

/// How often this process has asked for memory so far; 0 where that is not counted.
size_t allocationCount(void);
