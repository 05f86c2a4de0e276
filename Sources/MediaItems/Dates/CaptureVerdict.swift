public import MediaMetadata
internal import SystemCalls

/// The certainty of a date: where it stands.
public enum CaptureCertainty: String, Sendable, Hashable, CaseIterable {
  /// In a file of the item itself.
  case stored
  /// In a file beside it that says so of it.
  case sidecar
  /// In its name.
  case name
  /// In the names of its folders.
  case folder
}

/// The date at which an item was taken, and its source.
///
/// The time of a file in the file system says when it was written, and is never taken for it.
public struct CaptureVerdict: Sendable, Hashable {
  /// The date, at the precision of its source.
  public let date: CaptureDate
  /// The place where it stands.
  public let certainty: CaptureCertainty
  /// The source in words: the headers, a sidecar's name, a form of names.
  public let source: String

  /// The verdict of an item's own headers.
  static func stored(_ date: CaptureDate) -> CaptureVerdict {
    CaptureVerdict(date: date, certainty: .stored, source: MediaItem.headersOfItem)
  }
}

/// One source that states a date, believed or not.
package struct CaptureStatement: Sendable, Hashable {
  package let date: CaptureDate
  package let certainty: CaptureCertainty
  package let source: String
  /// The reason why the date cannot be right; nil where it can.
  package let doubt: String?

  init(_ date: CaptureDate, _ certainty: CaptureCertainty, _ source: String, doubt known: String? = nil) {
    self.date = date
    self.certainty = certainty
    self.source = source
    doubt = known ?? ImpossibleDate.reason(for: date)
  }
}

/// Dates that clocks and programs write when they know none.
enum ImpossibleDate {
  private static let resets: [(year: Int, reason: String)] = [
    (1904, "midnight of 1904 is a movie's zero"), (1970, "midnight of 1970 is a computer's zero"),
    (1980, "midnight of 1980 is a DOS disk's zero"),
  ]

  /// The reason why a date is against its source; nil where it is not.
  static func reason(for date: CaptureDate) -> String? {
    if date.precision == .second, date.month == 1, date.day == 1, date.minute == 0, date.second == 0,
      date.hour == 0 || date.year == 1970 && date.hour < 14,
      let row = resets.first(where: { $0.year == date.year })
    {
      return row.reason
    }
    if date.precision == .second, (date.year, date.month, date.day) == (2002, 12, 8),
      (date.hour, date.minute, date.second) == (12, 0, 0)
    {
      return "noon of 8 December 2002 is what Android's cameras write that know no time"
    }
    if date.year == 1904, date.offset == 0 { return resets.first?.reason }
    // A day for zones, and for clocks that are fast.
    if CaptureMoment(date).seconds > Clock.secondsSince1970 + 86_400 { return "it is in the future" }
    return nil
  }
}

extension MediaItem {
  /// The date at which the item was taken, by the best source that can be right; nil where nothing says so.
  ///
  /// A file's own headers come first, then sidecars, its name, and its folders.
  public var captured: CaptureVerdict? {
    var evidence = CaptureEvidence(of: self)
    return evidence.verdict
  }

  /// Every source that states a date, in order of precedence.
  package var captureStatements: [CaptureStatement] {
    var evidence = CaptureEvidence(of: self)
    return evidence.statements
  }

  /// The date of the item's own headers, where that can be right.
  var storedDate: CaptureDate? {
    var evidence = CaptureEvidence(of: self)
    return evidence.storedDate
  }

  /// The date that the item's headers give the item that it is a part of.
  var partDate: SideDate? {
    storedDate.map { SideDate(date: $0, source: SideDate.ofMovie, isOfPart: true) }
  }

  static let headersOfItem = "headers"
  static let timeOfPosition = "GPS time"
}

/// The evidence for an item's date; its folders' names are looked at once.
private struct CaptureEvidence {
  private let item: MediaItem
  // One by one: a copy of all metadata would count many references.
  private var headerDate: CaptureDate? { item.file.headers?.metadata.captured }
  private var isDigitized: Bool {
    item.kind == .photo && item.file.headers?.metadata.capturedIsDigitized == true
  }
  private lazy var folder = item.file.place.withFolderBytes { NameDate.date(inFolders: $0) }

  init(of item: MediaItem) { self.item = item }

  var verdict: CaptureVerdict? {
    mutating get {
      // Most items need no more than their headers.
      if let date = storedDate { return .stored(date) }
      var best: CaptureVerdict?
      for read in Self.sources {
        for statement in read(&self) where statement.doubt == nil {
          let verdict = CaptureVerdict(
            date: statement.date, certainty: statement.certainty, source: statement.source)
          guard let known = best else {
            if statement.date.precision >= .day { return verdict }
            best = verdict
            continue
          }
          // A year or month alone is told more exactly by what agrees with it.
          if known.date.precision < statement.date.precision, known.contradiction(by: statement) == nil {
            return verdict
          }
        }
      }
      return best
    }
  }

  var statements: [CaptureStatement] { mutating get { Self.sources.flatMap { $0(&self) } } }

  var storedDate: CaptureDate? {
    mutating get {
      guard let date = headerDate, date.precision >= .day, ImpossibleDate.reason(for: date) == nil,
        scanned(at: date) == nil
      else { return nil }
      return date
    }
  }

  /// The sources in order of precedence: what was written while it was taken before what was said afterwards.
  private static let sources: [@Sendable (inout CaptureEvidence) -> [CaptureStatement]] = [
    { evidence in
      guard let date = evidence.headerDate else { return [] }
      return [
        CaptureStatement(date, .stored, MediaItem.headersOfItem, doubt: evidence.scanned(at: date))
      ]
    },
    { evidence in
      guard let date = evidence.item.file.headers?.metadata.positioned else { return [] }
      return [CaptureStatement(date, .stored, MediaItem.timeOfPosition)]
    },
    { evidence in
      evidence.item.sideDates.sorted { $0.isOfPart && !$1.isOfPart }.map {
        CaptureStatement($0.date, $0.isOfPart ? .stored : .sidecar, $0.source)
      }
    },
    { evidence in
      guard evidence.isTaken || evidence.item.kind == .audio,
        let found = evidence.item.file.place.withNameBytes({ NameDate.date(inName: $0) })
      else { return [] }
      return [CaptureStatement(found.date, .name, found.row.maker, doubt: evidence.scanned(on: found.date))]
    },
    { evidence in
      guard evidence.isTaken, let found = evidence.folder else { return [] }
      return [CaptureStatement(found.date, .folder, found.row.maker)]
    },
  ]

  /// Whether items of its kind are taken at some moment.
  private var isTaken: Bool { [.photo, .video, .livePhoto].contains(item.kind) }

  /// Why a header's date is that of a scan; nil where it is not.
  private mutating func scanned(at date: CaptureDate) -> String? {
    if isDigitized {
      return "it says when it was digitized, and not when it was taken"
    }
    return scanned(long: date)
  }

  /// Why a name's date is that of a scan; nil where it is not.
  private mutating func scanned(on date: CaptureDate) -> String? {
    if isDigitized, let digitized = headerDate,
      (digitized.year, digitized.month, digitized.day) == (date.year, date.month, date.day)
    {
      return "it is the day on which it was digitized"
    }
    return scanned(long: date)
  }

  /// Why a date is long after what folders tell of; nil where it is not.
  private mutating func scanned(long date: CaptureDate) -> String? {
    guard item.kind == .photo else { return nil }
    // Few folders have years of the last centuries, and only they are taken apart.
    guard item.file.place.withFolderBytes(Self.hasOldYear), let folder = folder?.date,
      folder.year <= Self.lastYearOfFilm, date.year > folder.year + 1
    else { return nil }
    return "its folder tells of \(folder.year), when pictures were taken on film: it was scanned"
  }

  /// Whether there is a number from 1800 to 2003, alone or before a month and a day.
  private static func hasOldYear(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 4 <= bytes.count {
      var end = index
      var year = 0
      while end < bytes.count, bytes[end] &- 0x30 < 10 {
        if end < index + 4 { year = year * 10 + Int(bytes[end] &- 0x30) }
        end += 1
      }
      if [4, 6, 8].contains(end - index), 1800...lastYearOfFilm ~= year { return true }
      index = end + 1
    }
    return false
  }

  /// The last in which more pictures were taken on film than in files.
  private static let lastYearOfFilm = 2003
}

/// A date that another file of the item states: a sidecar, or the other half of a Live Photo.
package struct SideDate: Sendable, Hashable {
  var date: CaptureDate
  /// The name of the file, with the key that holds it.
  var source: String
  /// Whether the file is a part of what was taken, and no sidecar.
  var isOfPart = false

  static let ofMovie = "the headers of its other half"
}

extension SideDate: WireCodable {
  package static var blank: SideDate { SideDate(date: .blank, source: "") }
  package mutating func transfer(_ wire: inout Wire) {
    date.transfer(&wire)
    source.transfer(&wire)
    isOfPart.transfer(&wire)
  }
}

extension CaptureVerdict {
  /// How a source contradicts the verdict beyond their precision; nil where it does not.
  ///
  /// A time in UTC and one of a clock agree where a zone explains their difference.
  package func contradiction(by other: CaptureStatement) -> String? {
    if let doubt = other.doubt { return "\(other.source): \(other.date) (\(doubt))" }
    let coarser = date.precision < other.date.precision ? date.precision : other.date.precision
    var own = date
    var foreign = other.date
    (own.precision, foreign.precision) = (coarser, coarser)
    (own.offset, foreign.offset) = (nil, nil)
    if own.description.prefix(Self.length(coarser)) == foreign.description.prefix(Self.length(coarser)) {
      return nil
    }
    let seconds = CaptureMoment(date).seconds - CaptureMoment(other.date).seconds
    let knowsZones = date.offset != nil && other.date.offset != nil
    if coarser == .second || coarser == .minute, !knowsZones, abs(seconds) <= 14 * 3600,
      abs(seconds) % 900 <= 1 || abs(seconds) % 900 >= 899
    {
      return nil
    }
    if knowsZones, abs(seconds) <= 1 { return nil }
    // A day of the place and one in UTC.
    if coarser == .day, date.offset != nil || other.date.offset != nil, abs(seconds) <= 86_400 + 14 * 3600 {
      return nil
    }
    return "\(other.source): \(other.date)"
  }

  private static func length(_ precision: CaptureDate.Precision) -> Int {
    switch precision {
    case .year: 4
    case .month: 7
    case .day: 10
    case .minute: 16
    case .second: 19
    }
  }
}
