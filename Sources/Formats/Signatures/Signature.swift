package import UniformTypes

/// One row of the signature table: a pattern, what it proves, and why that is enough.
package struct Signature: Sendable {
  package enum Outcome: Sendable {
    /// The bytes leave no other reading.
    case decides(DeclaredType)
    /// The bytes make the type likely; another source is asked.
    case asks(DeclaredType)
    /// A structure reader decides; the type is what is known should it give up half-way.
    case reads(DeclaredType, StructureReader)
  }

  package var name: StaticString
  package var pattern: SignaturePattern
  package var outcome: Outcome
  package var because: StaticString

  /// The type that the row is about.
  package var type: DeclaredType {
    switch outcome {
    case .decides(let type), .asks(let type), .reads(let type, _): type
    }
  }
}

extension Signature {
  // It leaves the fields to the memberwise initializer: rows made so are laid out when the program is built.
  package init(
    _ name: StaticString, _ pattern: StaticString, at offset: Int = 0, _ outcome: Outcome,
    _ because: StaticString
  ) {
    self.init(
      name: name, pattern: SignaturePattern(text: pattern, offset: offset), outcome: outcome, because: because
    )
  }
}
