import ASCIIBytes
import Testing

@Suite("Classes and cases of bytes as ASCII") struct ASCIITests {
  @Test("Every byte has the class and the cases of its character", arguments: UInt8.min...UInt8.max)
  func classes(_ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    let isASCII = character.isASCII
    #expect(byte.isASCIILetter == (isASCII && character.isLetter))
    #expect(byte.isASCIIUppercase == (isASCII && character.isUppercase))
    #expect(byte.isASCIILowercase == (isASCII && character.isLowercase))
    #expect(byte.isASCIIDigit == (isASCII && character.isNumber))
    #expect(byte.isASCIILetterOrDigit == (isASCII && (character.isLetter || character.isNumber)))
    #expect(byte.isASCIIWhitespace == (isASCII && character.isWhitespace))
    #expect(byte.asciiLowercased == (isASCII ? Character(character.lowercased()).asciiValue : byte))
    #expect(byte.asciiUppercased == (isASCII ? Character(character.uppercased()).asciiValue : byte))
    #expect(byte.hexDigitValue.map { Int($0) } == character.hexDigitValue)
  }

  @Test("A text in lower case is found in either case, and only whole")
  func textsIgnoringCase() {
    let bytes = Array("x.HtMl@".utf8)
    #expect(bytes.holds(lowercase: ".html", at: 1) && bytes[1...].holds(lowercase: "html", at: 2))
    #expect(bytes.holds(lowercase: "", at: 7) && bytes.holds(lowercase: "@", at: 6))
    #expect(!bytes.holds(lowercase: "`", at: 6), "The byte for which 0x20 is missing is no letter")
    #expect(!bytes.holds(lowercase: "@x", at: 6) && !bytes.holds(lowercase: ".html", at: -1))
    #expect(!bytes[1...].holds(lowercase: "x", at: 0))
  }

  @Test("Hexadecimal digits of either case are read, and pairs alone") func hexadecimal() {
    let all = Array(UInt8.min...UInt8.max)
    let text = Hexadecimal.text(all)
    #expect(text.hasPrefix("000102") && text.hasSuffix("fdfeff"))
    #expect(Hexadecimal.bytes(text.utf8) == all && Hexadecimal.bytes(text.uppercased().utf8) == all)
    #expect(Hexadecimal.uppercase(0x0F) == (0x30, 0x46))
    for wrong in ["0", "0g", "0x", " 00", "000"] { #expect(Hexadecimal.bytes(wrong.utf8) == nil) }
  }
}

@Suite("Percent-encoding") struct PercentEncodingTests {
  @Test("Unreserved bytes alone stay as they are (RFC 3986 §2.3)") func unreserved() {
    let kept = (UInt8.min...UInt8.max).filter { PercentEncoding.encode([$0]).utf8.count == 1 }
    let expected = "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~"
    #expect(String(decoding: kept, as: UTF8.self) == expected)
    #expect(PercentEncoding.encode("a/b %ü".utf8) == "a%2Fb%20%25%C3%BC")
    #expect(PercentEncoding.encode("a/b %ü".utf8, allowing: "/ ") == "a/b %25%C3%BC")
  }

  @Test("All bytes come back") func roundTrip() {
    let all = Array(UInt8.min...UInt8.max)
    #expect(PercentEncoding.decode(PercentEncoding.encode(all).utf8) == all)
    #expect(PercentEncoding.decode(PercentEncoding.encode(all).lowercased().utf8).count == all.count)
  }

  @Test(
    "A percent sign without two digits stands for itself",
    arguments: [
      ("a%2fb", "a/b"), ("%2Fb", "/b"), ("100%", "100%"), ("%4", "%4"), ("%g1%41", "%g1A"), ("%%41", "%A"),
      ("%2541", "%41"), ("", ""),
    ])
  func decoding(_ text: String, _ decoded: String) {
    #expect(PercentEncoding.decode(text.utf8) == Array(decoded.utf8))
  }
}
