/// The location of the movie in a motion photo.
public struct MotionVideo: Hashable, Sendable {
  /// The ways to embed a movie in a still, in the order of the search.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A top-level `mpvd` box of a HEIF file.
    case mpvd
    /// A block of Samsung's trailer.
    case samsungTrailer
    /// Huawei's and Honor's trailer.
    case liveTrailer
    /// An item of Google's Container directory.
    case container
    /// MicroVideoOffset, the older form.
    case microVideo
    /// Appended to the still without any reference to it.
    case appended
  }

  /// The offset in bytes.
  public var offset: Int64
  /// The length in bytes.
  public var length: Int64
  /// The way in which it is embedded.
  public var form: Form
  /// The time of the still in the video, in microseconds; nil if not stated.
  public var presentationTimestamp: Int64?
  /// The evidence, in a sentence.
  public var basis: String
  /// True if XMP says that the file must not be treated as a motion photo, although it has a video
  /// (`Camera:MotionPhoto` other than 1; Motion Photo format 1.0, Camera metadata).
  public var isSwitchedOff = false
  /// Further videos after an ``Form/appended`` one, in bytes.
  public var further: [Range<Int64>] = []

  /// Creates a video.
  public init(
    offset: Int64, length: Int64, form: Form, presentationTimestamp: Int64? = nil, basis: String,
    isSwitchedOff: Bool = false, further: [Range<Int64>] = []
  ) {
    self.offset = offset
    self.length = length
    self.form = form
    self.presentationTimestamp = presentationTimestamp
    self.basis = basis
    self.isSwitchedOff = isSwitchedOff
    self.further = further
  }

  /// The range of bytes.
  public var range: Range<Int64> { offset..<(offset &+ max(0, length)) }
}
