internal import ByteSources
internal import MediaMetadata

/// Movies whose whole description is a short header.
enum OldMovies {
  /// Autodesk's FLI and FLC: frames, size, and the time per frame in 1/70 or 1/1000 seconds.
  static func readFLIC(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let isOld = try reader.bigEndian(UInt8.self, at: 4) == 0x11
    metadata.store(
      width: Int(try reader.littleEndian(UInt16.self, at: 8)),
      height: Int(try reader.littleEndian(UInt16.self, at: 10)))
    let frames = Double(try reader.littleEndian(UInt16.self, at: 6))
    let speed = Double(try reader.littleEndian(UInt32.self, at: 16)) / (isOld ? 70 : 1000)
    metadata.add(track: .video, isOld ? "fli" : "flc")
    guard speed > 0 else { return }
    metadata.frameRate = 1 / speed
    if frames > 0 { metadata.duration = frames * speed }
  }

  /// Uncompressed frames for pipes: one line of letters with values.
  static func readYUV4MPEG(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let line = reader.head.slice(0..<(reader.head.firstIndex(of: 0x0A) ?? 0)).text
    var size: (width: Int?, height: Int?)
    for word in line.split(separator: " ").dropFirst() {
      switch word.first {
      case "W": size.width = Int(word.dropFirst())
      case "H": size.height = Int(word.dropFirst())
      case "F":
        let parts = word.dropFirst().split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[0] > 0, parts[1] > 0 { metadata.frameRate = parts[0] / parts[1] }
      default: break
      }
    }
    metadata.add(track: .video, "yuv")
    metadata.store(width: size.width, height: size.height)
  }
}
