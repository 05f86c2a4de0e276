import ByteSources

/// A fuzz target: its input and the checked invariants.
struct FuzzTarget: Sendable {
  var name: String
  var about: String
  var run: @Sendable ([UInt8]) -> Void

  static let all = contents + parsers + stripped + names + items + uploads + foreign
}

extension FuzzTarget {
  /// Creates a target for a family of formats, whose input begins with a signature of the family.
  ///
  /// Writing the signature saves the time of finding it.
  init(_ name: String, marks: [(offset: Int, bytes: [UInt8])], _ about: String) {
    self.init(name: name, about: about) { input in
      // The first choice leaves the bytes unchanged.
      guard let choice = input.last.map({ Int($0) % (marks.count + 1) }), choice > 0 else {
        return Identifying.check(input)
      }
      let mark = marks[choice - 1]
      var marked = input
      let end = mark.offset + mark.bytes.count
      if marked.count < end { marked += [UInt8](repeating: 0, count: end - marked.count) }
      marked.replaceSubrange(mark.offset..<end, with: mark.bytes)
      Identifying.check(marked)
    }
  }
}
