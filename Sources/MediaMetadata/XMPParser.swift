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

  private let bytes: [UInt8]
  private var index = 0
  private var scopes: [[(prefix: String, namespace: String)]] = []
  private var elements = 0
  private var pendingEnd = false
  /// Whether what was read so far is markup, and nothing in it was stepped over that may hold a value.
  private(set) var isWhole = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next event; nil at the end of the packet or where it is no markup any more.
  mutating func next() -> Event? {
    let event = read()
    if event == nil, !scopes.isEmpty || index < bytes.count || elements == 0 { isWhole = false }
    return event
  }

  private mutating func read() -> Event? {
    if pendingEnd {
      pendingEnd = false
      scopes.removeLast()
      return .end
    }
    while index < bytes.count {
      if bytes[index] != 0x3C {
        let start = index
        while index < bytes.count, bytes[index] != 0x3C { index += 1 }
        guard !scopes.isEmpty else { continue }
        if index - start > Self.longestValue { isWhole = false }
        return .text(Self.decode(bytes[start..<min(index, start + Self.longestValue)]))
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        isWhole = false
        skip(past: "]]>")
      } else if starts(with: "<?") {
        skip(past: ">")
      } else if starts(with: "<!") {
        // Declarations may define what stands for a value.
        isWhole = false
        skip(past: ">")
      } else if starts(with: "</") {
        skip(past: ">")
        guard !scopes.isEmpty else { return nil }
        scopes.removeLast()
        return .end
      } else {
        let event = startTag()
        if event == nil { isWhole = false }
        return event
      }
    }
    return nil
  }

  private mutating func startTag() -> Event? {
    index += 1
    elements += 1
    guard elements <= Self.mostElements, scopes.count < Self.deepest else { return nil }
    let tag = word()
    guard !tag.isEmpty else { return nil }
    var attributes: [(name: String, value: String)] = []
    var declared: [(prefix: String, namespace: String)] = []
    var isEmpty = false
    while true {
      skipBlanks()
      guard index < bytes.count else { return nil }
      if bytes[index] == 0x3E {
        index += 1
        break
      }
      if bytes[index] == 0x2F {
        isEmpty = true
        index += 1
        continue
      }
      let name = word()
      guard !name.isEmpty, let value = attributeValue() else { return nil }
      if name == "xmlns" {
        declared.append(("", value))
      } else if name.hasPrefix("xmlns:") {
        declared.append((String(name.dropFirst(6)), value))
      } else {
        attributes.append((name, value))
      }
    }
    scopes.append(declared)
    pendingEnd = isEmpty
    let names = attributes.map { (name: resolve($0.name), value: $0.value) }
    return .start(resolve(tag), names)
  }

  private mutating func attributeValue() -> String? {
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x3D else { return nil }
    index += 1
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { return nil }
    let value = bytes[start..<min(index, start + Self.longestValue)]
    index += 1
    return Self.decode(value)
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

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20,
      ![0x3D, 0x3E, 0x2F, 0x3C, 0x22, 0x27].contains(bytes[index])
    {
      index += 1
    }
    return String(decoding: bytes[start..<min(index, start + 256)], as: UTF8.self)
  }

  private mutating func skipBlanks() { while index < bytes.count, bytes[index] <= 0x20 { index += 1 } }

  private func starts(with text: StaticString) -> Bool {
    bytes.count - index >= text.utf8CodeUnitCount
      && bytes[index..<index + text.utf8CodeUnitCount].elementsEqual(text.description.utf8)
  }

  private mutating func skip(past text: StaticString) {
    while index < bytes.count {
      if starts(with: text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
    // What was opened is not closed.
    isWhole = false
  }

  private static let entities: [(name: String, text: String)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0x26) else { return text }
    var result = ""
    for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      guard number > 0, let end = part.firstIndex(of: ";") else {
        result += (number > 0 ? "&" : "") + part
        continue
      }
      let name = part[..<end]
      if let known = entities.first(where: { $0.name == name }) {
        result += known.text
      } else if name.hasPrefix("#"), let scalar = scalar(name.dropFirst()) {
        result.unicodeScalars.append(scalar)
      }
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func scalar(_ text: Substring) -> Unicode.Scalar? {
    let value = text.lowercased().hasPrefix("x") ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)
    return value.flatMap { Unicode.Scalar($0) }
  }
}
