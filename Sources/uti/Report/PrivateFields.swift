import MediaItems

/// What a page tells only where it is named: where somebody was, who somebody is, whose camera it is, what somebody wrote.
struct PrivateFields: Equatable {
  /// The word for paths from the root, which are no field of their own.
  static let paths = "paths"
  /// The word for copies of movies and stills with all that is written in them.
  static let media = "media"

  /// The fields by name: places and serial numbers, and what people wrote about pictures and people in them.
  static let fields: [ItemField] = ItemField.all.filter { field in
    guard let group = field.group else { return false }
    return group.isPrivate || group == .caption && field.name != "rating"
  }

  /// The words that can be named.
  static let words =
    fields.map(\.name) + [FieldGroup.place, .caption].map(\.rawValue) + [paths, media]

  private(set) var names: Set<String> = []
  private(set) var showsPaths = false
  private(set) var copiesMetadata = false

  /// Takes names with commas between them; a name that is none is returned.
  mutating func add(_ list: String) -> String? {
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      let found = Self.fields.filter { $0.name.lowercased() == word || $0.group?.rawValue == word }
      switch word {
      case Self.paths: showsPaths = true
      case Self.media: copiesMetadata = true
      default: if found.isEmpty { return String(part) }
      }
      names.formUnion(found.map(\.name))
    }
    return nil
  }

  /// Everything that records can show but what is private and was not named; evidence apart.
  var selection: FieldSelection {
    // Sums take a read of every byte.
    let unread = ItemField.all.filter { $0.group == .sums } + ReportRecord.explaining
    let hidden = Set(Self.fields.map(\.name)).subtracting(names).union(unread.map(\.name))
    let shown = ItemField.all.map(\.name).filter { !hidden.contains($0) }
    return (try? FieldSelection(shown.joined(separator: ","))) ?? .basic
  }

  /// The same words, for what says what a page tells.
  var named: [String] {
    Self.fields.map(\.name).filter(names.contains) + (showsPaths ? [Self.paths] : [])
      + (copiesMetadata ? [Self.media] : [])
  }
}
