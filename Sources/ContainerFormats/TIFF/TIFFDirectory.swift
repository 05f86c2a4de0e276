package import ByteSources

/// One TIFF directory (TIFF 6.0 section 2, "Image File Directory"), its entries kept so that their values can be
/// fetched in any order.
package struct TIFFDirectory {
  private static let mostEntries: Int64 = 512
  private static let mostChildren: UInt64 = 8

  package let offset: Int64
  package let layout: TIFF.Layout
  /// In the directory's order; of several entries of one tag, the first counts.
  package private(set) var entries: [TIFF.Entry] = []
  /// The next directory's offset, 0 when there is none.
  package private(set) var next: Int64 = 0
  /// Why the directory ends before its count says.
  package private(set) var failure: ReadFailure?

  /// Reads the directory at `offset` from the origin; what stands before damage is kept.
  ///
  /// Complexity: one step per entry, 512 at most.
  package init(at offset: Int64, _ layout: TIFF.Layout, _ reader: ByteReader) throws(ReadFailure) {
    self.offset = offset
    self.layout = layout
    do throws(ReadFailure) { try read(reader) } catch {
      if case .source = error { throw error }
      failure = error
    }
  }

  private mutating func read(_ reader: ByteReader) throws(ReadFailure) {
    let (start, overflow) = layout.origin.addingReportingOverflow(offset)
    guard !overflow, offset >= 4, start < 1 << 62 else {
      throw .malformed("a directory offset that leads nowhere")
    }
    let count =
      layout.isBig
      ? try TIFF.number(UInt64.self, at: start, layout, reader)
      : UInt64(try TIFF.number(UInt16.self, at: start, layout, reader))
    let size: Int64 = layout.isBig ? 20 : 12
    let first = start + (layout.isBig ? 8 : 2)
    guard count <= 65_535 else { throw .malformed("a directory of more than 65,535 entries") }
    entries.reserveCapacity(min(Int(count), 32))
    for index in 0..<min(Int64(count), Self.mostEntries) {
      try reader.step()
      let at = first + index * size
      let (tag, type, values) = try head(at: at, reader)
      var place = at + (layout.isBig ? 12 : 8)
      let (bytes, tooMany) = values.multipliedReportingOverflow(by: Self.width(of: type))
      if tooMany || bytes > (layout.isBig ? 8 : 4) {
        let pointer = Int64(clamping: try layout.offset(at: place, reader))
        let (sum, overflow) = layout.origin.addingReportingOverflow(pointer)
        place = overflow ? Int64.max : sum
      }
      entries.append(TIFF.Entry(tag: tag, type: type, count: values, offset: place))
    }
    next = Int64(clamping: try layout.offset(at: first + Int64(count) * size, reader))
  }

  /// What stands at an entry's start.
  private func head(
    at offset: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> (tag: UInt16, type: UInt16, count: UInt64) {
    if layout.isBig {
      return (
        try TIFF.number(UInt16.self, at: offset, layout, reader),
        try TIFF.number(UInt16.self, at: offset + 2, layout, reader),
        try layout.offset(at: offset + 4, reader)
      )
    }
    // All in one number, as it is stored.
    let head = try TIFF.number(UInt64.self, at: offset, layout, reader)
    func half(_ shift: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: head >> shift) }
    return layout.isBigEndian
      ? (half(48), half(32), head & 0xFFFF_FFFF) : (half(0), half(16), head >> 32)
  }

  /// Directories are short: looking through one costs less than a table of it.
  package subscript(tag: UInt16) -> TIFF.Entry? {
    for entry in entries where entry.tag == tag { return entry }
    return nil
  }

  /// A number, when the entry is one of a whole type and its place exists.
  package func number(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Int? {
    guard let entry = self[tag] else { return nil }
    return try number(of: entry, at: index, reader)
  }

  /// A whole number among an entry's values, by position; nil where there is none: for whoever asks for one after another.
  package func number(
    of entry: TIFF.Entry, at index: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int? {
    guard lies(entry, index, reader) else { return nil }
    return try whole(entry, index, reader)
  }

  /// A number of a whole, fractional or floating entry; nil for a fraction of nothing.
  package func real(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Double? {
    guard let entry = self[tag] else { return nil }
    return try real(of: entry, at: index, reader)
  }

  /// A number of any kind among an entry's values, by position; nil where there is none.
  package func real(
    of entry: TIFF.Entry, at index: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Double? {
    if let whole = try number(of: entry, at: index, reader) { return Double(whole) }
    guard [5, 10, 11, 12].contains(entry.type), index >= 0,
      UInt64(index) < entry.count, lies(entry, index, reader)
    else { return nil }
    let place = entry.offset &+ Int64(Self.width(of: entry.type)) &* index
    if entry.type == 11 {
      return Double(Float(bitPattern: try TIFF.number(UInt32.self, at: place, layout, reader)))
    }
    if entry.type == 12 {
      return Double(bitPattern: try TIFF.number(UInt64.self, at: place, layout, reader))
    }
    let numerator = try TIFF.number(UInt32.self, at: place, layout, reader)
    let denominator = try TIFF.number(UInt32.self, at: place &+ 4, layout, reader)
    guard denominator != 0 else { return nil }
    return entry.type == 5
      ? Double(numerator) / Double(denominator)
      : Double(Int32(bitPattern: numerator)) / Double(Int32(bitPattern: denominator))
  }

  /// Text without its NUL and the blanks around it; nil when there is none.
  package func text(_ tag: UInt16, upTo limit: Int = 256, _ reader: ByteReader) throws(ReadFailure) -> String?
  {
    try textView(tag, upTo: limit, reader)?.text
  }

  /// The bytes of ``text(_:upTo:_:)``, which hold until the reader reads on.
  package func textView(_ tag: UInt16, upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) -> ByteView?
  {
    guard let entry = self[tag], [1, 2, 7, 129].contains(entry.type), lies(entry, 0, reader) else {
      return nil
    }
    let count = Int(min(entry.count, UInt64(limit)))
    let view = try reader.available(at: entry.offset, upTo: count)
    var text = 0..<(view.firstIndex(of: 0) ?? view.count)
    while let last = text.last, view[last] ?? 0 <= 0x20 { text.removeLast() }
    while let first = text.first, view[first] ?? 0 <= 0x20 { text.removeFirst() }
    return text.isEmpty ? nil : view.slice(text)
  }

  /// The bytes of an entry of one-byte values, where they are inside the source.
  package func bytes(_ tag: UInt16, _ reader: ByteReader) -> Range<Int64>? {
    guard let entry = self[tag], [1, 2, 7].contains(entry.type), lies(entry, 0, reader),
      entry.count <= UInt64(reader.end &- entry.offset)
    else { return nil }
    return entry.offset..<entry.offset &+ Int64(entry.count)
  }

  /// Where an entry's values end, be that inside the source or not.
  package func end(of entry: TIFF.Entry) -> Int64 {
    let (bytes, tooMany) = entry.count.multipliedReportingOverflow(by: Self.width(of: entry.type))
    guard !tooMany, let count = Int64(exactly: bytes) else { return .max }
    let (end, overflow) = entry.offset.addingReportingOverflow(count)
    return overflow ? .max : end
  }

  /// The offsets of the directories below this one (`SubIFDs`), the first eight of them.
  package func children(_ reader: ByteReader, into children: inout [Int64]) throws(ReadFailure) {
    guard let entry = self[330] else { return }
    for index in 0..<Int64(min(entry.count, Self.mostChildren)) {
      if let child = try whole(entry, index, reader), child > 0 { children.append(Int64(child)) }
    }
  }

  /// Whether there are more directories below this one than are followed.
  package var hasMoreChildren: Bool { (self[330]?.count ?? 0) > Self.mostChildren }

  /// A number of one of the whole types: BYTE, SHORT, LONG, LONG8, their signed kinds, and IFD.
  private func whole(_ entry: TIFF.Entry, _ index: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int? {
    guard index >= 0, UInt64(index) < entry.count, index < 1 << 32 else { return nil }
    let (place, overflow) = entry.offset.addingReportingOverflow(index &* Int64(Self.width(of: entry.type)))
    guard !overflow else { return nil }
    return switch entry.type {
    case 1, 7: Int(try TIFF.number(UInt8.self, at: place, layout, reader))
    case 6: Int(try TIFF.number(Int8.self, at: place, layout, reader))
    case 3: Int(try TIFF.number(UInt16.self, at: place, layout, reader))
    case 4, 13: Int(try TIFF.number(UInt32.self, at: place, layout, reader))
    case 8: Int(try TIFF.number(Int16.self, at: place, layout, reader))
    case 9: Int(try TIFF.number(Int32.self, at: place, layout, reader))
    case 16, 18: Int(exactly: try TIFF.number(UInt64.self, at: place, layout, reader))
    default: nil
    }
  }

  /// Whether a value of one of these tags lies beyond the end of the source.
  package func isCut(_ tags: [UInt16], _ reader: ByteReader) -> Bool {
    tags.contains { tag in self[tag].map { $0.count > 0 && !lies($0, 0, reader) } ?? false }
  }

  // A pointer that leads out of the file is a lie about one value, not the end of the directory.
  private func lies(_ entry: TIFF.Entry, _ index: Int64, _ reader: ByteReader) -> Bool {
    entry.count > 0 && entry.offset >= 0 && entry.offset < reader.end && index < 1 << 32
  }

  private static func width(of type: UInt16) -> UInt64 {
    switch type {
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12, 16, 17, 18: 8
    default: 1
    }
  }
}
