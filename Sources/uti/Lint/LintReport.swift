import PropertyLists
import TypeDeclarations

/// The findings of all files, in one form.
struct LintReport {
  private let format: ListFormat
  private let terminal: Terminal
  private var json: JSONWriter
  private var text = ""
  private var records: [(inout JSONWriter) -> Void] = []
  private var counts: [LintSeverity: Int] = [:]
  private var fixable = 0
  private var files = 0
  private var explained: Set<String> = []
  private var failure = ExitStatus.success

  init(format: ListFormat, terminal: Terminal) {
    self.format = format
    self.terminal = terminal
    json = JSONWriter(indented: format == .json)
  }

  mutating func add(_ findings: [LintFinding], of file: PathArgument) {
    files += 1
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      if finding.isFixable { fixable += 1 }
      let because = LintRule.all.first { $0.name == finding.rule }?.because ?? ""
      if format == .text {
        add(text: finding, because)
      } else {
        records.append { Self.write(finding, because, &$0) }
      }
    }
  }

  mutating func add(_ failure: LintFailure) {
    self.failure = self.failure.combined(with: failure.status)
    guard format != .text else { return }
    records.append { json in
      json.object { json in
        json.field("file", failure.file.printable)
        if let place = failure.place { Self.write(place, &json) }
        json.key("error")
        json.object { $0.field("message", failure.message) }
      }
    }
  }

  func status(strict: Bool) -> ExitStatus {
    let isFound = counts[.error] != nil || counts[.warning] != nil || (strict && counts[.note] != nil)
    return failure.combined(with: isFound ? .no : .success)
  }

  var bytes: [UInt8] {
    switch format {
    case .text: return Array((text + summary).utf8)
    case .json:
      var json = json
      json.array { json in for record in records { record(&json) } }
      json.endRecord()
      return json.bytes
    case .ndjson:
      var json = json
      for record in records {
        record(&json)
        json.endRecord()
      }
      return json.bytes
    }
  }

  private var summary: String {
    guard files > 0 else { return "" }
    let place = files == 1 ? "1 file" : "\(files) files"
    let parts = LintSeverity.allCases.reversed().compactMap { severity in
      counts[severity].map { $0 == 1 ? "1 \(severity)" : "\($0) \(severity)s" }
    }
    guard !parts.isEmpty else { return "nothing found in \(place)\n" }
    return parts.joined(separator: ", ") + " in \(place)" + (fixable > 0 ? "; --fix can do \(fixable)" : "")
      + "\n"
  }

  private mutating func add(text finding: LintFinding, _ because: String) {
    let style: Terminal.Style =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .faint
      }
    let (position, path) = Self.parts(finding.place)
    text += "\(position): " + terminal.styled("\(finding.severity)", style)
    text +=
      ": \(PrintableText.escaped(finding.reason)) " + terminal.styled("[\(finding.rule)]", .faint) + "\n"
    if let path { text += terminal.styled("    at \(PrintableText.escaped(path))", .faint) + "\n" }
    // Once is enough for a reason that many findings share.
    if explained.insert(finding.rule).inserted { text += "    because \(because)\n" }
    text += "    fix: \(PrintableText.escaped(finding.fix))\n"
  }

  private static func parts(_ place: DeclarationPlace) -> (String, path: String?) {
    guard case .property(let file, let path, let position) = place else { return ("\(place)", nil) }
    return (file + (position.map { ":\($0)" } ?? ""), path.components.isEmpty ? nil : "\(path)")
  }

  private static func write(_ finding: LintFinding, _ because: String, _ json: inout JSONWriter) {
    json.object { json in
      json.field("file", finding.place.file)
      write(finding.place, &json)
      json.field("rule", finding.rule)
      json.field("severity", finding.severity.rawValue)
      json.field("reason", finding.reason)
      json.field("because", because)
      json.field("fix", finding.fix)
      json.field("fixable", finding.isFixable)
    }
  }

  private static func write(_ place: DeclarationPlace, _ json: inout JSONWriter) {
    switch place {
    case .unknown: break
    case .line(_, let line): json.field("line", line)
    case .property(_, let path, let position):
      json.field("line", position?.line)
      json.field("column", position?.column)
      json.field("path", path.components.isEmpty ? nil : "\(path)")
    }
  }
}

extension DeclarationPlace {
  fileprivate var file: String? {
    switch self {
    case .unknown: nil
    case .line(let file, _), .property(let file, _, _): file
    }
  }
}

extension LintReport {
  /// The table of rules.
  static func list(_ rules: [LintRule], as format: ListFormat, _ terminal: Terminal) -> [UInt8] {
    guard format != .text else {
      return Array(
        rules.map { rule in
          let mark = rule.isMechanical ? ", --fix" : ""
          return terminal.styled(rule.name, .strong) + " (\(rule.then)\(mark))\n"
            + "    when \(rule.when)\n    because \(rule.because)\n    fix: \(rule.fix)\n"
        }.joined().utf8)
    }
    func write(_ rule: LintRule, _ json: inout JSONWriter) {
      json.object { json in
        json.field("name", rule.name)
        json.field("when", rule.when)
        json.field("then", rule.then.rawValue)
        json.field("because", rule.because)
        json.field("fix", rule.fix)
        json.field("fixable", rule.isMechanical)
      }
    }
    var json = JSONWriter(indented: format == .json)
    if format == .json {
      json.array { json in for rule in rules { write(rule, &json) } }
      json.endRecord()
    } else {
      for rule in rules {
        write(rule, &json)
        json.endRecord()
      }
    }
    return json.bytes
  }
}
