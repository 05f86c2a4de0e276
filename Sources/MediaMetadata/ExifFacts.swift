/// What an Exif block says beside size, time and camera.
public struct ExifFacts: Hashable, Sendable {
  /// Tag 0xA401; Apple's cameras use values of their own: 2 to 4 HDR, 6 panorama, 7 and 8 portraits.
  public var customRendered: Int?
  /// The comment as text, without its eight-byte character code.
  public var userComment: String?
  /// What wrote the file.
  public var software: String?
  /// Whether an exposure time stands there: something was photographed.
  public var hasExposure = false
  /// Whether the maker note is Apple's.
  public var hasAppleMakerNote = false
  /// Apple's maker-note tag 0x000A: 3 for a picture made of several exposures, 4 for the one kept beside it.
  public var appleHDRType: Int?
  /// The Live Photo video index, maker-note tag 0x0017.
  public var liveVideoIndex: Int?
  /// The size that the writer of the block had in mind (0xA002, 0xA003).
  public var statedWidth: Int?
  /// The height that Exif states, which programs leave as it was.
  public var statedHeight: Int?

  /// Creates facts that say nothing.
  public init() {}
}
