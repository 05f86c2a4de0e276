package import ByteSources

/// The head of a Flash video, and the numbers of the `onMetaData` script that leads it (Adobe Flash Video 10.1 §E.2 to
/// §E.5, Action Message Format 0).
package struct FlashVideo: Sendable {
  private static let script: UInt8 = 18
  private static let mostNames = 128
  private static let longestScript = 16 << 10

  package var hasVideo: Bool
  package var hasSound: Bool
  /// The script's numbers by name, up to the first value that is a list itself.
  package var numbers: [String: Double] = [:]

  package init(_ reader: ByteReader) throws(ReadFailure) {
    let flags = try reader.bigEndian(UInt8.self, at: 4)
    (hasVideo, hasSound) = (flags & 1 != 0, flags & 4 != 0)
    // The head's own length, then the size of the tag before, which is none.
    let tag = Int64(try reader.bigEndian(UInt32.self, at: 5)) + 4
    let head = try reader.bigEndian(UInt32.self, at: tag)
    guard UInt8(head >> 24 & 0x1F) == Self.script else { return }
    let view = try reader.available(at: tag + 11, upTo: min(Int(head & 0xFF_FFFF), Self.longestScript))
    guard view.matches([2, 0, 10]), view.matches("onMetaData", at: 3) else { return }
    numbers = Self.numbers(view, from: view[13] == 8 ? 18 : 14)
  }

  private static func numbers(_ view: ByteView, from start: Int) -> [String: Double] {
    var found: [String: Double] = [:]
    var index = start
    for _ in 0..<mostNames {
      guard let length = view.bigEndian(UInt16.self, at: index), length > 0 else { break }
      let name = view.slice(index + 2..<index + 2 + Int(length)).text
      index += 2 + Int(length)
      switch view[index] {
      case 0:
        guard let bits = view.bigEndian(UInt64.self, at: index + 1) else { return found }
        found[name] = Double(bitPattern: bits)
        index += 9
      case 1: index += 2
      case 2: index += 3 + Int(view.bigEndian(UInt16.self, at: index + 1) ?? 0)
      case 5, 6: index += 1
      case 11: index += 11
      default: return found
      }
    }
    return found
  }
}
