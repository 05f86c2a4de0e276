#if !canImport(Darwin)
  public import MediaItems

  /// What a picker is asked for, field by field as on iOS.
  public struct PHPickerConfiguration: Hashable, Sendable {
    /// Which representation of an item is handed over; `automatic` is `current` here.
    ///
    /// Nothing is transcoded: `compatible` leaves out what only transcoding could produce, which
    /// `ItemProvider.formsNeedingTranscoding` names.
    public typealias AssetRepresentationMode = RepresentationMode

    /// How selecting works and when the delegate hears of it.
    public enum Selection: Int, Hashable, Sendable, CaseIterable {
      /// The results stand by the time at which they were taken.
      case `default` = 0
      /// The results stand in the order in which they were selected.
      case ordered = 1
      /// The delegate is called for each change.
      case continuous = 2
      /// Both.
      case continuousAndOrdered = 3

      var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
      var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
    }

    /// How the picker would look; without a screen it is kept and not looked at.
    public enum Mode: Int, Hashable, Sendable, CaseIterable {
      case `default` = 0
      case compact = 1
    }

    /// What of a shown picker is changed; nil leaves it as it is.
    public struct Update: Hashable, Sendable {
      /// How many may be selected; nil leaves it as it is.
      public var selectionLimit: Int?
      /// Kept, and without effect: there is no screen.
      public var edgesWithoutContentMargins: NSDirectionalRectEdge?
      /// What is searched for from now on; nil leaves it as it is.
      public var searchText: PHPickerSearchText?

      /// Creates a change of nothing.
      public init() {}
    }

    /// nil shows everything.
    public var filter: PHPickerFilter?
    /// How many assets may be picked; 0 is as many as there are.
    public var selectionLimit = 1
    /// Whether files are wanted as they are, or in forms that any program reads.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How what is selected is handed over.
    public var selection = Selection.default
    /// Assets that are selected from the start, whose providers come back empty.
    ///
    /// It needs a photo library and a limit other than 1; otherwise nothing is preselected.
    public var preselectedAssetIdentifiers: [String] = []
    /// Kept, and without effect: there is no screen.
    public var mode = Mode.default
    /// Kept and not looked at: there are no edges.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    /// Kept and not looked at: there is no screen to take them from.
    public var disabledCapabilities: PHPickerCapabilities = []

    /// What is left out of the files that are handed over; nothing unless it is asked for.
    public var metadataOptions: PHPickerMetadataOptions = []
    /// What is searched for: other assets are not shown; nil shows all that the filter does.
    public var searchText: PHPickerSearchText?

    let photoLibrary: PHPhotoLibrary?

    /// Creates the defaults; results have no asset identifiers.
    public init() { photoLibrary = nil }

    /// Creates the defaults; results have the asset identifiers of a library.
    public init(photoLibrary: PHPhotoLibrary) { self.photoLibrary = photoLibrary }
  }

  /// What a picker on a screen can do besides.
  public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let search = Self(rawValue: 1)
    public static let stagingArea = Self(rawValue: 2)
    public static let collectionNavigation = Self(rawValue: 4)
    public static let selectionActions = Self(rawValue: 8)
    public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
  }

  /// Edges of a rectangle in the direction of the script.
  public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1)
    public static let leading = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let trailing = Self(rawValue: 8)
    public static let all: Self = [.top, .leading, .bottom, .trailing]
  }
#endif
