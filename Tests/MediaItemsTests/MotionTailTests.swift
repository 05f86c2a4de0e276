import ByteSources
import FileIdentification
import Foundation
import SystemPackage
import Testing
import UniformTypes

@testable import MediaItems
@testable import MediaMetadata

/// The bytes after a still, and the claims about them: an existing movie is found with or without a claim.
struct MotionTailTests {
  /// The stills, by the claim of their headers about a movie.
  enum Still: Sendable {
    /// No claim.
    case plain
    /// An XMP packet that claims 2,007 bytes at the end of the file.
    case claimed
    /// An offset of 1,024 bytes from the end, in Google's older form.
    case older
    /// `Camera:MotionPhoto` is 0.
    case off
    /// A HEIC without a claim, and one whose packet claims 2,007 bytes.
    case heic, claimedHEIC

    var bytes: [UInt8] {
      get throws {
        switch self {
        case .plain: try Fixtures.bytes("subtypes/plain.jpg")
        case .claimed: Array(try Fixtures.bytes("motion/PXL_0001.MP.jpg").prefix(1992))
        case .older: Array(try Fixtures.bytes("traps/microvideo_wrong_offset.jpg").dropLast(200))
        case .off: try Fixtures.bytes("headers/motion_off.jpg")
        case .heic: try Fixtures.bytes("subtypes/plain.heic")
        case .claimedHEIC: Array(try Fixtures.bytes("headers/appended.heic").dropLast(2007))
        }
      }
    }

    var name: String { self == .heic || self == .claimedHEIC ? "a.heic" : "a.jpg" }
  }

  /// The expected result.
  enum Answer: Sendable, Equatable {
    /// A motion photo, with the lengths of its movies.
    case motion(MotionVideo.Form, [Int])
    /// A photo with a movie that claims to be no motion photo.
    case switchedOff(MotionVideo.Form)
    /// The movie was removed.
    case stripped
    /// A photo with a truncated movie.
    case cut
    /// A plain photo.
    case photo
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var shows: String
    var still: Still
    var answer: Answer
    /// The bytes after the still.
    var tail: @Sendable (_ movie: [UInt8]) throws -> [UInt8]
    var testDescription: String { "\(still): \(shows)" }

    init(
      _ shows: String, _ still: Still, _ answer: Answer,
      _ tail: @escaping @Sendable ([UInt8]) throws -> [UInt8]
    ) {
      (self.shows, self.still, self.answer, self.tail) = (shows, still, answer, tail)
    }
  }

  private static let zeros = [UInt8](repeating: 0, count: 64)
  private static let unknown = (0..<5000).map { UInt8($0 % 11 + 7) }
  private static let one = Answer.motion(.appended, [2007])

  /// Samsung's trailer with one block about the picture.
  private static let trailer = MediaExtractionTests.trailer([], others: [0x0A01], lists: { $0 != 0x0A30 })

  private static func archive(_ name: String, _ member: [UInt8]) -> [UInt8] {
    var archive = SampleArchive()
    archive.add(name, member, .stored)
    return archive.bytes
  }

  private static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let size = contents.count + 8
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array(name.utf8) + contents
  }

  /// Returns the movie with its `moov` box before its data.
  private static func moovFirst(_ movie: [UInt8]) -> [UInt8] {
    Array(movie[..<32]) + Array(movie[1136...]) + Array(movie[32..<1136])
  }

  private static func branded(_ movie: [UInt8], _ brand: String, handler: String) throws -> [UInt8] {
    var bytes = movie
    bytes.replaceSubrange(8..<12, with: Array(brand.utf8))
    let mark = Array("hdlr\0\0\0\0".utf8)
    let place = try #require((0..<bytes.count - 8).first { Array(bytes[$0..<$0 + 8]) == mark })
    bytes.replaceSubrange(place + 12..<place + 16, with: Array(handler.utf8))
    return bytes
  }

  static let rows: [Row] = [
    // No claim.
    Row("the movie", .plain, one) { $0 },
    Row("padding, the movie", .plain, one) { zeros + $0 },
    Row("a maker's label, the movie", .plain, one) { Array("HiHonor_OfflineData\0".utf8) + $0 },
    Row("a second picture, the movie", .plain, one) { try Still.plain.bytes + $0 },
    Row("the movie, a second picture", .claimed, one) { try $0 + Still.plain.bytes },
    Row("two movies", .plain, .motion(.appended, [2007, 2007])) { $0 + $0 },
    Row("two movies, padding between", .claimed, .motion(.container, [2007])) { $0 + zeros + $0 },
    Row("its description first", .plain, one) { moovFirst($0) },
    Row("the movie, Samsung's trailer", .plain, one) { $0 + trailer },
    Row("a block that the trailer does not list", .plain, one) {
      MediaExtractionTests.trailer($0, others: [0x0A01], lists: { $0 != 0x0A30 })
    },
    Row("the movie, vivo's trailer", .plain, one) { $0 + Array(#"vivo{"com.vivo.camera":"1"}"#.utf8) },
    Row("the movie, Huawei's trailer without a length", .plain, one) {
      $0 + Array("v3_f12  0:1477  LIVE_".utf8)
    },
    Row("the movie", .heic, one) { $0 },
    Row("padding, the movie", .heic, one) { zeros + $0 },
    Row("a box with the movie", .heic, .motion(.mpvd, [2007])) { box("mpvd", $0) },
    // A wrong claim.
    Row("the movie, a few bytes", .claimed, one) { $0 + [1, 2, 3] },
    Row("the movie, Samsung's trailer", .claimed, one) { $0 + trailer },
    Row("a shorter movie", .claimed, .motion(.appended, [1999])) { movie in
      Array(movie[..<24]).withBoxSize(24) + Array(movie[32...])
    },
    Row("the movie, a few letters", .claimed, one) { $0 + Array("12345".utf8) },
    Row("much that nobody knows, the movie, a byte", .claimed, one) { unknown + $0 + [1] },
    Row("the movie", .older, one) { $0 },
    Row("padding, the movie", .claimedHEIC, one) { zeros + $0 + zeros },
    // Truncated.
    Row("the movie without its end", .claimed, .cut) { Array($0.dropLast(16)) },
    Row("the movie without its end", .plain, .cut) { Array($0.dropLast(16)) },
    Row("its data without their end", .plain, .cut) { Array(moovFirst($0).dropLast(100)) },
    Row("its data without their end, Samsung's trailer", .claimed, .cut) {
      moovFirst($0).dropLast(60) + trailer
    },
    Row("its data alone", .claimed, .cut) { Array($0.prefix(1136)) },
    Row("its first box alone", .claimed, .cut) { Array($0.prefix(32)) },
    Row("the movie without its end", .heic, .cut) { Array($0.dropLast(16)) },
    Row("a box with the movie without its end", .heic, .cut) { box("mpvd", Array($0.dropLast(16))) },
    // All bytes were searched without a result.
    Row("nothing", .claimed, .stripped) { _ in [] },
    Row("padding", .claimed, .stripped) { _ in zeros },
    Row("a second picture", .claimed, .stripped) { _ in try Still.plain.bytes },
    Row("Samsung's trailer", .claimed, .stripped) { _ in trailer },
    Row("a picture in boxes", .claimed, .stripped) { _ in try Still.heic.bytes },
    Row("nothing", .claimedHEIC, .stripped) { _ in [] },
    Row("a box of zeros", .heic, .stripped) { _ in box("mpvd", zeros) },
    // The file claims to be no motion photo.
    Row("the movie", .off, .switchedOff(.appended)) { $0 },
    Row("the movie in Samsung's trailer", .off, .switchedOff(.samsungTrailer)) {
      MediaExtractionTests.trailer($0, others: [])
    },
    Row("nothing", .off, .photo) { _ in [] },
    // No movies.
    Row("a picture in boxes", .plain, .photo) { _ in try Still.heic.bytes },
    Row("a sequence of pictures", .plain, .photo) { try branded($0, "avis", handler: "pict") },
    Row("sound", .plain, .photo) { try branded($0, "M4A ", handler: "soun") },
    Row("an archive", .plain, .photo) { _ in archive("a.txt", [1, 2, 3]) },
    Row("an archive that stores the movie", .plain, .photo) { archive("a.mp4", $0) },
    Row("a script", .plain, .photo) { _ in Array("<?php echo 1; ?>".utf8) },
    Row("much that nobody knows, the movie", .plain, .photo) { unknown + $0 },
    Row("a box's name", .plain, .photo) { _ in
      [0, 0, 0, 32] + Array("ftypisom".utf8) + [UInt8](repeating: 9, count: 99)
    },
    Row("Samsung's trailer", .plain, .photo) { _ in trailer },
  ]

  @Test(arguments: rows) func answers(_ row: Row) throws {
    let movie = try Fixtures.bytes("subtypes/plain.mp4")
    let bytes = try row.still.bytes + row.tail(movie)
    try withFile(row.still.name, bytes) { path in
      // For every mode of the completeness check.
      for ends in [EndExamination.omitted, .brief, .thorough] {
        try Self.check(row, path, bytes, FileIdentifier.Options(ends: ends))
      }
    }
  }

  private static func check(
    _ row: Row, _ path: FilePath, _ bytes: [UInt8], _ options: FileIdentifier.Options
  ) throws {
    let item = try MediaItemReader(options).read(path: path)
    let metadata = try #require(item.file.metadata)
    let isMotion = if case .motion = row.answer { true } else { false }
    #expect(item.kind == (isMotion ? .livePhoto : .photo) && item.trait(.motionPhoto) == Ternary(isMotion))
    #expect(item.trait(.stripped) == Ternary(row.answer == .stripped))
    #expect(item.trait(.damaged) == Ternary(row.answer == .cut))
    #expect((item.file.identification.damage == .truncated) == (row.answer == .cut))
    if row.shows.hasSuffix("Samsung's trailer"), row.answer == .cut, options.ends != .omitted {
      #expect(item.file.identification.end?.missingBytes == 60)
    }
    #expect(item.answer(.livePhoto).value == Ternary(isMotion))
    #expect(metadata.answer(.livePhoto).value == Ternary(isMotion))
    switch row.answer {
    case .motion(let form, let lengths):
      let video = try #require(metadata.motionVideo)
      #expect(video.form == form && item.livePhoto?.basis.rawValue == form.rawValue)
      let parts = try MediaExtraction().parts(of: item)
      #expect(parts.map(\.byteCount) == lengths.map { Int64($0) })
      #expect(Set(parts.map(\.name)).count == lengths.count)
      for part in parts {
        #expect(part.role == .movie)
        let found = try MediaExtractionTests.bytes(part)
        #expect(found == Array(bytes[Int(part.extents[0].lowerBound)...].prefix(found.count)))
      }
    case .switchedOff(let form):
      #expect(metadata.motionVideo?.form == form && item.livePhoto == nil)
      #expect(try MediaExtraction().parts(of: item).map(\.byteCount) == [2007])
    case .stripped, .cut, .photo:
      #expect(metadata.motionVideo == nil)
      #expect(MediaExtractionTests.code { _ = try MediaExtraction().parts(of: item) } == .nothing)
    }
  }

  // MARK: Large images

  /// Returns a still with so many bytes of picture data and its end marker.
  static func large(_ still: Still, _ count: Int) throws -> [UInt8] {
    var state: UInt64 = 42
    var data: [UInt8] = []
    data.reserveCapacity(count + count / 200)
    while data.count < count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: state >> 33)
      data.append(byte)
      if byte == 0xFF { data.append(0) }
    }
    return try still.bytes.dropLast(2) + data + [0xFF, 0xD9]
  }

  private static func read(_ bytes: [UInt8]) throws -> (MediaMetadata, read: Int, requests: Int) {
    nonisolated(unsafe) var read = 0, requests = 0
    let source = RangeSource(byteCount: Int64(bytes.count)) { offset, count in
      let found = Array(bytes[Int(offset)..<min(bytes.count, Int(offset) + count)])
      (read, requests) = (read + found.count, requests + 1)
      return found
    }
    let reader = ByteReader()
    try reader.open(source)
    return (try MediaMetadata.read(reader, type: .jpeg), read, requests)
  }

  @Test("A movie without a claim costs no scan of a large picture", arguments: [3 << 20, 12 << 20])
  func halving(_ count: Int) throws {
    let movie = try Fixtures.bytes("subtypes/plain.mp4")
    let picture = try Self.large(.plain, count)
    for gap in [0, 40, 3000] {
      let bytes = picture + [UInt8](repeating: 0, count: gap) + movie
      let (metadata, read, requests) = try Self.read(bytes)
      #expect(metadata.motionVideo?.range == Int64(picture.count + gap)..<Int64(bytes.count))
      #expect(read <= 256 << 10 && requests <= 40)
    }
  }

  @Test("A large picture before other bytes costs as little") func others() throws {
    let picture = try Self.large(.plain, 3 << 20)
    for tail in [[UInt8](repeating: 0x55, count: 1 << 20), Array("<?php ?>".utf8), Self.trailer] {
      let (metadata, read, requests) = try Self.read(picture + tail)
      #expect(metadata.motionVideo == nil && metadata.staleMotionFlag == nil && metadata.damage == nil)
      #expect(read <= 512 << 10 && requests <= 40)
    }
  }

  @Test("A picture with a regular end costs nothing more") func ordinary() throws {
    let (_, read, requests) = try Self.read(try Self.large(.plain, 3 << 20))
    #expect(read <= 80 << 10 && requests <= 3)
  }

  @Test("A claim is worth scanning a large picture") func claims() throws {
    let picture = try Self.large(.claimed, 3 << 20)
    let (stripped, _, _) = try Self.read(picture)
    #expect(stripped.staleMotionFlag != nil)
    let movie = try Fixtures.bytes("subtypes/plain.mp4")
    let (found, _, _) = try Self.read(picture + movie + [1, 2, 3])
    #expect(found.motionVideo?.offset == Int64(picture.count) && found.staleMotionFlag == nil)
  }

  @Test("The bytes after a truncated picture are unknown") func cutPicture() throws {
    let (metadata, _, _) = try Self.read(Array(try Self.large(.claimed, 100_000).dropLast(40_000)))
    #expect(metadata.staleMotionFlag == nil && metadata.motionVideo == nil)
  }
}

extension [UInt8] {
  /// Returns the box with another size in its header.
  fileprivate func withBoxSize(_ size: UInt8) -> [UInt8] { [0, 0, 0, size] + dropFirst(4) }
}
