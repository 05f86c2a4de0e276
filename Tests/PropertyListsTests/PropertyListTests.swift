import Testing

@testable import PropertyLists

@Suite struct PropertyListTests {
  static func parse(_ text: String) throws -> PropertyList { try PropertyList.parse(Array(text.utf8)) }
  static func plist(_ body: String) -> String { "<plist version=\"1.0\">\(body)</plist>" }

  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
  }

  static let encodings: [[UInt8]] = [
    Array(PropertyListSamples.xml.utf8),
    [0xEF, 0xBB, 0xBF] + Array(PropertyListSamples.xml.utf8),
    utf16(PropertyListSamples.xml, bigEndian: true),
    utf16(PropertyListSamples.xml, bigEndian: false),
    Array(utf16(PropertyListSamples.xml, bigEndian: false).dropFirst(2)),
    PropertyListSamples.binary,
  ]

  @Test(arguments: encodings)
  func readsEveryKindOfValue(bytes: [UInt8]) throws {
    let list = try PropertyList.parse(bytes)
    #expect(list["CFBundleName"]?.string == "Grün & <Blau> 😀")
    #expect(list["Empty"]?.string == "")
    #expect(list["Count"]?.integer == 70_000)
    #expect(list["Negative"]?.integer == -3)
    #expect(list["Huge"]?.value == .integer(Int128(UInt64(1) << 63) + 5))
    #expect(list["Huge"]?.integer == nil)
    #expect(list["Ratio"]?.real == 1.5)
    #expect(list["Yes"]?.boolean == true)
    #expect(list["No"]?.boolean == false)
    #expect(list["Nothing"]?.array?.isEmpty == true)
    #expect(list["None"]?.dictionary?.isEmpty == true)
    #expect(list["When"]?.date == 730_902_896)
    #expect(list["Bytes"]?.data == Array(0..<20))
    #expect(list["UTF16"]?.string == String(repeating: "ü", count: 20))
    #expect(
      list.dictionary?.keys == [
        "CFBundleName", "Empty", "UTExportedTypeDeclarations", "Count", "Negative", "Huge", "Ratio", "Yes",
        "No",
        "Nothing", "None", "When", "Bytes", "UTF16",
      ])
  }

  @Test func threeFormatsAgree() throws {
    let xml = try Self.parse(PropertyListSamples.xml)
    let binary = try PropertyList.parse(PropertyListSamples.binary)
    #expect(xml == binary)
    let json = try Self.parse(PropertyListSamples.json)
    #expect(json != xml)
    for key in json.dictionary?.keys ?? [] { #expect(json[key] == xml[key]) }
    #expect(json.dictionary?.count == 11)
    #expect(try PropertyList.parse(Self.utf16(PropertyListSamples.json, bigEndian: true)) == json)
  }

  @Test func accessorsAreTotal() throws {
    let list = try Self.parse(PropertyListSamples.xml)
    #expect(list[0] == nil)
    #expect(list["nope"]?["deeper"]?[3] == nil)
    #expect(list["UTExportedTypeDeclarations"]?[-1] == nil)
    #expect(list["UTExportedTypeDeclarations"]?[2] == nil)
    #expect(list["UTExportedTypeDeclarations"]?[1]?["UTTypeIdentifier"]?.string == "com.example.b")
    #expect(list["Count"]?.string == nil)
    #expect(list["Yes"]?.integer == nil)
    #expect(list["Count"]?.real == 70_000)
  }

  @Test func reportsKeyPaths() throws {
    let path = PropertyListPath().appending("UTExportedTypeDeclarations").appending(1)
      .appending("UTTypeTagSpecification").appending("public.filename-extension").appending(0)
    #expect(
      path.description
        == "UTExportedTypeDeclarations[1].UTTypeTagSpecification[\"public.filename-extension\"][0]")
    #expect(PropertyListPath().description == "(root)")
    #expect(PropertyListPath([.index(3)]).description == "[3]")
    let list = try Self.parse(PropertyListSamples.xml)
    #expect(list[path]?.string == "b")
    #expect(list.location(of: path).position == TextPosition(line: 27, column: 6))
    #expect(list.location(of: path.appending("x")).position == TextPosition(line: 27, column: 6))
    let missing = PropertyListPath().appending("CFBundleIdentifier")
    #expect(list.location(of: missing).description == "4:1 CFBundleIdentifier")
    #expect(list.dictionary?.entry("Empty")?.keyPosition == TextPosition(line: 7, column: 2))
    let json = try Self.parse(PropertyListSamples.json)
    #expect(json[path]?.position == TextPosition(line: 16, column: 6))
    #expect(json.dictionary?.entry("Empty")?.keyPosition == TextPosition(line: 3, column: 2))
    #expect(try PropertyList.parse(PropertyListSamples.binary).location(of: path).position == nil)
  }

  @Test func keepsDuplicateKeys() throws {
    let list = try Self.parse(#"{"a": 1, "b": 2, "a": 3}"#)
    #expect(list["a"]?.integer == 3)
    #expect(list.dictionary?.hidden.map(\.value.integer) == [1])
    #expect(list.dictionary?.count == 3)
    #expect(try list == Self.parse(#"{"b": 2, "a": 3}"#))
    #expect(try list != Self.parse(#"{"b": 2, "a": 1}"#))
  }

  static let values: [(String, PropertyList.Value)] = [
    ("<string>a&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;</string>", .string("a&<>\"'A😀")),
    ("<string>a<![CDATA[<b>&amp;]]>c<!-- - -->d</string>", .string("a<b>&amp;cd")),
    ("<string>a\r\nb\rc</string>", .string("a\nb\nc")),
    ("<string/>", .string("")),
    ("<integer> 0x1F </integer>", .integer(31)),
    ("<integer>-0x1F</integer>", .integer(-31)),
    ("<integer>+7</integer>", .integer(7)),
    ("<real>-1.5e3</real>", .real(-1500)),
    ("<real>+infinity</real>", .real(.infinity)),
    ("<true></true>", .boolean(true)),
    ("<false />", .boolean(false)),
    ("<date>2001-01-01T00:00:00Z</date>", .date(0)),
    ("<date>2000-12-31T23:59:59Z</date>", .date(-1)),
    ("<date>1970-01-01T00:00:00Z</date>", .date(-978_307_200)),
    ("<date>0000-01-01T00:00:00Z</date>", .date(-63_145_526_400 + 0)),
    ("<data/>", .data([])),
    ("<data> AQ== </data>", .data([1])),
    ("<data>AQI\n=</data>", .data([1, 2])),
    ("<data>AQID</data>", .data([1, 2, 3])),
    ("<!-- a --><array><!-- b --><true/><?pi x?></array>", .array([.init(.boolean(true))])),
  ]

  @Test(arguments: values)
  func readsXMLValues(body: String, value: PropertyList.Value) throws {
    #expect(try Self.parse(Self.plist(body)).value == value)
  }

  static let numbers: [(String, PropertyList.Value)] = [
    ("0", .integer(0)), ("-12", .integer(-12)), ("1.0", .real(1)), ("1e2", .real(100)),
    ("-0.5E-1", .real(-0.05)),
    ("18446744073709551615", .integer(18_446_744_073_709_551_615)),
    ("1000000000000000000000000000000000000000000", .real(1e42)),
    (#""\ud83d\ude00\u0041\n\/\\""#, .string("😀A\n/\\")), ("[]", .array([])), (" [ ] ", .array([])),
    ("true", .boolean(true)), (#""é""#, .string("é")),
  ]

  @Test(arguments: numbers)
  func readsJSONValues(text: String, value: PropertyList.Value) throws {
    #expect(try Self.parse(text).value == value)
  }

  @Test func readsNullOnlyWhenAsked() throws {
    let text = Array("[null]".utf8)
    #expect(throws: PropertyListError.self) { try PropertyList.parse(text) }
    let list = try PropertyList.parse(text, limits: PropertyListLimits(allowsNull: true))
    #expect(list[0]?.value == .null)
  }

  @Test func readsLatin1() throws {
    let text = Array("<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>gr".utf8) + [0xFC]
    #expect(try PropertyList.parse(text + Array("n</string></plist>".utf8)).string == "grün")
  }
}
