import Foundation

/// Fixtures that one family of readers identifies.
public struct SampleFamily: Sendable {
  public var name: String
  /// Patterns of paths below `Tests/Fixtures`; `*` matches any characters except slashes.
  public var patterns: [String]

  public struct File: Sendable {
    public var name: String
    public var url: URL
    public var bytes: [UInt8]
  }

  /// All families; their readers decide all of their files.
  public static let all: [SampleFamily] = [
    SampleFamily(name: "JPEG", patterns: ["Media/headers/*.jpg", "Media/subtypes/*.jpg"]),
    SampleFamily(
      name: "HEIF", patterns: ["Media/headers/*.heic", "Media/subtypes/*.heic", "Details/*.avif"]),
    SampleFamily(name: "PNG, WebP, TIFF", patterns: ["Details/*.png", "Details/*.webp", "Details/*.tif"]),
    SampleFamily(
      name: "raw pictures", patterns: ["Media/headers/*.cr3", "Media/headers/*.dng", "Media/headers/*.raf"]),
    SampleFamily(
      name: "QuickTime and MP4", patterns: ["Media/headers/*.mov", "Details/*.mp4", "Details/*.mov"]),
    SampleFamily(name: "Matroska", patterns: ["Details/*.mk?", "Details/*.webm"]),
    SampleFamily(name: "transport and program streams", patterns: ["Details/*.ts", "Details/*.mpg"]),
    SampleFamily(
      name: "sound",
      patterns: ["Details/tags.mp3", "Details/tags.flac", "Details/tags.wav", "Details/tags.aiff"]),
    SampleFamily(name: "archives and databases", patterns: ["Ends/numbers.*"]),
    SampleFamily(name: "text", patterns: ["README.md", "*.py", "*.sh", "*.plist", "Media/manifest.json"]),
  ]

  public static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Fixtures").standardizedFileURL

  /// The contents of the family's files, in the order of their names.
  public func files() throws -> [File] {
    try patterns.flatMap { pattern in
      let parts = pattern.split(separator: "/").map(String.init)
      let folder = parts.dropLast().reduce(Self.fixtures) { $0.appendingPathComponent($1) }
      let expression = try Regex(
        "^"
          + parts[parts.count - 1].map {
            $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0))
          }.joined() + "$")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.wholeMatch(of: expression) != nil }
        .map { name in
          let url = folder.appendingPathComponent(name)
          return File(name: name, url: url, bytes: [UInt8](try Data(contentsOf: url)))
        }
    }
  }
}
