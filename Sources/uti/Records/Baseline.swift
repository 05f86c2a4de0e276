import ArgumentParser
internal import ByteSources
import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

/// The findings of an earlier run, given by `--baseline`, which are omitted from the output.
///
/// A file is listed again if its type, damage or error has changed.
struct Baseline: Sendable {
  private struct Key: Hashable {
    var path: String
    var type: String?
    var damage: String?
    var error: String?
  }

  private let keys: Set<Key>
  private static let limits = PropertyListLimits(depth: 32, nodes: 1 << 18, allowsNull: true)

  /// Reads the output of `--format ndjson`.
  init(_ path: FilePath) throws {
    let bytes: [UInt8]
    do throws(Errno) { bytes = try DeclarationFiles.content(of: path, isText: true) } catch {
      throw CommandFailure(.unreadable, "--baseline \(PrintableText.escaped(path)): \(error)")
    }
    guard bytes.count <= DeclarationFiles.sizeLimit else {
      throw CommandFailure(
        .badDeclarations,
        "--baseline \(PrintableText.escaped(path)): longer than \(DeclarationFiles.sizeLimit >> 20) MiB")
    }
    var keys: Set<Key> = []
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
      keys.insert(
        Key(
          path: Self.normalized(path), type: record["type"]?.string, damage: record["damage"]?.string,
          error: error?["code"]?.string))
    }
    self.keys = keys
  }

  func contains(_ record: Record) -> Bool {
    keys.contains(
      Key(
        path: Self.normalized(record.path.string), type: record.type?.identifier,
        damage: record.identification?.damage?.rawValue,
        error: record.error?.code.rawValue))
  }

  /// Removes a leading `./` from a path.
  private static func normalized(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

/// `--baseline`: findings of an earlier run to omit.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Leave out the findings in this file: records of an earlier run with --format ndjson.",
      discussion: "A file is listed again if its type, damage or error has changed.", valueName: "file"))
  var file: PathArgument?

  var baseline: Baseline? { get throws { try Self.read(file) } }

  static func read(_ file: PathArgument?) throws -> Baseline? { try file.map { try Baseline($0.path) } }
}
