/// Metadata beyond ``MediaMetadata``, read on request.
///
/// A property is nil, or a list empty, if the file does not state it or its part was not requested. Serial numbers are a
/// separate part for privacy.
///
/// ```swift
/// let metadata = try MediaMetadata.read(reader, type: .jpeg)
/// let details = try MediaDetails.read(reader, beside: metadata, [.exposure, .caption])
/// details.iso        // 64
/// ```
public struct MediaDetails: Hashable, Sendable {
  /// Groups of details to read; groups that are not requested cost nothing.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set of parts.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lens, exposure time, aperture, sensitivity, focal length, flash, metering.
    public static let exposure = Parts(rawValue: 1)
    /// Codecs, channels, rates, depth, colours.
    public static let coding = Parts(rawValue: 2)
    /// Title, description, keywords, rating, people.
    public static let caption = Parts(rawValue: 4)
    /// Software, projection, stereo views, auxiliary images.
    public static let capture = Parts(rawValue: 8)
    /// The camera's serial number.
    public static let serial = Parts(rawValue: 16)
    /// Every Exif and IPTC entry, including places and serial numbers; in no other set.
    package static let tags = Parts(rawValue: 32)
    /// The headers of each image; in no other set.
    package static let pictures = Parts(rawValue: 64)
    /// Checksums of any file; in no other set.
    package static let crc32 = Parts(rawValue: 1 << 16)
    package static let md5 = Parts(rawValue: 1 << 17)
    package static let sha1 = Parts(rawValue: 1 << 18)
    package static let sha256 = Parts(rawValue: 1 << 19)
    package static let sums: Parts = [.crc32, .md5, .sha1, .sha256]

    /// Everything in headers except serial numbers.
    public static let all: Parts = [.exposure, .coding, .caption, .capture]
    /// Everything in headers.
    public static let everything: Parts = [.all, .serial]
  }

  /// The name of the lens in the file.
  public var lens: String?
  /// The exposure time in seconds.
  public var exposureTime: Double?
  /// The f-number.
  public var aperture: Double?
  /// The ISO sensitivity.
  public var iso: Int?
  /// The focal length of the lens in millimetres, not an equivalent for another format.
  public var focalLength: Double?
  /// True if the flash fired.
  public var flash: Bool?
  /// The metering mode: `average`, `centerWeighted`, `spot`, `multiSpot`, `pattern`, `partial`, `other`.
  public var meteringMode: String?

  /// The codecs of images, sound and subtitles, each once, by FFmpeg's names if it has one.
  public var codecs: [String] = []
  /// The number of channels of the first audio track.
  public var audioChannels: Int?
  /// The sample rate of that track, per second.
  public var sampleRate: Int?
  /// The bits per channel of the image, or of the sound if there is no image.
  public var bitDepth: Int?
  /// The description of the colour profile, or the name of the signalled primaries.
  public var colorSpace: String?
  /// The transfer function, one of ``TransferFunction/names``.
  public var transfer: String?

  /// The title.
  public var title: String?
  /// The caption or comment.
  public var description: String?
  /// The keywords in file order.
  public var keywords: [String] = []
  /// The rating, 0 to 5 stars; -1 for rejected.
  public var rating: Int?
  /// The number of regions marked as faces or people.
  public var people: Int?

  /// The program that wrote or developed the image.
  public var software: String?
  /// The projection of a panorama or sphere; `rectilinear` for a movie declared flat.
  public var projection: String?
  /// The eyes that a movie has views for, in order: `left`, `right`; `more` for further views.
  public var eyes: [String] = []
  /// The eye to show if only one is shown: `left`, `right`.
  public var heroEye: String?
  /// The distance between the lenses in micrometres.
  public var baseline: Int?
  /// The horizontal shift between the views of both eyes, in ten thousandths of the width.
  public var disparityAdjustment: Int?
  /// The arrangement of both views in one frame: `sideBySide`, `overUnder`.
  public var packing: String?
  /// The horizontal field of view in degrees.
  public var fieldOfView: Double?
  /// The auxiliary images (depth, mattes, gain maps): names as in ``AuxiliaryPicture``, or URNs.
  public var auxiliary: [String] = []

  /// The camera's serial number.
  public var serial: String?

  /// The Exif and IPTC entries, if ``Parts/tags`` was requested.
  package var tags = PictureTags()

  /// The headers of each image, if ``Parts/pictures`` was requested.
  package var pictures: PictureHeaders? {
    get { pictureHeaders.first }
    set { pictureHeaders = newValue.map { [$0] } ?? [] }
  }

  /// At most one element; an empty array is smaller than the optional.
  private var pictureHeaders: [PictureHeaders] = []

  /// Creates empty details.
  public init() {}
}

extension MediaDetails {
  /// Fills missing exposure properties from `other`.
  package mutating func fillExposure(from other: MediaDetails) {
    lens = lens ?? other.lens
    exposureTime = exposureTime ?? other.exposureTime
    aperture = aperture ?? other.aperture
    iso = iso ?? other.iso
    focalLength = focalLength ?? other.focalLength
    flash = flash ?? other.flash
    meteringMode = meteringMode ?? other.meteringMode
  }
}

extension MediaDetails: WireCodable {
  package static var placeholder: MediaDetails { MediaDetails() }
  package mutating func transfer(_ wire: inout WireCoder) {
    lens.transfer(&wire)
    exposureTime.transfer(&wire)
    aperture.transfer(&wire)
    iso.transfer(&wire)
    focalLength.transfer(&wire)
    flash.transfer(&wire)
    meteringMode.transfer(&wire)
    codecs.transfer(&wire)
    audioChannels.transfer(&wire)
    sampleRate.transfer(&wire)
    bitDepth.transfer(&wire)
    colorSpace.transfer(&wire)
    transfer.transfer(&wire)
    title.transfer(&wire)
    description.transfer(&wire)
    keywords.transfer(&wire)
    rating.transfer(&wire)
    people.transfer(&wire)
    software.transfer(&wire)
    projection.transfer(&wire)
    eyes.transfer(&wire)
    heroEye.transfer(&wire)
    baseline.transfer(&wire)
    disparityAdjustment.transfer(&wire)
    packing.transfer(&wire)
    fieldOfView.transfer(&wire)
    auxiliary.transfer(&wire)
    serial.transfer(&wire)
    tags.transfer(&wire)
    pictures.transfer(&wire)
  }
}
