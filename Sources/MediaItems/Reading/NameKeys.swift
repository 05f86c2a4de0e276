/// Which names of a large folder share what pairing compares in names, in eight bytes a name.
///
/// It may say that a name is not alone although it is, and never that one is alone that is not.
struct NameKeys {
  private static let several: UInt32 = 1

  /// Hashes, open addressing; the lowest bit says whether several names have it, 0 is a free place.
  private var slots: [UInt32]
  private let mask: Int

  init(_ items: any WorkItems) {
    var capacity = 16
    while capacity < 2 * items.itemCount { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    mask = capacity - 1
    for index in 0..<items.count where items.isItem(at: index) {
      let name = items.name(at: index)
      add(PairingName(name).key)
      // A number at the end may be the file's size, which only reading it tells.
      if let unsized = Self.withoutNumber(name) { add(PairingName(unsized).key) }
    }
  }

  /// Whether no other name of the folder has the key of a name in it.
  func isAlone(_ key: String) -> Bool { slots[place(of: Self.hash(key))] & Self.several == 0 }

  private mutating func add(_ key: String) {
    let hash = Self.hash(key)
    let place = place(of: hash)
    slots[place] = slots[place] == 0 ? hash : slots[place] | Self.several
  }

  private func place(of hash: UInt32) -> Int {
    var place = Int(hash >> 1) & mask
    while slots[place] != 0, slots[place] & ~Self.several != hash { place = (place + 1) & mask }
    return place
  }

  /// FNV-1a, folded to 31 bits; never 0.
  private static func hash(_ key: String) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let folded = UInt32(truncatingIfNeeded: hash ^ hash >> 32) & ~several
    return folded == 0 ? 2 : folded
  }

  /// The name without `-NUMBER` at the end of its stem.
  private static func withoutNumber(_ name: String) -> String? {
    let (stem, suffix) = Sidecars.split(name)
    let digits = stem.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    guard digits > 0, digits + 1 < stem.utf8.count else { return nil }
    let rest = stem.upTo(byte: stem.utf8.count - digits)
    guard rest.utf8.last == UInt8(ascii: "-") else { return nil }
    return "\(rest.upTo(byte: rest.utf8.count - 1)).\(suffix)"
  }
}
