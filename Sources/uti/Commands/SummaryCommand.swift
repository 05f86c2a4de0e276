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

      Below "To look at" stands the command that lists what a line counts. What programs and devices keep in folders for \
      themselves is left out and counted in one line; the last line says how far damage was looked for. At coded data, 4 KiB are \
      looked at in five places of each file, for one byte over and over; --shallow leaves that out, and --ends reads all.

      Exit codes: 0 counted; 2 some input could not be read; 64 usage; 65 bad declarations.
      """)

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var filter: FilterOptions

  @Option(help: "How the counts are written.")
  var format: ListFormat = .text

  @OptionGroup var color: ColorOptions

  func validate() throws { try reading.validateLibrary() }

  var isText: Bool { format == .text }

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.libraryRequest
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
