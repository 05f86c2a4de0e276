/// The Exif values that subtypes, Live Photos and motion photos depend on.
public struct ExifFacts: Hashable, Sendable {
  /// Tag 0xA401, with Apple's own values: 2 to 4 HDR, 6 panorama, 7 and 8 portraits.
  public var customRendered: Int?
  /// The comment as text, without its eight-byte character code.
  public var userComment: String?
  /// The program that wrote the file.
  public var software: String?
  /// True if an exposure time is present, so that it is a photograph.
  public var hasExposure = false
  /// True if the maker note is Apple's.
  public var hasAppleMakerNote = false
  /// Apple's maker-note tag 0x000A: 3 for an HDR image, 4 for the original kept with it.
  public var appleHDRType: Int?
  /// The Live Photo video index, maker-note tag 0x0017.
  public var liveVideoIndex: Int?
  /// The width that Exif states (0xA002).
  public var statedWidth: Int?
  /// The height that Exif states (0xA003); editors often leave it unchanged.
  public var statedHeight: Int?

  /// Creates empty facts.
  public init() {}
}
