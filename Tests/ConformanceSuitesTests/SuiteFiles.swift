import ConformanceSuites
import Foundation
import SystemPackage
import Testing

/// The suites of the repository: the published ones and those of this target.
struct SuiteFile: Sendable, CustomTestStringConvertible {
  let path: FilePath
  /// The path from the repository's root.
  let shortPath: String

  var testDescription: String { shortPath }

  static let ownFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Suites")
  static let productFolder = ownFolder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Suites")
  private static let root = productFolder.deletingLastPathComponent().deletingLastPathComponent()

  static var own: [SuiteFile] { files(in: ownFolder) }
  static var product: [SuiteFile] { files(in: productFolder) }
  static var all: [SuiteFile] { own + product }

  private static func files(in folder: URL) -> [SuiteFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".suite.ndjson") }.sorted().map { name in
      let path = folder.appendingPathComponent(name).path
      return SuiteFile(path: FilePath(path), shortPath: String(path.dropFirst(root.path.count + 1)))
    }
  }
}

/// Creates a suite from lines with a generated header.
func suite(_ lines: String..., registry: String = "all") throws -> Suite {
  let header = #"{"suite":"made","format":1,"about":"a","source":"s","registry":"\#(registry)"}"#
  return try Suite(ndjson: Array(([header] + lines).joined(separator: "\n").utf8), name: "made.suite.ndjson")
}

/// Runs a test in a temporary folder.
func withScratchFolder<Result>(_ body: (FilePath) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("suites-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(FilePath(folder.path))
}
