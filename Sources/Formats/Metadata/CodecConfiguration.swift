internal import ByteSources
internal import ContainerFormats

/// What a box that configures a decoder says of a picture's depth and colours.
struct CodecConfiguration {
  var bitDepth: Int?
  /// The numbers of ITU-T H.273.
  var primaries: Int?
  var transfer: Int?

  /// Reads a configuration of type `type` in `range`.
  init(_ type: FourCharacterCode, _ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    let view = try reader.available(in: range, upTo: 4096)
    switch type {
    case "hvcC":
      take(HEVCParameters.first(ofConfiguration: view))
      bitDepth = bitDepth ?? view[17].map { Int($0 & 7) + 8 }
    case "avcC":
      take(AVCParameters.first(ofConfiguration: view))
      // Profiles up to High have no other depth.
      if bitDepth == nil, let profile = view[1], profile <= 100, profile != 44 { bitDepth = 8 }
    case "av1C":
      guard let flags = view[2] else { return }
      take(colors: AV1SequenceHeader.colors(ofConfiguration: view))
      bitDepth = flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12
    case "vpcC":
      bitDepth = view[6].map { Int($0 >> 4) }
      primaries = view[7].map(Int.init)
      transfer = view[8].map(Int.init)
    default: break
    }
  }

  /// What a stream's own parameter set says.
  init(_ parameters: VideoParameters) { take(parameters) }

  /// Colours alone.
  init(colors: (primaries: Int, transfer: Int)?) { take(colors: colors) }

  private mutating func take(colors: (primaries: Int, transfer: Int)?) {
    (primaries, transfer) = (colors?.primaries, colors?.transfer)
  }

  private mutating func take(_ parameters: VideoParameters?) {
    (bitDepth, primaries, transfer) = (parameters?.bitDepth, parameters?.primaries, parameters?.transfer)
  }
}
