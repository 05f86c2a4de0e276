#if !canImport(Darwin)
  public import Foundation

  /// A movie or sound, without decoding and playback.
  public class AVAsset: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// A movie or sound in a file.
  ///
  /// Unchecked, like its superclass: its only stored property is a constant.
  public final class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The URL of the file.
    public let url: URL

    /// Creates an asset; the file is not read, and options are ignored.
    public init(url URL: URL, options: [String: Any]? = nil) {
      url = URL
      super.init()
    }
  }

  /// An audio mix; never created.
  public final class AVAudioMix: NSObject, Sendable {
    private override init() {}
  }
#endif
