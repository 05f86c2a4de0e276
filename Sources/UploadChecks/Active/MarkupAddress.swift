internal import ASCIIBytes

/// The classification of a URL in markup (URL Standard §4.4).
struct MarkupAddress {
  /// The number of bytes that are parsed; schemes and media types are short.
  private static let maxLength = 256

  /// The scheme in lower case; nil for a relative address.
  let scheme: String?
  /// True for a fragment of the document itself, or an empty address.
  let isFragment: Bool
  /// The media type of a data URL, in lower case and without parameters.
  let mediaType: String

  /// Parses an attribute's value.
  init(_ value: some Sequence<UInt8>) {
    // Browsers ignore tabs and line ends anywhere, and leading spaces and control characters.
    var head: [UInt8] = []
    for byte in value where byte != 0x09 && byte != 0x0A && byte != 0x0D && (byte > 0x20 || !head.isEmpty) {
      head.append(byte.asciiLowercased)
      if head.count == Self.maxLength { break }
    }
    isFragment = head.isEmpty || head[0] == UInt8(ascii: "#")
    let name = head.prefix { byte in
      byte.isASCIILowercase || byte.isASCIIDigit || byte == 0x2B || byte == 0x2D
        || byte == 0x2E
    }
    guard let first = name.first, first.isASCIILowercase, name.endIndex < head.endIndex,
      head[name.endIndex] == UInt8(ascii: ":")
    else {
      (scheme, mediaType) = (nil, "")
      return
    }
    scheme = String(decoding: name, as: UTF8.self)
    let type = head[(name.endIndex + 1)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
    mediaType = String(decoding: type.filter { $0 > 0x20 }, as: UTF8.self)
  }

  /// The addresses that an attribute may have.
  enum Rule: Sendable {
    /// Fragments of the document itself.
    case fragment
    /// Links that a person follows, and resources that are not loaded as documents.
    case link
    /// Pictures, as data URLs or links.
    case picture
  }

  /// The allowed schemes; drive letters are also allowed, since drawings may contain local paths.
  private static let links: Set<String> = ["http", "https", "mailto", "tel", "ftp", "file"]
  /// The media types of raster pictures; browsers sniff data without a type.
  private static let pictures: Set<String> = [
    "", "image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp", "image/avif", "image/bmp",
    "image/tiff",
    "image/x-icon", "image/vnd.microsoft.icon",
  ]

  func isAllowed(by rule: Rule) -> Bool {
    if isFragment { return true }
    switch rule {
    case .fragment: return false
    case .link: return scheme.map { Self.links.contains($0) || $0.utf8.count == 1 } ?? true
    case .picture:
      if scheme == "data" { return Self.pictures.contains(mediaType) }
      return isAllowed(by: .link)
    }
  }

  /// True if browsers run it, or open it as a document of the page's origin (HTML §7.4.2.3).
  var isScript: Bool {
    switch scheme {
    case "javascript", "vbscript": true
    case "data":
      mediaType == "text/html" || mediaType.hasPrefix("image/svg") || mediaType.hasPrefix("application/x")
        || mediaType.hasSuffix("xml") || mediaType.hasSuffix("script")
    default: false
    }
  }
}
