/// An event of the XML parser, in document order (XML 1.0, fifth edition).
package enum XMLEvent: Equatable, Sendable {
  /// The document type declaration with its internal subset (§2.8).
  case documentType(XMLDocumentType)
  /// A start tag (§3.1).
  case start(XMLElement)
  /// The end of an element, or of an empty-element tag.
  case end(XMLName)
  /// Character data with references resolved (§2.4); long text is split into several events.
  case text([UInt8])
  /// The content of a CDATA section (§2.7); a long one is split into several events.
  case characterData([UInt8])
  /// The content of a comment (§2.5); a long one is split into several events.
  case comment([UInt8])
  /// A processing instruction (§2.6).
  case instruction(target: String, data: String)
}

/// A name with its namespace (Namespaces in XML 1.0 §6).
package struct XMLName: Hashable, Sendable {
  /// The name as written, with its prefix.
  package var qualified: String
  /// The prefix before the colon, or empty.
  package var prefix: String
  /// The local name after the colon.
  package var local: String
  /// The namespace, or empty.
  package var namespace: String

  package init(_ qualified: String, prefix: String = "", local: String? = nil, namespace: String = "") {
    self.qualified = qualified
    self.prefix = prefix
    self.local = local ?? qualified
    self.namespace = namespace
  }
}

/// An attribute or a namespace declaration.
package struct XMLAttribute: Equatable, Sendable {
  package var name: XMLName
  /// The value as UTF-8: references are resolved, white space is replaced by spaces (XML 1.0 §3.3.3).
  package var value: [UInt8]

  package var text: String { String(decoding: value, as: UTF8.self) }
}

/// A start tag, including default attributes.
package struct XMLElement: Equatable, Sendable {
  package var name: XMLName
  package var attributes: [XMLAttribute]
}

/// A document type declaration; its external subset is never read.
package struct XMLDocumentType: Equatable, Sendable {
  package var name: String
  package var publicIdentifier: String?
  package var systemIdentifier: String?
  /// The declarations of the internal subset, in order.
  package var declarations: [Declaration] = []

  /// One declaration of an internal subset (XML 1.0 §3.2, §3.3, §4.2, §4.7).
  package enum Declaration: Equatable, Sendable {
    /// An internal entity; only character references in its text are resolved.
    case entity(name: String, text: [UInt8])
    /// An external or unparsed entity.
    case externalEntity(name: String)
    /// A parameter entity; references to it are errors.
    case parameterEntity(name: String, isExternal: Bool)
    /// An attribute with its default value.
    case attribute(element: String, name: String, isText: Bool, value: [UInt8]?)
    /// An element declaration or a notation.
    case other(String)
    case instruction(target: String)
  }
}

/// The namespaces of the XML specifications.
package enum XMLNamespace {
  package static let xml = "http://www.w3.org/XML/1998/namespace"
  package static let declarations = "http://www.w3.org/2000/xmlns/"
}

/// The limits on a document.
package struct XMLLimits: Sendable {
  /// The deepest nesting of elements.
  package var depth = 1024
  /// The longest name, in bytes.
  package var nameByteCount = 1024
  /// The most attributes of one tag.
  package var attributeCount = 1024
  /// The most namespaces in scope.
  package var bindingCount = 4096
  /// The most bytes of names and values of one tag, or of one processing instruction.
  package var tagByteCount = 8 << 20
  /// The most declarations of a document type.
  package var declarationCount = 4096
  /// The most bytes of values in a document type.
  package var declaredByteCount = 1 << 20
  /// The most bytes of all expanded entities.
  package var expandedByteCount = 8 << 20
  /// The deepest nesting of entities.
  package var entityDepth = 16
  /// The approximate number of bytes of one text event.
  package var textEventByteCount = 64 << 10

  package init() {}
}

/// An error that ends the reading of a document.
package struct XMLError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The document is not well-formed; the text is what was expected.
    case malformed(String)
    /// The declared encoding is not supported.
    case encoding(String)
    /// A limit of ``XMLLimits`` is exceeded.
    case limit(String)
    /// A referenced entity contains markup.
    case markupInEntity(String)
    /// A referenced entity is external.
    case externalEntity(String)
    /// The provider of the bytes stopped the reading.
    case interrupted
  }

  package var kind: Kind
  /// The offset in the text as UTF-8, in bytes.
  package var offset: Int

  package init(_ kind: Kind, at offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }
}
