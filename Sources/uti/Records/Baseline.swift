internal import ByteSources
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

/// Findings that are known and no news: the records of an earlier run.
///
/// A file that changed its type, its damage or its error is news again.
struct Baseline: Sendable {
  private struct Known: Hashable {
    var path: String
    var type: String?
    var damage: String?
    var error: String?
  }

  private let known: Set<Known>
  private static let limits = PropertyListLimits(depth: 32, nodes: 1 << 18, allowsNull: true)

  /// Reads what `--format ndjson` wrote.
  init(_ path: FilePath) throws {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try DeclarationFiles.content(of: path, isText: true) } catch {
      throw CommandFailure(.unreadable, "--baseline \(PrintableText.escaped(path)): \(error)")
    }
    guard bytes.count <= DeclarationFiles.longest else {
      throw CommandFailure(
        .badDeclarations,
        "--baseline \(PrintableText.escaped(path)): longer than \(DeclarationFiles.longest >> 20) MiB")
    }
    var known: Set<Known> = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where !line.isEmpty {
      guard let record = try? PropertyList.parseJSON(Array(line), limits: Self.limits).dictionary,
        let path = record["path"]?.string
      else {
        throw CommandFailure(
          .badDeclarations,
          "--baseline \(PrintableText.escaped(path)): line \(index + 1) is not a record; write the file with --format ndjson"
        )
      }
      let error = record["error"]?.dictionary
      known.insert(
        Known(
          path: Self.plain(path), type: record["type"]?.string, damage: record["damage"]?.string,
          error: error?["code"]?.string))
    }
    self.known = known
  }

  func contains(_ record: Record) -> Bool {
    known.contains(
      Known(
        path: Self.plain(record.path.string), type: record.type?.identifier,
        damage: record.identification?.damage?.rawValue,
        error: record.error?.code.rawValue))
  }

  /// The same file, whether it was named or found in `.`.
  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
