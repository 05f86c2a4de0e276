import ArgumentParser
import FileIdentification
import MediaItems
import SystemPackage

struct SummaryCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Count what folders hold: kinds, albums, sizes, dates, and what wants looking at.",
    discussion: """
      Folders are entered. A Live Photo is one item with all its files, and sidecars are no items. Albums are those of \
      a photo library; only what the files prove is in them.

        uti summary Holiday
        uti summary Holiday --filter livePhotos --format ndjson

      Exit codes: 0 counted; 2 some input could not be read; 64 usage; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var filter: FilterOptions

  @Option(help: "How the counts are written.")
  var format: Format = .text

  @OptionGroup var color: ColorOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ndjson, json }

  func validate() throws {
    try reading.requirePaths()
    if reading.verify {
      throw ValidationError("'--verify' reports file by file: 'uti check' and 'uti classify' have it.")
    }
  }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.request
    request.isRecursive = true
    request.exclusions += LibraryExclusion.all.map(\.pattern)
    let (summary, status) = try Self.count(request, filter.condition)
    if format == .text {
      try output.write(SummaryText(terminal: color.output).text(of: summary))
    } else {
      try output.write(SummaryRows(summary).written(isList: format == .json))
    }
    return status
  }

  private static func count(_ request: ReadingRequest, _ condition: ItemCondition?) throws
    -> (MediaSummary, ExitStatus)
  {
    let settings = try request.settings(keepsEvidence: false)
    let source = request.pairsAcross ? try request.source.replayable() : request.source
    let index =
      request.pairsAcross ? try PairingIndex(source, request: request, settings: settings) : nil
    let roles = index?.roles ?? [:]
    let errors = index?.errors ?? [:]
    var summary = MediaSummary()
    var status = ExitStatus.success
    let joins = settings.readsPairs && !request.pairsAcross
    let flow = ItemFlow<SummaryEntry>(workers: request.workerCount) {
      let reader = ItemReader(settings)
      return { entry(for: $0, reader, roles, errors, condition) }
    } take: { folder in
      for entry in folder {
        guard let error = entry.error else { continue }
        status = status.combined(with: .unreadable)
        Diagnostics.write(Diagnostics.line(entry.path, error))
      }
      SummaryEntry.add(folder, to: &summary, joins: joins)
    }
    defer { flow.close() }
    try source.visit(request.walker(settings.identifier.registry), flow)
    try flow.finish()
    return (summary, status.combined(with: source.status))
  }

  private static func entry(
    for work: WorkItem, _ reader: ItemReader, _ roles: [FilePath: PairingRole],
    _ errors: [FilePath: IdentificationError], _ condition: ItemCondition?
  ) -> SummaryEntry {
    if case .part = roles[work.path], errors[work.path] == nil {
      let record = reader.record(for: work)
      if let item = record.item { return SummaryEntry(partOfAnother: item, isSelected: condition == nil) }
    }
    let record = reader.record(for: work, roles, errors: errors)
    guard let item = record.item else {
      return SummaryEntry(
        path: work.path, error: record.error ?? IdentificationError(code: "EIO", message: "cannot be read"))
    }
    return SummaryEntry(item) { condition?.holds($0) ?? true }
  }
}
