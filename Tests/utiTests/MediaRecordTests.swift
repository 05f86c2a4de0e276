import FileIdentification
import Foundation
import MediaItems
import SystemPackage
import Testing

/// The records of the library equal those of the command.
@Suite struct MediaRecordTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  @Test(arguments: ["basic", "all", "all,place,serial"])
  func recordsMatchTheCommand(words: String) async throws {
    let run = try RunCommand()
    defer { run.remove() }
    let fixtures = Self.fixtures.path
    let line = ["classify", "-r", "--format", "ndjson", "--fields", words, fixtures]
    let written = try run.run(line.map { Array($0.utf8) })
    var lines: [String: Substring] = [:]
    let decoder = JSONDecoder()
    for line in written.text.split(separator: "\n") {
      lines[try decoder.decode(MediaRecord.self, from: Data(line.utf8)).path] = line
    }
    let fields = try FieldSelection(words)
    var folder = MediaFolder(FilePath(fixtures))
    folder.details = fields.details
    var count = 0
    for try await entry in folder.items(FileIdentifier.Options(ends: .brief)) {
      let record = entry.record(fields)
      let line = try #require(lines[record.path])
      #expect(String(decoding: record.line, as: UTF8.self) == line)
      // Encoding and decoding preserve the record.
      #expect(try decoder.decode(MediaRecord.self, from: JSONEncoder().encode(record)) == record)
      #expect(try decoder.decode(MediaRecord.self, from: Data(line.utf8)) == record)
      count += 1
    }
    #expect(count > 150)
  }

  @Test func fieldsByName() throws {
    let path = Self.fixtures.appendingPathComponent("Media/live/IMG_0001.JPG").path
    let record = MediaRecord(try MediaItemReader().read(path: path))
    #expect(record.type == "public.jpeg" && record.mime == "image/jpeg" && record.kind == .photo)
    #expect(record["pixelWidth"] == record.pixelWidth.map { .integer($0) })
    #expect(record["livePhoto.form"] == .text("stillHalf"))
    #expect(record["livePhoto.nothing"] == nil && record["nothing"] == nil && record[""] == nil)
  }

  @Test func otherJSONIsRejected() {
    let deep = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    for text in ["[]", "1", "\"a\"", "{\"path\":\(deep)}"] {
      #expect(throws: (any Error).self) { try JSONDecoder().decode(MediaRecord.self, from: Data(text.utf8)) }
    }
  }
}
