/// References to characters by number, and the five names of XML.
enum CharacterReferences {
  private static let names: [Substring: Character] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t", "NewLine": "\n",
  ]

  static func resolved(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(12).prefix { $0 == "#" || $0.isLetter || $0.isNumber }
      if let character = character(name) {
        result.append(character)
        rest = rest.dropFirst(name.count)
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result.append("&")
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
  }
}
