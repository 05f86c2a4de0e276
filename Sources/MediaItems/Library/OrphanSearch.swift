package import FileIdentification
internal import MediaMetadata
internal import SystemCalls
package import SystemPackage

/// Searches a stream of items, folder by folder, for those whose other file is missing.
///
/// Only one folder's names are in memory.
package struct OrphanSearch {
  private var folder: FilePath?
  private var isFolderCounted = false
  /// Entries that may have an original, and those after them, to keep the order of the stream.
  private var waiting: [OrphanEntry] = []
  private var names = PackedNames()
  /// Files in another folder than their item, by stem.
  private var elsewhere: [String: FilePath] = [:]
  /// The number of checked items in folders.
  package private(set) var items = 0
  /// The number of folders of these items.
  package private(set) var folders = 0
  /// The number of checked items that the user named.
  package private(set) var named = 0

  package init() {}

  /// Adds the next item of a stream that goes folder by folder; returns the orphans found so far.
  package mutating func add(_ entry: OrphanEntry) -> [Orphan] {
    let entryFolder = entry.path.removingLastComponent()
    var orphans = entryFolder == folder ? [] : finish()
    if folder != entryFolder {
      folder = entryFolder
      isFolderCounted = false
    }
    if entry.error == nil, !isFolderCounted, !entry.isNamed {
      folders += 1
      isFolderCounted = true
    }
    if entry.isCounted, entry.isNamed { named += 1 } else if entry.isCounted { items += 1 }
    for path in entry.files {
      if path.isBeside(entry.path) {
        path.withLastName { names.append($0) }
      } else {
        let stem = Self.stem(path.lastName)
        elsewhere[stem] = elsewhere[stem] ?? path
      }
    }
    guard let item = entry.item else { return orphans }
    if waiting.isEmpty, let kind = entry.kind {
      orphans.append(Orphan(item: item, kind: kind, isNamed: entry.isNamed))
    } else {
      waiting.append(entry)
    }
    return orphans
  }

  /// Returns the remaining orphans of the last folder.
  package mutating func finish() -> [Orphan] {
    let originals = waiting.isEmpty ? [:] : files(of: Set(waiting.flatMap(\.originals)))
    let orphans = waiting.compactMap { entry -> Orphan? in
      guard let item = entry.item else { return nil }
      if let kind = entry.kind { return Orphan(item: item, kind: kind, isNamed: entry.isNamed) }
      let original = entry.originals.firstNonNil { originals[$0] }
      return Orphan(
        item: item, kind: original == nil ? .editedAlone : .editedCopy, original: original,
        isNamed: entry.isNamed)
    }
    waiting = []
    names = PackedNames()
    elsewhere = [:]
    folder = nil
    return orphans
  }

  /// Returns the first file of each of these stems.
  private func files(of stems: Set<String>) -> [String: FilePath] {
    guard let folder else { return [:] }
    var files = elsewhere.filter { stems.contains($0.key) }
    var beside: [String: FilePath] = [:]
    func check(_ name: [UInt8]) {
      let stem = Self.stem(String(decoding: name, as: UTF8.self))
      guard stems.contains(stem), beside[stem] == nil, let name = FilePath.Component(bytes: name) else {
        return
      }
      beside[stem] = folder.appending(name)
    }
    names.forEach(check)
    // The stream has only the named files, not the rest of the folder.
    if waiting.contains(where: { $0.isNamed && $0.kind == nil }) { forEachMediaName(in: folder, check) }
    files.merge(beside) { $1 }
    return files
  }

  /// Calls `body` with the names of the pictures and movies in a folder, if it can be listed.
  private func forEachMediaName(in folder: FilePath, _ body: ([UInt8]) -> Void) {
    var remaining = SidecarSearch.entryLimit
    try? DirectoryListing.forEach(of: folder.isEmpty ? "." : folder) { name, type in
      if type != .directory, Sidecars.isMedia(named: String(decoding: name, as: UTF8.self)) {
        body(Array(name))
      }
      remaining -= 1
      return remaining > 0
    }
  }

  private static func stem(_ name: String) -> String { Sidecars.split(name).stem.lowercased() }
}

/// An item whose other file is missing, or an edited copy.
package struct Orphan: Sendable {
  package let item: MediaItem
  package let kind: OrphanKind
  package var original: FilePath?
  /// True if the user named the file: only similar names in its folder were compared.
  package var isNamed = false

  /// The kind of the item and the missing file.
  package var text: String {
    switch kind {
    case .stillHalf where isNamed: "still of a Live Photo: its movie was not found beside it"
    case .movieHalf where isNamed: "movie of a Live Photo: its still was not found beside it"
    case .editedAlone where isNamed: "edited copy: its original was not found beside it"
    case .stillHalf: "still of a Live Photo: its movie is not here"
    case .movieHalf: "movie of a Live Photo: its still is not here"
    case .sidecar: "sidecar: its picture or movie is not here"
    case .editedAlone: "edited copy: its original is not here"
    case .editedCopy: "edited copy"
    }
  }
}

/// The kind of the missing file.
package enum OrphanKind: String, Hashable, Sendable, CaseIterable {
  /// The movie of a Live Photo's still.
  case stillHalf
  /// The still of a Live Photo's movie.
  case movieHalf
  /// The picture or movie of a sidecar.
  case sidecar
  /// The original of an edited copy.
  case editedAlone
  /// An edited copy beside its original; nothing is missing.
  case editedCopy
}

/// The facts of one item for the search for orphans, collected on the thread that read it.
package struct OrphanEntry: Sendable {
  package let path: FilePath
  package let error: IdentificationError?
  let isNamed: Bool
  var isCounted = false
  var item: MediaItem?
  /// nil until the search is done, if the file may be an edited copy.
  var kind: OrphanKind?
  /// The possible stems of the original of an edited copy.
  var originals: [String] = []
  /// The files that may be originals of others.
  var files: [FilePath] = []

  /// Creates the entry of a stream's item; `wants` filters the listed items, and may complete them, but not the originals.
  package init?(_ streamed: StreamedItem, wants: (inout MediaItem) -> Bool) {
    path = streamed.path
    error = streamed.error
    // Standard input has no folder.
    isNamed = streamed.entry.isNamed || path == "-"
    guard var item = streamed.item else { return }
    if streamed.isSidecarOfOther { return nil }
    if MediaAsset.kinds.contains(item.kind) { files = [item.path] + streamed.parts.map(\.path) }
    if streamed.isPartOfOther { return }
    isCounted = true
    guard wants(&item) else { return }
    self.item = item
    if let livePhoto = item.livePhoto, !livePhoto.isWhole {
      kind = livePhoto.form == .stillHalf ? .stillHalf : .movieHalf
    } else if item.trait(.loneSidecar) == .yes {
      kind = .sidecar
    } else if MediaAsset.kinds.contains(item.kind) {
      originals = Self.originals(of: item.path)
    }
    if kind == nil, originals.isEmpty { self.item = nil }
  }

  /// Returns the possible stems of the original: `IMG_1` for `IMG_1-edited.jpg`, `IMG_0001` for `IMG_E0001.HEIC`.
  private static func originals(of path: FilePath) -> [String] {
    let stem = Sidecars.split(path.lastName).stem
    let marked = Sidecars.TakeoutIndex.originals(of: stem)
    if !marked.isEmpty { return marked }
    return PairingName.original(ofCameraStem: stem.lowercased()[...]).map { [$0] } ?? []
  }
}
