import FileIdentification
import PropertyLists
import SystemPackage

/// The table of another program for `uti diff`: the MIME types of each extension, preferred first.
struct ExtensionTable {
  private(set) var types: [String: [String]] = [:]

  /// The size limit of a file; system tables have about 100 KiB.
  private static let sizeLimit = 4 << 20

  private static let systemTables: [FilePath] = [
    "/usr/share/mime/globs2", "/usr/local/share/mime/globs2", "/etc/mime.types",
  ]

  /// Reads a table, by default that of the system.
  static func read(_ path: FilePath?) throws -> ExtensionTable {
    for candidate in path.map({ [$0] }) ?? systemTables {
      let bytes: [UInt8]
      do throws(Errno) {
        bytes = try DeclarationFiles.content(of: candidate, upTo: sizeLimit, isText: true)
      } catch {
        if path == nil { continue }
        throw CommandFailure(.unreadable, "\(PrintableText.escaped(candidate)): \(error)")
      }
      guard bytes.count <= sizeLimit else {
        throw CommandFailure(
          .badDeclarations,
          "\(PrintableText.escaped(candidate)) is longer than \(sizeLimit >> 20) MiB, the limit for a table of MIME types"
        )
      }
      let table = ExtensionTable(String(decoding: bytes, as: UTF8.self))
      guard !table.types.isEmpty else {
        throw CommandFailure(
          .badDeclarations,
          "\(PrintableText.escaped(candidate)) is neither globs2 nor a table of MIME types and extensions")
      }
      return table
    }
    throw CommandFailure(
      .unavailable, "this system has no table of MIME types; give one, or install shared-mime-info")
  }

  init(_ text: String) {
    // globs2: weight:type:glob, highest weight first; others: a type and its extensions, perhaps within `types { … }`.
    var weights: [String: Int] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count >= 3, let weight = Int(parts[0]), parts[1].contains("/") {
        guard parts[2].hasPrefix("*."), !parts[2].dropFirst(2).contains(where: { "*?[".contains($0) }) else {
          continue
        }
        let tag = parts[2].dropFirst(2).lowercased()
        if weight > weights[tag] ?? -1 {
          weights[tag] = weight
          types[tag] = []
        }
        if weight == weights[tag] { types[tag]?.append(parts[1].lowercased()) }
        continue
      }
      let words = line.split { " \t;{}".contains($0) }
      guard let type = words.first, type.contains("/") else { continue }
      for tag in words.dropFirst() { types[tag.lowercased(), default: []].append(type.lowercased()) }
    }
  }
}
