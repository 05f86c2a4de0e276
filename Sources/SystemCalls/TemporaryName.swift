internal import ASCIIBytes

/// Temporary file names: a prefix and 13 random digits in base 36, recognized later if a killed process leaves them.
package enum TemporaryName {
  private static let digitCount = 13

  package static func make(_ prefix: String) -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 36)
    return prefix + String(repeating: "0", count: digitCount - digits.utf8.count) + digits
  }

  package static func isMade(_ name: some StringProtocol, _ prefix: String) -> Bool {
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && digits.count == digitCount
      && digits.allSatisfy { $0.isASCIIDigit || $0.isASCIILowercase }
  }
}
