import ByteSources
import FileIdentification
import Formats
import MediaItems
import UniformTypes

/// Invariants for any content.
enum Identifying {
  nonisolated(unsafe) private static let reader = ByteReader()
  nonisolated(unsafe) private static let small = ByteReader(headSize: 512)
  nonisolated(unsafe) private static let identifier = FileIdentifier(
    FileIdentifier.Options(magic: .omitted, keepsEvidence: true, ends: .thorough))

  static func check(_ bytes: [UInt8]) {
    let source = WatchedSource(bytes)
    let budget = ReadBudget()
    guard let first = finding(source, reader, budget) else { return unstable(bytes) }
    if first.range.lowerBound < 0 || first.range.lowerBound > first.range.upperBound {
      fatalError("range \(first.range)")
    }
    // The same reader, with this file still in its windows, gives the same result.
    if let again = finding(source, reader, budget),
      again.declared != first.declared || again.isDecided != first.isDecided
    {
      fatalError("first \(first.declared), then \(again.declared)")
    }
    _ = first.details
    unstable(bytes)
    do {
      let result = try identifier.identify(source: source, name: "a.heic")
      if result.type.isDynamic { fatalError("content gave a dynamic type") }
      _ = MediaDecision.decide(result)
    } catch { fatalError("memory does not fail: \(error)") }
  }

  private static func finding(_ source: WatchedSource, _ reader: ByteReader, _ budget: ReadBudget)
    -> ContentFinding?
  {
    do { try reader.open(source, budget: budget) } catch { return nil }
    defer { reader.close() }
    let result: ContentFinding?
    do { result = try ContentFinding.detect(in: reader) } catch {
      fatalError("memory does not fail: \(error)")
    }
    let spent = reader.statistics
    if spent.reads > budget.reads || spent.bytes > budget.bytes || spent.steps > budget.steps + 64 {
      fatalError("over budget: \(spent)")
    }
    return result
  }

  /// Tests a file that changes while it is read, a source without length, and tiny budgets.
  private static func unstable(_ bytes: [UInt8]) {
    let endsAtOnce = ReadBudget(bytes: 8192, reads: 2, steps: 40)
    // One of the two, for twice as many inputs in the same time.
    let budget = bytes.count % 2 == 0 ? endsAtOnce : ReadBudget()
    _ = finding(WatchedSource(bytes, changes: true, declaresCount: false), small, budget)
  }
}

/// A source that checks the protocol's preconditions.
final class WatchedSource: ByteSource {
  private let bytes: [UInt8]
  private let changes: Bool
  private let declaresCount: Bool
  private var reads = 0

  init(_ bytes: [UInt8], changes: Bool = false, declaresCount: Bool = true) {
    self.bytes = bytes
    self.changes = changes
    self.declaresCount = declaresCount
  }

  var byteCount: Int64? { declaresCount ? Int64(bytes.count) : nil }

  func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws(ByteSourceError) -> Int {
    if offset < 0 || buffer.isEmpty { fatalError("read(at: \(offset), into: \(buffer.count) bytes)") }
    reads += 1
    guard offset < Int64(bytes.count) else { return 0 }
    let start = Int(offset)
    let count = min(buffer.count, bytes.count - start)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[start..<start + count]))
    }
    guard changes && reads > 1 else { return count }
    for index in 0..<count { buffer[index] ^= UInt8(truncatingIfNeeded: reads &* (start &+ index)) }
    return count
  }
}
