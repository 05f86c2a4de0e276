internal import ByteSources
internal import SystemPackage

/// An error of extracting the parts of an item or the bytes of a part.
public struct ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The item has no such part.
    case nothing
    /// The part exists, but its bytes alone are not a file, or its removal would damage something.
    case inseparable
    /// The bytes contradict the structure of the file.
    case damaged
    /// The file is unreadable.
    case unreadable
    /// The parts exceed ``ExtractionLimits``.
    case tooLarge
  }

  /// The kind of the error.
  public var code: Code
  /// The message for people.
  public var message: String
  /// The number of bytes of parts that exceed the limits.
  public var wanted: Int64?
  public var description: String { message }

  /// Creates an error.
  public init(code: Code, message: String, wanted: Int64? = nil) {
    self.code = code
    self.message = message
    self.wanted = wanted
  }

  init(_ error: ByteSourceError) {
    self.init(code: error.code == nil ? .damaged : .unreadable, message: error.description)
  }

  init(_ error: Errno) {
    self.init(code: .unreadable, message: error.description)
  }

  static let changed = ExtractionError(
    code: .damaged, message: "the file is shorter than it was when its parts were found")
}
