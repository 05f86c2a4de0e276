internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats

/// Finds object streams in a PDF by the keyword `obj` at any position, since readers follow cross-references anywhere and
/// search for the keyword if the table is broken (ISO 32000-2 §7.5.4, §7.5.8).
struct PDFObjectScanner {
  /// The number of bytes after a chunk that its last object may extend into.
  static let overlap = 4 << 10
  private static let maxDictionaryLength = ByteReader.longestView
  /// The limit on reading all bytes as parts of dictionaries; more than once means nested objects.
  private static let maxReadings = 4
  static let nested = "its objects stand in one another"
  static let unwritten = "an object in it is not written as objects are"

  private typealias Marks = PDFObjectHead.Marks

  /// Offsets from which readers disagree about what belongs to a dictionary.
  private var irregular: [(offset: Int64, marks: Marks)] = []
  /// The marks since the first such offset.
  private var following: Marks?
  /// The number of bytes read as parts of dictionaries, and of all bytes.
  private var readCount = 0
  private var byteCount = 0

  /// Scans a chunk at an offset, of which `own` bytes precede the overlap.
  mutating func scan(
    _ bytes: [UInt8], own: Int, at base: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    byteCount += own
    var index = 0
    while let keyword = Self.keyword(in: bytes, from: index, to: own) {
      index = keyword + 3
      try reader.step()
      var (outcome, end) = PDFObjectHead.read(bytes, at: index)
      readCount += end - index
      var start = base
      if case .incomplete = outcome {
        start += Int64(index)
        (outcome, end) = try readFurther(at: start, reader)
      }
      // The longest dictionary is read in four steps, a third more than its length, before more of the file is counted.
      guard readCount <= Self.maxReadings * byteCount + 2 * Self.maxDictionaryLength else {
        return .unexaminable(Self.nested)
      }
      switch outcome {
      case .other: break
      case .packed(var objects):
        objects.offset += start
        if let finding = try objects.finding(reader) { return finding }
      case .unexaminable(let reason): return .unexaminable(reason)
      case .irregular(let marks), .incomplete(let marks): irregular.append((start + Int64(end), marks))
      }
    }
    return follow(bytes, own: own, at: base)
  }

  /// Parses an object that extends beyond its chunk.
  private mutating func readFurther(
    at offset: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> (outcome: PDFObjectHead.Outcome, end: Int) {
    var size = 64 << 10
    while true {
      try reader.step(1 + size >> 8)
      let bytes = try reader.available(at: offset, upTo: size).array
      let read = PDFObjectHead.read(bytes, at: 0)
      readCount += read.end
      guard case .incomplete = read.outcome else { return read }
      // A dictionary truncated by the file's end has no stream.
      if bytes.count < size { return (.other, read.end) }
      if size >= Self.maxDictionaryLength { return read }
      size *= 4
    }
  }

  /// Returns the index of the first `obj` that no letter precedes.
  private static func keyword(in bytes: [UInt8], from start: Int, to own: Int) -> Int? {
    var index = start
    while index < own, index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "o"), bytes[index + 1] == UInt8(ascii: "b"),
        bytes[index + 2] == UInt8(ascii: "j"), index == 0 || !bytes[index - 1].isASCIILetter
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Searches for names of an object stream after an irregular dictionary, which some readers may extend to them.
  private mutating func follow(_ bytes: [UInt8], own: Int, at base: Int64) -> ActiveContent.Finding? {
    if following == nil, irregular.isEmpty { return nil }
    irregular.sort { $0.offset < $1.offset }
    var count = 0
    for index in 0..<own {
      while count < irregular.count, irregular[count].offset <= base + Int64(index) {
        following = (following ?? []).union(irregular[count].marks)
        count += 1
      }
      guard var marks = following else { continue }
      if bytes[index] == UInt8(ascii: "/") {
        let rest = bytes[(index + 1)..<min(index + 65, bytes.count)]
        marks.insert(name: rest.prefix(while: PDFCharacter.isRegular))
        following = marks
      }
      if marks.mayHoldObjects { return .unexaminable(Self.unwritten) }
    }
    irregular.removeFirst(count)
    return nil
  }
}
