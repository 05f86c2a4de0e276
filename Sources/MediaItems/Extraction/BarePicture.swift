internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// A picture that browsers show, without its metadata.
struct BarePicture {
  var bytes: [UInt8]
  var pixelWidth: Int
  var pixelHeight: Int

  static let avif = UTType("public.avif") ?? .image
  /// What can be made bare without decoding it.
  static let types: [UTType] = [.jpeg, .png, .gif, .webP, avif]

  /// nil for what is none of these, is not whole, or is more than `limit` bytes.
  init?(_ reader: ByteReader, _ type: UTType, upTo limit: Int) {
    switch type {
    case .jpeg:
      guard let bare = BareJPEG(reader) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .png:
      guard let bare = BarePNG(reader) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .gif:
      guard let bare = BareGIF(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case .webP:
      guard let bare = BareWebP(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    case Self.avif:
      guard let bare = BareAVIF(reader, upTo: limit) else { return nil }
      (bytes, pixelWidth, pixelHeight) = (bare.bytes, bare.pixelWidth, bare.pixelHeight)
    default: return nil
    }
    if bytes.count > limit { return nil }
  }
}
