internal import UniformTypes

/// One row of the tables of XML formats: a root element, where it must live, and the type that it proves.
struct MarkupRow: Sendable {
  /// What the root's namespace must be.
  enum Namespace: Sendable {
    case any
    /// No namespace at all.
    case none
    /// One of these, to the letter.
    case exactly([String])
    /// One that begins with one of these.
    case under([String])
    /// No namespace, or one that begins with one of these.
    case noneOrUnder([String])

    func holds(_ name: String) -> Bool {
      switch self {
      case .any: true
      case .none: name.isEmpty
      case .exactly(let names): names.contains(name)
      case .under(let starts): starts.contains { name.hasPrefix($0) }
      case .noneOrUnder(let starts): name.isEmpty || starts.contains { name.hasPrefix($0) }
      }
    }
  }

  var name: StaticString
  /// The root elements; none means that the namespace alone decides.
  var roots: [StaticString]
  var namespace: Namespace
  var also: (@Sendable (MarkupProlog) -> Bool)?
  var then: DeclaredType
  var because: StaticString

  init(
    _ name: StaticString, _ roots: [StaticString], in namespace: Namespace = .any,
    also: (@Sendable (MarkupProlog) -> Bool)? = nil, then type: DeclaredType, because: StaticString
  ) {
    self.name = name
    self.roots = roots
    self.namespace = namespace
    self.also = also
    then = type
    self.because = because
  }

  private func holds(_ prolog: MarkupProlog, _ root: TextLine) -> Bool {
    (roots.isEmpty || roots.contains { root == $0 }) && namespace.holds(prolog.namespace)
      && (also?(prolog) ?? true)
  }

  /// Every row, in order of precedence within a family; families share no root.
  static let all: [MarkupRow] = web + documents + data + geography + interfaces + media + messages

  static func first(for prolog: MarkupProlog) -> MarkupRow? {
    if prolog.root.isEmpty, prolog.instruction.isEmpty { return nil }
    var root = prolog.root
    return root.withUTF8 { bytes in all.firstIndex { $0.holds(prolog, TextLine(bytes)) } }.map { all[$0] }
  }
}

extension MarkupRow {
  /// Types whose documents may begin with other roots than those of their rows.
  private static let openTypes: [(type: DeclaredType, because: StaticString)] = [
    (.xslt, "a result's own element is a stylesheet, too (XSLT 1.0 §2.3)"),
    (.relaxNG, "any pattern may be the root (RELAX NG §3)"),
    (.rdf, "a node's element is a document, too (RDF/XML §7.2.8)"),
    (.owl, "ontologies are written as RDF, too"),
    (.xmi, "a model's own element may be the root (XMI 2.5.1 §7.5.1)"),
    (.cml, "any element of CML may be the root"),
    (.dita, "topics are known by their document types"),
    (.ditaMap, "maps are specialised under names of their own (DITA 1.3 §2.5)"),
    (.xul, "any element of XUL may be the root"),
    (.glade, "since GTK 3 the root is interface"),
    (.musicXML, "a collection of scores is an opus"),
    (.msbuildProject, "before MSBuild projects were VisualStudioProject"),
    (.drawIO, "libraries of shapes are mxlibrary"),
  ]

  /// The roots of each type in the rows, in lower case, where no document has another.
  private static let roots: [UTType: Set<String>] = {
    var roots: [UTType: Set<String>] = [:]
    for row in all { roots[row.then.type, default: []].formUnion(row.roots.map { "\($0)".lowercased() }) }
    for row in all where row.roots.isEmpty { roots[row.then.type] = nil }
    for (type, _) in openTypes { roots[type.type] = nil }
    return roots
  }()

  /// Whether no document of the type has the root.
  static func excludes(_ root: String, from type: UTType) -> Bool {
    // What is XML can be no other property list than XML's.
    let type = type.conforms(to: DeclaredType.propertyList.type) ? DeclaredType.xmlPropertyList.type : type
    return roots[type].map { !$0.contains(root.lowercased()) } ?? false
  }

  private static let known = roots.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Whether one of those types has the root.
  static func knows(_ root: String) -> Bool { known.contains(root.lowercased()) }
}

extension MarkupProlog {
  func contradicts(_ type: UTType) -> Bool { isTag && !root.isEmpty && MarkupRow.excludes(root, from: type) }

  /// Whether the root is none that a known type has: whatever such a type's name says is contradicted.
  var hasForeignRoot: Bool { isTag && !root.isEmpty && !MarkupRow.knows(root) }

  /// Whether the document type is the root's, or its identifiers contain `text`.
  func hasDocumentType(_ text: String) -> Bool {
    documentType == text || publicIdentifier.contains(text) || systemIdentifier.contains(text)
  }
}
