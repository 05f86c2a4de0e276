internal import ByteReading
internal import FileIdentification

/// Finds the sequence header of MPEG-1 and MPEG-2 video in the first bytes of a program or elementary stream.
enum MPEGMetadata {
  private static let searched = 64 << 10
  private static let rates: [Double?] = [
    nil, 24000.0 / 1001, 24, 25, 30000.0 / 1001, 30, 50, 60000.0 / 1001, 60,
  ]

  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    metadata.medium = .movie
    let view = try reader.available(at: 0, upTo: searched)
    var index = 0
    while let zero = view.firstIndex(of: 0, from: index) {
      index = zero + 1
      guard view.matches([0, 0, 1, 0xB3], at: zero), let sizes = view.bigEndian(UInt32.self, at: zero + 4)
      else {
        continue
      }
      metadata.store(width: Int(sizes >> 20), height: Int(sizes >> 8 & 0xFFF))
      let code = Int(sizes & 15)
      if code < rates.count { metadata.frameRate = rates[code] }
      metadata.add(track: .video, "mpgv")
      return
    }
  }
}
