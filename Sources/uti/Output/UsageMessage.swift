/// An error of the command line, in the form of all errors: a line that begins with `uti:`, then the help to type.
struct UsageMessage {
  let text: String

  /// Takes the parser's message: an error, perhaps the help of an option, the usage, and where help is.
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

  /// A sentence as a phrase behind the command's name.
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
