/// What was looked at to see whether a file is all there, and what that showed.
///
/// It refuses to promise that a file is intact: of the bytes between head and end only ``checked`` was looked at.
///
/// ```swift
/// var options = FileIdentifier.Options()
/// options.ends = .thorough
/// let verdict = try FileIdentifier(options).identify(path: "IMG_0001.png")
/// verdict.end?.checked        // "the chunk that ends it, IEND"
/// verdict.end?.trailingBytes  // 16
/// ```
public struct FileEnd: Hashable, Sendable {
  /// What was looked at, in words; of the rest nothing is said.
  public var checked: String
  /// How many bytes are missing, where the format tells; nil when none are, or nobody knows how many.
  public var missingBytes: Int64?
  /// How many bytes stand behind the content's own end; nil when that end is not known.
  public var trailingBytes: Int64?

  /// Creates what was seen.
  public init(checked: String, missingBytes: Int64? = nil, trailingBytes: Int64? = nil) {
    self.checked = checked
    self.missingBytes = missingBytes
    self.trailingBytes = trailingBytes
  }
}
