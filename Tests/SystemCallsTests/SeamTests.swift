import Foundation
import Synchronization
import SystemCalls
import SystemPackage
import Testing

/// All file system calls go through `Calls`, where tests can make them fail.
@Suite struct SeamTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// The calls of the C library that only `Calls` makes.
  private static let calls = [
    "open", "openat", "close", "read", "pread", "write", "pwrite", "lstat", "fstat", "fstatat", "opendir",
    "readdir", "closedir",
    "realpath", "getcwd", "access", "mkdir", "rmdir", "unlink", "unlinkat", "linkat", "symlink", "readlink",
    "fsync", "ftruncate", "flock", "fchmod", "lseek", "futimens", "mkstemp", "ioctl",
    "uti_rename_exclusively",
    "uti_copy_range",
  ]

  @Test func onlyCallsCallsTheSystem() throws {
    let files = Self.files(in: Self.sources)
    try #require(files.count > 400)
    let words = Self.calls.joined(separator: "|")
    let raw = try Regex(#"(?:^|[^.\w])(?:\#(words))\(|CLibrary\.(?:\#(words))\b"#)
    let own = try Regex(
      #"FileDescriptor\.open\(|\.closeAfter\b|\.writeAll\(|retryOnInterrupt|\bimport (?:Glibc|Musl)\b"#)
    for file in files where !file.path.contains("/SystemCalls/Seam/") && !file.path.contains("/CLibrary/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.contains("func ") {
        if file.path.contains("/SystemCalls/") {
          let isOwnClose = file.lastPathComponent == "ChildProcess.swift" && line.contains("close(")
          #expect(isOwnClose || line.firstMatch(of: raw) == nil, "\(file.lastPathComponent): \(line)")
        }
        #expect(line.firstMatch(of: own) == nil, "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test func retriesInterruptedCalls() throws {
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
    for cutOff in [1, 3] {
      let calls = Counter()
      let watch = CallWatch { _ in calls.next() <= cutOff ? .fails(Errno.interrupted.rawValue) : .made }
      let type = try watch.during { () throws(Errno) in try FileStatus(of: folder, followingLinks: true).type
      }
      #expect(type == .directory && calls.count == cutOff + 1)
    }
  }

  @Test func observesThreadsStartedByAThread() throws {
    let calls = Counter()
    let watch = CallWatch { _ in
      _ = calls.next()
      return .made
    }
    let ask: @Sendable () -> Void = { _ = FileSystem.isTaken("/") }
    watch.during { WorkerThread(ask)?.join() }
    #expect(calls.count == 1)
    ask()
    WorkerThread(ask)?.join()
    #expect(calls.count == 1 && CallWatch.current == nil)
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    var count: Int { value.load(ordering: .relaxed) }
    func next() -> Int { value.add(1, ordering: .relaxed).newValue }
  }
}
