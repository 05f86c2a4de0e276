import FileIdentification
import PropertyLists
import SystemCalls
import SystemPackage

/// What goes to standard error: errors, warnings, progress; never an answer.
enum Diagnostics {
  static func error(_ message: String) { write("uti: \(message)\n") }

  static func warning(_ message: String) { write("uti: warning: \(message)\n") }

  /// The line that says why something could not be read.
  static func line(_ path: FilePath, _ error: IdentificationError) -> String {
    "uti: \(PrintableText.escaped(path)): \(Unprintable.line(error.message))\n"
  }

  /// The columns of standard error; nil where it is no terminal.
  private static let width = Terminal(descriptor: .standardError).width

  /// Writes text, nothing in which acts on a terminal; a standard error that cannot be written is nobody's to hear of.
  static func write(_ text: String) {
    let text = width.map { FittedLines(width: $0).text(text) } ?? text
    var bytes: [UInt8] = []
    PrintableOutput.append(text.utf8, to: &bytes)
    ProgressLine.shared.asideWhile { try? FileDescriptor.standardError.writeContents(bytes) }
  }
}
