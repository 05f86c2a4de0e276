import CZlib
import ContainerFormats

extension [UInt8] {
  mutating func little<Number: FixedWidthInteger>(_ number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
  func littleEndian(_ at: Int) -> UInt32 { self[at..<at + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } }
  mutating func patch<Number: FixedWidthInteger>(_ number: Number, at index: Int) {
    var bytes: [UInt8] = []
    bytes.little(number)
    replaceSubrange(index..<index + bytes.count, with: bytes)
  }
  /// Returns the index of the last occurrence of `mark`.
  func last(of mark: String) -> Int? {
    let mark = Array(mark.utf8)
    return (0...Swift.max(0, count - mark.count)).last { self[$0...].starts(with: mark) }
  }
}

func deflated(_ bytes: [UInt8], windowBits: Int32 = -15) -> [UInt8] {
  var stream = z_stream()
  var input = bytes
  var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 100)
  deflateInit2_(
    &stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
    Int32(MemoryLayout<z_stream>.size))
  input.withUnsafeMutableBufferPointer { source in
    output.withUnsafeMutableBufferPointer { target in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      stream.next_out = target.baseAddress
      stream.avail_out = UInt32(target.count)
      _ = deflate(&stream, Z_FINISH)
    }
  }
  output.removeLast(Int(stream.avail_out))
  deflateEnd(&stream)
  return output
}

/// Builds small archives with the irregularities that tests need.
struct ZIPBuilder {
  var bytes: [UInt8] = []
  var central: [UInt8] = []
  var count: UInt16 = 0
  var usesDescriptors = false
  var signsDescriptors = true
  var usesZIP64 = false
  /// Included in offsets or not, like the two kinds of self-extractors.
  var prefix: [UInt8] = []
  var offsetsIncludePrefix = false

  mutating func add(_ name: String, _ contents: [UInt8], deflate: Bool = false, flags extraFlags: UInt16 = 0)
  {
    let data = deflate ? deflated(contents) : contents
    let offset = bytes.count + (offsetsIncludePrefix ? prefix.count : 0)
    let flags = extraFlags | (usesDescriptors ? 8 : 0)
    let check = CyclicRedundancyCheck.of(contents)
    bytes += Array("PK\u{3}\u{4}".utf8)
    for field in [20, flags, deflate ? 8 : 0, 0, 0x21] as [UInt16] { bytes.little(field) }
    for field in usesDescriptors ? [0, 0, 0] : [check, UInt32(data.count), UInt32(contents.count)] {
      bytes.little(field)
    }
    bytes.little(UInt16(name.utf8.count))
    bytes.little(UInt16(0))
    bytes += Array(name.utf8) + data
    if usesDescriptors {
      if signsDescriptors { bytes += Array("PK\u{7}\u{8}".utf8) }
      for field in [check, UInt32(data.count), UInt32(contents.count)] { bytes.little(field) }
    }
    central += Array("PK\u{1}\u{2}".utf8)
    for field in [0x031E, 20, flags, deflate ? 8 : 0, 0, 0x21] as [UInt16] { central.little(field) }
    central.little(check)
    central.little(usesZIP64 ? UInt32.max : UInt32(data.count))
    central.little(usesZIP64 ? UInt32.max : UInt32(contents.count))
    for field in [UInt16(name.utf8.count), usesZIP64 ? 28 : 0, 0, 0, 0] as [UInt16] { central.little(field) }
    central.little(UInt32(0))
    central.little(usesZIP64 ? UInt32.max : UInt32(offset))
    central += Array(name.utf8)
    if usesZIP64 {
      central.little(UInt16(1))
      central.little(UInt16(24))
      for field in [contents.count, data.count, offset] { central.little(UInt64(field)) }
    }
    count += 1
  }

  func archive(comment: String = "") -> [UInt8] {
    let start = bytes.count + (offsetsIncludePrefix ? prefix.count : 0)
    var all = prefix + bytes + central
    if usesZIP64 {
      let record = start + central.count
      all += Array("PK\u{6}\u{6}".utf8)
      all.little(UInt64(44))
      all.little(UInt32(0x002D_031E))
      all.little(UInt64(0))
      for field in [Int(count), Int(count), central.count, start] { all.little(UInt64(field)) }
      all += Array("PK\u{6}\u{7}".utf8)
      all.little(UInt32(0))
      all.little(UInt64(record))
      all.little(UInt32(1))
    }
    all += Array("PK\u{5}\u{6}".utf8)
    all.little(UInt32(0))
    for _ in 0..<2 { all.little(usesZIP64 ? UInt16.max : count) }
    all.little(usesZIP64 ? UInt32.max : UInt32(central.count))
    all.little(usesZIP64 ? UInt32.max : UInt32(start))
    all.little(UInt16(comment.utf8.count))
    return all + Array(comment.utf8)
  }
}
