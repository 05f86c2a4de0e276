#if os(Linux)
  import Foundation
  import SystemPackage
  import Testing

  @testable import MediaItems

  /// Decoders that do not end are killed; other programs are tested with `uti report --decode`.
  @Suite struct PictureDecoderTests {
    /// The command beside the tests, which becomes the decoders.
    private static let uti = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("uti").path

    /// A computing program and a waiting one.
    @Test(arguments: [
      (
        "for (;;) __asm__ volatile(\"\");",
        ["was ended by signal 24", "was ended by signal 9", "was not done in time"]
      ),
      ("for (;;) pause();", ["was not done in time"]),
    ])
    func endlessProgramsAreKilled(_ body: String, _ words: [String]) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (source, program) = (
        folder.appendingPathComponent("a.c"), folder.appendingPathComponent("tool").path
      )
      try Data("#include <unistd.h>\nint main(void) { \(body) }\n".utf8).write(to: source)
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["cc", "-o", program, source.path]
      try compiler.run()
      compiler.waitUntilExit()
      try #require(compiler.terminationStatus == 0)
      let tool = DecodingTool(name: "tool", path: FilePath(program), arguments: []) { _ in true }
      let decoder = try #require(
        PictureDecoder(tools: [tool], seconds: 1, byteCount: 1 << 16, launcher: FilePath(Self.uti)))
      let picture = folder.appendingPathComponent("a.jpg")
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../Fixtures/Media/subtypes/plain.jpg"), to: picture)
      let item = try MediaItemReader().read(path: picture.path)
      for _ in 0..<2 {
        let made = decoder.thumbnail(of: item)
        #expect(made.thumbnail == nil)
        #expect(words.contains { made.failure == "tool \($0)" }, "\(made.failure ?? "")")
      }
    }
  }
#endif
