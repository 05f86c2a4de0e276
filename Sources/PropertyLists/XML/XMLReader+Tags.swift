extension XMLReader {
  /// Reads a start tag after its `<` and opens the element (XML 1.0 §3.1; Namespaces in XML 1.0 §3–§6).
  mutating func startTag() throws(XMLError) -> (element: XMLElement, endsItself: Bool) {
    let tag = try name()
    var attributes: [(name: String, value: [UInt8])] = []
    var byteCount = 0
    var endsItself = false
    while true {
      let hasSpace = try skipSpace()
      guard let byte = try peek() else { throw failure("> at the end of <\(tag)") }
      if byte == UInt8(ascii: "/") {
        index += 1
        guard try take(0x3E) else { throw failure("> at the end of <\(tag)") }
        endsItself = true
        break
      }
      if try take(UInt8(ascii: ">")) { break }
      guard hasSpace else { throw failure("white space before an attribute") }
      let name = try name()
      try skipSpace()
      guard try take(UInt8(ascii: "=")) else { throw failure("= after the attribute's name") }
      try skipSpace()
      let value = try attributeValue(upTo: limits.tagByteCount - byteCount)
      byteCount += name.utf8.count + value.count
      attributes.append((name, value))
      if attributes.count > limits.attributeCount { throw excess("a tag has too many attributes") }
    }
    try addDefaults(to: &attributes, of: tag)
    try checkUnique(attributes.map { $0.name })
    return (try enter(tag, attributes), endsItself)
  }

  /// Reads a quoted value and normalizes it as type CDATA (§2.3, §3.3.3).
  mutating func attributeValue(upTo limit: Int) throws(XMLError) -> [UInt8] {
    guard let quote = try peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("a quoted value of the attribute")
    }
    index += 1
    var value: [UInt8] = []
    while let byte = try peek() {
      guard value.count <= limit else { throw excess("a tag is too long") }
      switch byte {
      case quote:
        index += 1
        return value
      case UInt8(ascii: "&"):
        index += 1
        try reference(into: &value, isAttribute: true)
      case UInt8(ascii: "<"): throw failure("the end of the attribute's value")
      case 0x09, 0x0A:
        index += 1
        value.append(0x20)
      default:
        appendRun(to: &value) {
          $0 == quote || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == 0x09 || $0 == 0x0A
        }
      }
    }
    throw failure("the end of the attribute's value")
  }

  /// The cost of a default attribute in addition to its value, in bytes.
  private static let attributeCost = 64

  /// Adds the default attributes that the tag lacks (§3.3.2).
  private mutating func addDefaults(
    to attributes: inout [(name: String, value: [UInt8])], of tag: String
  ) throws(XMLError) {
    guard let declared = defaults[tag] else { return }
    let present = Set(attributes.map { $0.name })
    for attribute in declared where !present.contains(attribute.name) {
      do throws(XMLError) { try entities.count(attribute.value.count + Self.attributeCost) } catch {
        throw XMLError(error.kind, at: offset)
      }
      attributes.append(attribute)
    }
  }

  private func checkUnique(_ names: [String]) throws(XMLError) {
    let isTwice =
      if names.count <= 8 {
        names.indices.contains { names[..<$0].contains(names[$0]) }
      } else {
        Set(names).count < names.count
      }
    if isTwice { throw failure("an attribute only once") }
  }

  private mutating func enter(
    _ tag: String, _ attributes: [(name: String, value: [UInt8])]
  ) throws(XMLError) -> XMLElement {
    do throws(XMLError) {
      var declared: [String] = []
      for (name, value) in attributes where name.hasPrefix("xmlns") {
        guard let prefix = XMLScope.declaredPrefix(name) else { continue }
        try scope.declare(prefix, as: String(decoding: value, as: UTF8.self))
        declared.append(prefix)
      }
      let name = try scope.resolve(tag)
      var resolved: [XMLAttribute] = []
      resolved.reserveCapacity(attributes.count)
      for attribute in attributes {
        resolved.append(
          XMLAttribute(name: try scope.resolveAttribute(attribute.name), value: attribute.value))
      }
      try scope.enter(name, declaring: declared)
      // Two prefixes may have the same namespace.
      let prefixed = resolved.filter { !$0.name.prefix.isEmpty }
      if prefixed.count > 1 {
        try checkUnique(prefixed.map { $0.name.namespace + " " + $0.name.local })
      }
      return XMLElement(name: name, attributes: resolved)
    } catch {
      throw XMLError(error.kind, at: offset)
    }
  }
}

/// The open elements and the namespaces in scope (Namespaces in XML 1.0).
struct XMLScope {
  private let limits: XMLLimits
  private var open: [(name: XMLName, declared: [String])] = []
  /// The namespaces of each prefix, the innermost last; the default namespace has the empty prefix.
  private var bindings: [String: [String]] = ["xml": [XMLNamespace.xml]]
  private var bindingCount = 0

  init(_ limits: XMLLimits) { self.limits = limits }

  var depth: Int { open.count }
  var innermost: XMLName? { open.last?.name }

  /// Returns the prefix that an attribute declares, empty for the default namespace; nil if it is not a declaration.
  static func declaredPrefix(_ attribute: String) -> String? {
    if attribute == "xmlns" { return "" }
    return attribute.hasPrefix("xmlns:") ? String(attribute.dropFirst(6)) : nil
  }

  mutating func declare(_ prefix: String, as namespace: String) throws(XMLError) {
    let isReserved = namespace == XMLNamespace.xml || namespace == XMLNamespace.declarations
    guard prefix != "xmlns", !prefix.contains(":"), (prefix == "xml") == (namespace == XMLNamespace.xml),
      !isReserved || prefix == "xml", prefix.isEmpty || !namespace.isEmpty
    else { throw XMLError(.malformed("a namespace that may be declared")) }
    bindingCount += 1
    guard bindingCount <= limits.bindingCount else { throw XMLError(.limit("too many namespaces")) }
    bindings[prefix, default: []].append(namespace)
  }

  /// Returns the expanded name of an element.
  func resolve(_ qualified: String) throws(XMLError) -> XMLName {
    guard let colon = qualified.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return XMLName(qualified, namespace: bindings[""]?.last ?? "")
    }
    let name = try prefixed(qualified, colon)
    guard name.prefix != "xmlns" else { throw XMLError(.malformed("a prefix of an element")) }
    return name
  }

  /// Returns the expanded name of an attribute; without a prefix it has no namespace; declarations have one of their own.
  func resolveAttribute(_ qualified: String) throws(XMLError) -> XMLName {
    if qualified == "xmlns" { return XMLName(qualified, namespace: XMLNamespace.declarations) }
    guard let colon = qualified.utf8.firstIndex(of: UInt8(ascii: ":")) else { return XMLName(qualified) }
    return try prefixed(qualified, colon)
  }

  private func prefixed(_ qualified: String, _ colon: String.Index) throws(XMLError) -> XMLName {
    let prefix = String(qualified[..<colon])
    let local = String(qualified[qualified.utf8.index(after: colon)...])
    guard !prefix.isEmpty, let first = local.utf8.first, XMLCharacter.isNameStart(first),
      !local.utf8.contains(0x3A)
    else {
      throw XMLError(.malformed("a name with one prefix"))
    }
    let namespace = prefix == "xmlns" ? XMLNamespace.declarations : bindings[prefix]?.last
    guard let namespace else { throw XMLError(.malformed("a prefix that was declared")) }
    return XMLName(qualified, prefix: prefix, local: local, namespace: namespace)
  }

  mutating func enter(_ name: XMLName, declaring prefixes: [String]) throws(XMLError) {
    guard open.count < limits.depth else { throw XMLError(.limit("too many elements are inside each other")) }
    open.append((name, prefixes))
  }

  mutating func leave() {
    for prefix in open.popLast()?.declared ?? [] {
      bindings[prefix]?.removeLast()
      bindingCount -= 1
    }
  }
}
