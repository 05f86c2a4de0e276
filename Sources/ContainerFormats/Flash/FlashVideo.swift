package import ByteSources

/// The header of a Flash video, and the numbers of its leading `onMetaData` script (Adobe Flash Video 10.1
/// §E.2 to §E.5, Action Message Format 0).
package struct FlashVideo: Sendable {
  private static let script: UInt8 = 18
  private static let maxNames = 128
  private static let maxScriptLength = 16 << 10

  package var hasVideo: Bool
  package var hasSound: Bool
  /// The script's numbers by name, up to the first nested value.
  package private(set) var numbers: [String: Double] = [:]
  package private(set) var texts: [String: String] = [:]

  package init(_ reader: ByteReader) throws(ReadFailure) {
    let flags = try reader.bigEndian(UInt8.self, at: 4)
    (hasVideo, hasSound) = (flags & 1 != 0, flags & 4 != 0)
    // The header's length, then the size of the previous tag, 0.
    let tag = Int64(try reader.bigEndian(UInt32.self, at: 5)) + 4
    let head = try reader.bigEndian(UInt32.self, at: tag)
    guard UInt8(head >> 24 & 0x1F) == Self.script else { return }
    let view = try reader.available(at: tag + 11, upTo: min(Int(head & 0xFF_FFFF), Self.maxScriptLength))
    guard view.matches([2, 0, 10]), view.matches("onMetaData", at: 3) else { return }
    readScript(view, from: view[13] == 8 ? 18 : 14)
  }

  private mutating func readScript(_ view: ByteView, from start: Int) {
    var index = start
    for _ in 0..<Self.maxNames {
      guard let length = view.bigEndian(UInt16.self, at: index), length > 0 else { return }
      let name = view.slice(index + 2..<index + 2 + Int(length)).text
      index += 2 + Int(length)
      switch view[index] {
      case 0:
        guard let bits = view.bigEndian(UInt64.self, at: index + 1) else { return }
        numbers[name] = Double(bitPattern: bits)
        index += 9
      case 1: index += 2
      case 2:
        let end = index + 3 + Int(view.bigEndian(UInt16.self, at: index + 1) ?? 0)
        texts[name] = view.slice(index + 3..<end).text.trimmed
        index = end
      case 5, 6: index += 1
      case 11: index += 11
      default: return
      }
    }
  }

  package struct Tag: Sendable {
    package var isVideo: Bool
    package var contents: Range<Int64>
  }

  private static let maxTags = 64

  /// Returns the first tags of video and of audio, in file order.
  package static func firstTags(_ reader: ByteReader) throws(ReadFailure) -> [Tag] {
    var result: [Tag] = []
    var offset = Int64(try reader.bigEndian(UInt32.self, at: 5)) + 4
    for _ in 0..<maxTags where result.count < 2 && reader.end - offset > 11 {
      try reader.step()
      let head = try reader.bigEndian(UInt32.self, at: offset)
      let contents = offset + 11..<min(offset + 11 + Int64(head & 0xFF_FFFF), reader.end)
      let kind = head >> 24 & 0x1F
      if kind == 8 || kind == 9, !contents.isEmpty, !result.contains(where: { $0.isVideo == (kind == 9) }) {
        result.append(Tag(isVideo: kind == 9, contents: contents))
      }
      offset = contents.upperBound + 4
    }
    return result
  }
}
