internal import ByteSources
internal import PropertyLists
internal import SystemCalls
package import SystemPackage
public import UniformTypes

/// Why a file could not be identified: the system's error or libmagic's.
public struct IdentificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the error is about.
  public var code: Code
  /// What went wrong, for a person.
  public var message: String
  /// What is known all the same: a broken link is still a link.
  public var type: UTType?

  /// Creates an error.
  public init(code: Code, message: String, type: UTType? = nil) {
    self.code = code
    self.message = message
    self.type = type
  }

  /// Creates an error from the system's.
  package init(_ error: Errno, type: UTType? = nil) {
    self.init(code: Code(rawValue: error.name), message: error.description, type: type)
  }

  /// The file took longer than it may.
  package static let timedOut = IdentificationError(
    code: .timedOut, message: ByteSourceError.timedOut.description)

  /// Makes what the system refuses an error of identification.
  package static func catching<Value>(
    _ body: () throws(Errno) -> Value
  ) throws(IdentificationError) -> Value {
    do throws(Errno) { return try body() } catch { throw IdentificationError(error) }
  }

  /// Somebody called for the end.
  package static let cancelled = IdentificationError(
    code: .cancelled, message: ByteSourceError.cancelled.description)

  public var description: String { message }

  /// The same error of a file inside what was asked about, which its message names; `type` is what is known of the whole.
  package func inside(_ name: String, of type: UTType?) -> IdentificationError {
    IdentificationError(code: code, message: "\(Unprintable.line(name)): \(message)", type: type)
  }
}
