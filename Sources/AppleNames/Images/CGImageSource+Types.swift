#if !canImport(Darwin)
  public import Foundation
  internal import SystemCalls
  internal import UniformTypes

  // The image types that ImageIO's functions support, and restricting them.

  /// The result of Apple's C functions; 0 is success.
  public typealias OSStatus = Int32

  public var kCGImageSourceDecodeRequest: CFString { NSString(string: "kCGImageSourceDecodeRequest") }
  public var kCGImageSourceDecodeToHDR: CFString { NSString(string: "kCGImageSourceDecodeToHDR") }
  public var kCGImageSourceDecodeToSDR: CFString { NSString(string: "kCGImageSourceDecodeToSDR") }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the identifiers of the image types whose headers can be read.
  public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: AllowedTypes.supported.filter { UTType($0) != nil })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Restricts sources to pictures of these types and their subtypes until the program ends.
  ///
  /// A restriction is never removed: a second list can only restrict further. Returns 0, or -50 if the
  /// argument is not a list of identifiers.
  @discardableResult
  public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> OSStatus {
    guard let identifiers = allowableTypes as? [String], !identifiers.isEmpty else { return -50 }
    AllowedTypes.lists.withLock { $0.append(identifiers.compactMap { UTType($0) }) }
    return 0
  }

  /// The image types that sources may read: the supported ones, restricted by the lists set so far.
  enum AllowedTypes {
    static let lists = Guarded<[[UTType]]>([])

    /// Returns true if every list contains the type or a supertype.
    static func contains(_ type: UTType) -> Bool {
      lists.withLock { lists in lists.allSatisfy { list in list.contains { type.conforms(to: $0) } } }
    }

    static let supported = [
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
