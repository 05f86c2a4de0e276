import TypeDeclarations

/// The languages of `TypeTables/languages`, as they are written; `families.txt` there describes the format.
struct LanguageTables {
  struct Language {
    /// The identifier of the type that a text in the language is answered as.
    var type: String
    var name = ""
    var modes: [String] = []
    var shares: [String] = []
    var also: [String] = []
    /// The type of the language that this one grew from.
    var from: String?
    var standsAlone = false
    var ignoresCase = false
    var features: [WrittenFeature] = []
    /// Where each setting stands.
    var places: [LanguageSetting: DeclarationPlace]

    /// Where the language begins.
    var place: DeclarationPlace { places[.type] ?? .unknown }
  }

  struct Family {
    var name: String
    var languages: [Language]
  }

  var families: [Family] = []

  init() {}

  /// The families' names, in order.
  static func familyNames(_ text: String, file: String) throws(DeclarationError) -> [String] {
    var names: [String: DeclarationPlace] = [:]
    var inOrder: [String] = []
    for (place, line) in lines(of: text, file: file) {
      let name = line.filter { $0 != " " }
      guard name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else {
        throw DeclarationError(
          .syntax, at: place, "'\(line)' is no family; write small letters, as in 'c-family', one a line")
      }
      if let first = names.updateValue(place, forKey: name) {
        throw DeclarationError(.duplicate, at: place, "'\(name)' is at \(first) already; keep one line")
      }
      inOrder.append(name)
    }
    return inOrder
  }

  /// Adds a family behind those that are there.
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

  /// The lines that say something, each with its place.
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
    do throws(WrittenFeature.Flaw) {
      features.append(try WrittenFeature(line))
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
