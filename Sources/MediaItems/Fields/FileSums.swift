internal import ByteSources
internal import Checksums
internal import MediaMetadata

/// The sums of a file's bytes that were asked for.
package final class FileSums: Sendable {
  private let sums: [ChecksumAlgorithm: [UInt8]]

  init(_ sums: [ChecksumAlgorithm: [UInt8]]) { self.sums = sums }

  /// The sums of no bytes.
  static func ofNothing(_ wanted: MediaDetails.Parts) -> FileSums? {
    let algorithms = wanted.sumAlgorithms
    if algorithms.isEmpty { return nil }
    return FileSums(Dictionary(uniqueKeysWithValues: algorithms.map { ($0, Checksum($0).finish()) }))
  }

  /// The sum that a field shows; nil where it was not asked for.
  func text(_ algorithm: ChecksumAlgorithm) -> String? { sums[algorithm].map { Hexadecimal.text($0) } }

  /// The sums on their way between processes, or nothing for none.
  static func transfer(_ sums: inout FileSums?, _ wire: inout Wire) {
    guard wire.isThere(sums != nil) else { return sums = nil }
    var found: [ChecksumAlgorithm: [UInt8]] = [:]
    for algorithm in ChecksumAlgorithm.allCases {
      var text = sums?.text(algorithm)
      text.transfer(&wire)
      guard wire.isReading, let text else { continue }
      // Only what is a sum by its form is believed to be one.
      guard let bytes = Hexadecimal.bytes(text.utf8), bytes.count == algorithm.byteCount else {
        return wire.refuse()
      }
      found[algorithm] = bytes
    }
    if wire.isReading { sums = FileSums(found) }
  }
}

/// Makes all sums of a file that are wanted in one pass, with one buffer for all files.
final class FileSummer {
  private static let blockSize = 256 << 10

  private let algorithms: [ChecksumAlgorithm]
  private let block: UnsafeMutableRawBufferPointer

  /// nil where no sums are wanted.
  init?(_ wanted: MediaDetails.Parts) {
    algorithms = wanted.sumAlgorithms
    if algorithms.isEmpty { return nil }
    block = .allocate(byteCount: Self.blockSize, alignment: 16)
  }

  deinit { block.deallocate() }

  /// The sums of all bytes of a source that a reader has open; its clock is asked before each read.
  ///
  /// Errors: the source's, of which the reader is told.
  func sums(of source: any ByteSource, _ reader: ByteReader) throws(ByteSourceError) -> FileSums {
    var sums = algorithms.map { Checksum($0) }
    var offset: Int64 = 0
    while true {
      try reader.clock.ask()
      let count: Int
      do throws(ByteSourceError) {
        count = min(max(0, try source.read(at: offset, into: block)), block.count)
      } catch {
        reader.note(error)
        throw error
      }
      let piece = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count])
      for index in sums.indices { sums[index].add(piece) }
      offset &+= Int64(count)
      if count < Self.blockSize { break }
    }
    return FileSums(Dictionary(uniqueKeysWithValues: sums.map { ($0.algorithm, $0.finish()) }))
  }
}

extension MediaDetails.Parts {
  /// The part that a sum is; the algorithms in their order are bits in theirs.
  init(_ algorithm: ChecksumAlgorithm) {
    switch algorithm {
    case .crc32: self = .crc32
    case .md5: self = .md5
    case .sha1: self = .sha1
    case .sha256: self = .sha256
    }
  }

  /// The sums among the parts.
  var sumAlgorithms: [ChecksumAlgorithm] {
    ChecksumAlgorithm.allCases.filter { contains(MediaDetails.Parts($0)) }
  }
}
