import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// Output to standard error: errors, warnings and remarks.
enum Diagnostics {
  static func error(_ message: String) { write("uti: \(message)\n") }

  static func warning(_ message: String) { write("uti: warning: \(message)\n") }

  /// Returns the line that reports a read error.
  static func line(_ path: FilePath, _ error: IdentificationError) -> String {
    "uti: \(PrintableText.escaped(path)): \(Unprintable.escapedLine(error.message))\n"
  }

  /// The width of standard error in columns; nil unless it is a terminal.
  private static let width = Terminal(descriptor: .standardError).width

  /// Writes text with control characters escaped; write errors are ignored.
  static func write(_ text: String) {
    let text = width.map { LineWrapper(width: $0).wrapped(text) } ?? text
    var bytes: [UInt8] = []
    PrintableOutput.append(text.utf8, to: &bytes)
    ProgressLine.shared.whileHidden { try? FileDescriptor.standardError.writeContents(bytes) }
  }
}
