internal import ASCIIBytes

/// Escaping that makes text, such as a file name, safe to print.
///
/// Bytes that are not UTF-8 and control characters become `\xHH`, other characters of ``Unprintable``
/// `\u{HHHH}`, a backslash `\\`.
package enum PrintableText {
  package static func escaped(_ text: String) -> String { escaped(Array(text.utf8)) }

  /// Escapes everything but line feeds.
  package static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(
      separator: "\n")
  }

  package static func escaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the escaped form of `bytes`.
  package static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) {
      result.append(contentsOf: bytes)
      return
    }
    var rest = bytes[...]
    while let first = rest.first {
      let length = Unprintable.length(of: first)
      guard let text = String(validating: rest.prefix(length), as: UTF8.self),
        let scalar = text.unicodeScalars.first
      else {
        result += hexadecimal(first)
        rest = rest.dropFirst()
        continue
      }
      if scalar == "\\" {
        result.append(contentsOf: #"\\"#.utf8)
      } else if !Unprintable.contains(scalar) {
        result.append(contentsOf: text.utf8)
      } else if scalar.value < 0x80 {
        result += hexadecimal(first)
      } else {
        result.append(contentsOf: Unprintable.escape(scalar).utf8)
      }
      rest = rest.dropFirst(length)
    }
  }

  /// Returns `\xHH`.
  package static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Hexadecimal.uppercase(byte)
    return [UInt8(ascii: "\\"), UInt8(ascii: "x"), digits.0, digits.1]
  }
}
