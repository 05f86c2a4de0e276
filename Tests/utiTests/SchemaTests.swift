import Foundation
import Testing

/// The output of commands conforms to their schemas.
struct SchemaTests {
  /// Schemas with command lines whose output they describe, run in the folder of the cases.
  static let outputs: [(schema: String, command: String)] = [
    (
      "classify",
      "uti classify -r --explain --ends --fields all,serial --format ndjson ../../Fixtures nothing-here"
    ),
    ("classify", "uti classify -r --format json ../../Fixtures/Media"),
    ("classify", "uti classify --fields exposure,caption --format ndjson ../../Fixtures/Details/*"),
    ("classify", "uti check -r --kind photo --format ndjson ../../Fixtures/Media"),
    ("classify", "uti mismatches -r --all --fields basic,file --format ndjson ../../Fixtures"),
    ("pick", "uti pick ../../Fixtures/Media --limit 0 --fields all"),
    ("pick", "uti pick ../../Fixtures/Media --limit 0 --format json"),
    ("duplicates", "uti duplicates ../../Fixtures/Media --format ndjson"),
    ("duplicates", "uti duplicates ../../Fixtures/Media ../../Fixtures/Places --no-pairing --format json"),
    ("orphans", "uti orphans ../../Fixtures/Media --format ndjson"),
    ("orphans", "uti orphans ../../Fixtures/Media --fields all --format json"),
    (
      "report",
      """
      d=$(mktemp -d); trap 'rm -r $d' EXIT; uti report ../../Fixtures --to $d/page.html --private place,serial,caption >$d/said
      sed -n 's/.*class="records" >\\(.*\\)<\\/script>/\\1/p' $d/page.html | while read -r block; do
        (printf '\\037\\213\\010\\0\\0\\0\\0\\0\\0\\0'; echo "$block" | base64 -d) | gzip -dc 2>$d/said
      done
      """
    ),
    ("summary", "uti summary ../../Fixtures/Media --format ndjson"),
    ("summary", "uti summary ../../Fixtures/Media --format json"),
    ("renames", "uti mismatches -r --all --rename --format ndjson ../../Fixtures/Media"),
    (
      "renames",
      """
      d=$(mktemp -d); cp ../../Fixtures/Media/subtypes/plain.heic $d/a.jpg; cd $d
      uti mismatches -r --rename --apply --undo-log log --format ndjson .; uti undo-renames log --format ndjson
      """
    ),
    ("when", "uti when -r ../../Fixtures/Media ../../Fixtures/DateReports --format ndjson"),
    ("when", "uti when ../../Fixtures/Media/live --format json"),
    (
      "times",
      """
      d=$(mktemp -d); cp ../../Fixtures/Media/live/IMG_0001.JPG $d; cd $d
      uti when --apply --undo-log log --format ndjson .; uti undo-times log --format ndjson
      """
    ),
    (
      "extract",
      "uti extract ../../Fixtures/Media/motion/* ../../Fixtures/Media/bundle/* nothing-here --to $(mktemp -d) --format ndjson"
    ),
    ("plan", "uti plan -r ../../Fixtures/Media nothing-here --for upload --format ndjson"),
    ("plan", "uti plan --registered public.heic,public.jpeg --for display --format ndjson"),
    ("show", "uti show .jpg .ts image/x-nobodys com.x.unheard --format json"),
    ("types", "uti types --extension ts --format json"),
    ("types", "uti types --mime image/jpeg --format json"),
    (
      "diff",
      "cd $(mktemp -d); printf 'image/jpeg jpg\nx/y nobody\n' > mime.types; uti diff mime.types --format json"
    ),
    ("tree", "uti tree public.image --format json"),
    ("conforms", "uti conforms .heic public.image --format json"),
    ("conforms", "uti conforms .docx public.zip-archive --format json"),
    ("lint", "uti lint lint-notes.tsv lint.plist nothing-here --format ndjson"),
    ("lint", "uti lint lint-notes.tsv lint.plist --format json"),
    (
      "offered",
      "uti offered --activation share.plist ../../Fixtures/Media/subtypes/plain.jpg nothing-here --format ndjson"
    ),
    ("offered", "uti offered -r --activation share-predicate.json ../../Fixtures/Media --format json"),
    ("offered", "uti offered --activation opens.json lint.plist --format ndjson"),
    ("lint-rules", "uti lint --list-rules --format ndjson"),
  ]

  @Test(arguments: outputs) func outputConformsToSchema(_ row: (schema: String, command: String)) throws {
    let schema = try Self.schema(row.schema)
    let records = try Self.records(try ShellCommand.run(row.command).output)
    #expect(!records.isEmpty, "\(row.command)")
    for record in records { #expect(JSONSchema(schema).faults(record) == [], "\(row.command)") }
  }

  @Test func everySchemaIsTested() throws {
    let help = try ShellCommand.run("uti schema --help").output
    for row in Self.outputs { #expect(help.contains(row.schema)) }
    let listed = help.components(separatedBy: "values: ").dropFirst().first?.prefix { $0 != ")" }
    let names = (listed ?? "").split(whereSeparator: { ", \n".contains($0) }).map(String.init)
    #expect(Set(names) == Set(Self.outputs.map(\.schema)))
  }

  @Test func schemasHaveIdentifiers() throws {
    for name in Set(Self.outputs.map(\.schema)) {
      let schema = try Self.schema(name)
      #expect((schema["$id"] as? String)?.hasPrefix("urn:uniform-types:schema:\(name):") == true)
      #expect(schema["version"] is Int)
    }
  }

  /// Records that the validator must reject.
  static let invalidRecords: [String] = [
    #"{}"#, #"{"path":1}"#, #"{"path":"a","nobodys":1}"#, #"{"path":"a","kind":"picture"}"#,
    #"{"path":"a","livePhoto":{"form":"odd"}}"#, #"{"path":"a","subtypes":["odd"]}"#,
    #"{"path":"a","subtypes":"panorama"}"#, #"{"path":"a","iso":1.5}"#, #"{"path":"a","flash":1}"#,
  ]

  @Test(arguments: invalidRecords) func invalidRecordsAreRejected(_ record: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(record.utf8))
    #expect(try JSONSchema(Self.schema("classify")).faults(value) != [])
  }

  private static func schema(_ name: String) throws -> [String: Any] {
    let text = try ShellCommand.run("uti schema \(name)").output
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Returns the elements of an array, the objects of lines, or a single object.
  private static func records(_ text: String) throws -> [Any] {
    if let whole = try? JSONSerialization.jsonObject(with: Data(text.utf8)) {
      return whole as? [Any] ?? [whole]
    }
    return try text.split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
  }
}

/// A validator for the part of JSON Schema that is used.
private struct JSONSchema {
  let schema: [String: Any]

  init(_ schema: [String: Any]) { self.schema = schema }

  /// Returns the violations of the schema by a value.
  func faults(_ value: Any, at path: String = "") -> [String] {
    var faults: [String] = []
    if let type = schema["type"] as? String, !Self.isOf(type, value) {
      return ["\(path): no \(type): \(value)"]
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      faults.append("\(path): \(value) is none of \(words.count) words")
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        faults.append("\(path): lacks \(name)")
      }
      for (name, member) in object {
        if let property = properties[name] {
          faults += JSONSchema(property).faults(member, at: "\(path).\(name)")
        } else if let additional = schema["additionalProperties"] as? [String: Any] {
          faults += JSONSchema(additional).faults(member, at: "\(path).\(name)")
        } else {
          faults.append("\(path): has \(name), too")
        }
      }
    }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in list.enumerated() {
        faults += JSONSchema(items).faults(element, at: "\(path)[\(index)]")
      }
    }
    return faults
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "string": value is String
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "boolean": isFlag(value)
    case "integer":
      !isFlag(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": !isFlag(value) && value is NSNumber
    default: false
    }
  }

  private static func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }
}
