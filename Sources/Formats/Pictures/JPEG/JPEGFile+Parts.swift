internal import MediaMetadata

extension JPEGFile {
  /// The segments for applications, by their markers.
  static let parts: [PartRule<UInt8>] = [
    PartRule(
      [0xE0], beginning: ["JFIF\0", "AVI1"], place: .none, copy: .kept, because: "pixel proportions, fields"),
    PartRule(
      [0xE0], beginning: ["JFXX\0", "Ocad"], place: .none, copy: .dropped,
      because: "a thumbnail, a maker's numbers"),
    PartRule(
      [0xE1], beginning: ["Exif\0\0", "http://ns.adobe.com/x"], place: .read, copy: .stripped,
      because: "Exif and XMP"),
    PartRule(
      [0xE2], beginning: ["ICC_PROFILE\0", "urn:iso:std:iso:ts:21496:"], place: .none, copy: .kept,
      because: "colours, gain maps"),
    PartRule(
      [0xE2], beginning: ["FPXR\0"], place: .none, copy: .dropped,
      because: "FlashPix's properties of the picture"),
    PartRule(
      [0xE2], beginning: ["MPF\0"], place: .read, copy: .kept,
      because: "the index of further pictures, which are looked at and stripped like the first"),
    PartRule(
      [0xE4], beginning: ["SCALADO\0"], place: .none, copy: .kept, because: "where the blocks of pixels begin"
    ),
    PartRule(
      [0xE5], beginning: ["ssuniqueid\0", "SamsungUniqueID"], place: .none, copy: .dropped,
      because: "a number"),
    PartRule([0xE6], beginning: ["EPPIM\0"], place: .none, copy: .kept, because: "how to print"),
    PartRule(
      [0xEC], beginning: ["Ducky", "[picture info]"], place: .none, copy: .dropped,
      because: "quality and exposure"),
    PartRule(
      [0xED], beginning: ["Photoshop 3.0\0"], place: .read, copy: .stripped,
      because: "captions, and Photoshop's copies of others"),
    PartRule([0xED], beginning: ["Adobe_CM"], place: .none, copy: .kept, because: "how colours are managed"),
    PartRule([0xEE], beginning: ["Adobe"], place: .none, copy: .kept, because: "how colours are coded"),
  ]
}
