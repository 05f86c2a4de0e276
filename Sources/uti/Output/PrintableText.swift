import FileIdentification
import SystemPackage

/// Text that is safe to show: nothing in a file's name moves the cursor, hides or reorders what stands beside it.
///
/// Bytes that are not UTF-8 and control characters become `\xHH`, characters that change the direction of writing
/// `\u{HHHH}`, a backslash `\\`.
enum PrintableText {
  static func escaped(_ path: FilePath) -> String {
    escaped(path.bytes)
  }

  static func escaped(_ text: String) -> String { escaped(Array(text.utf8)) }

  /// Escapes each line by itself.
  static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(
      separator: "\n")
  }

  static func escaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the escaped form of `bytes`; plain ASCII is copied in one go.
  static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) {
      result.append(contentsOf: bytes)
      return
    }
    var rest = bytes[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard let text = String(validating: rest.prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first
      else {
        append(hexadecimal: first, to: &result)
        rest = rest.dropFirst()
        continue
      }
      switch scalar.value {
      case 0x5C: result.append(contentsOf: #"\\"#.utf8)
      case 0..<0x20, 0x7F: append(hexadecimal: first, to: &result)
      // The joiners U+200C and U+200D stay: scripts and emoji need them.
      case 0x80..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      default: result.append(contentsOf: text.utf8)
      }
      rest = rest.dropFirst(length)
    }
  }

  private static func append(hexadecimal byte: UInt8, to result: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    result += [UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
