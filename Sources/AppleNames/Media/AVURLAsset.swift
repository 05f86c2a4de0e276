#if !canImport(Darwin)
  public import Foundation

  /// A movie or sound, as far as its file goes: nothing is decoded or played.
  public class AVAsset: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// A movie or sound in a file.
  ///
  /// Unchecked, as the class above it: all that it stores is a constant.
  public final class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where the file is.
    public let url: URL

    /// Takes a file; neither it nor the options are looked at.
    public init(url URL: URL, options: [String: Any]? = nil) {
      url = URL
      super.init()
    }
  }

  /// A mix of sounds; there is none: nothing mixes them.
  public final class AVAudioMix: NSObject, Sendable {
    private override init() {}
  }
#endif
