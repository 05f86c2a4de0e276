import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// What one item came to: results for standard output, words for standard error, a status.
struct ExtractResults {
  /// nil when no results are wanted.
  let format: ListFormat?
  private(set) var output: [UInt8] = []
  private(set) var errors = ""
  private(set) var status = ExitStatus.success

  var folders: FolderLines

  init(format: ListFormat?, folders: FolderLines) {
    self.format = format
    self.folders = folders
  }

  mutating func add(_ part: MediaPart, from item: FilePath, to place: PartWriter<SystemParts>.Written) {
    switch format {
    case nil: break
    case .text:
      let offset = part.range.map { " at \($0.lowerBound)" } ?? ""
      let line =
        "\(folders.margin)\(folders.name(of: item)) → \(PrintableText.escaped(place.path))  \(part.role.rawValue), "
        + "\(part.byteCount) bytes\(offset), \(part.type.localizedDescription ?? part.type.identifier)"
        + (part.head.isEmpty ? "" : ", wrapped: the item's coded bytes behind a new head")
        + (part.leftOut.isEmpty ? "" : "; left out as well: \(part.leftOut.joined(separator: ", "))")
        + (place.existed ? ", there already\n" : "\n")
      output.append(contentsOf: line.utf8)
    case .json, .ndjson:
      line { json in
        json.path("from", item)
        json.path("to", place.path)
        json.field("part", part.role.rawValue)
        // The file that the bytes lie in, where that is not the item itself.
        if part.container.path != item { json.path("source", part.container.path) }
        json.field("offset", part.range.map { Int($0.lowerBound) })
        json.field("length", Int(part.byteCount))
        json.field("type", part.type.identifier)
        if !part.head.isEmpty { json.field("wrapped", true) }
        if !part.leftOut.isEmpty { json.field("leftOut", part.leftOut) }
        if place.existed { json.field("existed", true) }
      }
    }
  }

  mutating func fail(_ item: FilePath, code: String, _ message: String, _ status: ExitStatus) {
    self.status = self.status.combined(with: status)
    errors += "uti: \(PrintableText.escaped(item)): \(message)\n"
    guard format == .ndjson || format == .json else { return }
    line { json in
      json.path("from", item)
      json.key("error")
      json.object { json in
        json.field("code", code)
        json.field("message", message)
      }
    }
  }

  private mutating func line(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(body)
    json.endRecord()
    output.append(contentsOf: json.bytes)
  }
}

extension JSONWriter {
  /// A path as text, and its bytes beside it when the text could not keep them.
  fileprivate mutating func path(_ name: String, _ path: FilePath) {
    field(name, path.string)
    let bytes = path.bytes
    if String(validating: bytes, as: UTF8.self) == nil { field(name + "Bytes", Base64.encode(bytes)) }
  }
}
