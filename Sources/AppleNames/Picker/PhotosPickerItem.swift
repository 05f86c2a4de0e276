#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  public import UniformTypes

  /// A picked asset with the API of SwiftUI's picker, created of a ``PHPickerResult``.
  public struct PhotosPickerItem: Hashable, Sendable {
    private let provider: ItemProvider
    /// The asset's identifier; nil if the picker was configured without a library.
    public let itemIdentifier: String?

    /// Creates an item of a picker's result.
    public init(_ result: PHPickerResult) {
      provider = result.itemProvider
      itemIdentifier = result.assetIdentifier
    }

    /// Creates an item for an already selected asset, which cannot be loaded.
    public init(itemIdentifier: String) {
      provider = ItemProvider()
      self.itemIdentifier = itemIdentifier
    }

    /// The types of its representations, the most preferred first.
    public var supportedContentTypes: [UTType] { provider.registeredContentTypes }

    /// Loads it as a transferable type; nil if none of the type's representations fits.
    ///
    /// Errors: those of the load and of the importing closure. Cancelling the task cancels the load.
    public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
      try await provider.loadTransferable(type: type)
    }

    /// Loads it as a transferable type; nil if none of the type's representations fits.
    ///
    /// See `ItemProvider.loadTransferable(type:completionHandler:)`.
    @discardableResult
    public func loadTransferable<Item: Transferable>(
      type: Item.Type, completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
    ) -> Progress {
      provider.loadIfFitting(type, completionHandler)
    }

    /// Returns true if the items have the same asset, or without identifiers the same result.
    public static func == (a: Self, b: Self) -> Bool {
      a.itemIdentifier == b.itemIdentifier && (a.itemIdentifier != nil || a.provider === b.provider)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(itemIdentifier)
      if itemIdentifier == nil { hasher.combine(ObjectIdentifier(provider)) }
    }
  }
#endif
