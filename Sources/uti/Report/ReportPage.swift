import MediaItems
import PropertyLists

/// The page around its items: the frame with what is wrong first, then the records, the script, and what is read later.
struct ReportPage {
  let title: String
  let summary: MediaSummary
  let lists: SummaryLists
  let types: ReportTypes
  /// The fields that are shown of each item.
  let fields: FieldSelection
  /// What the page tells that it would not without being asked.
  let named: [String]
  let pathsAreShortened: Bool
  /// The names of all pages, as the pages beside each other call them.
  let pageNames: [String]
  /// Whether movies and stills lie beside the page.
  let hasMedia: Bool

  /// Hands over the page's bytes in order; `copy` hands over its items' elements.
  func write(
    page number: Int, items: Int, copy: (KeyPath<ReportSpool.Page, Range<Int64>>) throws -> Void,
    to take: ([UInt8]) throws -> Void
  ) throws {
    for piece in Self.frame {
      switch piece {
      case .text(let text): try take(Array(text.utf8))
      case .place("style"): try take(Array("\(PageAssets.style)".utf8))
      case .place("script"): try take(Array("\(PageAssets.script)".utf8))
      case .place("records"): try copy(\.records)
      case .place("explanations"): try copy(\.explanations)
      case .place("pictures"): try copy(\.pictures)
      case .place("types"): try take(try ReportSpool.element("types", packing: types.lines()))
      case .place("fields"): try take(try ReportSpool.element("fields", packing: fieldLines))
      case .place(let name): try take(Array(html(name, number, items).utf8))
      }
    }
  }

  private func html(_ name: String, _ number: Int, _ items: Int) -> String {
    switch name {
    case "policy": policy
    case "title": Self.escaped(title)
    case "headline":
      Self.escaped(
        SummaryText(terminal: Terminal(isTerminal: false, choice: .never), lists: lists).headline(summary))
    case "findings": findings
    case "notes": notes(items)
    case "pages": pages(number)
    default: ""
    }
  }

  /// Nothing is loaded but what was copied beside the page; its own style and script are known by their hashes.
  private var policy: String {
    // From a file, some browsers take no other file for its like.
    let own = hasMedia ? " 'self' file:" : ""
    return "default-src 'none'; img-src data:\(own); " + (hasMedia ? "media-src\(own); " : "")
      + "style-src 'sha256-\(PageAssets.styleHash)'; "
      + "script-src 'sha256-\(PageAssets.scriptHash)'; base-uri 'none'; form-action 'none'"
  }

  private static func text(_ key: String) -> String { escaped(PageAssets.texts[key] ?? key) }

  /// Text as an element or an attribute holds it; what would act on who reads it is shown as numbers.
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

  // MARK: What is wrong

  private var findings: String {
    let found = SummaryFinding.Severity.allCases.flatMap { severity in
      SummaryFinding.all.filter { $0.severity == severity && lists.count(of: $0, in: summary) > 0 }
    }
    if found.isEmpty { return "<p class=\"fine\">\(Self.text("nothingFound"))</p>\n" }
    return "<ul class=\"findings\">\n" + found.map(row).joined() + "</ul>\n"
  }

  private func row(_ finding: SummaryFinding) -> String {
    let count = lists.count(of: finding, in: summary)
    let words = count == 1 ? finding.text.one : finding.text.more
    func command(_ key: String, _ words: [String]) -> String {
      "<p>\(Self.text(key)) <code>\(Self.escaped(ShellText.line(words)))</code></p>\n"
    }
    var row =
      "<li data-finding=\"\(finding.name)\" class=\"\(finding.severity.rawValue)\"><h3><b>\(SummaryText.grouped(count))</b> \(Self.escaped(words))</h3>\n"
    row += command("lists", lists.command(for: finding))
    switch lists.remedy(for: finding) {
    case .mends(let words): row += command("mends", words)
    case .searches(let words): row += command("searches", words)
    case nil: break
    }
    row += "<p>\(Self.text("advice_" + finding.name))</p>\n"
    return row + "<button type=\"button\" hidden>\(Self.text("show"))</button></li>\n"
  }

  // MARK: Notes

  private func notes(_ items: Int) -> String {
    var notes: [String] = []
    if let leftOut = LeftOutText.line(summary.leftOut) { notes.append(Self.escaped(leftOut)) }
    if pathsAreShortened { notes.append(Self.text("shortened")) }
    if !named.isEmpty {
      notes.append(Self.text("private") + " " + Self.escaped(named.joined(separator: ", ")))
    }
    notes.append(Self.escaped(LookedText.line(lists.ends)))
    return notes.map { "<p>\($0)</p>\n" }.joined()
  }

  private func pages(_ number: Int) -> String {
    if pageNames.count < 2 { return "" }
    let links = pageNames.enumerated().map { index, name in
      index == number
        ? "<b aria-current=\"page\">\(index + 1)</b>"
        : "<a href=\"\(Self.escaped("./" + ReportLink.encoded(Array(name.utf8))))\">\(index + 1)</a>"
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

  private enum Piece {
    case text(String)
    case place(String)
  }

  /// The frame, cut where `{{NAME}}` stands.
  private static let frame: [Piece] = {
    var pieces: [Piece] = []
    var rest = "\(PageAssets.frame)"[...]
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      pieces.append(.text(String(rest[..<open.lowerBound])))
      pieces.append(.place(String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    return pieces + [.text(String(rest))]
  }()
}
