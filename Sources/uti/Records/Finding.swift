import ASCIIBytes
import ArgumentParser
import FileIdentification
import PropertyLists
import SystemPackage

/// A problem of a file, for SARIF and JUnit.
struct Finding: Equatable, Sendable {
  /// The severity.
  enum Level: String, Sendable {
    case error, warning, note
  }

  /// The rule, with a stable name.
  struct Rule: Equatable, Sendable {
    let name: String
    let description: String
  }

  /// A position in a text file.
  struct Region: Equatable, Sendable {
    let line: Int
    var column: Int?
  }

  let rule: Rule
  var level = Level.error
  let message: String
  /// The position; nil for the whole file.
  var region: Region?
}

extension Finding.Rule {
  static let unreadable = Self(name: "unreadable", description: "A file could not be read.")
  static let nameContradictsContent = Self(
    name: "name-contradicts-content",
    description: "A file's name says one format, and its bytes prove another.")
  static let keptName = Self(
    name: "name-left-alone", description: "Name and content differ, and the name may be right.")
  static let wrongType = Self(
    name: "not-what-was-asked-for", description: "A file is not of the type or kind that was asked for.")
  static let damaged = Self(name: "damaged", description: "A file is cut or damaged.")
  static let empty = Self(name: "empty", description: "A file has no content.")
  static let nameUnconfirmed = Self(
    name: "name-alone", description: "Nothing in a file's content supports what its name says.")
  static let altered = Self(name: "altered", description: "A file does not have the sum that a list says.")
  static let upload = Self(
    name: "upload-refused", description: "A file is not accepted by the rules for uploads.")

  /// All rules, in the order of reports.
  static let all: [Self] = [
    .nameContradictsContent, .keptName, .wrongType, .damaged, .empty, .nameUnconfirmed, .altered, .upload,
    .unreadable,
  ]
}

/// The format of commands with findings: a record format, SARIF or JUnit.
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

/// The format of findings in declarations: a list, SARIF or JUnit.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case text, ndjson, json, sarif, junit

  /// The corresponding list format; nil for SARIF and JUnit.
  var list: ListFormat? { ListFormat(rawValue: rawValue) }
}

/// Formats files as test cases in the XML of JUnit; a file without a finding passes.
enum JUnit {
  static let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"uti\">\n"
  static let closing = "</testsuite>\n</testsuites>\n"

  static func line(_ finding: Finding?, about path: FilePath) -> String {
    var name = XMLText.escaped(PrintableText.escaped(path))
    // The positions distinguish several findings of a file.
    if let region = finding?.region { name += ":\(region.line)" + (region.column.map { ":\($0)" } ?? "") }
    let head = "<testcase classname=\"uti\" name=\"\(name)\""
    guard let finding, finding.level != .note else { return head + "/>\n" }
    let element = finding.rule == .unreadable ? "error" : "failure"
    return
      "\(head)><\(element) type=\"\(finding.rule.name)\" message=\"\(XMLText.escaped(finding.message))\"/></testcase>\n"
  }
}

/// Formats findings as SARIF 2.1.0 (OASIS).
enum SARIF {
  /// The text before the first result.
  static var opening: String { opening(Finding.Rule.all) }

  /// Returns the text before the first result, for other rules.
  static func opening(_ rules: [Finding.Rule]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", "2.1.0")
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in
              json.field("name", "uti")
              json.field("version", VersionReport.command)
              json.key("rules")
              json.array { json in for rule in rules { write(rule, to: &json) } }
            }
          }
          json.key("results")
          json.array { _ in }
        }
      }
    }
    // Cut inside the empty array, where the results follow; `closing` has the rest.
    return String(decoding: json.bytes.dropLast(closing.utf8.count - 1), as: UTF8.self) + "\n"
  }

  /// The text after the last result.
  static let closing = "]}]}\n"

  private static func write(_ rule: Finding.Rule, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule.name)
      json.key("shortDescription")
      json.object { $0.field("text", rule.description) }
    }
  }

  static func write(_ finding: Finding, about path: FilePath, to json: inout JSONWriter) {
    json.object { json in
      json.field("ruleId", finding.rule.name)
      json.field("level", finding.level.rawValue)
      json.key("message")
      json.object { $0.field("text", finding.message) }
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.field("uri", uri(of: path)) }
            guard let region = finding.region else { return }
            json.key("region")
            json.object { json in
              json.field("startLine", region.line)
              json.field("startColumn", region.column)
            }
          }
        }
      }
    }
  }

  /// Returns the reference to a file (RFC 3986), relative to the current folder or absolute.
  static func uri(of path: FilePath) -> String {
    var bytes = path.withPlatformString { pointer in
      Array(UnsafeRawBufferPointer(start: pointer, count: path.length))
    }
    while bytes.starts(with: Array("./".utf8)) { bytes.removeFirst(2) }
    return (path.isAbsolute ? "file://" : "") + PercentEncoding.encode(bytes, allowing: "/")
  }
}
