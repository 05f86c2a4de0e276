public import MediaMetadata
internal import SystemPackage

/// The photo picker without its user interface.
public enum MediaPicker {
  /// One picked asset.
  public struct Result: Sendable {
    /// The selected asset.
    public var asset: MediaAsset
    /// The types that the item provider registers, in order; nil for preselected assets, whose provider is empty.
    public var registeredTypeIdentifiers: [String]?

    /// True if the asset was selected before the picker was shown.
    public var isPreselected: Bool { registeredTypeIdentifiers == nil }
  }

  /// The reason why a requested asset is not among the results.
  public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// No asset has the identifier.
    case notThere
    /// The filter, the search or the dates exclude it.
    case notShown
    /// Its metadata cannot decide whether it matches.
    case notKnown
    /// The selection limit is reached.
    case overLimit
    /// Preselection needs a limit other than 1.
    case notPreselectable

    /// The reason as text.
    public var because: String {
      switch self {
      case .notThere: "is no picture, movie or Live Photo of the library"
      case .notShown: "does not match what the picker shows"
      case .notKnown: "cannot be told to match what the picker shows"
      case .overLimit: "is beyond the selection limit"
      case .notPreselectable: "cannot be preselected where only one item is picked"
      }
    }
  }

  /// The outcome of a picker.
  public struct Outcome: Sendable {
    /// The picked assets.
    public var results: [Result] = []
    /// The refused assets, in the order of the request.
    public var refused: [(identifier: String, refusal: Refusal)] = []
  }

  /// Returns the assets of `library` that a picker with this configuration would return.
  ///
  /// Complexity: one filter test per asset, plus sorting.
  public static func pick(_ configuration: PickerConfiguration, in library: MediaLibrary) -> Outcome {
    var picking = Picking(configuration, library)
    for identifier in configuration.preselectedAssetIdentifiers {
      picking.select(identifier, isPreselected: true)
    }
    if let selection = configuration.selection {
      for identifier in selection { picking.select(identifier, isPreselected: false) }
    } else {
      picking.selectAllShown()
    }
    return picking.outcome
  }

  /// Returns true if pickers show items of this kind.
  package static func canShow(_ item: MediaItem) -> Bool { MediaAsset.kinds.contains(item.kind) }

  private struct Picking {
    let configuration: PickerConfiguration
    let library: MediaLibrary
    private var picked: [(asset: MediaAsset, isPreselected: Bool)] = []
    private var identifiers: Set<String> = []
    private var refused: [(identifier: String, refusal: Refusal)] = []

    init(_ configuration: PickerConfiguration, _ library: MediaLibrary) {
      self.configuration = configuration
      self.library = library
    }

    private var isFull: Bool {
      configuration.selectionLimit > 0 && picked.count >= configuration.selectionLimit
    }

    mutating func select(_ identifier: String, isPreselected: Bool) {
      if identifiers.contains(identifier) { return }
      switch refusal(of: identifier, isPreselected) {
      case .some(let refusal): refused.append((identifier, refusal))
      case nil:
        guard let asset = library.asset(withLocalIdentifier: identifier) else { return }
        picked.append((asset, isPreselected))
        identifiers.insert(identifier)
      }
    }

    private func refusal(of identifier: String, _ isPreselected: Bool) -> Refusal? {
      guard let asset = library.asset(withLocalIdentifier: identifier) else { return .notThere }
      if isPreselected, configuration.selectionLimit == 1 { return .notPreselectable }
      switch shows(asset) {
      case .no: return .notShown
      case .unknown where !configuration.includesUnknown: return .notKnown
      default: return isFull ? .overLimit : nil
      }
    }

    mutating func selectAllShown() {
      let shown = library.assets.filter { asset in
        let isShown = shows(asset)
        return isShown == .yes || configuration.includesUnknown && isShown == .unknown
      }
      for asset in sorted(shown, by: { $0 }) where !identifiers.contains(asset.localIdentifier) {
        if isFull { break }
        picked.append((asset, false))
        identifiers.insert(asset.localIdentifier)
      }
    }

    private func shows(_ asset: MediaAsset) -> Ternary {
      configuration.shows(asset)
    }

    private func sorted<Element>(_ elements: [Element], by asset: (Element) -> MediaAsset) -> [Element] {
      let sort: MediaFetch.Sort
      switch configuration.order {
      case .selection: return elements
      case .captured: sort = .captured
      case .name: sort = .name
      }
      let byIdentifier = Dictionary(
        elements.map { (asset($0).localIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
      return MediaLibrary.sorted(elements.map(asset), by: sort, true).compactMap {
        byIdentifier[$0.localIdentifier]
      }
    }

    var outcome: Outcome {
      let results = sorted(picked, by: { $0.asset }).map { asset, isPreselected in
        Result(
          asset: asset,
          registeredTypeIdentifiers: isPreselected
            ? nil
            : RegisteredForms(of: asset.item, mode: configuration.preferredAssetRepresentationMode)
              .forms.map(\.identifier))
      }
      return Outcome(results: results, refused: refused)
    }
  }
}

extension PickerConfiguration {
  /// Returns whether the picker shows an asset; unknown if its metadata cannot decide.
  public func shows(_ asset: MediaAsset) -> Ternary {
    let fetch = MediaFetch(filter: filter, dateRange: dateRange)
    return Ternary(matchesSearch(asset.item)) && fetch.matches(asset)
  }

  /// Returns true if the picker shows an item, without regard to bursts, which are counted later.
  package func shows(_ item: MediaItem) -> Bool {
    var answer = Ternary(matchesSearch(item)) && filter?.matches(item) ?? .yes
    if let dateRange { answer = answer && dateRange.contains(item.captured?.date) }
    return answer == .yes || includesUnknown && answer == .unknown
  }

  /// Returns true if the name of one of the item's files contains the search text.
  func matchesSearch(_ item: MediaItem) -> Bool {
    guard let text = searchText?.lowercased(), !text.isEmpty else { return true }
    return ([item.path] + item.files).contains { file in
      file.lastComponent?.string.lowercased().contains(text) ?? false
    }
  }
}
