internal import Foundation

/// Names that are one component of a path, whatever text they come from.
enum SafeFileName {
  /// What most file systems allow, in bytes of UTF-8.
  static let longest = 255

  /// The text without separators, controls and marks that turn the direction of writing; empty when nothing is left.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", "\\": scalars.append("-")
      case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}":
        continue
      default:
        if scalar.properties.generalCategory != .control { scalars.append(scalar) }
      }
    }
    let name = String(scalars).trimmingCharacters(in: .whitespaces)
    return name == "." || name == ".." ? "" : name
  }

  /// A name's part before its extension, and the extension without the dot.
  static func split(_ name: String) -> (base: String, end: String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    let end = name[name.index(after: dot)...]
    guard !end.isEmpty, end.utf8.count <= 32, !end.contains(where: \.isWhitespace) else { return (name, nil) }
    return (String(name[..<dot]), String(end))
  }

  /// The parts as one name, the first cut so that the whole is not too long.
  static func make(_ base: String, _ end: String?) -> String {
    let suffix = end.map(clean).flatMap { $0.isEmpty || $0.utf8.count > 32 ? nil : "." + $0 } ?? ""
    let stem = clean(base)
    let name = cut(stem.isEmpty ? "item" : stem, to: longest - suffix.utf8.count) + suffix
    return name == "." || name == ".." ? "item" : name
  }

  /// The name with a number for when the name itself is taken: `IMG.jpg`, `IMG 2.jpg`, `IMG 3.jpg`.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let (base, end) = split(name)
    let suffix = " \(number)" + (end.map { "." + $0 } ?? "")
    return cut(base, to: longest - suffix.utf8.count) + suffix
  }

  /// As many whole characters as fit.
  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var length = 0
    let kept = text.prefix { character in
      length += String(character).utf8.count
      return length <= limit
    }
    // One character can be longer than any name.
    return kept.isEmpty ? "item" : String(kept)
  }
}
