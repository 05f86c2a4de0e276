#if !canImport(Darwin)
  /// The type of a media file, by its uniform type identifier.
  ///
  /// ```swift
  /// UTType(AVFileType.mov.rawValue)?.preferredFilenameExtension   // mov
  /// ```
  public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Takes an identifier; nothing is checked.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes an identifier; nothing is checked.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A QuickTime movie.
    public static let mov = Self("com.apple.quicktime-movie")
    /// A QuickTime audio file.
    public static let qta = Self("com.apple.quicktime-audio")
    /// An MPEG-4 movie.
    public static let mp4 = Self("public.mpeg-4")
    /// An MPEG-4 movie of the iTunes Store.
    public static let m4v = Self("com.apple.m4v-video")
    /// MPEG-4 audio.
    public static let m4a = Self("com.apple.m4a-audio")
    /// A 3GPP movie.
    public static let mobile3GPP = Self("public.3gpp")
    /// A 3GPP2 movie.
    public static let mobile3GPP2 = Self("public.3gpp2")
    /// Core Audio Format.
    public static let caf = Self("com.apple.coreaudio-format")
    /// Waveform audio.
    public static let wav = Self("com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = Self("public.aiff-audio")
    /// Compressed AIFF audio.
    public static let aifc = Self("public.aifc-audio")
    /// Adaptive multi-rate speech.
    public static let amr = Self("org.3gpp.adaptive-multi-rate-audio")
    /// MP3 audio.
    public static let mp3 = Self("public.mp3")
    /// Sun's audio format.
    public static let au = Self("public.au-audio")
    /// Dolby Digital.
    public static let ac3 = Self("public.ac3-audio")
    /// Dolby Digital Plus.
    public static let eac3 = Self("public.enhanced-ac3-audio")
    /// A JPEG picture.
    public static let jpg = Self("public.jpeg")
    /// An Adobe DNG picture.
    public static let dng = Self("com.adobe.raw-image")
    /// A HEIF picture coded with HEVC.
    public static let heic = Self("public.heic")
    /// A HEIF picture coded with AVC.
    public static let avci = Self("public.avci")
    /// A HEIF picture with any coding.
    public static let heif = Self("public.heif")
    /// A TIFF picture.
    public static let tif = Self("public.tiff")
    /// iTunes Timed Text subtitles.
    public static let appleiTT = Self("com.apple.itunes-timed-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Scenarist closed captions.
    public static let SCC = Self("com.scenarist.closed-caption")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A haptic pattern; the type of `.ahap` files conforms to it.
    public static let AHAP = Self("public.haptics-content")
    /// A DICOM picture.
    public static let dcm = Self("org.nema.dicom")
  }
#endif
