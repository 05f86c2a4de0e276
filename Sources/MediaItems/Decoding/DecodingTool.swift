internal import FileIdentification
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// A program of the system that makes a small picture of a file, if it is installed.
struct DecodingTool: Sendable {
  let name: String
  let path: FilePath
  /// Reads standard input, a file that can be read anywhere, and writes a JPEG or a PNG to standard output.
  let arguments: [String]
  let takes: @Sendable (MediaItem) -> Bool

  init(
    name: String, path: FilePath, arguments: [String], takes: @escaping @Sendable (MediaItem) -> Bool
  ) {
    (self.name, self.path, self.arguments, self.takes) = (name, path, arguments, takes)
  }

  private static let input = "/proc/self/fd/0"

  private struct Row {
    let name: String
    /// By the longer side of what it makes.
    let arguments: @Sendable (Int) -> [String]
    let takes: @Sendable (MediaItem) -> Bool
  }

  /// In the order in which they are asked.
  private static let rows = [
    // Reads only as much of a picture as its small form needs, and turns it.
    Row(
      name: "vipsthumbnail",
      arguments: { side in
        [
          "stdin", "-s", "\(side)x\(side)", "--export-profile", "srgb", "-o", ".jpg[Q=72,strip]",
        ]
      }, takes: { $0.kind != .video }),
    // Knows pictures for which libvips lacks its part.
    Row(
      name: "heif-thumbnailer", arguments: { ["-s", "\($0)", input, "/proc/self/fd/1"] },
      takes: { item in
        item.kind != .video
          && (UTType("public.heif-standard").map { item.file.identification.type.conforms(to: $0) } ?? false)
      }),
    Row(
      name: "ffmpeg",
      arguments: { side in
        [
          "-nostdin", "-v", "error", "-threads", "1", "-protocol_whitelist", "file,pipe", "-i", input, "-map",
          "0:v:0",
          "-frames:v", "1", "-map_metadata", "-1", "-vf",
          "scale=\(side):\(side):force_original_aspect_ratio=decrease:force_divisible_by=2", "-f",
          "image2pipe",
          "-c:v", "mjpeg",
          "-pix_fmt", "yuvj420p", "-q:v", "6", "pipe:1",
        ]
      }, takes: { _ in true }),
  ]

  /// What the user has to install for pictures to be decoded.
  static var names: [String] { rows.map(\.name) }

  /// Those in the folders of `PATH`; a folder that depends on where one is does not count.
  static func installed(side: Int, in path: String? = ProcessEnvironment["PATH"]) -> [DecodingTool] {
    let folders = (path ?? "").split(separator: ":").map { FilePath(String($0)) }.filter(\.isAbsolute)
    return rows.compactMap { row in
      folders.lazy.map { $0.appending(row.name) }.first { isProgram($0) }.map {
        DecodingTool(
          name: row.name, path: (try? FileSystem.realPath(of: $0)) ?? $0, arguments: row.arguments(side),
          takes: row.takes)
      }
    }
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: true))?.type == .regular
  }
}
