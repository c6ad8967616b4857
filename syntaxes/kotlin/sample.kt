// expect: comment about the file
// about the file
package sample

// expect: definition type Names
typealias Names = List<String>

// expect: definition interface Shape
interface Shape {
    // expect: definition function area
    fun area(): Double
}

// expect: definition class Session
class Session(val id: String) : Base() {
    // expect: definition property count
    // expect: statement
    val count = 1

    // expect: definition function refresh
    fun refresh(): String {
        // expect: inside Session.refresh
        // expect: string // not a comment
        // expect: comment trailing words
        return "// not a comment" // trailing words
    }
}

// expect: definition object Registry
object Registry {
    // expect: string // raw
    val text = """ // raw """
}
