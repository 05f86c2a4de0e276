import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage

/// The output of `uti summary` for people: one table with sections and aligned columns; zero counts are omitted.
struct SummaryText {
  let terminal: Terminal
  let commands: FindingCommands

  /// The limit on listed folders; those with most items are shown.
  private static let maxFolders = 20

  struct Line {
    var name: String
    var count: String
    var size = ""
  }

  struct Section {
    var title: String
    var lines: [Line]
    var remark: String?
  }

  func text(of summary: MediaSummary) -> String {
    text(of: summary, [kinds(summary), albums(summary), folders(summary)])
  }

  func text(of summary: MediaSummary, _ sections: [Section]) -> String {
    let sections = sections.filter { !$0.lines.isEmpty }
    var text = headline(summary) + "\n" + table(sections) + findings(summary)
    if let leftOut = ExclusionFooter.line(summary.leftOut) {
      text += "\n" + terminal.styled(leftOut, .faint) + "\n"
    }
    // Without items nothing was checked.
    if summary.items.items > 0 {
      text += "\n" + terminal.styled(DamageCheckFooter.line(commands.ends), .faint) + "\n"
    }
    return text
  }

  /// Formats the sections with common columns, at most as wide as the terminal.
  private func table(_ sections: [Section]) -> String {
    let lines = sections.flatMap(\.lines)
    let countWidth = lines.map(\.count.count).max() ?? 0
    let sizeWidth = lines.map(\.size.count).max() ?? 0
    let room = terminal.width.map { max(20, $0 - countWidth - sizeWidth - 6) } ?? .max
    let nameWidth = min(lines.map { DisplayWidth.of($0.name) }.max() ?? 0, room)
    var text = ""
    for section in sections {
      text += "\n"
      if !section.title.isEmpty { text += terminal.styled(section.title, .strong) + "\n" }
      for line in section.lines {
        var row = "  " + DisplayWidth.padded(DisplayWidth.elided(line.name, to: room), to: nameWidth)
        row += "  " + spaces(countWidth - line.count.count) + line.count
        if !line.size.isEmpty { row += "  " + spaces(sizeWidth - line.size.count) + line.size }
        text += row + "\n"
      }
      if let remark = section.remark { text += "  " + terminal.styled(remark, .faint) + "\n" }
    }
    return text
  }

  /// Formats the findings by severity, each with the command that lists it.
  func findings(_ summary: MediaSummary) -> String {
    let findings = SummaryFinding.all.filter { commands.count(of: $0, in: summary) > 0 }
    let width = findings.map { Self.grouped(commands.count(of: $0, in: summary)).count }.max() ?? 0
    return SummaryFinding.Severity.allCases.map { severity in
      let rows = findings.filter { $0.severity == severity }
      if rows.isEmpty { return "" }
      let (title, mark) =
        severity == .wrong
        ? ("To look at", terminal.styled("!", .warning)) : ("Missing, and perhaps never there", " ")
      return rows.reduce(into: "\n" + terminal.styled(title, .strong) + "\n") { text, finding in
        let count = commands.count(of: finding, in: summary)
        let number = Self.grouped(count)
        let words = count == 1 ? finding.text.one : finding.text.more
        text += "  \(mark) \(spaces(width - number.count))\(number) \(words)\n"
        text += spaces(width + 5) + ShellText.line(commands.command(for: finding)) + "\n"
      }
    }.joined()
  }

  func headline(_ summary: MediaSummary) -> String {
    let items = summary.items
    var parts = ["\(Self.grouped(items.items)) \(items.items == 1 ? "item" : "items")"]
    if items.items > 0 { parts.append(Self.size(items.byteCount)) }
    if let dates = summary.dates {
      parts.append(
        dates.lowerBound == dates.upperBound
          ? "\(dates.lowerBound)" : "\(dates.lowerBound) to \(dates.upperBound)")
    }
    return terminal.styled(parts.joined(separator: " · "), .strong)
  }

  func kinds(_ summary: MediaSummary) -> Section {
    var lines = SummaryRows.kinds.compactMap { kind in
      summary.kinds[kind].map {
        Line(name: kind.label, count: Self.grouped($0.items), size: Self.size($0.byteCount))
      }
    }
    if summary.sidecars.items > 0 {
      lines.append(
        Line(
          name: "sidecars", count: Self.grouped(summary.sidecars.items),
          size: Self.size(summary.sidecars.byteCount)))
    }
    return Section(title: "", lines: lines)
  }

  private func albums(_ summary: MediaSummary) -> Section {
    Section(
      title: "Albums",
      lines: summary.albums.filter { $0.count > 0 }.map {
        Line(name: $0.album.title, count: Self.grouped($0.count))
      })
  }

  private func folders(_ summary: MediaSummary) -> Section {
    let all = SummaryRows.sorted(summary.folders)
    if all.count < 2 { return Section(title: "", lines: []) }
    let minItems = all.map(\.1.items).sorted(by: >).prefix(Self.maxFolders).last ?? 0
    let shown = Array(all.filter { $0.1.items >= minItems }.prefix(Self.maxFolders))
    let omitted = all.count - shown.count
    return Section(
      title: "Folders (photos and videos only)",
      lines: shown.map {
        Line(
          name: PrintableText.escaped($0.0), count: Self.grouped($0.1.items),
          size: Self.size($0.1.byteCount))
      },
      remark: omitted > 0 ? "and \(Self.grouped(omitted)) more with fewer" : nil)
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  /// Formats a number with thousands separators: 1234567 as 1,234,567.
  static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var remaining = String(number)[...]
    while remaining.count > 3 {
      groups.insert(remaining.suffix(3), at: 0)
      remaining = remaining.dropLast(3)
    }
    return ([remaining] + groups).joined(separator: ",")
  }

  /// Formats a size in powers of 1000, as file browsers do.
  static func size(_ bytes: Int64) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    var tenths = Double(bytes) / 100
    for unit in ["kB", "MB", "GB", "TB", "PB"] {
      if tenths < 9999.5 || unit == "PB" {
        let rounded = Int64(tenths.rounded())
        return rounded < 1000 ? "\(rounded / 10).\(rounded % 10) \(unit)" : "\((rounded + 5) / 10) \(unit)"
      }
      tenths /= 1000
    }
    return "\(bytes) B"
  }
}

extension SummaryText {
  /// The limit on listed kinds; smaller ones are counted together.
  private static let maxKinds = 5

  /// Returns kinds and findings, at most one screenful.
  func overview(of summary: MediaSummary) -> String {
    var kinds = kinds(summary)
    if kinds.lines.count > Self.maxKinds {
      let omitted = kinds.lines.count - (Self.maxKinds - 1)
      kinds.lines = Array(kinds.lines.prefix(Self.maxKinds - 1))
      kinds.remark = "and \(omitted) more kinds"
    }
    let folders = ShellText.line(commands.summary)
    return text(of: summary, [kinds])
      + "\n" + terminal.styled("albums and folders: \(folders)", .faint) + "\n"
  }
}
