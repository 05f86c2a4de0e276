package import FileIdentification
internal import MediaMetadata
internal import SystemCalls
package import SystemPackage

/// Something in a folder that belongs to a file which is not there, or a copy of one.
package struct Orphan: Sendable {
  package let item: MediaItem
  package let kind: OrphanKind
  /// The file beside which an edited copy lies.
  package var original: FilePath?
  /// True if it was named by itself: only similar names in its folder were compared.
  package var isNamed = false

  /// The type, and what the file lacks of it.
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

/// What is missing.
package enum OrphanKind: String, Hashable, Sendable, CaseIterable {
  /// The movie of a Live Photo's still.
  case stillHalf
  /// The still of a Live Photo's movie.
  case movieHalf
  /// The picture or movie of a sidecar.
  case sidecar
  /// The original of an edited copy.
  case editedAlone
  /// Nothing: an edited copy that lies beside its original.
  case editedCopy
}

/// What one item is to the search for orphans, found out on the thread that read it.
package struct OrphanEntry: Sendable {
  package let path: FilePath
  package let error: IdentificationError?
  let isNamed: Bool
  var isCounted = false
  var item: MediaItem?
  /// nil for what may be the original of another.
  var kind: OrphanKind?
  /// The stems that the originals of an edited copy may have.
  var originals: [String] = []
  /// The files that may be originals.
  var files: [FilePath] = []

  /// Takes what a stream found; only what `wants` is listed, but anything may be an original.
  ///
  /// `wants` may add to the item what is known of it elsewhere.
  package init?(_ found: StreamedItem, wants: (inout MediaItem) -> Bool) {
    path = found.path
    error = found.error
    // Beside standard input there is nothing.
    isNamed = found.work.isNamed || path == "-"
    guard var item = found.item else { return }
    if found.isOwned { return nil }
    if MediaAsset.kinds.contains(item.kind) { files = [item.path] + found.parts.map(\.path) }
    if found.isPart { return }
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

  /// `IMG_1.jpg` of `IMG_1-edited.jpg`, and `IMG_0001.HEIC` of `IMG_E0001.HEIC`.
  private static func originals(of path: FilePath) -> [String] {
    let stem = Sidecars.split(path.lastName).stem
    let marked = Sidecars.TakeoutIndex.originals(of: stem)
    if !marked.isEmpty { return marked }
    return PairingName.original(ofCameraStem: stem.lowercased()[...]).map { [$0] } ?? []
  }
}
