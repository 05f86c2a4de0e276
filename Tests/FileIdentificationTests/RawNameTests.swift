import Testing
import UniformTypes

@testable import FileIdentification

/// Names of cameras' raw pictures over TIFF: a row is a name, what is in the directory, and the verdict.
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

  /// Sixteen pixels in three colours, written by an editor or a camera.
  private static func picture(
    _ make: String? = nil, model: String? = nil, photometric: Int = 2
  ) -> [UInt8] {
    let camera = [(271, make), (272, model)].compactMap { tag, text in text.map { (tag, $0) } }
    return Bytes.tiff(
      [(256, 3, .number(16)), (257, 3, .number(16)), (262, 3, .number(photometric))]
        + camera.map { ($0.0, 2, .text($0.1)) })
  }

  static let rows: [Row] = [
    // The format asks for a mark, which is not there.
    Row("a.dng", picture(), "public.tiff", .mismatch, .proven),
    Row("a.DNG", picture("Google"), "public.tiff", .mismatch, .proven),
    Row("a.cr2", picture(), "public.tiff", .mismatch, .proven),
    Row("a.cr2", picture("Canon"), "public.tiff", .mismatch, .proven),
    // Only the name says so: neither sensor data nor the maker's name.
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
    // The maker is named: a scanner's, or of a kind that is not known here.
    Row("a.nef", picture("NIKON CORPORATION"), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.nef", picture(model: "NIKON D3000"), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.arw", picture("SONY"), "com.sony.arw-raw-image", .nameRefines, .likely),
    Row("a.pef", picture("RICOH IMAGING COMPANY, LTD."), "com.pentax.raw-image", .nameRefines, .likely),
    Row("a.3fr", picture("Hasselblad"), "com.hasselblad.3fr-raw-image", .nameRefines, .likely),
    Row("a.dxo", picture("DxO"), "com.dxo.raw-image", .nameRefines, .likely),
    // Sensor data of a maker that is not known here.
    Row("a.nef", picture(photometric: 32803), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.erf", picture(photometric: 32803), "com.epson.raw-image", .nameRefines, .likely),
    // What makes them raw.
    Row("a.nef", picture("NIKON", photometric: 32803), "com.nikon.raw-image", .confirmed, .proven),
    Row("a.arw", picture("SONY", photometric: 32803), "com.sony.arw-raw-image", .confirmed, .proven),
    Row(
      "a.dng", Bytes.tiff([(271, 2, .text("Google")), (50706, 1, .number(0x401))]), "com.adobe.raw-image",
      .confirmed, .proven),
    Row(
      "a.cr2", Bytes.tiff([(271, 2, .text("Canon"))], mark: Bytes.ascii("CR") + [2, 0] + Bytes.zeros(4)),
      "com.canon.cr2-raw-image", .confirmed, .proven),
    // What is cut off may have said it.
    Row("a.nef", Array(picture().prefix(12)), "com.nikon.raw-image", .nameRefines, .likely),
    Row("a.dng", Array(picture().prefix(12)), "com.adobe.raw-image", .nameRefines, .likely),
    Row("a.tif", picture(), "public.tiff", .confirmed, .proven),
  ]

  @Test(arguments: rows) func theContentSaysHowRawItIs(_ row: Row) throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let answer = try identifier.identify(bytes: row.bytes, name: row.name)
    #expect(answer.type.identifier == row.type)
    #expect(answer.agreement == row.agreement)
    #expect(answer.certainty == row.certainty)
  }

  /// One identifier for all of them, in both orders: what is recalled is what was concluded.
  @Test func recalledVerdictsAreTheSame() throws {
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    for row in Self.rows + Self.rows.reversed() {
      let answer = try identifier.identify(bytes: row.bytes, name: row.name)
      #expect(answer.certainty == row.certainty, "\(row.testDescription)")
      #expect(answer.agreement == row.agreement, "\(row.testDescription)")
    }
  }

  @Test func aClaimOfRawIsNoMoreThanAName() throws {
    let claim = try #require(UTType("com.nikon.raw-image"))
    let identifier = FileIdentifier(FileIdentifier.Options(registry: .standard, magic: .omitted))
    let bare = try identifier.identify(bytes: Self.picture(), claimedType: claim)
    #expect(bare.type == claim && bare.certainty == .nameOnly)
    #expect(try identifier.identify(bytes: Self.picture(), name: "a.tif", claimedType: claim).type == .tiff)
    let made = try identifier.identify(bytes: Self.picture("NIKON"), claimedType: claim)
    #expect(made.type == claim && made.certainty == .likely)
  }
}
