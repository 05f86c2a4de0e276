import ByteSources
import Testing

@testable import Formats
@testable import MediaMetadata

/// Text headers whose sizes are parsed as bytes, or as text if necessary.
struct PlainHeaderTests {
  private static func size(_ text: String, isMap: Bool) throws -> [Int?] {
    let reader = ByteReader()
    try reader.open(MemorySource(Array(text.utf8)))
    var metadata = MediaMetadata()
    if isMap {
      try PictureSizes.readPNM(reader, into: &metadata)
    } else {
      try PictureSizes.readMIFF(reader, into: &metadata)
    }
    metadata.settleSize()
    return [metadata.pixelWidth, metadata.pixelHeight]
  }

  @Test(arguments: [
    "P6 12 34 255\n\u{FF}", "P6\n# 1 2\n12 34\n255\n", "P6 12# 5\n34\n", "P5\r12\r34\r",
    "P6\n# é\n12 34\n",
    "P7\nWIDTH 12\nHEIGHT 34\nENDHDR\n\u{FF}", "P7\n# WIDTH 1\nHEIGHT 34\nDEPTH 3\nWIDTH 12\nENDHDR\n",
  ])
  func anyMaps(_ text: String) throws {
    #expect(try Self.size(text, isMap: true) == [12, 34])
  }

  @Test(arguments: [
    "id=ImageMagick columns=12 rows=34 \u{C}\n:", "id=ImageMagick\nColumns=12\nRows=34\n:",
    "columns=1 columns=12 =rows=34\n:", "{é} columns=12 rows=34\n:",
  ])
  func imageMagick(_ text: String) throws {
    #expect(try Self.size(text, isMap: false) == [12, 34])
  }
}
