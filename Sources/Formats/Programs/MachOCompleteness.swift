internal import ByteSources

/// Checks whether Mach-O is complete, by the last segment, symbol table or signature; fat files by the last slice.
enum MachOCompleteness {
  private static let checked = "the segments, symbols and signature"
  private static let maxCommands: UInt32 = 4096

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let magic = try file.reader.bigEndian(UInt32.self, at: 0)
    guard magic == 0xCAFE_BABE || magic == 0xCAFE_BABF else {
      guard let end = try end(at: 0, file) else { return .unknown(checked) }
      return try .ending(at: end, of: file, checked)
    }
    let count = try file.reader.bigEndian(UInt32.self, at: 4)
    guard count > 0, count < 64 else { return .unknown("the list of processors") }
    var last: Int64 = 0
    for index in 0..<Int64(count) {
      if magic == 0xCAFE_BABF {
        let start = try file.reader.bigEndian(UInt64.self, at: 8 + index * 32 + 8)
        let size = try file.reader.bigEndian(UInt64.self, at: 8 + index * 32 + 16)
        guard start < 1 << 56, size < 1 << 56 else { return .unknown("the list of processors") }
        last = max(last, Int64(start) + Int64(size))
      } else {
        let start = try file.reader.bigEndian(UInt32.self, at: 8 + index * 20 + 8)
        last = max(
          last, Int64(start) + Int64(try file.reader.bigEndian(UInt32.self, at: 8 + index * 20 + 12)))
      }
    }
    return try .ending(at: last, of: file, "the places and sizes of all processors' parts")
  }

  /// Returns the end according to the load commands; nil for files without contents of their own.
  private static func end(at start: Int64, _ file: CompletenessReader) throws(ReadFailure) -> Int64? {
    let magic = try file.reader.bigEndian(UInt32.self, at: start)
    let isLittle = magic == 0xCEFA_EDFE || magic == 0xCFFA_EDFE
    let is64 = magic == 0xFEED_FACF || magic == 0xCFFA_EDFE
    func number(_ offset: Int64) throws(ReadFailure) -> Int64 {
      Int64(
        isLittle
          ? try file.reader.littleEndian(UInt32.self, at: offset)
          : try file.reader.bigEndian(UInt32.self, at: offset))
    }
    func word(_ offset: Int64) throws(ReadFailure) -> Int64 {
      let (first, second) = (try number(offset), try number(offset + 4))
      let value = isLittle ? UInt64(second) << 32 | UInt64(first) : UInt64(first) << 32 | UInt64(second)
      guard value < 1 << 56 else { throw .malformed("an offset or size that no file has") }
      return Int64(value)
    }
    // Stubs and debug companions keep the numbers of their program.
    let kind = try number(start + 12)
    if kind == 9 || kind == 10 { return nil }
    var offset = start + (is64 ? 32 : 28)
    var last = offset + (try number(start + 20))
    for _ in 0..<min(try number(start + 16), Int64(maxCommands)) {
      try file.reader.step()
      let size = try number(offset + 4)
      guard size >= 8 else { throw .malformed("a load command shorter than its head") }
      switch try number(offset) {
      case 0x1: last = max(last, start + (try number(offset + 32)) + (try number(offset + 36)))
      case 0x19: last = max(last, start + (try word(offset + 40)) + (try word(offset + 48)))
      case 0x2:
        last = max(last, start + (try number(offset + 8)) + (try number(offset + 12)) * (is64 ? 16 : 12))
        last = max(last, start + (try number(offset + 16)) + (try number(offset + 20)))
      case 0x1D: last = max(last, start + (try number(offset + 8)) + (try number(offset + 12)))
      default: break
      }
      offset += size
    }
    return last
  }
}
