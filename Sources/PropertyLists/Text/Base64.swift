/// Base64 as RFC 4648, section 4, has it.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let chunk = bytes[start..<min(start + 3, bytes.count)]
      var bits = chunk.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - chunk.count))
      var letters: [UInt8] = []
      for _ in 0..<4 {
        letters.append(alphabet[bits & 63])
        bits >>= 6
      }
      for (position, letter) in letters.reversed().enumerated() {
        result.append(position <= chunk.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
