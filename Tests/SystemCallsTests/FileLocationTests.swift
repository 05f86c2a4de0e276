import Foundation
import SystemPackage
import Testing

@testable import SystemCalls

/// A file location in a folder refers to the same file as the full path.
@Suite struct FileLocationTests {
  private static let names: [[UInt8]] = [Array("a.txt".utf8), [0xFF, 0x2E, 0x41], Array("ä b".utf8)]

  @Test(arguments: ["folder", "/folder", "a/b/", "/", "."])
  func bytesAreThoseOfThePath(_ text: String) {
    let folder = FilePath(text)
    let names = FolderNames(Self.names.map { DirectoryEntry(name: $0, type: .regular) }, in: folder)
    for index in 0..<names.count {
      let place = FileLocation(names, index)
      var bytes: [UInt8] = []
      var isEnded = false
      place.withBytes {
        bytes = Array($0)
        isEnded = $0.baseAddress.map { start in start[bytes.count] == 0 } ?? false
      }
      #expect(bytes == place.path.bytes)
      #expect(place.path == names.path(at: index))
      #expect(isEnded)
    }
    var whole: [UInt8] = []
    FileLocation(folder).withBytes { whole = Array($0) }
    #expect(whole == folder.bytes)
  }

  @Test func missingFilesHaveTheSystemError() {
    let names = FolderNames(
      [DirectoryEntry(name: Array("missing".utf8), type: .regular)], in: "/no/such/folder")
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try FileLocation(names, 0).open().release()
    }
  }

  /// Paths in canonical spelling are used unchanged; others are normalized.
  @Test(arguments: [
    ("a", "a"), ("a/b", "b"), ("/a", "a"), ("/a/b c/.d", ".d"), ("./a", "a"), ("", nil), ("/", nil),
    ("a/", nil), ("a//b", nil), ("//a", nil), ("/a/b//", nil),
  ])
  func plainPathsAreTakenAsTheyAre(_ text: String, _ name: String?) {
    let bytes = Array(text.utf8) + [0]
    bytes.withUnsafeBufferPointer { bytes in
      let path = UnsafeBufferPointer(rebasing: bytes.dropLast())
      let place = FileLocation(plain: path)
      #expect(place?.name == name)
      if let place { #expect(place.path == FilePath(text) && place.path.bytes == Array(text.utf8)) }
    }
  }

  /// Successive folders, each with several files: the opened file is that of the full path.
  @Test func cachedFoldersOpenTheRightFiles() throws {
    let root = FilePath(NSTemporaryDirectory()).appending("places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: root.string) }
    for folder in ["a", "b"] {
      let path = root.appending(folder)
      try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
      for name in ["x", "y", "z"] {
        try Data("\(folder)/\(name)".utf8).write(to: URL(fileURLWithPath: path.appending(name).string))
      }
    }
    let opened = DirectoryHandleCache()
    for folder in ["a", "b", "a"] {
      let names = try FolderNames(of: root.appending(folder))
      for index in 0..<names.count {
        let name = names.name(at: index)
        for place in [FileLocation(names, index), FileLocation(root.appending(folder).appending(name))] {
          let file = try place.open(by: opened)
          defer { file.release() }
          var bytes = [UInt8](repeating: 0, count: 3)
          #expect(try file.fill(&bytes, at: 0) == 3)
          #expect(bytes == Array("\(folder)/\(name)".utf8))
          #expect(try place.status(followingLinks: true, by: opened).byteCount == 3)
        }
      }
    }
    let missing = FileLocation(root.appending("a").appending("missing"))
    #expect(throws: Errno.noSuchFileOrDirectory) { try missing.open(by: opened).release() }
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try missing.status(followingLinks: true, by: opened)
    }
    opened.releaseHandle()
  }

  /// A process that is being started briefly has copies of all descriptors.
  @Test func releasedLockIsNotHeldByACopy() throws {
    let folder = FilePath(FileManager.default.temporaryDirectory.path)
      .appending("uti-\(UUID().uuidString)")
    try FileSystem.makeFolder(folder, mode: 0o700)
    defer { try? FileSystem.removeFolder(folder) }
    let first = try FileSystem.openFolder(folder)
    #expect(first.lock())
    let copy = try first.duplicate()
    defer { copy.release() }
    let second = try FileSystem.openFolder(folder)
    #expect(second.tryLock() == .held)
    first.unlockAndRelease()
    #expect(second.lock())
    // Closing without unlocking leaves the lock with the copy.
    let other = try second.duplicate()
    second.release()
    let third = try FileSystem.openFolder(folder)
    #expect(third.tryLock() == .held)
    other.unlockAndRelease()
    #expect(third.lock())
    third.release()
  }
}
