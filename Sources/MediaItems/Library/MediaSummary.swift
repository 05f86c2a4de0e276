public import MediaMetadata
public import SystemPackage

/// What is in folders, counted: kinds, albums, sizes, the span of dates, and what wants looking at.
///
/// Only counts are kept, with one entry a folder and a burst, so that a library of any size fits.
public struct MediaSummary: Sendable {
  /// How many items, and the size of their files in bytes.
  public struct Count: Hashable, Sendable {
    /// How many items.
    public var items = 0
    /// The size of their files.
    public var byteCount: Int64 = 0

    mutating func add(_ bytes: Int64, items count: Int = 1) {
      items += count
      byteCount &+= bytes
    }
  }

  /// All items, sidecars left out.
  public private(set) var items = Count()
  /// How many of each kind.
  public private(set) var kinds: [MediaKind: Count] = [:]
  /// The folders that hold pictures or movies, and how many of these.
  public private(set) var folders: [FilePath: Count] = [:]
  /// How many files say something about an item.
  public private(set) var sidecars = Count()
  private var findings: [ItemTrait: Int] = [:]
  /// Stills of Live Photos whose movie is not there.
  public private(set) var stillHalves = 0
  /// Movies of Live Photos whose still is not there.
  public private(set) var movieHalves = 0
  /// How many files could not be read.
  public private(set) var unreadable = 0
  /// The first and the last date on which something was taken.
  public private(set) var dates: ClosedRange<CaptureDay>?

  /// Files whose names contradict their content.
  public var mismatches: Int { findings[.misnamed] ?? 0 }
  /// How many items are cut or damaged.
  public var damaged: Int { findings[.damaged] ?? 0 }
  /// Pictures that are marked as motion photos and hold no movie any more.
  public var stripped: Int { findings[.stripped] ?? 0 }
  /// Pictures and movies whose headers say nothing of when they were taken.
  public var undated: Int { findings[.undated] ?? 0 }
  /// Sidecars in a folder without their owner.
  public var loneSidecars: Int { findings[.loneSidecar] ?? 0 }
  /// What was left out by each row of ``LibraryExclusion/all``, as its position.
  public private(set) var leftOut: [Int: Int] = [:]

  private var albumCounts = [Int](repeating: 0, count: SmartAlbum.all.count)
  private var bursts: [String: Int] = [:]

  /// Creates a summary of nothing.
  public init() {}

  /// How many assets each of ``SmartAlbum/all`` holds, in that order, empty ones too.
  public var albums: [(album: SmartAlbum, count: Int)] {
    let inBursts = bursts.values.reduce(0) { $0 + ($1 > 1 ? $1 : 0) }
    return zip(SmartAlbum.all, albumCounts).map { album, count in
      (album, album.name == "bursts" ? count + inBursts : count)
    }
  }

  /// Counts an item that is read and joined: see ``MediaItem/joined(_:)``.
  ///
  /// Of the further files of a Live Photo only the size is known here, not whether their names fit.
  public mutating func add(_ item: MediaItem) { add(SummaryEntry(item)) }

  /// Counts what could not be read.
  private mutating func addUnreadable() { unreadable += 1 }

  /// Counts what a row of ``LibraryExclusion/all`` left out.
  package mutating func addLeftOut(_ row: Int) { leftOut[row, default: 0] += 1 }

  /// Counts an item of a stream.
  package mutating func add(_ entry: SummaryEntry) {
    if entry.error != nil { addUnreadable() }
    findings.merge(entry.findings) { $0 + $1 }
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

/// A day of the calendar, as the camera's clock had it.
public struct CaptureDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// A day of the calendar.
  public var year, month, day: Int

  /// The day of a date.
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
