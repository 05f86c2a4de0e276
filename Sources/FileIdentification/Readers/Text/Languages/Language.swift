internal import UniformTypes

/// One language of programs, styles, queries or builds: its type, and what a text in it looks like.
struct Language: Sendable {
  /// The type that a text in the language is answered as.
  var type: DeclaredType
  /// The language's usual name.
  var name: StaticString
  /// Names in editors' mode lines besides ``name``, between spaces.
  var modes: StaticString
  /// Extensions that belong to several languages, between spaces: such a name says this one where the content does.
  var shares: StaticString
  /// Other declared types of the same language: a name that says one of them is supported.
  var also: [DeclaredType]
  /// The language that this one grew from; both see the same features, and the plainer one stands unless the other shows.
  var growsFrom: DeclaredType?
  /// Whether its own features are trusted where the plainer language's are missing.
  var standsAlone: Bool
  /// Whether key words may be written in any case.
  var ignoresCase: Bool
  /// The features, one a line: a weight, then a pattern in ``LanguageCue``'s notation.
  var cues: StaticString

  init(
    _ type: DeclaredType, _ name: StaticString, modes: StaticString = "", shares: StaticString = "",
    also: [DeclaredType] = [],
    from growsFrom: DeclaredType? = nil, standsAlone: Bool = false, ignoresCase: Bool = false,
    _ cues: StaticString
  ) {
    self.type = type
    self.name = name
    self.modes = modes
    self.shares = shares
    self.also = also
    self.growsFrom = growsFrom
    self.standsAlone = standsAlone
    self.ignoresCase = ignoresCase
    self.cues = cues
  }

  /// Every language, by family; among equals the earlier one is asked first.
  static let all: [Language] =
    cFamily + managed + web + styles + scripting + shells + lisps + functional + logic + wirthian + scientific
    + systems + builds + hardware + graphics + schemas + typesetting + oddities
}

extension Language {
  /// The types of declarations that stand in files of their own.
  static let headers: [DeclaredType: DeclaredType] = [.cSource: .cHeader, .cPlusPlusSource: .cPlusPlusHeader]

  /// The language whose texts are answered as `type`, or as a header of which.
  static func of(_ type: DeclaredType) -> Language? {
    all.first { $0.type == type || headers[$0.type] == type }
  }

  /// Whether a name with this extension may mean the language.
  func mayShare(_ pathExtension: some StringProtocol) -> Bool {
    let wanted = pathExtension.lowercased()
    return shares.description.split(separator: " ").contains { $0 == wanted }
  }
}
