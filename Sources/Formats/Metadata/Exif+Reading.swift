internal import ASCIIBytes
internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads Exif blocks: a TIFF header, two directories, and their child directories.
enum Exif {
  private static let name: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// Returns true if `range` begins with `Exif` and two zeros, as segments of JPEG do.
  static func isNamed(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    try reader.available(at: range.lowerBound, upTo: 6).matches(name)
  }

  /// Returns true if a TIFF header follows the name: a new block, not the continuation of one.
  static func begins(_ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    try TIFF.layout(at: range.lowerBound &+ 6, reader) != nil
  }

  /// Returns the main directory of the block in `range`, with or without the name; nil without a TIFF header.
  static func main(
    of range: Range<Int64>, _ reader: ByteReader
  ) throws(ReadFailure) -> TIFFDirectory? {
    let origin = range.lowerBound &+ (try isNamed(range, reader) ? 6 : 0)
    guard let (layout, first) = try TIFF.layout(at: origin, reader), !layout.isBig else { return nil }
    return try TIFFDirectory(at: first, layout, reader)
  }

  /// Reads the block in `range`, which may begin with `Exif` and two zeros.
  static func read(_ range: Range<Int64>, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    guard let main = try main(of: range, reader) else {
      throw .malformed("an Exif block without a TIFF header")
    }
    try read(main: main, reader, into: &metadata)
    if let failure = main.failure { return try metadata.note(failure) }
    guard main.next != 0, main.next != main.offset else { return }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      let second = try TIFFDirectory(at: main.next, main.layout, reader)
      if second[0x8825] != nil { metadata.locations.noteUnread("the positions of a second directory") }
      try readThumbnail(second, within: range, reader, into: &metadata)
      if let failure = second.failure { throw failure }
    }
  }

  /// Reads a main directory (IFD0) and the directories it points to.
  static func read(main: TIFFDirectory, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    metadata.exif = metadata.exif ?? ExifFacts()
    try metadata.attempt { (metadata) throws(ReadFailure) in
      if let make = try main.text(0x010F, reader) { metadata.cameraMake = make }
      if let model = try main.text(0x0110, reader) { metadata.cameraModel = model }
      if let value = try main.number(0x0112, reader), (1...8).contains(value) { metadata.orientation = value }
      if let software = try main.text(0x0131, reader) { metadata.exif?.software = software }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      guard let directory = try child(0x8769, of: main, reader) else { return }
      try details(directory, reader, into: &metadata)
      if let failure = directory.failure { throw failure }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      try locate(main: main, reader, &metadata.locations)
    }
  }

  /// Searches a main directory for a location: the GPS directory, and other parts that may hold one.
  static func locate(main: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    search.note(main)
    guard main[0x8825] != nil else { return }
    guard let directory = try child(0x8825, of: main, reader) else {
      return search.noteUnread("a directory of positions that leads nowhere")
    }
    try readLocation(directory, reader, &search)
    if let failure = directory.failure { throw failure }
  }

  /// Searches a further block for a location; its other contents are ignored.
  static func locate(_ range: Range<Int64>, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    guard let main = try main(of: range, reader) else {
      return search.noteUnread("an Exif block without a TIFF header")
    }
    try locate(main: main, reader, &search)
    if main.failure != nil { search.noteUnread("a directory that is cut short") }
  }

  /// Returns the directory that an entry of the main one points to.
  static func child(_ tag: UInt16, of main: TIFFDirectory, _ reader: ByteReader) throws(ReadFailure)
    -> TIFFDirectory?
  {
    guard let offset = try main.number(tag, reader), Int64(offset) != main.offset else { return nil }
    return try TIFFDirectory(at: Int64(offset), main.layout, reader)
  }

  /// Reads the Exif directory: dates, comment, rendering, maker note.
  static func details(_ directory: TIFFDirectory, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    metadata.exif = metadata.exif ?? ExifFacts()
    if let value = try directory.number(0xA401, reader) { metadata.exif?.customRendered = value }
    if directory[0x829A] != nil { metadata.exif?.hasExposure = true }
    if let width = try directory.number(0xA002, reader) { metadata.exif?.statedWidth = width }
    if let height = try directory.number(0xA003, reader) { metadata.exif?.statedHeight = height }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      if let original = try date(dates.original, directory, reader) {
        metadata.captured = original
        let isScan = try isScan(metadata, directory, reader)
        metadata.capturedIsDigitized = isScan ? try !isCorrected(original, directory, reader) : false
      } else if let digitized = try date(dates.digitized, directory, reader) {
        metadata.captured = digitized
        metadata.capturedIsDigitized = true
      }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      if let comment = try codedText(0x9286, of: directory, reader) { metadata.exif?.userComment = comment }
    }
    try metadata.attempt { (metadata) throws(ReadFailure) in
      guard let note = directory.bytes(0x927C, reader) else { return }
      try AppleMakerNote.read(note, reader, into: &metadata)
      if metadata.format == "rawTIFF" { try MakerNotePreviews.read(note, reader, into: &metadata) }
    }
  }

  /// The tags of a date, its zone and its fraction.
  private typealias DateTags = (date: UInt16, zone: UInt16, subsecond: UInt16)

  /// DateTimeOriginal and DateTimeDigitized; DateTime is the date of the last change.
  private static let dates: (original: DateTags, digitized: DateTags) = (
    (0x9003, 0x9011, 0x9291), (0x9004, 0x9012, 0x9292)
  )

  /// Returns a date with its zone and fraction.
  private static func date(_ tags: DateTags, _ directory: TIFFDirectory, _ reader: ByteReader)
    throws(ReadFailure) -> CaptureDate?
  {
    guard let text = try directory.textView(tags.date, upTo: 32, reader)?.buffer,
      var date = CaptureDate(bytes: text)
    else { return nil }
    if let zone = try directory.textView(tags.zone, upTo: 16, reader)?.buffer {
      date.offset = CaptureDate.offset(bytes: zone) ?? date.offset
    }
    if let digits = try directory.textView(tags.subsecond, upTo: 16, reader)?.buffer,
      digits.allSatisfy({ $0.isASCIIDigit })
    {
      date.subsecond = String(decoding: digits.prefix(9), as: UTF8.self)
    }
    return date
  }

  /// Returns true if the picture is a scan: FileSource is 1 for film, 2 for prints (Exif 2.32 §4.6.6.5).
  private static func isScan(_ metadata: MediaMetadata, _ directory: TIFFDirectory, _ reader: ByteReader)
    throws(ReadFailure) -> Bool
  {
    if directory[0xA300] != nil, let source = try directory.number(0xA300, reader), source == 1 || source == 2
    {
      return true
    }
    return Scanners.isScan(metadata)
  }

  /// Returns true if a person set the date of a scanned picture: another day than that of the scan.
  private static func isCorrected(_ date: CaptureDate, _ directory: TIFFDirectory, _ reader: ByteReader)
    throws(ReadFailure) -> Bool
  {
    guard let scan = try self.date(dates.digitized, directory, reader) else { return false }
    return (scan.year, scan.month, scan.day) != (date.year, date.month, date.day)
  }

  /// Returns text after eight bytes of character code: UserComment, GPSProcessingMethod and GPSAreaInformation.
  static func codedText(_ tag: UInt16, of directory: TIFFDirectory, _ reader: ByteReader)
    throws(ReadFailure) -> String?
  {
    guard let range = directory.bytes(tag, reader), range.upperBound - range.lowerBound > 8 else {
      return nil
    }
    let view = try reader.available(in: range, upTo: 1024)
    guard view.count > 8 else { throw .endOfData }
    let body = view.slice(from: 8).array
    let text: String
    if view.matches("UNICODE\0") {
      // UCS-2 in the block's byte order, unless it has a byte-order mark.
      var isBig = directory.layout.isBigEndian
      if body.starts(with: [0xFE, 0xFF]) {
        isBig = true
      } else if body.starts(with: [0xFF, 0xFE]) {
        isBig = false
      }
      let units = stride(from: 0, to: body.count - 1, by: 2).map { index -> UInt16 in
        let high = UInt16(body[isBig ? index : index + 1])
        let low = UInt16(body[isBig ? index + 1 : index])
        return high << 8 | low
      }
      text = String(decoding: units.prefix { $0 != 0 }.filter { $0 != 0xFEFF }, as: UTF16.self)
    } else {
      text = String(decoding: body.prefix { $0 != 0 }, as: UTF8.self)
    }
    let trimmed = text.trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// Reads a location; an empty GPS directory, which some cameras always write, has none.
  static func readLocation(_ directory: TIFFDirectory, _ reader: ByteReader, _ search: inout LocationSearch)
    throws(ReadFailure)
  {
    if directory[0x001D] != nil { search.moment = try moment(directory, reader) ?? search.moment }
    let latitude = try directory.real(0x0002, reader)
    if latitude != nil, directory[0x0004] != nil {
      return search.noteFound(try coordinates(directory, reader))
    }
    for row in incompleteLocations where directory[row.tag] != nil {
      let isEmpty = row.mayBeEmpty ? try isEmptyFraction(directory, row.tag, reader) : false
      if !isEmpty { search.noteUnread("positions that are no whole place") }
    }
  }

  /// Reads GPSDateStamp and GPSTimeStamp, in UTC (Exif 2.32 §4.6.7): hours, minutes and seconds as fractions.
  private static func moment(_ directory: TIFFDirectory, _ reader: ByteReader) throws(ReadFailure)
    -> CaptureDate?
  {
    guard let text = try directory.textView(0x001D, upTo: 16, reader)?.buffer,
      let day = CaptureDate(bytes: text), day.precision == .day,
      let hour = try directory.real(0x0007, reader), let minute = try directory.real(0x0007, at: 1, reader),
      let second = try directory.real(0x0007, at: 2, reader), 0..<24 ~= hour, 0..<60 ~= minute,
      0..<61 ~= second
    else { return nil }
    return CaptureDate(
      year: day.year, month: day.month, day: day.day, hour: Int(hour), minute: Int(minute),
      second: Int(second), offset: 0)
  }

  /// Reads degrees, minutes and seconds with their hemispheres, and the altitude.
  private static func coordinates(_ directory: TIFFDirectory, _ reader: ByteReader) throws(ReadFailure)
    -> Coordinates?
  {
    func degrees(_ tag: UInt16, _ negative: String) throws(ReadFailure) -> Double? {
      guard var value = try directory.real(tag, reader) else { return nil }
      if let minutes = try directory.real(tag, at: 1, reader) { value += minutes / 60 }
      if let seconds = try directory.real(tag, at: 2, reader) { value += seconds / 3600 }
      let side = try directory.text(tag &- 1, upTo: 8, reader)
      return side?.uppercased().hasPrefix(negative) == true ? -value : value
    }
    guard let latitude = try degrees(0x0002, "S"), let longitude = try degrees(0x0004, "W") else {
      return nil
    }
    let isBelow = try directory.number(0x0005, reader) == 1
    let height = try directory.real(0x0006, reader).map { isBelow ? -$0 : $0 }
    return Coordinates(latitude: latitude, longitude: longitude, altitude: height)
  }

  /// Entries about a location that are not a readable latitude and longitude.
  private static let incompleteLocations: [(tag: UInt16, mayBeEmpty: Bool, because: StaticString)] = [
    (0x0002, true, "a latitude alone, or one that cannot be read"),
    (0x0004, true, "a longitude alone"),
    (0x0014, true, "the latitude of what was pointed at"),
    (0x0016, true, "the longitude of what was pointed at"),
    (0x001C, false, "the name of the area"),
  ]

  /// Returns true if an entry holds fractions with a zero denominator, which mean no value.
  private static func isEmptyFraction(_ directory: TIFFDirectory, _ tag: UInt16, _ reader: ByteReader)
    throws(ReadFailure) -> Bool
  {
    guard let entry = directory[tag], entry.type == 5 || entry.type == 10, entry.count > 0, entry.offset >= 0,
      entry.offset < reader.end
    else { return false }
    return try directory.real(tag, reader) == nil
  }

  private static let maxOverrun: Int64 = 16

  /// Reads the second directory's JPEG.
  private static func readThumbnail(
    _ directory: TIFFDirectory, within range: Range<Int64>, _ reader: ByteReader,
    into metadata: inout MediaMetadata
  ) throws(ReadFailure) {
    guard let offset = try directory.number(0x0201, reader), let count = try directory.number(0x0202, reader),
      offset > 0, count > 2
    else { return }
    let (start, overflow) = directory.layout.origin.addingReportingOverflow(Int64(offset))
    let (end, tooFar) = start.addingReportingOverflow(Int64(count))
    // Some writers count a byte or two more than the block has.
    guard !overflow, !tooFar, start >= range.lowerBound, start < range.upperBound - 2,
      end - range.upperBound <= maxOverrun
    else { throw .malformed("a thumbnail outside its Exif block") }
    let picture = start..<min(end, range.upperBound)
    if let preview = try EmbeddedPreview(.exifThumbnail, jpegIn: picture, reader) {
      metadata.previews.append(preview)
    }
  }
}
