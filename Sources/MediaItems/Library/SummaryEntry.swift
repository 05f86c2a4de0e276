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
  /// What there is to look at, each with how many files of the item it is true of.
  var findings: [ItemTrait: Int] = [:]

  /// What a person may want to look at.
  static let looked: [ItemTrait] = [.misnamed, .damaged, .stripped, .loneSidecar, .undated]

  /// Which items are counted, and what is found in them.
  package struct Selection: Sendable {
    /// nil wants all.
    package var wants: (@Sendable (MediaItem) -> Bool)?
    /// Whether what is unknown counts as found, too.
    var includesUnknown: Bool
    /// Whether the content disproves the item's name; without a word of it, by the verdict alone.
    var isMisnamed: @Sendable (MediaItem) -> Bool

    package init(
      includesUnknown: Bool = false,
      isMisnamed: @escaping @Sendable (MediaItem) -> Bool = {
        $0.file.identification.mayBeMisnamed
      },
      wants: (@Sendable (MediaItem) -> Bool)? = nil
    ) {
      self.wants = wants
      self.includesUnknown = includesUnknown
      self.isMisnamed = isMisnamed
    }

    fileprivate func known(_ item: MediaItem) -> MediaItem {
      var item = item
      item.isMisnamed = isMisnamed(item)
      return item
    }
  }

  /// Takes what a stream found; only what `selection` wants is counted.
  package init(_ found: StreamedItem, _ selection: Selection = Selection()) {
    path = found.path
    error = found.error
    guard let item = found.item.map(selection.known) else { return }
    let isWanted = selection.wants?(item) ?? true
    // Of what another item holds only the names are compared: its size is counted there, and that may not be selected.
    if found.isPart {
      if selection.wants == nil { look(for: [.misnamed], in: [item], selection) }
    } else if found.isOwned {
      if isWanted { look(for: Self.looked, in: [item], selection) }
    } else if isWanted {
      count(item)
      look(for: Self.looked, in: [item], selection)
      // Conditions are those of items, not of their parts.
      if selection.wants == nil { look(for: [.misnamed], in: found.parts.map(selection.known), selection) }
    }
  }

  init(_ item: MediaItem) {
    path = item.path
    let selection = Selection()
    count(item)
    look(for: Self.looked, in: [selection.known(item)], selection)
  }

  private mutating func look(for traits: [ItemTrait], in items: [MediaItem], _ selection: Selection) {
    for item in items {
      for trait in traits {
        let answer = item.trait(trait)
        if answer == .yes || selection.includesUnknown && answer == .unknown {
          findings[trait, default: 0] += 1
        }
      }
    }
  }

  private mutating func count(_ item: MediaItem) {
    kind = item.kind
    byteCount = item.byteCount ?? 0
    sidecarSizes = item.sidecars.map {
      SideReading.status(of: $0, followingLinks: true, .listed)?.byteCount ?? 0
    }
    guard let asset = MediaAsset(item, root: FilePath()) else { return }
    form = item.livePhoto?.form
    burst = item.file.headers?.metadata.burstIdentifier
    captured = asset.captured.map { CaptureDay($0) }
    for (position, album) in SmartAlbum.all.enumerated() where album.holds(asset) == .yes {
      albums |= 1 << UInt32(position)
    }
  }
}
