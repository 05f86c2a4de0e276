internal import ByteSources
internal import MediaMetadata
internal import UniformTypes

extension FileFormat {
  static let jpegXL = FileFormat(
    "jpegXL", types: [.jpegxl],
    signatures: [
      Signature(
        "jpeg-xl-boxes", "00 00 00 0C 'JXL ' 0D 0A 87 0A", .decides(.jpegxl),
        "JPEG XL's signature box (ISO/IEC 18181-2)"),
      Signature(
        "jpeg-xl-stream", "FF 0A", .decides(.jpegxl),
        "a bare codestream's mark; no text and no audio frame begins so"),
    ],
    medium: .still,
    metadata: .headers(JPEGXLMetadata.read),
    details: { (details) throws(ReadFailure) in try details.readPictureBoxes() },
    ending: Ending(
      read: BoxEnds.jpegXL,
      because: "boxes state their lengths, and the last part of a codestream says so (ISO/IEC 18181-2)"),
    because: "boxes, or a codestream")
}
