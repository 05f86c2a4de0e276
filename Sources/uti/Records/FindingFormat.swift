import ArgumentParser

/// How commands that find something wrong write it: as records, or as what reviews and build servers collect.
struct FindingFormat: ExpressibleByArgument, CustomStringConvertible, Sendable {
  let record: RecordFormat

  static let text = FindingFormat(record: .text)
  static let allValueStrings = (RecordFormat.allCases + [.sarif, .junit]).map(\.rawValue)

  var description: String { record.rawValue }
}

extension FindingFormat {
  init?(argument: String) {
    guard let record = RecordFormat(rawValue: argument) else { return nil }
    self.record = record
  }
}

/// The formats of findings in declarations: a list, or a report for reviews and build servers.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case text, ndjson, json, sarif, junit

  /// The form as a list; nil for what collects findings.
  var list: ListFormat? { ListFormat(rawValue: rawValue) }
}
