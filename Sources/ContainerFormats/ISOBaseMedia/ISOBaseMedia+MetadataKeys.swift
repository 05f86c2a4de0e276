package import ByteSources

extension ISOBaseMedia {
  /// An entry of a `keys`/`ilst` pair (QuickTime File Format, "Metadata").
  package struct MetadataValue: Hashable, Sendable {
    /// The key's name, such as `com.apple.quicktime.content.identifier`.
    package var key: String
    /// The key's index in ``InternedMovieKeys``; nil for others.
    package var internedIndex: Int?
    /// The well-known type: 1 UTF-8, 21 signed, 22 unsigned, 23 and 24 floating point.
    package var dataType: UInt32
    package var range: Range<Int64>

    private static let maxTextLength: Int64 = 1024

    /// Returns the value as text, numbers in decimal; nil for other data.
    package func text(_ reader: ByteReader) throws(ReadFailure) -> String? {
      let count = Int(min(range.upperBound - range.lowerBound, Self.maxTextLength))
      let view = try reader.available(at: range.lowerBound, upTo: count)
      switch dataType {
      case 1: return view.text
      case 21, 65, 66, 67, 74: return Self.signed(view).map(String.init)
      case 22, 75, 76, 77, 78: return Self.unsigned(view).map(String.init)
      case 23: return view.bigEndian(UInt32.self, at: 0).map { String(Float(bitPattern: $0)) }
      case 24: return view.bigEndian(UInt64.self, at: 0).map { String(Double(bitPattern: $0)) }
      default: return nil
      }
    }

    private static func unsigned(_ view: ByteView) -> UInt64? {
      guard (1...8).contains(view.count) else { return nil }
      return view.array.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }

    private static func signed(_ view: ByteView) -> Int64? {
      guard let value = unsigned(view) else { return nil }
      let shift = UInt64(64 - 8 * view.count)
      return Int64(bitPattern: value << shift) >> Int64(shift)
    }
  }

  private static let maxKeys = 512

  /// Returns the metadata of a movie or track: QuickTime's `meta` in `container`, or ISO's in `udta`.
  ///
  /// Errors: `ReadFailure.malformed` and `ReadFailure.endOfData` for lists that do not fit their boxes.
  /// Complexity: one step per entry, 512 keys at most.
  package static func metadata(in container: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue]
  {
    var (own, userData): (Box?, Box?)
    var boxes = container.boxes(reader)
    while own == nil || userData == nil, let box = try boxes.next() {
      if own == nil, box.type == "meta" { own = box }
      if userData == nil, box.type == "udta" { userData = box }
    }
    return try metadata(own: own, userData: userData, reader)
  }

  /// Like ``metadata(in:_:)``, for the container's first `meta` and `udta`.
  package static func metadata(
    own: Box?, userData: Box?, _ reader: ByteReader
  ) throws(ReadFailure) -> [MetadataValue] {
    let inside = try userData?.first("meta", reader: reader)
    var values = if let own { try metadata(meta: own, reader) } else { [MetadataValue]() }
    if let inside { values += try metadata(meta: inside, reader) }
    return values
  }

  /// Returns the contents of a `meta` box: QuickTime's has no version and flags, so its first child's type is
  /// four bytes earlier.
  package static func contents(ofMeta meta: Box, _ reader: ByteReader) throws(ReadFailure) -> Range<Int64> {
    let isPlain = try meta.number(UInt32.self, 4, reader) == FourCharacterCode("hdlr").rawValue
    return meta.contents.lowerBound + (isPlain ? 0 : 4)..<meta.contents.upperBound
  }

  /// Returns the values of a `meta` box with named keys.
  package static func metadata(meta: Box, _ reader: ByteReader) throws(ReadFailure) -> [MetadataValue] {
    let inside = try contents(ofMeta: meta, reader)
    guard let list = try first("keys", in: inside, reader), let items = try first("ilst", in: inside, reader)
    else {
      return []
    }
    let names = try keys(in: list, reader)
    var values: [MetadataValue] = []
    values.reserveCapacity(names.count)
    var boxes = items.boxes(reader)
    while values.count < maxKeys, let item = try boxes.next() {
      // Box types of items are key numbers from 1.
      let number = Int(item.type.rawValue)
      guard number >= 1, number <= names.count, let data = try item.first("data", reader: reader) else {
        continue
      }
      let type = try data.number(UInt32.self, 0, reader)
      let start = min(data.contents.lowerBound + 8, data.contents.upperBound)
      values.append(
        MetadataValue(
          key: names[number - 1].text, internedIndex: names[number - 1].internedIndex, dataType: type,
          range: start..<data.contents.upperBound))
    }
    return values
  }

  /// Returns the names in a `keys` box, in order.
  package static func keyNames(in list: Box, _ reader: ByteReader) throws(ReadFailure) -> [String] {
    try keys(in: list, reader).map(\.text)
  }

  /// Returns true if a `meta` box lists a key; false if the list is malformed.
  ///
  /// Complexity: one step per key, 512 at most; no text is made.
  package static func lists(_ key: StaticString, inMeta meta: Box, _ reader: ByteReader) throws(ReadFailure)
    -> Bool
  {
    do throws(ReadFailure) {
      guard let list = try first("keys", in: contents(ofMeta: meta, reader), reader) else { return false }
      let count = Int64(try list.number(UInt32.self, 4, reader))
      var offset = list.contents.lowerBound + 8
      for _ in 0..<min(count, Int64(maxKeys)) where list.contents.upperBound - offset >= 8 {
        try reader.step()
        let size = Int64(try reader.bigEndian(UInt32.self, at: offset))
        guard size >= 8, size <= list.contents.upperBound - offset else { return false }
        if size - 8 == Int64(key.utf8CodeUnitCount),
          try reader.view(at: offset + 8, count: key.utf8CodeUnitCount).matches(key)
        {
          return true
        }
        offset += size
      }
      return false
    } catch {
      switch error {
      case .endOfData, .malformed: return false
      case .budget, .source: throw error
      }
    }
  }

  private static func keys(in list: Box, _ reader: ByteReader) throws(ReadFailure) -> [(
    text: String, internedIndex: Int?
  )] {
    let count = try list.number(UInt32.self, 4, reader)
    var names: [(text: String, internedIndex: Int?)] = []
    names.reserveCapacity(min(Int(count), 16))
    var offset = list.contents.lowerBound + 8
    while names.count < min(Int(count), maxKeys), list.contents.upperBound - offset >= 8 {
      try reader.step()
      let size = Int64(try reader.bigEndian(UInt32.self, at: offset))
      guard size >= 8, size <= list.contents.upperBound - offset else {
        throw .malformed("a key longer than its list")
      }
      let name = try reader.view(at: offset + 8, count: Int(min(size - 8, 1024)))
      let internedIndex = InternedMovieKeys.number(of: name)
      names.append((internedIndex.map { InternedMovieKeys.all[$0] } ?? name.text, internedIndex))
      offset += size
    }
    return names
  }
}

/// The names of common metadata keys, interned so that no text is made for each file.
package enum InternedMovieKeys {
  package static let all = [
    "com.apple.quicktime.make", "com.apple.quicktime.model", "com.apple.quicktime.software",
    "com.apple.quicktime.creationdate", "com.apple.quicktime.location.ISO6709",
    "com.apple.quicktime.location.accuracy.horizontal", "com.apple.quicktime.content.identifier",
    "com.apple.quicktime.live-photo.auto", "com.apple.quicktime.live-photo.vitality-score",
    "com.apple.quicktime.live-photo.vitality-scoring-version",
    "com.apple.quicktime.full-frame-rate-playback-intent", "com.apple.quicktime.still-image-time",
    "com.apple.quicktime.camera.lens_model", "com.apple.quicktime.camera.focal_length.35mm_equivalent",
    "com.apple.photos.captureMode", "com.android.version", "com.android.capture.fps",
    "com.android.manufacturer",
    "com.android.model",
  ]

  /// The UTF-8 bytes of the names, by length.
  private static let byLength: [[(number: Int, bytes: [UInt8])]] = {
    var rows: [[(number: Int, bytes: [UInt8])]] = []
    for (number, key) in all.enumerated() {
      let bytes = Array(key.utf8)
      while rows.count <= bytes.count { rows.append([]) }
      rows[bytes.count].append((number, bytes))
    }
    return rows
  }()

  /// Returns the index of a name; nil for others.
  static func number(of name: ByteView) -> Int? {
    guard name.count < byLength.count else { return nil }
    for row in byLength[name.count] where name.matches(row.bytes) { return row.number }
    return nil
  }
}
