internal import UniformTypes

extension Signature {
  /// Drawings and metafiles.
  static let drawings: [Signature] = [
    Signature("freehand-3", "'FHD2'", .asks(.freeHand), "four letters"),
    Signature("freehand-4", "'AGD1'", .asks(.freeHand), "four letters"),
    Signature("freehand-5", "'AGD2'", .asks(.freeHand), "four letters"),
    Signature("freehand-7", "'AGD3'", .asks(.freeHand), "four letters"),
    Signature("freehand-8", "'AGD4'", .asks(.freeHand), "four letters"),
    Signature("skencil", "'##Sketch 1 '", .decides(.skencil), "the first line names the format and version"),
    Signature(
      "xfig", "'#FIG '", .reads(.xfig, VectorPictures.readXfig), "the first word, which needs a version"),
    Signature(
      "cgm-binary", "00", .reads(.cgm, VectorPictures.readCGM), "begin metafile, which needs the next element"
    ),
    Signature("cgm-text", "'BEGMF'", .reads(.cgm, VectorPictures.readTextCGM), "the first keyword"),
    Signature("cgm-text-lower", "'BegMF'", .reads(.cgm, VectorPictures.readTextCGM), "the first keyword"),
    Signature(
      "cgm-characters", "'0 ' 1B '\\' 1B 'X'", .decides(.cgm), "begin metafile in characters, then a string"),
    Signature(
      "pict-2", "00 11 02 FF 0C 00", at: 522, .decides(.pict), "version 2 and a header behind 512 bytes"),
    Signature(
      "pict-2-bare", "00 11 02 FF 0C 00", at: 10, .decides(.pict),
      "version 2 and a header without 512 bytes before"),
    Signature(
      "pict-1", "11 01", at: 522, .reads(.pict, VectorPictures.readPICT1), "version 1, which needs a frame"),
  ]
}
