#if !canImport(Darwin)
  internal import MediaMetadata

  /// The metadata that a photo picker removes from loaded files.
  ///
  /// Every file is then a copy with the same encoded pictures and sound. A load fails with an
  /// `ExtractionError` if the metadata cannot be removed: for unsupported formats and damaged files.
  public struct PHPickerMetadataOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Removes the location.
    public static let removeLocation = Self(rawValue: 1)
    /// Removes the title, description and keywords.
    public static let removeCaptions = Self(rawValue: 2)

    /// The corresponding kinds of metadata in files.
    var kinds: MetadataKinds {
      var kinds: MetadataKinds = []
      if contains(.removeLocation) { kinds.insert(.location) }
      if contains(.removeCaptions) { kinds.insert(.captions) }
      return kinds
    }
  }
#endif
