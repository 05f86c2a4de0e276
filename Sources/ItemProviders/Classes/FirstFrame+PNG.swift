internal import ByteSources
internal import ContainerFormats
internal import Foundation

extension FirstFrame {
  /// The picture without the chunks of an animation.
  ///
  /// When the picture that other programs show is not part of the animation, the first frame takes its place.
  func ofPNG(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    guard let signature = slice(0..<8) else { return nil }
    var still = StillPNG(chunks: signature)
    var chunks = PNGChunks(reader, upTo: .max)
    while let next = try chunks.next(), !next.isCutShort, let chunk = slice(next.range) {
      switch next.type {
      case "acTL": break
      case "fcTL":
        // The second one ends the first frame.
        guard !still.hasControl else { return still.finished }
        still.size = chunk.count == 38 ? chunk.subdata(in: 12..<20) : nil
        still.hasControl = true
      case "IDAT":
        guard still.hasControl else {
          still.shown += chunk
          break
        }
        still.hasPixels = true
        still.chunks += chunk
      case "fdAT":
        guard still.hasControl, !still.hasPixels, chunk.count >= 16 else { break }
        still.frame += StillPNG.chunk("IDAT", chunk.subdata(in: 12..<chunk.count - 4))
      case "IEND": return still.finished
      default: still.chunks += chunk
      }
    }
    return nil
  }
}

/// What a picture without an animation is made of.
private struct StillPNG {
  var chunks: Data
  /// The first frame's width and height, and whether they were met.
  var size: Data?
  var hasControl = false
  /// Whether the picture that all programs show is the first frame.
  var hasPixels = false
  /// What all programs show when it is not the first frame.
  var shown = Data()
  /// The first frame's pixels where they are the animation's alone.
  var frame = Data()

  var finished: Data? {
    var result = chunks
    if !hasControl {
      // No frame at all, whatever is said of their number.
      guard !shown.isEmpty else { return nil }
      result += shown
    } else if !hasPixels {
      guard let size, !frame.isEmpty, result.count >= 33 else { return nil }
      // Signature, length and name; then width and height.
      let header = size + result.subdata(in: 24..<29)
      result.replaceSubrange(8..<33, with: Self.chunk("IHDR", header))
      result += frame
    }
    return result + Self.chunk("IEND", Data())
  }

  static func chunk(_ name: String, _ contents: Data) -> Data {
    let body = Array(name.utf8) + contents
    return bigEndian(UInt32(truncatingIfNeeded: contents.count)) + body
      + bigEndian(CyclicRedundancyCheck.of(body))
  }

  private static func bigEndian(_ number: UInt32) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
  }
}
