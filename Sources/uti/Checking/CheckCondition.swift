internal import ByteSources
import FileIdentification
import MediaItems
import UniformTypes

/// The conditions of `uti check` that each file must meet.
struct CheckCondition: Sendable {
  var type: UTType?
  var kinds: [MediaKind] = []
  var condition: ItemCondition?
  /// True if the files come from a list of checksums.
  var usesManifest = false
  var policy = CheckPolicy()

  /// True if only checksums are compared.
  private var checksOnlyChecksums: Bool { usesManifest && type == nil && kinds.isEmpty && condition == nil }

  /// Returns the reason for which a record fails; nil if it passes.
  func refusal(of record: Record) -> String? { finding(of: record)?.message }

  /// Returns the finding for a record that fails.
  func finding(of record: Record) -> Finding? {
    if let error = record.error {
      return Finding(rule: .unreadable, message: "it could not be read: \(error.message)")
    }
    if let alteration = record.alteration { return Finding(rule: .altered, message: alteration) }
    if checksOnlyChecksums { return record.uploadRefusal.map { Finding(rule: .upload, message: $0) } }
    // The wrong type takes precedence over an empty or damaged file.
    if let reason = mismatch(of: record) { return Finding(rule: .wrongType, message: reason) }
    let subject = CheckRule.Subject(
      record: record, policy: policy, acceptsAnyFile: type.map { UTType.data.conforms(to: $0) } ?? false)
    if let rule = CheckRule.all.first(where: { $0.when(subject) }) {
      return Finding(rule: rule.finding, message: rule.because(subject))
    }
    return record.uploadRefusal.map { Finding(rule: .upload, message: $0) }
  }

  private func mismatch(of record: Record) -> String? {
    if let type, record.type?.conforms(to: type) != true {
      return "\(record.type?.identifier ?? "unknown") does not conform to \(type.identifier)"
    }
    if !kinds.isEmpty, !(record.kind.map(kinds.contains) ?? false) {
      // A half with its partner beside it counts as a Live Photo.
      let isHalf = kinds.contains(.livePhoto) && record.livePhoto?.isWhole == true
      let wanted = kinds.map(\.label).joined(separator: " or ")
      if !isHalf { return "\(record.kind?.label ?? "unknown"), not \(wanted)" }
    }
    return condition.flatMap { condition in record.item.flatMap(condition.refusal) }
  }
}

/// Options to accept files whose content does not prove that they are intact and of the type.
struct CheckPolicy: Equatable, Sendable {
  /// True if a name counts without support from the content.
  var trustsNames = false
  /// True if truncated and damaged files are accepted.
  var allowsDamage = false
}

/// A reason for which an item of the right type fails a check; the first rule that applies decides.
struct CheckRule: Sendable {
  /// The input of the rules.
  struct Subject: Sendable {
    var record: Record
    var policy: CheckPolicy
    /// True if any file meets the condition, whatever its content.
    var acceptsAnyFile: Bool

    /// True for a folder, link, pipe or device, whose type comes from the file system.
    var isSpecialFile: Bool {
      guard let identification = record.identification else { return false }
      return identification.type.conforms(to: .directory)
        || identification.agreement == .neither && identification.certainty == .proven
    }

    var isEmpty: Bool { record.identification?.isEmpty ?? false }

    /// The damage found in the structure or headers of the file.
    var damage: String? { record.identification?.damage?.rawValue }
  }

  var finding: Finding.Rule
  var when: @Sendable (Subject) -> Bool
  var because: @Sendable (Subject) -> String

  static let all: [CheckRule] = [
    CheckRule(
      finding: .empty, when: { $0.isEmpty && !$0.policy.trustsNames },
      because: { _ in "the file is empty; --trust-names accepts its name" }),
    CheckRule(
      finding: .damaged, when: { $0.damage != nil && !$0.policy.allowsDamage && !$0.isEmpty },
      because: { "the file is damaged (\($0.damage ?? "")); --allow-damaged accepts such files" }),
    CheckRule(
      finding: .nameUnconfirmed,
      when: {
        !$0.policy.trustsNames && !$0.isSpecialFile && !$0.acceptsAnyFile
          && $0.record.identification?.contentType == nil
      },
      because: { _ in "the content does not confirm the name; --trust-names accepts the name" }),
  ]
}
