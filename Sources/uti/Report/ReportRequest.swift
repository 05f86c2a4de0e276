import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// The arguments of `uti report`.
struct ReportRequest {
  var reading: ReadingRequest
  var filter: FilterRequest?
  var page: FilePath
  var replaces: Bool
  var named: PrivateFields
  var title: String?
  /// The approximate maximum size of one page.
  var pageSize: Int64
  /// The folder for copies of movies and stills.
  var mediaFolder: FilePath?
  /// True to decode images without a thumbnail, with programs of the system.
  var decodes: Bool

  /// The limit on items of a folder in memory, since evidence is large.
  private static let largeFolderThreshold = 4096
  /// The longer side of a decoded thumbnail.
  private static let thumbnailSide = 240

  func run(_ output: StandardOutput) throws -> ExitStatus {
    for folder in reading.paths where !FileSystem.isFolder(folder.path) {
      throw CommandFailure(.unreadable, "\(folder.printable): is not a folder")
    }
    let pages = try ReportOutput(page, replaces: replaces)
    defer { pages.close() }
    let spool = try ReportSpool(limit: pageSize)
    let media = try mediaFolder.map { try ReportMedia($0, beside: page, keepsMetadata: named.copiesMetadata) }
    let contents = try read(
      into: spool, media,
      isOwnOutput: { [page] path in
        ReportOutput.isEarlierPage(path, of: page) || media?.contains(path) == true
      })
    // Interruptions are held while the pages are written.
    Signals.holdInterruptions()
    defer { Signals.releaseInterruptions() }
    try write(contents, spool, to: pages)
    if Signals.isInterruptionPending {
      Diagnostics.error("interrupted: \(media == nil ? "nothing" : "no page") was written")
      return .interrupted
    }
    try pages.finish()
    let count = SummaryText.grouped(contents.summary.items.items)
    for number in spool.pages.indices {
      let path = PrintableText.escaped(pages.path(ofPage: number))
      let shown = spool.pages[number]
      let unread = shown.unread > 0 ? ", \(SummaryText.grouped(shown.unread)) could not be read" : ""
      output.append(
        "\(path)  \(SummaryText.grouped(shown.items - shown.unread)) of \(count) items\(unread)\n".utf8)
    }
    return contents.status
  }

  /// The results of reading besides the items.
  private struct Contents {
    var summary = MediaSummary()
    var types = ReportTypes()
    var status = ExitStatus.success
    var selection: FieldSelection
  }

  private func read(
    into spool: ReportSpool, _ media: ReportMedia?, isOwnOutput: @escaping @Sendable (FilePath) -> Bool
  ) throws -> Contents {
    let selection = named.selection
    var stream = try reading.stream(
      keepsEvidence: true, details: selection.details.union(filter?.details ?? []))
    stream.leavesOutSidecars = true
    stream.goesFolderByFolder = true
    stream.looksForSidecars = true
    stream.findsPartners = false
    stream.largeFolderThreshold = Self.largeFolderThreshold
    // One worker keeps output names deterministic.
    if media != nil { stream.workers = 1 }
    let condition = try filter?.condition(in: stream.options.registry)
    let summarySelection = SummaryEntry.Selection(
      includesUnknown: condition?.includesUnknown ?? false,
      isMisnamed: { [stream] in Record.isMisnamed($0, of: stream) }, wants: condition.map { $0.holds })
    let decoder = decodes ? PictureDecoder(side: Self.thumbnailSide) : nil
    if decodes, decoder == nil {
      Diagnostics.warning(
        "no thumbnails are made: none of \(PictureDecoder.toolNames.joined(separator: ", ")) is installed")
    }
    let record = ReportRecord(selection: selection, paths: paths)
    let commands = FindingCommands(shownReading, filter, hasLeftOut: false)
    var contents = Contents(selection: selection)
    let source = try reading.librarySource()
    try stream.run { [stream] in
      let writer = ReportEntryWriter(
        stream, summarySelection, record, commands, media, decoder, isOwnOutput: isOwnOutput)
      return { writer.entry($0) }
    } receive: { (entry: ReportEntry) in
      if entry.summary.error != nil { contents.status = contents.status.combined(with: .unreadable) }
      contents.status = contents.status.combined(with: entry.status)
      if !entry.errors.isEmpty { Diagnostics.write(entry.errors) }
      contents.summary.add(entry.summary)
      contents.types.add(entry.type)
      try spool.add(entry)
    } leftOut: {
      contents.summary.addLeftOut($0)
    } _: {
      try source.visit($0)
    }
    try spool.finish()
    contents.status = contents.status.combined(with: source.status)
    return contents
  }

  private func write(_ contents: Contents, _ spool: ReportSpool, to pages: ReportOutput) throws {
    let names = spool.pages.indices.map { pages.path(ofPage: $0).lastName }
    let page = ReportPage(
      title: title ?? libraryName, summary: contents.summary,
      commands: FindingCommands(shownReading, filter, hasLeftOut: !contents.summary.leftOut.isEmpty),
      types: contents.types, fields: contents.selection, named: named.named,
      pathsAreShortened: paths.areShortened, pageNames: names,
      hasMedia: mediaFolder != nil)
    for (number, part) in spool.pages.enumerated() {
      try pages.write(page: number) { write in
        try page.write(
          page: number, items: part.items, copy: { try spool.copy($0, of: part, write) }, to: write)
      }
    }
  }

  private var paths: ReportPaths { ReportPaths(reading.paths.map(\.path), showsAll: named.showsPaths) }

  /// The request as used in the commands of the page.
  private var shownReading: ReadingRequest {
    var shown = reading
    shown.paths = reading.paths.map(paths.shown)
    shown.magic = reading.magic.map(paths.shown)
    shown.registry.files = reading.registry.files.map(paths.shown)
    shown.isRecursive = true
    return shown
  }

  private var libraryName: String {
    guard let first = reading.paths.first?.path else { return "" }
    return first.lexicallyNormalized().components.last.flatMap { $0.kind == .regular ? $0.string : nil }
      ?? (try? FileSystem.realPath(of: first))?.lastComponent?.string ?? PrintableText.escaped(first)
  }
}
