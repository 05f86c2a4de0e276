internal import ASCIIBytes

/// A filter for pairing keys that only one name of a folder has; eight bytes per name.
///
/// False positives for "shared" are possible; a false "unique" is not.
struct PairingKeyFilter {
  private static let sharedBit: UInt32 = 1

  /// Hashes with open addressing; the lowest bit is set if several names have the hash, 0 is a free slot.
  private var slots: [UInt32]
  private let mask: Int

  init(_ items: any EntryList) {
    var capacity = 16
    while capacity < 2 * items.itemCount { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    mask = capacity - 1
    for index in 0..<items.count where items.isItem(at: index) {
      let name = items.name(at: index)
      add(PairingName(name).key)
      // A number at the end may be the size of the file, known only after reading it.
      if let unsized = Self.splittingCopyNumber(name) { add(PairingName(unsized).key) }
    }
  }

  /// Returns true if no other name of the folder has the key.
  func isUnique(_ key: String) -> Bool { slots[slot(of: Self.hash(key))] & Self.sharedBit == 0 }

  private mutating func add(_ key: String) {
    let hash = Self.hash(key)
    let index = slot(of: hash)
    slots[index] = slots[index] == 0 ? hash : slots[index] | Self.sharedBit
  }

  private func slot(of hash: UInt32) -> Int {
    var index = Int(hash >> 1) & mask
    while slots[index] != 0, slots[index] & ~Self.sharedBit != hash { index = (index + 1) & mask }
    return index
  }

  /// FNV-1a, folded to 31 bits; never 0.
  private static func hash(_ key: String) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let folded = UInt32(truncatingIfNeeded: hash ^ hash >> 32) & ~sharedBit
    return folded == 0 ? 2 : folded
  }

  /// Returns the name without `-NUMBER` at the end of its stem; nil if it has none.
  private static func splittingCopyNumber(_ name: String) -> String? {
    let (stem, suffix) = Sidecars.split(name)
    let digits = stem.utf8.reversed().prefix { $0.isASCIIDigit }.count
    guard digits > 0, digits + 1 < stem.utf8.count else { return nil }
    let rest = stem.prefix(upToByte: stem.utf8.count - digits)
    guard rest.utf8.last == UInt8(ascii: "-") else { return nil }
    return "\(rest.prefix(upToByte: rest.utf8.count - 1)).\(suffix)"
  }
}
