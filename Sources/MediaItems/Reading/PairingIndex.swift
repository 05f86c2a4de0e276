internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// The pairing of Live Photos across all inputs, found in the first of two passes.
///
/// Holds a path and a few facts of each picture and movie, and nothing of other files.
package struct PairingIndex: Sendable {
  /// The roles of the paired files.
  private(set) var roles: [FilePath: PairingRole] = [:]
  /// The errors of unreadable files, which have no role even if a second read succeeds.
  private(set) var errors: [FilePath: IdentificationError] = [:]

  func role(of item: ScannedEntry) -> PairingRole? { roles.isEmpty ? nil : roles[item.path] }

  package init() {}

  /// The result of the first pass for one file.
  private enum FirstPassResult: Sendable {
    case candidate(FilePath, PairingCandidate)
    case failed(FilePath, IdentificationError)
  }

  init(_ stream: ItemStream, _ visit: (any PathSink) throws -> Void) throws {
    var stream = stream
    stream.pairing = nil
    stream.leavesOutSidecars = false
    stream.looksForSidecars = false
    stream.goesFolderByFolder = true
    stream.keepsOnlyShownFields = true
    stream.details = []
    var table = PairingTable()
    var errors: [FilePath: IdentificationError] = [:]
    try stream.run {
      { streamed -> FirstPassResult? in
        if let error = streamed.error, streamed.item == nil { return .failed(streamed.path, error) }
        return streamed.item?.candidate.map { .candidate(streamed.path, $0) }
      }
    } receive: {
      switch $0 {
      case .candidate(let path, let candidate): _ = table.add(path, candidate)
      case .failed(let path, let error): errors[path] = error
      }
    } feed: {
      try visit(WithoutInput(sink: $0))
    }
    table.matchAll()
    for number in 0..<table.count where !table.isAlone(number) {
      roles[table.path(of: number)] = table.role(of: number)
    }
    self.errors = errors
  }

  /// Skips standard input, which cannot be read twice.
  private struct WithoutInput: PathSink {
    let sink: any PathSink
    func read(_ path: FilePath) throws { if path != "-" { try sink.read(path) } }
    func read(folder: FilePath, _ status: FileStatus) throws { try sink.read(folder: folder, status) }
    func pause() throws {}
  }
}
