internal import ByteSources
internal import SystemPackage

/// Why an item gave no parts, or a part no bytes.
public struct ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What an error is about.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The item has no such part.
    case nothing
    /// The part is there, but its bytes alone are no file, or taking it would damage something.
    case inseparable
    /// The bytes contradict what the file says of them.
    case damaged
    /// The system could not read the file.
    case unreadable
    /// The parts are more than ``ExtractionLimits`` allow.
    case tooLarge
  }

  /// What the error is about.
  public var code: Code
  /// What went wrong, for a person.
  public var message: String
  /// How many bytes the parts have that were refused as too many.
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
