#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls
  internal import UniformTypes

  /// The answer of functions of Apple's C interfaces; 0 is success.
  public typealias OSStatus = Int32

  public var kCGImageSourceDecodeRequest: CFString { NSString(string: "kCGImageSourceDecodeRequest") }
  public var kCGImageSourceDecodeToHDR: CFString { NSString(string: "kCGImageSourceDecodeToHDR") }
  public var kCGImageSourceDecodeToSDR: CFString { NSString(string: "kCGImageSourceDecodeToSDR") }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifiers of the types of pictures whose headers are read here.
  public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: AllowedTypes.known.filter { UTType($0) != nil })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Has sources made of pictures of these types alone, or ones below them, until the program ends.
  ///
  /// What was narrowed once is never widened: of a second list only what the first one allows counts. Returns 0, and -50 for
  /// what is no list of identifiers.
  @discardableResult
  public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> OSStatus {
    guard let identifiers = allowableTypes as? [String], !identifiers.isEmpty else { return -50 }
    AllowedTypes.lists.withLock { $0.append(identifiers.compactMap { UTType($0) }) }
    return 0
  }

  /// The types of which sources are made.
  enum AllowedTypes {
    static let lists = Guarded<[[UTType]]>([])

    /// Whether each list that was set has the type, or one above it.
    static func contains(_ type: UTType) -> Bool {
      lists.withLock { lists in lists.allSatisfy { list in list.contains { type.conforms(to: $0) } } }
    }

    static let known = [
      "public.jpeg", "public.png", "com.compuserve.gif", "public.tiff", "public.heic", "public.heics",
      "public.heif", "public.avci", "public.avif", "public.jpeg-2000", "public.jpeg-xl",
      "org.webmproject.webp",
      "com.microsoft.bmp", "com.microsoft.ico", "com.apple.icns", "com.adobe.photoshop-image",
      "com.adobe.raw-image", "com.canon.cr2-raw-image", "com.canon.cr3-raw-image", "com.nikon.raw-image",
      "com.sony.arw-raw-image", "com.fuji.raw-image", "com.panasonic.rw2-raw-image",
      "com.olympus.or-raw-image",
      "com.pentax.raw-image", "com.samsung.raw-image", "public.svg-image",
    ]
  }
#endif
