/// Kinds of metadata to remove from a copy of a file.
public struct MetadataKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The location: coordinates and names of places.
  public static let location = Self(rawValue: 1)
  /// Descriptive text: title, description, comment, keywords.
  public static let captions = Self(rawValue: 2)
}
