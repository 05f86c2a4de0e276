/// A way to make a sum of bytes.
package enum ChecksumAlgorithm: String, Sendable, CaseIterable {
  case crc32, md5, sha1, sha256

  /// How many bytes a sum has.
  package var byteCount: Int {
    switch self {
    case .crc32: 4
    case .md5: 16
    case .sha1: 20
    case .sha256: 32
    }
  }
}
