/// How a file representation may be used.
public struct ItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The original file may be opened where it is.
  public static let openInPlace = Self(rawValue: 1)
}
