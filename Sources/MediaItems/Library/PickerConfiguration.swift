/// The configuration of a photo picker, with the fields of iOS and the input of a person.
///
/// ```swift
/// var configuration = PickerConfiguration()
/// configuration.filter = .any(of: [.livePhotos, .panoramas])
/// configuration.selectionLimit = 0
/// let results = MediaPicker.pick(configuration, in: library).results
/// ```
public struct PickerConfiguration: Sendable {
  /// The order of the results.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// As selected, or the order of the library without a selection.
    case selection
    /// The oldest first.
    case captured
    /// By file name.
    case name
  }

  /// The filter; nil shows all assets.
  public var filter: MediaFilter?
  /// The maximum number of picked assets, including preselected ones; 0 for no limit.
  public var selectionLimit = 1
  /// The preferred representation: the original file or a compatible one.
  public var preferredAssetRepresentationMode = RepresentationMode.automatic
  /// The local identifiers of preselected assets; their results have no provider.
  ///
  /// They are refused if the limit is 1.
  public var preselectedAssetIdentifiers: [String] = []

  /// The local identifiers that the user selects, in order; nil selects the shown assets up to the limit.
  public var selection: [String]?
  /// The search text: a part of a file name, case-insensitive.
  public var searchText: String?
  /// The range of capture dates; nil matches any.
  public var dateRange: MediaDateRange?
  /// The order of the results.
  public var order = Order.selection
  /// True if assets are shown whose metadata cannot decide the filter.
  public var includesUnknown = false

  /// Creates the default configuration: one item of any kind.
  public init() {}
}
