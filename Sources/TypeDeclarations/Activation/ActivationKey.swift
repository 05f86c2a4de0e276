/// A key of an activation rule's dictionary, as Apple documents them under "App Extension Keys".
enum ActivationKey: String, CaseIterable, Sendable {
  case maxAttachmentCount = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
  case minAttachmentCount = "NSExtensionActivationSupportsAttachmentsWithMinCount"
  case files = "NSExtensionActivationSupportsFileWithMaxCount"
  case images = "NSExtensionActivationSupportsImageWithMaxCount"
  case movies = "NSExtensionActivationSupportsMovieWithMaxCount"
  case text = "NSExtensionActivationSupportsText"
  case webPages = "NSExtensionActivationSupportsWebPageWithMaxCount"
  case webAddresses = "NSExtensionActivationSupportsWebURLWithMaxCount"
  case version = "NSExtensionActivationDictionaryVersion"
  case strict = "NSExtensionActivationUsesStrictMatching"

  /// The beginning of every such key.
  static let prefix = "NSExtensionActivation"
  /// The key of the rule itself.
  static let rule = "NSExtensionActivationRule"

  /// The type of the attachments that a key counts; nil where it counts other things.
  var type: String? {
    switch self {
    case .files: "public.data"
    case .images: "public.image"
    case .movies: "public.movie"
    case .text: "public.text"
    case .webAddresses: "public.url"
    // A page comes as the result of a script, never as a file.
    case .webPages, .maxAttachmentCount, .minAttachmentCount, .version, .strict: nil
    }
  }

  /// True if the value is a number of attachments.
  var isCount: Bool {
    switch self {
    case .text, .version, .strict: false
    default: true
    }
  }

  /// True if a positive value accepts attachments.
  var acceptsAttachments: Bool { self != .version && self != .strict }

  /// True if the key names a kind of attachments.
  var isKind: Bool { acceptsAttachments && self != .maxAttachmentCount && self != .minAttachmentCount }

  func words(_ count: Int) -> String {
    let (one, many) =
      switch self {
      case .files: ("file", "files")
      case .images: ("image", "images")
      case .movies: ("movie", "movies")
      case .text: ("text", "texts")
      case .webPages: ("web page", "web pages")
      case .webAddresses: ("web address", "web addresses")
      case .maxAttachmentCount, .minAttachmentCount, .version, .strict: ("attachment", "attachments")
      }
    return count == 1 ? "1 \(one) was given" : "\(count) \(many) were given"
  }

  /// Returns the part of a message about the movies of Live Photos, such as `, 1 of them half of a Live
  /// Photo`.
  static func words(halves: Int, of count: Int) -> String {
    switch halves {
    case 0: ""
    case 1: count == 1 ? ", half of a Live Photo" : ", 1 of them half of a Live Photo"
    case count: ", all of them halves of Live Photos"
    default: ", \(halves) of them halves of Live Photos"
    }
  }

  /// Returns the suggestion for a misspelled key: another letter case, one edit, or the same words in another
  /// order or number.
  static func suggestion(_ key: String) -> ActivationKey? {
    let keyBytes = Array(key.lowercased().utf8)
    if let match = allCases.first(where: { candidate in
      let name = Array(candidate.rawValue.lowercased().utf8)
      return name == keyBytes || EditDistance.isOne(keyBytes, name)
    }) {
      return match
    }
    guard key.utf8.count <= 100, key.contains("Count") || key.contains("Supports") else { return nil }
    let words = words(of: key)
    let matches = allCases.filter { self.words(of: $0.rawValue) == words }
    return matches.count == 1 ? matches.first : nil
  }

  /// Returns the significant words of a key, in the singular and sorted.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    for character in key {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    let ignored: Set = ["supports", "support", "with", "for", "of", "n", "s", "extension", "activation"]
    return words.map { $0.hasSuffix("s") && $0.count > 3 ? String($0.dropLast()) : $0 }
      .filter { !ignored.contains($0) }.sorted()
  }
}
