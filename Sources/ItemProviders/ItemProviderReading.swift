public import Foundation

/// What can be made of an item's bytes.
///
/// An object load takes the provider's representations in their order and loads the data of the first whose type is
/// one of the list or below one of it. Types are no promise about bytes: making the object can still fail.
public protocol ItemProviderReading: SendableMetatype {
  /// The types that it can be made of.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes it of bytes; `typeIdentifier` is the registered type that they were loaded as.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that loads as itself, without a cast: `String`, `URL`, `Data` and what else is declared as one.
public protocol ItemProviderValue: ItemProviderReading, Sendable {}
