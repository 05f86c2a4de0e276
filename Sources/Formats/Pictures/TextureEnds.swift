internal import ByteSources

/// Where the Khronos group's textures end, and the forms of pixels of Microsoft's newer ones.
enum TextureEnds {
  private static let checked = "the sizes of all mip levels"

  /// Each level's size stands before it (KTX File Format Specification 1, 2).
  static func khronos(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let isBig = file.reader.head.matches([4, 3, 2, 1], at: 12)
    func number(_ place: Int64) throws(ReadFailure) -> Int64 {
      isBig ? try file.big32(place) : try file.little32(place)
    }
    // Levels begin at multiples of four.
    var place = 64 + (try number(60))
    // Faces of a cube are stored one by one, and each is filled up.
    let (elements, faces, levels) = (try number(48), try number(52), try number(56))
    for _ in 0..<min(32, max(1, levels)) {
      place = (place + 3) / 4 * 4
      let size = try number(place)
      place += 4 + (elements == 0 && faces == 6 ? 5 * ((size + 3) / 4 * 4) : 0) + size
    }
    return try .ending(at: place, of: file, checked)
  }

  /// An index of places and lengths (KTX File Format Specification 2.0, 3).
  static func khronos2(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let levels = max(1, try file.little32(40))
    guard levels <= 32 else { return .unknown("nothing: more levels than a texture has") }
    var end = 80 + levels * 24
    for place: Int64 in [48, 56] { end = max(end, try file.little32(place) + (try file.little32(place + 4))) }
    for place in [64] + (0..<levels).map({ 80 + $0 * 24 }) {
      end = max(end, try file.little64(place) + (try file.little64(place + 8)))
    }
    return try .ending(at: end, of: file, checked)
  }

  /// Bytes of a block of 16 pixels, by the number of the form (DXGI_FORMAT).
  static func block(_ form: Int64) -> Int64? {
    switch form {
    case 70...72, 79...81: 8
    case 73...78, 82...84, 94...99: 16
    default: nil
    }
  }

  /// Bits of a pixel.
  static func bits(_ form: Int64) -> Int64? {
    switch form {
    case 1...4: 128
    case 5...8: 96
    case 9...22: 64
    case 23...47, 67, 87...93: 32
    case 48...59, 85, 86, 115: 16
    case 60...65: 8
    default: nil
    }
  }
}
