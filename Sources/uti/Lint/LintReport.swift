import PropertyLists
import TypeDeclarations

/// The output of `uti lint`: the findings of all files, in one format.
struct LintReport {
  private let format: LintFormat
  private let terminal: Terminal
  /// True if notes count as failures.
  private let isStrict: Bool
  private var json: JSONWriter
  private var text = ""
  private var records: [(inout JSONWriter) -> Void] = []
  private var counts: [LintSeverity: Int] = [:]
  private var fixable = 0
  private var files = 0
  /// The number of files in folders without declarations.
  private var skipped = 0
  /// The findings for SARIF and JUnit, each with its file.
  private var reportEntries: [(finding: Finding?, file: PathArgument)] = []
  private var explainedRules: Set<String> = []
  private var failure = ExitStatus.success

  init(format: LintFormat, terminal: Terminal, isStrict: Bool) {
    self.format = format
    self.terminal = terminal
    self.isStrict = isStrict
    json = JSONWriter(indented: format == .json)
  }

  mutating func add(_ findings: [LintFinding], of file: PathArgument) {
    files += 1
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      if finding.isFixable { fixable += 1 }
      let because = LintRule.all.first { $0.name == finding.rule }?.because ?? ""
      switch format {
      case .text: add(text: finding, because)
      case .ndjson, .json: records.append { Self.write(finding, because, &$0) }
      case .sarif, .junit: reportEntries.append((Finding(finding, because, isStrict: isStrict), file))
      }
    }
    if format == .junit, isStrict ? findings.isEmpty : findings.allSatisfy({ $0.severity == .note }) {
      reportEntries.append((nil, file))
    }
  }

  /// Counts skipped files of a folder, which have no declarations.
  mutating func countSkipped(_ count: Int) { skipped += count }

  mutating func add(_ failure: LintFailure) {
    self.failure = self.failure.combined(with: failure.status)
    if format == .text { return }
    if format.list == nil {
      reportEntries.append(
        (Finding(rule: .unreadable, message: failure.message, region: failure.location?.region), failure.file)
      )
      return
    }
    records.append { json in
      json.object { json in
        json.field("file", failure.file.printable)
        if let location = failure.location { Self.write(location, &json) }
        json.key("error")
        json.object { $0.field("message", failure.message) }
      }
    }
  }

  var status: ExitStatus {
    let hasFindings = counts[.error] != nil || counts[.warning] != nil || (isStrict && counts[.note] != nil)
    return failure.combined(with: hasFindings ? .no : .success)
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
    case .sarif:
      let results = reportEntries.compactMap { entry in
        entry.finding.map { finding in
          var json = JSONWriter()
          SARIF.write(finding, about: entry.file.path, to: &json)
          return String(decoding: json.bytes, as: UTF8.self)
        }
      }
      let rules = LintRule.all.map { Finding.Rule($0) } + [.unreadable]
      return Array(
        (SARIF.opening(rules) + results.joined(separator: RecordFormat.sarif.separator) + SARIF.closing).utf8)
    case .junit:
      let lines = reportEntries.filter { $0.finding?.level != .note }
        .map { JUnit.line($0.finding, about: $0.file.path) }
      return Array((JUnit.opening + lines.joined() + JUnit.closing).utf8)
    }
  }

  private var summary: String {
    guard files > 0 else { return "" }
    let count = files == 1 ? "1 file" : "\(files) files"
    let parts = LintSeverity.allCases.reversed().compactMap { severity in
      counts[severity].map { $0 == 1 ? "1 \(severity)" : "\($0) \(severity)s" }
    }
    let rest = skipped > 0 ? "; \(skipped) without declarations left out" : ""
    guard !parts.isEmpty else { return "nothing found in \(count)\(rest)\n" }
    return parts.joined(separator: ", ") + " in \(count)" + (fixable > 0 ? "; --fix can do \(fixable)" : "")
      + "\(rest)\n"
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
    // The reason of a rule is printed once.
    if explainedRules.insert(finding.rule).inserted { text += "    because \(because)\n" }
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

extension Finding.Rule {
  /// Creates a rule for SARIF and JUnit from a lint rule.
  init(_ rule: LintRule) {
    self.init(name: rule.name, description: "\(rule.when); \(rule.because)")
  }
}

extension Finding {
  /// Creates a finding for SARIF and JUnit from a lint finding.
  fileprivate init(_ finding: LintFinding, _ because: String, isStrict: Bool) {
    let level: Level =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      // A finding that changes the exit code counts as a failure.
      case .note: isStrict ? .warning : .note
      }
    self.init(
      rule: Rule(name: finding.rule, description: because), level: level,
      message: "\(finding.reason); \(finding.fix)", region: finding.place.region)
  }
}

extension DeclarationPlace {
  /// The line and column, if the file has lines.
  fileprivate var region: Finding.Region? {
    switch self {
    case .unknown: nil
    case .line(_, let line): Finding.Region(line: line)
    case .property(_, _, let position):
      position.map { Finding.Region(line: $0.line, column: $0.column) }
    }
  }

  fileprivate var file: String? {
    switch self {
    case .unknown: nil
    case .line(let file, _), .property(let file, _, _): file
    }
  }
}

extension LintReport {
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
