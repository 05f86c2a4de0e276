internal import ByteSources
internal import FileIdentification
internal import SystemPackage

/// Why an item gave no parts, or a part no bytes.
public struct ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The item has no such part.
    case nothing
    /// The part is there, but its bytes alone are no file, or taking it would damage something.
    case inseparable
    /// The bytes contradict what the file says of them.
    case damaged
    /// The system could not read the file.
    case unreadable
  }

  public var code: Code
  /// What went wrong, for a person.
  public var message: String
  public var description: String { message }

  /// Creates an error.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: ByteSourceError) {
    self.init(code: error.code == 0 ? .damaged : .unreadable, message: error.description)
  }

  init(_ error: Errno) {
    self.init(code: .unreadable, message: error.description)
  }

  static let changed = ExtractionError(
    code: .damaged, message: "the file is shorter than it was when its parts were found")
}
