import UniformTypes
import UploadChecks
import UploadServer

/// What `/check` answers.
struct CheckAnswer: Codable, Equatable {
  var accepted: Bool
  /// What a refusal is about, and why.
  var code: String?
  var reason: String?
  /// What the file is.
  var type: String?
  /// What to serve it as.
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
