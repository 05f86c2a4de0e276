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

extension MarkupProlog {
  /// Whether the document type is the root's, or its identifiers contain `text`.
  func hasDocumentType(_ text: String) -> Bool {
    documentType == text || publicIdentifier.contains(text) || systemIdentifier.contains(text)
  }
}
