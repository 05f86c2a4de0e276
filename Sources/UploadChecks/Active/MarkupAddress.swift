/// An address in markup, as far as it tells what following it does (URL Standard §4.4).
struct MarkupAddress {
  /// How much of an address is looked at, in bytes: schemes and media types are short.
  private static let reach = 256

  /// The scheme in small letters; nil where the address is relative.
  let scheme: String?
  /// Whether it leads to a place in the document itself, or nowhere.
  let isFragment: Bool
  /// The media type of an address that is its own data, in small letters and without parameters.
  let mediaType: String

  /// Reads a value of an attribute.
  init(_ value: some Sequence<UInt8>) {
    // Browsers skip tabs and line ends anywhere, and spaces and control characters in front.
    var head: [UInt8] = []
    for byte in value where byte != 0x09 && byte != 0x0A && byte != 0x0D && (byte > 0x20 || !head.isEmpty) {
      head.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      if head.count == Self.reach { break }
    }
    isFragment = head.isEmpty || head[0] == UInt8(ascii: "#")
    let name = head.prefix { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D
        || byte == 0x2E
    }
    guard let first = name.first, (0x61...0x7A).contains(first), name.endIndex < head.endIndex,
      head[name.endIndex] == UInt8(ascii: ":")
    else {
      (scheme, mediaType) = (nil, "")
      return
    }
    scheme = String(decoding: name, as: UTF8.self)
    let type = head[(name.endIndex + 1)...].prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
    mediaType = String(decoding: type.filter { $0 > 0x20 }, as: UTF8.self)
  }

  /// Which addresses an attribute may have.
  enum Rule: Sendable {
    /// Places in the document itself.
    case fragment
    /// Links that a person follows, and addresses that are loaded as anything but a document.
    case link
    /// Pictures, in the address itself or elsewhere.
    case picture
  }

  /// The schemes that lead somewhere else; those of a drive's letter stand in drawings that were made on one.
  private static let links: Set<String> = ["http", "https", "mailto", "tel", "ftp", "file"]
  /// Pictures that are made of pixels; browsers look into data of no type themselves.
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

  /// Whether browsers run it, or open it as a document of the page's own (HTML §7.4.2.3).
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
