/// What an XMP packet says, as far as motion photos and subtypes need it.
public struct XMPFacts: Hashable, Sendable {
  /// One part of a file as Google's Container directory lists it.
  public struct ContainerItem: Hashable, Sendable {
    public var mimeType: String?
    /// `Primary`, `MotionPhoto`, `GainMap`, `Depth` and others.
    public var semantic: String?
    public var length: Int64?
    public var padding: Int64?

    /// Creates an item that says nothing.
    public init() {}
  }

  public var motionPhoto: Bool?
  public var motionPhotoVersion: Int?
  /// Microseconds into the video; negative when the writer left it open.
  public var motionPhotoTimestamp: Int64?
  public var microVideo: Bool?
  public var microVideoOffset: Int64?
  public var microVideoTimestamp: Int64?
  public var container: [ContainerItem] = []
  /// The length of the video alone, as some makers state it in a namespace of their own.
  public var videoLength: Int64?
  /// What the pictures of one burst share, in Google's camera namespace.
  public var burstIdentifier: String?
  /// What Google's camera calls a kind of its own, `…SpecialType-PORTRAIT` say.
  public var specialType: String?
  public var projectionType: String?
  public var usePanoramaViewer: Bool?
  public var userComment: String?
  public var rating: Int?
  /// When the picture was taken, as the packet copies it from Exif or a caption editor.
  public var captured: CaptureDate?
  public var isLocated = false
  /// The coordinates that were found, by whose they are.
  var place = PlaceParts()
  /// Whether places are named or bounded in a way that gives no coordinates.
  var namesPlace = false
  /// Whether all packets were read to their ends.
  package var isWhole = true
  /// Whether a depth map is described (GDepth, or a Container item).
  public var hasDepth = false
  /// Whether a gain map is described (Adobe's or Apple's namespace, or a Container item).
  public var hasGainMap = false
  /// The digest that names the extended packet.
  public var extendedDigest: String?

  /// Creates facts that say nothing.
  public init() {}

  /// The position of the Container item that is the video; readers that know no semantics go by the MIME type.
  var motionItem: Int? {
    container.lastIndex { $0.semantic == "MotionPhoto" }
      ?? container.lastIndex { $0.mimeType?.lowercased().hasPrefix("video/") ?? false }
  }

  /// How long the appended video is by the packet; nil where it claims none, or does not say.
  var movieLength: Int64? {
    guard claimsMotion else { return nil }
    let stated = motionItem.flatMap { container[$0].length } ?? videoLength ?? microVideoOffset
    return stated.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the packet claims that a video is appended.
  public var claimsMotion: Bool { motionPhoto == true || microVideo == true || motionItem != nil }
}
