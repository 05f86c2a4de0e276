internal import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Who belongs to whom over all inputs: the first of two passes, for what cannot be handed over before it is known.
///
/// It keeps a path and a few facts of each picture and movie, nothing of other files.
package struct PairingIndex: Sendable {
  /// The roles of the files that are not alone.
  private(set) var roles: [FilePath: PairingRole] = [:]
  /// Why files could not be read: they have no role, whatever a second reading would give.
  private(set) var errors: [FilePath: IdentificationError] = [:]

  func role(of item: WorkItem) -> PairingRole? { roles.isEmpty ? nil : roles[item.path] }

  /// Knows of nobody.
  package init() {}

  /// What one file is to pairing: a candidate, or one that could not be read.
  private enum Found: Sendable {
    case candidate(FilePath, PairingCandidate)
    case failed(FilePath, IdentificationError)
  }

  init(_ stream: ItemStream, _ visit: (any PathFeed) throws -> Void) throws {
    var stream = stream
    stream.pairing = nil
    stream.leavesOutSidecars = false
    stream.looksForSidecars = false
    stream.goesFolderByFolder = true
    stream.slimsHeaders = true
    stream.details = []
    var table = PairingTable()
    var errors: [FilePath: IdentificationError] = [:]
    try stream.run {
      { found -> Found? in
        if let error = found.error, found.item == nil { return .failed(found.path, error) }
        return found.item?.candidate.map { .candidate(found.path, $0) }
      }
    } take: {
      switch $0 {
      case .candidate(let path, let candidate): _ = table.add(path, candidate)
      case .failed(let path, let error): errors[path] = error
      }
    } feed: {
      try visit(WithoutInput(feed: $0))
    }
    table.settle()
    for number in 0..<table.count where !table.isAlone(number) {
      roles[table.path(of: number)] = table.role(of: number)
    }
    self.errors = errors
  }

  /// Standard input cannot be read a second time.
  private struct WithoutInput: PathFeed {
    let feed: any PathFeed
    func read(_ path: FilePath) throws { if path != "-" { try feed.read(path) } }
    func read(folder: FilePath, _ status: FileStatus) throws { try feed.read(folder: folder, status) }
    func pause() throws {}
  }
}
