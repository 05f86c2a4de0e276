internal import Checksums
internal import FileIdentification
internal import MediaMetadata
internal import SystemCalls
internal import SystemPackage

extension ItemField {
  /// The fields that records show on request, in output order.
  static let optional: [ItemField] = file + exposure + coding + caption + capture + place + sums

  private static let file: [ItemField] = [
    ItemField(
      "size", .integer, in: .file, unit: "bytes",
      "The size of all files of the item except its sidecars: of both halves of a Live Photo."
    ) { record in
      record.item?.byteCount.flatMap { Int(exactly: $0) }.map { .integer($0) }
    },
    ItemField("modified", .date, in: .file, "The modification time of the file, in UTC.") { record in
      guard let item = record.item,
        let status = SecondaryReadErrors.status(of: item.path, followingLinks: true)
      else { return nil }
      return CaptureDate(unixSeconds: status.modified).map { .text($0.description) }
    },
  ]

  private static let exposure: [ItemField] = [
    ItemField("lens", .text, in: .exposure, "The name of the lens in the file.") {
      text($0.headers?.details?.lens)
    },
    ItemField("exposureTime", .number, in: .exposure, unit: "seconds", "The exposure time.") {
      number($0.headers?.details?.exposureTime)
    },
    ItemField("aperture", .number, in: .exposure, "The f-number.") {
      number($0.headers?.details?.aperture)
    },
    ItemField("iso", .integer, in: .exposure, "The ISO sensitivity.") {
      integer($0.headers?.details?.iso)
    },
    ItemField(
      "focalLength", .number, in: .exposure, unit: "millimetres",
      "The focal length of the lens, not an equivalent for another format."
    ) { number($0.headers?.details?.focalLength) },
    ItemField("flash", .flag, in: .exposure, "Whether the flash fired.") {
      $0.headers?.details?.flash.map { .flag($0) }
    },
    ItemField(
      "meteringMode", .text, in: .exposure, words: MeteringMode.names, "How the camera measured the light."
    ) { text($0.headers?.details?.meteringMode) },
  ]

  private static let coding: [ItemField] = [
    ItemField("codecs", .texts, in: .coding, "The codecs of images, sound and subtitles, by FFmpeg's names.")
    {
      texts($0.headers?.details?.codecs)
    },
    ItemField("audioChannels", .integer, in: .sound, "The number of channels of the first audio track.") {
      integer($0.headers?.details?.audioChannels)
    },
    ItemField(
      "sampleRate", .integer, in: .sound, unit: "samples per second", "The sample rate of that track."
    ) {
      integer($0.headers?.details?.sampleRate)
    },
    ItemField(
      "bitRate", .integer, in: .coding, unit: "bits per second",
      "The size of the file divided by its duration; videos and sounds only."
    ) { record in
      guard let headers = record.headers, headers.metadata.medium != .still,
        let seconds = headers.metadata.duration, seconds > 0, let bytes = record.item?.file.byteCount
      else { return nil }
      return integer(Int(exactly: (Double(bytes) * 8 / seconds).rounded()))
    },
    ItemField(
      "bitDepth", .integer, in: .coding, unit: "bits",
      "The bits per channel of the image, or of the sound if there is no image."
    ) { integer($0.headers?.details?.bitDepth) },
    ItemField(
      "colorSpace", .text, in: .coding,
      "The description of the colour profile, or the name of the signalled primaries."
    ) { text($0.headers?.details?.colorSpace) },
    ItemField(
      "transfer", .text, in: .coding, words: TransferFunction.names,
      "The transfer function (ITU-T H.273)."
    ) { text($0.headers?.details?.transfer) },
  ]

  private static let caption: [ItemField] = [
    ItemField("title", .text, in: .caption, "The title.") {
      text($0.headers?.details?.title)
    },
    ItemField("description", .text, in: .caption, "The caption or comment.") {
      text($0.headers?.details?.description)
    },
    ItemField("keywords", .texts, in: .caption, "The keywords.") { texts($0.headers?.details?.keywords) },
    ItemField("rating", .integer, in: .caption, "The rating, 0 to 5 stars; -1 for rejected.") {
      integer($0.headers?.details?.rating)
    },
    ItemField("people", .integer, in: .caption, "The number of regions marked as faces.") {
      integer($0.headers?.details?.people)
    },
  ]

  private static let capture: [ItemField] = [
    ItemField("burstIdentifier", .text, in: .capture, "The identifier shared by the photos of one burst.") {
      text($0.headers?.metadata.burstIdentifier)
    },
    ItemField(
      "stillTime", .number, in: .capture, unit: "seconds", "The time of the still in a Live Photo's video."
    ) { number($0.headers?.metadata.stillImageTime) },
    ItemField(
      "auxiliary", .texts, in: .capture,
      "The auxiliary images: depth, mattes, gain maps, alpha; a URN if it has no name here."
    ) { texts($0.headers?.details?.auxiliary) },
    ItemField("software", .text, in: .capture, "The program that wrote or developed it.") {
      text($0.headers?.details?.software)
    },
    ItemField(
      "projection", .text, in: .capture,
      "The projection of a panorama or sphere; rectilinear for a flat video."
    ) {
      text($0.headers?.details?.projection)
    },
    ItemField(
      "eyes", .texts, in: .capture,
      "The eyes that a video has views for, in the order of the views; more for further views."
    ) { texts($0.headers?.details?.eyes) },
    ItemField(
      "heroEye", .text, in: .capture, words: ["left", "right"], "The eye to show if only one is shown."
    ) {
      text($0.headers?.details?.heroEye)
    },
    ItemField(
      "baseline", .integer, in: .capture, unit: "micrometres",
      "The distance between the lenses of a stereoscopic video."
    ) {
      integer($0.headers?.details?.baseline)
    },
    ItemField(
      "disparityAdjustment", .integer, in: .capture, unit: "ten thousandths of the width",
      "The horizontal shift between the views of both eyes."
    ) { integer($0.headers?.details?.disparityAdjustment) },
    ItemField(
      "packing", .text, in: .capture, words: ["sideBySide", "overUnder"],
      "The arrangement of both views in one frame."
    ) { text($0.headers?.details?.packing) },
    ItemField(
      "fieldOfView", .number, in: .capture, unit: "degrees",
      "The horizontal field of view of a stereoscopic or spherical video."
    ) {
      number($0.headers?.details?.fieldOfView)
    },
  ]

  private static let place: [ItemField] = [
    ItemField("latitude", .number, in: .place, unit: "degrees", "The latitude; north is positive.") {
      degrees($0.item?.coordinates?.latitude)
    },
    ItemField("longitude", .number, in: .place, unit: "degrees", "The longitude; east is positive.") {
      degrees($0.item?.coordinates?.longitude)
    },
    ItemField(
      "altitude", .number, in: .place, unit: "metres", "The altitude above sea level; negative below it."
    ) {
      number($0.item?.coordinates?.altitude)
    },
    ItemField("serial", .text, in: .serial, "The camera's serial number.") {
      text($0.headers?.details?.serial)
    },
  ]

  private static let sums: [ItemField] = ChecksumAlgorithm.allCases.map { algorithm in
    ItemField(algorithm.rawValue, .text, in: .sums, algorithm.meaning) {
      text($0.item?.file.checksums?.text(algorithm))
    }
  }

  /// Rounds degrees, to remove errors of adding minutes and seconds.
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
    case .crc32: "The CRC-32 of the file, as in ZIP and gzip."
    case .md5: "The MD5 of the file, as printed by md5sum."
    case .sha1: "The SHA-1 of the file, as printed by sha1sum."
    case .sha256: "The SHA-256 of the file, as printed by sha256sum."
    }
  }
}
