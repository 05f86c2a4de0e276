internal import CLibrary
internal import SystemPackage

/// A text for C: its bytes, terminated by a zero.
struct CText {
  let bytes: ContiguousArray<UInt8>

  /// Bytes after a zero are omitted, since C readers would not see them.
  init(_ text: some StringProtocol) {
    var bytes = ContiguousArray(text.utf8.prefix { $0 != 0 })
    bytes.append(0)
    self.bytes = bytes
  }
}

/// A block allocated with `malloc`: a structure, followed by the texts that its members point to.
struct CBlock {
  private let block: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  /// Allocates a block for a structure and texts.
  init<Header>(_ header: Header.Type, room texts: CText?...) throws(CallError) {
    let size = texts.reduce(MemoryLayout<Header>.stride) { $0 + ($1?.bytes.count ?? 0) }
    guard let block = malloc(size) else { throw .noMemory }
    self.block = block
    end = block + MemoryLayout<Header>.stride
  }

  /// Appends one of the texts and returns its address.
  mutating func append(_ text: CText?) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    let start = end
    text.bytes.withUnsafeBytes { bytes in
      if let first = bytes.baseAddress { start.copyMemory(from: first, byteCount: bytes.count) }
    }
    end += text.bytes.count
    return UnsafePointer(start.assumingMemoryBound(to: CChar.self))
  }

  func finish<Header>(_ header: Header) -> UnsafeMutablePointer<Header> {
    let answer = block.bindMemory(to: Header.self, capacity: 1)
    answer.initialize(to: header)
    return answer
  }
}

/// Returns a static text, which is never freed.
func staticText(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Returns the text of a caller, with bytes that are not UTF-8 replaced.
func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// Returns the path of a caller, byte for byte.
func bytePath(_ pointer: UnsafePointer<CChar>?) throws(CallError) -> FilePath {
  guard let pointer else { throw .noPath }
  return FilePath(platformString: pointer)
}

/// Returns a block with a copy of the bytes, followed by a zero.
func block(_ bytes: [UInt8], _ length: UnsafeMutablePointer<Int>?) throws(CallError) -> UnsafeMutablePointer<
  CChar
> {
  guard let block = malloc(bytes.count + 1) else { throw .noMemory }
  bytes.withUnsafeBytes {
    if let start = $0.baseAddress { block.copyMemory(from: start, byteCount: $0.count) }
  }
  block.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
  length?.pointee = bytes.count
  return block.assumingMemoryBound(to: CChar.self)
}
