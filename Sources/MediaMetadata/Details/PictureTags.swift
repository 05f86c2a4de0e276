/// The raw entries of a file's first Exif block and IPTC captions, by tag number.
///
/// Maker notes and very long values are omitted.
package struct PictureTags: Hashable, Sendable {
  /// The value of an entry.
  package enum Value: Hashable, Sendable {
    case text(String)
    case wholes([Int])
    /// Fractions; NaN for 0/0, which stands for an unknown value.
    case reals([Double])
    /// Bytes without a declared meaning.
    case bytes([UInt8])
  }

  /// The values of an Exif directory by tag.
  package typealias Directory = [UInt16: Value]

  /// TIFF's main directory.
  package var main: Directory = [:]
  package var exif: Directory = [:]
  package var gps: Directory = [:]
  /// The texts of IPTC's second record by number (IIM 4.2), in file order.
  package var captions: [UInt8: [String]] = [:]

  /// Creates empty tags.
  package init() {}
}
