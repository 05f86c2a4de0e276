internal import ByteSources
internal import FileIdentification
internal import Formats
internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// A reader of text sidecars (XMP and JSON), by the information to extract; in this process or in a worker.
enum SidecarText: String, CaseIterable {
  /// Location and date, or the rating, in an XMP packet.
  case xmpPlace, xmpRating
  /// Location and date, or the favorite mark, in Google Takeout's JSON; or whether it is such JSON.
  case takeoutPlace, takeoutFavorite, takeout
  /// Title, caption and keywords in an XMP packet, or in the JSON of Google Takeout or exiftool.
  case xmpWords, jsonWords

  /// The extracted information; nil if not stated.
  struct Contents {
    var location = MediaItem.LocationHints.unknown
    var rating: Int?
    /// The favorite mark, or whether the file is Takeout's JSON.
    var flag: Bool?
    /// The capture date of the owner, and its key.
    var captured: CaptureDate?
    var capturedKey = ""
    var title: String?
    var caption: String?
    var keywords: [String] = []
    /// The time when the owner was added to the library, in seconds since 1970.
    var added: Int64?
  }

  /// The size limit: of longer texts only the beginning is read, or nothing.
  private var limit: (bytes: Int, readsBeginning: Bool) {
    switch self {
    case .xmpRating, .takeoutFavorite, .xmpWords: (512 << 10, true)
    case .xmpPlace, .takeoutPlace, .takeout, .jsonWords: (1 << 20, false)
    }
  }

  // MARK: Opening

  private static let slot = ThreadSlot<ReaderWorker>()

  /// Reads this thread's sidecars in a worker while `body` runs; nil reads them in this process.
  static func withWorker<Value>(_ worker: ReaderWorker?, _ body: () throws -> Value) rethrows -> Value {
    let outer = slot.object
    slot.set(worker)
    defer { slot.set(outer) }
    return try withExtendedLifetime(worker, body)
  }

  /// Calls ``withWorker(_:_:)`` with a new worker, if the options require isolation.
  static func withWorker<Value>(
    for options: FileIdentifier.Options, _ body: () throws -> Value
  ) rethrows -> Value {
    guard options.isolation.readers != nil else { return try withWorker(nil, body) }
    return try withWorker(MediaItemReader(options, readsMetadata: false).worker, body)
  }

  /// Reads the file at a path; errors are recorded, and the result is empty.
  func contents(at path: FilePath) -> Contents {
    do throws(IdentificationError) { return try read(path) } catch {
      SecondaryReadErrors.record(error, at: path, .listed)
      return Contents()
    }
  }

  private func read(_ path: FilePath) throws(IdentificationError) -> Contents {
    let opened = try IdentificationError.catching { () throws(Errno) in
      try FileDescriptor.openRegularFile(path)
    }
    guard let (file, status) = opened else { return Contents() }
    defer { file.release() }
    let source = DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount)
    guard let worker = Self.slot.object else { return try contents(of: source) }
    return try ItemService.send(worker, .sidecarText(self), source, file.rawValue)
  }

  // MARK: Parsing

  /// Extracts the information from a source.
  func contents(of source: any ByteSource) throws(IdentificationError) -> Contents {
    let size = max(0, source.byteCount ?? 0)
    guard size <= Int64(limit.bytes) || limit.readsBeginning else { return Contents() }
    let bytes = try Self.beginning(of: source, Int(min(size, Int64(limit.bytes))))
    guard limit.readsBeginning || Int64(bytes.count) == size else { return Contents() }
    var contents = Contents()
    switch self {
    case .xmpPlace:
      var facts = XMPFacts()
      facts.add(packet: bytes)
      contents.location = Self.location(inXMP: facts)
      contents.captured = facts.captured ?? facts.created
      contents.capturedKey = facts.captured == nil ? "xmp:CreateDate" : "exif:DateTimeOriginal"
    case .xmpRating:
      var facts = XMPFacts()
      facts.add(packet: bytes)
      contents.rating = facts.rating
    case .xmpWords:
      let words = MediaDetails.captions(inPacket: bytes)
      (contents.title, contents.caption, contents.keywords) =
        (words.title, words.description, words.keywords)
    case .jsonWords:
      if let list = try? PropertyList.parse(bytes, limits: .sidecar) { contents.addWords(inJSON: list) }
    case .takeoutPlace, .takeoutFavorite, .takeout:
      let list = try? PropertyList.parse(bytes, limits: .sidecar)
      if self == .takeoutPlace, let list {
        contents.location = Self.location(inTakeout: list)
        if let date = Self.date(inJSON: list) { (contents.captured, contents.capturedKey) = date }
      }
      if self == .takeoutFavorite { contents.flag = list?["favorited"]?.boolean }
      if self == .takeout { contents.flag = list?["photoTakenTime"] != nil }
    }
    return contents
  }

  private static func beginning(
    of source: any ByteSource, _ count: Int
  ) throws(IdentificationError) -> [UInt8] {
    if count == 0 { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let outcome: Result<Int, ByteSourceError> = bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(ByteSourceError) in try source.read(at: 0, into: buffer) }
    }
    do throws(ByteSourceError) {
      let byteCount = try outcome.get()
      return Array(bytes[..<byteCount])
    } catch { throw IdentificationError(error) }
  }

  private static func location(inXMP facts: XMPFacts) -> MediaItem.LocationHints {
    var search = LocationSearch()
    facts.report(to: &search)
    search.finish()
    // A file without an element is not an XMP packet.
    return facts.isWhole || search.isFound
      ? .init(search.answer(isWhole: true), at: search.coordinates) : .unknown
  }

  /// The keys of dates in exiftool's JSON, as osxphotos writes it beside its exports, the most exact first.
  private static let exifToolKeys = [
    "DateTimeOriginal", "CreationDate", "SubSecDateTimeOriginal", "DateCreated", "CreateDate",
    "DateTimeDigitized",
  ]

  /// Returns the date and its key: Takeout's in seconds since 1970, exiftool's in the form of Exif.
  private static func date(inJSON list: PropertyList) -> (CaptureDate, String)? {
    if let seconds = list["photoTakenTime"]?["timestamp"],
      let number = seconds.string ?? seconds.integer.map(String.init),
      let unix = Int64(number), let date = CaptureDate(unixSeconds: unix, isEnteredByUser: true)
    {
      return (date, "photoTakenTime")
    }
    // immich-go.
    if list["fileName"] != nil, let date = list["dateTaken"]?.string.flatMap({ CaptureDate(text: $0) }) {
      return (date, "dateTaken")
    }
    // exiftool: a list of one file, whose keys can have a group prefix.
    guard let file = list.array?.first ?? (list["SourceFile"] != nil ? list : nil), file["SourceFile"] != nil
    else { return nil }
    for key in exifToolKeys {
      for name in [key, "EXIF:\(key)", "QuickTime:\(key)", "XMP:\(key)", "Composite:\(key)", "IPTC:\(key)"] {
        if let date = file[name]?.string.flatMap({ CaptureDate(text: $0) }) { return (date, name) }
      }
    }
    return nil
  }

  /// Returns Takeout's location; zeros stand for none.
  private static func location(inTakeout list: PropertyList) -> MediaItem.LocationHints {
    // Other programs also write JSON with such names.
    guard list["geoData"] != nil || list["geoDataExif"] != nil || list["photoTakenTime"] != nil else {
      return .unknown
    }
    var result = MediaItem.LocationHints.nothing
    for key in ["geoData", "geoDataExif"] {
      guard let position = list[key] else { continue }
      guard let latitude = position["latitude"]?.real, let longitude = position["longitude"]?.real else {
        result = result.joined(with: .unknown)
        continue
      }
      if latitude != 0 || longitude != 0 {
        return .located(
          Coordinates(latitude: latitude, longitude: longitude, altitude: position["altitude"]?.real))
      }
    }
    return result
  }
}

extension SidecarText.Contents {
  /// exiftool's keys, as osxphotos writes them beside its exports, the most usual first.
  private static let titleKeys = ["XMP:Title", "IPTC:ObjectName", "Title", "ObjectName"]
  private static let captionKeys = [
    "EXIF:ImageDescription", "XMP:Description", "IPTC:Caption-Abstract", "ImageDescription", "Description",
    "Caption-Abstract",
  ]
  private static let keywordKeys = ["IPTC:Keywords", "XMP:Subject", "Keywords", "Subject"]

  /// Adds the words of Takeout's JSON, without its title, which is the file's name, or of exiftool's.
  mutating func addWords(inJSON list: PropertyList) {
    func text(_ value: PropertyList?) -> String? {
      let text = value?.string?.trimmed ?? ""
      return text.isEmpty ? nil : text
    }
    if list["photoTakenTime"] != nil {
      caption = text(list["description"])
      added = list["creationTime"]?["timestamp"].flatMap {
        $0.integer.map(Int64.init) ?? $0.string.flatMap { Int64($0) }
      }
      return
    }
    guard let file = list.array?.first ?? (list["SourceFile"] != nil ? list : nil), file["SourceFile"] != nil
    else { return }
    title = Self.titleKeys.firstNonNil { text(file[$0]) }
    caption = Self.captionKeys.firstNonNil { text(file[$0]) }
    for key in Self.keywordKeys where keywords.isEmpty {
      keywords = file[key]?.array?.compactMap(text) ?? [text(file[key])].compactMap(\.self)
    }
  }
}

extension SidecarText: WireCodable { static var placeholder: SidecarText { .takeout } }

extension SidecarText.Contents: WireCodable {
  static var placeholder: Self { Self() }
  mutating func transfer(_ wire: inout WireCoder) {
    location.transfer(&wire)
    rating.transfer(&wire)
    flag.transfer(&wire)
    captured.transfer(&wire)
    capturedKey.transfer(&wire)
    title.transfer(&wire)
    caption.transfer(&wire)
    keywords.transfer(&wire)
    added.transfer(&wire)
  }
}

extension MediaItem.LocationHints: WireCodable {
  package static var placeholder: Self { .unknown }
  package mutating func transfer(_ wire: inout WireCoder) {
    var (isKnown, isLocated, coordinates) = (self != .unknown, self.isLocated, self.coordinates)
    isKnown.transfer(&wire)
    isLocated.transfer(&wire)
    coordinates.transfer(&wire)
    if wire.isReading { self = isLocated ? .located(coordinates) : isKnown ? .nothing : .unknown }
  }
}

/// Location and dates from sidecars.
enum SidecarFacts {
  /// Returns the combined location and the dates of sidecars.
  ///
  /// Reading ends with the first location or, if dates are requested, when both are found.
  static func read(
    _ sidecars: [FilePath], includingDates: Bool
  ) -> (location: MediaItem.LocationHints, dates: [DateHint]) {
    var location = MediaItem.LocationHints.nothing
    var dates: [DateHint] = []
    for path in sidecars {
      if location.isLocated, !includingDates || !dates.isEmpty { break }
      guard let contents = contents(at: path) else { continue }
      location = location.joined(with: contents.location)
      if includingDates, let date = contents.captured {
        dates.append(DateHint(date: date, source: "\(contents.capturedKey) in \(path.lastName)"))
      }
    }
    return (location, dates)
  }

  /// Returns the contents of a sidecar; nil for forms without location and date.
  private static func contents(at path: FilePath) -> SidecarText.Contents? {
    switch Sidecars.forms(of: path.lastName).first?.location ?? .unread {
    case .none: nil
    case .unread: SidecarText.Contents()
    case .xmp: SidecarText.xmpPlace.contents(at: path)
    case .takeout: SidecarText.takeoutPlace.contents(at: path)
    }
  }
}
