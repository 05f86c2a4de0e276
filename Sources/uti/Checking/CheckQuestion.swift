import FileIdentification
import MediaItems
import UniformTypes

/// What every item must be: all that is asked must hold.
struct CheckQuestion: Sendable {
  var type: UTType?
  var kinds: [MediaKind] = []
  var condition: ItemCondition?
  /// Whether the files are those of a list of sums.
  var isOfManifest = false
  var policy = CheckPolicy()

  /// Whether a list of sums is all that files are held against.
  private var isOfSumsAlone: Bool { isOfManifest && type == nil && kinds.isEmpty && condition == nil }

  /// Why the answer about a record is no; nil when it is yes.
  func refusal(of record: Record) -> String? { finding(of: record)?.message }

  /// What is wrong with a record, for the question.
  func finding(of record: Record) -> Finding? {
    if let error = record.error {
      return Finding(rule: .unreadable, message: "it could not be read: \(error.message)")
    }
    if let alteration = record.alteration { return Finding(rule: .altered, message: alteration) }
    if isOfSumsAlone { return record.uploadRefusal.map { Finding(rule: .upload, message: $0) } }
    // A file that is no such thing anyway is not excused by being empty or damaged.
    if let failed = failure(of: record) { return Finding(rule: .notAskedFor, message: failed) }
    let subject = CheckRule.Subject(
      record: record, policy: policy, holdsForAnyFile: type.map { UTType.data.conforms(to: $0) } ?? false)
    if let rule = CheckRule.all.first(where: { $0.when(subject) }) {
      return Finding(rule: rule.finding, message: rule.because(subject))
    }
    return record.uploadRefusal.map { Finding(rule: .upload, message: $0) }
  }

  private func failure(of record: Record) -> String? {
    if let type, record.type?.conforms(to: type) != true {
      return "\(record.type?.identifier ?? "unknown") does not conform to \(type.identifier)"
    }
    if !kinds.isEmpty, !(record.kind.map(kinds.contains) ?? false) {
      // A half whose other half lies beside it is what is asked for.
      let isHalf = kinds.contains(.livePhoto) && record.livePhoto?.isWhole == true
      let wanted = kinds.map(\.label).joined(separator: " or ")
      if !isHalf { return "\(record.kind?.label ?? "unknown"), not \(wanted)" }
    }
    return condition.flatMap { condition in record.item.flatMap(condition.refusal) }
  }
}
