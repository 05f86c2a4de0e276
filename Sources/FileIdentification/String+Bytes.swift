// Search for bytes in a string.
extension String {
  /// Returns true if the string contains `part`; the standard library's search would build a table per call.
  func holds(_ part: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { TextLine($0).contains(part) }
  }
}
