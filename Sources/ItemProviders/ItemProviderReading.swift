public import Foundation

/// A type that can be created from an item's bytes.
///
/// An object load uses the first representation, in the provider's order, whose type is in the list or
/// conforms to a type of the list. Creating the object can still fail.
public protocol ItemProviderReading: SendableMetatype {
  /// The identifiers of the types that it can be created from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an instance from bytes; `typeIdentifier` is the registered type that was loaded.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that loads without a cast, such as `String`, `URL` and `Data`.
public protocol ItemProviderValue: ItemProviderReading, Sendable {}

/// A class whose instances can be offered by an item provider as data of one or several uniform types.
public protocol ItemProviderWriting: SendableMetatype {
  /// The types that instances of this class can be written as, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this instance can be written as; by default those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the visibility of a representation of the class; by default `all`.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Returns the visibility of a representation of this instance; by default that of the class.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Writes the instance as a type and calls the handler once, from any thread; cancelling the progress
  /// should stop it.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension ItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility { .all }

  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
