public import HTTPTypes
public import Hummingbird
internal import NIOCore
public import UniformTypes
public import UploadChecks

/// The rejection of an upload, as its sender sees it.
///
/// The body of the response is JSON, `{"error": {"code", "message", "type"}}`, and reveals only the type of the file.
/// The connection is closed after it, so that the rest of the upload is not received.
public struct UploadRejection: Error, Hashable, Sendable {
  /// An ``UploadChecks/UploadRefusal/Code``, or `tooSlow`, `cutShort`, `multipart` or `unread`.
  public let code: String
  /// The reason, for a person.
  public let message: String
  /// The type of the file, if it was read.
  public let type: UTType?
  /// The status of the response.
  public let status: HTTPResponse.Status

  /// Creates the rejection of a refused file; nil if it was accepted.
  public init?(_ decision: UploadDecision) {
    guard let refusal = decision.refusal else { return nil }
    (code, message) = (refusal.code.rawValue, refusal.reason)
    // These are refused without reading the file.
    type = refusal.code == .tooLarge || refusal.code == .empty ? nil : decision.type
    status = Self.statuses.first { $0.code == refusal.code }?.status ?? .unprocessableContent
  }

  private init(_ code: String, _ message: String, _ status: HTTPResponse.Status) {
    (self.code, self.message, self.status, type) = (code, message, status, nil)
  }

  /// True if the file was refused, false if receiving or reading it failed.
  public var isAboutTheFile: Bool { ![Self.tooSlow, .cutShort, .multipart, .unread].contains(self) }

  /// The statuses of refusals; 422 for all others.
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
