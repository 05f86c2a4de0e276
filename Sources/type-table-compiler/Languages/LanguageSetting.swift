import SourceFeatures
import TypeDeclarations

/// What a language says of itself before its features, a line each.
enum LanguageSetting: String, CaseIterable {
  case type, name, modes, shares, also, from
  case standsAlone = "stands-alone"
  case ignoresCase = "ignores-case"

  /// Reads `name: value`.
  static func read(
    _ line: Substring, at place: DeclarationPlace
  ) throws(DeclarationError) -> (LanguageSetting, value: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let setting = Self(rawValue: String(parts[0])) else {
      let known = allCases.map { "\($0.rawValue):" }.joined(separator: ", ")
      throw DeclarationError(
        .syntax, at: place, "'\(line)' is no setting; write one of \(known), or indent a feature")
    }
    let value = parts[1].split(separator: " ").joined(separator: " ")
    guard !value.isEmpty else {
      throw DeclarationError(.value, at: place, "'\(setting.rawValue):' says nothing; leave the line out")
    }
    return (setting, value)
  }

  /// The type that begins a language; nil for other settings.
  static func type(_ line: Substring, at place: DeclarationPlace) throws(DeclarationError) -> String? {
    let (setting, value) = try read(line, at: place)
    return setting == .type ? value : nil
  }

  func set(
    _ value: String, in language: inout LanguageTables.Language, at place: DeclarationPlace
  ) throws(DeclarationError) {
    let words = value.split(separator: " ").map(String.init)
    switch self {
    case .type: break
    case .name: language.name = value
    case .modes: language.modes = try Self.inSmallLetters(words, at: place)
    case .shares:
      for word in words where CompiledLanguages.packed(Substring(word)) == nil {
        throw DeclarationError(
          .value, at: place, "'\(word)' is longer than the layout holds for an extension")
      }
      language.shares = try Self.inSmallLetters(words, at: place)
    case .also: language.also = words
    case .from: language.from = value
    case .standsAlone: language.standsAlone = try isYes(value, at: place)
    case .ignoresCase: language.ignoresCase = try isYes(value, at: place)
    }
  }

  /// What names are compared with is in small letters.
  private static func inSmallLetters(
    _ words: [String], at place: DeclarationPlace
  ) throws(DeclarationError) -> [String] {
    for word in words where word != word.lowercased() {
      throw DeclarationError(.value, at: place, "'\(word)': write it in small letters")
    }
    return words
  }

  private func isYes(_ value: String, at place: DeclarationPlace) throws(DeclarationError) -> Bool {
    guard value == "yes" else {
      throw DeclarationError(.value, at: place, "'\(rawValue):' is 'yes', or the line is left out")
    }
    return true
  }
}
