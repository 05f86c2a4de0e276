internal import ByteSources
internal import ContainerFormats
internal import PropertyLists

/// The text of a markup file, decompressed if needed, in chunks of at most 64 KiB.
///
/// The time limit is checked before each chunk; decompressed bytes count against the file's budget.
final class MarkupSource {
  private static let chunkSize = 64 << 10
  /// The reason why reading stopped.
  enum Failure {
    case read(ReadFailure)
    case packed(String)
  }

  private(set) var failure: Failure?
  private let reader: ByteReader
  private let packed: PackedText?
  private var offset: Int64 = 0

  init(_ reader: ByteReader) throws(ReadFailure) {
    self.reader = reader
    packed = try reader.available(at: 0, upTo: 2).matches([0x1F, 0x8B]) ? PackedText() : nil
  }

  /// Returns the next chunk, or nil at the end.
  func next() throws(XMLError) -> [UInt8]? {
    let chunk: [UInt8]?
    do throws(ReadFailure) {
      if let packed { chunk = try packed.next(reader) } else { chunk = try plain() }
    } catch {
      failure = .read(error)
      throw XMLError(.interrupted)
    }
    if let problem = packed?.problem {
      failure = .packed(problem)
      throw XMLError(.interrupted)
    }
    return chunk
  }

  private func plain() throws(ReadFailure) -> [UInt8]? {
    let chunk = try reader.available(at: offset, upTo: Self.chunkSize).array
    try reader.work(chunk.count)
    offset += Int64(chunk.count)
    return chunk.isEmpty ? nil : chunk
  }

  /// A decoder for a gzip file with one member (RFC 1952).
  private final class PackedText {
    private var inflater: Inflater
    private var offset: Int64 = 0
    private var isFinished = false
    private(set) var problem: String?

    init?() {
      guard let inflater = try? Inflater(.gzip) else { return nil }
      self.inflater = inflater
    }

    func next(_ reader: ByteReader) throws(ReadFailure) -> [UInt8]? {
      if isFinished { return nil }
      var text: [UInt8] = []
      while text.isEmpty {
        let room = try reader.roomToInflate(upTo: MarkupSource.chunkSize)
        // Reads the same aligned window until it is consumed.
        let start = offset / Int64(MarkupSource.chunkSize) * Int64(MarkupSource.chunkSize)
        let input = try reader.available(at: start, upTo: MarkupSource.chunkSize).slice(
          from: Int(offset - start))
        guard input.count > 0, let step = try? inflater.inflate(input, appendingTo: &text, upTo: room) else {
          problem = "it is compressed, and cannot be unpacked"
          return nil
        }
        offset += Int64(step.used)
        reader.countInflated(text.count)
        try reader.work(text.count)
        if step.state == .finished {
          isFinished = true
          try checkEnd(reader)
          break
        }
      }
      return text
    }

    /// Reports data after the first member, which programs treat differently, except zero padding.
    private func checkEnd(_ reader: ByteReader) throws(ReadFailure) {
      while true {
        let rest = try reader.available(at: offset, upTo: MarkupSource.chunkSize).array
        if rest.isEmpty { return }
        try reader.work(rest.count)
        guard rest.allSatisfy({ $0 == 0 }) else {
          problem = "something stands behind its compressed text"
          return
        }
        offset += Int64(rest.count)
      }
    }
  }
}
