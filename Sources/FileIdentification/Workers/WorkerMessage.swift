/// The header of a message between a worker and its parent: three 32-bit numbers, before the payload.
struct WorkerMessage {
  /// The kind of a message.
  enum Kind: UInt32 {
    /// A libmagic request about the attached descriptor; no payload.
    case descriptor = 1
    /// A libmagic request about the payload.
    case bytes = 2
    case answer = 3
    case error = 4
    /// An error, after which the worker ends.
    case lastError = 5
    /// The settings for all requests.
    case settings = 6
    /// A request about a file, with its descriptor if it has one.
    case question = 7
    /// A worker's request for a range of a file without a descriptor.
    case rangeRequest = 8
    /// A worker's request for libmagic's answer about the payload, or about the whole file if it is empty.
    case magicRequest = 9
  }

  /// The limit on a question or an answer in bytes; the longest texts in it are those of a file's headers.
  static let maxAnswerLength = 16 << 20
  /// The limit on settings in bytes; they include type declarations made at run time.
  static let maxSettingsLength = 256 << 20

  /// Returns true if a byte can be part of libmagic's answer.
  static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  var kind: Kind
  /// The length of the payload in bytes.
  var count: Int
  /// The worker's total processor time; zero in messages to a worker.
  var milliseconds = 0

  static let size = 12

  init(_ kind: Kind, count: Int = 0, milliseconds: Int = 0) {
    self.kind = kind
    self.count = count
    self.milliseconds = milliseconds
  }

  /// Parses a header; nil if it is invalid.
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
