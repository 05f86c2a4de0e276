#if !canImport(Darwin)
  extension PhotosPickerItem {
    /// The preferred representation of SwiftUI's picker.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
      let mode: PHPickerConfiguration.AssetRepresentationMode

      /// Like ``current``: nothing is transcoded.
      public static let automatic = Self(mode: .automatic)
      /// The stored representation.
      public static let current = Self(mode: .current)
      /// A widely supported representation; those that need transcoding are left out.
      public static let compatible = Self(mode: .compatible)
    }
  }

  /// The selection behavior of SwiftUI's picker.
  public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    /// The items are ordered by capture time.
    public static let `default` = Self(selection: .default)
    /// The items are ordered by selection.
    public static let ordered = Self(selection: .ordered)
    /// The selection is reported at each change.
    public static let continuous = Self(selection: .continuous)
    /// Both.
    public static let continuousAndOrdered = Self(selection: .continuousAndOrdered)
  }

  extension PHPickerConfiguration {
    /// Creates a configuration with the parameters of SwiftUI's picker view, which does not exist here.
    ///
    /// A limit of nil is unlimited. Items have identifiers if there is a library.
    ///
    /// ```swift
    /// let picker = PHPickerViewController(configuration: PHPickerConfiguration(
    ///   maxSelectionCount: 3, selectionBehavior: .ordered, matching: .images, preferredItemEncoding: .current))
    /// ```
    public init(
      maxSelectionCount: Int?, selectionBehavior: PhotosPickerSelectionBehavior = .default,
      matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      photoLibrary: PHPhotoLibrary? = nil
    ) {
      self = photoLibrary.map { Self(photoLibrary: $0) } ?? Self()
      selectionLimit = maxSelectionCount ?? 0
      selection = selectionBehavior.selection
      preferredAssetRepresentationMode = preferredItemEncoding.mode
      self.filter = filter
    }
  }
#endif
