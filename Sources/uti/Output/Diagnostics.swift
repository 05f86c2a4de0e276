import SystemPackage

/// What goes to standard error: errors, warnings, progress; never an answer.
enum Diagnostics {
  static func error(_ message: String) { write("uti: \(message)\n") }

  static func warning(_ message: String) { write("uti: warning: \(message)\n") }

  /// Writes text as it is; a standard error that cannot be written is nobody's to hear of.
  static func write(_ text: String) {
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
