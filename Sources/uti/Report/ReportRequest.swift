import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage

/// What to put on a page, and where.
struct ReportRequest {
  var reading: ReadingRequest
  var filter: FilterRequest?
  var page: FilePath
  var replaces: Bool
  var named: PrivateFields
  var title: String?
  /// How many bytes one page has at most, about.
  var pageSize: Int64
  /// The folder that movies and stills are copied to.
  var mediaFolder: FilePath?
  /// Whether pictures that hold no smaller one are decoded, by programs of the system.
  var decodes: Bool

  /// Of a folder of more items than these none waits in memory: evidence takes room.
  private static let mostHeld = 4096
  /// The longer side of a picture that is decoded.
  private static let thumbnailSide = 240

  func answer(_ output: StandardOutput) throws -> ExitStatus {
    for folder in reading.paths where !FileSystem.isFolder(folder.path) {
      throw CommandFailure(.unreadable, "\(folder.printable): is not a folder")
    }
    let pages = try ReportOutput(page, replaces: replaces)
    defer { pages.close() }
    let spool = try ReportSpool(limit: pageSize)
    let media = try mediaFolder.map { try ReportMedia($0, beside: page, asTheyAre: named.copiesMetadata) }
    let contents = try read(
      into: spool, media,
      isOwn: { [page] path in
        ReportOutput.isEarlierPage(path, of: page) || media?.holds(path) == true
      })
    // From here on little is left to do: an interruption waits until nothing is half done.
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
      output.put(
        "\(path)  \(SummaryText.grouped(shown.items - shown.unread)) of \(count) items\(unread)\n".utf8)
    }
    return contents.status
  }

  /// What was read, beside the items.
  private struct Contents {
    var summary = MediaSummary()
    var types = ReportTypes()
    var status = ExitStatus.success
    var selection: FieldSelection
  }

  private func read(
    into spool: ReportSpool, _ media: ReportMedia?, isOwn: @escaping @Sendable (FilePath) -> Bool
  ) throws -> Contents {
    let selection = named.selection
    var stream = try reading.stream(
      keepsEvidence: true, details: selection.details.union(filter?.details ?? []))
    stream.leavesOutSidecars = true
    stream.goesFolderByFolder = true
    stream.looksForSidecars = true
    stream.completesHalves = false
    stream.mostHeld = Self.mostHeld
    // Which of two files gets a name first must not depend on luck.
    if media != nil { stream.workers = 1 }
    let condition = try filter?.condition(in: stream.options.registry)
    let wanted = SummaryEntry.Selection(
      includesUnknown: condition?.includesUnknown ?? false,
      isMisnamed: { [stream] in Record.isMisnamed($0, of: stream) }, wants: condition.map { $0.holds })
    let decoder = decodes ? PictureDecoder(side: Self.thumbnailSide) : nil
    if decodes, decoder == nil {
      Diagnostics.warning(
        "no thumbnails are made: none of \(PictureDecoder.toolNames.joined(separator: ", ")) is installed")
    }
    let record = ReportRecord(selection: selection, paths: paths)
    let lists = SummaryLists(shownReading, filter, hasLeftOut: false)
    var contents = Contents(selection: selection)
    let source = try reading.librarySource()
    try stream.run { [stream] in
      let writer = ReportEntryWriter(stream, wanted, record, lists, media, decoder, isOwn: isOwn)
      return { writer.entry($0) }
    } take: { (entry: ReportEntry) in
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
      lists: SummaryLists(shownReading, filter, hasLeftOut: !contents.summary.leftOut.isEmpty),
      types: contents.types, fields: contents.selection, named: named.named,
      pathsAreShortened: paths.areShortened, pageNames: names,
      hasMedia: mediaFolder != nil)
    for (number, part) in spool.pages.enumerated() {
      try pages.write(page: number) { take in
        try page.write(
          page: number, items: part.items, copy: { try spool.copy($0, of: part, take) }, to: take)
      }
    }
  }

  private var paths: ReportPaths { ReportPaths(reading.paths.map(\.path), showsAll: named.showsPaths) }

  /// The reading as commands in the page name it.
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
