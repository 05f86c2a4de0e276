/// What a photo picker is asked for, field by field as on iOS, and what a person at its screen would add.
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
    /// As selected; without a selection the library's own.
    case selection
    /// The oldest first.
    case captured
    /// By the files' names.
    case name
  }

  /// nil shows everything.
  public var filter: MediaFilter?
  /// How many assets may be picked; 0 is as many as there are.
  ///
  /// Preselected ones count.
  public var selectionLimit = 1
  /// Whether files are wanted as they are, or in forms that any program reads.
  public var preferredAssetRepresentationMode = RepresentationMode.automatic
  /// The local identifiers of assets that are selected from the start; their results have no provider.
  ///
  /// The picker takes them only with a limit other than 1; otherwise they are refused.
  public var preselectedAssetIdentifiers: [String] = []

  /// The local identifiers that the person taps, in order; nil taps whatever is shown until the limit is reached.
  public var selection: [String]?
  /// What the person searches for: part of a file's name, whatever its letter case.
  public var searchText: String?
  /// When what is shown was taken; nil is at any time.
  public var dateRange: MediaDateRange?
  /// In which order the selection is handed over.
  public var order = Order.selection
  /// How to treat assets whose metadata cannot decide the filter.
  public var includesUnknown = false

  /// Creates the picker's defaults: one item of any kind.
  public init() {}
}
