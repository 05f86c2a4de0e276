internal import ByteSources
internal import ContainerFormats

/// A stream of objects that are packed (ISO 32000-2 §7.5.7).
struct PDFPackedObjects {
  /// Where its bytes begin.
  var offset: Int64
  /// The length that its dictionary states, which may lie: no more than a hint of how much to fetch at once.
  let statedLength: Int?
  /// Where the first object is, in what was unpacked.
  let first: Int
  let filters: [PDFFilter]

  /// The most bytes that one stream may unpack to.
  private static let longest = 8 << 20
  private static let pieceSizes = 1 << 10...64 << 10
  private static let usualPiece = 16 << 10
  /// Enough that the clock is asked.
  private static let stepsPerPiece = 256

  /// The reason for which its objects are refused, or nil.
  ///
  /// Its bytes are unpacked to the filters' own ends: a length that ends them earlier hides nothing. Errors:
  /// ``ReadFailure/budget`` where they grow beyond what is looked through.
  func finding(_ reader: ByteReader) throws(ReadFailure) -> ActiveContent.Finding? {
    var bytes: [UInt8] = []
    for (index, filter) in filters.enumerated() {
      let room = try reader.roomToInflate(upTo: Self.longest)
      guard var decoder = try? filter.decoder() else { return .unexaminable(PDFFilterError.corrupt.words) }
      var output: [UInt8] = []
      let isWhole: Bool?
      if index == 0 {
        isWhole = try unpack(&decoder, reader, &output, room)
      } else {
        isWhole = try unpack(&decoder, bytes, reader, &output, room)
      }
      reader.countInflated(output.count)
      if isWhole == false, output.count >= room { throw .budget }
      guard isWhole == true, let plain = plain(output, filter.predictor) else {
        return .unexaminable(PDFFilterError.corrupt.words)
      }
      bytes = plain
    }
    // So that a name which is the last token ends.
    bytes.append(0x20)
    var entries = PDFEntryScanner()
    for start in stride(from: 0, to: bytes.count, by: Self.pieceSizes.upperBound) {
      try reader.step(Self.stepsPerPiece)
      entries.scan(bytes[start..<min(start + Self.pieceSizes.upperBound, bytes.count)])
    }
    if let finding = entries.finding { return finding }
    return try kindOfAction(in: bytes, reader)
  }

  /// Looks for objects that are a name, the kind of an action, by the table of places in front of the objects.
  private func kindOfAction(
    in bytes: [UInt8], _ reader: ByteReader
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    var table = PDFLexer(bytes, at: 0)
    var passed = 0
    while case .number = table.next(), case .number(let range) = table.next() {
      try reader.step()
      let text = String(decoding: bytes[range], as: UTF8.self)
      guard let offset = Int(text) else { return .unexaminable(PDFObjectScanner.unwritten) }
      let (place, overflow) = first.addingReportingOverflow(offset)
      guard !overflow, bytes.indices.contains(place) else { continue }
      var object = PDFLexer(bytes, at: place)
      var token = object.next()
      while token == .irregular, PDFName.endsForSome(bytes[object.index - 1]) { token = object.next() }
      if case .name(let range) = token, PDFEntry.isKindOfAction(bytes[range]) {
        return .unexaminable(PDFEntry.namedElsewhere)
      }
      passed += object.index - place
      guard passed <= 4 * bytes.count else { return .unexaminable(PDFObjectScanner.nested) }
    }
    return nil
  }

  /// Undoes a filter behind the first, from memory; answers as the other.
  private func unpack(
    _ decoder: inout any PDFDecoder, _ bytes: [UInt8], _ reader: ByteReader, _ output: inout [UInt8],
    _ room: Int
  ) throws(ReadFailure) -> Bool? {
    for start in stride(from: 0, to: bytes.count, by: Self.usualPiece) where output.count < room {
      try reader.step(Self.stepsPerPiece)
      let piece = Array(bytes[start..<min(start + Self.usualPiece, bytes.count)])
      guard let isWhole = try? decoder.decode(piece, appendingTo: &output, upTo: room) else { return nil }
      if isWhole { return true }
    }
    return false
  }

  private func plain(_ bytes: [UInt8], _ predictor: PDFPredictor?) -> [UInt8]? {
    predictor.map { try? $0.undo(bytes) } ?? bytes
  }

  /// Undoes the first filter, from the file; true at the filter's end, nil where the bytes are none of it.
  private func unpack(
    _ decoder: inout any PDFDecoder, _ reader: ByteReader, _ output: inout [UInt8], _ room: Int
  ) throws(ReadFailure) -> Bool? {
    let hint = statedLength.map { min(max($0, 0), Self.pieceSizes.upperBound) + 16 } ?? Self.usualPiece
    let pieceSize = min(max(hint, Self.pieceSizes.lowerBound), Self.pieceSizes.upperBound)
    var place = offset
    while output.count < room {
      try reader.step()
      let piece = try reader.available(at: place, upTo: pieceSize)
      if piece.count == 0 { return false }
      guard let isWhole = try? decoder.decode(piece.array, appendingTo: &output, upTo: room) else {
        return nil
      }
      if isWhole { return true }
      place += Int64(piece.count)
    }
    return false
  }
}
