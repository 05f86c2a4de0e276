import ArgumentParser
import FileIdentification
import MediaItems
import SystemPackage

struct SummaryCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Summarize folders: kinds, albums, sizes, dates and problems.",
    discussion: """
      Folders are entered. A Live Photo is one item with all its files; sidecars are not counted as items. The albums are \
      those of a photo library; they contain only items that are proven by their files.

        uti summary Holiday
        uti summary Holiday --filter livePhotos --format ndjson

      Under "To look at", each line is followed by the command that lists its items. The internal files of programs and \
      devices are left out, and counted in one line. The last line says how far files were checked for damage. Coded data \
      is checked for one repeated byte, with 4 KiB in five places of each file; --shallow skips that, and --ends reads \
      all.

      Exit codes: 0 counted; 2 some input could not be read; 64 usage error; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var filter: FilterOptions

  @Option(help: "The output format.")
  var format: ListFormat = .text

  @OptionGroup var color: ColorOptions

  func validate() throws { try reading.validateLibrary() }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.libraryRequest
    request.lookForDamage(filter.request)
    request.ends = request.ends ?? .near
    let (summary, status) = try Self.count(request, filter.request)
    let lists = SummaryLists(request, filter.request, hasLeftOut: !summary.leftOut.isEmpty)
    if format == .text {
      try output.write(SummaryText(terminal: color.output, lists: lists).text(of: summary))
    } else {
      try output.write(SummaryRows(summary, lists).written(isList: format == .json))
    }
    return status
  }

  /// Counts what there is; what cannot be read is said.
  static func count(_ request: ReadingRequest, _ filter: FilterRequest? = nil) throws
    -> (MediaSummary, ExitStatus)
  {
    let stream = try request.libraryStream(details: filter?.details ?? [])
    let condition = try filter?.condition(in: stream.options.registry)
    let source = try request.librarySource()
    let selection = SummaryEntry.Selection(
      includesUnknown: condition?.includesUnknown ?? false,
      isMisnamed: { Record.isMisnamed($0, of: stream) }, wants: condition.map { $0.holds })
    var summary = MediaSummary()
    var status = ExitStatus.success
    try stream.run {
      { SummaryEntry($0, selection) as SummaryEntry? }
    } take: { entry in
      if let error = entry.error {
        status = status.combined(with: .unreadable)
        Diagnostics.write(Diagnostics.line(entry.path, error))
      }
      summary.add(entry)
    } leftOut: {
      summary.addLeftOut($0)
    } _: {
      try source.visit($0)
    }
    return (summary, status.combined(with: source.status))
  }
}
