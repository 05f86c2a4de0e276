internal import ByteSources
internal import MediaMetadata

/// A format whose size stands at fixed places of its header.
package struct HeaderSize: Sendable {
  enum Number: Sendable {
    case little16, little32, big16, big32
  }

  var width: Int64
  var height: Int64
  var number: Number

  func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.store(
      width: try value(at: width, reader), height: abs(try value(at: height, reader)))
  }

  private func value(at offset: Int64, _ reader: ByteReader) throws(ReadFailure) -> Int {
    switch number {
    case .little16: Int(try reader.littleEndian(UInt16.self, at: offset))
    case .big16: Int(try reader.bigEndian(UInt16.self, at: offset))
    // Signed: a bitmap that stands on its head has a negative height.
    case .little32: Int(try reader.littleEndian(Int32.self, at: offset))
    case .big32: Int(try reader.bigEndian(Int32.self, at: offset))
    }
  }
}
