import Foundation
import SystemPackage
import Testing

@testable import uti

/// The search for duplicates when files change between its steps.
struct DuplicateSearchTests {
  private func withFiles(
    _ names: [String], _ bytes: [UInt8], _ body: (URL, DuplicateCandidates) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try DuplicateCandidates()
    for name in names {
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      let path = Array(file.path.utf8)
      let offset = path.count - name.utf8.count
      try path.withUnsafeBufferPointer { try files.add($0, nameOffset: offset, size: Int64(bytes.count)) }
    }
    try files.finish()
    try body(folder, files)
  }

  private func search(_ files: DuplicateCandidates) throws -> (groups: [[String]], reports: [String]) {
    var reports: [String] = []
    let groups = try DuplicateSearch(files: files, threads: 2) {
      reports.append("\($0.lastComponent?.string ?? ""): \($1.message)")
    }.groups()
    var pathReader = DuplicateCandidates.PathReader(files)
    let fileNames = try (0..<groups.count).map { group in
      try groups.members(of: group).map {
        try pathReader.path(of: $0.number).path.lastComponent?.string ?? ""
      }
    }
    return (fileNames, reports)
  }

  @Test(arguments: [10, 100_000]) func changedAndDeletedFilesAreReported(_ length: Int) throws {
    try withFiles(["a", "b", "c", "d", "e"], [UInt8](repeating: 5, count: length)) { folder, files in
      try Data([1]).write(to: folder.appendingPathComponent("b"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("c"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("d"))
      #expect(mkfifo(folder.appendingPathComponent("d").path, 0o644) == 0)
      let (groups, reports) = try search(files)
      #expect(groups == [["a", "e"]])
      #expect(
        reports == [
          "b: it has changed since it was found", "c: No such file or directory",
          "d: it has changed since it was found",
        ])
    }
  }

  @Test func manyFilesOfEqualSize() throws {
    let names = (0..<300).map { "f\($0 + 1000)" }
    try withFiles(names, [1, 2, 3]) { folder, files in
      for (index, name) in names.enumerated() {
        try Data([UInt8(index % 7), 2, 3]).write(to: folder.appendingPathComponent(name))
      }
      let (groups, reports) = try search(files)
      #expect(reports.isEmpty)
      #expect(groups.count == 7 && groups.map(\.count).reduce(0, +) == 300)
      #expect(groups.allSatisfy { $0 == $0.sorted() })
      #expect(groups.map { $0[0] } == (0..<7).map { "f\($0 + 1000)" })
    }
  }
}
