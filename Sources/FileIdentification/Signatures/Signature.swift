internal import ByteSources
internal import UniformTypes

/// One row of the signature table: a pattern, what it proves, and why that is enough.
struct Signature: Sendable {
  enum Outcome: Sendable {
    /// The bytes leave no other reading.
    case decides(DeclaredType)
    /// The bytes make the type likely; another source is asked.
    case asks(DeclaredType)
    /// A structure reader decides; the type is what is known should it give up half-way.
    case reads(DeclaredType, StructureReader)
  }

  var name: StaticString
  var pattern: SignaturePattern
  var outcome: Outcome
  var because: StaticString

  /// The type that the row is about.
  var type: DeclaredType {
    switch outcome {
    case .decides(let type), .asks(let type), .reads(let type, _): type
    }
  }

  /// The rows in order of precedence: guards first.
  ///
  /// All are constants, which no start has to make.
  static let families: [@Sendable () -> [Signature]] = [
    { guards }, { images }, { programImages }, { drawings }, { scienceImages }, { cameraImages }, { movies },
    { audio }, { trackers }, { gameMusic }, { archives }, { diskImages }, { documents }, { fonts },
    { executables },
    { databases }, { science }, { models }, { games }, { keys }, { asn1 },
  ]

  static var all: [Signature] { families.flatMap { $0() } }
}

extension Signature {
  // It leaves the fields to the memberwise initializer: rows made so are laid out when the program is built.
  init(
    _ name: StaticString, _ pattern: StaticString, at offset: Int = 0, _ outcome: Outcome,
    _ because: StaticString
  ) {
    self.init(
      name: name, pattern: SignaturePattern(text: pattern, offset: offset), outcome: outcome, because: because
    )
  }
}

extension Signature {
  /// The types whose patterns stand in `head`, whatever their readers made of it.
  static func types(marking head: ByteView) -> Set<UTType> {
    var types: Set<UTType> = []
    for family in families {
      for row in family() where row.pattern.matches(head) { types.insert(row.type.type) }
    }
    return types
  }
}
