import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// A summary for programs: one object a line, each with its section; counts that are zero are there too.
struct SummaryRows {
  private let rows: [FieldValue]

  init(_ summary: MediaSummary, _ lists: SummaryLists) {
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
    for (path, count) in Self.ordered(summary.folders) {
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
      let command = lists.count(of: finding, in: summary) > 0 ? lists.command(for: finding) : nil
      rows.append(
        row(
          "finding",
          [
            ("name", .text(finding.name)), ("severity", .text(finding.severity.rawValue)),
            ("items", .integer(lists.count(of: finding, in: summary))),
            ("command", command.map { .list($0.map(FieldValue.text)) }),
          ]))
    }
    for (position, count) in summary.leftOut.sorted(by: { $0.key < $1.key }) {
      let rule = LibraryExclusion.all[position]
      rows.append(
        row(
          "leftOut",
          [
            ("name", .text(rule.pattern)), ("items", .integer(count)), ("because", .text(rule.because)),
          ]))
    }
    self.rows = rows + [row("looked", [("ends", .text(lists.ends.rawValue))])]
  }

  /// What a photo library holds comes first.
  static let kinds: [MediaKind] = {
    let media: [MediaKind] = [.photo, .livePhoto, .video]
    return media + MediaKind.allCases.filter { !media.contains($0) }
  }()

  /// Folders in the order of their names.
  static func ordered(_ folders: [FilePath: MediaSummary.Count]) -> [(FilePath, MediaSummary.Count)] {
    folders.map { ($0.key, $0.value) }.sorted {
      $0.0.string.utf8.lexicographicallyPrecedes($1.0.string.utf8)
    }
  }

  func written(isList: Bool) -> [UInt8] {
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
