package import ByteSources

/// A TIFF directory (TIFF 6.0 section 2, "Image File Directory"), with its entries for access in any order.
package struct TIFFDirectory {
  private static let maxEntries: Int64 = 512
  private static let maxChildren: UInt64 = 8

  package let offset: Int64
  package let layout: TIFF.Layout
  /// The entries in file order; the first of several with one tag counts.
  package private(set) var entries: [TIFF.Entry] = []
  /// The offset of the next directory, 0 if there is none.
  package private(set) var next: Int64 = 0
  /// The error that ended the directory early.
  package private(set) var failure: ReadFailure?

  /// Reads the directory at `offset` from the origin; entries before damage are kept.
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
    for index in 0..<min(Int64(count), Self.maxEntries) {
      try reader.step()
      let at = first + index * size
      let (tag, type, values) = try head(at: at, reader)
      var position = at + (layout.isBig ? 12 : 8)
      let (bytes, tooMany) = values.multipliedReportingOverflow(by: Self.width(of: type))
      if tooMany || bytes > (layout.isBig ? 8 : 4) {
        let pointer = Int64(clamping: try layout.offset(at: position, reader))
        let (sum, overflow) = layout.origin.addingReportingOverflow(pointer)
        position = overflow ? Int64.max : sum
      }
      entries.append(TIFF.Entry(tag: tag, type: type, count: values, offset: position))
    }
    next = Int64(clamping: try layout.offset(at: first + Int64(count) * size, reader))
  }

  /// Reads tag, type and count of an entry.
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
    // A single read in file order.
    let head = try TIFF.number(UInt64.self, at: offset, layout, reader)
    func half(_ shift: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: head >> shift) }
    return layout.isBigEndian
      ? (half(48), half(32), head & 0xFFFF_FFFF) : (half(0), half(16), head >> 32)
  }

  /// Directories are short: a linear search is cheaper than a table.
  package subscript(tag: UInt16) -> TIFF.Entry? {
    for entry in entries where entry.tag == tag { return entry }
    return nil
  }

  /// Returns an integer value; nil if the entry has another type or is out of bounds.
  package func number(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Int? {
    guard let entry = self[tag] else { return nil }
    return try number(of: entry, at: index, reader)
  }

  /// Returns the integer value of an entry at an index, for iteration; nil if there is none.
  package func number(
    of entry: TIFF.Entry, at index: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Int? {
    guard isInside(entry, index, reader) else { return nil }
    return try whole(entry, index, reader)
  }

  /// Returns a value of an integer, rational or floating-point entry; nil for a zero denominator.
  package func real(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Double? {
    guard let entry = self[tag] else { return nil }
    return try real(of: entry, at: index, reader)
  }

  /// Returns a numeric value of an entry at an index; nil if there is none.
  package func real(
    of entry: TIFF.Entry, at index: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> Double? {
    if let whole = try number(of: entry, at: index, reader) { return Double(whole) }
    guard [5, 10, 11, 12].contains(entry.type), index >= 0,
      UInt64(index) < entry.count, isInside(entry, index, reader)
    else { return nil }
    let position = entry.offset &+ Int64(Self.width(of: entry.type)) &* index
    if entry.type == 11 {
      return Double(Float(bitPattern: try TIFF.number(UInt32.self, at: position, layout, reader)))
    }
    if entry.type == 12 {
      return Double(bitPattern: try TIFF.number(UInt64.self, at: position, layout, reader))
    }
    let numerator = try TIFF.number(UInt32.self, at: position, layout, reader)
    let denominator = try TIFF.number(UInt32.self, at: position &+ 4, layout, reader)
    guard denominator != 0 else { return nil }
    return entry.type == 5
      ? Double(numerator) / Double(denominator)
      : Double(Int32(bitPattern: numerator)) / Double(Int32(bitPattern: denominator))
  }

  /// Returns the text without NUL and surrounding blanks; nil if there is none.
  package func text(_ tag: UInt16, upTo limit: Int = 256, _ reader: ByteReader) throws(ReadFailure) -> String?
  {
    try textView(tag, upTo: limit, reader)?.text
  }

  /// Returns the bytes of ``text(_:upTo:_:)``, valid until the reader's next read.
  package func textView(_ tag: UInt16, upTo limit: Int, _ reader: ByteReader) throws(ReadFailure) -> ByteView?
  {
    guard let entry = self[tag], [1, 2, 7, 129].contains(entry.type), isInside(entry, 0, reader) else {
      return nil
    }
    let count = Int(min(entry.count, UInt64(limit)))
    let view = try reader.available(at: entry.offset, upTo: count)
    var text = 0..<(view.firstIndex(of: 0) ?? view.count)
    while let last = text.last, view[last] ?? 0 <= 0x20 { text.removeLast() }
    while let first = text.first, view[first] ?? 0 <= 0x20 { text.removeFirst() }
    return text.isEmpty ? nil : view.slice(text)
  }

  /// Returns the bytes of an entry of one-byte values, if inside the source.
  package func bytes(_ tag: UInt16, _ reader: ByteReader) -> Range<Int64>? {
    guard let entry = self[tag], [1, 2, 7].contains(entry.type), isInside(entry, 0, reader),
      entry.count <= UInt64(reader.end &- entry.offset)
    else { return nil }
    return entry.offset..<entry.offset &+ Int64(entry.count)
  }

  /// Returns the end of an entry's values, which may be outside the source.
  package func end(of entry: TIFF.Entry) -> Int64 {
    let (bytes, tooMany) = entry.count.multipliedReportingOverflow(by: Self.width(of: entry.type))
    guard !tooMany, let count = Int64(exactly: bytes) else { return .max }
    let (end, overflow) = entry.offset.addingReportingOverflow(count)
    return overflow ? .max : end
  }

  /// Appends the offsets of the child directories (`SubIFDs`), the first eight.
  package func children(_ reader: ByteReader, into children: inout [Int64]) throws(ReadFailure) {
    guard let entry = self[330] else { return }
    for index in 0..<Int64(min(entry.count, Self.maxChildren)) {
      if let child = try whole(entry, index, reader), child > 0 { children.append(Int64(child)) }
    }
  }

  /// True if there are more child directories than are followed.
  package var hasMoreChildren: Bool { (self[330]?.count ?? 0) > Self.maxChildren }

  /// Reads an integer value: BYTE, SHORT, LONG, LONG8, their signed types, or IFD.
  private func whole(_ entry: TIFF.Entry, _ index: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int? {
    guard index >= 0, UInt64(index) < entry.count, index < 1 << 32 else { return nil }
    let (position, overflow) = entry.offset.addingReportingOverflow(
      index &* Int64(Self.width(of: entry.type)))
    guard !overflow else { return nil }
    return switch entry.type {
    case 1, 7: Int(try TIFF.number(UInt8.self, at: position, layout, reader))
    case 6: Int(try TIFF.number(Int8.self, at: position, layout, reader))
    case 3: Int(try TIFF.number(UInt16.self, at: position, layout, reader))
    case 4, 13: Int(try TIFF.number(UInt32.self, at: position, layout, reader))
    case 8: Int(try TIFF.number(Int16.self, at: position, layout, reader))
    case 9: Int(try TIFF.number(Int32.self, at: position, layout, reader))
    case 16, 18: Int(exactly: try TIFF.number(UInt64.self, at: position, layout, reader))
    default: nil
    }
  }

  /// Returns true if a value of one of these tags is beyond the end of the source.
  package func isTruncated(_ tags: [UInt16], _ reader: ByteReader) -> Bool {
    tags.contains { tag in self[tag].map { $0.count > 0 && !isInside($0, 0, reader) } ?? false }
  }

  // An invalid offset affects one value, not the directory.
  private func isInside(_ entry: TIFF.Entry, _ index: Int64, _ reader: ByteReader) -> Bool {
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

/// The directories of a TIFF file, each once: the chain, and those added by the reader.
package struct TIFFChain {
  private let layout: TIFF.Layout
  private let limit: Int
  /// An array, not a set: creating a process's first set costs more than these comparisons.
  private var seen: [Int64] = []
  /// Offsets after this were not read: most chains go towards the end.
  private var last: Int64 = 0
  /// The directories to read, and those already read; 0 stands for none.
  package var pending: [Int64]
  /// The number already read; removing the first would move the others.
  private var taken = 0
  /// True if unread directories are left.
  package var hasMore: Bool { taken < pending.count }
  /// True if a chain came back to a directory already read.
  package private(set) var isCyclic = false

  /// Starts at the directory `first`; at most `limit` directories are read.
  package init(_ first: Int64, _ layout: TIFF.Layout, upTo limit: Int) {
    (pending, self.layout, self.limit) = ([], layout, limit)
    // Enough for most files.
    pending.reserveCapacity(4)
    pending.append(first)
  }

  /// Returns the next unread directory.
  package mutating func next(_ reader: ByteReader) throws(ReadFailure) -> TIFFDirectory? {
    while seen.count < limit, taken < pending.count {
      let offset = pending[taken]
      taken += 1
      guard offset != 0 else { continue }
      guard offset > last || !seen.contains(offset) else {
        isCyclic = true
        continue
      }
      seen.append(offset)
      last = max(last, offset)
      return try TIFFDirectory(at: offset, layout, reader)
    }
    return nil
  }
}
