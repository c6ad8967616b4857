<html>
<?php
// expect: comment about the file
// about the file
// expect: definition namespace Sample\Inner
namespace Sample\Inner;

// expect: definition class Session
class Session
{
    // expect: definition constant LIMIT
    const LIMIT = 10;

    // expect: definition property $count
    // expect: statement
    public $count = 1;

    // expect: definition method refresh
    public function refresh(): string
    {
        // expect: inside Session.refresh
        // expect: statement
        // expect: string // not a comment
        // expect: comment trailing words
        return '// not a comment'; # trailing words
    }
}

// expect: definition interface Shape
interface Shape
{
}

// expect: definition trait Named
trait Named
{
}

// expect: definition enum Color
enum Color: string
{
    case Red = 'red';
}

// expect: definition function load
function load(): string
{
    return <<<TEXT
    expect: string // in the text
    // in the text
    TEXT;
}
?>
</html>
