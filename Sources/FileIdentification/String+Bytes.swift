extension String {
  /// Whether the bytes of `part` are in it: the standard library's search makes a table for each question.
  func holds(_ part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { TextLine($0).contains(part) }
  }
}
