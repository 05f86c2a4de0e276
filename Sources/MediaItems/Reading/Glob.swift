package import SystemPackage

/// A shell pattern with `*`, `?` and `[a-z]`; with a slash it matches whole paths, otherwise names.
package struct Glob: Sendable {
  private let pattern: [UInt8]
  private let isForPaths: Bool

  package init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
    isForPaths = pattern.utf8.contains(UInt8(ascii: "/"))
  }

  package func matches(_ name: [UInt8]) -> Bool { Self.matches(pattern[...], name[...]) }

  package func matches(_ name: [UInt8], path: FilePath) -> Bool {
    Self.matches(pattern[...], isForPaths ? Array(path.string.utf8)[...] : name[...])
  }

  /// Complexity: at most the product of both lengths, because only the last star is backtracked to.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var text = text
    var retry: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern.removeFirst()
        retry = (pattern, text)
        continue
      }
      if let byte = text.first, let rest = matchOne(pattern, byte) {
        pattern = rest
        text.removeFirst()
        continue
      }
      if text.isEmpty, pattern.isEmpty { return true }
      guard let last = retry, !last.text.isEmpty else { return false }
      retry = (last.pattern, last.text.dropFirst())
      pattern = last.pattern
      text = last.text.dropFirst()
    }
  }

  /// Returns the rest of the pattern if its first element matches a byte.
  private static func matchOne(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    let rest = pattern.dropFirst()
    switch first {
    case UInt8(ascii: "?"): return rest
    case UInt8(ascii: "\\"):
      guard let escaped = rest.first else { return byte == first ? rest : nil }
      return escaped == byte ? rest.dropFirst() : nil
    case UInt8(ascii: "["):
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
        return byte == first ? rest : nil
      }
      var members = rest[rest.startIndex..<close]
      let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
      if isNegated { members.removeFirst() }
      var isMember = false
      while let low = members.popFirst() {
        if members.first == UInt8(ascii: "-"), members.count > 1 {
          let high = members[members.startIndex + 1]
          members = members.dropFirst(2)
          isMember = isMember || (low <= byte && byte <= high)
        } else {
          isMember = isMember || low == byte
        }
      }
      return isMember != isNegated ? rest[(close + 1)...] : nil
    default: return first == byte ? rest : nil
    }
  }
}
