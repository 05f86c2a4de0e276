internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

/// Reads the script that leads a Flash video.
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
