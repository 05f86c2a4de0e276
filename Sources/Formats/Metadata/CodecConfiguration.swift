internal import ByteSources
internal import ContainerFormats

/// Depth and colours from a decoder configuration box or a stream's parameter sets.
struct CodecConfiguration {
  var bitDepth: Int?
  /// The numbers of ITU-T H.273.
  var primaries: Int?
  var transfer: Int?

  /// Reads the configuration box of type `type` in `range`.
  init(_ type: FourCharacterCode, _ range: Range<Int64>, _ reader: ByteReader) throws(ReadFailure) {
    let view = try reader.available(in: range, upTo: 4096)
    switch type {
    case "hvcC":
      set(HEVCParameters.first(ofConfiguration: view))
      bitDepth = bitDepth ?? view[17].map { Int($0 & 7) + 8 }
    case "avcC":
      set(AVCParameters.first(ofConfiguration: view))
      // Profiles up to High are 8-bit only.
      if bitDepth == nil, let profile = view[1], profile <= 100, profile != 44 { bitDepth = 8 }
    case "av1C":
      guard let flags = view[2] else { return }
      set(colors: AV1SequenceHeader.colors(ofConfiguration: view))
      bitDepth = flags & 0x40 == 0 ? 8 : flags & 0x20 == 0 ? 10 : 12
    case "vpcC":
      bitDepth = view[6].map { Int($0 >> 4) }
      primaries = view[7].map(Int.init)
      transfer = view[8].map(Int.init)
    default: break
    }
  }

  init(_ parameters: VideoParameters) { set(parameters) }

  init(colors: (primaries: Int, transfer: Int)?) { set(colors: colors) }

  private mutating func set(colors: (primaries: Int, transfer: Int)?) {
    (primaries, transfer) = (colors?.primaries, colors?.transfer)
  }

  private mutating func set(_ parameters: VideoParameters?) {
    (bitDepth, primaries, transfer) = (parameters?.bitDepth, parameters?.primaries, parameters?.transfer)
  }
}
