/// Names of what has none of its own yet: a mark, and 13 digits by chance, so that they are known when a kill leaves them behind.
package enum TemporaryName {
  private static let digitCount = 13

  package static func make(_ mark: String) -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 36)
    return mark + String(repeating: "0", count: digitCount - digits.utf8.count) + digits
  }

  package static func isMade(_ name: some StringProtocol, _ mark: String) -> Bool {
    let digits = name.utf8.dropFirst(mark.utf8.count)
    return name.hasPrefix(mark) && digits.count == digitCount
      && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }
}
