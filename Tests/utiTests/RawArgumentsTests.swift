import PropertyLists
import SystemPackage
import Testing

@testable import uti

@Suite struct RawArgumentsTests {
  @Test(arguments: [
    [], Array("plain".utf8), Array("é文👨‍👩‍👧".utf8), [0xFF], [0xFE], [0x61, 0xFF, 0x62], [0xC3], [0xC3, 0x28],
    [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0x80, 0x80],
    Array("\u{10FFFF}\u{10FF41}".utf8), Array("\u{10FFFF}".utf8) + [0xFF], Array("\u{FFFD}".utf8),
  ])
  func bytesArePreserved(bytes: [UInt8]) {
    #expect(RawText.bytes(RawText.string(bytes)) == bytes)
  }

  @Test func everyPairOfBytesIsPreservedAndUnique() {
    var seen: Set<String> = []
    for a in UInt8.min...UInt8.max {
      for b in UInt8.min...UInt8.max {
        let text = RawText.string([a, b])
        #expect(RawText.bytes(text) == [a, b])
        seen.insert(String(describing: Array(text.unicodeScalars)))
      }
    }
    #expect(seen.count == 65_536)
  }

  @Test func validTextIsUnchanged() {
    #expect(RawText.string(Array("public.heic".utf8)) == "public.heic")
    #expect(RawArguments.text(RawText.string([0x61, 0xFF])) == "a\u{FFFD}")
  }

  @Test func pathsPreserveTheirBytes() throws {
    let name: [UInt8] = Array("IMG_".utf8) + [0xE9, 0xFF]
    let path = try #require(PathArgument(argument: RawText.string(name))).path
    #expect(path.withPlatformString { Array(UnsafeRawBufferPointer(start: $0, count: 6)) } == name)
    #expect(PathArgument(argument: "") == nil)
  }
}
