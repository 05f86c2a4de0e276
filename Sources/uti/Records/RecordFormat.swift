import ArgumentParser
import MediaItems

/// How records are written.
enum RecordFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, ndjson, json, csv, mime
  /// What is wrong with files, for those who collect such findings.
  case sarif, junit

  /// Those that write any record.
  static let allCases: [RecordFormat] = [.text, .ndjson, .json, .csv, .mime]

  /// Of those that write any record.
  init?(argument: String) {
    guard let format = RecordFormat(rawValue: argument), Self.allCases.contains(format) else { return nil }
    self = format
  }

  /// What is written before the first record.
  func opening(_ fields: FieldSelection) -> String {
    switch self {
    case .text, .ndjson, .mime: ""
    case .json: "["
    case .csv: CSV(fields).header
    case .sarif: SARIF.opening
    case .junit: JUnit.opening
    }
  }

  /// What stands before every record; the first record of all goes without it.
  var separator: String { self == .json || self == .sarif ? ",\n" : "" }

  /// What is written after the last record.
  var closing: String {
    switch self {
    case .json: "]\n"
    case .sarif: SARIF.closing
    case .junit: JUnit.closing
    case .text, .ndjson, .csv, .mime: ""
    }
  }

  /// Whether files without a finding are written, too.
  var writesAll: Bool { self == .junit }

  /// True if the format has a message for each finding.
  var saysFindings: Bool { self == .sarif || self == .junit }

  /// Whether what could not be read is a record too, and not only an error.
  var recordsErrors: Bool { self != .mime }
}
