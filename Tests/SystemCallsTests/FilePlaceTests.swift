import SystemPackage
import Testing

@testable import SystemCalls

/// A name in a folder leads to the same file as the path that is made of both.
@Suite struct FilePlaceTests {
  private static let names: [[UInt8]] = [Array("a.txt".utf8), [0xFF, 0x2E, 0x41], Array("ä b".utf8)]

  @Test(arguments: ["folder", "/folder", "a/b/", "/", "."])
  func bytesAreThoseOfThePath(_ text: String) {
    let folder = FilePath(text)
    let names = FolderNames(Self.names.map { DirectoryEntry(name: $0, type: .regular) })
    for index in 0..<names.count {
      let place = FilePlace(names, index, in: folder)
      var bytes: [UInt8] = []
      var isEnded = false
      place.withBytes {
        bytes = Array($0)
        isEnded = $0.baseAddress.map { start in start[bytes.count] == 0 } ?? false
      }
      #expect(bytes == place.path.bytes)
      #expect(place.path == names.path(at: index, in: folder))
      #expect(isEnded)
    }
    var whole: [UInt8] = []
    FilePlace(folder).withBytes { whole = Array($0) }
    #expect(whole == folder.bytes)
  }

  @Test func whatIsNotThereHasTheSystemsError() {
    let names = FolderNames([DirectoryEntry(name: Array("missing".utf8), type: .regular)])
    #expect(throws: Errno.noSuchFileOrDirectory) {
      try FilePlace(names, 0, in: "/no/such/folder").open().release()
    }
  }
}
