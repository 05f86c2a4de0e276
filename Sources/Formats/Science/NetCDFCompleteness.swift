internal import ByteSources

/// Checks whether classic netCDF is complete, by the last variable in the header (NetCDF Classic Format Specification).
struct NetCDFCompleteness {
  private static let checked = "the places of all variables"
  /// The bytes per value by type: byte, char, short, int, float, double, and those of CDF-5.
  private static let sizes: [Int64] = [0, 1, 1, 2, 4, 4, 8, 1, 2, 4, 8, 8]

  private let file: CompletenessReader
  private let version: UInt8
  private var offset: Int64 = 4

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let version = try file.byte(3)
    guard [1, 2, 5].contains(version) else { return .unknown("nothing: an unknown version") }
    var header = NetCDFCompleteness(file: file, version: version)
    return try header.finding()
  }

  private init(file: CompletenessReader, version: UInt8) { (self.file, self.version) = (file, version) }

  private mutating func finding() throws(ReadFailure) -> Completeness {
    let records = try file.big32(4) == 0xFFFF_FFFF ? nil : try count()
    if records == nil { offset += version == 5 ? 8 : 4 }
    let lengths = try dimensions()
    try attributes()
    var (end, recordSize, recordVariables) = (Int64(0), Int64(0), [(start: Int64, size: Int64)]())
    for _ in 0..<(try list()) {
      try file.reader.step()
      let variable = try variable(lengths)
      if variable.isRecord {
        recordVariables.append((variable.start, variable.size))
      } else {
        end = max(end, variable.start + variable.size)
      }
    }
    // Records of a single variable are not padded.
    for variable in recordVariables {
      recordSize += recordVariables.count == 1 ? variable.size : (variable.size + 3) / 4 * 4
      guard recordSize < 1 << 56 else { throw .malformed("more data than any file has") }
    }
    if let records, records > 0 {
      for variable in recordVariables {
        let (before, overflow) = (records - 1).multipliedReportingOverflow(by: recordSize)
        guard !overflow, before < 1 << 56 else { throw .malformed("more data than any file has") }
        end = max(end, variable.start + before + variable.size)
      }
    }
    end = max(end, offset)
    return try .ending(at: end, of: file, Self.checked)
  }

  /// Reads a number as wide as the version's counts.
  private mutating func count() throws(ReadFailure) -> Int64 {
    defer { offset += version == 5 ? 8 : 4 }
    return version == 5 ? try file.big64(offset) : try file.big32(offset)
  }

  /// Reads the tag and length of a list.
  private mutating func list() throws(ReadFailure) -> Int64 {
    offset += 4
    let count = try count()
    guard count <= file.byteCount else { throw .malformed("more elements than bytes") }
    return count
  }

  private mutating func name() throws(ReadFailure) {
    let length = try count()
    offset += (length + 3) / 4 * 4
  }

  private mutating func dimensions() throws(ReadFailure) -> [Int64] {
    var lengths: [Int64] = []
    for _ in 0..<(try list()) {
      try file.reader.step()
      try name()
      lengths.append(try count())
    }
    return lengths
  }

  private mutating func type() throws(ReadFailure) -> Int64 {
    let type = try file.big32(offset)
    offset += 4
    guard type > 0, type < Self.sizes.count else { throw .malformed("an unknown type of values") }
    return Self.sizes[Int(type)]
  }

  private mutating func attributes() throws(ReadFailure) {
    for _ in 0..<(try list()) {
      try file.reader.step()
      try name()
      let size = try type()
      let (bytes, overflow) = size.multipliedReportingOverflow(by: try count())
      guard !overflow, bytes < 1 << 56 else { throw .malformed("more values than any file has") }
      offset += (bytes + 3) / 4 * 4
    }
  }

  private mutating func variable(
    _ lengths: [Int64]
  ) throws(ReadFailure) -> (start: Int64, size: Int64, isRecord: Bool) {
    try name()
    var (elements, isRecord) = (Int64(1), false)
    let rank = try count()
    guard rank <= lengths.count * 64 + 64 else { throw .malformed("more dimensions than there are") }
    for index in 0..<rank {
      try file.reader.step()
      let dimension = try count()
      guard dimension < lengths.count else { throw .malformed("a dimension that is not there") }
      let length = lengths[Int(dimension)]
      // The record dimension has no length and comes first.
      if length == 0, index == 0 {
        isRecord = true
        continue
      }
      let (product, overflow) = elements.multipliedReportingOverflow(by: length)
      guard !overflow, product < 1 << 52 else { throw .malformed("more data than any file has") }
      elements = product
    }
    try attributes()
    let size = try type() * elements
    _ = try count()
    let isWide = version > 1
    let start = isWide ? try file.big64(offset) : try file.big32(offset)
    offset += isWide ? 8 : 4
    return (start, size, isRecord)
  }
}
