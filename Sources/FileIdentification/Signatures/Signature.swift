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
  static let all: [Signature] = {
    var rows: [Signature] = []
    rows.reserveCapacity(1024)
    for family in families { rows += family() }
    return rows
  }()

  // Made one after another and given back: rows that stayed beside those of `all` would be half of what one file costs.
  private static let families: [@Sendable () -> [Signature]] = [
    { guards }, { images }, { programImages }, { drawings }, { scienceImages }, { cameraImages }, { movies },
    { audio }, { trackers }, { gameMusic }, { archives }, { diskImages }, { documents }, { fonts },
    { executables },
    { databases }, { science }, { models }, { games }, { keys }, { asn1 },
  ]
}

extension Signature {
  /// The types whose patterns stand in `head`, whatever their readers made of it.
  static func types(marking head: ByteView) -> Set<UTType> {
    Set(all.lazy.filter { $0.pattern.matches(head) }.map(\.type.type))
  }
}

/// The rows by first byte, so that a file meets only the handful that can match.
struct SignatureIndex: Sendable {
  static let shared = SignatureIndex(Signature.all, guardCount: Signature.guards.count)

  /// One row's number and the start of its pattern: most rows fail on that, before the row itself is fetched.
  struct Probe: Sendable {
    var row: Int
    private var offset: Int
    private var bytes: UInt64
    private var mask: UInt64
    private var length: Int

    init(_ row: Int, _ pattern: SignaturePattern) {
      self.row = row
      offset = pattern.offset
      length = pattern.count
      (bytes, mask) = pattern.start
    }

    /// The byte that a file has to begin with, where the pattern says one.
    var firstByte: UInt8? {
      offset == 0 && mask & 0xFF != 0 ? UInt8(truncatingIfNeeded: bytes) : nil
    }

    /// Whether the pattern may stand in `head`: certain only for patterns of at most eight bytes.
    func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
      guard length <= head.count - offset else { return false }
      // The pattern ends before the head does, but eight bytes may not.
      guard offset <= head.count - 8 else { return true }
      let found = UInt64(littleEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      return found & mask == bytes
    }
  }

  private(set) var guards: [Probe] = []
  private(set) var byFirstByte = [[Probe]](repeating: [], count: 256)
  private(set) var elsewhere: [Probe] = []

  init(_ rows: [Signature], guardCount: Int) {
    for (index, row) in rows.enumerated() {
      let probe = Probe(index, row.pattern)
      if index < guardCount {
        guards.append(probe)
      } else if let first = probe.firstByte {
        byFirstByte[Int(first)].append(probe)
      } else {
        elsewhere.append(probe)
      }
    }
  }
}
