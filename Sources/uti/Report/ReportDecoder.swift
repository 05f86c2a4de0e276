import FileIdentification
import MediaItems
import SystemCalls
import SystemPackage

/// Small pictures of what has none in its file, made by programs of the system in processes of their own.
struct ReportDecoder: Sendable {
  /// What this program is started with to become another.
  static let mark: FilePath = "--become-decoder"

  /// A small picture has a few dozen kilobytes; what is far longer is none.
  static let longest = 96 << 10
  private static let limits = ToolProcess.Limits(seconds: 20, memory: 2 << 30, output: 4 << 20)

  let tools: [DecodingTool]
  private let launcher: FilePath

  /// nil where no such program is installed, or the system does not say which program this is.
  init?(tools: [DecodingTool] = DecodingTool.installed()) {
    guard !tools.isEmpty, let launcher = WorkerProcess.ownExecutable else { return nil }
    (self.tools, self.launcher) = (tools, launcher)
  }

  /// The picture without metadata, or why there is none; neither for what has no pictures.
  func thumbnail(of item: MediaItem) -> (thumbnail: Thumbnail?, failure: String?) {
    guard [.photo, .livePhoto, .video].contains(item.kind) else { return (nil, nil) }
    let path = item.livePhoto?.form == .bundle ? item.livePhoto?.still ?? item.path : item.path
    var failures: [String] = []
    for tool in tools where tool.takes(item) {
      guard let file = try? FileDescriptor.openRegularFile(path)?.file else { return (nil, nil) }
      defer { file.release() }
      let outcome = ToolProcess.run(
        tool.path, tool.arguments.map { FilePath($0) }, on: file, launcher: launcher, mark: Self.mark,
        Self.limits)
      switch outcome {
      case .output(let bytes):
        if let thumbnail = Thumbnail(bare: bytes, upTo: Self.longest) { return (thumbnail, nil) }
        failures.append("\(tool.name) made no picture that can be shown")
      case .failed(let reason): failures.append("\(tool.name) \(reason)")
      }
    }
    return (nil, failures.isEmpty ? nil : failures.joined(separator: ", "))
  }

  /// Becomes such a program where this one was started for that, and never returns then.
  static func serveIfAsked() {
    guard Isolation.argument(1) == mark else { return }
    ToolProcess.become((2..<Int(CommandLine.argc)).compactMap { Isolation.argument($0) })
  }
}
