// expect: comment about the file
// about the file
package sample;

// expect: definition class Session
public class Session {
    // expect: definition field count
    // expect: statement
    private int count = 1;

    // expect: definition constructor Session
    Session() {
    }

    // expect: definition method refresh
    String refresh() {
        // expect: inside Session.refresh
        // expect: statement
        // expect: string // not a comment
        // expect: comment trailing words
        return "// not a comment"; // trailing words
    }
}

// expect: definition interface Shape
interface Shape {
    double area();
}

// expect: definition enum Color
enum Color {
    RED
}

// expect: definition record Point
record Point(int x, int y) {
}

// expect: definition annotation Slow
@interface Slow {
    int value();
}
