// expect: comment about the file
// about the file
package sample

// expect: definition trait Shape
trait Shape {
  // expect: definition function area
  def area: Double
}

// expect: definition class Session
class Session(id: String) extends Base {
  // expect: definition value count
  // expect: statement
  val count = 1
  // expect: definition variable total
  var total = 2

  // expect: definition function refresh
  def refresh(): String = {
    // expect: inside Session.refresh
    // expect: statement
    load(id)
    // expect: string // not a comment
    // expect: comment trailing words
    "// not a comment" // trailing words
  }
}

// expect: definition object Registry
object Registry {
  // expect: definition type Names
  type Names = List[String]
}

// expect: definition enum Color
enum Color {
  case Red
}

// expect: definition given limit
given limit: Int = 10
