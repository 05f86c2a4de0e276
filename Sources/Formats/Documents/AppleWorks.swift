internal import ByteSources
internal import UniformTypes

/// Documents of AppleWorks.
enum AppleWorks {
  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let version = reader.head[0], (1...6).contains(version) else { return nil }
    return ContentFinding(
      .appleWorks, by: .structure, range: 0..<8, rule: "appleworks",
      because: "the creator's code behind a version",
      facts: Remark("version \(version)"))
  }
}
