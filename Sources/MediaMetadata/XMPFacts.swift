/// The properties of an XMP packet that locations, dates, motion photos and subtypes depend on.
public struct XMPFacts: Hashable, Sendable {
  /// An item of Google's Container directory.
  public struct ContainerItem: Hashable, Sendable {
    /// The item's MIME type.
    public var mimeType: String?
    /// `Primary`, `MotionPhoto`, `GainMap`, `Depth` and others.
    public var semantic: String?
    /// The length in bytes.
    public var length: Int64?
    /// The number of bytes between the previous item and this one.
    public var padding: Int64?

    /// Creates an empty item.
    public init() {}
  }

  /// `GCamera:MotionPhoto`: true if the file is to be treated as a motion photo.
  public var motionPhoto: Bool?
  /// `GCamera:MotionPhotoVersion`.
  public var motionPhotoVersion: Int?
  /// The time of the still in the video, in microseconds; negative if not stated.
  public var motionPhotoTimestamp: Int64?
  /// `GCamera:MicroVideo`: true if a movie is appended, in the older form.
  public var microVideo: Bool?
  /// `GCamera:MicroVideoOffset`: the distance of the movie's start from the end of the file.
  public var microVideoOffset: Int64?
  /// `GCamera:MicroVideoPresentationTimestampUs`: the time of the still.
  public var microVideoTimestamp: Int64?
  /// `Container:Directory`: the parts of the file, in order.
  public var container: [ContainerItem] = []
  /// The length of the video, which some makers state in their own namespace.
  public var videoLength: Int64?
  /// The identifier shared by the photos of a burst, in Google's camera namespace.
  public var burstIdentifier: String?
  /// The special type of Google's camera, such as `…SpecialType-PORTRAIT`.
  public var specialType: String?
  /// `GPano:ProjectionType`: the projection of a panorama or sphere.
  public var projectionType: String?
  /// `GPano:UsePanoramaViewer`: true if it is to be shown as a panorama.
  public var usePanoramaViewer: Bool?
  /// `exif:UserComment`.
  public var userComment: String?
  /// `xmp:Rating`: stars.
  public var rating: Int?
  /// The capture date, copied from Exif or from a caption editor.
  public var captured: CaptureDate?
  /// The creation date, which for scans is later than the capture date.
  public var created: CaptureDate?
  /// True if the packet holds coordinates.
  public var isLocated = false
  /// The coordinates, by their owners.
  package var partialCoordinates = PartialCoordinates()
  /// True if a place is stated in a form without coordinates, such as a name.
  package var hasPlaceWithoutCoordinates = false
  /// True if all packets were read to the end.
  package var isWhole = true
  /// True if a depth map is described (GDepth, or a Container item).
  public var hasDepth = false
  /// True if a gain map is described (Adobe's or Apple's namespace, or a Container item).
  public var hasGainMap = false
  /// The digest that names the extended packet.
  public var extendedDigest: String?

  /// Creates empty facts.
  public init() {}

  /// The index of the Container item of the video, by semantic or else by MIME type.
  package var motionItem: Int? {
    container.lastIndex { $0.semantic == "MotionPhoto" }
      ?? container.lastIndex { $0.mimeType?.lowercased().hasPrefix("video/") ?? false }
  }

  /// The stated length of the appended video; nil if none is claimed or the length is missing.
  package var movieLength: Int64? {
    guard claimsMotion else { return nil }
    let stated = motionItem.flatMap { container[$0].length } ?? videoLength ?? microVideoOffset
    return stated.flatMap { $0 > 0 ? $0 : nil }
  }

  /// True if the packet claims an appended video and does not declare the file no motion photo.
  public var claimsMotion: Bool {
    motionPhoto ?? (microVideo == true || motionItem != nil)
  }
}

extension XMPFacts {
  /// Coordinates that are assembled from separate properties.
  package struct PartialCoordinates: Hashable, Sendable {
    /// The subject of the coordinates, in order of preference.
    package enum Owner: Int, Hashable, Sendable, CaseIterable { case picture, created, shown }
    /// Latitude, longitude and altitude by owner.
    fileprivate var values: [Owner: [Double?]] = [:]

    /// Sets a component (0 latitude, 1 longitude, 2 altitude) unless it is already set.
    package mutating func insert(_ value: Double?, _ component: Int, _ owner: Owner) {
      if values[owner, default: [nil, nil, nil]][component] == nil {
        values[owner, default: [nil, nil, nil]][component] = value
      }
    }

    package var coordinates: Coordinates? {
      for owner in Owner.allCases {
        guard let parts = values[owner], let latitude = parts[0], let longitude = parts[1] else { continue }
        return Coordinates(latitude: latitude, longitude: longitude, altitude: parts[2])
      }
      return nil
    }
  }
}

extension XMPFacts.PartialCoordinates: WireCodable {
  package static var placeholder: Self { Self() }
  package mutating func transfer(_ wire: inout WireCoder) {
    for owner in Owner.allCases {
      values[owner].transfer(&wire)
      if let parts = values[owner], parts.count != 3 { wire.fail() }
    }
  }
}
