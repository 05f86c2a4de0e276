internal import UniformTypes

extension Signature {
  static let science: [Signature] = [
    Signature("bam-index", "'BAI' 01", .decides(.bamIndex), "the mark and version of an index (SAMv1, 5.2)"),
    Signature(
      "asdf", "'#ASDF 1.'", .decides(.asdf),
      "the comment that names format and version (ASDF Standard, Comments)"),
    Signature(
      "gromacs-coordinates", "00 00 07 CB", .reads(.gromacsCoordinates, ScientificData.readCoordinates),
      "the number 1995, which needs the number of atoms twice"),
    Signature(
      "gromacs-coordinates-2023", "00 00 07 E7", .reads(.gromacsCoordinates, ScientificData.readCoordinates),
      "the number 2023, which needs the number of atoms twice"),
    Signature(
      "gromacs-trajectory", "00 00 07 C9 00 00 00 0D 00 00 00 0C 'GMX_trn_file'",
      .decides(.gromacsTrajectory), "the number 1993 and the name of the format, with its lengths"),
    Signature(
      "segy", "C3 40 F1", .reads(.segy, ScientificData.readSEGY),
      "the first of forty lines of text, in EBCDIC, which begin with C and their number (SEG-Y §3)"),
    Signature(
      "charmm-trajectory", "54 00 00 00 'CORD'", .decides(.charmmTrajectory),
      "the length of Fortran's first record, 84, and the word that begins it"),
    Signature(
      "charmm-trajectory-big", "00 00 00 54 'CORD'", .decides(.charmmTrajectory),
      "the length of Fortran's first record, 84, with the highest byte first, and the word that begins it"),
    Signature("hdf4", "0E 03 13 01", .decides(.hdf4), "the magic number"),
    Signature("nasa-cdf", "CD F3 00 01", .decides(.nasaCDF), "the magic number of version 3"),
    Signature("nasa-cdf-26", "CD F2 60 02", .decides(.nasaCDF), "the magic number of version 2.6"),
    Signature("grib", "'GRIB'", .reads(.grib, ScientificData.readGRIB), "four letters, then the edition"),
    Signature("matlab-5", "'MATLAB 5.0 MAT-file'", .decides(.matlabData), "the descriptive text in full"),
    Signature("matlab-7", "'MATLAB 7.3 MAT-file'", .decides(.matlabData), "the descriptive text in full"),
    Signature("r-data", "'RDX2' 0A 'X' 0A", .decides(.rData), "both marks of a saved workspace"),
    Signature("r-data-3", "'RDX3' 0A 'X' 0A", .decides(.rData), "both marks of a saved workspace"),
    Signature(
      "r-object", "'X' 0A 00 00 00 02 00", .decides(.rData), "the format and version 2 of a saved object"),
    Signature(
      "r-object-3", "'X' 0A 00 00 00 03 00", .decides(.rData), "the format and version 3 of a saved object"),
    Signature(
      "torch-before-archives", "80 02 8A 0A 6C FC 9C 46 F9 20 6A A8 50 19 2E", .decides(.torchCheckpoint),
      "a pickled number, by which PyTorch knows its checkpoints before version 1.6"),
    Signature(
      "pickle", "80", .reads(.pickle, ScientificData.readPickle), "an opcode, then a frame that fits"),
    Signature("gguf", "'GGUF'", .reads(.gguf, ScientificData.readGGUF), "four letters, then a version"),
    Signature(
      "safetensors", "00 00 '{' 22", at: 6, .reads(.safeTensors, ScientificData.readSafeTensors),
      "a header's length, then its first key"),
    Signature("tflite", "'TFL3'", at: 4, .decides(.tfLite), "the flat buffer's identifier"),
    Signature("spss", "'$FL2@(#)'", .decides(.spssData), "the mark and the product's name"),
    Signature("spss-compressed", "'$FL3@(#)'", .decides(.spssData), "the mark and the product's name"),
    Signature("spss-plain", "'$FL2'", .asks(.spssData), "four letters"),
    Signature("spss-plain-3", "'$FL3'", .asks(.spssData), "four letters"),
    Signature(
      "spss-portable", "'ASCII SPSS PORT FILE'", at: 40, .decides(.spssPortable),
      "the words behind the first line"),
    Signature("stata", "'<stata_dta><header>'", .decides(.stata), "the first two tags"),
    Signature(
      "sas-7",
      "00 00 00 00 00 00 00 00 00 00 00 00 C2 EA 81 60 B3 14 11 CF BD 92 08 00 09 C7 31 8C 18 1F 10 11",
      .decides(.sasData), "the magic number of 32 bytes"),
    Signature(
      "sas-transport", "'HEADER RECORD*******LIB'", .decides(.sasTransport), "the first record of a library"),
    Signature("hfa", "'EHFA_HEADER_TAG' 00", .decides(.erdasImagine), "sixteen bytes of mark"),
    Signature("las", "'LASF'", .reads(.lidar, ScientificData.readLAS), "four letters, then a version"),
    Signature(
      "chemdraw", "'VjCD0100' 04 03 02 01", .decides(.chemDraw),
      "the mark and the bytes behind it (ChemDraw's CDX documentation)"),
    Signature("flatgeobuf", "'fgb' 03 'fgb'", .decides(.flatGeobuf), "the mark and version 3"),
    Signature("pmtiles", "'PMTiles' 03", .decides(.pmTiles), "the mark and version 3"),
    Signature("cram", "'CRAM' 03", .decides(.cram), "the mark and version 3"),
    Signature("cram-2", "'CRAM' 02", .decides(.cram), "the mark and version 2"),
    Signature("nrrd", "'NRRD000'", .decides(.nrrd), "the mark and a version"),
    Signature("czi", "'ZISRAWFILE' 00", .decides(.czi), "the first segment's name"),
  ]
}
