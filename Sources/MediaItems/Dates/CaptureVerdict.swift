internal import ASCIIBytes
public import MediaMetadata
internal import SystemCalls

/// The certainty of a capture date, by its source.
public enum CaptureCertainty: String, Sendable, Hashable, CaseIterable {
  /// In a file of the item itself.
  case stored
  /// In a sidecar.
  case sidecar
  /// In the file name.
  case name
  /// In the names of the folders.
  case folder
}

/// The date at which an item was taken, and its source; the modification time of the file is never used.
public struct CaptureVerdict: Sendable, Hashable {
  /// The date, at the precision of its source.
  public let date: CaptureDate
  /// The kind of the source.
  public let certainty: CaptureCertainty
  /// The source in words: the headers, the name of a sidecar, or the format of a name.
  public let source: String

  /// Returns the verdict for the date of an item's own headers.
  static func stored(_ date: CaptureDate) -> CaptureVerdict {
    CaptureVerdict(date: date, certainty: .stored, source: MediaItem.headersOfItem)
  }
}

/// A date stated by one source, credible or not.
package struct CaptureStatement: Sendable, Hashable {
  package let date: CaptureDate
  package let certainty: CaptureCertainty
  package let source: String
  /// The reason why the date cannot be right; nil if it can.
  package let doubt: String?

  init(_ date: CaptureDate, _ certainty: CaptureCertainty, _ source: String, doubt ownDoubt: String? = nil) {
    self.date = date
    self.certainty = certainty
    self.source = source
    doubt = ownDoubt ?? ImpossibleDate.reason(for: date)
  }
}

/// Dates that clocks and programs write if they have none.
enum ImpossibleDate {
  private static let resets: [(year: Int, reason: String)] = [
    (1904, "midnight of 1904 is a movie's zero"), (1970, "midnight of 1970 is a computer's zero"),
    (1980, "midnight of 1980 is a DOS disk's zero"),
  ]

  /// Returns the reason why a date is impossible; nil if it is not.
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
    // One day of tolerance for zones and fast clocks.
    if CaptureMoment(date).seconds > Clock.secondsSince1970 + 86_400 { return "it is in the future" }
    return nil
  }
}

extension MediaItem {
  /// The date at which the item was taken, from the best credible source; nil if there is none.
  ///
  /// The headers of the file come first, then sidecars, its name, and its folders.
  public var captured: CaptureVerdict? {
    var evidence = CaptureEvidence(of: self)
    return evidence.verdict
  }

  /// The dates of all sources, in order of precedence.
  package var captureStatements: [CaptureStatement] {
    var evidence = CaptureEvidence(of: self)
    return evidence.statements
  }

  /// The date of the item's own headers, if it is credible.
  var storedDate: CaptureDate? {
    var evidence = CaptureEvidence(of: self)
    return evidence.storedDate
  }

  /// The date of the item's headers as a hint for the item that it is a part of.
  var partDate: DateHint? {
    storedDate.map { DateHint(date: $0, source: DateHint.ofMovie, isOfPart: true) }
  }

  static let headersOfItem = "headers"
  static let timeOfPosition = "GPS time"
}

/// The evidence for an item's date; the names of its folders are parsed once.
private struct CaptureEvidence {
  private let item: MediaItem
  // Single fields, because a copy of all metadata would retain many references.
  private var headerDate: CaptureDate? { item.file.headers?.metadata.captured }
  private var isDigitized: Bool {
    item.kind == .photo && item.file.headers?.metadata.capturedIsDigitized == true
  }
  private lazy var folder = item.file.location.withFolderBytes { NameDateFormat.date(inFolders: $0) }

  init(of item: MediaItem) { self.item = item }

  var verdict: CaptureVerdict? {
    mutating get {
      // Most items need no more than their headers.
      if let date = storedDate { return .stored(date) }
      var best: CaptureVerdict?
      for statements in Self.sources {
        for statement in statements(&self) where statement.doubt == nil {
          let verdict = CaptureVerdict(
            date: statement.date, certainty: statement.certainty, source: statement.source)
          guard let current = best else {
            if statement.date.precision >= .day { return verdict }
            best = verdict
            continue
          }
          // A more precise date that agrees replaces a year or month.
          if current.date.precision < statement.date.precision, current.contradiction(by: statement) == nil {
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
        scanDoubt(inHeaders: date) == nil
      else { return nil }
      return date
    }
  }

  /// The sources in order of precedence: those written at capture time come first.
  private static let sources: [@Sendable (inout CaptureEvidence) -> [CaptureStatement]] = [
    { evidence in
      guard let date = evidence.headerDate else { return [] }
      return [
        CaptureStatement(date, .stored, MediaItem.headersOfItem, doubt: evidence.scanDoubt(inHeaders: date))
      ]
    },
    { evidence in
      guard let date = evidence.item.file.headers?.metadata.positioned else { return [] }
      return [CaptureStatement(date, .stored, MediaItem.timeOfPosition)]
    },
    { evidence in
      evidence.item.dateHints.sorted { $0.isOfPart && !$1.isOfPart }.map {
        CaptureStatement($0.date, $0.isOfPart ? .stored : .sidecar, $0.source)
      }
    },
    { evidence in
      guard evidence.isTaken || evidence.item.kind == .audio,
        let match = evidence.item.file.location.withNameBytes({ NameDateFormat.date(inName: $0) })
      else { return [] }
      return [
        CaptureStatement(match.date, .name, match.row.maker, doubt: evidence.scanDoubt(inName: match.date))
      ]
    },
    { evidence in
      guard evidence.isTaken, let match = evidence.folder else { return [] }
      return [CaptureStatement(match.date, .folder, match.row.maker)]
    },
  ]

  /// True if items of this kind are taken by a camera.
  private var isTaken: Bool { [.photo, .video, .livePhoto].contains(item.kind) }

  /// Returns the reason why a date of the headers is that of a scan; nil if it is not.
  private mutating func scanDoubt(inHeaders date: CaptureDate) -> String? {
    if isDigitized {
      return "it says when it was digitized, and not when it was taken"
    }
    return scanDoubt(afterFolder: date)
  }

  /// Returns the reason why a date of the name is that of a scan; nil if it is not.
  private mutating func scanDoubt(inName date: CaptureDate) -> String? {
    if isDigitized, let digitized = headerDate,
      (digitized.year, digitized.month, digitized.day) == (date.year, date.month, date.day)
    {
      return "it is the day on which it was digitized"
    }
    return scanDoubt(afterFolder: date)
  }

  /// Returns the reason why a date is too long after that of the folder; nil if it is not.
  private mutating func scanDoubt(afterFolder date: CaptureDate) -> String? {
    guard item.kind == .photo else { return nil }
    // Few folders have such years, and only their names are parsed.
    guard item.file.location.withFolderBytes(Self.hasOldYear), let folder = folder?.date,
      folder.year <= Self.lastYearOfFilm, date.year > folder.year + 1
    else { return nil }
    return "its folder tells of \(folder.year), when pictures were taken on film: it was scanned"
  }

  /// Returns true if the bytes contain a year from 1800 to 2003, alone or before a month and a day.
  private static func hasOldYear(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 4 <= bytes.count {
      var end = index
      var year = 0
      while end < bytes.count, bytes[end].isASCIIDigit {
        if end < index + 4 { year = year * 10 + Int(bytes[end] &- 0x30) }
        end += 1
      }
      if [4, 6, 8].contains(end - index), 1800...lastYearOfFilm ~= year { return true }
      index = end + 1
    }
    return false
  }

  /// The last year with more pictures on film than digital ones.
  private static let lastYearOfFilm = 2003
}

/// A date from another file of the item: a sidecar, or the other half of a Live Photo.
package struct DateHint: Sendable, Hashable {
  var date: CaptureDate
  /// The name of the file, with the key that holds it.
  var source: String
  /// True for the other half of a Live Photo; false for a sidecar.
  var isOfPart = false

  static let ofMovie = "the headers of its other half"
}

extension DateHint: WireCodable {
  package static var placeholder: DateHint { DateHint(date: .placeholder, source: "") }
  package mutating func transfer(_ wire: inout WireCoder) {
    date.transfer(&wire)
    source.transfer(&wire)
    isOfPart.transfer(&wire)
  }
}

extension CaptureVerdict {
  /// Returns the contradicting statement as text; nil if it agrees at the common precision.
  ///
  /// A time in UTC and a local time agree if a zone explains their difference.
  package func contradiction(by other: CaptureStatement) -> String? {
    if let doubt = other.doubt { return "\(other.source): \(other.date) (\(doubt))" }
    let coarser = date.precision < other.date.precision ? date.precision : other.date.precision
    var own = date
    var stated = other.date
    (own.precision, stated.precision) = (coarser, coarser)
    (own.offset, stated.offset) = (nil, nil)
    if own.description.prefix(Self.length(coarser)) == stated.description.prefix(Self.length(coarser)) {
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
    // A local day and one in UTC.
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
