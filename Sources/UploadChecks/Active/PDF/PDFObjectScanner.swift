internal import ByteSources
internal import ContainerFormats

/// Finds streams of objects in a PDF by the keyword `obj`, wherever it stands: readers take any place for an object that a
/// cross-reference names, and look for the keyword where the table is broken (ISO 32000-2 §7.5.4, §7.5.8).
struct PDFObjectScanner {
  /// How many bytes behind a piece its last object may reach.
  static let overlap = 4 << 10
  private static let longestDictionary = ByteReader.longestView
  /// How often all bytes may be read as parts of dictionaries: once, unless objects stand in one another.
  private static let mostReadings = 4
  static let nested = "its objects stand in one another"
  static let unwritten = "an object in it is not written as objects are"

  private typealias Marks = PDFObjectHead.Marks

  /// Places behind which readers differ in what belongs to a dictionary, from the first on.
  private var irregular: [(place: Int64, marks: Marks)] = []
  /// The marks since the first such place.
  private var following: Marks?
  /// How many bytes were read as parts of dictionaries, and how many there were.
  private var readCount = 0
  private var byteCount = 0

  /// Takes a piece that lies at an offset and of whose bytes `own` are its own.
  mutating func scan(
    _ bytes: [UInt8], own: Int, at base: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    byteCount += own
    var index = 0
    while let place = Self.keyword(in: bytes, from: index, to: own) {
      index = place + 3
      try reader.step()
      var (outcome, end) = PDFObjectHead.read(bytes, at: index)
      readCount += end - index
      var start = base
      if case .incomplete = outcome {
        start += Int64(index)
        (outcome, end) = try readFurther(at: start, reader)
      }
      // The longest dictionary is read in four steps, a third more than its length, before more of the file was counted.
      guard readCount <= Self.mostReadings * byteCount + 2 * Self.longestDictionary else {
        return .unexaminable(Self.nested)
      }
      switch outcome {
      case .other: break
      case .packed(var objects):
        objects.offset += start
        if let finding = try objects.finding(reader) { return finding }
      case .unexaminable(let words): return .unexaminable(words)
      case .irregular(let marks), .incomplete(let marks): irregular.append((start + Int64(end), marks))
      }
    }
    return follow(bytes, own: own, at: base)
  }

  /// Reads an object that is longer than the piece it begins in.
  private mutating func readFurther(
    at place: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> (outcome: PDFObjectHead.Outcome, end: Int) {
    var size = 64 << 10
    while true {
      try reader.step(1 + size >> 8)
      let bytes = try reader.available(at: place, upTo: size).array
      let read = PDFObjectHead.read(bytes, at: 0)
      readCount += read.end
      guard case .incomplete = read.outcome else { return read }
      // A dictionary that the file's end cuts has no stream.
      if bytes.count < size { return (.other, read.end) }
      if size >= Self.longestDictionary { return read }
      size *= 4
    }
  }

  /// Where `obj` stands first, as a word of its own or behind a number.
  private static func keyword(in bytes: [UInt8], from start: Int, to own: Int) -> Int? {
    var index = start
    while index < own, index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "o"), bytes[index + 1] == UInt8(ascii: "b"),
        bytes[index + 2] == UInt8(ascii: "j"), index == 0 || !isLetter(bytes[index - 1])
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Looks for the names of a stream of objects behind a place that readers read differently: to some of them they may belong
  /// to the dictionary there.
  private mutating func follow(_ bytes: [UInt8], own: Int, at base: Int64) -> ActiveContent.Finding? {
    if following == nil, irregular.isEmpty { return nil }
    irregular.sort { $0.place < $1.place }
    var taken = 0
    for index in 0..<own {
      while taken < irregular.count, irregular[taken].place <= base + Int64(index) {
        following = (following ?? []).union(irregular[taken].marks)
        taken += 1
      }
      guard var marks = following else { continue }
      if bytes[index] == UInt8(ascii: "/") {
        let rest = bytes[(index + 1)..<min(index + 65, bytes.count)]
        marks.insert(name: rest.prefix(while: PDFCharacter.isRegular))
        following = marks
      }
      if marks.mayHoldObjects { return .unexaminable(Self.unwritten) }
    }
    irregular.removeFirst(taken)
    return nil
  }
}
