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
    var features: [LanguageCue] = []
    var place: DeclarationPlace
  }

  struct Family {
    var name: String
    var languages: [Language]
  }

  private(set) var families: [Family] = []

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
    var settings: Set<LanguageSetting> = []
    for (place, line) in Self.lines(of: text, file: file) {
      if line.first == " " {
        guard !languages.isEmpty else {
          throw DeclarationError(.syntax, at: place, "a feature of no language; begin one with 'type:'")
        }
        do throws(LanguageCue.Flaw) {
          languages[languages.count - 1].features.append(try LanguageCue(line))
        } catch {
          throw DeclarationError(.syntax, at: place, "'\(line.drop { $0 == " " })': \(error.reason)")
        }
        continue
      }
      let (setting, value) = try LanguageSetting.read(line, at: place)
      if setting == .type {
        languages.append(Language(type: value, place: place))
        settings = []
      } else if languages.isEmpty {
        throw DeclarationError(.syntax, at: place, "begin the language with 'type:'")
      } else if languages[languages.count - 1].features.isEmpty == false {
        throw DeclarationError(.syntax, at: place, "'\(setting.rawValue):' stands before the features")
      }
      guard settings.insert(setting).inserted else {
        throw DeclarationError(
          .duplicate, at: place, "the language has '\(setting.rawValue):' already; keep one")
      }
      try setting.set(value, in: &languages[languages.count - 1], at: place)
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
