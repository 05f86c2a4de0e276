#if LibMagic
  /// What goes over the socket between this process and one that asks libmagic: three numbers, then bytes.
  struct MagicMessage {
    /// What a number says: of a question, what follows; of an answer, what it is.
    enum Kind: UInt32 {
      /// A question about the descriptor that comes along.
      case descriptor = 1
      /// A question about the bytes that follow.
      case bytes = 2
      case answer = 3
      case error = 4
    }

    /// How much of a source that is no file libmagic is shown.
    static let longestQuestion = 256 << 10
    /// Answers are MIME types, errors a sentence.
    static let longestAnswer = 4096

    /// Whether a byte can stand in an answer.
    static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

    var kind: Kind
    var count: Int
    /// Of an answer: the milliseconds that the worker has computed for in all.
    var milliseconds = 0

    static let size = 12

    init(_ kind: Kind, count: Int = 0, milliseconds: Int = 0) {
      self.kind = kind
      self.count = count
      self.milliseconds = milliseconds
    }

    /// nil for what is no message.
    init?(_ bytes: UnsafeRawBufferPointer) {
      guard bytes.count == Self.size,
        let kind = Kind(rawValue: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      else { return nil }
      self.kind = kind
      count = Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      milliseconds = Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
    }

    var bytes: [UInt8] {
      [kind.rawValue, UInt32(clamping: count), UInt32(clamping: milliseconds)].withUnsafeBytes(Array.init)
    }
  }
#endif
