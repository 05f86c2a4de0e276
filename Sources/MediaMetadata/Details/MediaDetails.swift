/// What headers say beyond ``MediaMetadata``, read only where somebody asks for it.
///
/// A field is nil, and a list empty, when the file does not say or the field's part was not wanted. Serial numbers are a
/// part of their own, so that nobody has them without having asked.
///
/// ```swift
/// let metadata = try MediaMetadata.read(reader, type: .jpeg)
/// let details = try MediaDetails.read(reader, beside: metadata, [.exposure, .caption])
/// details.iso        // 64
/// ```
public struct MediaDetails: Hashable, Sendable {
  /// Which details are wanted; what is not costs nothing.
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
    /// Software, projection, views for two eyes, auxiliary pictures.
    public static let capture = Parts(rawValue: 8)
    /// The camera's serial number.
    public static let serial = Parts(rawValue: 16)
    /// Every entry of Exif's directories and of captions, places and serial numbers among them; nothing else contains it.
    package static let tags = Parts(rawValue: 32)
    /// The headers of each of a file's pictures; nothing else contains them.
    package static let pictures = Parts(rawValue: 64)
    /// Sums of all bytes, of any file; nothing else contains them.
    package static let crc32 = Parts(rawValue: 1 << 16)
    package static let md5 = Parts(rawValue: 1 << 17)
    package static let sha1 = Parts(rawValue: 1 << 18)
    package static let sha256 = Parts(rawValue: 1 << 19)
    package static let sums: Parts = [.crc32, .md5, .sha1, .sha256]

    /// Everything that headers hold but serial numbers.
    public static let all: Parts = [.exposure, .coding, .caption, .capture]
    /// Everything that headers hold.
    public static let everything: Parts = [.all, .serial]
  }

  /// The lens as the file names it.
  public var lens: String?
  /// Seconds.
  public var exposureTime: Double?
  /// The f-number.
  public var aperture: Double?
  /// The sensitivity as ISO counts it.
  public var iso: Int?
  /// Millimetres, as the lens is, not converted to other formats.
  public var focalLength: Double?
  /// Whether a flash fired.
  public var flash: Bool?
  /// How the light was measured: `average`, `centerWeighted`, `spot`, `multiSpot`, `pattern`, `partial`, `other`.
  public var meteringMode: String?

  /// What codes pictures, sound and subtitles, each once, as FFmpeg calls it where it has a name for it.
  public var codecs: [String] = []
  /// The channels of the first track of sound.
  public var audioChannels: Int?
  /// The samples of that sound in a second.
  public var sampleRate: Int?
  /// The bits of one channel of the picture, or of the sound where there is no picture.
  public var bitDepth: Int?
  /// The description of the colour profile, or the name of the primaries that are signalled.
  public var colorSpace: String?
  /// How light and signal belong together, one of ``TransferFunction/names``.
  public var transfer: String?

  /// The title that somebody gave it.
  public var title: String?
  public var description: String?
  /// The keywords, in their order.
  public var keywords: [String] = []
  /// Stars, 0 to 5; -1 for what was rejected.
  public var rating: Int?
  /// How many regions are marked as faces or people.
  public var people: Int?

  /// What wrote the picture, or developed it.
  public var software: String?
  /// How a panorama or sphere is laid out; `rectilinear` where a movie says that it lies in a plane.
  public var projection: String?
  /// The eyes that a movie has pictures for, in the order of its views: `left`, `right`; `more` for further views.
  public var eyes: [String] = []
  /// The eye whose picture is shown where there is only one: `left`, `right`.
  public var heroEye: String?
  /// Micrometres between the lenses.
  public var baseline: Int?
  /// How far the pictures of both eyes are to be shifted, in ten thousandths of their width.
  public var disparityAdjustment: Int?
  /// How the pictures of both eyes share a frame: `sideBySide`, `overUnder`.
  public var packing: String?
  /// The horizontal field of view in degrees.
  public var fieldOfView: Double?
  /// Pictures beside the main one: depth, mattes, gain maps; names as in ``AuxiliaryPicture``, or URNs.
  public var auxiliary: [String] = []

  /// The camera's serial number.
  public var serial: String?

  /// The entries of Exif's directories and of captions, where ``Parts/tags`` was wanted.
  package var tags = PictureTags()

  /// The headers of each picture, where ``Parts/pictures`` was wanted.
  package var pictures: PictureHeaders? {
    get { ofPictures.first }
    set { ofPictures = newValue.map { [$0] } ?? [] }
  }

  /// One at most: a list is small where it is empty.
  private var ofPictures: [PictureHeaders] = []

  /// Creates details that say nothing.
  public init() {}
}

extension MediaDetails {
  /// Takes over the exposure that others state where this states nothing.
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
  package static var blank: MediaDetails { MediaDetails() }
  package mutating func transfer(_ wire: inout Wire) {
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
