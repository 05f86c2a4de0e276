/// The command line's arguments with every byte kept.
///
/// File names are bytes; Swift's arguments are repaired text, in which two names can look the same. Here a byte that is
/// not UTF-8 stands as one character of a private range, through parsing and back. The few real characters of
/// that range are written byte by byte too, so that the way back is never ambiguous.
enum RawArguments {
  /// U+10FF00 and the byte's value.
  private static let base: UInt32 = 0x10FF00

  /// The process's arguments without its name, for the parser.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
        var count = 0
        while text[count] != 0 { count += 1 }
        return string(UnsafeBufferPointer(start: text, count: count))
      }
    }
  }

  /// The text that stands for `bytes`: the same text when they are UTF-8.
  static func string(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isStandIn) {
      return text
    }
    var result = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      if let text = String(validating: rest.prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first,
        !isStandIn(scalar)
      {
        result.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let standIn = Unicode.Scalar(base + UInt32(first)) { result.append(standIn) }
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// The bytes that an argument, or a part of one, had on the command line.
  static func bytes(_ argument: String) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in argument.unicodeScalars {
      if isStandIn(scalar) {
        result.append(UInt8(scalar.value - base))
      } else {
        result.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    return result
  }

  /// An argument as text: bytes that are not UTF-8 are repaired.
  static func text(_ argument: String) -> String {
    guard argument.unicodeScalars.contains(where: isStandIn) else { return argument }
    return String(decoding: bytes(argument), as: UTF8.self)
  }

  /// An argument as people may see it, in one line; its backslashes stay single, for it is their own.
  private static func printable(_ argument: String) -> String {
    PrintableText.escaped(bytes(argument)).replacing(#"\\"#, with: #"\"#)
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
    return String(decoding: bytes(message), as: UTF8.self)
  }

  private static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= base && scalar.value <= base + 0xFF
  }
}
