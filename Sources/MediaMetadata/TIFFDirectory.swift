internal import ByteSources
internal import FileIdentification

/// One TIFF directory, its entries kept so that their values can be fetched in any order.
struct TIFFDirectory {
  var offset: Int64
  var layout: TIFF.Layout
  /// In the directory's order; of several entries of one tag, the first counts.
  private var entries: [TIFF.Entry] = []
  var next: Int64 = 0
  /// Why the directory ends before its count says.
  var failure: ReadFailure?

  /// Reads the directory at `offset` from the origin; what stands before damage is kept.
  init(at offset: Int64, _ layout: TIFF.Layout, _ reader: ByteReader) throws(ReadFailure) {
    self.offset = offset
    self.layout = layout
    do throws(ReadFailure) {
      var found: [TIFF.Entry] = []
      found.reserveCapacity(32)
      defer { entries = found }
      next = try TIFF.directory(at: offset, layout, reader) { (entry) throws(ReadFailure) in
        found.append(entry)
      }
    } catch {
      if case .source = error { throw error }
      failure = error
    }
  }

  /// Directories are short: looking through one costs less than a table of it.
  subscript(tag: UInt16) -> TIFF.Entry? {
    for entry in entries where entry.tag == tag { return entry }
    return nil
  }

  /// A number, when the entry is one of a whole type and its place exists.
  func number(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Int? {
    guard let entry = self[tag], lies(entry, index, reader) else { return nil }
    if let value = try TIFF.unsigned(entry, at: index, layout, reader) { return Int(exactly: value) }
    // SLONG and SSHORT, which `unsigned` leaves out.
    guard index == 0 else { return nil }
    return switch entry.type {
    case 9: Int(Int32(bitPattern: try TIFF.number(UInt32.self, at: entry.offset, layout, reader)))
    case 8: Int(Int16(bitPattern: try TIFF.number(UInt16.self, at: entry.offset, layout, reader)))
    default: nil
    }
  }

  /// The first number of a whole, fractional or floating entry.
  func real(_ tag: UInt16, at index: Int64 = 0, _ reader: ByteReader) throws(ReadFailure) -> Double? {
    if let whole = try number(tag, at: index, reader) { return Double(whole) }
    guard let entry = self[tag], entry.type == 5 || entry.type == 10, index >= 0,
      UInt64(index) < entry.count, lies(entry, index, reader)
    else { return nil }
    let place = entry.offset &+ 8 &* index
    let numerator = try TIFF.number(UInt32.self, at: place, layout, reader)
    let denominator = try TIFF.number(UInt32.self, at: place &+ 4, layout, reader)
    guard denominator != 0 else { return nil }
    return entry.type == 5
      ? Double(numerator) / Double(denominator)
      : Double(Int32(bitPattern: numerator)) / Double(Int32(bitPattern: denominator))
  }

  /// Text without its NUL and the blanks around it; nil when there is none.
  func text(_ tag: UInt16, upTo limit: Int = 256, _ reader: ByteReader) throws(ReadFailure) -> String? {
    guard let entry = self[tag], entry.type == 2 || entry.type == 7 || entry.type == 129,
      lies(entry, 0, reader)
    else { return nil }
    let count = Int(min(entry.count, UInt64(limit)))
    let view = try reader.available(at: entry.offset, upTo: count)
    let text = view.slice(0..<(view.firstIndex(of: 0) ?? view.count)).text.trimmed
    return text.isEmpty ? nil : text
  }

  /// The bytes of an entry of one-byte values, where they are inside the source.
  func bytes(_ tag: UInt16, _ reader: ByteReader) -> Range<Int64>? {
    guard let entry = self[tag], [1, 2, 7].contains(entry.type), lies(entry, 0, reader),
      entry.count <= UInt64(reader.end &- entry.offset)
    else { return nil }
    return entry.offset..<entry.offset &+ Int64(entry.count)
  }

  // A pointer that leads out of the file is a lie about one value, not the end of the directory.
  private func lies(_ entry: TIFF.Entry, _ index: Int64, _ reader: ByteReader) -> Bool {
    entry.count > 0 && entry.offset >= 0 && entry.offset < reader.end && index < 1 << 32
  }
}

extension String {
  /// The text without blanks and control characters at its ends.
  var trimmed: String {
    let bytes = utf8
    // Most texts have none: they are themselves.
    if let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 { return self }
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    return String(scalars)
  }
}
