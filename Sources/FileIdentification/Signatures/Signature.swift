/// One row of the signature table: a pattern, what it proves, and why that is enough.
struct Signature: Sendable {
  enum Outcome: Sendable {
    /// The bytes leave no other reading.
    case decides(KnownType)
    /// The bytes make the type likely; another witness is asked.
    case asks(KnownType)
    /// A structure reader decides; the type is what is known should it give up half-way.
    case reads(KnownType, StructureReader)
  }

  var name: StaticString
  var pattern: SignaturePattern
  var outcome: Outcome
  var because: StaticString

  init(
    _ name: StaticString, _ pattern: StaticString, at offset: Int = 0, _ outcome: Outcome,
    _ because: StaticString
  ) {
    self.name = name
    self.pattern = SignaturePattern(pattern, at: offset)
    self.outcome = outcome
    self.because = because
  }

  /// Every row in order of precedence: guards first.
  static let all: [Signature] =
    [
      guards, images, rareImages, cameraImages, movies, rareMovies, audio, rareAudio, trackers, gameMusic,
      archives, diskImages, documents, fonts, executables, databases, science, models, games, keys, asn1,
    ].flatMap { $0 }
}

/// The rows by first byte, so that a file meets only the handful that can match.
struct SignatureIndex: Sendable {
  static let shared = SignatureIndex(Signature.all, guardCount: Signature.guards.count)

  private(set) var guards: [Int] = []
  private(set) var byFirstByte = [[Int]](repeating: [], count: 256)
  private(set) var elsewhere: [Int] = []

  init(_ rows: [Signature], guardCount: Int) {
    for (index, row) in rows.enumerated() {
      if index < guardCount {
        guards.append(index)
      } else if row.pattern.offset == 0, let first = row.pattern.bytes.first,
        row.pattern.wild.first != true
      {
        byFirstByte[Int(first)].append(index)
      } else {
        elsewhere.append(index)
      }
    }
  }
}
