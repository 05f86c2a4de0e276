internal import ByteSources
internal import ContainerFormats
internal import Foundation

extension FirstFrame {
  /// Everything up to the end of the first image, and the trailer.
  func ofGIF(_ reader: ByteReader) throws(ReadFailure) -> Data? {
    var blocks = try GIFBlocks(reader)
    while let block = try blocks.next() {
      if block == .picture { return slice(0..<blocks.offset).map { $0 + [0x3B] } }
    }
    return nil
  }
}
