import ByteSources
import Testing

@testable import FileIdentification

/// Detection of legacy encodings.
@Suite struct LegacyTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var encoding: PlainText.Encoding?
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  /// Slovenian in Windows-1250, where most accented letters are controls in Latin-2.
  private static let slovenian = Bytes.hex(
    """
    8E652076657320746564656E20736E659E6920696E209A6F6C61726A6920E8616B616A6F206E6120706FE869746E6963652C206B69207365207A61E86E
    656A6F0A9A656C65207620736F626F746F2E208E69766C6A656E6A652076207661736920746586E520706FE86173693A209E6167612062726E692C209E
    656E61209A6976612C0A9AE87572656B209A7669676120E8657A20636573746F2E204E619A209E7570616E209A65207370692C209E6976696E61207061
    """)
  /// Korean in Johab, with digits as trail bytes.
  private static let korean = Bytes.hex(
    """
    88618862886588688869209061A281B5C120A4619C71B76520B5A1936995A120AC65B7692090F1B4E120A061B7699DA12090819D61B5A594612E0AB461
    B7A19769B7652088778861B541ACE120A28989A18BA19F6920B87389A12091A19C819F6920A6819F6594612E0A88318832
    """)

  /// Japanese in EUC-JP, with three-byte letters of JIS X 0212.
  private static let japanese = Bytes.hex(
    """
    BFB98FECBFB3B0A4CFBEAEC0E2B2C8A4C7A4A2A4EBA1A30AB9E2B6B6A4C8BAEABBB3A4CFB1D8A4C78FB0A1A4C88FB0B2A4F2B8ABA4BFA1A30AC6F3A4
    C4A4CEBBFAA4CFCAE4BDF5B4C1BBFAA4CBA4A2A4EBA1A30A
    """)

  private static let lettersAndControls: [UInt8] = (0..<64).flatMap { (number: UInt8) -> [UInt8] in
    [0x61 + number % 26, 0x80 + number % 32]
  }
  private static let marksAndControls: [UInt8] = (0..<64).flatMap { (number: UInt8) -> [UInt8] in
    [0x23, 0x25, 0x3D, 0x61, 0x80 + number % 32]
  }

  static let rows: [Row] = [
    Row(name: "Windows-1250", encoding: .eightBit, bytes: slovenian),
    Row(name: "Windows-1250 with a zero", encoding: nil, bytes: slovenian + [0]),
    Row(name: "Johab", encoding: .multiByte, bytes: korean),
    Row(name: "Johab cut in a character", encoding: .multiByte, bytes: Array(korean.dropLast())),
    Row(
      name: "Johab with a control behind a first byte", encoding: nil,
      bytes: korean + Bytes.hex("880A8861")),
    Row(name: "EUC-JP with three bytes a letter", encoding: .multiByte, bytes: japanese),
    Row(name: "EUC-JP cut in a letter", encoding: .multiByte, bytes: japanese + Bytes.hex("8FB0")),
    Row(
      name: "EUC-JP with a letter of two bytes out of three", encoding: nil,
      bytes: japanese + Bytes.hex("8FB041")),
    Row(
      name: "EUC-JP with a byte that begins no letter", encoding: nil, bytes: japanese + Bytes.hex("9FB0B0")
    ),
    Row(name: "letters and controls of equal number", encoding: nil, bytes: lettersAndControls),
    Row(name: "marks among controls", encoding: nil, bytes: marksAndControls),
  ]

  @Test(arguments: rows) func encoding(_ row: Row) throws {
    let reader = ByteReader()
    try reader.open(MemorySource(row.bytes))
    #expect(PlainText.encoding(of: reader.head, isWhole: reader.headIsWhole) == row.encoding)
  }
}
