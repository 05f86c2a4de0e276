package import ByteSources
internal import PropertyLists
internal import SystemCalls
package import SystemPackage
public import UniformTypes

/// The reason why a file could not be identified: an error of the system or of libmagic.
public struct IdentificationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code of the error.
  public var code: Code
  /// A message for people.
  public var message: String
  /// The type, if known: a broken link is still a link.
  public var type: UTType?

  /// Creates an error.
  public init(code: Code, message: String, type: UTType? = nil) {
    self.code = code
    self.message = message
    self.type = type
  }

  /// Creates an error from a system error.
  package init(_ error: Errno, type: UTType? = nil) {
    self.init(code: Code(rawValue: error.name), message: error.description, type: type)
  }

  /// The time limit was exceeded.
  package static let timedOut = IdentificationError(
    code: .timedOut, message: ByteSourceError.timedOut.description)

  /// Converts system errors to errors of identification.
  package static func catching<Value>(
    _ body: () throws(Errno) -> Value
  ) throws(IdentificationError) -> Value {
    do throws(Errno) { return try body() } catch { throw IdentificationError(error) }
  }

  /// The work was cancelled.
  package static let cancelled = IdentificationError(
    code: .cancelled, message: ByteSourceError.cancelled.description)

  public var description: String { message }

  /// Returns this error for a file inside a container, with its name in the message and `type` of the
  /// container.
  package func inside(_ name: String, of type: UTType?) -> IdentificationError {
    IdentificationError(code: code, message: "\(Unprintable.escapedLine(name)): \(message)", type: type)
  }
}

extension IdentificationError {
  /// Creates an error from a source's failure.
  package init(_ failure: ByteSourceError) { self.init(.source(failure)) }

  init(_ failure: ReadFailure) {
    switch failure {
    case .source(let error) where error == ByteSourceError.timedOut: self = .timedOut
    case .source(let error) where error == ByteSourceError.cancelled: self = .cancelled
    case .source(let error):
      if let code = error.code {
        self.init(code)
      } else {
        self.init(code: .source, message: error.description)
      }
    case .endOfData: self.init(code: .source, message: "the source ended before its first bytes came")
    case .budget:
      self.init(code: .budget, message: "the budget does not even allow the first bytes to be read")
    case .malformed(let reason): self.init(code: .source, message: reason.description)
    }
  }
}
