internal import ByteSources
internal import MediaMetadata
public import UniformTypes

/// The type identifiers and loadable classes that an item provider declares before anything is loaded.
public struct RegisteredTypes: Sendable {
  /// The identifiers as registered, in order.
  public let identifiers: [String]
  /// The result of `canLoadObject` for the Live Photo class; nil if not called.
  public let canLoadLivePhoto: Bool?
  /// The result of `canLoadObject` for the image class; nil if not called.
  public let canLoadImage: Bool?
  /// The identifiers without a type in the registry, compared as text.
  public let unresolved: [String]
  /// The types of ``identifiers``; nil if unresolved.
  package let types: [UTType?]

  /// Looks up the identifiers in `registry`; any text is accepted.
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

  /// Returns the identifiers whose types satisfy `condition`, in registration order.
  package func identifiers(where condition: (UTType) -> Bool) -> [String] {
    zip(identifiers, types).filter { $0.1.map(condition) ?? false }.map(\.0)
  }

  /// Returns the first identifier that contains `text`, ignoring case.
  func first(containing text: String) -> String? {
    identifiers.first { $0.lowercased().containsText(text) }
  }

  /// The declared identifiers with their types, in registration order.
  private var declared: [(identifier: String, type: UTType)] {
    zip(identifiers, types).compactMap { identifier, type in
      type.flatMap { $0.isDynamic ? nil : (identifier, $0) }
    }
  }

  /// The first declared identifier if it is a file URL and all others are the file's name or icon.
  var leadingFileURL: String? {
    guard let first = declared.first, first.type.conforms(to: .fileURL) else { return nil }
    return declared.allSatisfy { $0.type.mayAccompanyFileURL } ? first.identifier : nil
  }

  /// The first text identifier before an image; nil if a URL shows that the image was dragged from a page.
  var textBeforeImages: String? {
    let isImage = { (type: UTType) in type.conforms(to: .image) }
    guard let image = declared.firstIndex(where: { isImage($0.type) }),
      !declared.contains(where: { $0.type.isURL })
    else { return nil }
    return declared[..<image].first { UTType.richText.holds(for: $0.type) }?.identifier
  }
}

extension UTType {
  /// Plain text, and the types that text editors copy with it.
  fileprivate static let richText = TypeCondition(below: [.text, .rtf, .rtfd, .flatRTFD, .webArchive])

  private static let nameOrIcon = TypeCondition(below: [.plainText, .icns, .tiff])

  /// True if the type, registered after a file URL, can be the file's name or icon.
  package var mayAccompanyFileURL: Bool {
    isURL || describesItem || Self.nameOrIcon.holds(for: self)
  }

  /// True for a URL or a promised file URL.
  package var isURL: Bool {
    conforms(to: .url) || identifier == "com.apple.pasteboard.promised-file-url"
  }

  /// True for text about another representation: a URL's title, or the type of a promised file.
  package var describesItem: Bool {
    ["public.url-name", "com.apple.pasteboard.promised-file-content-type"].contains(identifier)
  }
}
