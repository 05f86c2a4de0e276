import ArgumentParser
import MediaItems

/// How records are written.
enum RecordFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, ndjson, json, csv, mime

  /// What is written before the first record.
  func opening(_ fields: FieldSelection) -> String {
    switch self {
    case .text, .ndjson, .mime: ""
    case .json: "["
    case .csv: CSV(fields).header
    }
  }

  /// What stands before every record; the first record of all goes without it.
  var separator: String { self == .json ? ",\n" : "" }

  /// What is written after the last record.
  var closing: String { self == .json ? "]\n" : "" }

  /// Whether what could not be read is a record too, and not only an error.
  var recordsErrors: Bool { self != .mime }
}
