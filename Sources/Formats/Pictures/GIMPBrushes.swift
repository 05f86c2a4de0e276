internal import ByteSources
internal import UniformTypes

/// Brushes of GIMP.
enum GIMPBrushes {
  /// GIMP brush pipes: a name, then a line of a count and parameters that begin with `ncells:`.
  static func readBrushPipe(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head.slice(0..<1024)
    guard let first = head.firstIndex(of: 0x0A), first > 0 else { return nil }
    var index = first + 1
    while let byte = head[index], (0x30...0x39).contains(byte) { index += 1 }
    guard index > first + 1, head.matches(" ncells:", at: index) else { return nil }
    return ContentFinding(
      .gimpBrushPipe, by: .structure, range: Int64(first + 1)..<Int64(index + 8), rule: "gimp-brush-pipe",
      because: "a name, then a count and the cells' parameters")
  }
}
