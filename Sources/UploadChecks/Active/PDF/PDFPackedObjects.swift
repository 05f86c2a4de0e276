internal import ByteSources
internal import ContainerFormats

/// A compressed object stream in a PDF (ISO 32000-2 §7.5.7).
struct PDFPackedObjects {
  /// The offset of its data.
  var offset: Int64
  /// The length in its dictionary, used only as a hint for the read size, since it may be wrong.
  let statedLength: Int?
  /// The offset of the first object in the decompressed bytes.
  let first: Int
  let filters: [PDFFilter]

  /// The limit on the decompressed size of a stream.
  private static let maxByteCount = 8 << 20
  private static let chunkSizes = 1 << 10...64 << 10
  private static let defaultChunkSize = 16 << 10
  /// Enough steps that the time limit is checked.
  private static let stepsPerChunk = 256

  /// Returns the reason for refusing its objects, or nil.
  ///
  /// The bytes are decompressed to the end that the filters find, whatever the stated length. Errors: ``ReadFailure/budget`` if
  /// the decompressed size exceeds the budget.
  func finding(_ reader: ByteReader) throws(ReadFailure) -> ActiveContent.Finding? {
    var bytes: [UInt8] = []
    for (index, filter) in filters.enumerated() {
      let room = try reader.roomToInflate(upTo: Self.maxByteCount)
      guard var decoder = try? filter.decoder() else { return .unexaminable(PDFFilterError.corrupt.reason) }
      var output: [UInt8] = []
      let isFinished: Bool?
      if index == 0 {
        isFinished = try unpack(&decoder, reader, &output, room)
      } else {
        isFinished = try unpack(&decoder, bytes, reader, &output, room)
      }
      reader.countInflated(output.count)
      if isFinished == false, output.count >= room { throw .budget }
      guard isFinished == true, let plain = plain(output, filter.predictor) else {
        return .unexaminable(PDFFilterError.corrupt.reason)
      }
      bytes = plain
    }
    // Ends a name that is the last token.
    bytes.append(0x20)
    var entries = PDFEntryScanner()
    for start in stride(from: 0, to: bytes.count, by: Self.chunkSizes.upperBound) {
      try reader.step(Self.stepsPerChunk)
      entries.scan(bytes[start..<min(start + Self.chunkSizes.upperBound, bytes.count)])
    }
    if let finding = entries.finding { return finding }
    return try kindOfAction(in: bytes, reader)
  }

  /// Searches for objects that are the name of an action, by the offset table before the objects.
  private func kindOfAction(
    in bytes: [UInt8], _ reader: ByteReader
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    var table = PDFLexer(bytes, at: 0)
    var readCount = 0
    while case .number = table.next(), case .number(let range) = table.next() {
      try reader.step()
      let text = String(decoding: bytes[range], as: UTF8.self)
      guard let offset = Int(text) else { return .unexaminable(PDFObjectScanner.unwritten) }
      let (objectStart, overflow) = first.addingReportingOverflow(offset)
      guard !overflow, bytes.indices.contains(objectStart) else { continue }
      var object = PDFLexer(bytes, at: objectStart)
      var token = object.next()
      while token == .irregular, PDFName.isAmbiguous(bytes[object.index - 1]) { token = object.next() }
      if case .name(let range) = token, PDFEntry.isKindOfAction(bytes[range]) {
        return .unexaminable(PDFEntry.namedElsewhere)
      }
      readCount += object.index - objectStart
      guard readCount <= 4 * bytes.count else { return .unexaminable(PDFObjectScanner.nested) }
    }
    return nil
  }

  /// Decodes a later filter from memory; returns the same as the other overload.
  private func unpack(
    _ decoder: inout any PDFDecoder, _ bytes: [UInt8], _ reader: ByteReader, _ output: inout [UInt8],
    _ room: Int
  ) throws(ReadFailure) -> Bool? {
    for start in stride(from: 0, to: bytes.count, by: Self.defaultChunkSize) where output.count < room {
      try reader.step(Self.stepsPerChunk)
      let chunk = Array(bytes[start..<min(start + Self.defaultChunkSize, bytes.count)])
      guard let isFinished = try? decoder.decode(chunk, appendingTo: &output, upTo: room) else { return nil }
      if isFinished { return true }
    }
    return false
  }

  private func plain(_ bytes: [UInt8], _ predictor: PDFPredictor?) -> [UInt8]? {
    predictor.map { try? $0.undo(bytes) } ?? bytes
  }

  /// Decodes the first filter from the file; returns true at the filter's end, nil for invalid data.
  private func unpack(
    _ decoder: inout any PDFDecoder, _ reader: ByteReader, _ output: inout [UInt8], _ room: Int
  ) throws(ReadFailure) -> Bool? {
    let hint = statedLength.map { min(max($0, 0), Self.chunkSizes.upperBound) + 16 } ?? Self.defaultChunkSize
    let chunkSize = min(max(hint, Self.chunkSizes.lowerBound), Self.chunkSizes.upperBound)
    var position = offset
    while output.count < room {
      try reader.step()
      let chunk = try reader.available(at: position, upTo: chunkSize)
      if chunk.count == 0 { return false }
      guard let isFinished = try? decoder.decode(chunk.array, appendingTo: &output, upTo: room) else {
        return nil
      }
      if isFinished { return true }
      position += Int64(chunk.count)
    }
    return false
  }
}
