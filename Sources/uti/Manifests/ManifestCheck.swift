import ASCIIBytes
import Checksums
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Compares the files of a list of checksums with their checksums.
///
/// The list is streamed: only the checksums of pending files are in memory.
final class ManifestCheck: Sendable {
  /// The expected checksum of a file.
  private struct ExpectedSum {
    let algorithm: ChecksumAlgorithm
    let sum: [UInt8]
  }

  /// The limit on malformed lines reported one by one.
  private static let maxReportedLines = 20

  private let list: PathArgument
  /// The expected checksums of files not yet checked, in the order of the list.
  private let pending = Guarded<[FilePath: [ExpectedSum]]>([:])

  init(_ list: PathArgument) { self.list = list }

  /// The files of the list as a source of paths.
  var source: PathSource { PathSource { [self] in try visit($0) } }

  private func visit(_ feed: any PathSink) throws -> ExitStatus {
    var counts = (files: 0, malformed: 0)
    func handle(_ line: ManifestLine, _ number: Int) throws {
      switch line {
      case .blank: return
      case .malformed(let reason):
        counts.malformed += 1
        if counts.malformed <= Self.maxReportedLines { reportError("line \(number) is malformed: \(reason)") }
      case .file(let path, let algorithm, let sum):
        counts.files += 1
        pending.withLock { $0[path, default: []].append(ExpectedSum(algorithm: algorithm, sum: sum)) }
        try feed.read(path)
      }
    }
    do {
      if list.path == "-" {
        try ManifestList(descriptor: .standardInput).forEach(handle, pause: feed.pause)
      } else {
        let descriptor: FileDescriptor
        do throws(Errno) { descriptor = try FileDescriptor.openStream(list.path) } catch {
          throw PathList.Failure(reason: error.description)
        }
        try descriptor.releasing {
          try ManifestList(descriptor: descriptor).forEach(handle, pause: feed.pause)
        }
      }
    } catch let failure as PathList.Failure {
      reportError("cannot be read: \(failure.reason)")
      return .unreadable
    }
    if counts.malformed > 0 {
      reportError("\(counts.malformed) \(counts.malformed == 1 ? "line is" : "lines are") malformed")
      return .unreadable
    }
    if counts.files == 0 {
      reportError("it names no file")
      return .unreadable
    }
    return .success
  }

  private func reportError(_ words: String) { Diagnostics.error("the list \(list.printable): \(words)") }

  /// Returns a function that checks the records of one thread and sets their alteration or error.
  func makeExaminer() -> (inout Record) -> Void {
    { [self] record in
      guard let expected = popExpectedSum(for: record.path), record.error == nil else { return }
      do throws(IdentificationError) {
        let sum = try Self.sum(of: record.path, expected.algorithm)
        if sum == expected.sum { return }
        record.alteration =
          "altered: its \(expected.algorithm.label) is \(Hexadecimal.text(sum)), "
          + "that of the list \(Hexadecimal.text(expected.sum))"
      } catch {
        record.error = error
      }
    }
  }

  private func popExpectedSum(for path: FilePath) -> ExpectedSum? {
    pending.withLock { pending in
      guard var all = pending[path], !all.isEmpty else { return nil }
      let first = all.removeFirst()
      pending[path] = all.isEmpty ? nil : all
      return first
    }
  }

  /// Returns the checksum of a regular file, read in blocks.
  private static func sum(
    of path: FilePath, _ algorithm: ChecksumAlgorithm
  ) throws(IdentificationError) -> [UInt8] {
    let file = try IdentificationError.catching { () throws(Errno) in
      // Opening a pipe would be visible to its writer.
      let status = try FileStatus(of: path, followingLinks: true)
      return status.type == .regular ? try FileDescriptor.openRegularFile(path)?.file : nil
    }
    guard let file else {
      throw IdentificationError(code: "EINVAL", message: "it is no regular file, and has no sum")
    }
    return try IdentificationError.catching { () throws(Errno) in
      try file.releasing { () throws(Errno) in
        var sum = Checksum(algorithm)
        try BlockReader.forEachBlock(of: file) { sum.add($0) }
        return sum.finish()
      }
    }
  }
}

extension ChecksumAlgorithm {
  /// The usual name of the algorithm.
  var label: String {
    switch self {
    case .crc32: "CRC-32"
    case .md5: "MD5"
    case .sha1: "SHA-1"
    case .sha256: "SHA-256"
    }
  }
}

/// Reads open files block by block.
enum BlockReader {
  private static let blockSize = 256 << 10

  /// Calls `body` with each block of an open file, from `start` to its end.
  static func forEachBlock(
    of file: FileDescriptor, from start: Int64 = 0, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(Errno) {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: blockSize, alignment: 16)
    defer { block.deallocate() }
    var offset = start
    while true {
      let count = try file.fill(block, at: offset)
      body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(block)[..<count]))
      if count < blockSize { break }
      offset &+= Int64(count)
    }
  }
}
