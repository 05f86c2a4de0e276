internal import CLibrary

/// Bytes lent by a ``ByteReader``: checked access, no copy.
///
/// A view of the reader's ``ByteReader/head`` lives until the reader is given another source, any other view until
/// the reader's next call. Never store one.
public struct ByteView {
  @usableFromInline let base: UnsafeRawPointer?
  /// The number of bytes.
  public let count: Int

  package init(_ buffer: UnsafeRawBufferPointer) {
    base = buffer.baseAddress
    count = buffer.count
  }

  /// The byte at `index`, or nil past the end.
  @inlinable public subscript(index: Int) -> UInt8? {
    guard let base, index >= 0, index < count else { return nil }
    return base.load(fromByteOffset: index, as: UInt8.self)
  }

  /// Whether the bytes at `index` are `text`, byte for byte.
  public func matches(_ text: StaticString, at index: Int = 0) -> Bool {
    guard let base, index >= 0, text.utf8CodeUnitCount <= count - index else { return false }
    return memcmp(base + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Whether the bytes at `index` are `bytes`.
  public func matches(_ bytes: [UInt8], at index: Int = 0) -> Bool {
    guard let base, index >= 0, bytes.count <= count - index else { return false }
    return bytes.withUnsafeBytes { wanted in
      guard let start = wanted.baseAddress, !wanted.isEmpty else { return true }
      return memcmp(base + index, start, wanted.count) == 0
    }
  }

  /// The big-endian number at `index`, or nil when it does not fit.
  @inlinable public func bigEndian<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    load(Number.self, at: index).map { Number(bigEndian: $0) }
  }

  /// The little-endian number at `index`, or nil when it does not fit.
  @inlinable public func littleEndian<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    load(Number.self, at: index).map { Number(littleEndian: $0) }
  }

  /// The bytes of `range`, cut to what is there.
  public func slice(_ range: Range<Int>) -> ByteView {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return ByteView(UnsafeRawBufferPointer(start: base.map { $0 + lower }, count: upper - lower))
  }

  /// The bytes from `start` on; none where that is behind the end.
  package func slice(from start: Int) -> ByteView { slice(min(start, count)..<count) }

  /// The index of the first `byte` at or after `start`.
  public func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base, start >= 0, start < count else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Where `text` stands first, at or after `start`.
  package func firstIndex(of text: StaticString, from start: Int = 0) -> Int? {
    let sign = Self.rarestSign(of: text)
    var index = start + sign
    while let place = firstIndex(of: text.utf8Start[sign], from: index) {
      if matches(text, at: place - sign) { return place - sign }
      index = place + 1
    }
    return nil
  }

  /// Which byte of `text` to look for: of the first kind that it has, in markup and in prose the rarest.
  private static func rarestSign(of text: StaticString) -> Int {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.firstIndex { !isLetter($0) && !isCommonSign($0) } ?? bytes.firstIndex { !isCommonSign($0) }
      ?? 0
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isCommonSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""), 0x20,
      0x0A,
      0x00:
      true
    default: false
    }
  }

  /// Whether `text` stands anywhere in the bytes.
  package func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  /// A copy of the bytes.
  public var array: [UInt8] { withUnsafeBytes { Array($0) } }

  /// The bytes as text, invalid UTF-8 replaced.
  public var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  package var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  // Numbers are most of what readers ask for: specialized where they are used, they cost no look-up of types.
  @inlinable func load<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    guard let base, index >= 0, MemoryLayout<Number>.size <= count - index else { return nil }
    return base.loadUnaligned(fromByteOffset: index, as: Number.self)
  }
}

extension ByteView {
  /// The byte that all bytes are; nil where they differ, or there are none.
  package var filling: UInt8? {
    guard let first = self[0] else { return nil }
    return withUnsafeBytes { $0.allSatisfy { $0 == first } } ? first : nil
  }
}
