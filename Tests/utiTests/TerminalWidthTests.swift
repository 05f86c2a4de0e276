#if os(Linux)
  import Foundation
  import PropertyLists
  import Testing

  /// The output of every command on terminals of two widths: no line is too long.
  @Suite struct TerminalWidthTests {
    static let commands = [
      "uti Media", "uti summary Media", "uti Media --bogus", "uti", "uti --help", "uti help classify",
      "uti -h",
      "uti help filters", "uti help fields", "uti help formats", "uti help exit-codes", "uti help nothing",
      "uti classify -r Media", "uti classify -b -r Media",
      "uti classify --explain Media/takeout/IMG_0005.MP4",
      "uti classify -r Details --fields all", "uti classify Media nothing-here",
      "uti classify Media --filter 'pixelWidht > 3'", "uti classify Media --fields nothing",
      "uti check -r Media --conforms-to public.image",
      "uti check -r Media --accept 'image/*' --max-pixels 100 --explain",
      "uti check Media/live/IMG_0001.JPG --conforms-to public.heci", "uti mismatches Media --all",
      "uti mismatches Media --rename", "uti mismatches Media --rename --add-extensions", "uti orphans .",
      "uti when .", "uti duplicates .", "uti undo-renames nothing-here", "uti undo-times nothing-here",
      "uti plan Media/live Media/motion -r --for upload --explain",
      "uti plan --registered com.apple.live-photo-bundle,public.heic --for upload",
      "uti show .heic public.image public.data .ts", "uti show public.heci", "uti tree public.image",
      "uti tree .docx --up", "uti conforms .docx public.zip-archive", "uti conforms .heic public.image",
      "uti conforms jpeg public.image", "uti types --conforming-to public.audio", "uti types a b",
      "uti lint Declarations/*.plist", "uti lint --list-rules", "uti diff types.globs2", "uti suite list",
      "uti extract Media/motion Media/live/IMG_0001.JPG --to \"$OUT\"",
    ]

    @Test(arguments: commands, [80, 200]) func linesFitTheTerminal(command: String, width: Int) throws {
      let text = try Self.shown(by: command, width: width)
      #expect(!text.isEmpty)
      for line in text.split(separator: "\n") where Self.columns(line) > width {
        Issue.record("\(Self.columns(line)) columns: \(line)")
      }
    }

    private static func columns(_ line: Substring) -> Int {
      DisplayWidth.of(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
    }

    /// Returns the text on a terminal after a command, with colours and without the progress line.
    private static func shown(by command: String, width: Int) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uti-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      // Swift does not import posix_openpt; these are the requests in pts(4) and ioctl_tty(2).
      let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(controller) }
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard controller >= 0, ioctl(controller, 0x4004_5431, &isLocked) == 0,
        ioctl(controller, 0x8004_5430, &number) == 0
      else { throw CocoaError(.fileReadUnknown) }
      var size = winsize(ws_row: 24, ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
      guard ioctl(controller, UInt(TIOCSWINSZ), &size) == 0 else { throw CocoaError(.fileReadUnknown) }
      let terminal = try FileHandle(forUpdating: URL(fileURLWithPath: "/dev/pts/\(number)"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let table = folder.appendingPathComponent("types.globs2")
      try Data("50:image/heif:*.heic\n50:text/plain:*.swift\n".utf8).write(to: table)
      process.arguments = ["-c", command.replacing("types.globs2", with: table.path)]
      process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")
      process.environment = BuiltCommand.environment(path: BuiltCommand.folder.path + ":/usr/bin:/bin")
        .merging(["OUT": folder.path, "TERM": "xterm", "LC_ALL": "C.UTF-8"]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = terminal
      process.standardError = terminal
      try process.run()
      try terminal.close()
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(controller, &block, block.count), count > 0 { bytes += block[..<count] }
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        .replacing(#/[^\n]*\u{1B}\[K/#, with: "")
    }
  }
#endif
