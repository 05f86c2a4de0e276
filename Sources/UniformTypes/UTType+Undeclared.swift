internal import TypeDeclarations

extension UTType {
  /// The type with this identifier: as ``init(_:)``, but an identifier that nobody declares is kept where that is allowed.
  ///
  /// Such a type is neither dynamic nor declared, conforms to itself alone, and has no tags or descriptions: it hands on what
  /// other systems call something. It is encoded as any type is, and decoding it is an error, as decoding allows nothing
  /// undeclared. nil for what cannot be an identifier, and for undeclared ones where that is not allowed.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let type = UTType(identifier) {
      self = type
      return
    }
    let normalized = TypeIdentifier.normalized(identifier)
    guard allowUndeclared, TypeIdentifier.isValid(normalized), !normalized.hasPrefix("dyn.") else {
      return nil
    }
    self.init(RuntimeType(identifier: normalized, standing: .undeclared, parents: []))
  }
}
