#if !canImport(Darwin)
  public import MediaItems

  /// The configuration of a photo picker: filter, selection and representation, as on iOS.
  public struct PHPickerConfiguration: Hashable, Sendable {
    /// The preferred representation of an item; `automatic` means `current` here.
    ///
    /// Nothing is transcoded: `compatible` leaves out representations that need transcoding, which
    /// `ItemProvider.formsNeedingTranscoding` lists.
    public typealias AssetRepresentationMode = RepresentationMode

    /// The selection behavior.
    public enum Selection: Int, Hashable, Sendable, CaseIterable {
      /// The results are ordered by capture time.
      case `default` = 0
      /// The results are ordered by selection.
      case ordered = 1
      /// The delegate is called for each change.
      case continuous = 2
      /// Both.
      case continuousAndOrdered = 3

      var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
      var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
    }

    /// The appearance of the picker; stored only.
    public enum Mode: Int, Hashable, Sendable, CaseIterable {
      case `default` = 0
      case compact = 1
    }

    /// Changes of a presented picker; nil leaves a value unchanged.
    public struct Update: Hashable, Sendable {
      /// The selection limit.
      public var selectionLimit: Int?
      /// Stored only.
      public var edgesWithoutContentMargins: NSDirectionalRectEdge?
      /// The new search text.
      public var searchText: PHPickerSearchText?

      /// Creates an empty update.
      public init() {}
    }

    /// The filter; nil shows everything.
    public var filter: PHPickerFilter?
    /// The selection limit; 0 is unlimited.
    public var selectionLimit = 1
    /// The preferred representation of files.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The selection behavior.
    public var selection = Selection.default
    /// The initially selected assets, whose results have empty providers.
    ///
    /// It needs a photo library and a limit other than 1; otherwise nothing is preselected.
    public var preselectedAssetIdentifiers: [String] = []
    /// Stored only.
    public var mode = Mode.default
    /// Stored only.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    /// Stored only.
    public var disabledCapabilities: PHPickerCapabilities = []

    /// The metadata to remove from loaded files.
    public var metadataOptions: PHPickerMetadataOptions = []
    /// The search text: only matching assets are shown; nil shows all assets of the filter.
    public var searchText: PHPickerSearchText?

    let photoLibrary: PHPhotoLibrary?

    /// Creates a default configuration; results have no asset identifiers.
    public init() { photoLibrary = nil }

    /// Creates a default configuration; results have the asset identifiers of a library.
    public init(photoLibrary: PHPhotoLibrary) { self.photoLibrary = photoLibrary }
  }

  /// The capabilities of a picker's user interface.
  public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let search = Self(rawValue: 1)
    public static let stagingArea = Self(rawValue: 2)
    public static let collectionNavigation = Self(rawValue: 4)
    public static let selectionActions = Self(rawValue: 8)
    public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
  }

  /// The edges of a rectangle in the writing direction.
  public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let all: Self = [.top, .leading, .bottom, .trailing]
  }

  /// A search text: a part of a file's name, ignoring case.
  ///
  /// Content, location and captions are not searched.
  public struct PHPickerSearchText: Hashable, Sendable {
    /// The words.
    let text: String

    /// Creates a search text.
    public init(_ string: String) { text = string }
  }
#endif
