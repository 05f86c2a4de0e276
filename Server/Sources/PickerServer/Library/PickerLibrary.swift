internal import FileIdentification
internal import Foundation
internal import MediaItems
internal import MediaMetadata
internal import Synchronization
internal import SystemPackage
internal import UniformTypes

/// The allowed items of a folder, and the visible ones among them, the newest first.
///
/// Items are named by their index in `library`, which has no meaning outside of this picker.
struct PickerLibrary: Sendable {
  /// The allowed items.
  let library: MediaLibrary
  let configuration: PickerConfiguration
  let title: String
  /// The indices of the visible items, the newest first.
  let shown: [Int32]
  let albums: [PickerAlbum]
  let chips: [PickerChip]
  /// The folder of each item, by index; -1 for hidden items.
  private let folders: [Int32]
  private let preselected: [String]
  let isSearchable: Bool
  let firstSearch: String?

  /// Reads the folder; `options` sets the isolation of the parsers.
  init(
    _ request: PickerRequest, at root: FilePath, options: FileIdentifier.Options, workers: Int
  ) throws {
    configuration = try request.configuration()
    let allowed = try request.allowedFilter()
    var library = try MediaLibrary(
      folder: root, pairing: request.pairAcross == true ? .across : .folders, options: options,
      details: try request.details(), workers: workers, slimsHeaders: true,
      excluding: request.excluding ?? [], leavesOutForeign: request.leavesOutForeign ?? true)
    if allowed != nil || request.allowedPaths != nil {
      var paths: Set<String>?
      if let list = request.allowedPaths {
        paths = Set(list.compactMap { library.asset(at: FilePath($0))?.localIdentifier })
      }
      library = library.limited { asset in
        allowed.map { $0.matches(asset) == .yes } ?? true
          && paths.map { $0.contains(asset.localIdentifier) } ?? true
      }
    }
    self.library = library
    let name = URL(fileURLWithPath: root.string).resolvingSymlinksInPath().lastPathComponent
    title = request.title ?? name
    shown = Self.visibleIndices(library, configuration)
    (albums, folders) = PickerAlbum.all(of: library, named: name, shown)
    chips = PickerChip.all(of: library, shown)
    var selected = request.preselected ?? []
    for path in request.preselectedPaths ?? [] {
      if let asset = library.asset(at: FilePath(path)) { selected.append(asset.localIdentifier) }
    }
    preselected = selected
    isSearchable = request.searchable ?? true
    firstSearch = request.search
  }

  private static func visibleIndices(
    _ library: MediaLibrary, _ configuration: PickerConfiguration
  ) -> [Int32] {
    var keyed: [(key: Int64, index: Int32)] = []
    for (index, asset) in library.assets.enumerated() {
      let answer = configuration.shows(asset)
      guard answer == .yes || configuration.includesUnknown && answer == .unknown else { continue }
      let date = asset.captured.map { CaptureMoment($0).seconds } ?? asset.modified ?? .min
      keyed.append((date, Int32(truncatingIfNeeded: index)))
    }
    return keyed.sorted { a, b in a.key == b.key ? a.index < b.index : a.key > b.key }.map(\.index)
  }

  /// Returns the visible item at an index; nil for hidden items and indices out of range.
  func asset(at index: Int) -> MediaAsset? {
    guard folders.indices.contains(index), folders[index] >= 0 else { return nil }
    return library.assets[index]
  }

  /// Returns the indices of the visible items that match a query, in the order shown.
  func indices(_ query: PickerQuery) -> [Int32] {
    if query == PickerQuery() { return shown }
    var searching = configuration
    searching.filter = nil
    searching.dateRange = nil
    searching.searchText = query.search
    let chip = query.chip.flatMap { name in PickerChip.rows.first { $0.name == name } }
    let album = query.album.flatMap { key in albums.first { $0.key == key } }
    if query.chip != nil && chip == nil || query.album != nil && album == nil { return [] }
    return shown.filter { index in
      let asset = library.assets[Int(index)]
      if let chip, chip.filter.matches(asset) != .yes { return false }
      if let album, !contains(album, asset, Int(index)) { return false }
      return query.search == nil || searching.shows(asset) == .yes
    }
  }

  private func contains(_ album: PickerAlbum, _ asset: MediaAsset, _ index: Int) -> Bool {
    switch album.source {
    case .folder(let row): folders[index] == row
    case .smart(let position): SmartAlbum.all[position].holds(asset) == .yes
    }
  }

  /// Returns the results and refusals of a selection in its order, as `MediaPicker` decides.
  func outcome(selecting indices: [Int]) -> MediaPicker.Outcome {
    var selecting = configuration
    let identifiers = indices.compactMap { asset(at: $0)?.localIdentifier }
    selecting.preselectedAssetIdentifiers = identifiers.filter(preselected.contains)
    selecting.selection = identifiers.filter { !preselected.contains($0) }
    selecting.order = .selection
    let outcome = MediaPicker.pick(selecting, in: library)
    // MediaPicker puts preselected items first; the user may have moved them.
    let order = Dictionary(identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var ordered = outcome
    ordered.results.sort { order[$0.asset.localIdentifier] ?? 0 < order[$1.asset.localIdentifier] ?? 0 }
    return ordered
  }

  /// Returns the results in the configured order.
  func results(selecting indices: [Int]) -> [MediaPicker.Result] {
    let results = outcome(selecting: indices).results
    if configuration.order == .selection { return results }
    let ranks = Dictionary(uniqueKeysWithValues: shown.enumerated().map { (Int($1), $0) })
    return results.sorted { a, b in rank(a, ranks) > rank(b, ranks) }
  }

  private func rank(_ result: MediaPicker.Result, _ ranks: [Int: Int]) -> Int {
    library.position(ofLocalIdentifier: result.asset.localIdentifier).flatMap { ranks[$0] } ?? 0
  }

  /// Returns the selection with which the page opens.
  func firstSelection() -> [Int] {
    guard configuration.selectionLimit != 1 else { return [] }
    let indices = preselected.compactMap { library.position(ofLocalIdentifier: $0) }
    return outcome(selecting: indices).results.compactMap {
      library.position(ofLocalIdentifier: $0.asset.localIdentifier)
    }
  }
}

/// A filter of the page on the visible items.
struct PickerQuery: Hashable, Sendable {
  var chip: String?
  var album: String?
  var search: String?
}

/// Caches the results of the last queries: a page requests range after range of the same one.
final class QueryCache: Sendable {
  private static let capacity = 4
  private let entries = Mutex<[(query: PickerQuery, indices: [Int32])]>([])

  func indices(_ query: PickerQuery, in contents: PickerLibrary) -> [Int32] {
    if let cached = entries.withLock({ $0.first { $0.query == query }?.indices }) { return cached }
    let indices = contents.indices(query)
    entries.withLock { entries in
      if entries.count >= Self.capacity { entries.removeFirst() }
      entries.append((query, indices))
    }
    return indices
  }
}
