/// What an XMP packet says, as far as motion photos and subtypes need it.
public struct XMPFacts: Hashable, Sendable {
  /// One part of a file as Google's Container directory lists it.
  public struct ContainerItem: Hashable, Sendable {
    /// The item's MIME type.
    public var mimeType: String?
    /// `Primary`, `MotionPhoto`, `GainMap`, `Depth` and others.
    public var semantic: String?
    /// How long the item is, in bytes.
    public var length: Int64?
    /// How many bytes stand between it and the one before.
    public var padding: Int64?

    /// Creates an item that says nothing.
    public init() {}
  }

  /// `GCamera:MotionPhoto`: whether the file is to be treated as a motion photo.
  public var motionPhoto: Bool?
  /// `GCamera:MotionPhotoVersion`.
  public var motionPhotoVersion: Int?
  /// Microseconds into the video; negative when the writer left it open.
  public var motionPhotoTimestamp: Int64?
  /// `GCamera:MicroVideo`: whether a movie is inside, in the older form.
  public var microVideo: Bool?
  /// `GCamera:MicroVideoOffset`: how far from the end the movie begins.
  public var microVideoOffset: Int64?
  /// `GCamera:MicroVideoPresentationTimestampUs`: the still's moment.
  public var microVideoTimestamp: Int64?
  /// `Container:Directory`: what the file is made of, in order.
  public var container: [ContainerItem] = []
  /// The length of the video alone, as some makers state it in a namespace of their own.
  public var videoLength: Int64?
  /// What the pictures of one burst share, in Google's camera namespace.
  public var burstIdentifier: String?
  /// What Google's camera calls a kind of its own, `…SpecialType-PORTRAIT` say.
  public var specialType: String?
  /// `GPano:ProjectionType`: how a sphere is laid out.
  public var projectionType: String?
  /// `GPano:UsePanoramaViewer`: whether it is to be shown as one.
  public var usePanoramaViewer: Bool?
  /// `exif:UserComment`.
  public var userComment: String?
  /// `xmp:Rating`: stars.
  public var rating: Int?
  /// When the picture was taken, as the packet copies it from Exif or a caption editor.
  public var captured: CaptureDate?
  /// When it was made, which for pictures of a scanner is later.
  public var created: CaptureDate?
  /// Whether it holds coordinates.
  public var isLocated = false
  /// The coordinates that were found, by whose they are.
  package var place = PlaceParts()
  /// Whether places are named or bounded in a way that gives no coordinates.
  package var namesPlace = false
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
  package var motionItem: Int? {
    container.lastIndex { $0.semantic == "MotionPhoto" }
      ?? container.lastIndex { $0.mimeType?.lowercased().hasPrefix("video/") ?? false }
  }

  /// How long the appended video is by the packet; nil where it claims none, or does not say.
  package var movieLength: Int64? {
    guard claimsMotion else { return nil }
    let stated = motionItem.flatMap { container[$0].length } ?? videoLength ?? microVideoOffset
    return stated.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the packet claims that a video is appended, and does not say that the file is no motion photo.
  public var claimsMotion: Bool {
    motionPhoto ?? (microVideo == true || motionItem != nil)
  }
}
