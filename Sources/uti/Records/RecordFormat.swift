import ArgumentParser
import MediaItems

/// The output format of records or findings.
enum RecordFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, ndjson, json, csv, mime
  /// Formats of findings.
  case sarif, junit

  static let allCases: [RecordFormat] = [.text, .ndjson, .json, .csv, .mime]

  /// Parses the name of a format for any record.
  init?(argument: String) {
    guard let format = RecordFormat(rawValue: argument), Self.allCases.contains(format) else { return nil }
    self = format
  }

  /// Returns the text before the first record.
  func opening(_ fields: FieldSelection) -> String {
    switch self {
    case .text, .ndjson, .mime: ""
    case .json: "["
    case .csv: CSV(fields).header
    case .sarif: SARIF.opening
    case .junit: JUnit.opening
    }
  }

  /// The text between records.
  var separator: String { self == .json || self == .sarif ? ",\n" : "" }

  /// The text after the last record.
  var closing: String {
    switch self {
    case .json: "]\n"
    case .sarif: SARIF.closing
    case .junit: JUnit.closing
    case .text, .ndjson, .csv, .mime: ""
    }
  }

  /// True if files without a finding are written too.
  var writesAll: Bool { self == .junit }

  /// True if the format has a message for each finding.
  var hasMessages: Bool { self == .sarif || self == .junit }

  /// True if an unreadable file has a record.
  var recordsErrors: Bool { self != .mime }
}
