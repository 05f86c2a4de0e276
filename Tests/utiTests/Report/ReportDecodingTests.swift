import Foundation
import Testing

/// `uti report --decode` with fake programs.
@Suite struct ReportDecodingTests {
  /// Runs a report on a library with one image without a thumbnail, with fake programs in PATH.
  private func with(
    _ programs: [String: String], _ prepare: (_ library: URL) throws -> Void = { _ in },
    _ body: (RunCommand.Result, RunCommand) throws -> Void
  ) throws {
    var command = try RunCommand()
    defer { command.remove() }
    let tools = command.folder.appendingPathComponent("tools")
    let library = command.folder.appendingPathComponent("in")
    for folder in [tools, library] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: RunCommand.fixture("subtypes/plain.heic"), to: library.appendingPathComponent("plain.heic"))
    try Data("no picture".utf8).write(to: library.appendingPathComponent("other.txt"))
    for (name, source) in programs {
      let code = tools.appendingPathComponent("\(name).c")
      try Data(source.utf8).write(to: code)
      let built = try ShellCommand.run("cc -o '\(tools.path)/\(name)' '\(code.path)'")
      try #require(built.status == 0, "\(built.errors)")
    }
    try prepare(library)
    command.environment["PATH"] = tools.path
    command.environment["UTI_SECRET"] = "1"
    try body(try command.run("report", "in", "--to", "page.html", "--decode"), command)
  }

  @Test func missingProgramsAreReported() throws {
    try with([:]) { result, command in
      #expect(result.status == 0)
      #expect(
        result.errorText
          == "uti: warning: no thumbnails are made: none of vipsthumbnail, heif-thumbnailer, ffmpeg is installed\n"
      )
      let page = try ReadPage(command.folder.appendingPathComponent("page.html"))
      #expect(page.pictures.isEmpty)
    }
  }

  #if os(Linux)
    /// Programs that write an image, or that return their access as an exit code.
    static let programs: [(name: String, body: String, failure: String?)] = [
      (
        "a picture with a place in it",
        """
        static const unsigned char picture[] = {0xFF,0xD8, 0xFF,0xE1,0,12,'E','x','i','f',0,0,'4','8','.','1',
          0xFF,0xC0,0,11,8,0,3,0,5,1,1,0x11,0, 0xFF,0xDA,0,8,1,1,0,0,63,0, 0x12, 0xFF,0xD9};
        return write(1, picture, sizeof picture) == sizeof picture ? 0 : 1;
        """, nil
      ),
      ("no picture", #"return write(1, "GIF89a", 6) == 6 ? 0 : 1;"#, "made no picture that can be shown"),
      ("a failure", "return 7;", "ended with exit code 7"),
      ("a crash", "abort();", "was ended by signal 6"),
      (
        "without end", "static char b[65536]; for (;;) if (write(1, b, sizeof b) < 0) return 1;",
        "wrote more than 4194304 bytes"
      ),
      (
        "the file", "char b[12]; return read(0, b, 12) == 12 && !memcmp(b + 4, \"ftyp\", 4) ? 20 : 21;",
        "ended with exit code 20"
      ),
      (
        "the file by its name", "return open(\"/proc/self/fd/0\", O_RDONLY) >= 0 ? 20 : 21;",
        "ended with exit code 20"
      ),
      (
        "the network", "return socket(AF_INET, SOCK_STREAM, 0) < 0 && errno == EPERM ? 20 : 21;",
        "ended with exit code 20"
      ),
      (
        "other processes", "return kill(getppid(), 0) < 0 && errno == EPERM ? 20 : 21;",
        "ended with exit code 20"
      ),
      (
        "descriptors", "for (int i = 3; i < 256; i++) if (fcntl(i, F_GETFD) >= 0) return 21; return 20;",
        "ended with exit code 20"
      ),
      (
        "the environment", "return getenv(\"UTI_SECRET\") || getenv(\"UTI\") ? 21 : 20;",
        "ended with exit code 20"
      ),
      ("room", "return malloc((size_t)3 << 30) ? 21 : 20;", "ended with exit code 20"),
    ]

    private static let head = """
      #include <errno.h>
      #include <fcntl.h>
      #include <signal.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/socket.h>
      #include <sys/syscall.h>
      #include <unistd.h>

      """

    @Test(
      .enabled(if: ChangingCommandOutputTests.hasCompiler, "programs are compiled by cc"),
      arguments: programs.indices)
    func programsAccessOneFile(_ index: Int) throws {
      let row = Self.programs[index]
      try with(["vipsthumbnail": Self.head + "int main(void) { \(row.body) }"]) { result, command in
        #expect(result.status == 0, "\(row.name)")
        let page = try ReadPage(command.folder.appendingPathComponent("page.html"))
        if let failure = row.failure {
          #expect(
            result.errorText == "uti: in/plain.heic: not decoded: vipsthumbnail \(failure)\n", "\(row.name)")
          #expect(page.pictures.isEmpty)
        } else {
          #expect(result.errorText.isEmpty)
          let picture = try #require(page.pictures.first)
          #expect(picture.count == 28 && !String(decoding: picture, as: UTF8.self).contains("Exif"))
        }
      }
    }

    /// Programs can open only one file, for reading, if the system has Landlock.
    @Test(.enabled(if: ChangingCommandOutputTests.hasCompiler, "programs are compiled by cc"))
    func programsOpenNothingElse() throws {
      let body = """
        struct { unsigned long long files; } rules = {0};
        if (syscall(444, (void *)0, 0L, 1L) < 1) return 30;
        if (open("/etc/passwd", O_RDONLY) >= 0) return 21;
        if (open("in/other.txt", O_RDONLY) >= 0 || open("tools/vipsthumbnail.c", O_RDONLY) >= 0) return 22;
        if (open("/proc/1/environ", O_RDONLY) >= 0) return 23;
        if (open("made", O_WRONLY | O_CREAT, 0600) >= 0 || open("/tmp/made", O_WRONLY | O_CREAT, 0600) >= 0) return 24;
        if (execl("/bin/sh", "sh", "-c", "exit 25", (char *)0) == 0) return 26;
        return (int)rules.files + 20;
        """
      try with(["vipsthumbnail": Self.head + "int main(void) { \(body) }"]) { result, command in
        let code = result.errorText.split(separator: " ").last.map(String.init)
        #expect(code == "20\n" || code == "30\n", "\(result.errorText)")
        #expect(!FileManager.default.fileExists(atPath: command.folder.path + "/made"))
      }
    }

    /// Owners and permissions of a file, with the user as which root starts a program for it.
    static let owners: [(owner: uid_t, permissions: mode_t, user: uid_t)] = [
      (0, 0o644, 65534), (12345, 0o604, 65534), (12345, 0o640, 12345), (12345, 0o600, 12345), (0, 0o600, 0),
    ]

    @Test(
      .enabled(if: ChangingCommandOutputTests.hasCompiler, "programs are compiled by cc"),
      .enabled(if: (try? ProcessStatus.canChangeUser()) == true, "root gives up what it has"),
      arguments: owners)
    func programsHaveNoRootPrivileges(_ row: (owner: uid_t, permissions: mode_t, user: uid_t)) throws {
      let body = """
        struct { unsigned version; int process; } header = {0x20080522, 0};
        unsigned sets[6];
        if (getuid() != \(row.user) || geteuid() != \(row.user) || getgid() == 0 || getgroups(0, 0) != 0) return 21;
        if (syscall(SYS_capget, &header, sets) != 0) return 22;
        for (int i = 0; i < 6; i++) if (sets[i]) return 23;
        if (open("/proc/self/fd/0", O_RDONLY) < 0) return 24;
        return open("/proc/self/fd/1", O_WRONLY) < 0 ? 25 : 20;
        """
      let prepare = { (library: URL) in
        let picture = library.appendingPathComponent("plain.heic").path
        #expect(chown(picture, row.owner, 0) == 0 && chmod(picture, row.permissions) == 0)
      }
      try with(["vipsthumbnail": Self.head + "int main(void) { \(body) }"], prepare) { result, _ in
        #expect(result.errorText.hasSuffix("vipsthumbnail ended with exit code 20\n"), "\(result.errorText)")
      }
    }

    /// All programs are tried in order.
    @Test(.enabled(if: ChangingCommandOutputTests.hasCompiler, "programs are compiled by cc"))
    func allProgramsAreTried() throws {
      let failing = Self.head + "int main(void) { return 3; }"
      try with(["vipsthumbnail": failing, "heif-thumbnailer": failing, "ffmpeg": failing]) { result, _ in
        let words = ["vipsthumbnail", "heif-thumbnailer", "ffmpeg"].map { "\($0) ended with exit code 3" }
        #expect(result.errorText == "uti: in/plain.heic: not decoded: \(words.joined(separator: ", "))\n")
      }
    }
  #endif
}
