#if !canImport(Darwin)
  internal import Foundation
  public import UniformTypes

  extension UTTypeReference {
    /// The type with an identifier; one that nobody declares is kept where that is allowed.
    ///
    /// See `UTType.init(identifier:allowUndeclared:)`.
    public convenience init?(identifier: String, allowUndeclared: Bool) {
      guard let type = UTType(identifier: identifier, allowUndeclared: allowUndeclared) else { return nil }
      self.init(type: type)
    }
  }
#endif
