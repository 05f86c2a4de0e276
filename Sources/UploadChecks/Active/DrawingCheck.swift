internal import ASCIIBytes
internal import PropertyLists

/// Checks an SVG drawing's XML events: only elements and attributes that drawings need pass (SVG 2, 1.1).
///
/// Tables list the allowed elements and attributes; anything else refuses the drawing. The position of an element does not
/// matter. Complexity: linear.
struct DrawingCheck {
  static let svg = "http://www.w3.org/2000/svg"
  static let xhtml = "http://www.w3.org/1999/xhtml"
  static let mathML = "http://www.w3.org/1998/Math/MathML"
  static let xlink = "http://www.w3.org/1999/xlink"
  /// Namespaces that browsers run, or ran, and that drawings do not need.
  private static let activeNamespaces: Set<String> = [
    "http://www.w3.org/1999/XSL/Transform", "http://www.mozilla.org/xbl", "http://www.w3.org/ns/xbl",
    "http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul", "http://www.w3.org/2001/xml-events",
    "http://www.w3.org/2001/XInclude", "http://www.wapforum.org/2001/wml",
  ]

  private static let svgElements = DrawingElements.rules(DrawingElements.svg)
  private static let xhtmlElements = DrawingElements.rules(DrawingElements.xhtml)
  private static let mathElements = DrawingElements.rules(DrawingElements.mathML)
  private static let attributes = DrawingAttributes.names(DrawingAttributes.all)
  private static let textAttributes = attributes.union(DrawingAttributes.names(DrawingAttributes.texts))
  private static let animatedAttributes = DrawingAttributes.names(
    DrawingAttributes.all.filter { $0.isAnimated })
  private static let animations: Set<String> = [
    "animate", "set", "animateTransform", "animateMotion", "animateColor",
  ]

  func finding(for event: XMLEvent) -> ActiveContent.Finding? {
    switch event {
    case .start(let element): finding(in: element)
    case .documentType(let type): DocumentTypeCheck.finding(in: type)
    case .instruction(let target, let data): InstructionCheck.finding(target, data)
    case .end, .text, .characterData, .comment: nil
    }
  }

  private func finding(in element: XMLElement) -> ActiveContent.Finding? {
    let name = element.name
    let rule: MarkupAddress.Rule
    let allowed: Set<String>?
    switch name.namespace {
    // SVG without a namespace works when embedded in a page.
    case Self.svg, "":
      guard let elementRule = Self.svgElements[name.local] else { return Self.unknown(name) }
      (rule, allowed) = (elementRule, Self.attributes)
    case Self.xhtml:
      guard let elementRule = Self.xhtmlElements[name.local] else { return Self.unknown(name) }
      (rule, allowed) = (elementRule, Self.textAttributes)
    case Self.mathML:
      guard let elementRule = Self.mathElements[name.local] else { return Self.unknown(name) }
      (rule, allowed) = (elementRule, Self.textAttributes)
    default:
      if Self.activeNamespaces.contains(name.namespace) { return Self.unknown(name) }
      // Browsers ignore elements of unknown namespaces (DOM §4.9, "create an element").
      (rule, allowed) = (.link, nil)
    }
    for attribute in element.attributes {
      if let finding = finding(in: attribute, of: name, rule, allowed) { return finding }
    }
    return nil
  }

  private func finding(
    in attribute: XMLAttribute, of element: XMLName, _ rule: MarkupAddress.Rule, _ allowed: Set<String>?
  ) -> ActiveContent.Finding? {
    let name = attribute.name
    switch name.namespace {
    case "":
      if EventHandlers.contains(name.local) {
        return .active("it has an event handler, \(name.local.lowercased())")
      }
      switch name.local {
      case "href", "src": return finding(address: attribute.value, of: element, rule)
      case "attributeName" where Self.animations.contains(element.local):
        let target = attribute.text
        return Self.animatedAttributes.contains(target) || Self.isProperty(target)
          ? nil : .active("an animation in it changes \(Self.shown(target))")
      // CSS properties, data, ARIA and vendor attributes: no event handler or address has a hyphen.
      case let local where local.utf8.contains(UInt8(ascii: "-")): return nil
      case let local:
        guard let allowed, !allowed.contains(local), !Self.isPlain(attribute.value) else { return nil }
        return .active("it has an attribute that drawings do not need, \(Self.shown(local))")
      }
    case Self.xlink: return name.local == "href" ? finding(address: attribute.value, of: element, rule) : nil
    case XMLNamespace.xml:
      return name.local == "base" ? finding(address: attribute.value, of: element, .link) : nil
    // Namespace declarations, and attributes private to other programs.
    default: return nil
    }
  }

  private func finding(
    address value: [UInt8], of element: XMLName, _ rule: MarkupAddress.Rule
  ) -> ActiveContent.Finding? {
    let address = MarkupAddress(value)
    if address.isAllowed(by: rule) { return nil }
    if address.isScript { return .active("an address in it is a script") }
    if let scheme = address.scheme {
      return .active("it has an address of a kind that drawings do not need, \(scheme):")
    }
    return .active("an element <\(Self.shown(element.local))> takes in another file")
  }

  /// Returns true for the form of a CSS property: with a hyphen and without a prefix, which might be XLink's.
  private static func isProperty(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "-")) && name.utf8.allSatisfy { $0 == 0x2D || $0.isASCIILowercase }
  }

  /// Returns true if a value has only words and numbers, which cannot form a script or an address of one.
  private static func isPlain(_ value: [UInt8]) -> Bool {
    value.allSatisfy { byte in
      MarkupScanner.isNameByte(byte) && byte != UInt8(ascii: ":") || " ,#%+/".utf8.contains(byte)
    }
  }

  private static func unknown(_ name: XMLName) -> ActiveContent.Finding {
    .active("it has an element <\(shown(name.local))>")
  }

  /// Returns a name shortened for a message.
  private static func shown(_ name: String) -> String { name.count > 40 ? "\(name.prefix(40))…" : name }
}

/// Event handler attributes: `on` and letters, case-insensitive (HTML §8.1.8.2).
enum EventHandlers {
  static func contains(_ name: String) -> Bool {
    name.utf8.count > 2 && name.utf8.prefix(2).elementsEqual("on".utf8) { $0 | 0x20 == $1 }
      && name.utf8.allSatisfy { $0.isASCIILetter }
  }
}

/// Checks a drawing's document type: it must be SVG's and declare only text entities.
enum DocumentTypeCheck {
  static func finding(in type: XMLDocumentType) -> ActiveContent.Finding? {
    // Browsers do not read document types, but define XHTML's entities by its identifiers, so those are refused.
    if let name = type.publicIdentifier, !name.hasPrefix("-//W3C//DTD SVG ") {
      return .active("its document type is none of SVG's")
    }
    if let address = type.systemIdentifier, !isSVGSystemIdentifier(address) {
      return .active("its document type is read from elsewhere")
    }
    for declaration in type.declarations {
      if let finding = finding(in: declaration) { return finding }
    }
    return nil
  }

  private static func isSVGSystemIdentifier(_ address: String) -> Bool {
    ["http://www.w3.org/", "https://www.w3.org/", "http://web.w3.org/"].contains { address.hasPrefix($0) }
      || address.hasSuffix(".dtd") && address.utf8.allSatisfy { $0 != 0x2F && $0 != 0x3A && $0 != 0x5C }
  }

  private static func finding(in declaration: XMLDocumentType.Declaration) -> ActiveContent.Finding? {
    switch declaration {
    // Illustrator writes namespaces and styles as entities.
    case .entity(_, let text):
      text.contains(UInt8(ascii: "<")) ? .active("an entity of its document type holds markup") : nil
    // Older programs declare the root's namespaces here.
    case .attribute(_, let name, let isText, let value):
      isText && (value == nil || name == "xmlns" || name.hasPrefix("xmlns:"))
        ? nil : .active("its document type gives its elements attributes")
    case .externalEntity: .active("an entity of its document type is read from elsewhere")
    case .parameterEntity, .other, .instruction:
      .active("its document type declares what drawings do not need")
    }
  }
}

/// Checks processing instructions: CSS style sheets and XMP packet wrappers are allowed.
enum InstructionCheck {
  /// XMP packet instructions, which browsers ignore (XMP Part 1 §7.3.2).
  private static let packets: Set<String> = ["xpacket", "adobe-xap-filters"]
  /// The pseudo-attributes of style sheet instructions (xml-stylesheet §4).
  private static let words: Set<String> = ["href", "type", "title", "media", "charset", "alternate"]

  static func finding(_ target: String, _ data: String) -> ActiveContent.Finding? {
    if packets.contains(target) { return nil }
    guard target == "xml-stylesheet" else {
      return .active("it has an instruction to a program, \(target.prefix(40))")
    }
    return isCascading(data) ? nil : .active("its style sheet is a program")
  }

  /// Returns true if the instruction has only known pseudo-attributes, each at most once, and the type is CSS.
  static func isCascading(_ data: String) -> Bool {
    // Browsers search for an encoding after the first `<?xml`, even within a longer name.
    if data.lowercased().contains("encoding") { return false }
    var rest = Array(data.utf8)[...]
    var values: [String: String] = [:]
    while true {
      let space = rest.prefix { isSpace($0) }
      rest = rest.dropFirst(space.count)
      if rest.isEmpty {
        return values["type"] == "text/css" && !MarkupAddress((values["href"] ?? "").utf8).isScript
      }
      guard !space.isEmpty || values.isEmpty else { return false }
      let name = rest.prefix { $0.isASCIILowercase }
      rest = rest.dropFirst(name.count).drop { isSpace($0) }
      guard rest.popFirst() == UInt8(ascii: "=") else { return false }
      rest = rest.drop { isSpace($0) }
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.firstIndex(of: quote)
      else { return false }
      let value = rest[..<end]
      rest = rest[(end + 1)...]
      let word = String(decoding: name, as: UTF8.self)
      // Some readers resolve references in values, others do not.
      guard words.contains(word), values[word] == nil, !value.contains(UInt8(ascii: "&")),
        !value.contains(UInt8(ascii: "<"))
      else { return false }
      values[word] = String(decoding: value, as: UTF8.self)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
