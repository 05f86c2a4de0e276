import SourceFeatures
import TypeDeclarations

/// The languages of `TypeTables/languages`, parsed; `families.txt` there describes the format.
struct LanguageTables {
  struct Language {
    /// The type identifier of texts in the language.
    var type: String
    var name = ""
    /// Further names in editors' mode lines.
    var modes: [String] = []
    /// Extensions that several languages use.
    var shares: [String] = []
    /// Other declared types of the language.
    var also: [String] = []
    /// The type of the language that this one extends.
    var from: String?
    /// True if features count even where those of the base language are missing.
    var standsAlone = false
    var ignoresCase = false
    var features: [FeatureDefinition] = []
    /// The location of each setting.
    var places: [LanguageSetting: DeclarationPlace]

    /// The location of the first line.
    var place: DeclarationPlace { places[.type] ?? .unknown }
  }

  struct Family {
    var name: String
    var languages: [Language]
  }

  var families: [Family] = []

  init() {}

  /// Parses the names of families, in order.
  static func familyNames(_ text: String, file: String) throws(DeclarationError) -> [String] {
    var names: [String: DeclarationPlace] = [:]
    var result: [String] = []
    for (place, line) in lines(of: text, file: file) {
      let name = line.filter { $0 != " " }
      guard name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
        throw DeclarationError(
          .syntax, at: place, "'\(line)' is no family; write small letters, as in 'c-family', one a line")
      }
      if let first = names.updateValue(place, forKey: name) {
        throw DeclarationError(.duplicate, at: place, "'\(name)' is at \(first) already; keep one line")
      }
      result.append(name)
    }
    return result
  }

  /// Parses and appends a family.
  mutating func add(family name: String, _ text: String, file: String) throws(DeclarationError) {
    var languages: [Language] = []
    for (place, line) in Self.lines(of: text, file: file) {
      if line.first != " ", let type = try LanguageSetting.type(line, at: place) {
        languages.append(Language(type: type, places: [.type: place]))
        continue
      }
      guard var language = languages.popLast() else {
        throw DeclarationError(.syntax, at: place, "'\(line)' is about no language; begin one with 'type:'")
      }
      if line.first == " " {
        try language.addFeature(line, at: place)
      } else {
        try language.set(line, at: place)
      }
      languages.append(language)
    }
    families.append(Family(name: name, languages: languages))
  }

  /// Returns the lines except comments and blank ones, with their locations.
  private static func lines(
    of text: String, file: String
  ) -> [(place: DeclarationPlace, text: Substring)] {
    // A carriage return with its line feed is one character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.enumerated().compactMap { number, line in
      if line.first == "#" || line.allSatisfy({ $0 == " " }) { return nil }
      return (.line(file: file, line: number + 1), line)
    }
  }
}

extension LanguageTables.Language {
  fileprivate mutating func addFeature(_ line: Substring, at place: DeclarationPlace) throws(DeclarationError)
  {
    do throws(FeatureDefinition.SyntaxError) {
      features.append(try FeatureDefinition(line))
    } catch {
      throw DeclarationError(.syntax, at: place, "'\(line.drop { $0 == " " })': \(error.reason)")
    }
  }

  fileprivate mutating func set(_ line: Substring, at place: DeclarationPlace) throws(DeclarationError) {
    let (setting, value) = try LanguageSetting.read(line, at: place)
    guard features.isEmpty else {
      throw DeclarationError(.syntax, at: place, "'\(setting.rawValue):' stands before the features")
    }
    if let first = places.updateValue(place, forKey: setting) {
      throw DeclarationError(
        .duplicate, at: place, "'\(setting.rawValue):' is at \(first) already; keep one")
    }
    try setting.set(value, in: &self, at: place)
  }
}

/// A setting of a language in `TypeTables/languages`, on a line before its features.
enum LanguageSetting: String, CaseIterable {
  case type, name, modes, shares, also, from
  case standsAlone = "stands-alone"
  case ignoresCase = "ignores-case"

  /// Parses `name: value`.
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

  /// Returns the type of a line that begins a language; nil for other settings.
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
    case .modes: language.modes = try Self.checkedLowercase(words, at: place)
    case .shares:
      for word in words where CompiledLanguages.packed(Substring(word)) == nil {
        throw DeclarationError(
          .value, at: place, "'\(word)' is longer than the layout holds for an extension")
      }
      language.shares = try Self.checkedLowercase(words, at: place)
    case .also: language.also = words
    case .from: language.from = value
    case .standsAlone: language.standsAlone = try isYes(value, at: place)
    case .ignoresCase: language.ignoresCase = try isYes(value, at: place)
    }
  }

  /// Checks that words are in lower case, since names are folded before they are compared.
  private static func checkedLowercase(
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
