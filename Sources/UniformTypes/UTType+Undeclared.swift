extension UTType {
  /// The type with this identifier: as ``init(_:)``, but an identifier that nobody declares is kept where that is allowed.
  ///
  /// Such a type is neither dynamic nor declared, conforms to itself alone, and has no tags or descriptions: it hands on what
  /// other systems call something. It is encoded and decoded as any type is. nil for what cannot be an identifier, and for
  /// undeclared ones where that is not allowed.
  public init?(identifier: String, allowUndeclared: Bool) {
    guard let type = TypeRegistry.current.type(identifier, allowUndeclared: allowUndeclared) else {
      return nil
    }
    self = type
  }
}
