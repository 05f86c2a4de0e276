/// The movie inside a motion photo: where it is, and what led to it.
public struct MotionVideo: Hashable, Sendable {
  /// The ways in which a still carries its movie, in the order in which they are tried.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// A top-level `mpvd` box of a HEIF file.
    case mpvd
    /// A block of Samsung's trailer.
    case samsungTrailer
    /// Huawei's and Honor's trailer.
    case liveTrailer
    /// An item of Google's Container directory.
    case container
    /// MicroVideoOffset, the form before.
    case microVideo
    /// Behind the end of the still, where nothing leads to it.
    case appended
  }

  /// Where the movie begins, in bytes.
  public var offset: Int64
  /// How long it is, in bytes.
  public var length: Int64
  /// How the file says where it is.
  public var form: Form
  /// The still's moment in the video, in microseconds; nil when the writer left it open.
  public var presentationTimestamp: Int64?
  /// What led to the video, in a sentence.
  public var basis: String
  /// Whether the packet says that the file is not to be treated as a motion photo, although it has a video
  /// (`Camera:MotionPhoto` other than 1; Motion Photo format 1.0, Camera metadata).
  public var isSwitchedOff = false
  /// Further videos behind an ``Form/appended`` one, in bytes.
  public var further: [Range<Int64>] = []

  /// Creates a video that was found.
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

  /// The video's bytes.
  public var range: Range<Int64> { offset..<(offset &+ max(0, length)) }
}
