/// Base64 encoding (RFC 4648 §4).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the encoded form of `bytes`.
  package static func append(_ bytes: [UInt8], to result: inout [UInt8]) {
    result.reserveCapacity(result.count + (bytes.count + 2) / 3 * 4)
    alphabet.withUnsafeBufferPointer { alphabet in
      bytes.withUnsafeBufferPointer { bytes in
        func letter(_ bits: Int) -> UInt8 { alphabet[bits & 63] }
        var index = 0
        while index + 3 <= bytes.count {
          let bits = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
          result.append(letter(bits >> 18))
          result.append(letter(bits >> 12))
          result.append(letter(bits >> 6))
          result.append(letter(bits))
          index += 3
        }
        guard index < bytes.count else { return }
        let isLast = index + 1 == bytes.count
        let bits = Int(bytes[index]) << 16 | (isLast ? 0 : Int(bytes[index + 1]) << 8)
        result.append(letter(bits >> 18))
        result.append(letter(bits >> 12))
        result.append(isLast ? UInt8(ascii: "=") : letter(bits >> 6))
        result.append(UInt8(ascii: "="))
      }
    }
  }
}
