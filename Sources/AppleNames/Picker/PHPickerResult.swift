#if !canImport(Darwin)
  public import ItemProviders

  /// One picked asset.
  public struct PHPickerResult: Hashable, Sendable {
    /// Promises the asset; empty for one that was preselected.
    public let itemProvider: ItemProvider
    /// The asset's identifier; nil when the picker was configured without a library.
    public let assetIdentifier: String?
  }
#endif
