// expect: comment about the file
// about the file
// expect: definition namespace Sample.Inner
namespace Sample.Inner
{
    // expect: definition class Session
    public class Session
    {
        // expect: definition field count
        // expect: statement
        private int count = 1;

        // expect: definition property Name
        public string Name { get; set; }

        // expect: definition constructor Session
        public Session()
        {
        }

        // expect: definition method Refresh
        public string Refresh()
        {
            // expect: inside Sample.Inner.Session.Refresh
            // expect: statement
            // expect: string // verbatim
            var path = @"c:\ // verbatim";
            // expect: definition function Local
            int Local() => 1;
            // expect: string // not a comment
            // expect: comment trailing words
            return "// not a comment"; // trailing words
        }
    }

    // expect: definition interface IShape
    public interface IShape
    {
    }

    // expect: definition struct Pair
    public struct Pair
    {
    }

    // expect: definition record Point
    public record Point(int X, int Y);

    // expect: definition enum Color
    public enum Color
    {
        Red,
    }

    // expect: definition delegate Handler
    public delegate void Handler();
}
