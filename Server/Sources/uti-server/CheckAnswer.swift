import UniformTypes
import UploadChecks
import UploadServer

/// The JSON answer of `/check`.
struct CheckAnswer: Codable, Equatable {
  var accepted: Bool
  /// The code and reason of a refusal.
  var code: String?
  var reason: String?
  /// The type of the file.
  var type: String?
  /// The headers to serve it with.
  var contentType: String?
  var disposition: String?

  init(_ decision: UploadDecision) {
    accepted = decision.isAccepted
    (code, reason) = (decision.refusal?.code.rawValue, decision.refusal?.reason)
    type = decision.type.identifier
    contentType = decision.serving.contentType
    disposition = decision.serving.isInline ? "inline" : "attachment"
  }

  init(_ rejection: UploadRejection) {
    accepted = false
    (code, reason, type) = (rejection.code, rejection.message, rejection.type?.identifier)
  }
}
