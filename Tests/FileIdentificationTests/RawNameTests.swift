import Testing
import UniformTypes

@testable import FileIdentification

/// Raw image names over TIFF content: name, directory and verdict per row.
@Suite struct RawNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var type: String
    var agreement: Identification.Agreement
    var certainty: Identification.Certainty
    var testDescription: String { "\(name) → \(type), \(agreement), \(certainty)" }

    init(
      _ name: String, _ bytes: [UInt8], _ type: String, _ agreement: Identification.Agreement,
      _ certainty: Identification.Certainty
    ) {
      self.name = name
      self.bytes = bytes
      self.type = type
      self.agreement = agreement
      self.certainty = certainty
    }
  }

  /// Returns sixteen RGB pixels, written by an editor or a camera.
  private static func picture(
    _ make: String? = nil, model: String? = nil, photometric: Int = 2
  ) -> [UInt8] {
    let camera = [(271, make), (272, model)].compactMap { tag, text in text.map { (tag, $0) } }
    return Bytes.tiff(
      [(256, 3, .number(16)), (257, 3, .number(16)), (262, 3, .number(photometric))]
        + camera.map { ($0.0, 2, .text($0.1)) })
  }

  static let rows: [Row] = [
    // The mandatory mark is missing.
    Row("a.dng", picture(), "public.tiff", .mismatch, .proven),
    Row("a.DNG", picture("Google"), "public.tiff", .mismatch, .proven),
    Row("a.cr2", picture(), "public.tiff", .mismatch, .proven),
    Row("a.cr2", picture("Canon"), "public.tiff", .mismatch, .proven),
    // Only the name: neither sensor data nor the maker's name.
    Row("a.nef", picture(), "com.nikon.raw-image", .nameRefines, .nameOnly),
    Row("a.nef", picture("Canon"), "com.nikon.raw-image", .nameRefines, .nameOnly),
    Row("a.arw", picture(), "com.sony.arw-raw-image", .nameRefines, .nameOnly),
    Row("a.pef", picture("NIKON"), "com.pentax.raw-image", .nameRefines, .nameOnly),
    Row("a.orf", picture(), "com.olympus.raw-image", .nameRefines, .nameOnly),
    Row("a.rw2", picture(), "com.panasonic.rw2-raw-image", .nameRefines, .nameOnly),
    Row("a.3fr", picture(), "com.hasselblad.3fr-raw-image", .nameRefines, .nameOnly),
    Row("a.iiq", picture(), "com.phaseone.raw-image", .nameRefines, .nameOnly),
    Row("a.srw", picture(), "com.samsung.raw-image", .nameRefines, .nameOnly),
    Row("a.dxo", picture(), "com.dxo.raw-image", .nameRefines, .nameOnly),
    // With the maker's name: a scanner, or an unknown kind.
    Row("a.nef", picture("NIKON CORPORATION"), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.nef", picture(model: "NIKON D3000"), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.arw", picture("SONY"), "com.sony.arw-raw-image", .nameRefines, .likely),
    Row("a.pef", picture("RICOH IMAGING COMPANY, LTD."), "com.pentax.raw-image", .nameRefines, .likely),
    Row("a.3fr", picture("Hasselblad"), "com.hasselblad.3fr-raw-image", .nameRefines, .likely),
    Row("a.dxo", picture("DxO"), "com.dxo.raw-image", .nameRefines, .likely),
    // Sensor data of an unknown maker.
    Row("a.nef", picture(photometric: 32803), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.erf", picture(photometric: 32803), "com.epson.raw-image", .nameRefines, .likely),
    // With the mandatory marks.
    Row("a.nef", picture("NIKON", photometric: 32803), "com.nikon.raw-image", .confirmed, .proven),
    Row("a.arw", picture("SONY", photometric: 32803), "com.sony.arw-raw-image", .confirmed, .proven),
    Row(
      "a.dng", Bytes.tiff([(271, 2, .text("Google")), (50706, 1, .number(0x401))]), "com.adobe.raw-image",
      .confirmed, .proven),
    Row(
      "a.cr2", Bytes.tiff([(271, 2, .text("Canon"))], mark: Bytes.ascii("CR") + [2, 0] + Bytes.zeros(4)),
      "com.canon.cr2-raw-image", .confirmed, .proven),
    // The mark may be in the missing bytes.
    Row("a.nef", Array(picture().prefix(12)), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.dng", Array(picture().prefix(12)), "com.adobe.raw-image", .nameRefines, .likely),
    Row("a.tif", picture(), "public.tiff", .confirmed, .proven),
  ]

  @Test(arguments: rows) func contentDecidesRawNames(_ row: Row) throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let answer = try identifier.identify(bytes: row.bytes, name: row.name)
    #expect(answer.type.identifier == row.type)
    #expect(answer.agreement == row.agreement)
    #expect(answer.certainty == row.certainty)
  }

  /// One identifier for all in both orders: cached and new verdicts are equal.
  @Test func cachedVerdictsAreEqual() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    for row in Self.rows + Self.rows.reversed() {
      let answer = try identifier.identify(bytes: row.bytes, name: row.name)
      #expect(answer.certainty == row.certainty, "\(row.testDescription)")
      #expect(answer.agreement == row.agreement, "\(row.testDescription)")
    }
  }

  @Test func claimOfRawIsLikeAName() throws {
    let claim = try #require(UTType("com.nikon.raw-image"))
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let bare = try identifier.identify(bytes: Self.picture(), claimedType: claim)
    #expect(bare.type == claim && bare.certainty == .nameOnly)
    #expect(try identifier.identify(bytes: Self.picture(), name: "a.tif", claimedType: claim).type == .tiff)
    let made = try identifier.identify(bytes: Self.picture("NIKON"), claimedType: claim)
    #expect(made.type == claim && made.certainty == .likely)
  }
}
