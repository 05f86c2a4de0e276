package import FileIdentification
internal import MediaMetadata
internal import SystemCalls
package import SystemPackage

/// What there is to count of one item: a few facts, found out on the thread that read it.
package struct SummaryEntry: Sendable {
  package let path: FilePath
  /// Why it could not be read.
  package var error: IdentificationError?
  /// nil when it is no item that is counted.
  var kind: MediaKind?
  var byteCount: Int64 = 0
  var sidecarSizes: [Int64] = []
  /// The smart albums that hold it, as bits; bursts wait for the other pictures.
  var albums: UInt32 = 0
  var form: LivePhoto.Form?
  var burst: String?
  var captured: CaptureDay?
  /// How many of its files have names that contradict their content.
  var mismatches = 0
  var isDamaged = false

  /// Takes what a stream found; only what `isSelected` wants is counted.
  package init(_ found: StreamedItem, isSelected: ((MediaItem) -> Bool)? = nil) {
    path = found.path
    error = found.error
    guard let item = found.item else { return }
    if found.isPart {
      // Its size is counted with the item that holds it, which lies elsewhere and may not be selected.
      mismatches = isSelected == nil && Self.isMismatch(item) ? 1 : 0
    } else if isSelected?(item) ?? true {
      count(item, found.parts)
    }
  }

  init(_ item: MediaItem) {
    path = item.path
    count(item, [])
  }

  private mutating func count(_ item: MediaItem, _ parts: [MediaItem]) {
    kind = item.kind
    byteCount = item.byteCount ?? 0
    sidecarSizes = item.sidecars.map { (try? FileStatus(of: $0, followingLinks: true))?.byteCount ?? 0 }
    mismatches = ([item] + parts).count(where: Self.isMismatch)
    isDamaged = item.file.identification.damage != nil
    guard let asset = MediaAsset(item, root: FilePath()) else { return }
    form = item.livePhoto?.form
    burst = item.file.headers?.metadata.burstIdentifier
    captured = asset.captured.map { CaptureDay($0) }
    for (position, album) in SmartAlbum.all.enumerated() where album.holds(asset) == .yes {
      albums |= 1 << UInt32(position)
    }
  }

  private static func isMismatch(_ item: MediaItem) -> Bool {
    [.mismatch, .sibling].contains(item.file.identification.agreement)
  }
}
