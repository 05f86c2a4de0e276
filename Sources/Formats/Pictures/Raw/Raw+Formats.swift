internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let fujiRaw = FileFormat(
    "fujiRaw", types: [.fujiRaw],
    signatures: [Signature("fuji", "'FUJIFILMCCD-RAW'", .decides(.fujiRaw), "the mark in full")],
    medium: .still,
    metadata: .headers(FujiRaw.read),
    details: { (details) throws(ReadFailure) in try details.readFujiRaw() },
    ending: Ending(
      read: TIFFEnds.fuji, because: "the header states where picture and sensor data lie"),
    because: "Fuji's header before a JPEG and a TIFF structure")

  static let canonHeap = FileFormat(
    "canonHeap", types: [.canonCRW],
    signatures: [
      Signature(
        "canon-crw", "'HEAPCCDR'", at: 6, .decides(.canonCRW), "Canon's heap format with the camera's subtype"
      )
    ],
    medium: .still,
    metadata: .headers(CanonHeap.read),
    ending: Ending(
      read: CameraRawEnds.canon, because: "the last four bytes lead to the directory (CIFF 1.0)"),
    because: "heaps of records")

  static let minoltaRaw = FileFormat(
    "minoltaRaw", types: [.minoltaRaw],
    signatures: [Signature("minolta", "00 'MRM'", .decides(.minoltaRaw), "the mark")],
    medium: .still,
    metadata: .headers(MinoltaRaw.read),
    ending: Ending(
      read: CameraRawEnds.minolta, because: "a block states the sensor's rows"),
    because: "blocks, of which one is a TIFF structure")

  static let x3f = FileFormat(
    "x3f", types: [.sigmaX3F],
    signatures: [Signature("sigma", "'FOVb'", .decides(.sigmaX3F), "the mark")],
    medium: .still,
    metadata: .headers(HeaderSizes.readX3F),
    ending: Ending(
      read: CameraRawEnds.sigma, because: "the last four bytes lead to the directory"),
    because: "numbers in the header")
}
