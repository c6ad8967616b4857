// expect: comment about the file
// about the file
#include <stdio.h>

// expect: definition macro LIMIT
#define LIMIT 10
// expect: definition macro TWICE
#define TWICE(x) ((x) * 2)

// expect: definition struct session
struct session {
  int count;
};

// expect: definition union bits
union bits {
  int a;
};

// expect: definition enum color
enum color { RED };

// expect: definition type names
typedef struct session names;

// expect: definition function refresh
static char *refresh(struct session *s) {
  // expect: inside refresh
  // expect: statement
  // expect: string // not a comment
  // expect: comment trailing words
  return "// not a comment"; /* trailing words */
}
