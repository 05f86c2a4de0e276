internal import ByteSources
internal import MediaMetadata
public import UniformTypes

/// What an item provider says before anything is loaded: its identifiers in order, and what it says of two classes.
public struct RegisteredTypes: Sendable {
  /// The identifiers as registered, in order.
  public let identifiers: [String]
  /// What `canLoadObject` answered for the Live Photo class; nil when nobody asked.
  public let canLoadLivePhoto: Bool?
  /// What `canLoadObject` answered for the image class; nil when nobody asked.
  public let canLoadImage: Bool?
  /// The identifiers that mean no type to the registry; they are compared as text.
  public let unresolved: [String]
  /// The types of ``identifiers``, nil where unresolved.
  package let types: [UTType?]

  /// Looks the identifiers up in `registry`.
  ///
  /// Any text is taken for an identifier; what is not declared stays text.
  public init(
    _ identifiers: [String], canLoadLivePhoto: Bool? = nil, canLoadImage: Bool? = nil,
    in registry: TypeRegistry = .current
  ) {
    self.identifiers = identifiers
    self.canLoadLivePhoto = canLoadLivePhoto
    self.canLoadImage = canLoadImage
    types = identifiers.map { registry.type($0) }
    unresolved = zip(identifiers, types).filter { $0.1 == nil }.map(\.0)
  }

  /// The identifiers whose types fit, in registration order.
  package func identifiers(where fits: (UTType) -> Bool) -> [String] {
    zip(identifiers, types).filter { $0.1.map(fits) ?? false }.map(\.0)
  }

  /// The first identifier that contains `text`; upper and lower case are alike, as in identifiers.
  func first(containing text: String) -> String? {
    identifiers.first { $0.lowercased().containsText(text) }
  }

  /// The declared identifiers with their types, in registration order.
  private var declared: [(identifier: String, type: UTType)] {
    zip(identifiers, types).compactMap { identifier, type in
      type.flatMap { $0.isDynamic ? nil : (identifier, $0) }
    }
  }

  /// The address of a file that stands first, with nothing beside it that is more than the file's name or icon.
  var addressOfFile: String? {
    guard let first = declared.first, first.type.conforms(to: .fileURL) else { return nil }
    return declared.allSatisfy { $0.type.isBesideAddressOfFile } ? first.identifier : nil
  }

  /// The first words, where they stand before a picture and no address says that the picture was taken from a page.
  var wordsBeforePictures: String? {
    let isPicture = { (type: UTType) in type.conforms(to: .image) }
    guard let picture = declared.firstIndex(where: { isPicture($0.type) }),
      !declared.contains(where: { $0.type.isAddress })
    else { return nil }
    return declared[..<picture].first { UTType.words.holds(for: $0.type) }?.identifier
  }
}

extension UTType {
  /// Text, and what editors of text copy besides.
  fileprivate static let words = TypeCondition(below: [.text, .rtf, .rtfd, .flatRTFD, .webArchive])

  private static let nameOrIcon = TypeCondition(below: [.plainText, .icns, .tiff])

  /// Whether the type, registered behind a file's address, may be the file's name or icon.
  package var isBesideAddressOfFile: Bool {
    isAddress || isSaidOfItem || Self.nameOrIcon.holds(for: self)
  }

  /// Whether the type is an address, or the promise of one.
  package var isAddress: Bool {
    conforms(to: .url) || identifier == "com.apple.pasteboard.promised-file-url"
  }

  /// Whether the type is of words about the item beside it: an address's title, or the type of a promised file.
  package var isSaidOfItem: Bool {
    ["public.url-name", "com.apple.pasteboard.promised-file-content-type"].contains(identifier)
  }
}
