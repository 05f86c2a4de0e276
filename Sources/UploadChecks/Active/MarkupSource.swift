internal import ByteSources
internal import ContainerFormats
internal import PropertyLists

/// The text of a file of markup, unpacked where it is compressed, in pieces of at most 64 KiB.
///
/// Before each piece the clock is asked; what is unpacked counts against the file's budget.
final class MarkupSource {
  private static let pieceSize = 64 << 10
  /// The reason why no further piece came.
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

  /// The next piece, nil at the end.
  func next() throws(XMLError) -> [UInt8]? {
    let piece: [UInt8]?
    do throws(ReadFailure) {
      if let packed { piece = try packed.next(reader) } else { piece = try plain() }
    } catch {
      failure = .read(error)
      throw XMLError(.interrupted)
    }
    if let problem = packed?.problem {
      failure = .packed(problem)
      throw XMLError(.interrupted)
    }
    return piece
  }

  private func plain() throws(ReadFailure) -> [UInt8]? {
    let piece = try reader.available(at: offset, upTo: Self.pieceSize).array
    try reader.work(piece.count)
    offset += Int64(piece.count)
    return piece.isEmpty ? nil : piece
  }

  /// A gzip file's one member (RFC 1952), unpacked as far as it is asked for.
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
        let room = try reader.roomToInflate(upTo: MarkupSource.pieceSize)
        // The same window of the file until it is used up.
        let start = offset / Int64(MarkupSource.pieceSize) * Int64(MarkupSource.pieceSize)
        let input = try reader.available(at: start, upTo: MarkupSource.pieceSize).slice(
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

    /// Some programs read members behind the first one, and some do not: there may be none, only zeros as of a tape.
    private func checkEnd(_ reader: ByteReader) throws(ReadFailure) {
      while true {
        let rest = try reader.available(at: offset, upTo: MarkupSource.pieceSize).array
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
