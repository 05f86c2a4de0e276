import ASCIIBytes
import MediaItems
import PropertyLists

/// A page of the HTML report: the frame with the findings, then the records, the script, and the data read on demand.
struct ReportPage {
  let title: String
  let summary: MediaSummary
  let commands: FindingCommands
  let types: ReportTypes
  /// The shown fields of each item.
  let fields: FieldSelection
  /// The private fields shown on request.
  let named: [String]
  let pathsAreShortened: Bool
  /// The file names of all pages, for links between them.
  let pageNames: [String]
  /// True if movies and stills are copied beside the page.
  let hasMedia: Bool

  /// Writes the page; `copy` writes the elements of its items.
  func write(
    page number: Int, items: Int, copy: (KeyPath<ReportSpool.Page, Range<Int64>>) throws -> Void,
    to write: ([UInt8]) throws -> Void
  ) throws {
    for segment in Self.frame {
      switch segment {
      case .text(let text): try write(Array(text.utf8))
      case .placeholder("style"): try write(Array("\(PageAssets.style)".utf8))
      case .placeholder("script"): try write(Array("\(PageAssets.script)".utf8))
      case .placeholder("records"): try copy(\.records)
      case .placeholder("explanations"): try copy(\.explanations)
      case .placeholder("pictures"): try copy(\.pictures)
      case .placeholder("types"): try write(try ReportSpool.element("types", packing: types.lines()))
      case .placeholder("fields"): try write(try ReportSpool.element("fields", packing: fieldLines))
      case .placeholder(let name): try write(Array(html(name, number, items).utf8))
      }
    }
  }

  private func html(_ name: String, _ number: Int, _ items: Int) -> String {
    switch name {
    case "policy": policy
    case "title": Self.escaped(title)
    case "headline":
      Self.escaped(
        SummaryText(terminal: Terminal(isTerminal: false, choice: .never), commands: commands).headline(
          summary))
    case "findings": findings
    case "notes": notes(items)
    case "pages": pages(number)
    default: ""
    }
  }

  /// The Content-Security-Policy: only media beside the page, and the style and script by their hashes.
  private var policy: String {
    // For a page opened as a file, some browsers do not treat other files as 'self'.
    let own = hasMedia ? " 'self' file:" : ""
    return "default-src 'none'; img-src data:\(own); " + (hasMedia ? "media-src\(own); " : "")
      + "style-src 'sha256-\(PageAssets.styleHash)'; "
      + "script-src 'sha256-\(PageAssets.scriptHash)'; base-uri 'none'; form-action 'none'"
  }

  private static func text(_ key: String) -> String { escaped(PageAssets.texts[key] ?? key) }

  /// Escapes text for an element or attribute, including control characters.
  static func escaped(_ text: String) -> String {
    PrintableText.escaped(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  // MARK: Findings

  private var findings: String {
    let findings = SummaryFinding.Severity.allCases.flatMap { severity in
      SummaryFinding.all.filter { $0.severity == severity && commands.count(of: $0, in: summary) > 0 }
    }
    if findings.isEmpty { return "<p class=\"fine\">\(Self.text("nothingFound"))</p>\n" }
    return "<ul class=\"findings\">\n" + findings.map(row).joined() + "</ul>\n"
  }

  private func row(_ finding: SummaryFinding) -> String {
    let count = commands.count(of: finding, in: summary)
    let words = count == 1 ? finding.text.one : finding.text.more
    func command(_ key: String, _ words: [String]) -> String {
      "<p>\(Self.text(key)) <code>\(Self.escaped(ShellText.line(words)))</code></p>\n"
    }
    var row =
      "<li data-finding=\"\(finding.name)\" class=\"\(finding.severity.rawValue)\"><h3><b>\(SummaryText.grouped(count))</b> \(Self.escaped(words))</h3>\n"
    row += command("lists", commands.command(for: finding))
    switch commands.remedy(for: finding) {
    case .fix(let words): row += command("mends", words)
    case .search(let words): row += command("searches", words)
    case nil: break
    }
    row += "<p>\(Self.text("advice_" + finding.name))</p>\n"
    return row + "<button type=\"button\" hidden>\(Self.text("show"))</button></li>\n"
  }

  // MARK: Notes

  private func notes(_ items: Int) -> String {
    var notes: [String] = []
    if let leftOut = ExclusionFooter.line(summary.leftOut) { notes.append(Self.escaped(leftOut)) }
    if pathsAreShortened { notes.append(Self.text("shortened")) }
    if !named.isEmpty {
      notes.append(Self.text("private") + " " + Self.escaped(named.joined(separator: ", ")))
    }
    notes.append(Self.escaped(DamageCheckFooter.line(commands.ends)))
    return notes.map { "<p>\($0)</p>\n" }.joined()
  }

  private func pages(_ number: Int) -> String {
    if pageNames.count < 2 { return "" }
    let links = pageNames.enumerated().map { index, name in
      index == number
        ? "<b aria-current=\"page\">\(index + 1)</b>"
        : "<a href=\"\(Self.escaped("./" + PercentEncoding.encode(Array(name.utf8), allowing: "/")))\">\(index + 1)</a>"
    }
    return "<nav class=\"pages\" aria-label=\"\(Self.text("pages"))\">\(Self.text("pages")) "
      + links.joined(separator: " ") + "</nav>\n"
  }

  private var fieldLines: [UInt8] {
    var json = JSONWriter()
    let shown = fields.positions.map { ItemField.all[$0] }
    for field in shown + ReportRecord.explaining + ReportRecord.fields {
      json.object { json in
        json.field("name", field.name)
        json.field("unit", field.unit)
        json.field("meaning", field.meaning)
      }
      json.endRecord()
    }
    return json.bytes
  }

  // MARK: The frame

  private enum Segment {
    case text(String)
    case placeholder(String)
  }

  /// The frame, split at `{{NAME}}`.
  private static let frame: [Segment] = {
    var segments: [Segment] = []
    var rest = "\(PageAssets.frame)"[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      segments.append(.text(String(rest[..<open.lowerBound])))
      segments.append(.placeholder(String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    return segments + [.text(String(rest))]
  }()
}
