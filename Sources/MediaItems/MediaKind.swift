public import UniformTypes

/// What a person calls one file or item.
///
/// A kind is a reading of the type alone: it refuses to promise that the bytes were looked at, or that two files that
/// belong together were paired. A type that no rule knows is ``other``.
///
/// ```swift
/// MediaKind(of: .heic)   // photo
/// MediaKind(of: .pdf)    // document
/// ```
public enum MediaKind: String, Hashable, Sendable, CaseIterable {
  /// A movie.
  case video
  /// A Live Photo as pair or bundle, and other makers' motion photos.
  case livePhoto
  /// Any still picture, whoever took or drew it.
  case photo
  /// Sound without a picture.
  case audio
  /// A document of a program.
  case document
  /// Text for people, and data that is text.
  case text
  /// The source of a program.
  case sourceCode
  /// Files packed into one.
  case archive
  /// A font.
  case font
  /// A model in three dimensions.
  case model3D
  /// A program.
  case executable
  /// A folder, or what is shown as one.
  case folder
  /// A folder that is shown as one item and is not a document.
  case package
  /// What has no name here.
  case other

  /// The kind of things of this type, by the first of ``rules`` that fits.
  ///
  /// Complexity: a bit test per condition until a rule fits.
  public init(of type: UTType) { self = Self.rules[Self.position(for: type)].then }

  /// What to call one thing of this kind in a sentence.
  public var label: String {
    switch self {
    case .livePhoto: "Live Photo"
    case .sourceCode: "source code"
    case .model3D: "3D model"
    default: rawValue
    }
  }
}
