import MediaItems

/// The fields that the HTML report shows only with `--private`: places, serial numbers, people and captions.
struct PrivateFields: Equatable {
  /// The option value for absolute paths.
  static let paths = "paths"
  /// The option value for copies of movies and stills with all their metadata.
  static let media = "media"

  static let fields: [ItemField] = ItemField.all.filter { field in
    guard let group = field.group else { return false }
    return group.isPrivate || group == .caption && field.name != "rating"
  }

  /// All option values.
  static let words =
    fields.map(\.name) + [FieldGroup.place, .caption].map(\.rawValue) + [paths, media]

  private(set) var names: Set<String> = []
  private(set) var showsPaths = false
  private(set) var copiesMetadata = false

  /// Adds names separated by commas; returns the first unknown name.
  mutating func add(_ list: String) -> String? {
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      let matches = Self.fields.filter { $0.name.lowercased() == word || $0.group?.rawValue == word }
      switch word {
      case Self.paths: showsPaths = true
      case Self.media: copiesMetadata = true
      default: if matches.isEmpty { return String(part) }
      }
      names.formUnion(matches.map(\.name))
    }
    return nil
  }

  /// All fields except evidence and private fields that are not requested.
  var selection: FieldSelection {
    // Checksums would need to read every byte.
    let unread = ItemField.all.filter { $0.group == .sums } + ReportRecord.explaining
    let hidden = Set(Self.fields.map(\.name)).subtracting(names).union(unread.map(\.name))
    let shown = ItemField.all.map(\.name).filter { !hidden.contains($0) }
    return (try? FieldSelection(shown.joined(separator: ","))) ?? .basic
  }

  /// The requested values, for the note in the page.
  var named: [String] {
    Self.fields.map(\.name).filter(names.contains) + (showsPaths ? [Self.paths] : [])
      + (copiesMetadata ? [Self.media] : [])
  }
}
