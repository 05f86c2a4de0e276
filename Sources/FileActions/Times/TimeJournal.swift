internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// A journal of time changes: one JSON object a line, with its length and checksum.
///
/// It is on disk before the first time changes. Undoing reads from the file system which times were changed.
package struct TimeJournal: Equatable, Sendable {
  package private(set) var changes: [TimeChange] = []
  /// The number of planned changes.
  package private(set) var planned = 0

  private static let name = "uti times"
  private static let version = 1

  /// An error of reading a journal.
  package enum ReadFailure: Error, Equatable {
    /// A system error.
    case system(Errno)
    case unreadable(line: Int, problem: String)
  }

  /// Writes the journal, then changes the times.
  ///
  /// `finished` is called for every file. Returns the number of files that an interruption left unprocessed. Throws, without
  /// changing anything, if the journal cannot be written.
  package static func apply(
    _ changes: [TimeChange], journal path: FilePath, started: String,
    finished: (TimeChange, TimeChange.Outcome) -> Void
  ) throws(Errno) -> Int {
    let file = try JournalFile(creating: path, contents: contents(changes, started: started))
    defer { file.descriptor.release() }
    for (index, change) in changes.enumerated() {
      if Signals.isInterruptionPending { return changes.count - index }
      finished(change, change.apply())
    }
    return 0
  }

  static func contents(_ changes: [TimeChange], started: String) -> [UInt8] {
    var bytes = JournalLine.record { json in
      json.field("journal", name)
      json.field("version", version)
      json.field("started", started)
      json.field("files", changes.count)
    }
    for change in changes {
      bytes += JournalLine.record { json in
        json.field("path", JournalLine.text(change.path))
        json.fields(of: change.identity)
        json.field("to", FileIdentity.text(change.time.seconds, change.time.nanoseconds))
      }
    }
    return bytes
  }

  /// Reads the journal in a regular file.
  package init(of descriptor: FileDescriptor) throws(ReadFailure) {
    let bytes: [UInt8]
    do throws(Errno) {
      let status = try FileStatus(of: descriptor.rawValue)
      if status.type == .directory { throw .isDirectory }
      guard status.type == .regular, status.byteCount <= JournalLine.maxByteCount else {
        bytes = []
        throw .invalidArgument
      }
      var read: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 18)
      while read.count <= JournalLine.maxByteCount {
        let count = try descriptor.readBytes(at: Int64(read.count), into: &block)
        if count == 0 { break }
        read += block[..<count]
        // A file that does not begin as a journal is read no further.
        if read.count == count, !read.starts(with: Self.start) { break }
      }
      bytes = read
    } catch {
      if error == .invalidArgument {
        throw .unreadable(line: 1, problem: "no regular file, and no log of times")
      }
      throw .system(error)
    }
    try self.init(reading: bytes)
  }

  private static let start = Array(#"{"journal":"\#(name)""#.utf8)

  /// Reads a journal, skipping damaged lines.
  init(reading bytes: [UInt8]) throws(ReadFailure) {
    var rest = bytes[...]
    var number = 0
    while let end = rest.firstIndex(of: JournalLine.end) {
      number += 1
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      let object = JournalLine.isIntact(line) ? try? PropertyList.parseJSON(Array(line)) : nil
      if number == 1 {
        guard let object, object["journal"]?.string == Self.name else {
          throw .unreadable(line: 1, problem: "no log of times")
        }
        guard object["version"]?.integer == Self.version else {
          throw .unreadable(line: 1, problem: "a version this program does not know")
        }
        planned = object["files"]?.integer ?? 0
        continue
      }
      guard let object, let path = JournalLine.path(object["path"]), let identity = FileIdentity(object),
        let time = FileIdentity.time(object["to"]?.string)
      else { continue }
      changes.append(TimeChange(path: path, identity: identity, time: time))
    }
    if number == 0 { throw .unreadable(line: 1, problem: "no log of times") }
  }
}
