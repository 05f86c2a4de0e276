import SystemCalls
import SystemPackage

/// Finds files that are equal byte for byte: by size, then by both ends, then by a SHA-256 of all bytes.
///
/// One batch of files is in memory at a time; files of the same size are in the same batch.
struct DuplicateSearch {
  private static let batchSize = 1 << 16

  let files: DuplicateCandidates
  let threads: Int
  /// Receives the path and the error of each file that cannot be compared.
  let report: (FilePath, FileFingerprint.Failure) -> Void

  /// A file of a batch.
  private struct Candidate {
    let entry: DuplicateCandidates.Entry
    var fingerprint: FileFingerprint?
  }

  /// Returns the groups, largest files first.
  ///
  /// Errors: the names of files cannot be read back.
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
          try addGroups(&batch, &groups)
          batch.removeAll(keepingCapacity: true)
        }
      }
      start = end
    }
    try addGroups(&batch, &groups)
    return groups
  }

  private func addGroups(_ batch: inout [Candidate], _ groups: inout DuplicateGroups) throws {
    if batch.isEmpty { return }
    try read(&batch) { (path, size, buffer) throws(FileFingerprint.Failure) in
      try FileFingerprint.ofEnds(of: path, size: size, buffer)
    }
    // Large files with equal ends are read whole, once per file despite hard links.
    var whole: [Candidate] = []
    var linkNumbers: [FileFingerprint.Identity: [Int64]] = [:]
    var sets: [(size: Int64, files: [[Int64]])] = []
    forEachRun(of: &batch) { run in
      var files: [FileFingerprint.Identity: Int] = [:]
      var numbers: [[Int64]] = []
      for candidate in run {
        guard let identity = candidate.fingerprint?.identity else { continue }
        if let index = files[identity] {
          numbers[index].append(candidate.entry.number)
        } else {
          files[identity] = numbers.count
          numbers.append([candidate.entry.number])
        }
      }
      guard numbers.count > 1, let first = run.first else { return }
      if first.entry.size <= FileFingerprint.maxSizeReadWhole {
        sets.append((first.entry.size, numbers))
        return
      }
      for candidate in run {
        guard let identity = candidate.fingerprint?.identity, let index = files[identity] else { continue }
        if numbers[index].first == candidate.entry.number {
          linkNumbers[identity] = numbers[index]
          whole.append(Candidate(entry: candidate.entry))
        }
      }
    }
    try read(&whole) { (path, size, buffer) throws(FileFingerprint.Failure) in
      try FileFingerprint.ofAllBytes(of: path, size: size, buffer)
    }
    forEachRun(of: &whole) { run in
      guard run.count > 1, let size = run.first?.entry.size else { return }
      let all = run.compactMap { candidate in
        candidate.fingerprint.map { linkNumbers[$0.identity] ?? [candidate.entry.number] }
      }
      sets.append((size, all))
    }
    // The order of the walk, not of the checksums.
    sets.sort { ($1.size, $0.files.first?.first ?? 0) < ($0.size, $1.files.first?.first ?? 0) }
    for set in sets { groups.add(size: set.size, set.files) }
  }

  /// Calls `body` with each run of candidates of equal size and key, in the order of the walk.
  private func forEachRun(of batch: inout [Candidate], _ body: (ArraySlice<Candidate>) -> Void) {
    batch.removeAll { $0.fingerprint == nil }
    batch.sort { a, b in
      guard let first = a.fingerprint, let second = b.fingerprint else { return false }
      if a.entry.size != b.entry.size { return a.entry.size > b.entry.size }
      if first.key != second.key { return first.key < second.key }
      return a.entry.number < b.entry.number
    }
    var start = 0
    while start < batch.count {
      var end = start + 1
      while end < batch.count, batch[end].entry.size == batch[start].entry.size,
        batch[end].fingerprint?.key == batch[start].fingerprint?.key
      {
        end += 1
      }
      if end - start > 1 { body(batch[start..<end]) }
      start = end
    }
  }

  private typealias Read =
    @Sendable (OpenAtPath, Int64, FileFingerprint.ReadBuffer) throws(FileFingerprint.Failure) ->
    FileFingerprint

  /// The number of files that a thread takes from a batch at a time.
  private static let chunkSize = 64

  /// The state shared by the threads, each of which takes chunks of the batch.
  ///
  /// Proof for `@unchecked Sendable`: each chunk is given to one thread, under a lock, and the whole is read only after all
  /// threads are joined.
  private final class SharedWork: @unchecked Sendable {
    let candidates: UnsafeMutableBufferPointer<Candidate>
    private let next = Guarded(0)
    /// The error that prevents reading names back.
    let nameFailure = Guarded<CommandFailure?>(nil)
    let failures = Guarded<[(number: Int64, path: FilePath, failure: FileFingerprint.Failure)]>([])

    init(_ candidates: UnsafeMutableBufferPointer<Candidate>) { self.candidates = candidates }

    func nextChunk() -> Range<Int>? {
      next.withLock { next in
        guard next < candidates.count else { return nil }
        let end = min(next + chunkSize, candidates.count)
        defer { next = end }
        return next..<end
      }
    }
  }

  private func read(_ batch: inout [Candidate], _ read: @escaping Read) throws {
    // In the order of the walk, in which names, and mostly files, are adjacent on disk.
    batch.sort { $0.entry.number < $1.entry.number }
    let failures = try batch.withUnsafeMutableBufferPointer { candidates in
      let work = SharedWork(candidates)
      let files = files
      let body: @Sendable (DuplicateCandidates.PathReader) -> Void = { pathReader in
        var pathReader = pathReader
        let buffer = FileFingerprint.ReadBuffer()
        while let chunk = work.nextChunk() {
          for index in chunk {
            let entry = work.candidates[index].entry
            let path: [UInt8]
            do throws(CommandFailure) { path = try pathReader.bytes(of: entry.number).bytes } catch {
              return work.nameFailure.withLock { $0 = error }
            }
            do throws(FileFingerprint.Failure) {
              work.candidates[index].fingerprint = try path.withUnsafeBufferPointer {
                (path) throws(FileFingerprint.Failure) in
                try OpenAtPath(zeroEnded: path).map { (path) throws(FileFingerprint.Failure) in
                  try read(path, entry.size, buffer)
                }
              }
            } catch {
              work.failures.withLock { $0.append((entry.number, FilePath(bytes: path.dropLast()), error)) }
            }
          }
        }
      }
      let pathReader = DuplicateCandidates.PathReader(files)
      let extraThreads = candidates.count > Self.chunkSize ? threads - 1 : 0
      let workers = (0..<max(0, extraThreads)).compactMap { _ in WorkerThread { body(pathReader) } }
      body(pathReader)
      for worker in workers { worker.join() }
      if let failure = work.nameFailure.withLock({ $0 }) { throw failure }
      return work.failures.withLock { $0 }
    }
    for failure in failures.sorted(by: { $0.number < $1.number }) { report(failure.path, failure.failure) }
  }
}
