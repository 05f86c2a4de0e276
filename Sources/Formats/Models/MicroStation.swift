internal import ByteSources
internal import UniformTypes

/// MicroStation's files before version 8: elements, each with a level, a kind and its length in words (ISFF).
enum MicroStation {
  private static let cellHeader: UInt8 = 1
  /// In words.
  private static let longestElement: UInt16 = 768

  /// A library of cells: an element of group data, then the header of the first cell.
  static func readCells(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let words = reader.head.littleEndian(UInt16.self, at: 2) else { throw .endOfData }
    guard words <= longestElement else { return nil }
    let place = 4 + 2 * Int64(words)
    guard let kind = try reader.view(at: place, count: 2)[1], kind & 0x7F == cellHeader else { return nil }
    return ContentFinding(
      .microStationCells, by: .structure, decided: false, range: 0..<place + 2, rule: "microstation-cells",
      because: "an element of group data, then a cell's header")
  }
}
