/// SHA-256 as FIPS 180-4 has it.
enum SHA256 {
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The root times 2^32, found bit by bit.
      var root: UInt64 = 0
      for bit in (0..<36).reversed() {
        let next = root | 1 << UInt64(bit)
        let square = next.multipliedFullWidth(by: next)
        guard square.high < 1 << 8 else { continue }
        let (low, carry) = square.low.multipliedFullWidth(by: next)
        let high = square.high * next &+ low
        if high < UInt64(prime) << 32 || (high == UInt64(prime) << 32 && carry == 0) { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()

  static func hash(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var state = initial
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(Array(bytes[start..<start + 64]), into: &state)
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func mix(_ block: [UInt8], into state: inout [UInt32]) {
    func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = (0..<16).map { index in
      block[index * 4..<index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let first = turned(a, 7) ^ turned(a, 18) ^ a >> 3
      let second = turned(b, 17) ^ turned(b, 19) ^ b >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var v = state
    for index in 0..<64 {
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let sum = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let first = v[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      let second = (turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)) &+ majority
      v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }
}
