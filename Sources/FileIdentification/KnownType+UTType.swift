public import UniformTypes

extension KnownType {
  /// The type in the graph.
  ///
  /// A type that the tables do not declare stays a name without tags: it conforms to `public.data` only.
  public var type: UTType { UTType(rawValue) ?? UTType(importedAs: rawValue) }
}

extension ContentFinding {
  /// The type that was found.
  public var type: UTType { known.type }
}
