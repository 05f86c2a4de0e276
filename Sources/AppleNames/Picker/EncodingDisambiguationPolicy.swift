#if !canImport(Darwin)
  extension PhotosPickerItem {
    /// A preference of SwiftUI's picker among an item's forms, where a type could be of several.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
      let mode: PHPickerConfiguration.AssetRepresentationMode

      /// As ``current``: nothing is transcoded.
      public static let automatic = Self(mode: .automatic)
      /// The form in which the item is kept.
      public static let current = Self(mode: .current)
      /// A form that any program reads; what only transcoding could give is left out.
      public static let compatible = Self(mode: .compatible)
    }
  }

  /// A way of selecting in SwiftUI's picker.
  public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    /// The items stand by the time at which they were taken.
    public static let `default` = Self(selection: .default)
    /// The items stand in the order in which they were selected.
    public static let ordered = Self(selection: .ordered)
    /// The selection is told at each change.
    public static let continuous = Self(selection: .continuous)
    /// Both.
    public static let continuousAndOrdered = Self(selection: .continuousAndOrdered)
  }

  extension PHPickerConfiguration {
    /// What SwiftUI's picker asks for, word by word; the picker itself is a view, and there is none here.
    ///
    /// A limit of nil is as many as there are. Items have identifiers where there is a library.
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
