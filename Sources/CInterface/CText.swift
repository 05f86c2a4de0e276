internal import CLibrary
internal import SystemPackage

/// A text's bytes and the zero that ends it.
struct CText {
  let bytes: ContiguousArray<UInt8>

  /// Bytes behind a zero are left out: nobody who reads the text would see them.
  init(_ text: some StringProtocol) {
    var bytes = ContiguousArray(text.utf8.prefix { $0 != 0 })
    bytes.append(0)
    self.bytes = bytes
  }
}

/// A block that `free` frees: a structure and behind it the texts that its members point to.
struct CBlock {
  private let block: UnsafeMutableRawPointer
  private var place: UnsafeMutableRawPointer

  /// A block with room for a structure and the texts, of which nil takes none.
  init<Header>(_ header: Header.Type, room texts: CText?...) throws(CallError) {
    let size = texts.reduce(MemoryLayout<Header>.stride) { $0 + ($1?.bytes.count ?? 0) }
    guard let block = malloc(size) else { throw .noMemory }
    self.block = block
    place = block + MemoryLayout<Header>.stride
  }

  /// Puts a text that room was made for behind the others.
  mutating func put(_ text: CText?) -> UnsafePointer<CChar>? {
    guard let text else { return nil }
    let start = place
    text.bytes.withUnsafeBytes { bytes in
      if let first = bytes.baseAddress { start.copyMemory(from: first, byteCount: bytes.count) }
    }
    place += text.bytes.count
    return UnsafePointer(start.assumingMemoryBound(to: CChar.self))
  }

  func finish<Header>(_ header: Header) -> UnsafeMutablePointer<Header> {
    let answer = block.bindMemory(to: Header.self, capacity: 1)
    answer.initialize(to: header)
    return answer
  }
}

/// A text that lives as long as the library.
func lasting(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Text that a caller gave: bytes that are no UTF-8 become replacement characters.
func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// A path that a caller gave, byte for byte.
func bytePath(_ pointer: UnsafePointer<CChar>?) throws(CallError) -> FilePath {
  guard let pointer else { throw .noPath }
  return FilePath(platformString: pointer)
}

/// Bytes as a block of their own, with a zero behind them.
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
