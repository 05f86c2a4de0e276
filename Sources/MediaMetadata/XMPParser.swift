internal import PropertyLists

/// The little of XML that XMP packets use: elements, attributes, namespaces, text.
///
/// Comments, processing instructions and CDATA are stepped over; there are no entities but the five and numbers.
struct XMPParser {
  struct Name: Hashable {
    var namespace: String
    var local: String
    var isRDF: Bool { namespace == "http://www.w3.org/1999/02/22-rdf-syntax-ns#" }
  }

  enum Event {
    case start(Name, [(name: Name, value: String)])
    case text(String)
    case end
  }

  private static let deepest = 64
  private static let mostElements = 4096
  private static let longestValue = 4096

  private var text: MarkupScanner
  private var scopes: [[(prefix: String, namespace: String)]] = []
  private var elements = 0
  private var pendingEnd = false
  /// Whether what was read so far is markup, and nothing in it was stepped over that may hold a value.
  private(set) var isWhole = true

  init(_ bytes: [UInt8]) { text = MarkupScanner(Self.plain(bytes)) }

  /// The markup in UTF-8, where it was written in two bytes a unit.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) else { return bytes }
    return String.utf16(bytes[...], isBigEndian: isBig).map { Array($0.utf8) } ?? bytes
  }

  /// The next event; nil at the end of the packet or where it is no markup any more.
  mutating func next() -> Event? {
    let event = read()
    if event == nil, !scopes.isEmpty || text.peek() != nil || elements == 0 { isWhole = false }
    return event
  }

  private mutating func read() -> Event? {
    if pendingEnd {
      pendingEnd = false
      scopes.removeLast()
      return .end
    }
    while let byte = text.peek() {
      if byte != 0x3C {
        let start = text.index
        text.index = text.bytes[start...].firstIndex(of: 0x3C) ?? text.bytes.count
        guard !scopes.isEmpty else { continue }
        let value = text.bytes[start..<text.index]
        if value.count > Self.longestValue { isWhole = false }
        return .text(Self.decode(value.prefix(Self.longestValue)))
      }
      if text.starts(with: "<![CDATA[") {
        isWhole = false
        _ = text.skip(past: "]]>")
      } else if let isEnded = text.skipRemark() {
        isWhole = isWhole && isEnded
      } else if text.skip("<!") {
        // Declarations may define what stands for a value.
        isWhole = false
        _ = text.skipDeclaration()
      } else if text.skip("</") {
        isWhole = text.skip(past: ">") && isWhole
        guard !scopes.isEmpty else { return nil }
        scopes.removeLast()
        return .end
      } else {
        let event = element()
        if event == nil { isWhole = false }
        return event
      }
    }
    return nil
  }

  private mutating func element() -> Event? {
    elements += 1
    guard elements <= Self.mostElements, scopes.count < Self.deepest, let tag = try? text.startTag() else {
      return nil
    }
    var attributes: [(name: String, value: String)] = []
    var declared: [(prefix: String, namespace: String)] = []
    for (name, bytes) in tag.attributes {
      let value = Self.decode(bytes.prefix(Self.longestValue))
      if name == "xmlns" {
        declared.append(("", value))
      } else if name.hasPrefix("xmlns:") {
        declared.append((String(name.dropFirst(6)), value))
      } else {
        attributes.append((name, value))
      }
    }
    scopes.append(declared)
    pendingEnd = tag.isEmpty
    let names = attributes.map { (name: resolve($0.name), value: $0.value) }
    return .start(resolve(tag.name), names)
  }

  private func resolve(_ name: String) -> Name {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    let local = String(parts.last ?? "")
    for scope in scopes.reversed() {
      if let found = scope.last(where: { $0.prefix == prefix }) {
        return Name(namespace: found.namespace, local: local)
      }
    }
    return Name(namespace: "", local: local)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0x26) else { return text }
    var result = ""
    for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = part.firstIndex(of: ";") else {
        result += (number > 0 ? "&" : "") + part
        continue
      }
      if let scalar = Unicode.Scalar(reference: part[..<end]) { result.unicodeScalars.append(scalar) }
      result += part[part.index(after: end)...]
    }
    return result
  }
}
