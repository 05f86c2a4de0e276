/// A filter for the names of a folder: those that can matter for the sidecars of one file.
///
/// Sidecars, edited copies that share them, and other files that may own them begin like the file's own name without its marks.
/// False positives are possible, false negatives are not: the file has the same sidecars among the filtered names as among all.
struct SidecarNameFilter {
  /// The beginning that related names share; ASCII in lower case.
  private let prefix: [UInt8]

  /// Creates the filter for a file's name.
  ///
  /// Complexity: linear in the length of the name.
  init(for name: UnsafeBufferPointer<UInt8>) {
    let name = NormalizedName(name)
    let bytes = (0..<name.count).map { name[$0] }
    var end = bytes.lastIndex(of: UInt8(ascii: ".")) ?? 0
    if end == 0 { end = bytes.count }
    while let start = Self.startOfMark(bytes[..<end]) { end = start }
    // Takeout keeps 46 UTF-16 units, which are at least 46 bytes; one of them may be removed by normalization.
    prefix = Array(bytes[..<min(end, TakeoutName.longest - 1)])
  }

  /// Returns false for a name that cannot matter.
  func admits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = NormalizedName(name)
    if name.isRenamedSmallCopy { return true }
    for (position, byte) in prefix.enumerated() {
      guard position < name.count else { return false }
      let other = name[position]
      // Outside ASCII, equal text may have different bytes.
      if byte != other { return byte >= 0x80 || other >= 0x80 }
    }
    return true
  }

  /// The start of a possible mark at the end of a stem (a copy number, or a word behind a separator); nil if there is none.
  private static func startOfMark(_ stem: ArraySlice<UInt8>) -> Int? {
    let separators = stem.last == UInt8(ascii: ")") ? [UInt8(ascii: "(")] : Array("-_.~".utf8)
    guard let start = stem.lastIndex(where: { separators.contains($0) }), start > 0 else { return nil }
    // Numbers behind these are a camera's, except for `_3`, which marks the movie of a still named by a UUID.
    let word = stem[(start + 1)...]
    if "-_.".utf8.contains(stem[start]), let first = word.first, isDigit(first),
      !word.elementsEqual([UInt8(ascii: "3")])
    {
      return nil
    }
    return start > 1 && stem[start - 1] == UInt8(ascii: " ") ? start - 1 : start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The bytes of a name as they are compared: ASCII in lower case, without a leading `._`, and without the letter that tells
  /// renditions of one recording apart: `IMG_E1234` and `IMG_1234`, `GX010001` and `GL010001`.
  private struct NormalizedName {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The index of the removed letter; the count where there is none.
    private let removed: Int
    let count: Int

    init(_ name: UnsafeBufferPointer<UInt8>) {
      let isAppleDouble = name.count > 2 && name[0] == UInt8(ascii: ".") && name[1] == UInt8(ascii: "_")
      bytes = isAppleDouble ? UnsafeBufferPointer(rebasing: name[2...]) : name
      removed =
        Self.has(bytes, "img_", before: "eo") ? 4 : Self.has(bytes, "g", before: "lxh") ? 1 : bytes.count
      count = removed < bytes.count ? bytes.count - 1 : bytes.count
    }

    subscript(position: Int) -> UInt8 {
      Self.lowercase(bytes[position < removed ? position : position + 1])
    }

    /// True for `LRV_…`, the small copy of `VID_…`: the only ones that begin differently, see ``Sidecars/smallCopies``.
    var isRenamedSmallCopy: Bool { bytes.count > 4 && Self.hasPrefix(bytes, "lrv_") }

    /// Returns whether the bytes begin with a prefix, one of the letters, and a digit.
    private static func has(
      _ bytes: UnsafeBufferPointer<UInt8>, _ prefix: StaticString, before letters: StaticString
    ) -> Bool {
      let length = prefix.utf8CodeUnitCount
      guard bytes.count > length + 1, SidecarNameFilter.isDigit(bytes[length + 1]), hasPrefix(bytes, prefix)
      else {
        return false
      }
      return letters.withUTF8Buffer { $0.contains(lowercase(bytes[length])) }
    }

    private static func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ prefix: StaticString) -> Bool {
      prefix.withUTF8Buffer { zip($0, bytes).allSatisfy { $0 == lowercase($1) } }
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
  }
}
