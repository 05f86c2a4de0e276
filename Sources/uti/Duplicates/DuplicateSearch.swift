import SystemCalls
import SystemPackage

/// Finds which files are equal, byte for byte: those of one size by their ends, and those that are left by a SHA-256 of the whole.
///
/// No two different files with one SHA-256 are known. A batch of files is in memory at a time; all files of one size are in one.
struct DuplicateSearch {
  private static let batchSize = 1 << 16

  let files: FoundFiles
  let threads: Int
  /// Gets the path of what could not be compared, and why.
  let report: (FilePath, FilePrint.Failure) -> Void

  /// One file of a batch.
  private struct Candidate {
    let entry: FoundFiles.Entry
    var print: FilePrint?
  }

  /// The groups, the largest files first.
  ///
  /// Errors: that the files' names cannot be read back.
  func groups() throws -> DuplicateGroups {
    var groups = DuplicateGroups()
    var batch: [Candidate] = []
    let entries = files.entries
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].size == entries[start].size { end += 1 }
      if end - start > 1 {
        for entry in entries[start..<end] { batch.append(Candidate(entry: entry)) }
        if batch.count >= Self.batchSize {
          try settle(&batch, &groups)
          batch.removeAll(keepingCapacity: true)
        }
      }
      start = end
    }
    try settle(&batch, &groups)
    return groups
  }

  private func settle(_ batch: inout [Candidate], _ groups: inout DuplicateGroups) throws {
    if batch.isEmpty { return }
    try read(&batch) { (path, size, room) throws(FilePrint.Failure) in
      try FilePrint.first(of: path, size: size, room)
    }
    // Those of both ends alone are read whole, each file once whatever names it has.
    var whole: [Candidate] = []
    var names: [FilePrint.Identity: [Int64]] = [:]
    var sets: [(size: Int64, files: [[Int64]])] = []
    forEachRun(of: &batch) { run in
      var files: [FilePrint.Identity: Int] = [:]
      var numbers: [[Int64]] = []
      for candidate in run {
        guard let identity = candidate.print?.identity else { continue }
        if let index = files[identity] {
          numbers[index].append(candidate.entry.number)
        } else {
          files[identity] = numbers.count
          numbers.append([candidate.entry.number])
        }
      }
      guard numbers.count > 1, let first = run.first else { return }
      if first.entry.size <= FilePrint.longestWhole {
        sets.append((first.entry.size, numbers))
        return
      }
      for candidate in run {
        guard let identity = candidate.print?.identity, let index = files[identity] else { continue }
        if numbers[index].first == candidate.entry.number {
          names[identity] = numbers[index]
          whole.append(Candidate(entry: candidate.entry))
        }
      }
    }
    try read(&whole) { (path, size, room) throws(FilePrint.Failure) in
      try FilePrint.whole(of: path, size: size, room)
    }
    forEachRun(of: &whole) { run in
      guard run.count > 1, let size = run.first?.entry.size else { return }
      let all = run.compactMap { candidate in
        candidate.print.map { names[$0.identity] ?? [candidate.entry.number] }
      }
      sets.append((size, all))
    }
    // Sums have no order that means anything: that of the walk has.
    sets.sort { ($1.size, $0.files.first?.first ?? 0) < ($0.size, $1.files.first?.first ?? 0) }
    for set in sets { groups.add(size: set.size, set.files) }
  }

  /// Sorts candidates, and hands over those of one size with one key, in the order in which they were found.
  private func forEachRun(of batch: inout [Candidate], _ body: (ArraySlice<Candidate>) -> Void) {
    batch.removeAll { $0.print == nil }
    batch.sort { a, b in
      guard let first = a.print, let second = b.print else { return false }
      if a.entry.size != b.entry.size { return a.entry.size > b.entry.size }
      if first.key != second.key { return first.key < second.key }
      return a.entry.number < b.entry.number
    }
    var start = 0
    while start < batch.count {
      var end = start + 1
      while end < batch.count, batch[end].entry.size == batch[start].entry.size,
        batch[end].print?.key == batch[start].print?.key
      {
        end += 1
      }
      if end - start > 1 { body(batch[start..<end]) }
      start = end
    }
  }

  private typealias Read =
    @Sendable (PathInFolder, Int64, FilePrint.Room) throws(FilePrint.Failure) -> FilePrint

  /// A piece of a batch that one thread reads at a time.
  private static let pieceSize = 64

  /// What threads share: each takes pieces of its own.
  ///
  /// Proof for `@unchecked Sendable`: pieces are handed out under a lock, once each, and nobody looks at the whole before all
  /// threads are joined.
  private final class Work: @unchecked Sendable {
    let candidates: UnsafeMutableBufferPointer<Candidate>
    private let next = Guarded(0)
    /// Why names cannot be read back.
    let stop = Guarded<CommandFailure?>(nil)
    let failures = Guarded<[(number: Int64, path: FilePath, failure: FilePrint.Failure)]>([])

    init(_ candidates: UnsafeMutableBufferPointer<Candidate>) { self.candidates = candidates }

    func piece() -> Range<Int>? {
      next.withLock { next in
        guard next < candidates.count else { return nil }
        let end = min(next + pieceSize, candidates.count)
        defer { next = end }
        return next..<end
      }
    }
  }

  private func read(_ batch: inout [Candidate], _ read: @escaping Read) throws {
    // As they were found: names, and mostly the files themselves, lie beside each other then.
    batch.sort { $0.entry.number < $1.entry.number }
    let failures = try batch.withUnsafeMutableBufferPointer { candidates in
      let work = Work(candidates)
      let files = files
      let body: @Sendable (FoundFiles.Names) -> Void = { names in
        var names = names
        let room = FilePrint.Room()
        while let piece = work.piece() {
          for index in piece {
            let entry = work.candidates[index].entry
            let path: [UInt8]
            do throws(CommandFailure) { path = try names.bytes(of: entry.number).bytes } catch {
              return work.stop.withLock { $0 = error }
            }
            do throws(FilePrint.Failure) {
              work.candidates[index].print = try path.withUnsafeBufferPointer {
                (path) throws(FilePrint.Failure) in
                try PathInFolder(zeroEnded: path).map { (path) throws(FilePrint.Failure) in
                  try read(path, entry.size, room)
                }
              }
            } catch {
              work.failures.withLock { $0.append((entry.number, FilePath(bytes: path.dropLast()), error)) }
            }
          }
        }
      }
      let names = FoundFiles.Names(files)
      let further = candidates.count > Self.pieceSize ? threads - 1 : 0
      let workers = (0..<max(0, further)).compactMap { _ in WorkerThread { body(names) } }
      body(names)
      for worker in workers { worker.join() }
      if let failure = work.stop.withLock({ $0 }) { throw failure }
      return work.failures.withLock { $0 }
    }
    for failure in failures.sorted(by: { $0.number < $1.number }) { report(failure.path, failure.failure) }
  }
}
