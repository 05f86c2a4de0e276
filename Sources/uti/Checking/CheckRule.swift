internal import ByteSources
import FileIdentification
import MediaItems
import UniformTypes

/// What a check accepts beyond whole files whose content speaks for them.
struct CheckPolicy: Equatable, Sendable {
  /// Whether a name counts where no content supports it.
  var trustsNames = false
  /// Whether a file that is cut or damaged counts.
  var allowsDamage = false
}

/// Why an item fails a check before its type or kind is compared: the first rule that applies says it.
struct CheckRule: Sendable {
  /// What the rules look at.
  struct Subject: Sendable {
    var record: Record
    var policy: CheckPolicy
    /// Whether the question holds for any file, whatever is in it.
    var holdsForAnyFile: Bool

    /// Whether it is a folder, link, pipe or device: the file system says what it is, and a name only which package.
    var isEntry: Bool {
      guard let identification = record.identification else { return false }
      return identification.type.conforms(to: .directory)
        || identification.agreement == .neither && identification.certainty == .proven
    }

    var isEmpty: Bool { record.identification?.isEmpty ?? false }

    /// How the file is damaged, as its structure or its headers say.
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
      finding: .nameAlone,
      when: {
        !$0.policy.trustsNames && !$0.isEntry && !$0.holdsForAnyFile
          && $0.record.identification?.contentType == nil
      },
      because: { _ in "the content does not confirm the name; --trust-names accepts the name" }),
  ]
}
