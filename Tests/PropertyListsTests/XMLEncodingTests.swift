import PropertyLists
import Testing

/// Documents in encodings other than UTF-8, by byte order mark and declaration.
@Suite struct XMLEncodingTests {
  static func wide(_ text: String, isBigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
  private static let body = "<a b='é\r\n'>€😀<c/></a>"

  static let readable: [(name: String, bytes: [UInt8])] = [
    ("UTF-8", Array(body.utf8)), ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(body.utf8)),
    ("UTF-8 that is declared", Array(("<?xml version='1.0' encoding='Utf-8'?>" + body).utf8)),
    ("UTF-8 with both", [0xEF, 0xBB, 0xBF] + Array(("<?xml version='1.0' encoding='UTF-8'?>" + body).utf8)),
    ("UTF-16, big", wide(body, isBigEndian: true, mark: true)),
    ("UTF-16, little", wide(body, isBigEndian: false, mark: true)),
    ("UTF-16, big, declared", wide(declaration + body, isBigEndian: true, mark: false)),
    ("UTF-16, little, declared", wide(declaration + body, isBigEndian: false, mark: false)),
    ("UTF-16 with both", wide(declaration + body, isBigEndian: false, mark: true)),
  ]

  @Test(arguments: readable.indices, [1, 3, 1 << 20]) func reads(_ index: Int, by size: Int) throws {
    let row = Self.readable[index]
    let line = XMLTrace.line(try XMLTrace.events(row.bytes, by: size))
    #expect(line == "<a b=é |>€😀<c></c></a>", "\(row.name)")
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "latin1", "US-ASCII"]) func latin1(_ name: String) throws {
    let bytes = Self.latin("<?xml version='1.0' encoding='\(name)'?><a>é\u{80}</a>")
    #expect(XMLTrace.line(try XMLTrace.events(bytes, by: 2)) == "<a>é\u{80}</a>")
  }

  /// Single-byte encodings are readable if only markup matters.
  @Test(arguments: ["windows-1251", "KOI8-R", "ISO-8859-15", "macintosh"]) func otherSingleBytes(
    _ name: String
  ) throws {
    let bytes = Self.latin("<?xml version='1.0' encoding='\(name)'?><a>é</a>")
    #expect(throws: XMLError.self) { try XMLTrace.events(bytes) }
    #expect(try XMLTrace.events(bytes, encodings: .anySingleByte).count == 3)
  }

  static let refused: [(name: String, bytes: [UInt8])] = [
    ("ISO-2022-JP", latin("<?xml version='1.0' encoding='ISO-2022-JP'?><a/>")),
    ("UTF-7", latin("<?xml version='1.0' encoding='UTF-7'?><a/>")),
    ("Shift_JIS", latin("<?xml version='1.0' encoding='Shift_JIS'?><a/>")),
    ("UTF-16 in bytes", latin("<?xml version='1.0' encoding='UTF-16'?><a/>")),
    ("Latin 1 behind a mark", [0xEF, 0xBB, 0xBF] + latin("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")),
    (
      "Latin 1 in UTF-16",
      wide("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", isBigEndian: true, mark: true)
    ),
  ]

  @Test(arguments: refused.indices) func refusesEncodings(_ index: Int) {
    let row = Self.refused[index]
    let error = #expect(throws: XMLError.self) { try XMLTrace.events(row.bytes, encodings: .anySingleByte) }
    guard case .encoding? = error?.kind else {
      Issue.record("\(row.name): \(String(describing: error?.kind))")
      return
    }
  }

  /// Bytes that are invalid in their encoding.
  @Test(
    arguments: [
      [0xC3, 0x28], [0xC0, 0xBC], [0xE0, 0x80, 0xBC], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xFF],
      [0xEF, 0xBF, 0xBE], [0xC3],
    ] as [[UInt8]], [1, 1 << 20])
  func refusesBytes(_ bytes: [UInt8], by size: Int) {
    let document = Array("<a>".utf8) + bytes + Array("</a>".utf8)
    #expect(throws: XMLError.self) { try XMLTrace.events(document, by: size) }
    #expect(throws: XMLError.self) { try XMLTrace.events(Array("<a/><!--".utf8) + bytes, by: size) }
  }

  @Test func refusesBrokenUTF16() {
    let mark: [UInt8] = [0xFE, 0xFF]
    let text = Self.wide("<a>", isBigEndian: true, mark: false)
    for rest in [[0xD8, 0x00, 0x00, 0x41], [0xDC, 0x00], [0xD8, 0x00], [0x00], [0xFF, 0xFE]] as [[UInt8]] {
      #expect(throws: XMLError.self) {
        try XMLTrace.events(mark + text + rest + Self.wide("</a>", isBigEndian: true, mark: false), by: 3)
      }
    }
    // Not UTF-16 without a byte order mark or declaration.
    #expect(throws: XMLError.self) { try XMLTrace.events(Self.wide("<a/>", isBigEndian: true, mark: false)) }
  }
}
