/// The metadata that a copy of a file leaves out.
public struct MetadataKinds: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The place where it was taken: coordinates, and the names of places.
  public static let location = Self(rawValue: 1)
  /// The words that somebody wrote about it: title, description, comment, keywords.
  public static let captions = Self(rawValue: 2)
}
