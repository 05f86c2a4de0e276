internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details of colours: ICC profiles and H.273 code points.
extension DetailsReader {
  private static let maxTags = 128

  /// Reads the description of the ICC profile in `range`, which may be incomplete.
  mutating func readProfile(_ range: Range<Int64>) throws(ReadFailure) {
    // The `desc` tag holds text, or texts by language (ICC.1:2022 §10.13, ICC.1:2001-04 §6.5.17).
    guard wanted.contains(.coding), range.upperBound - range.lowerBound > 132,
      try reader.available(at: range.lowerBound + 36, upTo: 4).matches("acsp")
    else { return }
    let count = min(Int(try reader.bigEndian(UInt32.self, at: range.lowerBound + 128)), Self.maxTags)
    for index in 0..<Int64(count) {
      try reader.step()
      let entry = range.lowerBound + 132 + 12 * index
      guard entry + 12 <= range.upperBound else { return }
      guard try reader.available(at: entry, upTo: 4).matches("desc") else { continue }
      let start = range.lowerBound + Int64(try reader.bigEndian(UInt32.self, at: entry + 4))
      let size = Int64(try reader.bigEndian(UInt32.self, at: entry + 8))
      guard size > 12, start + 12 <= range.upperBound else { return }
      let end = min(start + size, range.upperBound)
      profile = try description(start..<end) ?? profile
      result.colorSpace = profile ?? result.colorSpace
      return
    }
  }

  private func description(_ tag: Range<Int64>) throws(ReadFailure) -> String? {
    let view = try reader.available(in: tag, upTo: 4096)
    if view.matches("desc") {
      guard let length = view.bigEndian(UInt32.self, at: 8), length > 1 else { return nil }
      return Self.text(view.slice(12..<12 + Int(min(length, 2048))).array)
    }
    guard view.matches("mluc"), let length = view.bigEndian(UInt32.self, at: 20),
      let offset = view.bigEndian(UInt32.self, at: 24), offset < 4096, length < 4096
    else { return nil }
    let bytes = view.slice(Int(offset)..<Int(offset) + Int(length)).array
    return String.utf16(bytes[...], isBigEndian: true)
  }

  /// Reads a `colr` box: H.273 code points, or an ICC profile.
  mutating func readColors(_ box: ISOBaseMedia.Box) throws(ReadFailure) {
    guard wanted.contains(.coding), box.count >= 4 else { return }
    switch FourCharacterCode(try box.number(UInt32.self, 0, reader)) {
    case "nclx", "nclc":
      apply(
        primaries: Int(try box.number(UInt16.self, 4, reader)),
        transfer: Int(try box.number(UInt16.self, 6, reader)))
    case "prof", "rICC":
      try attempt { (details) throws(ReadFailure) in
        try details.readProfile(box.contents.lowerBound + 4..<box.contents.upperBound)
      }
    default: break
    }
  }

  /// Stores H.273 code points of the primaries and the transfer function; 2 means unspecified.
  mutating func apply(primaries: Int?, transfer: Int?) {
    result.transfer = transfer.flatMap { TransferFunction.name($0) } ?? result.transfer
    result.colorSpace = result.colorSpace ?? primaries.flatMap { ColorPrimaries.name($0, transfer: transfer) }
  }
}
