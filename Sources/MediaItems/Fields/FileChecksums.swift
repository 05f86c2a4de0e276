internal import ASCIIBytes
internal import ByteSources
internal import Checksums
internal import MediaMetadata

/// The requested checksums of a file.
package final class FileChecksums: Sendable {
  private let checksums: [ChecksumAlgorithm: [UInt8]]

  init(_ checksums: [ChecksumAlgorithm: [UInt8]]) { self.checksums = checksums }

  /// Returns the checksums of an empty file; nil if none are requested.
  static func ofEmptyFile(_ requested: MediaDetails.Parts) -> FileChecksums? {
    let algorithms = requested.checksumAlgorithms
    if algorithms.isEmpty { return nil }
    return FileChecksums(Dictionary(uniqueKeysWithValues: algorithms.map { ($0, Checksum($0).finish()) }))
  }

  /// Returns a checksum in hexadecimal; nil if not requested.
  func text(_ algorithm: ChecksumAlgorithm) -> String? { checksums[algorithm].map { Hexadecimal.text($0) } }

  /// Reads or writes optional checksums.
  static func transfer(_ checksums: inout FileChecksums?, _ wire: inout WireCoder) {
    guard wire.transferPresence(checksums != nil) else { return checksums = nil }
    var received: [ChecksumAlgorithm: [UInt8]] = [:]
    for algorithm in ChecksumAlgorithm.allCases {
      var text = checksums?.text(algorithm)
      text.transfer(&wire)
      guard wire.isReading, let text else { continue }
      // Workers are not trusted: validate the form.
      guard let bytes = Hexadecimal.bytes(text.utf8), bytes.count == algorithm.byteCount else {
        return wire.fail()
      }
      received[algorithm] = bytes
    }
    if wire.isReading { checksums = FileChecksums(received) }
  }
}

/// Computes all requested checksums of a file in one pass, with one buffer for all files.
final class FileChecksummer {
  private static let blockSize = 256 << 10

  private let algorithms: [ChecksumAlgorithm]
  private let block: UnsafeMutableRawBufferPointer

  /// Creates a checksummer; nil if no checksums are requested.
  init?(_ requested: MediaDetails.Parts) {
    algorithms = requested.checksumAlgorithms
    if algorithms.isEmpty { return nil }
    block = .allocate(byteCount: Self.blockSize, alignment: 16)
  }

  deinit { block.deallocate() }

  /// Returns the checksums of a reader's source; the reader's clock is checked before each read.
  ///
  /// Errors: those of the source, which are also noted in the reader.
  func sums(of source: any ByteSource, _ reader: ByteReader) throws(ByteSourceError) -> FileChecksums {
    var checksums = algorithms.map { Checksum($0) }
    var offset: Int64 = 0
    while true {
      try reader.clock.check()
      let count: Int
      do throws(ByteSourceError) {
        count = min(max(0, try source.read(at: offset, into: block)), block.count)
      } catch {
        reader.record(error)
        throw error
      }
      let slice = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count])
      for index in checksums.indices { checksums[index].add(slice) }
      offset &+= Int64(count)
      if count < Self.blockSize { break }
    }
    return FileChecksums(Dictionary(uniqueKeysWithValues: checksums.map { ($0.algorithm, $0.finish()) }))
  }
}

extension MediaDetails.Parts {
  /// The part of a checksum algorithm.
  init(_ algorithm: ChecksumAlgorithm) {
    switch algorithm {
    case .crc32: self = .crc32
    case .md5: self = .md5
    case .sha1: self = .sha1
    case .sha256: self = .sha256
    }
  }

  /// The algorithms of the requested checksums.
  var checksumAlgorithms: [ChecksumAlgorithm] {
    ChecksumAlgorithm.allCases.filter { contains(MediaDetails.Parts($0)) }
  }
}
