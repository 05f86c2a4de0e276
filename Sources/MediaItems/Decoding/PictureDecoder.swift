public import FileIdentification
internal import SystemCalls
internal import SystemPackage

/// Makes small pictures of what holds none that can be shown, movies among them, by programs of the system: `vipsthumbnail`,
/// `heif-thumbnailer` and `ffmpeg`, as far as they are found on `PATH`.
///
/// Each works on one file in a process of its own, which can read that file, the system's libraries and nothing else, writes to
/// a pipe, and reaches neither network nor other processes. It refuses to promise that a picture is the one another program
/// would show: what it decodes is theirs.
///
/// ```swift
/// let decoder = PictureDecoder(side: 320)
/// let made = decoder?.thumbnail(of: item, descriptor: file)
/// ```
public struct PictureDecoder: Sendable {
  /// What a program is started with to become another.
  static let mark: FilePath = "--isolated-decoder"

  /// What the user has to install for pictures to be decoded.
  public static var toolNames: [String] { DecodingTool.names }

  private static let memory = 2 << 30
  private static let longestOutput = 4 << 20

  private let tools: [DecodingTool]
  private let launcher: FilePath
  private let seconds: Int
  private let byteCount: Int

  /// Creates a decoder of pictures whose longer side has so many pixels; nil where no such program is installed.
  ///
  /// Each program computes for so many `seconds` at most; a picture of more than `byteCount` bytes is none. `isolation` names the
  /// program that is started to become another: its first act is to call `MediaItemReader.serveIfAsked()`. Without one there is
  /// no decoder.
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

  /// The picture of an item that shows a picture or movie, without metadata, or why there is none; neither for other items.
  public func thumbnail(of item: MediaItem) -> (thumbnail: Thumbnail?, failure: String?) {
    let path = item.livePhoto?.form == .bundle ? item.livePhoto?.still ?? item.path : item.path
    guard Self.shows(item), let file = try? FileDescriptor.openRegularFile(path)?.file else {
      return (nil, nil)
    }
    defer { file.release() }
    return thumbnail(of: item, descriptor: file.rawValue)
  }

  /// As ``thumbnail(of:)``, of a file of the item that is open.
  public func thumbnail(of item: MediaItem, descriptor: Int32) -> (thumbnail: Thumbnail?, failure: String?) {
    guard Self.shows(item) else { return (nil, nil) }
    let limits = ToolProcess.Limits(seconds: seconds, memory: Self.memory, output: Self.longestOutput)
    var failures: [String] = []
    for tool in tools where tool.takes(item) {
      let outcome = ToolProcess.run(
        tool.path, tool.arguments.map { FilePath($0) }, on: FileDescriptor(rawValue: descriptor),
        launcher: launcher, mark: Self.mark, limits)
      switch outcome {
      case .output(let bytes):
        if let thumbnail = Thumbnail(bare: bytes, upTo: byteCount) { return (thumbnail, nil) }
        failures.append("\(tool.name) made no picture that can be shown")
      case .failed(let reason): failures.append("\(tool.name) \(reason)")
      }
    }
    return (nil, failures.isEmpty ? nil : failures.joined(separator: ", "))
  }

  private static func shows(_ item: MediaItem) -> Bool { [.photo, .livePhoto, .video].contains(item.kind) }

  /// Becomes such a program where this one was started for that, and never returns then.
  static func serveIfAsked() {
    guard Isolation.argument(1) == mark else { return }
    ToolProcess.become((2..<Int(CommandLine.argc)).compactMap { Isolation.argument($0) })
  }
}
