// expect: comment about the file
// about the file
// expect: definition class Session
class Session {
  // expect: definition constructor Session
  Session();

  // expect: definition function refresh
  String refresh() {
    // expect: string // not a comment
    // expect: comment trailing words
    return '// not a comment'; // trailing words
  }

  // expect: definition getter count
  int get count => 1;
}

// expect: definition mixin Named
mixin Named {}

// expect: definition extension Wide
extension Wide on Session {}

// expect: definition enum Color
enum Color { red }

// expect: definition type Names
typedef Names = List<String>;
