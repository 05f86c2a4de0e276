import Foundation
import Testing

@testable import AppleNames

/// Colours, delays, cameras and groups of pictures by index.
@Suite struct PictureHeaderTests {
  typealias Files = PictureFiles

  private func source(_ file: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(file as CFData, nil))
  }

  private func properties(_ file: Data, at index: Int = 0) throws -> NSDictionary {
    try #require(CGImageSourceCopyPropertiesAtIndex(try source(file), index, nil))
  }

  struct Colors: Sendable, CustomTestStringConvertible {
    var name: String
    var file: @Sendable () -> Data
    var model: String?
    var depth: Int?
    var hasAlpha: Bool?
    var isIndexed = false
    var isFloat = false
    var testDescription: String { name }
  }

  static let colors: [Colors] = [
    Colors(
      name: "PNG, gray", file: { Files.png(color: 0, depth: 16) }, model: "Gray", depth: 16, hasAlpha: false),
    Colors(name: "PNG, colours", file: { Files.png() }, model: "RGB", depth: 8, hasAlpha: false),
    Colors(
      name: "PNG, palette", file: { Files.png(color: 3, depth: 4) }, model: "RGB", depth: 8, hasAlpha: false,
      isIndexed: true),
    Colors(
      name: "PNG, palette with transparency",
      file: { Files.png(color: 3, depth: 4, [Files.chunk("tRNS", Data([0]))]) }, model: "RGB", depth: 8,
      hasAlpha: true, isIndexed: true),
    Colors(
      name: "PNG, gray and alpha", file: { Files.png(color: 4) }, model: "Gray", depth: 8, hasAlpha: true),
    Colors(
      name: "PNG, colours and alpha", file: { Files.png(color: 6) }, model: "RGB", depth: 8, hasAlpha: true),
    Colors(name: "JPEG, gray", file: { Files.jpeg(components: 1) }, model: "Gray", depth: 8, hasAlpha: false),
    Colors(
      name: "JPEG, colours", file: { Files.jpeg(components: 3) }, model: "RGB", depth: 8, hasAlpha: false),
    Colors(name: "JPEG, inks", file: { Files.jpeg(components: 4) }, model: "CMYK", depth: 8, hasAlpha: false),
    Colors(name: "JPEG, two", file: { Files.jpeg(components: 2) }, depth: 8, hasAlpha: false),
    Colors(name: "TIFF, bits", file: { Files.tiff([(262, 0)]) }, model: "Gray", depth: 1, hasAlpha: false),
    Colors(
      name: "TIFF, colours and alpha", file: { Files.tiff([(258, 8), (262, 2), (277, 4), (338, 2)]) },
      model: "RGB", depth: 8, hasAlpha: true),
    Colors(
      name: "TIFF, an extra sample that is no alpha", file: { Files.tiff([(258, 8), (262, 2), (338, 0)]) },
      model: "RGB", depth: 8, hasAlpha: false),
    Colors(
      name: "TIFF, palette", file: { Files.tiff([(258, 8), (262, 3)]) }, model: "RGB", depth: 8,
      hasAlpha: false,
      isIndexed: true),
    Colors(
      name: "TIFF, inks", file: { Files.tiff([(258, 8), (262, 5)]) }, model: "CMYK", depth: 8, hasAlpha: false
    ),
    Colors(name: "TIFF, other inks", file: { Files.tiff([(258, 8), (262, 5), (332, 2)]) }, depth: 8),
    Colors(
      name: "TIFF, Lab", file: { Files.tiff([(258, 8), (262, 8)]) }, model: "Lab", depth: 8, hasAlpha: false),
    Colors(
      name: "TIFF, floats", file: { Files.tiff([(258, 32), (262, 1), (339, 3)]) }, model: "Gray", depth: 32,
      hasAlpha: false, isFloat: true),
    Colors(name: "WebP", file: { Files.webP() }, model: "RGB", depth: 8, hasAlpha: false),
    Colors(name: "WebP, alpha", file: { Files.webP(hasAlpha: true) }, model: "RGB", depth: 8, hasAlpha: true),
    Colors(
      name: "GIF", file: { Files.gif(delays: [10]) }, model: "RGB", depth: 8, hasAlpha: false, isIndexed: true
    ),
    Colors(
      name: "GIF, transparent", file: { Files.gif(delays: [10, 10], isTransparent: true) }, model: "RGB",
      depth: 8,
      hasAlpha: true, isIndexed: true),
    Colors(
      name: "HEIF, gray",
      file: {
        Files.HEIF(
          items: [(1, "hvc1", false)], properties: [Files.HEIF.size, Files.HEIF.channels(1)],
          owned: [(1, [1, 2])]
        ).file
      }, model: "Gray", depth: 10, hasAlpha: false),
    Colors(
      name: "HEIF, alpha beside it",
      file: {
        Files.HEIF(
          items: [(1, "hvc1", false), (2, "hvc1", true)],
          properties: [
            Files.HEIF.size, Files.HEIF.channels(3), Files.HEIF.auxiliary("urn:mpeg:hevc:2015:auxid:1"),
          ], owned: [(1, [1, 2]), (2, [1, 3])], references: [("auxl", 2, [1])]
        ).file
      }, model: "RGB", depth: 10, hasAlpha: true),
  ]

  @Test(arguments: colors) func colorsAreRead(_ row: Colors) throws {
    let found = try properties(row.file())
    #expect(found[kCGImagePropertyColorModel] as? String == row.model)
    #expect(found[kCGImagePropertyDepth] as? Int == row.depth)
    #expect(found[kCGImagePropertyHasAlpha] as? Bool == row.hasAlpha)
    #expect(found[kCGImagePropertyIsIndexed] as? Bool == (row.isIndexed ? true : nil))
    #expect(found[kCGImagePropertyIsFloat] as? Bool == (row.isFloat ? true : nil))
  }

  @Test func chunksOfAPNGAreRead() throws {
    let chromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let file = Files.png(
      interlaced: true,
      [
        Files.chunk("gAMA", Files.big(45455)),
        Files.chunk("cHRM", chromaticities.reduce(Data()) { $0 + Files.big($1) }),
        Files.chunk("sRGB", Data([1])), Files.chunk("pHYs", Files.big(2835) + Files.big(5669) + Data([1])),
        Files.chunk("tIME", Files.big(2024, 2) + Data([5, 1, 12, 0, 9])),
        Files.chunk("tEXt", Data("Title\0T".utf8) + Data([0xEF])),
        Files.chunk("iTXt", Data("Author\0\0\0de\0Autor\0Ünï".utf8)),
        Files.chunk("tEXt", Data("Mine\0x".utf8)),
        Files.chunk("tEXt", Data("Title\0second".utf8)),
      ], behind: [Files.chunk("tEXt", Data("Creation Time\0today".utf8))])
    let all = try properties(file)
    let png = try #require(all[kCGImagePropertyPNGDictionary] as? NSDictionary)
    #expect(png[kCGImagePropertyPNGGamma] as? Double == 0.45455)
    #expect(
      png[kCGImagePropertyPNGChromaticities] as? [Double] == chromaticities.map { Double($0) / 100_000 })
    #expect(png[kCGImagePropertyPNGsRGBIntent] as? Int == 1)
    #expect(png[kCGImagePropertyPNGInterlaceType] as? Int == 1)
    #expect(png[kCGImagePropertyPNGXPixelsPerMeter] as? Int == 2835)
    #expect(png[kCGImagePropertyPNGYPixelsPerMeter] as? Int == 5669)
    #expect(png[kCGImagePropertyPNGPixelsAspectRatio] == nil)
    #expect(png[kCGImagePropertyPNGModificationTime] as? String == "2024:05:01 12:00:09")
    #expect(png[kCGImagePropertyPNGTitle] as? String == "Tï")
    #expect(png[kCGImagePropertyPNGAuthor] as? String == "Ünï" && png["Mine"] == nil)
    #expect(png[kCGImagePropertyPNGCreationTime] as? String == "today")
    #expect(png[kCGImagePropertyAPNGDelayTime] == nil)
    #expect(all[kCGImagePropertyDPIWidth] as? Double == 2835 * 0.0254)
    let shaped = Files.png([Files.chunk("pHYs", Files.big(3) + Files.big(2) + Data([0]))])
    let shape = try properties(shaped)[kCGImagePropertyPNGDictionary] as? NSDictionary
    #expect(shape?[kCGImagePropertyPNGPixelsAspectRatio] as? Double == 1.5)
    #expect(shape?[kCGImagePropertyPNGXPixelsPerMeter] == nil)
  }

  struct Animation: Sendable, CustomTestStringConvertible {
    var name: String
    var file: @Sendable () -> Data
    var dictionary: String
    var unclamped: [Double]
    var clamped: [Double]
    var loops: Int?
    var testDescription: String { name }
  }

  static let animations: [Animation] = [
    Animation(
      name: "GIF", file: { Files.gif(delays: [2, 7, 50], loops: 3) }, dictionary: "{GIF}",
      unclamped: [0.02, 0.07, 0.5], clamped: [0.1, 0.1, 0.5], loops: 3),
    Animation(
      name: "GIF for ever", file: { Files.gif(delays: [10, 0], loops: 0) }, dictionary: "{GIF}",
      unclamped: [0.1, 0], clamped: [0.1, 0.1], loops: 0),
    Animation(
      name: "GIF that says nothing of loops", file: { Files.gif(delays: [10, 20]) }, dictionary: "{GIF}",
      unclamped: [0.1, 0.2], clamped: [0.1, 0.2]),
    Animation(
      name: "PNG",
      file: {
        Files.png(
          [Files.chunk("acTL", Files.big(2) + Files.big(4)), Files.frame(0, delay: 1, over: 50)],
          behind: [Files.frame(1, delay: 7, over: 0), Files.chunk("fdAT", Files.big(2))])
      }, dictionary: "{PNG}", unclamped: [0.02, 0.07], clamped: [0.05, 0.07], loops: 4),
    Animation(
      name: "WebP", file: { Files.webP(milliseconds: [20, 500], loops: 1) }, dictionary: "{WebP}",
      unclamped: [0.02, 0.5], clamped: [0.1, 0.5], loops: 1),
  ]

  @Test(arguments: animations) func timesAreRead(_ row: Animation) throws {
    let source = try source(row.file())
    #expect(CGImageSourceGetCount(source) == row.clamped.count)
    for index in row.clamped.indices {
      let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
      let own = all[row.dictionary] as? NSDictionary
      #expect(own?[kCGImagePropertyGIFUnclampedDelayTime] as? Double == row.unclamped[index])
      #expect(own?[kCGImagePropertyGIFDelayTime] as? Double == row.clamped[index])
      #expect(all[kCGImagePropertyPixelWidth] as? Int == 8)
    }
    let whole = CGImageSourceCopyProperties(source, nil)?[row.dictionary] as? NSDictionary
    #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == row.loops)
    #expect(whole?[kCGImagePropertyGIFCanvasPixelHeight] as? Int == 6)
    let frames = whole?[kCGImagePropertyGIFFrameInfoArray] as? [NSDictionary]
    #expect(frames?.map { $0[kCGImagePropertyGIFDelayTime] as? Double } == row.clamped)
  }

  @Test func stillsHaveNoTimes() throws {
    for file in [Files.gif(delays: [10], loops: 0), Files.webP(), Files.png()] {
      let source = try source(file)
      let all = CGImageSourceCopyProperties(source, nil) ?? NSDictionary()
      for name in ["{GIF}", "{WebP}", "{PNG}"] { #expect(all[name] == nil) }
    }
  }

  /// A stereo pair and a monoscopic primary picture.
  private static let spatial = Files.HEIF(
    items: [
      (1, "hvc1", false), (2, "hvc1", false), (3, "hvc1", false), (4, "hvc1", true), (5, "hvc1", false),
    ],
    primary: 3,
    properties: [
      Files.HEIF.size,
      // Focal length of half the width, centered.
      Files.full("cmin", flags: 4 << 8, Files.big(8) + Files.big(8) + Files.big(8)),
      // A different vertical focal length, and a skew of a quarter.
      Files.full(
        "cmin", flags: 2 << 16 | 4 << 8 | 1,
        Files.big(16) + Files.big(8) + Files.big(8) + Files.big(32) + Files.big(1)),
      // Horizontal and vertical offset in coordinate system 7.
      Files.full("cmex", flags: 0x23, Files.big(-65_000) + Files.big(1_000) + Files.big(7)),
      // A quarter turn about the forward axis, in small numbers.
      Files.full("cmex", flags: 8, Files.big(0, 2) + Files.big(0, 2) + Files.big(11_585, 2)),
    ],
    owned: [(1, [1, 2, 4]), (2, [1, 3, 5]), (3, [1]), (4, [1]), (5, [1])],
    references: [("thmb", 5, [3])], groups: [("ster", [2, 1]), ("altr", [3, 1, 99])])

  @Test func stereoPicturesHaveIndexes() throws {
    let source = try source(Self.spatial.file)
    #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetPrimaryImageIndex(source) == 2)
    let all = try #require(CGImageSourceCopyProperties(source, nil))
    #expect(all[kCGImagePropertyImageCount] as? Int == 3 && all[kCGImagePropertyPrimaryImage] as? Int == 2)
    let groups = try #require(all[kCGImagePropertyGroups] as? [NSDictionary])
    #expect(groups.count == 2)
    #expect(groups[0][kCGImagePropertyGroupType] as? String == "StereoPair")
    #expect(groups[0][kCGImagePropertyGroupImageIndexLeft] as? Int == 1)
    #expect(groups[0][kCGImagePropertyGroupImageIndexRight] as? Int == 0)
    #expect(groups[0][kCGImagePropertyGroupImageIndexMonoscopic] as? Int == 2)
    #expect(groups[1][kCGImagePropertyGroupType] as? String == "Alternate")
    #expect(groups[1][kCGImagePropertyGroupImagesAlternate] as? [Int] == [2, 0])
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) != nil)
  }

  @Test func camerasAreRead() throws {
    let source = try source(Self.spatial.file)
    func heif(_ index: Int) -> NSDictionary? {
      CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyHEIFDictionary] as? NSDictionary
    }
    let left = heif(0)?[kIIOMetadata_CameraModelKey] as? NSDictionary
    #expect(left?[kIIOCameraModel_Intrinsics] as? [Double] == [4, 0, 4, 0, 4, 3, 0, 0, 1])
    #expect(left?[kIIOCameraModel_ModelType] as? String == "SimplifiedPinhole")
    let place = heif(0)?[kIIOMetadata_CameraExtrinsicsKey] as? NSDictionary
    #expect(place?[kIIOCameraExtrinsics_Position] as? [Double] == [-0.065, 0.001, 0])
    #expect(place?[kIIOCameraExtrinsics_CoordinateSystemID] as? Int == 7)
    #expect(place?[kIIOCameraExtrinsics_Rotation] == nil)
    let right = heif(1)?[kIIOMetadata_CameraModelKey] as? NSDictionary
    #expect(right?[kIIOCameraModel_Intrinsics] as? [Double] == [8, 0.25, 4, 0, 12, 3, 0, 0, 1])
    #expect(right?[kIIOCameraModel_ModelType] as? String == "GenericPinhole")
    let turn = (heif(1)?[kIIOMetadata_CameraExtrinsicsKey] as? NSDictionary)?[kIIOCameraExtrinsics_Rotation]
    let matrix = try #require(turn as? [Double])
    #expect(zip(matrix, [0, -1, 0, 1, 0, 0, 0, 0, 1]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(heif(2) == nil)
  }

  private static func packet(_ type: String) -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description xmlns:apdi="http://ns.apple.com/pixeldatainfo/1.0/" apdi:AuxiliaryImageType="\(type)"/>\
    </rdf:RDF></x:xmpmeta>
    """
  }

  /// A depth representation message: a length, a unit header, the message's kind and size, then its bits.
  private static func message(_ bits: UInt8) -> [UInt8] { [0, 0, 0, 6, 0x4E, 0x01, 177, 2, bits, 0] }

  static let distances: [(messages: [UInt8], packet: String?, type: String?)] = [
    (message(0b0011_0100), nil, "kCGImageAuxiliaryDataTypeDisparity"),
    (message(0b0011_0110), nil, "kCGImageAuxiliaryDataTypeDepth"),
    (message(0b0011_1000), nil, "kCGImageAuxiliaryDataTypeDisparity"),
    (message(0b0011_0001), nil, nil), ([0, 0, 0, 6, 0x40, 0x01, 177, 2, 0x36, 0], nil, nil), ([], nil, nil),
    ([], "disparity", "kCGImageAuxiliaryDataTypeDisparity"), ([], "depth", "kCGImageAuxiliaryDataTypeDepth"),
    ([], "other", nil), (message(0b0011_0110), "disparity", "kCGImageAuxiliaryDataTypeDepth"),
  ]

  @Test(arguments: distances.indices) func depthAndDisparityAreReported(_ index: Int) throws {
    let row = Self.distances[index]
    let file = Files.HEIF(
      items: [(1, "hvc1", false), (2, "hvc1", true), (3, "mime", true)],
      properties: [Files.HEIF.size, Files.HEIF.auxiliary("urn:mpeg:hevc:2015:auxid:2", row.messages)],
      owned: [(1, [1]), (2, [1, 2])], references: [("auxl", 2, [1]), ("cdsc", 3, [2])],
      packet: row.packet.map { (3, Self.packet($0)) })
    let source = try source(file.file)
    for type in [kCGImageAuxiliaryDataTypeDepth, kCGImageAuxiliaryDataTypeDisparity] {
      let isThere = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, type) != nil
      #expect(isThere == (type as String == row.type), "\(type)")
    }
  }

  /// Truncated and damaged files: readers return partial results and never trap.
  @Test func damageEndsAReading() throws {
    let files = [
      Files.gif(delays: [2, 7, 50], loops: 3), Files.webP(milliseconds: [20, 500], hasAlpha: true),
      Files.png([Files.chunk("acTL", Files.big(2) + Files.big(4)), Files.frame(0, delay: 1, over: 50)]),
      Files.jpeg(components: 3), Files.tiff([(258, 8), (262, 2), (338, 2)]), Self.spatial.file,
    ]
    var count = 0
    for file in files {
      for end in 0..<file.count {
        if look(at: file.prefix(end)) { count += 1 }
        var other = file
        other[end] = 0xFF
        if look(at: other) { count += 1 }
      }
    }
    #expect(count > 500)
  }

  private func look(at file: Data) -> Bool {
    guard let source = CGImageSourceCreateWithData(file as CFData, nil) else { return false }
    for index in 0..<min(CGImageSourceGetCount(source), 4) {
      _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
    }
    _ = CGImageSourceCopyAuxiliaryDataInfoAtIndex(source, 0, kCGImageAuxiliaryDataTypeDepth)
    return CGImageSourceCopyProperties(source, nil) != nil
  }

  @Test func laterBytesAreReadAgain() throws {
    let file = Files.gif(delays: [2, 7, 50], loops: 3)
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, file.prefix(45) as CFData, false)
    _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    CGImageSourceUpdateData(source, file as CFData, true)
    let last = CGImageSourceCopyPropertiesAtIndex(source, 2, nil)?["{GIF}"] as? NSDictionary
    #expect(last?[kCGImagePropertyGIFDelayTime] as? Double == 0.5)
  }

  @Test func theProfileHasAName() throws {
    let file = Media.folder.deletingLastPathComponent().appendingPathComponent("Details/profile.png")
    let source = try #require(CGImageSourceCreateWithURL(file as CFURL, nil))
    let found = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(found?[kCGImagePropertyProfileName] as? String == "Made for tests")
    #expect(try properties(Files.png([Files.chunk("sRGB", Data([0]))]))[kCGImagePropertyProfileName] == nil)
  }

  @Test func densitiesAreRead() throws {
    let head = Data("JFIF\0".utf8) + Data([1, 2, 2]) + Files.big(100, 2) + Files.big(200, 2) + Data([0, 0])
    let found = try properties(Files.jpeg(components: 3, frame: 0xC2, [Files.segment(0xE0, head)]))
    let jfif = try #require(found[kCGImagePropertyJFIFDictionary] as? NSDictionary)
    #expect(jfif[kCGImagePropertyJFIFVersion] as? [Int] == [1, 0, 2])
    #expect(jfif[kCGImagePropertyJFIFDensityUnit] as? Int == 2)
    #expect(
      jfif[kCGImagePropertyJFIFXDensity] as? Int == 100 && jfif[kCGImagePropertyJFIFYDensity] as? Int == 200)
    #expect(jfif[kCGImagePropertyJFIFIsProgressive] as? Bool == true)
    #expect(
      found[kCGImagePropertyDPIWidth] as? Double == 254 && found[kCGImagePropertyDPIHeight] as? Double == 508)
    #expect(try properties(Files.jpeg(components: 3))[kCGImagePropertyJFIFDictionary] == nil)
  }
}
