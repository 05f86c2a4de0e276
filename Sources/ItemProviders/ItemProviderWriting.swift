public import Foundation

/// What can be turned into bytes of one or several types.
public protocol ItemProviderWriting: SendableMetatype {
  /// The types that things of this class can be written as, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this one can be written as; the class's unless it says otherwise.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Who may see a representation of the class; everyone unless it says otherwise.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Who may see a representation of this one; what the class says unless it says otherwise.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> ItemProviderRepresentationVisibility

  /// Writes it as a type and calls the handler once, from any thread; cancelling the progress should stop that.
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
