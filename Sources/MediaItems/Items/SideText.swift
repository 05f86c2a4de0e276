internal import ByteSources
internal import FileIdentification
internal import Formats
internal import MediaMetadata
internal import PropertyLists
internal import SystemCalls
internal import SystemPackage

/// What is asked of a text beside a file: read in this process, or where the run's options have files read.
enum SideText: String, CaseIterable {
  /// Where and when an XMP packet says that something was taken, and how many stars it gives.
  case xmpPlace, xmpRating
  /// What Google Takeout's JSON says of the place and of favourites, and whether it is such JSON at all.
  case takeoutPlace, takeoutFavorite, takeout
  /// The words that an XMP packet, Google Takeout's JSON or exiftool's says of its owner.
  case xmpWords, jsonWords

  /// What such a text says; what it does not say is nil.
  struct Answer {
    var place = MediaItem.Surroundings.unknown
    var rating: Int?
    var truth: Bool?
    /// When the owner was taken, and the key that says so.
    var captured: CaptureDate?
    var capturedKey = ""
    var title: String?
    var caption: String?
    var keywords: [String] = []
    /// The time at which the owner came into the library, in seconds since 1970.
    var added: Int64?
  }

  /// Longer texts are not what their names say: of some the beginning is enough, others are not read.
  private var limit: (bytes: Int, readsBeginning: Bool) {
    switch self {
    case .xmpRating, .takeoutFavorite, .xmpWords: (512 << 10, true)
    case .xmpPlace, .takeoutPlace, .takeout, .jsonWords: (1 << 20, false)
    }
  }

  // MARK: Where it is read

  private static let slot = ThreadSlot<ReaderWorker>()

  /// Has this thread's texts read by a worker while `body` runs; nil reads them in this process.
  static func reading<Value>(by worker: ReaderWorker?, _ body: () throws -> Value) rethrows -> Value {
    let outer = slot.object
    slot.put(worker)
    defer { slot.put(outer) }
    return try withExtendedLifetime(worker, body)
  }

  /// As ``reading(by:_:)``, in a worker of the options' own.
  static func reading<Value>(
    as options: FileIdentifier.Options, _ body: () throws -> Value
  ) rethrows -> Value {
    guard options.isolation.readers != nil else { return try reading(by: nil, body) }
    return try reading(by: MediaItemReader(options, readsMetadata: false).worker, body)
  }

  /// What the text at a path says; one that cannot be read is noted, and says nothing.
  func answer(_ path: FilePath) -> Answer {
    do throws(IdentificationError) { return try opened(path) } catch {
      SideReading.note(error, at: path, .listed)
      return Answer()
    }
  }

  private func opened(_ path: FilePath) throws(IdentificationError) -> Answer {
    let found = try IdentificationError.catching { () throws(Errno) in
      try FileDescriptor.openRegularFile(path)
    }
    guard let (file, status) = found else { return Answer() }
    defer { file.release() }
    let source = DescriptorSource(descriptor: file.rawValue, byteCount: status.byteCount)
    guard let worker = Self.slot.object else { return try answer(source) }
    return try ItemService.ask(worker, .sideText(self), source, file.rawValue)
  }

  // MARK: What it says

  /// What the bytes say.
  func answer(_ source: any ByteSource) throws(IdentificationError) -> Answer {
    let size = max(0, source.byteCount ?? 0)
    guard size <= Int64(limit.bytes) || limit.readsBeginning else { return Answer() }
    let bytes = try Self.beginning(of: source, Int(min(size, Int64(limit.bytes))))
    guard limit.readsBeginning || Int64(bytes.count) == size else { return Answer() }
    var answer = Answer()
    switch self {
    case .xmpPlace:
      var facts = XMPFacts()
      facts.take(packet: bytes)
      answer.place = Self.place(inXMP: facts)
      answer.captured = facts.captured ?? facts.created
      answer.capturedKey = facts.captured == nil ? "xmp:CreateDate" : "exif:DateTimeOriginal"
    case .xmpRating:
      var facts = XMPFacts()
      facts.take(packet: bytes)
      answer.rating = facts.rating
    case .xmpWords:
      let words = MediaDetails.captions(inPacket: bytes)
      (answer.title, answer.caption, answer.keywords) = (words.title, words.description, words.keywords)
    case .jsonWords:
      if let list = try? PropertyList.parse(bytes, limits: .sidecar) { answer.takeWords(inJSON: list) }
    case .takeoutPlace, .takeoutFavorite, .takeout:
      let list = try? PropertyList.parse(bytes, limits: .sidecar)
      if self == .takeoutPlace, let list {
        answer.place = Self.place(inTakeout: list)
        if let found = Self.date(inJSON: list) { (answer.captured, answer.capturedKey) = found }
      }
      if self == .takeoutFavorite { answer.truth = list?["favorited"]?.boolean }
      if self == .takeout { answer.truth = list?["photoTakenTime"] != nil }
    }
    return answer
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
      let came = try outcome.get()
      return Array(bytes[..<came])
    } catch { throw IdentificationError(error) }
  }

  private static func place(inXMP facts: XMPFacts) -> MediaItem.Surroundings {
    var search = LocationSearch()
    facts.tell(&search)
    search.finish()
    // A file without an element is no packet, whatever its name.
    return facts.isWhole || search.isFound
      ? .init(search.answer(isWhole: true), at: search.coordinates) : .unknown
  }

  /// The keys of dates in exiftool's JSON, as osxphotos writes it beside its exports, the most exact first.
  private static let exifToolKeys = [
    "DateTimeOriginal", "CreationDate", "SubSecDateTimeOriginal", "DateCreated", "CreateDate",
    "DateTimeDigitized",
  ]

  /// What Takeout's JSON says, in seconds since 1970, or exiftool's, as Exif writes it.
  private static func date(inJSON list: PropertyList) -> (CaptureDate, String)? {
    if let seconds = list["photoTakenTime"]?["timestamp"],
      let number = seconds.string ?? seconds.integer.map(String.init),
      let unix = Int64(number), let date = CaptureDate(unixSeconds: unix, saidByPerson: true)
    {
      return (date, "photoTakenTime")
    }
    // What immich-go writes beside its archive.
    if list["fileName"] != nil, let date = list["dateTaken"]?.string.flatMap({ CaptureDate(text: $0) }) {
      return (date, "dateTaken")
    }
    // A list of one file, whose keys may have their group before a colon.
    guard let file = list.array?.first ?? (list["SourceFile"] != nil ? list : nil), file["SourceFile"] != nil
    else { return nil }
    for key in exifToolKeys {
      for name in [key, "EXIF:\(key)", "QuickTime:\(key)", "XMP:\(key)", "Composite:\(key)", "IPTC:\(key)"] {
        if let date = file[name]?.string.flatMap({ CaptureDate(text: $0) }) { return (date, name) }
      }
    }
    return nil
  }

  /// Takeout writes zeros where it knows no place.
  private static func place(inTakeout list: PropertyList) -> MediaItem.Surroundings {
    // Other programs write JSON under such names too.
    guard list["geoData"] != nil || list["geoDataExif"] != nil || list["photoTakenTime"] != nil else {
      return .unknown
    }
    var result = MediaItem.Surroundings.nothing
    for key in ["geoData", "geoDataExif"] {
      guard let place = list[key] else { continue }
      guard let latitude = place["latitude"]?.real, let longitude = place["longitude"]?.real else {
        result = result.joined(with: .unknown)
        continue
      }
      if latitude != 0 || longitude != 0 {
        return .located(
          Coordinates(latitude: latitude, longitude: longitude, altitude: place["altitude"]?.real))
      }
    }
    return result
  }
}

extension SideText.Answer {
  /// exiftool's keys of words, as osxphotos writes them beside its exports, the most usual first.
  private static let titleKeys = ["XMP:Title", "IPTC:ObjectName", "Title", "ObjectName"]
  private static let captionKeys = [
    "EXIF:ImageDescription", "XMP:Description", "IPTC:Caption-Abstract", "ImageDescription", "Description",
    "Caption-Abstract",
  ]
  private static let keywordKeys = ["IPTC:Keywords", "XMP:Subject", "Keywords", "Subject"]

  /// Takes what Takeout's JSON says, whose title is the file's name, or exiftool's.
  mutating func takeWords(inJSON list: PropertyList) {
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

extension SideText: WireCodable { static var blank: SideText { .takeout } }

extension SideText.Answer: WireCodable {
  static var blank: Self { Self() }
  mutating func transfer(_ wire: inout Wire) {
    place.transfer(&wire)
    rating.transfer(&wire)
    truth.transfer(&wire)
    captured.transfer(&wire)
    capturedKey.transfer(&wire)
    title.transfer(&wire)
    caption.transfer(&wire)
    keywords.transfer(&wire)
    added.transfer(&wire)
  }
}

extension MediaItem.Surroundings: WireCodable {
  package static var blank: Self { .unknown }
  package mutating func transfer(_ wire: inout Wire) {
    var (isKnown, isLocated, coordinates) = (self != .unknown, self.isLocated, self.coordinates)
    isKnown.transfer(&wire)
    isLocated.transfer(&wire)
    coordinates.transfer(&wire)
    if wire.isReading { self = isLocated ? .located(coordinates) : isKnown ? .nothing : .unknown }
  }
}
