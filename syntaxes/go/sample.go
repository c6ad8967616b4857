// expect: comment what the package is
// what the package is
package sample

// expect: definition constant limit
const limit = 10

// expect: definition variable names
var names = []string{"a"}

// expect: definition type Session
type Session struct {
	count int
}

// expect: definition type Alias
type Alias = Session

// expect: definition method Refresh
func (s *Session) Refresh() string {
	// expect: inside Refresh
	// expect: statement
	// expect: string // not a comment
	// expect: comment trailing words
	return "// not a comment" /* trailing words */
}

// expect: definition function load
func load() string {
	// expect: string # raw
	return `// # raw`
}
