/// Numbers of bytes as people write them, with the units of GNU's coreutils: 64M and 64MiB in powers of 1024, 5MB in powers
/// of 1000; 4096.
package enum ByteQuantity {
  private static let prefixes = Array("KMGT")

  /// The number of bytes that a text says; nil when it says none.
  package static func bytes(_ text: String) -> Int64? {
    var number = text.uppercased()[...]
    var base = 1024.0
    if number.hasSuffix("IB") {
      number.removeLast(2)
    } else if number.hasSuffix("B") {
      number.removeLast()
      base = 1000
    }
    var factor = 1.0
    if let last = number.last, let power = prefixes.firstIndex(of: last) {
      number.removeLast()
      for _ in 0...power { factor *= base }
    } else if number.utf8.count + 2 == text.utf8.count {
      // "iB" alone is no unit.
      return nil
    }
    guard let number = Double(number), number >= 0 else { return nil }
    return Int64(exactly: (number * factor).rounded())
  }
}
