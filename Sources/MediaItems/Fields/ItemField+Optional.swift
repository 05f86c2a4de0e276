internal import Checksums
internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage

extension ItemField {
  /// The fields that are shown on request, in the order of the output.
  static let optional: [ItemField] = file + exposure + coding + caption + capture + place + sums

  private static let file: [ItemField] = [
    ItemField(
      "size", .integer, in: .file, unit: "bytes", "The size of all files of the item but its sidecars."
    ) { record in
      record.item?.byteCount.flatMap { Int(exactly: $0) }.map { .integer($0) }
    },
    ItemField("modified", .date, in: .file, "When the file was changed last, in UTC.") { record in
      guard let item = record.item,
        let status = SideReading.status(of: item.path, followingLinks: true)
      else { return nil }
      return CaptureDate(unixSeconds: status.modified).map { .text($0.description) }
    },
  ]

  private static let exposure: [ItemField] = [
    ItemField("lens", .text, in: .exposure, "The lens as the file names it.") {
      text($0.headers?.details?.lens)
    },
    ItemField("exposureTime", .number, in: .exposure, unit: "seconds", "How long the sensor was lit.") {
      number($0.headers?.details?.exposureTime)
    },
    ItemField("aperture", .number, in: .exposure, "The f-number.") {
      number($0.headers?.details?.aperture)
    },
    ItemField("iso", .integer, in: .exposure, "The sensitivity as ISO counts it.") {
      integer($0.headers?.details?.iso)
    },
    ItemField(
      "focalLength", .number, in: .exposure, unit: "millimetres",
      "The lens's own, not that of another format."
    ) { number($0.headers?.details?.focalLength) },
    ItemField("flash", .flag, in: .exposure, "Whether a flash fired.") {
      $0.headers?.details?.flash.map { .flag($0) }
    },
  ]

  private static let coding: [ItemField] = [
    ItemField("codecs", .texts, in: .coding, "What codes pictures, sound and subtitles, in FFmpeg's names.") {
      texts($0.headers?.details?.codecs)
    },
    ItemField("audioChannels", .integer, in: .sound, "The channels of the first sound.") {
      integer($0.headers?.details?.audioChannels)
    },
    ItemField("sampleRate", .integer, in: .sound, unit: "samples a second", "The rate of that sound.") {
      integer($0.headers?.details?.sampleRate)
    },
    ItemField(
      "bitRate", .integer, in: .coding, unit: "bits a second",
      "The whole file over its duration, of movies and sounds."
    ) { record in
      guard let headers = record.headers, headers.metadata.medium != .still,
        let seconds = headers.metadata.duration, seconds > 0, let bytes = record.item?.file.byteCount
      else { return nil }
      return integer(Int(exactly: (Double(bytes) * 8 / seconds).rounded()))
    },
    ItemField(
      "bitDepth", .integer, in: .coding, unit: "bits",
      "The depth of one channel of the picture, or of the sound where there is no picture."
    ) { integer($0.headers?.details?.bitDepth) },
    ItemField(
      "colorSpace", .text, in: .coding,
      "The description of the colour profile, or the name of the primaries that are signalled."
    ) { text($0.headers?.details?.colorSpace) },
    ItemField(
      "transfer", .text, in: .coding, words: TransferFunction.names,
      "How light and signal belong together (ITU-T H.273)."
    ) { text($0.headers?.details?.transfer) },
  ]

  private static let caption: [ItemField] = [
    ItemField("title", .text, in: .caption, "The title that somebody gave it.") {
      text($0.headers?.details?.title)
    },
    ItemField("description", .text, in: .caption, "The caption or comment.") {
      text($0.headers?.details?.description)
    },
    ItemField("keywords", .texts, in: .caption, "The keywords.") { texts($0.headers?.details?.keywords) },
    ItemField("rating", .integer, in: .caption, "Stars, 0 to 5; -1 for what was rejected.") {
      integer($0.headers?.details?.rating)
    },
    ItemField("people", .integer, in: .caption, "How many regions are marked as faces.") {
      integer($0.headers?.details?.people)
    },
  ]

  private static let capture: [ItemField] = [
    ItemField("burstIdentifier", .text, in: .capture, "What the pictures of one burst share.") {
      text($0.headers?.metadata.burstIdentifier)
    },
    ItemField(
      "stillTime", .number, in: .capture, unit: "seconds", "The still's moment in a Live Photo's movie."
    ) { number($0.headers?.metadata.stillImageTime) },
    ItemField(
      "auxiliary", .texts, in: .capture,
      "Pictures beside the main one: depth, mattes, gain maps, alpha; URNs where they have no name here."
    ) { texts($0.headers?.details?.auxiliary) },
    ItemField("software", .text, in: .capture, "What wrote or developed it.") {
      text($0.headers?.details?.software)
    },
    ItemField(
      "projection", .text, in: .capture, "How a panorama or sphere is laid out; rectilinear for a flat movie."
    ) {
      text($0.headers?.details?.projection)
    },
    ItemField(
      "eyes", .texts, in: .capture,
      "The eyes that a movie has pictures for, in the order of its views; more for further views."
    ) { texts($0.headers?.details?.eyes) },
    ItemField(
      "heroEye", .text, in: .capture, words: ["left", "right"], "The eye to show where one is shown."
    ) {
      text($0.headers?.details?.heroEye)
    },
    ItemField(
      "baseline", .integer, in: .capture, unit: "micrometres", "Between the lenses of a movie for two eyes."
    ) {
      integer($0.headers?.details?.baseline)
    },
    ItemField(
      "disparityAdjustment", .integer, in: .capture, unit: "ten thousandths of the width",
      "How far the pictures of both eyes are to be shifted."
    ) { integer($0.headers?.details?.disparityAdjustment) },
    ItemField(
      "packing", .text, in: .capture, words: ["sideBySide", "overUnder"],
      "How the pictures of both eyes share a frame."
    ) { text($0.headers?.details?.packing) },
    ItemField(
      "fieldOfView", .number, in: .capture, unit: "degrees",
      "Of a movie for two eyes or of a sphere, from left to right."
    ) {
      number($0.headers?.details?.fieldOfView)
    },
  ]

  private static let place: [ItemField] = [
    ItemField("latitude", .number, in: .place, unit: "degrees", "Where it was taken; north is positive.") {
      degrees($0.item?.coordinates?.latitude)
    },
    ItemField("longitude", .number, in: .place, unit: "degrees", "Where it was taken; east is positive.") {
      degrees($0.item?.coordinates?.longitude)
    },
    ItemField("altitude", .number, in: .place, unit: "metres", "Above the sea; below it negative.") {
      number($0.item?.coordinates?.altitude)
    },
    ItemField("serial", .text, in: .serial, "The camera's serial number.") {
      text($0.headers?.details?.serial)
    },
  ]

  private static let sums: [ItemField] = ChecksumAlgorithm.allCases.map { algorithm in
    ItemField(algorithm.rawValue, .text, in: .sums, algorithm.meaning) {
      text($0.item?.file.sums?.text(algorithm))
    }
  }

  /// Degrees without what adding minutes and seconds leaves in the last digits.
  private static func degrees(_ number: Double?) -> FieldValue? {
    number.map { .number(($0 * 1e9).rounded() / 1e9) }
  }

  private static func text(_ text: String?) -> FieldValue? { text.map { .text($0) } }

  private static func number(_ number: Double?) -> FieldValue? { number.map { .number($0) } }

  private static func integer(_ number: Int?) -> FieldValue? { number.map { .integer($0) } }

  private static func texts(_ texts: [String]?) -> FieldValue? {
    texts.flatMap { $0.isEmpty ? nil : .list($0.map { .text($0) }) }
  }
}

extension ChecksumAlgorithm {
  fileprivate var meaning: String {
    switch self {
    case .crc32: "The CRC-32 of the file's bytes, as ZIP and gzip count it."
    case .md5: "The MD5 of the file's bytes, as md5sum prints it."
    case .sha1: "The SHA-1 of the file's bytes, as sha1sum prints it."
    case .sha256: "The SHA-256 of the file's bytes, as sha256sum prints it."
    }
  }
}
