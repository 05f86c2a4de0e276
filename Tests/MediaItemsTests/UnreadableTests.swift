import ByteSources
import FileIdentification
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// Unreadable files are errors, never answers.
@Suite struct UnreadableTests {
  private final class Sink: WalkSink {
    var found: [(path: String, error: IdentificationError.Code?)] = []
    func begin(_ items: any EntryList) -> Int {
      found += (0..<items.count).compactMap { items.item(at: $0) }.map { ($0.path.string, $0.error?.code) }
      return 0
    }
    func visitItem(_ index: Int, of group: Int) {}
  }

  private static let denied = IdentificationError(code: "EACCES", message: "Permission denied")

  private static func walk(
    _ change: (inout FolderWalk) -> Void
  ) throws -> [(path: String, error: IdentificationError.Code?)] {
    var walk = FolderWalk(.current)
    walk.isRecursive = true
    change(&walk)
    let sink = Sink()
    let root = Fixtures.path("bundle").removingLastComponent()
    switch walk.start(at: root) {
    case .folder(let status): try walk.walk(root, status, sink)
    case .item(let item): _ = sink.begin(NamedEntries([item]))
    }
    return sink.found
  }

  @Test func aRootWhoseStatusFailsIsAnError() throws {
    let found = try Self.walk {
      $0.system.status = { (_, _) throws(IdentificationError) in throw Self.denied }
    }
    #expect(found.map(\.error) == ["EACCES"])
  }

  /// The first call fails, the second succeeds: the tree is not one item.
  @Test func aRootWhoseFirstStatusFailsIsAnError() throws {
    nonisolated(unsafe) var calls = 0
    let found = try Self.walk {
      $0.system.status = { (path, follows) throws(IdentificationError) in
        calls += 1
        if calls == 1 { throw Self.denied }
        return try IdentificationError.catching { () throws(Errno) in
          try FileStatus(of: path, followingLinks: follows)
        }
      }
    }
    #expect(found.map(\.error) == ["EACCES"])
  }

  @Test(arguments: [false, true]) func aFolderWhoseStatusFailsIsAnError(staysOnFileSystem: Bool) throws {
    let found = try Self.walk {
      $0.staysOnFileSystem = staysOnFileSystem
      $0.system.status = { (path, follows) throws(IdentificationError) in
        if path.lastComponent?.string == "takeout" { throw Self.denied }
        return try IdentificationError.catching { () throws(Errno) in
          try FileStatus(of: path, followingLinks: follows)
        }
      }
    }
    #expect(found.filter { $0.error != nil }.map { $0.path.hasSuffix("/takeout") } == [true])
    #expect(found.count > 10)
  }

  @Test func aFolderThatCannotBeListedIsAnError() throws {
    let found = try Self.walk {
      $0.system.entries = { (folder) throws(IdentificationError) in
        if folder.lastComponent?.string == "live" { throw Self.denied }
        return try IdentificationError.catching { () throws(Errno) in
          try FolderNames(of: folder)
        }
      }
    }
    #expect(found.filter { $0.error != nil }.map { $0.path.hasSuffix("/live") } == [true])
  }

  /// Reads that fail after every possible number of bytes.
  @Test(arguments: ["live/IMG_0001.JPG", "live/IMG_0001.MOV", "live/IMG_0002.HEIC", "headers/synthetic.cr3"])
  func aReadThatFailsIsAnError(_ name: String) throws {
    // Longer than one window, so that later ranges are read.
    let bytes = try Fixtures.bytes(name) + [UInt8](repeating: 0x55, count: 64 << 10)
    nonisolated(unsafe) var reads = 0
    nonisolated(unsafe) var failing = Int.max
    let source = RangeSource(byteCount: Int64(bytes.count)) { (offset, count) throws(ByteSourceError) in
      reads += 1
      if reads >= failing { throw ByteSourceError(code: .ioError, description: "Input/output error") }
      return Array(bytes[Int(offset)..<min(bytes.count, Int(offset) + count)])
    }
    let identifier = FileIdentifier(FileIdentifier.Options(magic: .omitted))
    func read() throws {
      try identifier.withIdentifiedFile(source: source, name: name) { file in
        // Like readers that cache.
        guard let contents = file.contents else { return }
        _ = try? MediaMetadata.read(contents.reader, type: file.identification.type)
      }
    }
    try read()
    let usual = reads
    for number in 1...usual {
      (reads, failing) = (0, number)
      #expect(throws: IdentificationError.self) { try read() }
    }
  }
}
