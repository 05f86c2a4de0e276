#if !canImport(Darwin)
  /// The type of a media file, by the identifier that the graph of types has it under.
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
    /// A QuickTime file of sound alone.
    public static let qta = Self("com.apple.quicktime-audio")
    /// An MPEG-4 movie.
    public static let mp4 = Self("public.mpeg-4")
    /// An MPEG-4 movie as Apple's shop sells it.
    public static let m4v = Self("com.apple.m4v-video")
    /// MPEG-4 sound.
    public static let m4a = Self("com.apple.m4a-audio")
    /// A movie for telephones, of 3GPP.
    public static let mobile3GPP = Self("public.3gpp")
    /// A movie for telephones, of 3GPP2.
    public static let mobile3GPP2 = Self("public.3gpp2")
    /// Apple's container of sound.
    public static let caf = Self("com.apple.coreaudio-format")
    /// Microsoft's container of sound.
    public static let wav = Self("com.microsoft.waveform-audio")
    /// Apple's older container of sound.
    public static let aiff = Self("public.aiff-audio")
    /// The same, with compressed sound.
    public static let aifc = Self("public.aifc-audio")
    /// Speech of telephones.
    public static let amr = Self("org.3gpp.adaptive-multi-rate-audio")
    /// MPEG sound of layer 3.
    public static let mp3 = Self("public.mp3")
    /// Sun's container of sound.
    public static let au = Self("public.au-audio")
    /// Dolby Digital.
    public static let ac3 = Self("public.ac3-audio")
    /// Dolby Digital Plus.
    public static let eac3 = Self("public.enhanced-ac3-audio")
    /// A JPEG picture.
    public static let jpg = Self("public.jpeg")
    /// A RAW picture in Adobe's form.
    public static let dng = Self("com.adobe.raw-image")
    /// A picture coded by HEVC.
    public static let heic = Self("public.heic")
    /// A picture coded by AVC.
    public static let avci = Self("public.avci")
    /// A picture in HEIF's container, whatever codes it.
    public static let heif = Self("public.heif")
    /// A TIFF picture.
    public static let tif = Self("public.tiff")
    /// Subtitles as Apple's shop takes them.
    public static let appleiTT = Self("com.apple.itunes-timed-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Subtitles in Scenarist's form.
    public static let SCC = Self("com.scenarist.closed-caption")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A pattern of haptics, in any form: the type of `.ahap` files is below it.
    public static let AHAP = Self("public.haptics-content")
    /// A picture of medicine.
    public static let dcm = Self("org.nema.dicom")
  }
#endif
