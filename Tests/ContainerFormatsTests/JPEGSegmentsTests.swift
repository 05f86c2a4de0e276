import ByteSources
import ContainerFormats
import Testing

/// Cases without a sample file; others are tested with their readers.
@Suite struct JPEGSegmentsTests {
  @Test func fillBytesBeforeAMarker() throws {
    let reader = ByteReader()
    try reader.open(MemorySource([0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xE1, 0, 4, 7, 8, 0xFF, 0xDA, 0, 2]))
    var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: 8)
    let application = try #require(try segments.next())
    #expect(application.marker == 0xE1 && application.contents == 8..<10 && !application.isCutShort)
    #expect(try segments.next()?.endsHeader == true)
  }
}
