internal import ASCIIBytes

/// The format of a file that cannot contain type declarations, neither a property list nor a type table;
/// detected from its beginning.
enum UnsupportedFormat: Hashable, Sendable {
  case empty
  case html
  /// Declarations of MIME types for freedesktop.org's shared-mime-info.
  case sharedMIMEInfo
  /// Other XML, with its root element.
  case markup(String)

  /// The number of bytes that are searched for the root element.
  private static let searchLimit = 1 << 14

  /// Detects an unsupported format; nil for possible declarations.
  init?(_ bytes: [UInt8]) {
    let byteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rest = bytes[byteOrderMark...].prefix(Self.searchLimit).drop(while: \.isASCIIWhitespace)
    if rest.isEmpty {
      guard bytes.count <= Self.searchLimit else { return nil }
      self = .empty
      return
    }
    while rest.first == UInt8(ascii: "<") {
      let name = String(decoding: rest.dropFirst().prefix(while: Self.isName), as: UTF8.self)
      if !name.isEmpty {
        switch name.lowercased() {
        // The property list parser reports a missing root.
        case "plist", "dict", "array": return nil
        case "html": self = .html
        case "mime-info": self = .sharedMIMEInfo
        default: self = .markup(String(name.prefix(60)))
        }
        return
      }
      let isHTML = String(decoding: rest.prefix(14), as: UTF8.self).lowercased() == "<!doctype html"
      if isHTML {
        self = .html
        return
      }
      let ending = rest.starts(with: Array("<!--".utf8)) ? Array("-->".utf8) : [UInt8(ascii: ">")]
      // A document type with internal declarations has brackets.
      guard rest.starts(with: Array("<!".utf8)) || rest.starts(with: Array("<?".utf8)),
        let start = rest.indices.first(where: { rest[$0...].starts(with: ending) })
      else { return nil }
      rest = rest[(start + ending.count)...].drop(while: \.isASCIIWhitespace)
    }
    return nil
  }

  /// The error message: the name of the format, and the files that are supported.
  var reason: String {
    let name =
      switch self {
      case .empty: "the file is empty"
      case .html: "the file is a page of HTML"
      case .sharedMIMEInfo: "the file is XML of shared-mime-info"
      case .markup(let root): "the file is XML with <\(root)> in place of <plist>"
      }
    return "\(name); \(Self.advice)"
  }

  /// The part of the message about supported files.
  static let advice = "declarations are in an Info.plist (XML, binary or JSON) or in a type table"

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || byte.isASCIILetter || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
