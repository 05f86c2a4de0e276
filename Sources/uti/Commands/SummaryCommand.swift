import ArgumentParser
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// `uti summary`: counts the kinds, albums, sizes, dates and problems of folders.
struct SummaryCommand: OutputCommand {
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

  mutating func run(_ output: StandardOutput) throws -> ExitStatus {
    var request = reading.libraryRequest
    request.lookForDamage(filter.request)
    request.ends = request.ends ?? .near
    let (summary, status) = try Self.count(request, filter.request)
    let commands = FindingCommands(request, filter.request, hasLeftOut: !summary.leftOut.isEmpty)
    if format == .text {
      try output.write(SummaryText(terminal: color.output, commands: commands).text(of: summary))
    } else {
      try output.write(SummaryRows(summary, commands).rendered(isList: format == .json))
    }
    return status
  }

  /// Counts all items; unreadable files are reported.
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
    } receive: { entry in
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

/// The output of `uti summary` for programs: one object per line, with its section; zero counts are included.
struct SummaryRows {
  private let rows: [FieldValue]

  init(_ summary: MediaSummary, _ commands: FindingCommands) {
    func row(_ section: String, _ members: [(String, FieldValue?)]) -> FieldValue {
      .object(present: [("section", .text(section))] + members)
    }
    func counted(_ count: MediaSummary.Count) -> [(String, FieldValue?)] {
      [("items", .integer(count.items)), ("bytes", .integer(Int(clamping: count.byteCount)))]
    }
    var rows = [
      row(
        "total",
        counted(summary.items) + [
          ("from", (summary.dates?.lowerBound.description).map(FieldValue.text)),
          ("until", (summary.dates?.upperBound.description).map(FieldValue.text)),
        ])
    ]
    for kind in Self.kinds {
      guard let count = summary.kinds[kind] else { continue }
      rows.append(row("kind", [("name", .text(kind.rawValue))] + counted(count)))
    }
    rows.append(row("sidecars", counted(summary.sidecars)))
    for (album, count) in summary.albums {
      rows.append(
        row(
          "album", [("name", .text(album.name)), ("title", .text(album.title)), ("items", .integer(count))]))
    }
    for (path, count) in Self.sorted(summary.folders) {
      let record = Record(path: path)
      rows.append(
        row(
          "folder",
          [
            ("path", .text(record.pathText)),
            ("pathBytes", record.pathBytes.map { .text(Base64.encode($0)) }),
          ] + counted(count)))
    }
    for finding in SummaryFinding.all {
      let command = commands.count(of: finding, in: summary) > 0 ? commands.command(for: finding) : nil
      rows.append(
        row(
          "finding",
          [
            ("name", .text(finding.name)), ("severity", .text(finding.severity.rawValue)),
            ("items", .integer(commands.count(of: finding, in: summary))),
            ("command", command.map { .list($0.map(FieldValue.text)) }),
          ]))
    }
    for (index, count) in summary.leftOut.sorted(by: { $0.key < $1.key }) {
      let rule = LibraryExclusion.all[index]
      rows.append(
        row(
          "leftOut",
          [
            ("name", .text(rule.pattern)), ("items", .integer(count)), ("because", .text(rule.because)),
          ]))
    }
    self.rows = rows + [row("looked", [("ends", .text(commands.ends.rawValue))])]
  }

  /// All kinds, those of a photo library first.
  static let kinds: [MediaKind] = {
    let media: [MediaKind] = [.photo, .livePhoto, .video]
    return media + MediaKind.allCases.filter { !media.contains($0) }
  }()

  /// Sorts folders by name.
  static func sorted(_ folders: [FilePath: MediaSummary.Count]) -> [(FilePath, MediaSummary.Count)] {
    folders.map { ($0.key, $0.value) }.sorted {
      $0.0.string.utf8.lexicographicallyPrecedes($1.0.string.utf8)
    }
  }

  func rendered(isList: Bool) -> [UInt8] {
    var json = JSONWriter(indented: isList)
    if isList {
      json.value(.list(rows))
      json.endRecord()
    } else {
      for row in rows {
        json.value(row)
        json.endRecord()
      }
    }
    return json.bytes
  }
}
