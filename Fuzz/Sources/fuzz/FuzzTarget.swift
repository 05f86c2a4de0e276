import ByteSources

/// One way into the readers: what is fed to them and what must hold.
struct FuzzTarget: Sendable {
  var name: String
  var about: String
  var run: @Sendable ([UInt8]) -> Void

  static let all = contents + parsers + names + items
}

extension FuzzTarget {
  /// A family of formats: the bytes are read as they come and behind each of the family's marks.
  ///
  /// A mark is laid over the bytes at its offset, so that no time goes into finding it.
  init(_ name: String, marks: [(offset: Int, bytes: [UInt8])], _ about: String) {
    self.init(name: name, about: about) { input in
      Identifying.check(input)
      guard let choice = input.last, !marks.isEmpty else { return }
      let mark = marks[Int(choice) % marks.count]
      var marked = input
      let end = mark.offset + mark.bytes.count
      if marked.count < end { marked += [UInt8](repeating: 0, count: end - marked.count) }
      marked.replaceSubrange(mark.offset..<end, with: mark.bytes)
      Identifying.check(marked)
    }
  }
}
