internal import ASCIIBytes
internal import CLibrary

/// Bounds-checked access to bytes of a ``ByteReader`` without a copy.
///
/// A view of the reader's ``ByteReader/head`` is valid until the reader opens another source, any other view until
/// the reader's next call. Never store a view.
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

  /// Returns true if the bytes at `index` are those of `text`.
  public func matches(_ text: StaticString, at index: Int = 0) -> Bool {
    guard let base, index >= 0, text.utf8CodeUnitCount <= count - index else { return false }
    return memcmp(base + index, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Returns true if the bytes at `index` are `bytes`.
  public func matches(_ bytes: [UInt8], at index: Int = 0) -> Bool {
    guard let base, index >= 0, bytes.count <= count - index else { return false }
    return bytes.withUnsafeBytes { wanted in
      guard let start = wanted.baseAddress, !wanted.isEmpty else { return true }
      return memcmp(base + index, start, wanted.count) == 0
    }
  }

  /// Returns the big-endian number at `index`, or nil past the end.
  @inlinable public func bigEndian<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    load(Number.self, at: index).map { Number(bigEndian: $0) }
  }

  /// Returns the little-endian number at `index`, or nil past the end.
  @inlinable public func littleEndian<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    load(Number.self, at: index).map { Number(littleEndian: $0) }
  }

  /// Returns the bytes of `range` that exist.
  public func slice(_ range: Range<Int>) -> ByteView {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return ByteView(UnsafeRawBufferPointer(start: base.map { $0 + lower }, count: upper - lower))
  }

  /// Returns the bytes from `start` on; none past the end.
  package func slice(from start: Int) -> ByteView { slice(min(start, count)..<count) }

  /// Returns the index of the first `byte` at or after `start`.
  public func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let base, start >= 0, start < count else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// Returns the index of the first `text` at or after `start`.
  package func firstIndex(of text: StaticString, from start: Int = 0) -> Int? {
    let rarest = Self.rarestByte(of: text)
    var index = start + rarest
    while let match = firstIndex(of: text.utf8Start[rarest], from: index) {
      if matches(text, at: match - rarest) { return match - rarest }
      index = match + 1
    }
    return nil
  }

  /// Returns the index of the byte to search for, the one that is probably the rarest in markup and prose.
  private static func rarestByte(of text: StaticString) -> Int {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.firstIndex { !$0.isASCIILetter && !isCommonMark($0) }
      ?? bytes.firstIndex { !isCommonMark($0) } ?? 0
  }

  private static func isCommonMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""), 0x20,
      0x0A,
      0x00:
      true
    default: false
    }
  }

  /// Returns true if the bytes contain `text`.
  package func contains(_ text: StaticString) -> Bool { firstIndex(of: text) != nil }

  /// A copy of the bytes.
  public var array: [UInt8] { withUnsafeBytes { Array($0) } }

  /// The bytes as text; invalid UTF-8 is replaced.
  public var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  package var buffer: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  // Inlined, because readers mostly read numbers and an unspecialized call looks up the type.
  @inlinable func load<Number: FixedWidthInteger>(_: Number.Type, at index: Int) -> Number? {
    guard let base, index >= 0, MemoryLayout<Number>.size <= count - index else { return nil }
    return base.loadUnaligned(fromByteOffset: index, as: Number.self)
  }
}

extension ByteView {
  /// The one value of all bytes; nil if they differ or there are none.
  package var filling: UInt8? {
    guard let first = self[0] else { return nil }
    return withUnsafeBytes { $0.allSatisfy { $0 == first } } ? first : nil
  }
}
