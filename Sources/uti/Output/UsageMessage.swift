/// A usage error in the common form: a line that begins with `uti:`, then the command for help.
struct UsageMessage {
  let text: String

  /// Converts a message of the parser: the error, the help of an option, the usage and a pointer to help.
  init(_ message: String) {
    var text = ""
    for line in message.split(separator: "\n") {
      if line.hasPrefix("Error: ") {
        text += "uti: \(Self.phrase(line.dropFirst("Error: ".count)))\n"
      } else if line.hasPrefix("Help:") {
        text += line.dropFirst("Help:".count) + "\n"
      } else if let start = line.firstRange(of: "See '")?.upperBound,
        let end = line[start...].firstIndex(of: "'")
      {
        text += "  '\(line[start..<end])' lists all options\n"
      } else if !line.hasPrefix("Usage:") {
        text += line + "\n"
      }
    }
    self.text = text
  }

  /// Returns a sentence as a phrase to follow the command name.
  private static func phrase(_ sentence: Substring) -> String {
    var phrase = String(sentence)
    if phrase.hasSuffix("."), !phrase.hasSuffix("…") { phrase.removeLast() }
    let second = phrase.dropFirst().first
    if let first = phrase.first, second?.isLowercase == true {
      phrase = first.lowercased() + phrase.dropFirst()
    }
    return phrase
  }
}
