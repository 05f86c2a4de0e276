import ByteSources

/// One way into the readers: what is fed to them and what must hold.
struct FuzzTarget: Sendable {
  var name: String
  var about: String
  var run: @Sendable ([UInt8]) -> Void

  static let all = contents + parsers + bare + names + items + uploads + foreign
}

extension FuzzTarget {
  /// A family of formats: the bytes are read behind one of the family's marks, or as they come where it has none.
  ///
  /// A mark is laid over the bytes at its offset, so that no time goes into finding it.
  init(_ name: String, marks: [(offset: Int, bytes: [UInt8])], _ about: String) {
    self.init(name: name, about: about) { input in
      // The first of the choices leaves the bytes as they are.
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
