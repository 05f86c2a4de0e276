/// Parses byte counts with the units of GNU coreutils: 64M and 64MiB in powers of 1024, 5MB in powers of 1000, 4096.
package enum ByteQuantity {
  private static let prefixes = Array("KMGT")

  /// Returns the number of bytes; nil if the text is invalid.
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
      // "iB" without a prefix is not a unit.
      return nil
    }
    guard let number = Double(number), number >= 0 else { return nil }
    return Int64(exactly: (number * factor).rounded())
  }
}
