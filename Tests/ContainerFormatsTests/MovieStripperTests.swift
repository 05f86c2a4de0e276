import ByteSources
import ContainerFormats
import Testing

/// Removal of metadata from movies: only video and audio remain, in place.
@Suite struct MovieStripperTests {
  private static func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func box(_ type: String, _ contents: [UInt8]...) -> [UInt8] {
    let contents = contents.flatMap { $0 }
    return number(contents.count + 8) + Array(type.utf8) + contents
  }

  private static func handler(_ type: String, name: String = "Anna's phone") -> [UInt8] {
    box("hdlr", number(0), number(0), Array(type.utf8), number(0), number(0), number(0), Array(name.utf8))
  }

  /// Returns a track with samples at the offsets, one per chunk, of a given size.
  private static func track(
    _ handler: String, _ coding: String, _ offsets: [Int], size: Int = 4, more: [UInt8] = [],
    reference: [UInt8] = box("url ", [0, 0, 0, 1])
  ) -> [UInt8] {
    let table = box(
      "stbl", box("stsd", number(0), number(1), box(coding, [UInt8](repeating: 0, count: 78))),
      box("stsc", number(0), number(1), number(1), number(1), number(1)),
      box("stsz", number(0), number(size), number(offsets.count)),
      box("stco", number(0), number(offsets.count), offsets.flatMap { number($0) }))
    let information = box(
      "minf", box("vmhd", number(1)), box("dinf", box("dref", number(0), number(1), reference)), table)
    return box(
      "trak", box("tkhd", [UInt8](repeating: 0, count: 84)),
      box("mdia", box("mdhd", [UInt8](repeating: 0, count: 24)), Self.handler(handler), information), more)
  }

  private static let type = box("ftyp", Array("mp42".utf8), number(0))
  private static let data = box("mdat", Array("pic1GPS1snd1pic2GPS2rest".utf8))
  private static let first = type.count + 8
  private static let pictures = track("vide", "avc1", [first, first + 12])
  private static let sound = track("soun", "mp4a", [first + 8])
  private static let notes = track("meta", "mebx", [first + 4, first + 16])
  private static let location = box("udta", box("\u{A9}xyz", Array("+48.1+011.5/".utf8)))

  private static func bare(_ bytes: [UInt8]) throws(MovieStripper.Obstacle) -> [UInt8] {
    let reader = ByteReader()
    do { try reader.open(MemorySource(bytes)) } catch { throw .unreadable }
    let edits = try MovieStripper(reader).edits
    var bytes = bytes
    bytes.withUnsafeMutableBytes { edits.apply(to: $0, at: 0) }
    return bytes
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [
    ("user data of the movie", box("moov", box("mvhd", number(0)), pictures, sound, notes, location)),
    (
      "user data of a track",
      box("moov", box("mvhd", number(0)), track("vide", "avc1", [first, first + 12], more: location), sound)
    ),
    (
      "what nobody knows",
      box("moov", box("mvhd", number(0)), pictures, sound, box("uuid", Array("+48.1 Anna".utf8)))
    ),
    (
      "a terminator and a rest",
      box("moov", box("mvhd", number(0)), pictures, sound, number(0), Array("+48.1".utf8))
    ),
  ]) func onlyPicturesAndSoundStay(_ row: (name: String, movie: [UInt8])) throws {
    let whole = Self.type + Self.data + row.movie + Self.box("uuid", Array("xmp +48.1".utf8)) + [0, 0, 1]
    let bare = try Self.bare(whole)
    #expect(bare.count == whole.count)
    let left = text(bare)
    #expect(left.contains("pic1\0\0\0\0snd1pic2\0\0\0\0\0\0\0\0"), "\(row.name)")
    for trace in ["48.1", "Anna", "GPS", "rest", "xmp", "mebx", "xyz"] {
      #expect(!left.contains(trace), "\(row.name): \(trace)")
    }
    #expect(left.contains("avc1") && left.contains("mp4a") && left.contains("free"))
    #expect(try Self.bare(bare) == bare)
  }

  @Test(
    arguments: [
      (type + data, .damaged), (box("moov", sound) + data, .damaged),
      (type + box("moov", pictures) + data.dropLast(2), .damaged),
      (type + data + box("moov", track("vide", "avc1", [first, 9000])), .damaged),
      (type + data + box("moov", track("vide", "avc1", [4])), .damaged),
      (type + data + box("moov", pictures, box("mvex", number(0))), .fragmented),
      (type + box("moov", pictures) + box("moof", number(0)), .fragmented),
      (type + data + box("moov", pictures, track("soun", "twos", [first])), .coding("twos")),
      (
        type + data
          + box(
            "moov",
            track("vide", "avc1", [first], reference: box("url ", [0, 0, 0, 0], Array("/home/anna".utf8)))),
        .external
      ),
    ] as [([UInt8], MovieStripper.Obstacle)]) func whatIsNotKnownIsLeftAlone(
      _ row: (movie: [UInt8], expected: MovieStripper.Obstacle)
    )
  {
    #expect(throws: row.expected) { try Self.bare(row.movie) }
  }

  /// A truncated header of a wide box is no box, and zeros instead would be one.
  @Test(arguments: [1, 7, 8, 10, 15]) func trailingDataBecomesAFreeBoxIfItFits(_ count: Int) throws {
    let rest = ([0, 0, 0, 1] + Array("uuid+48.1 Anna".utf8)).prefix(count)
    let whole = Self.type + Self.data + Self.box("moov", Self.pictures) + rest
    let bare = try Self.bare(whole)
    let end = Array(bare.suffix(count))
    let expected = count < 8 ? [] : Self.number(count) + Array("free".utf8)
    #expect(end == expected + [UInt8](repeating: 0, count: count - expected.count))
    #expect(try Self.bare(bare) == bare)
  }

  /// A chunk of the file begins in the middle of an edit.
  @Test func editsAreAppliedInChunks() throws {
    let whole = Self.type + Self.data + Self.box("moov", Self.pictures, Self.notes, Self.location)
    let reader = ByteReader()
    try reader.open(MemorySource(whole))
    let edits = try MovieStripper(reader).edits
    let expected = try Self.bare(whole)
    for size in [1, 3, 7, 64] {
      var made: [UInt8] = []
      for start in stride(from: 0, to: whole.count, by: size) {
        var chunk = Array(whole[start..<min(whole.count, start + size)])
        chunk.withUnsafeMutableBytes { edits.apply(to: $0, at: Int64(start)) }
        made += chunk
      }
      #expect(made == expected)
    }
  }
}
