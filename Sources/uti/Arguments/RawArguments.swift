import PropertyLists

/// The command-line arguments with all bytes preserved.
///
/// Swift replaces bytes that are not UTF-8, so two names could become equal; these arguments use ``RawText``.
enum RawArguments {
  /// The arguments of the process, without its name.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        if let text = String(validatingCString: pointer), !RawText.hasBytes(text) { return text }
        let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
        var count = 0
        while text[count] != 0 { count += 1 }
        return RawText.string(UnsafeBufferPointer(start: text, count: count))
      }
    }
  }

  /// Returns an argument as text, with bytes that are not UTF-8 replaced.
  static func text(_ argument: String) -> String {
    guard RawText.hasBytes(argument) else { return argument }
    return String(decoding: RawText.bytes(argument), as: UTF8.self)
  }

  /// Returns an argument escaped for display on one line, with backslashes as typed.
  private static func printable(_ argument: String) -> String {
    PrintableText.escaped(RawText.bytes(argument)).replacing(#"\\"#, with: #"\"#)
  }

  /// Returns a message for display, with the quoted arguments escaped.
  static func printable(message: String, quoting arguments: [String]) -> String {
    var message = message
    for argument in arguments {
      // The parser may quote an option or its value alone.
      let parts = [argument] + argument.split(separator: "=", maxSplits: 1).map(String.init)
      for part in parts where printable(part) != part && !part.isEmpty {
        message = message.replacing(part, with: printable(part))
      }
    }
    return String(decoding: RawText.bytes(message), as: UTF8.self)
  }
}
