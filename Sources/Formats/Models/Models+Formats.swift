internal import ByteSources
internal import UniformTypes

extension FileFormat {
  static let glb = FileFormat(
    "glb", types: [.glTFBinary],
    signatures: [
      Signature("gltf", "'glTF' 02 00 00 00", .decides(.glTFBinary), "the mark and version 2")
    ],
    ending: Ending(
      read: { file throws(ReadFailure) in try file.stated(try file.little32(8)) },
      because: "the header states the length (glTF 2.0, 4.4.2)"))

  static let threeDS = FileFormat(
    "threeDS", types: [.threeDS],
    signatures: [
      Signature(
        "3ds", "'MM'", .reads(.threeDS, Models3D.read3DS), "two letters, which need the chunks behind them")
    ],
    ending: Ending(
      beginnings: [[0x4D, 0x4D]], read: { file throws(ReadFailure) in try file.stated(try file.little32(2)) },
      because: "the first chunk states its length"))

  static let shapefile = FileFormat(
    "shapefile", types: [.shapefile],
    signatures: [
      Signature(
        "shapefile", "00 00 27 0A 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
        .reads(.shapefile, ScientificData.readShape),
        "the file code and five unused fields; the first record tells the index")
    ],
    ending: Ending(
      beginnings: [[0, 0, 0x27, 0x0A]],
      read: { file throws(ReadFailure) in try file.stated(try file.big32(24) * 2) },
      because: "the header states the length in words of 16 bits"))
}
