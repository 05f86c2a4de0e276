import FileIdentification
import MediaItems
import PropertyLists
import UniformTypes

/// The report of `--verify` on a contradiction between libmagic and this package.
enum VerificationReport {
  /// Returns the line for a contradiction; nil for none.
  static func disagreement(_ record: Record) -> String? {
    guard let verification = record.shown.exceptions?.verification, verification.outcome == .disagrees else {
      return nil
    }
    let version = MagicVersion.linked.map { " \($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" } ?? ""
    let magicType = verification.answerType.map { " (\($0.identifier))" } ?? ""
    return "\(PrintableText.escaped(record.path)): verify: \(verification.type.identifier) by its content, "
      + "libmagic\(version) says \(PrintableText.escaped(verification.answer))\(magicType); neither is a kind of the other"
  }
}
