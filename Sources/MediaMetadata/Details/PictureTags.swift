/// The entries of Exif's directories and of captions as they are written, by number.
///
/// The first block of a file counts. Makers' notes and values of very many bytes are left out.
package struct PictureTags: Hashable, Sendable {
  /// What an entry holds.
  package enum Value: Hashable, Sendable {
    case text(String)
    case wholes([Int])
    /// Fractions; not a number where a fraction is nothing over nothing, which stands for an unknown value.
    case reals([Double])
    /// Bytes without a declared meaning.
    case bytes([UInt8])
  }

  /// A directory of Exif.
  package typealias Directory = [UInt16: Value]

  /// TIFF's own directory.
  package var main: Directory = [:]
  package var exif: Directory = [:]
  package var gps: Directory = [:]
  /// The texts of captions' second record by number (IPTC IIM 4.2), in the file's order.
  package var captions: [UInt8: [String]] = [:]

  /// Creates tags that say nothing.
  package init() {}
}
