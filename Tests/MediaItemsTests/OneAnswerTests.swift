import ByteSources
import FileIdentification
import Foundation
import MediaItems
import MediaMetadata
import PropertyLists
import SystemPackage
import Testing
import UniformTypes

/// All ways of reading the same bytes under the same name give the same answer.
@Suite struct OneAnswerTests {
  /// A fixture, or bytes of a suite.
  struct Exhibit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var bytes: [UInt8]
  }

  /// The facts of an item that do not depend on the source of the bytes.
  struct Answer: Equatable {
    var identification: Identification
    var kind: MediaKind
    var style: PlaybackStyle
    var livePhoto: LivePhoto?
    var metadata: MediaMetadata?
    var byteCount: Int64?

    init(_ item: MediaItem) {
      identification = item.file.identification
      kind = item.kind
      style = item.style
      livePhoto = item.livePhoto
      metadata = item.file.metadata
      byteCount = item.file.byteCount
    }
  }

  static let fixtures: [Exhibit] = {
    let names =
      FileManager.default.enumerator(atPath: Fixtures.media.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().compactMap { path in
      guard let bytes = try? Fixtures.bytes(path), let name = path.split(separator: "/").last else {
        return nil
      }
      return Exhibit(testDescription: path, name: String(name), bytes: bytes)
    }
  }()

  static let suites: [Exhibit] = ["regression-corpus", "small-confusions"].flatMap { suite in
    let file = Fixtures.media.appendingPathComponent("../../Suites/\(suite).suite.ndjson")
    guard let text = try? Data(contentsOf: file) else { return [Exhibit]() }
    return text.split(separator: 0x0A).compactMap { line in
      guard let object = try? PropertyList.parseJSON(Array(line)), let id = object["id"]?.string else {
        return nil
      }
      let bytes = object["hex"]?.string.map(bytes(hex:)) ?? object["text"]?.string.map { Array($0.utf8) }
      return bytes.map {
        Exhibit(testDescription: "\(suite)/\(id)", name: object["name"]?.string ?? "unnamed", bytes: $0)
      }
    }
  }

  private static func bytes(hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  @Test func filesExist() {
    #expect(Self.fixtures.count > 40)
    #expect(Self.suites.count > 200)
  }

  /// The declared types decide the type of a file, not the content of its headers.
  @Test func aSmallerRegistryKeepsTheHeaders() throws {
    let all = MediaItemReader(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let apple = MediaItemReader(FileIdentifier.Options(registry: .apple, magic: .omitted))
    var renamed = 0
    for exhibit in Self.fixtures + Self.suites {
      let path = FilePath("/folder/\(exhibit.name)")
      let known = try all.read(source: MemorySource(exhibit.bytes), at: path, named: exhibit.name)
      let nearest = try apple.read(source: MemorySource(exhibit.bytes), at: path, named: exhibit.name)
      guard known.kind == nearest.kind, let metadata = known.file.metadata, metadata.format != nil else {
        continue
      }
      #expect(nearest.file.metadata == metadata, "\(exhibit.testDescription)")
      if known.file.identification.type != nearest.file.identification.type { renamed += 1 }
    }
    #expect(renamed > 3)
  }

  @Test(arguments: fixtures + suites)
  func everyWayOfReading(_ exhibit: Exhibit) throws {
    var options = FileIdentifier.Options(registry: .standard)
    options.keepsEvidence = true
    let reader = MediaItemReader(options)
    try withFile(exhibit.name, exhibit.bytes) { path in
      let byPath = Answer(try reader.read(path: path))
      let descriptor = try FileDescriptor.open(path, .readOnly)
      defer { try? descriptor.close() }
      let byDescriptor = try reader.read(descriptor: descriptor.rawValue, at: path, named: exhibit.name)
      #expect(Answer(byDescriptor) == byPath, "as standard input")
      let inMemory = try reader.read(source: MemorySource(exhibit.bytes), at: path, named: exhibit.name)
      #expect(Answer(inMemory) == byPath, "in memory")
      let ranges = RangeSource(byteCount: Int64(exhibit.bytes.count)) { offset, count in
        Array(exhibit.bytes[Int(offset)..<min(exhibit.bytes.count, Int(offset) + count)])
      }
      #expect(
        Answer(try reader.read(source: ranges, at: path, named: exhibit.name)) == byPath, "by ranges")
      let alone = MediaItemReader(options, recognizesBundles: false)
      #expect(Answer(try alone.read(path: path)) == byPath, "without bundles")
      let library = try MediaLibrary(folder: path.removingLastComponent(), options: options)
      #expect(library.unreadable.isEmpty)
      // Libraries have only pictures and movies, and exclude system files.
      if let asset = library.assets.first {
        #expect(Answer(asset.item) == byPath, "in a library")
      } else {
        #expect(
          ![.photo, .video, .livePhoto].contains(byPath.kind) || exhibit.name.hasPrefix("."),
          "missing in a library")
      }
    }
  }
}
