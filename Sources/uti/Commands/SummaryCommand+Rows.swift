import MediaItems
import PropertyLists
import SystemPackage

/// A summary for programs: one object a line, each with its section; counts that are zero are there too.
struct SummaryRows {
  private let rows: [FieldValue]

  init(_ summary: MediaSummary) {
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
      rows.append(
        row("finding", [("name", .text(finding.name)), ("items", .integer(finding.count(summary)))]))
    }
    self.rows = rows
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

/// Something that a person may want to look at.
struct SummaryFinding: Sendable {
  var name: String
  var count: @Sendable (MediaSummary) -> Int
  /// For one, and for more.
  var text: (one: String, more: String)

  static let all: [SummaryFinding] = [
    SummaryFinding(
      name: "mismatches", count: { $0.mismatches },
      text: ("name contradicts what the file holds", "names contradict what the files hold")),
    SummaryFinding(
      name: "stillHalves", count: { $0.stillHalves },
      text: ("still of a Live Photo without its movie", "stills of Live Photos without their movies")),
    SummaryFinding(
      name: "movieHalves", count: { $0.movieHalves },
      text: ("movie of a Live Photo without its still", "movies of Live Photos without their stills")),
    SummaryFinding(
      name: "damaged", count: { $0.damaged }, text: ("file is damaged", "files are damaged")),
    SummaryFinding(
      name: "unreadable", count: { $0.unreadable }, text: ("could not be read", "could not be read")),
  ]
}
