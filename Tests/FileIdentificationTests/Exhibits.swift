import FileIdentification
import Foundation
import PropertyLists
import Testing

/// A small handmade file of the suites.
struct Exhibit: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Suites").standardizedFileURL

  /// The exhibits of the regression corpus and of other suites about bytes.
  static let all: [Exhibit] = ["regression-corpus", "small-confusions"].flatMap(exhibits)

  /// The exhibits, the samples and every media fixture.
  static let everything: [Exhibit] =
    all + Sample.all.map { Exhibit(name: "samples/\($0.name)", bytes: $0.bytes) } + fixtures

  /// A file name for the exhibit.
  var fileName: String { (name as NSString).lastPathComponent }

  /// The results of one identifier for each of ``everything`` by file name, computed once for all suites.
  static let answers: Result<[(exhibit: Exhibit, answer: Identification)], any Error> = Result {
    let identifier = FileIdentifier()
    return try everything.map { ($0, try identifier.identify(bytes: $0.bytes, name: $0.fileName)) }
  }

  /// The files in Tests/Fixtures/Media.
  static let fixtures: [Exhibit] = {
    let media = folder.appendingPathComponent("../Fixtures/Media").standardizedFileURL
    let names = FileManager.default.enumerator(atPath: media.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { name in
      let file = media.appendingPathComponent(name)
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true else { return nil }
      return (try? Data(contentsOf: file)).map { Exhibit(name: name, bytes: [UInt8]($0)) }
    }
  }()

  private static func exhibits(of suite: String) -> [Exhibit] {
    let file = folder.appendingPathComponent("\(suite).suite.ndjson")
    guard let text = try? Data(contentsOf: file) else { return [] }
    var seen: Set<[UInt8]> = []
    return text.split(separator: 0x0A).compactMap { line in
      guard let object = try? PropertyList.parseJSON(Array(line)), let id = object["id"]?.string else {
        return nil
      }
      let bytes =
        object["hex"]?.string.map { Bytes.hex($0.uppercased()) } ?? object["text"]?.string.map(Bytes.ascii)
      guard let bytes, seen.insert(bytes).inserted else { return nil }
      return Exhibit(name: "\(suite)/\(id)", bytes: bytes)
    }
  }

  @Suite struct Reading {
    @Test func suitesAndFixturesExist() {
      #expect(Exhibit.all.count > 200)
      #expect(Exhibit.fixtures.count > 40)
    }
  }
}
