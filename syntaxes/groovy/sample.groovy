// expect: comment about the file
// about the file
// expect: definition class Session
class Session {
  // expect: definition function refresh
  def refresh(id) {
    // expect: inside Session.refresh
    // expect: string // not a comment
    // expect: comment trailing words
    return '// not a comment' // trailing words
  }
}
