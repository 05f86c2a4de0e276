public import HTTPTypes
public import Hummingbird
internal import NIOCore
public import UniformTypes
public import UploadChecks

/// Why an upload is not taken, as its sender is told.
///
/// The body of the answer is JSON, `{"error": {"code", "message", "type"}}`; the connection is closed behind it, so that nobody waits
/// for bytes that nobody wants. It says nothing of the file but its type.
public struct UploadRejection: Error, Hashable, Sendable {
  /// What a rejection is about: an ``UploadChecks/UploadRefusal/Code``, or what went wrong on the way.
  public let code: String
  /// The reason, for a person.
  public let message: String
  /// What the file is, as far as it was read.
  public let type: UTType?
  /// The status to answer with.
  public let status: HTTPResponse.Status

  /// Creates the rejection of a file that was refused; nil where it passes.
  public init?(_ decision: UploadDecision) {
    guard let refusal = decision.refusal else { return nil }
    (code, message) = (refusal.code.rawValue, refusal.reason)
    // What is refused for its size alone was not read.
    type = refusal.code == .tooLarge || refusal.code == .empty ? nil : decision.type
    status = Self.statuses.first { $0.code == refusal.code }?.status ?? .unprocessableContent
  }

  private init(_ code: String, _ message: String, _ status: HTTPResponse.Status) {
    (self.code, self.message, self.status, type) = (code, message, status, nil)
  }

  /// Whether the file is what is wrong, and not the way that it came.
  public var isAboutTheFile: Bool { ![Self.tooSlow, .cutShort, .multipart, .unread].contains(self) }

  /// Which refusals have a status of their own; all others are of content that is understood and not wanted.
  private static let statuses: [(code: UploadRefusal.Code, status: HTTPResponse.Status)] = [
    (.tooLarge, .contentTooLarge), (.notAccepted, .unsupportedMediaType),
    (.unproven, .unsupportedMediaType),
  ]

  static let tooSlow = UploadRejection("tooSlow", "the body did not come in time", .requestTimeout)
  static let cutShort = UploadRejection("cutShort", "the body ended before its length", .badRequest)
  static let multipart = UploadRejection(
    "multipart", "the body is a form; its files are to be sent as bodies of their own",
    .unsupportedMediaType)
  static let unread = UploadRejection("unread", "the file could not be read", .internalServerError)
}

extension UploadRejection: HTTPResponseError {
  private struct Answer: Encodable {
    struct Reason: Encodable {
      var code: String
      var message: String
      var type: String?
    }

    var error: Reason
  }

  public func response(from request: Request, context: some RequestContext) throws -> Response {
    let answer = Answer(error: .init(code: code, message: message, type: type?.identifier))
    var response = try JSONAnswer.response(answer, status)
    response.headers[.connection] = "close"
    return response
  }
}
