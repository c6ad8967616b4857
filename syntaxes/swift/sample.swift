// expect: comment about the file
// about the file
// expect: definition struct Session
struct Session {
  // expect: definition property count
  // expect: statement
  var count = 1

  // expect: definition function refresh
  func refresh() -> String {
    // expect: inside Session.refresh
    // expect: string // not a comment
    // expect: comment trailing words
    return "// not a comment" /* trailing words */
  }
}

// expect: definition enum Color
enum Color {
  case red
}

// expect: definition extension Session
extension Session {
}

// expect: definition actor Worker
actor Worker {
}

// expect: definition class Base
final class Base {
}

// expect: definition protocol Shape
protocol Shape {
  // expect: definition function area
  func area() -> Double
}

// expect: definition type Names
typealias Names = [String]
