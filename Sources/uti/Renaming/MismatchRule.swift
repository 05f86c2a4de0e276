import FileIdentification
import UniformTypes

/// Whether a name that contradicts content is worth a report: the first rule that applies says it.
///
/// A tool that cries wolf is switched off: what is reported must be founded on bytes that leave no other reading.
struct MismatchRule: Sendable {
  /// What the rules look at.
  struct Finding: Sendable {
    var identification: Identification
    var pathExtension: String
  }

  var name: StaticString
  var when: @Sendable (Finding) -> Bool
  var reports: Bool
  var because: StaticString

  static let all: [MismatchRule] = [
    MismatchRule(
      name: "no contradiction",
      when: { ![.mismatch, .sibling].contains($0.identification.agreement) }, reports: false,
      because: "name and content can both be true"),
    MismatchRule(
      name: "folder", when: { $0.identification.type.conforms(to: .directory) }, reports: false,
      because: "a folder has no content of its own that a name could contradict"),
    MismatchRule(
      name: "role", when: { RoleExtension.contains($0.pathExtension) }, reports: false,
      because: "the extension says what the file is for, not its format"),
    MismatchRule(
      name: "proven",
      when: { $0.identification.certainty == .proven && $0.identification.contentType != nil },
      reports: true, because: "the content leaves no other reading"),
    MismatchRule(
      name: "mark missing", when: { lacksMark($0.identification) }, reports: true,
      because: "every file of the name's type bears a mark, and this one does not"),
    MismatchRule(
      name: "guess", when: { _ in true }, reports: false,
      because: "what the content is was guessed, and the name may know better"),
  ]

  private static func lacksMark(_ identification: Identification) -> Bool {
    guard identification.certainty == .likely, let name = identification.nameType,
      SelfIdentifying.contains(name),
      let content = identification.contentType
    else { return false }
    // What is cut off may have been the mark.
    return identification.damage == nil || !name.isCarried(by: content)
  }

  /// The rule that decides about a record; nil when nothing was identified.
  static func deciding(_ record: Record) -> MismatchRule? {
    guard let identification = record.identification, record.error == nil else { return nil }
    if [.confirmed, .contentOnly, .nameRefines].contains(identification.agreement) { return all.first }
    let finding = Finding(
      identification: identification, pathExtension: FileName(lastOf: record.path)?.pathExtension ?? "")
    return all.first { $0.when(finding) }
  }

  /// Whether a record is a contradiction that is well founded.
  static func reports(_ record: Record) -> Bool { deciding(record)?.reports ?? false }
}
