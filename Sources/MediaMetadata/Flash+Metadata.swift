internal import ByteSources

/// Reads the `onMetaData` script that leads a Flash video: a list of names with values (AMF 0).
enum FlashMetadata {
  private static let mostNames = 128
  private static let longestScript = 16 << 10

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    let flags = try reader.bigEndian(UInt8.self, at: 4)
    if flags & 1 != 0 { metadata.add(track: .video, "") }
    if flags & 4 != 0 { metadata.add(track: .audio, "") }
    // The head's own length, then the size of the tag before, which is none.
    let tag = Int64(try reader.bigEndian(UInt32.self, at: 5)) + 4
    guard try reader.bigEndian(UInt8.self, at: tag) & 0x1F == 18 else { return }
    let length = Int(try reader.bigEndian(UInt32.self, at: tag) & 0xFF_FFFF)
    let view = try reader.available(at: tag + 11, upTo: min(length, longestScript))
    guard view.matches([2, 0, 10]), view.matches("onMetaData", at: 3) else { return }
    let numbers = numbers(view, from: view[13] == 8 ? 18 : 14)
    metadata.store(
      width: numbers["width"].flatMap { Int(exactly: $0.rounded()) },
      height: numbers["height"].flatMap { Int(exactly: $0.rounded()) })
    if let seconds = numbers["duration"], seconds > 0, seconds.isFinite { metadata.duration = seconds }
    if let rate = numbers["framerate"], rate > 0, rate.isFinite { metadata.frameRate = rate }
  }

  /// The numbers of the list, up to the first value that is a list itself.
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
