#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  public import UniformTypes

  /// One picked asset, as SwiftUI's picker hands it over; here it is made of a ``PHPickerResult``.
  public struct PhotosPickerItem: Hashable, Sendable {
    private let provider: ItemProvider
    /// The asset's identifier; nil when the picker was configured without a library.
    public let itemIdentifier: String?

    /// Takes what a picker handed over.
    public init(_ result: PHPickerResult) {
      provider = result.itemProvider
      itemIdentifier = result.assetIdentifier
    }

    /// Stands for an asset that is selected already, of which nothing can be loaded.
    public init(itemIdentifier: String) {
      provider = ItemProvider()
      self.itemIdentifier = itemIdentifier
    }

    /// The types that it can be loaded as, the most preferred first.
    public var supportedContentTypes: [UTType] { provider.registeredContentTypes }

    /// Loads it as a type of one's own; nil when none of that type's representations fits.
    ///
    /// Errors: those of the load, and what making the item throws. Cancelling the task cancels the load.
    public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
      try await provider.loadTransferable(type: type)
    }

    /// Loads it as a type of one's own; nil when none of that type's representations fits.
    ///
    /// See `ItemProvider.loadTransferable(type:completionHandler:)`.
    @discardableResult
    public func loadTransferable<Item: Transferable>(
      type: Item.Type, completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
    ) -> Progress {
      provider.loadIfFitting(type, completionHandler)
    }

    /// Items are one when they stand for one asset, without identifiers when they come from one result.
    public static func == (a: Self, b: Self) -> Bool {
      a.itemIdentifier == b.itemIdentifier && (a.itemIdentifier != nil || a.provider === b.provider)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(itemIdentifier)
      if itemIdentifier == nil { hasher.combine(ObjectIdentifier(provider)) }
    }
  }
#endif
