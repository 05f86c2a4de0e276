import Checksums
import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// The files of a list of sums, and whether each still has its own.
///
/// The list is read while its files are: only the sums of files that are being read are in memory.
final class ManifestCheck: Sendable {
  /// The sum that a file is to have.
  private struct Wanted {
    let algorithm: ChecksumAlgorithm
    let sum: [UInt8]
  }

  /// The most lines that are named one by one.
  private static let mostNamed = 20

  private let list: PathArgument
  /// Those of the files that were handed on and not judged yet, in the order of the list.
  private let awaited = Guarded<[FilePath: [Wanted]]>([:])

  init(_ list: PathArgument) { self.list = list }

  /// The list's files, as the paths of a run.
  var source: PathSource { PathSource { [self] in try visit($0) } }

  private func visit(_ feed: any PathFeed) throws -> ExitStatus {
    var counts = (files: 0, malformed: 0)
    func take(_ line: ManifestLine, _ number: Int) throws {
      switch line {
      case .nothing: return
      case .malformed(let reason):
        counts.malformed += 1
        if counts.malformed <= Self.mostNamed { say("line \(number) is malformed: \(reason)") }
      case .file(let path, let algorithm, let sum):
        counts.files += 1
        awaited.withLock { $0[path, default: []].append(Wanted(algorithm: algorithm, sum: sum)) }
        try feed.read(path)
      }
    }
    do {
      if list.path == "-" {
        try ManifestList(descriptor: .standardInput).forEach(take, pause: feed.pause)
      } else {
        let descriptor: FileDescriptor
        do throws(Errno) { descriptor = try FileDescriptor.openStream(list.path) } catch {
          throw PathList.Failure(reason: error.description)
        }
        try descriptor.releasing {
          try ManifestList(descriptor: descriptor).forEach(take, pause: feed.pause)
        }
      }
    } catch let failure as PathList.Failure {
      say("cannot be read: \(failure.reason)")
      return .unreadable
    }
    if counts.malformed > 0 {
      say("\(counts.malformed) \(counts.malformed == 1 ? "line is" : "lines are") malformed")
      return .unreadable
    }
    if counts.files == 0 {
      say("it names no file")
      return .unreadable
    }
    return .success
  }

  private func say(_ words: String) { Diagnostics.error("the list \(list.printable): \(words)") }

  /// Makes what holds one thread's records against the list: a record gets what is wrong with its sum, or why it has none.
  func makeExaminer() -> (inout Record) -> Void {
    { [self] record in
      guard let wanted = next(of: record.path), record.error == nil else { return }
      do throws(IdentificationError) {
        let sum = try Self.sum(of: record.path, wanted.algorithm)
        if sum == wanted.sum { return }
        record.alteration =
          "altered: its \(wanted.algorithm.label) is \(Hexadecimal.text(sum)), "
          + "that of the list \(Hexadecimal.text(wanted.sum))"
      } catch {
        record.error = error
      }
    }
  }

  private func next(of path: FilePath) -> Wanted? {
    awaited.withLock { awaited in
      guard var all = awaited[path], !all.isEmpty else { return nil }
      let first = all.removeFirst()
      awaited[path] = all.isEmpty ? nil : all
      return first
    }
  }

  /// The sum of a regular file, of which no more than a block is in memory; nothing else is opened.
  private static func sum(
    of path: FilePath, _ algorithm: ChecksumAlgorithm
  ) throws(IdentificationError) -> [UInt8] {
    let file = try IdentificationError.catching { () throws(Errno) in
      // Not even opened: a pipe's writer would learn of it.
      let status = try FileStatus(of: path, followingLinks: true)
      return status.type == .regular ? try FileDescriptor.openRegularFile(path)?.file : nil
    }
    guard let file else {
      throw IdentificationError(code: "EINVAL", message: "it is no regular file, and has no sum")
    }
    return try IdentificationError.catching { () throws(Errno) in
      try file.releasing { () throws(Errno) in
        var sum = Checksum(algorithm)
        try FileContents.forEachBlock(of: file) { sum.add($0) }
        return sum.finish()
      }
    }
  }
}

extension ChecksumAlgorithm {
  /// What people call it.
  var label: String {
    switch self {
    case .crc32: "CRC-32"
    case .md5: "MD5"
    case .sha1: "SHA-1"
    case .sha256: "SHA-256"
    }
  }
}
