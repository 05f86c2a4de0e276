internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata
internal import UniformTypes

/// Detects Flash and FLIC animations, which their short signatures alone do not prove.
enum Animations {
  /// Flash: a plausible version and, if uncompressed, the file's size.
  static func readFlash(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    guard let first = reader.head[0], let version = reader.head[3],
      let size = reader.head.littleEndian(UInt32.self, at: 4)
    else { throw .endOfData }
    guard (1...60).contains(version), size >= 21 else { return nil }
    let fits = first == 0x46 ? reader.byteCount.map { Int64(size) == $0 } ?? false : reader.head[12] == 0x5D
    return ContentFinding(
      .flashMovie, by: .structure, decided: fits, range: 0..<8, rule: "swf",
      because: "the mark, a version, and a size or compression that fits", facts: Remark("version \(version)")
    )
  }

  /// FLI and FLC: the file's size, frames, and a plausible picture size (Autodesk Animator's header).
  static func readFLIC(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let head = reader.head
    guard let size = head.littleEndian(UInt32.self, at: 0),
      let frames = head.littleEndian(UInt16.self, at: 6),
      let width = head.littleEndian(UInt16.self, at: 8), let height = head.littleEndian(UInt16.self, at: 10),
      let depth = head.littleEndian(UInt16.self, at: 12)
    else { throw .endOfData }
    guard size >= 128, frames > 0, width > 0, height > 0, [8, 15, 16, 24].contains(depth) else { return nil }
    if let byteCount = reader.byteCount, Int64(size) > byteCount + 1 || Int64(size) + 65_536 < byteCount {
      return nil
    }
    return ContentFinding(
      .flic, by: .structure, range: 0..<14, rule: "flic",
      because: "the size at 0, the mark at 4, and a picture with frames",
      facts: Remark("\(width)×\(height), \(frames) frames"))
  }
}

/// Reads the short headers of FLIC and YUV4MPEG.
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

  /// Uncompressed frames for pipes, after one line of letters with values.
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

/// Reads the metadata script at the start of a Flash video.
enum FlashMetadata {
  static func read(_ reader: ByteReader, into metadata: inout MediaMetadata) throws(ReadFailure) {
    let flash = try FlashVideo(reader)
    if flash.hasVideo { metadata.add(track: .video, "") }
    if flash.hasSound { metadata.add(track: .audio, "") }
    metadata.store(
      width: flash.numbers["width"].flatMap { Int(exactly: $0.rounded()) },
      height: flash.numbers["height"].flatMap { Int(exactly: $0.rounded()) })
    if let seconds = flash.numbers["duration"], seconds > 0, seconds.isFinite { metadata.duration = seconds }
    if let rate = flash.numbers["framerate"], rate > 0, rate.isFinite { metadata.frameRate = rate }
  }
}
