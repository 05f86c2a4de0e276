import PropertyLists

/// The command line's arguments with every byte kept.
///
/// Swift's arguments are repaired text, in which two names can look the same: here they are ``RawText``, through parsing
/// and back.
enum RawArguments {
  /// The process's arguments without its name, for the parser.
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

  /// An argument as text: bytes that are not UTF-8 are repaired.
  static func text(_ argument: String) -> String {
    guard RawText.hasBytes(argument) else { return argument }
    return String(decoding: RawText.bytes(argument), as: UTF8.self)
  }

  /// An argument as people may see it, in one line; its backslashes stay single, for it is their own.
  private static func printable(_ argument: String) -> String {
    PrintableText.escaped(RawText.bytes(argument)).replacing(#"\\"#, with: #"\"#)
  }

  /// A message that quotes arguments, as people may see it: only the message's own lines are lines.
  static func printable(message: String, quoting arguments: [String]) -> String {
    var message = message
    for argument in arguments {
      // Options may be quoted without their values, and values without their options.
      let parts = [argument] + argument.split(separator: "=", maxSplits: 1).map(String.init)
      for part in parts where printable(part) != part && !part.isEmpty {
        message = message.replacing(part, with: printable(part))
      }
    }
    return String(decoding: RawText.bytes(message), as: UTF8.self)
  }
}
