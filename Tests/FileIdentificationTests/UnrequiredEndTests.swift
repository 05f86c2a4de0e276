import ByteSources
import FileIdentification
import Foundation
import Testing
import UniformTypes

/// Files without an optional end or with a wrong index: undamaged, unless truncated.
@Suite struct UnrequiredEndTests {
  private static func damage(_ bytes: [UInt8]) throws -> (damage: ContentDamage?, checked: String?) {
    let options = FileIdentifier.Options(registry: .standard, magic: .omitted, ends: .thorough)
    let found = try FileIdentifier(options).identify(bytes: bytes)
    return (found.damage, found.end?.checked)
  }

  private static let head = "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n%%EndComments\n"
  private static let prolog = "%%BeginProlog\n/m { moveto } bind def\n%%EndProlog\n"
  private static let page = "gsave\n1 1 m\nstroke\ngrestore\n"

  /// The last bytes of an EPS picture, and the expected result.
  static let pictures: [(String, ContentDamage?, String)] = [
    (head + prolog + page + "\nend\nshowpage\n", nil, "showpage"),
    (head + prolog + page + "showpage\r\n\u{4}", nil, "showpage"),
    (head + prolog + page + "%%Trailer\n%%EOF\n", nil, "%%EOF"),
    (head + prolog + page, nil, "need not have"), (head + page + "/showpage2", nil, "need not have"),
    (head + page + "showpage\n" + page, nil, "need not have"),
    (head + "%%BeginProlog\n/m { moveto } bind def\n", .truncated, "%%EndProlog"),
    (head + prolog + "%%BeginPageSetup\n" + page, .truncated, "%%EndPageSetup"),
    (head + prolog + "%%BeginFont: A\n%%BeginFont: B\n%%EndFont\n" + page, .truncated, "%%EndFont"),
    ("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: (atend)\n%%EndComments\n" + page, .truncated, "promises"),
    ("%!PS-Adobe-3.0\n%%Pages: 1\n%%EndComments\n" + page, .truncated, "%%EOF"),
  ]

  @Test(arguments: pictures) func postScript(_ text: String, _ damage: ContentDamage?, _ checked: String)
    throws
  {
    let found = try Self.damage(Array(text.utf8))
    #expect(found.damage == damage && found.checked?.contains(checked) == true, "\(found)")
  }

  /// Returns concatenated pictures with an index of cumulative sizes, as Pillow writes it.
  private static func pictures(_ count: Int) throws -> [UInt8] {
    let picture = try #require(Exhibit.fixtures.first { $0.name == "subtypes/plain.jpg" }).bytes
    let entries = 2 + 16 * count
    var first = Array(picture[..<2])
    let length = 4 + 8 + 2 + 12 + 4 + entries - 2
    first += [0xFF, 0xE2] + Bytes.big16(length + 2)
    // The index follows a directory of one entry; offsets count from the TIFF header behind "MPF\0".
    let total = picture.count + 4 + length
    var ends: [Int] = []
    var table: [UInt8] = []
    var start = 0
    for number in 0..<count {
      let end = total + number * picture.count
      let size = number == 0 ? end : end - (ends.last ?? 0)
      ends.append(size)
      table += Bytes.little32(number == 0 ? 0x3_0000 : 0) + Bytes.little32(size)
      table += Bytes.little32(number == 0 ? 0 : start - 10) + Bytes.zeros(4)
      start += size
    }
    first += Bytes.ascii("MPF\0II*\0") + Bytes.little32(8) + Bytes.little16(1) + Bytes.little16(0xB002)
    first += Bytes.little16(7) + Bytes.little32(table.count) + Bytes.little32(26) + Bytes.zeros(4) + table
    return first + picture[2...] + (1..<count).flatMap { _ in picture }
  }

  @Test(arguments: [2, 3, 4, 5]) func wrongIndex(_ count: Int) throws {
    let bytes = try Self.pictures(count)
    let whole = try Self.damage(bytes)
    #expect(whole.damage == nil && whole.checked?.contains("index") == true, "\(whole)")
    let last = bytes.count / count
    for missing in [1, 2, 3, 100, last, last + 1] {
      let cut = try Self.damage(Array(bytes.dropLast(missing)))
      #expect(cut.damage == .truncated, "\(missing) bytes less: \(cut)")
    }
  }
}
