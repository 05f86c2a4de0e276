/// One step through an XML document, in the order of the text (XML 1.0, fifth edition).
package enum XMLEvent: Equatable, Sendable {
  /// The document type declaration with its internal subset (§2.8).
  case documentType(XMLDocumentType)
  /// A start tag (§3.1).
  case start(XMLElement)
  /// The end of an element, also of one whose tag ends itself.
  case end(XMLName)
  /// Character data with its references resolved (§2.4); a long run comes in several pieces.
  case text([UInt8])
  /// The content of a CDATA section (§2.7); a long one comes in several pieces.
  case characterData([UInt8])
  /// The content of a comment (§2.5); a long one comes in several pieces.
  case comment([UInt8])
  /// A processing instruction (§2.6).
  case instruction(target: String, data: String)
}

/// A name with its namespace (Namespaces in XML 1.0 §6).
package struct XMLName: Hashable, Sendable {
  /// The name as it is written, prefix included.
  package var qualified: String
  /// The part before the colon; empty where there is none.
  package var prefix: String
  /// The part behind the colon.
  package var local: String
  /// The namespace's name; empty for none.
  package var namespace: String

  package init(_ qualified: String, prefix: String = "", local: String? = nil, namespace: String = "") {
    self.qualified = qualified
    self.prefix = prefix
    self.local = local ?? qualified
    self.namespace = namespace
  }
}

/// An attribute, declarations of namespaces among them.
package struct XMLAttribute: Equatable, Sendable {
  package var name: XMLName
  /// The value as UTF-8: references resolved, white space as spaces (XML 1.0 §3.3.3).
  package var value: [UInt8]

  package var text: String { String(decoding: value, as: UTF8.self) }
}

/// A start tag, with the attributes that the document type adds to it.
package struct XMLElement: Equatable, Sendable {
  package var name: XMLName
  package var attributes: [XMLAttribute]
}

/// A document type declaration; what its identifiers lead to is never read.
package struct XMLDocumentType: Equatable, Sendable {
  package var name: String
  package var publicIdentifier: String?
  package var systemIdentifier: String?
  /// The declarations of the internal subset, in order.
  package var declarations: [Declaration] = []

  /// One declaration of an internal subset (XML 1.0 §3.2, §3.3, §4.2, §4.7).
  package enum Declaration: Equatable, Sendable {
    /// An entity and its text, in which references to characters are resolved and others are not.
    case entity(name: String, text: [UInt8])
    /// An entity whose text is elsewhere, or is no XML.
    case externalEntity(name: String)
    /// An entity of the document type itself; a reference to one is an error of the reader.
    case parameterEntity(name: String, isExternal: Bool)
    /// An attribute, with the value of tags that lack it.
    case attribute(element: String, name: String, isText: Bool, value: [UInt8]?)
    /// A model of an element, a notation.
    case other(String)
    case instruction(target: String)
  }
}

/// The namespaces that the specifications of XML itself name.
package enum XMLNamespace {
  package static let xml = "http://www.w3.org/XML/1998/namespace"
  package static let declarations = "http://www.w3.org/2000/xmlns/"
}

/// The most of everything that a document can make a reader keep or do.
package struct XMLLimits: Sendable {
  /// The most elements inside each other.
  package var depth = 1024
  /// The longest name, in bytes.
  package var nameByteCount = 1024
  /// The most attributes of one tag.
  package var attributeCount = 1024
  /// The most namespaces that are declared at one place.
  package var bindingCount = 4096
  /// The most bytes of one tag's names and values, or of one instruction.
  package var tagByteCount = 8 << 20
  /// The most declarations of a document type.
  package var declarationCount = 4096
  /// The most bytes of the values of a document type's declarations.
  package var declaredByteCount = 1 << 20
  /// The most bytes that all references to entities together become.
  package var expandedByteCount = 8 << 20
  /// The most entities inside each other.
  package var entityDepth = 16
  /// About how many bytes one event of text has at most.
  package var pieceByteCount = 64 << 10

  package init() {}
}

/// The reason why a document was read no further.
package struct XMLError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// It is not well-formed: the words say what should stand there.
    case malformed(String)
    /// It is in an encoding that is not read, by the name that it gives.
    case encoding(String)
    /// It has more of something than ``XMLLimits`` allow.
    case limit(String)
    /// A reference leads to an entity that holds markup.
    case markupInEntity(String)
    /// A reference leads to an entity whose text is elsewhere.
    case externalEntity(String)
    /// The source of the bytes ended the reading.
    case interrupted
  }

  package var kind: Kind
  /// The place in the text as UTF-8, in bytes.
  package var offset: Int

  package init(_ kind: Kind, at offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }
}
