import ByteSources
import ConformanceSuites
import ContainerFormats
import FileIdentification
import Formats
import MediaItems
import MediaMetadata
import PropertyLists
import TypeDeclarations
import UniformTypes

extension FuzzTarget {
  /// Targets for single parsers.
  static let parsers: [FuzzTarget] = [
    FuzzTarget(name: "zip", about: "ZIP directories and their contents") { bytes in
      let reader = ByteReader()
      guard (try? reader.open(MemorySource(bytes))) != nil else { return }
      guard let directory = try? ZIPDirectory.open(reader) else { return }
      guard let entries = try? directory.first(64) else { return }
      for entry in entries {
        _ = entry.extraField(1)
        if let contents = try? directory.contents(of: entry, upTo: 4096), contents.bytes.count > 4096 {
          fatalError("\(contents.bytes.count) bytes of 4096")
        }
      }
    },
    FuzzTarget(name: "inflate", about: "raw, zlib and gzip streams") { bytes in
      for format in [Inflater.Format.raw, .zlib, .gzip] {
        if let output = try? Inflate.bytes(of: bytes, as: format, upTo: 10_000),
          output.bytes.count > 10_000 || output.used > bytes.count
        {
          fatalError("\(output.bytes.count) bytes from \(output.used)")
        }
      }
    },
    FuzzTarget(name: "plist-xml", about: "property lists in XML") { bytes in
      _ = try? PropertyList.parse(Array("<plist version=\"1.0\">".utf8) + bytes)
      _ = try? PropertyList.parse(bytes)
    },
    FuzzTarget(name: "plist-binary", about: "binary property lists") { bytes in
      _ = try? PropertyList.parse(Array("bplist00".utf8) + bytes)
      _ = try? PropertyList.parse(bytes)
    },
    FuzzTarget(name: "json", about: "JSON") { bytes in _ = try? PropertyList.parseJSON(bytes) },
    FuzzTarget(name: "plist-edit", about: "changed strings in the text of property lists") { bytes in
      guard let list = try? PropertyList.parse(bytes) else { return }
      var strings: [TextPosition] = []
      collect(list, &strings, depth: 0)
      for position in strings.prefix(4) {
        guard
          let edited = try? PropertyList.editing(
            bytes, [PropertyListEdit(at: position, replacement: "<&\"é")])
        else { continue }
        guard (try? PropertyList.parse(edited)) != nil else { fatalError("an edited list does not parse") }
      }
      _ = try? PropertyList.editing(
        bytes, strings.prefix(3).map { PropertyListEdit(at: $0, replacement: nil) })
      _ = try? PropertyList.editing(
        bytes, [PropertyListEdit(at: TextPosition(line: 2, column: 3), replacement: "")])
    },
    FuzzTarget(name: "declarations", about: "type tables and Info.plist declarations, and the lint") {
      bytes in
      if let declarations = try? TypeDeclaration.declarations(in: bytes, file: "a") {
        _ = try? TypeRegistry.standard.adding(declarations)
      }
      let table = Array("identifier\tconforms-to\textensions\tmime-types\n".utf8) + bytes
      if let declarations = try? TypeDeclaration.declarations(in: table, file: "a") {
        _ = try? TypeRegistry.standard.adding(declarations)
      }
      guard let document = try? LintDocument(bytes, file: "a") else { return }
      _ = document.findings(in: TypeRegistry.standard)
    },
    FuzzTarget(name: "suites", about: "suite files and the line protocol") { bytes in
      _ = try? Suite(ndjson: bytes, name: "a")
      _ = try? Suite(ndjson: Array("{\"suite\":\"a\",\"format\":1}\n".utf8) + bytes, name: "a")
      // Not `respond`: a case may name any file of this machine.
      _ = try? CaseValue(json: bytes)
    },
    FuzzTarget(name: "identifiers", about: "identifiers, dynamic ones too, and tags") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for identifier in [text, "dyn." + text, "dyn.a" + text] {
        guard let type = UTType(identifier) else { continue }
        _ = type.conforms(to: .data)
        _ = type.preferredFilenameExtension
        for (tagClass, tags) in type.tags {
          for tag in tags { _ = UTType(tag: tag, tagClass: tagClass, conformingTo: nil) }
        }
        guard UTType(type.identifier) == type else { fatalError("\(type.identifier) is not itself") }
      }
      for tagClass in [UTTagClass.filenameExtension, .mimeType] {
        guard let type = UTType(tag: text, tagClass: tagClass, conformingTo: nil) else { continue }
        guard UTType(type.identifier) == type else { fatalError("\(type.identifier) is not itself") }
      }
    },
    FuzzTarget(name: "metadata", about: "Exif, XMP, movie keys and the sizes of pictures and movies") {
      bytes in
      let reader = ByteReader()
      guard (try? reader.open(WatchedSource(bytes))) != nil,
        let finding = try? ContentFinding.detect(in: reader)
      else {
        return
      }
      for source in [WatchedSource(bytes), WatchedSource(bytes, changes: true, declaresCount: false)] {
        guard (try? reader.open(source)) != nil else { return }
        do {
          let metadata = try MediaMetadata.read(reader, type: finding.type)
          _ = try MediaDetails.read(reader, beside: metadata, [.everything, .tags, .pictures])
        } catch {
          fatalError("memory does not fail: \(error)")
        }
      }
    },
  ]

  private static func collect(_ list: PropertyList, _ strings: inout [TextPosition], depth: Int) {
    guard depth < 200 else { return }
    switch list.value {
    case .string: if let position = list.position { strings.append(position) }
    case .array(let elements): for element in elements { collect(element, &strings, depth: depth + 1) }
    case .dictionary(let entries): for entry in entries { collect(entry.value, &strings, depth: depth + 1) }
    default: break
    }
  }
}
