/// A file that is neither a property list nor a table, as its beginning shows.
enum ForeignForm: Hashable, Sendable {
  case empty
  /// A page of HTML.
  case page
  /// Declarations of MIME types for freedesktop.org's shared-mime-info.
  case sharedMIMEInfo
  /// Other XML, with its root element.
  case markup(String)

  /// The bytes at the beginning in which a root element is looked for.
  private static let reach = 1 << 14

  /// Looks at the beginning of a file; nil for what may be declarations.
  init?(_ bytes: [UInt8]) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rest = bytes[mark...].prefix(Self.reach).drop(while: Self.isBlank)
    if rest.isEmpty {
      guard bytes.count <= Self.reach else { return nil }
      self = .empty
      return
    }
    while rest.first == UInt8(ascii: "<") {
      let name = String(decoding: rest.dropFirst().prefix(while: Self.isName), as: UTF8.self)
      if !name.isEmpty {
        switch name.lowercased() {
        // Property lists without their root are that reader's to refuse.
        case "plist", "dict", "array": return nil
        case "html": self = .page
        case "mime-info": self = .sharedMIMEInfo
        default: self = .markup(String(name.prefix(60)))
        }
        return
      }
      let isPage = String(decoding: rest.prefix(14), as: UTF8.self).lowercased() == "<!doctype html"
      if isPage {
        self = .page
        return
      }
      let ending = rest.starts(with: Array("<!--".utf8)) ? Array("-->".utf8) : [UInt8(ascii: ">")]
      // A document type with declarations of its own has brackets.
      guard rest.starts(with: Array("<!".utf8)) || rest.starts(with: Array("<?".utf8)),
        let start = rest.indices.first(where: { rest[$0...].starts(with: ending) })
      else { return nil }
      rest = rest[(start + ending.count)...].drop(while: Self.isBlank)
    }
    return nil
  }

  /// The name of the form, and the forms that declarations have.
  var reason: String {
    let name =
      switch self {
      case .empty: "the file is empty"
      case .page: "the file is a page of HTML"
      case .sharedMIMEInfo: "the file is XML of shared-mime-info"
      case .markup(let root): "the file is XML with <\(root)> in place of <plist>"
      }
    return "\(name); \(Self.advice)"
  }

  /// The files that hold declarations.
  static let advice = "declarations are in an Info.plist (XML, binary or JSON) or in a type table"

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
