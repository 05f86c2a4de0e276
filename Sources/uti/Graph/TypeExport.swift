import ASCIIBytes
import PropertyLists
import UniformTypes

/// Exports types as shared-mime-info, Apache or nginx MIME types, HTML `accept` or Info.plist.
struct TypeExport {
  /// A MIME type with its aliases, extensions and supertypes.
  struct Row {
    let mime: String
    var aliases: [String] = []
    var extensions: [String] = []
    var supertypes: [String] = []
    var description: String?
  }

  private let types: [UTType]
  private let registry: TypeRegistry

  init(_ types: [UTType], _ registry: TypeRegistry) { (self.types, self.registry) = (types, registry) }

  func text(_ format: ExportFormat) -> String {
    switch format {
    case .sharedMIMEInfo: sharedMIMEInfo
    case .apache:
      rows.filter { !$0.extensions.isEmpty }.map { "\($0.mime) \($0.extensions.joined(separator: " "))\n" }
        .joined()
    case .nginx:
      "types {\n"
        + rows.filter { !$0.extensions.isEmpty }.map {
          "  \($0.mime) \($0.extensions.joined(separator: " "));\n"
        }.joined()
        + "}\n"
    case .htmlAccept:
      rows.flatMap { [$0.mime] + $0.extensions.map { "." + $0 } }.joined(separator: ",") + "\n"
    case .infoPlist: infoPlist
    }
  }

  /// One row per MIME type, sorted; several types may share one.
  var rows: [Row] {
    var rows: [String: Row] = [:]
    for type in types {
      guard let mime = ownMIMEType(of: type) else { continue }
      let own = type.tags[.mimeType] ?? []
      var row = rows[mime] ?? Row(mime: mime, description: type.localizedDescription)
      row.aliases += own.map { $0.lowercased() }.filter {
        $0 != mime && Self.isBareMIMEType($0) && !row.aliases.contains($0)
      }
      row.extensions += (type.tags[.filenameExtension] ?? []).map { $0.lowercased() }.filter {
        Self.isToken($0) && !row.extensions.contains($0) && isOwner(type, ofExtension: $0)
      }
      row.supertypes += supertypes(of: type, withMIMEType: mime).filter { !row.supertypes.contains($0) }
      rows[mime] = row
    }
    // A MIME type with its own row is not an alias.
    return rows.values.map { row in
      var row = row
      row.aliases.removeAll { rows[$0] != nil }
      return row
    }.sorted { $0.mime < $1.mime }
  }

  /// Returns the MIME type that the type declares itself.
  private func ownMIMEType(of type: UTType) -> String? {
    type.ownPrintedMIMEType.map { $0.lowercased() }.flatMap { Self.isBareMIMEType($0) ? $0 : nil }
  }

  private func isOwner(_ type: UTType, ofExtension tag: String) -> Bool {
    TypeSpecifier("." + tag).types(in: registry).first == type
  }

  /// The identifiers of the types without a MIME type of their own, which have no row.
  var withoutMIMEType: [String] { types.filter { ownMIMEType(of: $0) == nil }.map(\.identifier) }

  /// Returns the MIME types of the nearest supertypes that have one.
  private func supertypes(of type: UTType, withMIMEType mime: String) -> [String] {
    var level = type.directSupertypes
    var seen = Set(level)
    while !level.isEmpty {
      let mimeTypes = level.compactMap { ownMIMEType(of: $0) }.filter {
        $0 != mime && $0 != "application/octet-stream"
      }
      if !mimeTypes.isEmpty { return Array(Set(mimeTypes)).sorted() }
      level = level.flatMap(\.directSupertypes).filter { seen.insert($0).inserted }
    }
    return []
  }

  /// Returns true for `type/subtype` without parameters.
  private static func isBareMIMEType(_ mime: String) -> Bool {
    let parts = mime.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy(isToken)
  }

  /// Returns true if no character has a special meaning in any of the formats.
  private static func isToken(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || "!#$&-^_.+~".utf8.contains($0) }
  }

  // Freedesktop's Shared MIME-info Database specification, 0.21.
  private var sharedMIMEInfo: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">

      """
    for row in rows {
      text += "  <mime-type type=\"\(XMLText.escaped(row.mime))\">\n"
      if let description = row.description {
        text += "    <comment>\(XMLText.escaped(description))</comment>\n"
      }
      for alias in row.aliases { text += "    <alias type=\"\(XMLText.escaped(alias))\"/>\n" }
      for supertype in row.supertypes {
        text += "    <sub-class-of type=\"\(XMLText.escaped(supertype))\"/>\n"
      }
      for tag in row.extensions { text += "    <glob pattern=\"*.\(XMLText.escaped(tag))\"/>\n" }
      text += "  </mime-type>\n"
    }
    return text + "</mime-info>\n"
  }

  /// Imported type declarations for an app, without Apple's types.
  private var infoPlist: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>UTImportedTypeDeclarations</key>
        <array>

      """
    for type in types where TypeRegistry.apple.type(type.identifier) == nil {
      text += "    <dict>\n" + Self.field("UTTypeIdentifier", type.identifier)
      if let description = type.localizedDescription { text += Self.field("UTTypeDescription", description) }
      text += Self.list("UTTypeConformsTo", type.directSupertypes.map(\.identifier), indent: 6)
      text += "      <key>UTTypeTagSpecification</key>\n      <dict>\n"
      for (tagClass, tags) in type.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        text += Self.list(tagClass.rawValue, tags, indent: 8)
      }
      text += "      </dict>\n    </dict>\n"
    }
    return text + "  </array>\n</dict>\n</plist>\n"
  }

  private static func field(_ key: String, _ value: String) -> String {
    "      <key>\(key)</key>\n      <string>\(XMLText.escaped(value))</string>\n"
  }

  private static func list(_ key: String, _ values: [String], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    let items = values.map { "\(space)  <string>\(XMLText.escaped($0))</string>\n" }.joined()
    return "\(space)<key>\(key)</key>\n\(space)<array>\n\(items)\(space)</array>\n"
  }
}
