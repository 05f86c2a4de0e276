internal import ASCIIBytes

/// A filter for the names in a folder that can affect the sidecars of one file.
///
/// Sidecars, edited copies that share them, and other possible owners begin like the file's name without its marks. False
/// positives are possible, false negatives are not: filtering does not change the file's sidecars.
struct SidecarNameFilter {
  /// The prefix of related names, with ASCII in lower case.
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
    // Takeout keeps 46 UTF-16 units, which are at least 46 bytes; normalization can remove one.
    prefix = Array(bytes[..<min(end, TakeoutName.maxLength - 1)])
  }

  /// Returns false for a name without effect.
  func admits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = NormalizedName(name)
    if name.isRenamedSmallCopy { return true }
    for (index, byte) in prefix.enumerated() {
      guard index < name.count else { return false }
      let other = name[index]
      // Outside ASCII, equal text can have different bytes.
      if byte != other { return byte >= 0x80 || other >= 0x80 }
    }
    return true
  }

  /// Returns the start of a possible mark at the end of a stem (a copy number, or a word after a separator), if any.
  private static func startOfMark(_ stem: ArraySlice<UInt8>) -> Int? {
    let separators = stem.last == UInt8(ascii: ")") ? [UInt8(ascii: "(")] : Array("-_.~".utf8)
    guard let start = stem.lastIndex(where: { separators.contains($0) }), start > 0 else { return nil }
    // Numbers after these come from cameras, except for `_3`, which marks the movie of a still named by a UUID.
    let word = stem[(start + 1)...]
    if "-_.".utf8.contains(stem[start]), let first = word.first, first.isASCIIDigit,
      !word.elementsEqual([UInt8(ascii: "3")])
    {
      return nil
    }
    return start > 1 && stem[start - 1] == UInt8(ascii: " ") ? start - 1 : start
  }

  /// The bytes of a name for comparison: ASCII in lower case, without a leading `._`, and without the letter that
  /// distinguishes renditions: `IMG_E1234` and `IMG_1234`, `GX010001` and `GL010001`.
  private struct NormalizedName {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The index of the removed letter; the count if none is removed.
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
      bytes[position < removed ? position : position + 1].asciiLowercased
    }

    /// True for `LRV_…`, the small copy of `VID_…`: the only copies with another prefix, see ``Sidecars/smallCopies``.
    var isRenamedSmallCopy: Bool { bytes.count > 4 && Self.hasPrefix(bytes, "lrv_") }

    /// Returns true if the bytes begin with the prefix, one of the letters, and a digit.
    private static func has(
      _ bytes: UnsafeBufferPointer<UInt8>, _ prefix: StaticString, before letters: StaticString
    ) -> Bool {
      let length = prefix.utf8CodeUnitCount
      guard bytes.count > length + 1, bytes[length + 1].isASCIIDigit, hasPrefix(bytes, prefix)
      else {
        return false
      }
      return letters.withUTF8Buffer { $0.contains(bytes[length].asciiLowercased) }
    }

    private static func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ prefix: StaticString) -> Bool {
      prefix.withUTF8Buffer { zip($0, bytes).allSatisfy { $0 == $1.asciiLowercased } }
    }

  }
}
