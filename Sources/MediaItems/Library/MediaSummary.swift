package import FileIdentification
public import MediaMetadata
internal import SystemCalls
public import SystemPackage

/// The counts of a library: kinds, albums, sizes, dates and problems.
///
/// Memory holds counts only, with one entry per folder and burst.
public struct MediaSummary: Sendable {
  /// A number of items and the size of their files in bytes.
  public struct Count: Hashable, Sendable {
    /// The number of items.
    public var items = 0
    /// The size of their files in bytes.
    public var byteCount: Int64 = 0

    mutating func add(_ bytes: Int64, items count: Int = 1) {
      items += count
      byteCount &+= bytes
    }
  }

  /// All items without sidecars.
  public private(set) var items = Count()
  /// The items of each kind.
  public private(set) var kinds: [MediaKind: Count] = [:]
  /// The pictures and movies of each folder.
  public private(set) var folders: [FilePath: Count] = [:]
  /// The sidecars of the items.
  public private(set) var sidecars = Count()
  private var traitCounts: [ItemTrait: Int] = [:]
  /// The number of Live Photo stills without their movie.
  public private(set) var stillHalves = 0
  /// The number of Live Photo movies without their still.
  public private(set) var movieHalves = 0
  /// The number of unreadable files.
  public private(set) var unreadable = 0
  /// The first and the last capture date.
  public private(set) var dates: ClosedRange<CaptureDay>?

  /// The number of files whose names contradict their content.
  public var mismatches: Int { traitCounts[.misnamed] ?? 0 }
  /// The number of truncated or damaged items.
  public var damaged: Int { traitCounts[.damaged] ?? 0 }
  /// The number of pictures that are marked as motion photos and have no movie.
  public var stripped: Int { traitCounts[.stripped] ?? 0 }
  /// The number of pictures and movies without a capture date in their headers.
  public var undated: Int { traitCounts[.undated] ?? 0 }
  /// The number of sidecars without their owner in the folder.
  public var loneSidecars: Int { traitCounts[.loneSidecar] ?? 0 }
  /// The number of excluded entries by the index of the row of ``LibraryExclusion/all``.
  public private(set) var leftOut: [Int: Int] = [:]

  private var albumCounts = [Int](repeating: 0, count: SmartAlbum.all.count)
  private var bursts: [String: Int] = [:]

  /// Creates an empty summary.
  public init() {}

  /// The number of assets in each of ``SmartAlbum/all``, in that order.
  public var albums: [(album: SmartAlbum, count: Int)] {
    let inBursts = bursts.values.reduce(0) { $0 + ($1 > 1 ? $1 : 0) }
    return zip(SmartAlbum.all, albumCounts).map { album, count in
      (album, album.name == "bursts" ? count + inBursts : count)
    }
  }

  /// Counts a joined item: see ``MediaItem/joined(_:)``.
  ///
  /// The names of a Live Photo's other files are not checked, only their sizes are counted.
  public mutating func add(_ item: MediaItem) { add(SummaryEntry(item)) }

  private mutating func addUnreadable() { unreadable += 1 }

  /// Counts an entry that a row of ``LibraryExclusion/all`` excluded.
  package mutating func addLeftOut(_ row: Int) { leftOut[row, default: 0] += 1 }

  /// Counts an item of a stream.
  package mutating func add(_ entry: SummaryEntry) {
    if entry.error != nil { addUnreadable() }
    traitCounts.merge(entry.traitCounts) { $0 + $1 }
    guard let kind = entry.kind else { return }
    items.add(entry.byteCount)
    kinds[kind, default: Count()].add(entry.byteCount)
    for size in entry.sidecarSizes { sidecars.add(size) }
    switch entry.form {
    case .stillHalf: stillHalves += 1
    case .movieHalf: movieHalves += 1
    default: break
    }
    guard MediaAsset.kinds.contains(kind) else { return }
    folders[entry.path.removingLastComponent(), default: Count()].add(entry.byteCount)
    for position in albumCounts.indices where entry.albums & (1 << UInt32(position)) != 0 {
      albumCounts[position] += 1
    }
    if let burst = entry.burst { bursts[burst, default: 0] += 1 }
    if let day = entry.captured {
      dates = dates.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
    }
  }
}

/// A calendar day of the camera's clock.
public struct CaptureDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The components of the day.
  public var year, month, day: Int

  /// Creates the day of a date.
  public init(_ date: CaptureDate) { (year, month, day) = (date.year, date.month, date.day) }

  public static func < (a: CaptureDay, b: CaptureDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// ISO 8601.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// The facts of one item for a summary, collected on the thread that read it.
package struct SummaryEntry: Sendable {
  package let path: FilePath
  package var error: IdentificationError?
  /// nil if it is not counted as an item.
  var kind: MediaKind?
  var byteCount: Int64 = 0
  var sidecarSizes: [Int64] = []
  /// The smart albums of the item, as bits; bursts are counted later.
  var albums: UInt32 = 0
  var form: LivePhoto.Form?
  var burst: String?
  var captured: CaptureDay?
  /// The number of files of the item with each reported trait.
  var traitCounts: [ItemTrait: Int] = [:]

  static let reportedTraits: [ItemTrait] = [.misnamed, .damaged, .stripped, .loneSidecar, .undated]

  /// The conditions of counted items.
  package struct Selection: Sendable {
    /// The filter; nil matches all items.
    package var wants: (@Sendable (MediaItem) -> Bool)?
    /// True if an unknown trait is counted too.
    var includesUnknown: Bool
    /// Returns true if the content disproves the name; by default from the verdict alone.
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

    fileprivate func withMismatch(_ item: MediaItem) -> MediaItem {
      var item = item
      item.isMisnamed = isMisnamed(item)
      return item
    }
  }

  /// Creates the entry of a stream's item; only selected items are counted.
  package init(_ streamed: StreamedItem, _ selection: Selection = Selection()) {
    path = streamed.path
    error = streamed.error
    guard let item = streamed.item.map(selection.withMismatch) else { return }
    let isWanted = selection.wants?(item) ?? true
    // For a file of another item only the name is compared: its size is counted there.
    if streamed.isPartOfOther {
      if selection.wants == nil { countTraits([.misnamed], in: [item], selection) }
    } else if streamed.isSidecarOfOther {
      if isWanted { countTraits(Self.reportedTraits, in: [item], selection) }
    } else if isWanted {
      count(item)
      countTraits(Self.reportedTraits, in: [item], selection)
      // Conditions apply to items, not to their files.
      if selection.wants == nil {
        countTraits([.misnamed], in: streamed.parts.map(selection.withMismatch), selection)
      }
    }
  }

  init(_ item: MediaItem) {
    path = item.path
    let selection = Selection()
    count(item)
    countTraits(Self.reportedTraits, in: [selection.withMismatch(item)], selection)
  }

  private mutating func countTraits(_ traits: [ItemTrait], in items: [MediaItem], _ selection: Selection) {
    for item in items {
      for trait in traits {
        let answer = item.trait(trait)
        if answer == .yes || selection.includesUnknown && answer == .unknown {
          traitCounts[trait, default: 0] += 1
        }
      }
    }
  }

  private mutating func count(_ item: MediaItem) {
    kind = item.kind
    byteCount = item.byteCount ?? 0
    sidecarSizes = item.sidecars.map {
      SecondaryReadErrors.status(of: $0, followingLinks: true, .listed)?.byteCount ?? 0
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
