import ByteSources
import FileIdentification
import Foundation
import MediaItems
import MediaMetadata
import UniformTypes

/// The media fixtures, their manifest, and the table of their metadata.
enum MetadataFixtures {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let folder = tests.appendingPathComponent("../Fixtures/Media").standardizedFileURL

  /// A file of the manifest.
  struct Entry: Decodable, Sendable, CustomStringConvertible {
    var path: String
    var bytes: Int
    var kind: String
    var contentIdentifier: String?
    var stillImageTime: Double?
    var videoLength: Int64?
    var subtype: String?
    var burstUUID: String?
    var description: String { path }
  }

  private struct Manifest: Decodable { var files: [Entry] }

  static let entries: [Entry] = {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")) else { return [] }
    return ((try? JSONDecoder().decode(Manifest.self, from: data)) ?? Manifest(files: [])).files
  }()

  static let media = entries.filter { $0.kind != "livePhoto.metadata" }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  static func type(of bytes: [UInt8]) throws -> UTType { try FileIdentifier().identify(bytes: bytes).type }

  static func read(_ bytes: [UInt8], as type: UTType? = nil) throws -> MediaMetadata {
    let reader = ByteReader()
    try reader.open(MemorySource(bytes))
    return try MediaMetadata.read(reader, type: try type ?? self.type(of: bytes))
  }

  static func read(_ path: String) throws -> MediaMetadata { try read(try bytes(path)) }

  /// The rows of a table by column name; `-` for no value.
  static func rows(_ table: String) throws -> [[String: String]] {
    let url = tests.appendingPathComponent("MetadataTables/\(table)")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    let names = lines.first?.split(separator: "\t").map(String.init) ?? []
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(names, cells)) { first, _ in first }
    }
  }
}

/// A column of the metadata tables.
enum MetadataColumn {
  static let all: [String: @Sendable (MediaMetadata) -> String?] = [
    "stored": { size($0.storedWidth, $0.storedHeight) },
    "shown": { size($0.pixelWidth, $0.pixelHeight) },
    "orientation": { $0.orientation.map(String.init) },
    "exifOrientation": { $0.exifOrientation.map(String.init) },
    "place": { $0.coordinates.map { "\(rounded($0.latitude)) \(rounded($0.longitude))" } },
    "frames": { $0.frames.map(String.init) },
    "duration": { $0.duration.map(rounded) },
    "rate": { $0.frameRate.map(rounded) },
    "tracks": {
      $0.tracks.map { "\($0.kind.rawValue) \($0.coding)" + ($0.count > 1 ? " ×\($0.count)" : "") }.listed
    },
    "captured": { $0.captured?.description },
    "camera": { $0.camera },
    "located": { $0.isLocated.map { $0 ? "yes" : "no" } },
    "identifier": { $0.contentIdentifier.map { String($0.prefix(4)) } },
    "moment": { $0.stillImageTime.map(rounded) },
    "motion": { $0.motionVideo.map { "\($0.form.rawValue) \($0.offset)+\($0.length)" } },
    "timestamp": { $0.motionVideo?.presentationTimestamp.map { String($0) } },
    "stale": { $0.staleMotionFlag.map { _ in "yes" } },
    "previews": { $0.previews.map(preview).listed },
    "rating": { $0.xmp?.rating.map { String($0) } },
    "subtypes": { $0.subtypes.map(\.rawValue).listed },
    "open": { metadata in
      MediaSubtype.allCases.filter { metadata.answer($0).value == .unknown }.map(\.rawValue).listed
    },
    "damage": { $0.damage?.rawValue },
  ]

  private static func size(_ width: Int?, _ height: Int?) -> String? {
    width.flatMap { width in height.map { "\(width)×\($0)" } }
  }

  private static func rounded(_ number: Double) -> String { String((number * 1000).rounded() / 1000) }

  private static func preview(_ preview: EmbeddedPreview) -> String {
    let place =
      preview.range.map { "\($0.lowerBound)+\($0.upperBound - $0.lowerBound)" }
      ?? "\(preview.extents.count) pieces"
    return "\(preview.kind.rawValue) \(preview.pixelWidth ?? 0)×\(preview.pixelHeight ?? 0) \(place)"
      + (preview.isFile ? "" : " item")
  }
}

extension [String] {
  fileprivate var listed: String? { isEmpty ? nil : joined(separator: ", ") }
}
