import FileIdentification
import Foundation
import MediaItems
import Testing
import UniformTypes

/// Images, movies, sounds, PDFs and archives with each other's extensions: reports and suggested names.
@Suite struct SwappedExtensionTests {
  /// Common extensions of each family.
  private static let families: [(of: UTType, tags: [String])] = [
    (.image, ["jpg", "png", "heic", "tif", "gif", "webp"]), (.movie, ["mp4", "mov", "mkv", "avi"]),
    (.audio, ["mp3", "m4a", "flac", "wav"]), (.pdf, ["pdf"]), (.archive, ["zip", "7z", "tar", "rar"]),
  ]

  struct Tally { var asked = 0, reported = 0, offered = 0 }

  /// Returns the fixtures and the regression corpus.
  private static func files() throws -> [(name: String, bytes: [UInt8])] {
    let folder = CommandCase.folder.appendingPathComponent("../..").standardizedFileURL
    let media = folder.appendingPathComponent("Fixtures/Media")
    let names = FileManager.default.enumerator(atPath: media.path)?.compactMap { $0 as? String } ?? []
    var files = names.sorted().compactMap { name in
      (try? Data(contentsOf: media.appendingPathComponent(name))).map { (name, [UInt8]($0)) }
    }
    let suite = try Data(contentsOf: folder.appendingPathComponent("Suites/regression-corpus.suite.ndjson"))
    for line in suite.split(separator: 0x0A) {
      guard let row = try JSONSerialization.jsonObject(with: line) as? [String: Any],
        let id = row["id"] as? String,
        let hex = row["hex"] as? String
      else { continue }
      files.append(
        (
          id,
          stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
        ))
    }
    return files
  }

  @Test func wrongExtensionsAreReportedWithSuggestions() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    var tally = Tally()
    var missed: [String] = []
    for file in try Self.files() {
      let known = try identifier.identify(bytes: file.bytes, name: nil)
      guard known.certainty == .proven, let content = known.contentType,
        let own = Self.families.first(where: { content.conforms(to: $0.of) })
      else { continue }
      for family in Self.families where family.of != own.of {
        for tag in family.tags {
          let found = try identifier.identify(bytes: file.bytes, name: "a.\(tag)")
          let decision = MismatchRule.decide(found, called: FileName("a.\(tag)"), .standard)
          tally.asked += 1
          tally.reported += decision?.isNameWrong == true ? 1 : 0
          let extensions = decision?.suggested?.pathExtension.map {
            TypeRegistry.standard.declaredTypes(tag: $0.lowercased(), tagClass: .filenameExtension)
          }
          let isRight = extensions?.contains { content.conforms(to: $0) } ?? false
          tally.offered += isRight ? 1 : 0
          if !isRight { missed.append("\(file.name) as .\(tag): \(decision?.because ?? "no contradiction")") }
        }
      }
    }
    #expect(tally.asked > 1000)
    #expect(Double(tally.reported) >= 0.99 * Double(tally.asked), "\(tally) \(missed)")
    #expect(Double(tally.offered) >= 0.95 * Double(tally.asked), "\(tally) \(missed)")
  }
}
