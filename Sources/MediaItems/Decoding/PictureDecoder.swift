public import FileIdentification
internal import SystemCalls
internal import SystemPackage
internal import UniformTypes

/// Makes thumbnails of pictures and movies without an embedded one, by `vipsthumbnail`, `heif-thumbnailer` or `ffmpeg`, as
/// far as they are on `PATH`.
///
/// Each program runs on one file in a process of its own, which can only read that file and the system's libraries, writes
/// to a pipe, and reaches neither the network nor other processes. Another program may show another picture.
///
/// ```swift
/// let decoder = PictureDecoder(side: 320)
/// let result = decoder?.thumbnail(of: item, descriptor: file)
/// ```
public struct PictureDecoder: Sendable {
  /// The argument of a process that becomes a decoding tool.
  static let argument: FilePath = "--isolated-decoder"

  /// The names of the programs that can decode pictures.
  public static var toolNames: [String] { DecodingTool.names }

  private static let memoryLimit = 2 << 30
  private static let outputLimit = 4 << 20

  private let tools: [DecodingTool]
  private let launcher: FilePath
  private let seconds: Int
  private let byteCount: Int

  /// Creates a decoder of thumbnails whose longer side has `side` pixels; nil if no such program is installed.
  ///
  /// `seconds` limits the computing time of each program, `byteCount` the size of a thumbnail. `isolation` names the program
  /// that is started and replaced by the tool; it must call `MediaItemReader.serveIfAsked()` first. The decoder needs one.
  public init?(
    side: Int, seconds: Int = 20, byteCount: Int = 96 << 10, isolation: Isolation? = .ownExecutable
  ) {
    self.init(
      tools: DecodingTool.installed(side: max(16, min(side, 4096))), seconds: seconds, byteCount: byteCount,
      launcher: isolation?.worker)
  }

  init?(tools: [DecodingTool], seconds: Int, byteCount: Int, launcher: FilePath?) {
    guard !tools.isEmpty, let launcher else { return nil }
    (self.tools, self.launcher, self.seconds, self.byteCount) = (tools, launcher, max(1, seconds), byteCount)
  }

  /// Returns the thumbnail of a picture or movie, without metadata, or the reason of failure; neither for other items.
  public func thumbnail(of item: MediaItem) -> (thumbnail: Thumbnail?, failure: String?) {
    let path = item.livePhoto?.form == .bundle ? item.livePhoto?.still ?? item.path : item.path
    guard Self.isVisual(item), let file = try? FileDescriptor.openRegularFile(path)?.file else {
      return (nil, nil)
    }
    defer { file.release() }
    return thumbnail(of: item, descriptor: file.rawValue)
  }

  /// Like ``thumbnail(of:)``, for an open file of the item.
  public func thumbnail(of item: MediaItem, descriptor: Int32) -> (thumbnail: Thumbnail?, failure: String?) {
    guard Self.isVisual(item) else { return (nil, nil) }
    let limits = ToolProcess.Limits(seconds: seconds, memory: Self.memoryLimit, output: Self.outputLimit)
    var failures: [String] = []
    for tool in tools where tool.supports(item) {
      let outcome = ToolProcess.run(
        tool.path, tool.arguments.map { FilePath($0) }, on: FileDescriptor(rawValue: descriptor),
        launcher: launcher, mark: Self.argument, limits)
      switch outcome {
      case .output(let bytes):
        if let thumbnail = Thumbnail(stripping: bytes, upTo: byteCount) { return (thumbnail, nil) }
        failures.append("\(tool.name) made no picture that can be shown")
      case .failed(let reason): failures.append("\(tool.name) \(reason)")
      }
    }
    return (nil, failures.isEmpty ? nil : failures.joined(separator: ", "))
  }

  private static func isVisual(_ item: MediaItem) -> Bool {
    [.photo, .livePhoto, .video].contains(item.kind)
  }

  /// Replaces this process by the tool and never returns, if it was started for that.
  static func serveIfAsked() {
    guard Isolation.argument(1) == argument else { return }
    ToolProcess.replaceProcess((2..<Int(CommandLine.argc)).compactMap { Isolation.argument($0) })
  }
}

/// An installed program that makes a thumbnail of a file.
struct DecodingTool: Sendable {
  let name: String
  let path: FilePath
  /// The arguments to read standard input, a seekable file, and to write a JPEG or PNG to standard output.
  let arguments: [String]
  let supports: @Sendable (MediaItem) -> Bool

  init(
    name: String, path: FilePath, arguments: [String], supports: @escaping @Sendable (MediaItem) -> Bool
  ) {
    (self.name, self.path, self.arguments, self.supports) = (name, path, arguments, supports)
  }

  private static let input = "/proc/self/fd/0"

  private struct Row {
    let name: String
    /// The arguments by the longer side of the thumbnail.
    let arguments: @Sendable (Int) -> [String]
    let supports: @Sendable (MediaItem) -> Bool
  }

  /// The tools in order of preference.
  private static let rows = [
    // Reads only as much of a picture as the thumbnail needs, and rotates it.
    Row(
      name: "vipsthumbnail",
      arguments: { side in
        [
          "stdin", "-s", "\(side)x\(side)", "--export-profile", "srgb", "-o", ".jpg[Q=72,strip]",
        ]
      }, supports: { $0.kind != .video }),
    // Reads pictures that libvips may be built without.
    Row(
      name: "heif-thumbnailer", arguments: { ["-s", "\($0)", input, "/proc/self/fd/1"] },
      supports: { item in
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
      }, supports: { _ in true }),
  ]

  /// The names of the programs that can decode pictures.
  static var names: [String] { rows.map(\.name) }

  /// Returns the tools in the folders of `PATH`; relative folders are ignored.
  static func installed(side: Int, in path: String? = ProcessEnvironment["PATH"]) -> [DecodingTool] {
    let folders = (path ?? "").split(separator: ":").map { FilePath(String($0)) }.filter(\.isAbsolute)
    return rows.compactMap { row in
      folders.lazy.map { $0.appending(row.name) }.first { isProgram($0) }.map {
        DecodingTool(
          name: row.name, path: (try? FileSystem.realPath(of: $0)) ?? $0, arguments: row.arguments(side),
          supports: row.supports)
      }
    }
  }

  private static func isProgram(_ path: FilePath) -> Bool {
    (try? FileStatus(of: path, followingLinks: true))?.type == .regular
  }
}
