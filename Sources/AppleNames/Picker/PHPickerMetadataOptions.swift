#if !canImport(Darwin)
  internal import MediaMetadata

  /// The metadata that a picker leaves out of the files that it hands over.
  ///
  /// Every file is a copy then, with the same coded pictures and sound. A load fails by an `ExtractionError` where the
  /// metadata cannot be left out: of formats that nothing here takes apart, and of damaged files.
  public struct PHPickerMetadataOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Where it was taken.
    public static let removeLocation = Self(rawValue: 1)
    /// What somebody wrote about it: title, description and keywords.
    public static let removeCaptions = Self(rawValue: 2)

    /// The same in the words of files.
    var kinds: MetadataKinds {
      var kinds: MetadataKinds = []
      if contains(.removeLocation) { kinds.insert(.location) }
      if contains(.removeCaptions) { kinds.insert(.captions) }
      return kinds
    }
  }
#endif
