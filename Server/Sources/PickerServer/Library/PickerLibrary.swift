internal import FileIdentification
internal import Foundation
internal import MediaItems
internal import MediaMetadata
internal import SystemPackage
internal import UniformTypes

/// The folder as one picker shows it: what is allowed and what the configuration shows, the newest first.
///
/// Items are known by their place in `library`, a number that means nothing outside of this picker.
struct PickerLibrary: Sendable {
  /// What is allowed, and nothing else.
  let library: MediaLibrary
  let configuration: PickerConfiguration
  let title: String
  /// The places of what is shown, the newest first.
  let shown: [Int32]
  let albums: [PickerAlbum]
  let chips: [PickerChip]
  /// The row of ``albums`` that is the folder of an item, by place; -1 for what is not shown.
  private let folders: [Int32]
  private let preselected: [String]
  let isSearchable: Bool
  let firstSearch: String?

  /// Reads the folder; files are parsed where `options` says.
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
    shown = Self.places(library, configuration)
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

  private static func places(_ library: MediaLibrary, _ configuration: PickerConfiguration) -> [Int32] {
    var keyed: [(key: Int64, place: Int32)] = []
    for (place, asset) in library.assets.enumerated() {
      let answer = configuration.shows(asset)
      guard answer == .yes || configuration.includesUnknown && answer == .unknown else { continue }
      let date = asset.captured.map { CaptureMoment($0).seconds } ?? asset.modified ?? .min
      keyed.append((date, Int32(truncatingIfNeeded: place)))
    }
    return keyed.sorted { a, b in a.key == b.key ? a.place < b.place : a.key > b.key }.map(\.place)
  }

  /// The item at a place that is shown; nil for all others, however they are asked for.
  func asset(at place: Int) -> MediaAsset? {
    guard folders.indices.contains(place), folders[place] >= 0 else { return nil }
    return library.assets[place]
  }

  /// The places of what a query finds among what is shown, in the order shown.
  func places(_ query: PickerQuery) -> [Int32] {
    if query == PickerQuery() { return shown }
    var found = configuration
    found.filter = nil
    found.dateRange = nil
    found.searchText = query.search
    let chip = query.chip.flatMap { name in PickerChip.rows.first { $0.name == name } }
    let album = query.album.flatMap { key in albums.first { $0.key == key } }
    if query.chip != nil && chip == nil || query.album != nil && album == nil { return [] }
    return shown.filter { place in
      let asset = library.assets[Int(place)]
      if let chip, chip.filter.matches(asset) != .yes { return false }
      if let album, !holds(album, asset, Int(place)) { return false }
      return query.search == nil || found.shows(asset) == .yes
    }
  }

  private func holds(_ album: PickerAlbum, _ asset: MediaAsset, _ place: Int) -> Bool {
    switch album.source {
    case .folder(let row): folders[place] == row
    case .smart(let position): SmartAlbum.all[position].holds(asset) == .yes
    }
  }

  /// What a picker hands over for a selection in its order: MediaItems' own picker decides.
  func outcome(selecting places: [Int]) -> MediaPicker.Outcome {
    var asked = configuration
    let identifiers = places.compactMap { asset(at: $0)?.localIdentifier }
    asked.preselectedAssetIdentifiers = identifiers.filter(preselected.contains)
    asked.selection = identifiers.filter { !preselected.contains($0) }
    asked.order = .selection
    let outcome = MediaPicker.pick(asked, in: library)
    // What was preselected stands where the person left it.
    let order = Dictionary(identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var ordered = outcome
    ordered.results.sort { order[$0.asset.localIdentifier] ?? 0 < order[$1.asset.localIdentifier] ?? 0 }
    return ordered
  }

  /// The results in the order in which they are handed over.
  func results(selecting places: [Int]) -> [MediaPicker.Result] {
    let results = outcome(selecting: places).results
    if configuration.order == .selection { return results }
    let ranks = Dictionary(uniqueKeysWithValues: shown.enumerated().map { (Int($1), $0) })
    return results.sorted { a, b in rank(a, ranks) > rank(b, ranks) }
  }

  private func rank(_ result: MediaPicker.Result, _ ranks: [Int: Int]) -> Int {
    library.position(ofLocalIdentifier: result.asset.localIdentifier).flatMap { ranks[$0] } ?? 0
  }

  /// What is selected when the page opens.
  func firstSelection() -> [Int] {
    guard configuration.selectionLimit != 1 else { return [] }
    let places = preselected.compactMap { library.position(ofLocalIdentifier: $0) }
    return outcome(selecting: places).results.compactMap {
      library.position(ofLocalIdentifier: $0.asset.localIdentifier)
    }
  }
}

/// What a page asks to see of what is shown.
struct PickerQuery: Hashable, Sendable {
  var chip: String?
  var album: String?
  var search: String?
}
