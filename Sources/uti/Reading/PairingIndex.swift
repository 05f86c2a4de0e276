import FileIdentification
import MediaItems
import SystemPackage

/// Who belongs to whom over all inputs: the first of two passes, for what cannot be written before it is known.
///
/// It keeps a path and a few facts of each picture and movie, nothing of other files.
struct PairingIndex {
  /// The roles of the files that are not alone.
  private(set) var roles: [FilePath: PairingRole] = [:]
  /// Why files could not be read: they have no role, whatever a second reading would give.
  private(set) var errors: [FilePath: IdentificationError] = [:]

  init(_ source: PathSource, request: ReadingRequest, settings: ItemReader.Settings) throws {
    let collector = Collector(workers: request.workerCount, settings: settings)
    defer { collector.close() }
    try source.visit(request.walker(settings.identifier.registry), collector)
    try collector.finish()
    for number in 0..<collector.table.count where !collector.table.isAlone(number) {
      roles[collector.table.path(of: number)] = collector.table.role(of: number)
    }
    errors = collector.errors
  }

  private final class Collector: WalkSink {
    /// What one file is to pairing: a candidate, or one that could not be read.
    private enum Found: Sendable {
      case candidate(FilePath, PairingCandidate)
      case failed(FilePath, IdentificationError)
    }

    private let pipeline: Pipeline<WorkItem, [Found]>
    private(set) var errors: [FilePath: IdentificationError] = [:]
    private var batch: [WorkItem] = []
    private(set) var table = PairingTable()

    init(workers: Int, settings: ItemReader.Settings) {
      pipeline = Pipeline(workers: workers) {
        let reader = ItemReader(settings, slimsHeaders: true)
        return { items in
          items.compactMap { item in
            let record = reader.record(for: item)
            if let error = record.error { return .failed(item.path, error) }
            return record.item?.candidate.map { .candidate(item.path, $0) }
          }
        }
      }
    }

    func read(_ items: [WorkItem]) throws {
      // Standard input cannot be read a second time.
      for item in items where item.path != "-" {
        batch.append(item)
        if batch.count >= 64 { submit() }
      }
    }

    func place(_ index: Int, of group: Void) throws {}
    func pause() throws {}

    func finish() throws {
      submit()
      while let found = pipeline.drain() { take(found) }
      table.settle()
    }

    func close() { pipeline.close() }

    private func submit() {
      if batch.isEmpty { return }
      let full = batch
      batch.removeAll(keepingCapacity: true)
      if let found = pipeline.submit(full) { take(found) }
    }

    private func take(_ found: [Found]) {
      for file in found {
        switch file {
        case .candidate(let path, let candidate): _ = table.add(path, candidate)
        case .failed(let path, let error): errors[path] = error
        }
      }
    }
  }
}
