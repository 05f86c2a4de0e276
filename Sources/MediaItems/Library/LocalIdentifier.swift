internal import SystemCalls
internal import SystemPackage

/// The identifier that an asset keeps as long as it keeps its place.
///
/// It looks like the photo library's, `8F3C…-…/L0/001`, and is made from the bytes of the path below the library's
/// folder alone: a rescan, another machine or a moved library give the same, a renamed file another one.
enum LocalIdentifier {
  /// `number` tells apart the assets whose paths have the same hash.
  static func text(for path: FilePath, number: Int = 1) -> String {
    let digits = String(stamped(hash(path)), radix: 16, uppercase: true)
    let padded = Array((String(repeating: "0", count: max(0, 32 - digits.utf8.count)) + digits).utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map {
      String(decoding: padded[$0], as: UTF8.self)
    }
    let count = String(number)
    return groups.joined(separator: "-") + "/L0/"
      + String(repeating: "0", count: max(0, 3 - count.utf8.count))
      + count
  }

  /// FNV-1a with 128 bits: spreads names well, and is no protection against names that were made to collide.
  private static func hash(_ path: FilePath) -> UInt128 {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    for byte in path.bytes { hash = (hash ^ UInt128(byte)) &* prime }
    return mixed(hash)
  }

  /// Spreads what the last letters of a path change over all digits; different numbers stay different.
  private static func mixed(_ hash: UInt128) -> UInt128 {
    let factor: UInt128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835
    var hash = (hash ^ hash >> 67) &* factor
    hash = (hash ^ hash >> 61) &* factor
    return hash ^ hash >> 67
  }

  /// Marks the number as a UUID of version 8, whose content is its maker's own.
  private static func stamped(_ hash: UInt128) -> UInt128 {
    let version: UInt128 = 0xF << 76
    let variant: UInt128 = 0x3 << 62
    return hash & ~version & ~variant | (0x8 << 76) | (0x2 << 62)
  }
}
