/// What goes over the socket between this process and a worker: three numbers, then bytes.
struct WorkerMessage {
  /// What a number says of what follows.
  enum Kind: UInt32 {
    /// A question about the descriptor that comes along; nothing follows.
    case descriptor = 1
    /// A question about the bytes that follow.
    case bytes = 2
    case answer = 3
    case error = 4
    /// An error, after which the worker ends.
    case lastError = 5
    /// How all questions are to be answered.
    case settings = 6
    /// A question about a file, whose descriptor comes along where it has one.
    case question = 7
    /// The worker wants a range of a file that has no descriptor.
    case wantsRange = 8
    /// The worker wants libmagic's answer about the bytes that follow, or about the whole file where none do.
    case wantsMagic = 9
  }

  /// What readers say of one file: texts of its headers at most.
  static let longestAnswer = 16 << 20
  /// Settings have the declarations of the run in them.
  static let longestSettings = 256 << 20

  /// Whether a byte can stand in libmagic's answer.
  static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  var kind: Kind
  var count: Int
  /// Of what a worker sends: the milliseconds that it has computed for in all.
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
