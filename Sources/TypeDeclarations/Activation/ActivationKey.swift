/// A key of an activation rule's dictionary, as Apple documents them under "App Extension Keys".
enum ActivationKey: String, CaseIterable, Sendable {
  case attachmentsMost = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
  case attachmentsLeast = "NSExtensionActivationSupportsAttachmentsWithMinCount"
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
    // A page comes with what a script made of it, never as a file.
    case .webPages, .attachmentsMost, .attachmentsLeast, .version, .strict: nil
    }
  }

  /// True if the value is a number of attachments.
  var isCount: Bool {
    switch self {
    case .text, .version, .strict: false
    default: true
    }
  }

  /// True if a positive value takes attachments.
  var takes: Bool { self != .version && self != .strict }

  /// True if the key names a kind of attachments.
  var isKind: Bool { takes && self != .attachmentsMost && self != .attachmentsLeast }

  func words(_ count: Int) -> String {
    let (one, many) =
      switch self {
      case .files: ("file", "files")
      case .images: ("image", "images")
      case .movies: ("movie", "movies")
      case .text: ("text", "texts")
      case .webPages: ("web page", "web pages")
      case .webAddresses: ("web address", "web addresses")
      case .attachmentsMost, .attachmentsLeast, .version, .strict: ("attachment", "attachments")
      }
    return count == 1 ? "1 \(one) was given" : "\(count) \(many) were given"
  }

  /// The movies among `count` that come from Live Photos, as `, 1 of them half of a Live Photo`.
  static func words(halves: Int, of count: Int) -> String {
    switch halves {
    case 0: ""
    case 1: count == 1 ? ", half of a Live Photo" : ", 1 of them half of a Live Photo"
    case count: ", all of them halves of Live Photos"
    default: ", \(halves) of them halves of Live Photos"
    }
  }

  /// The key that was probably meant: another letter case, one slip, or the same words in another order or number.
  static func probable(_ key: String) -> ActivationKey? {
    let wanted = Array(key.lowercased().utf8)
    if let near = allCases.first(where: { known in
      let name = Array(known.rawValue.lowercased().utf8)
      return name == wanted || EditDistance.isOne(wanted, name)
    }) {
      return near
    }
    guard key.utf8.count <= 100, key.contains("Count") || key.contains("Supports") else { return nil }
    let words = words(of: key)
    let near = allCases.filter { self.words(of: $0.rawValue) == words }
    return near.count == 1 ? near.first : nil
  }

  /// The words of a key that carry its meaning, in the singular and in order.
  private static func words(of key: String) -> [String] {
    var words: [String] = []
    for character in key {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    let empty: Set = ["supports", "support", "with", "for", "of", "n", "s", "extension", "activation"]
    return words.map { $0.hasSuffix("s") && $0.count > 3 ? String($0.dropLast()) : $0 }
      .filter { !empty.contains($0) }.sorted()
  }
}
