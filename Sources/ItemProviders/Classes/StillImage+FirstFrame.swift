internal import ByteSources
internal import ContainerFormats
public import Foundation
internal import MediaItems
internal import MediaMetadata
internal import UniformTypes

extension StillImage {
  /// Returns the first frame of an animation as a separate file, cut out without decoding; all bytes if it is
  /// not an animation.
  ///
  /// GIF, PNG and WebP can be cut. A frame smaller than the canvas keeps its size. Returns nil for sequences of
  /// other types and if the first frame is incomplete. Complexity: linear in the number of bytes.
  public func firstFrame() -> Data? {
    if properties.isAnimated != true, (properties.frames ?? 1) < 2 { return data }
    return data.withUnsafeBytes { bytes in
      if type.conforms(to: .gif) { return try? FirstFrame(bytes).ofGIF(reader()) }
      if type.conforms(to: .png) { return try? FirstFrame(bytes).ofPNG(reader()) }
      if type.conforms(to: .webP) { return try? FirstFrame(bytes).ofWebP(reader()) }
      return nil
    }
  }

  /// Returns a reader of the bytes with an unlimited budget.
  private func reader() throws(ReadFailure) -> ByteReader {
    let reader = ByteReader()
    try reader.open(DataSource(data: data), budget: ReadBudget(bytes: .max, reads: .max, steps: .max))
    return reader
  }
}

/// Cuts the first frame out of the bytes of an animation.
struct FirstFrame {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func slice(_ range: Range<Int64>) -> Data? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    return Data(bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }
}

extension FirstFrame {
  /// Returns the GIF up to the end of the first image, and the trailer.
  func ofGIF(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    var blocks = try GIFBlocks(reader)
    while let block = try blocks.next() {
      if block == .picture { return slice(0..<blocks.offset).map { $0 + [0x3B] } }
    }
    return nil
  }
}

extension FirstFrame {
  /// Returns the PNG without the chunks of an animation.
  ///
  /// If the default image is not part of the animation, the first frame replaces it.
  func ofPNG(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    guard let signature = slice(0..<8) else { return nil }
    var still = StillPNG(chunks: signature)
    var chunks = PNGChunks(reader, upTo: .max)
    while let next = try chunks.next(), !next.isCutShort, let chunk = slice(next.range) {
      switch next.type {
      case "acTL": break
      case "fcTL":
        // The second frame control ends the first frame.
        guard !still.hasControl else { return still.file }
        still.size = chunk.count == 38 ? chunk.subdata(in: 12..<20) : nil
        still.hasControl = true
      case "IDAT":
        guard still.hasControl else {
          still.defaultPixels += chunk
          break
        }
        still.defaultIsFirstFrame = true
        still.chunks += chunk
      case "fdAT":
        guard still.hasControl, !still.defaultIsFirstFrame, chunk.count >= 16 else { break }
        still.framePixels += StillPNG.chunk("IDAT", chunk.subdata(in: 12..<chunk.count - 4))
      case "IEND": return still.file
      default: still.chunks += chunk
      }
    }
    return nil
  }
}

/// Builds a PNG without animation from the chunks of an animated one.
private struct StillPNG {
  var chunks: Data
  /// The width and height of the first frame.
  var size: Data?
  var hasControl = false
  var defaultIsFirstFrame = false
  /// The pixels of a default image that is not the first frame.
  var defaultPixels = Data()
  /// The pixels of a first frame that is not the default image.
  var framePixels = Data()

  /// The complete file; nil if the first frame is incomplete.
  var file: Data? {
    var result = chunks
    if !hasControl {
      // Without `fcTL` there is no frame, even if `acTL` states some.
      guard !defaultPixels.isEmpty else { return nil }
      result += defaultPixels
    } else if !defaultIsFirstFrame {
      guard let size, !framePixels.isEmpty, result.count >= 33 else { return nil }
      // Signature, length and name; then width and height.
      let header = size + result.subdata(in: 24..<29)
      result.replaceSubrange(8..<33, with: Self.chunk("IHDR", header))
      result += framePixels
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

extension FirstFrame {
  /// Returns the first frame as a simple file, or as an extended file for lossy pixels with transparency.
  func ofWebP(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    var chunks = IFFChunks(ofFormIn: reader)
    while let chunk = try chunks.next() {
      guard chunk.type == "ANMF" else { continue }
      // Position and size, three bytes each; duration; flags.
      let start = chunk.contents.lowerBound
      guard chunk.length >= 16, let pixels = slice(start + 16..<start + chunk.length),
        let size = slice(start + 6..<start + 12)
      else { return nil }
      return file(pixels, size)
    }
    return nil
  }

  private func file(_ pixels: Data, _ size: Data) -> Data? {
    let isExtended = pixels.starts(with: Data("ALPH".utf8))
    guard isExtended || ["VP8 ", "VP8L"].contains(where: { pixels.starts(with: Data($0.utf8)) }) else {
      return nil
    }
    var chunks = Data()
    if isExtended {
      chunks += Data("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
    }
    chunks += pixels
    if chunks.count % 2 == 1 { chunks.append(0) }
    let count = UInt32(truncatingIfNeeded: chunks.count + 4)
    return Data("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
      + Data("WEBP".utf8) + chunks
  }
}
