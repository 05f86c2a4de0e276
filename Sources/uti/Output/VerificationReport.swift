import FileIdentification
import MediaItems
import PropertyLists
import UniformTypes

/// What `--verify` says of a file about which libmagic and this package contradict each other.
enum VerificationReport {
  /// One line; nil when there is nothing to say.
  static func disagreement(_ record: Record) -> String? {
    guard let verification = record.shown.exceptions?.verification, verification.outcome == .disagrees else {
      return nil
    }
    let version = MagicVersion.linked.map { " \($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" } ?? ""
    let meant = verification.answerType.map { " (\($0.identifier))" } ?? ""
    return "\(PrintableText.escaped(record.path)): verify: \(verification.type.identifier) by its content, "
      + "libmagic\(version) says \(PrintableText.escaped(verification.answer))\(meant); neither is a kind of the other"
  }
}
