import FileActions
import FileIdentification
import MediaItems
import PropertyLists
import SystemCalls
import SystemPackage
import UniformTypes

/// The results of extracting the parts of one item: output, error messages and a status.
struct ExtractResults {
  /// nil if no results are printed.
  let format: ListFormat?
  private(set) var output: [UInt8] = []
  private(set) var errors = ""
  private(set) var status = ExitStatus.success

  var folders: FolderHeadings

  init(format: ListFormat?, folders: FolderHeadings) {
    self.format = format
    self.folders = folders
  }

  mutating func add(_ part: MediaPart, from item: FilePath, to file: PartWriter<SystemParts>.Destination) {
    switch format {
    case nil: break
    case .text:
      let offset = part.range.map { " at \($0.lowerBound)" } ?? ""
      let line =
        "\(folders.margin)\(folders.name(of: item)) → \(PrintableText.escaped(file.path))  \(part.role.rawValue), "
        + "\(part.byteCount) bytes\(offset), \(part.type.localizedDescription ?? part.type.identifier)"
        + (part.head.isEmpty ? "" : ", wrapped: the item's coded bytes behind a new head")
        + (part.leftOut.isEmpty ? "" : "; left out as well: \(part.leftOut.joined(separator: ", "))")
        + (file.existed ? ", there already\n" : "\n")
      output.append(contentsOf: line.utf8)
    case .json, .ndjson:
      line { json in
        json.path("from", item)
        json.path("to", file.path)
        json.field("part", part.role.rawValue)
        // Only if the bytes are in another file than the item's.
        if part.container.path != item { json.path("source", part.container.path) }
        json.field("offset", part.range.map { Int($0.lowerBound) })
        json.field("length", Int(part.byteCount))
        json.field("type", part.type.identifier)
        if !part.head.isEmpty { json.field("wrapped", true) }
        if !part.leftOut.isEmpty { json.field("leftOut", part.leftOut) }
        if file.existed { json.field("existed", true) }
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
  /// Writes a path as text, and its bytes in base64 if they are not UTF-8.
  fileprivate mutating func path(_ name: String, _ path: FilePath) {
    field(name, path.string)
    let bytes = path.bytes
    if String(validating: bytes, as: UTF8.self) == nil { field(name + "Bytes", Base64.encode(bytes)) }
  }
}
