//! What the crate is.
// expect: comment plain words
// plain words

// expect: definition constant LIMIT
const LIMIT: usize = 10;
// expect: definition constant NAME
static NAME: &str = "name";

// expect: definition module inner
mod inner {
    // expect: definition struct Session
    pub struct Session {
        count: usize,
    }

    // expect: definition impl Session
    impl Session {
        // expect: definition function refresh
        pub fn refresh(&self) -> String {
            // expect: inside inner.Session.refresh
            // expect: statement
            // expect: string // not a comment
            let text = "// not a comment";
            // expect: string " // raw
            let raw = r#"" // raw"#;
            // expect: code 'a
            let _: &'a str = raw;
            format!("{text}")
        }
    }
}

// expect: definition enum Color
enum Color {
    Red,
}

// expect: definition union Bits
union Bits {
    a: u8,
}

// expect: definition trait Shape
trait Shape {
    // expect: definition function area
    fn area(&self) -> f64;
}

// expect: definition type Names
type Names = Vec<String>;

// expect: definition macro twice
macro_rules! twice {
    ($x:expr) => { $x };
}

/* expect: comment nested */
/* one /* nested */ still */
