internal import UniformTypes

extension Signature {
  /// Signatures of scientific data, statistics, maps and machine learning models.
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
    Signature("spss-plain", "'$FL2'", .suggests(.spssData), "four letters"),
    Signature("spss-plain-3", "'$FL3'", .suggests(.spssData), "four letters"),
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

  /// Signatures of data of biology, chemistry and medicine.
  static let biology: [Signature] = [
    Signature(
      "gromacs-run-input", "00 00 00 ?? 00 00 00 ?? 'VERSION '", .decides(.gromacsRunInput),
      "the length of a text, and the version that it states (GROMACS, \"tpr file format\")"),
    Signature(
      "gromacs-energies", "FF FF 26 FD 00 00 00", .decides(.gromacsEnergies),
      "the number −55555 and a version (GROMACS, \"edr file format\")"),
    Signature(
      "gromacs-checkpoint", "00 02 9F 29 00 00", .decides(.gromacsCheckpoint),
      "the number 171817 (GROMACS, \"cpt file format\")"),
    Signature(
      "plink-genotypes", "6C 1B 01", .decides(.plinkGenotypes),
      "the mark, and genotypes by variant (PLINK 1.9, \".bed\")"),
    Signature(
      "plink-genotypes-by-sample", "6C 1B 00", .decides(.plinkGenotypes),
      "the mark, and genotypes by sample (PLINK 1.9, \".bed\")"),
    Signature("plink-phased", "6C 1B 10", .decides(.plinkPhased), "the mark of PLINK 2's genotypes"),
    Signature("two-bit", "43 27 41 1A 00 00 00 00", .decides(.twoBit), "the magic number and version 0"),
    Signature(
      "two-bit-big", "1A 41 27 43 00 00 00 00", .decides(.twoBit),
      "the magic number and version 0, highest byte first"),
    Signature("big-wig", "26 FC 8F 88", .decides(.bigWig), "the magic number"),
    Signature("big-wig-big", "88 8F FC 26", .decides(.bigWig), "the magic number, highest byte first"),
    Signature("big-bed", "EB F2 89 87", .decides(.bigBed), "the magic number"),
    Signature("big-bed-big", "87 89 F2 EB", .decides(.bigBed), "the magic number, highest byte first"),
    Signature("abif", "'ABIF' 00", .decides(.abif), "the mark, and a version below 256"),
    Signature(
      "scf-trace", "'.scf' 00 00", .decides(.stadenTrace), "the mark, and a number of samples below 65536"),
    Signature("ztr", "AE 'ZTR' 0D 0A 1A 0A", .decides(.ztrTrace), "eight bytes of mark"),
    Signature("sff", "'.sff' 00 00 00 01", .decides(.standardFlowgram), "the mark and version 1"),
    Signature(
      "fcs-2", "'FCS2.0    '", .decides(.flowCytometry),
      "the version, and spaces before the offsets (FCS 2.0)"),
    Signature(
      "fcs-3", "'FCS3.0    '", .decides(.flowCytometry),
      "the version, and spaces before the offsets (FCS 3.0)"),
    Signature(
      "fcs-31", "'FCS3.1    '", .decides(.flowCytometry),
      "the version, and spaces before the offsets (FCS 3.1)"),
    Signature(
      "fcs-32", "'FCS3.2    '", .decides(.flowCytometry),
      "the version, and spaces before the offsets (FCS 3.2)"),
    Signature(
      "edf", "'0       '", .reads(.edfSignal, Biosignals.readEDF),
      "version 0 in eight characters, which needs a header's size"),
    Signature("bdf-signal", "FF 'BIOSEMI'", .decides(.biosemiSignal), "eight bytes of mark"),
    Signature("gdf-1", "'GDF 1.'", .suggests(.generalSignal), "the mark and a version"),
    Signature("gdf-2", "'GDF 2.'", .suggests(.generalSignal), "the mark and a version"),
    Signature(
      "scp-ecg", "'SCPECG'", at: 16, .decides(.scpECG), "the mark in the first section (ISO 11073-91064)"),
    Signature("ishne", "'ISHNE1.0'", .decides(.ishneECG), "eight characters of mark"),
    Signature("neural-events", "'NEURALEV'", .decides(.neuralEvents), "eight letters of mark"),
    Signature("neural-events-3", "'BREVENTS'", .decides(.neuralEvents), "eight letters of mark"),
    Signature("neural-continuous", "'NEURALCD'", .decides(.neuralContinuous), "eight letters of mark"),
    Signature("neural-continuous-3", "'BRSMPGRP'", .decides(.neuralContinuous), "eight letters of mark"),
    Signature("axon-2", "'ABF2' 00 00", .decides(.axonBinary), "the mark and a version"),
    Signature("axon-1", "'ABF '", .suggests(.axonBinary), "four letters"),
    Signature(
      "mrc", "'MAP ' 44 44 00 00", at: 208, .decides(.mrcVolume),
      "the mark and the machine's stamp (MRC2014)"),
    Signature(
      "mrc-old-stamp", "'MAP ' 44 41 00 00", at: 208, .decides(.mrcVolume),
      "the mark and the machine's stamp (MRC2014)"),
    Signature(
      "mrc-big", "'MAP ' 11 11 00 00", at: 208, .decides(.mrcVolume),
      "the mark and the machine's stamp, highest byte first (MRC2014)"),
    Signature("nikon-nd2", "DA CE BE 0A", .decides(.nikonND2), "the first chunk's magic number"),
  ]

  /// Signatures of data from seismology, oil wells, maps, weather, space and physics.
  static let earth: [Signature] = [
    Signature(
      "segy-text", "'C 1'", .reads(.segy, ScientificData.readSEGY),
      "the first of forty lines of text, in ASCII (SEG-Y §3)"),
    Signature(
      "segy-text-01", "'C01'", .reads(.segy, ScientificData.readSEGY),
      "the first of forty lines of text, in ASCII (SEG-Y §3)"),
    Signature(
      "dlis", "?? ?? ?? ?? 'V1.00RECORD'", .decides(.dlis),
      "a storage unit's label, with version and structure (RP 66 V1 §2.3.2)"),
    Signature(
      "sac", "06 00 00 00 C7 CF FF FF C7 CF FF FF", at: 304, .decides(.sacSeismogram),
      "version 6 of the header, and two numbers that are not known"),
    Signature(
      "sac-big", "00 00 00 06 FF FF CF C7 FF FF CF C7", at: 304, .decides(.sacSeismogram),
      "version 6 of the header, and two numbers that are not known"),
    Signature(
      "miniseed", "'000001D '", .decides(.miniSEED),
      "the first record, and data of unknown quality (SEED §8)"),
    Signature("miniseed-raw", "'000001R '", .decides(.miniSEED), "the first record, and raw data (SEED §8)"),
    Signature(
      "miniseed-controlled", "'000001Q '", .decides(.miniSEED),
      "the first record, and controlled data (SEED §8)"),
    Signature(
      "miniseed-merged", "'000001M '", .decides(.miniSEED), "the first record, and merged data (SEED §8)"),
    Signature(
      "root", "'root' 00 00", .decides(.rootData), "the mark, and a version below 65536 (ROOT, TFile)"),
    Signature(
      "spice-daf", "'DAF/'", .reads(.spiceKernel, ScientificData.readKernel),
      "the architecture, which needs a kind behind it"),
    Signature(
      "spice-das", "'DAS/'", .reads(.spiceKernel, ScientificData.readKernel),
      "the architecture, which needs a kind behind it"),
    Signature(
      "spice-naif", "'NAIF/DA'", .reads(.spiceKernel, ScientificData.readKernel),
      "the architecture of old kernels"),
    Signature(
      "shape-spatial-index", "00 00 27 0A FF FF FE 70", .decides(.shapeSpatialIndex),
      "the file code of shapefiles, and the number of their spatial index"),
    Signature(
      "quadtree-index", "'SQT' 01 01", .decides(.quadtreeIndex), "the mark, the byte order and version 1"),
    Signature(
      "quadtree-index-big", "'SQT' 02 01", .decides(.quadtreeIndex), "the mark, the byte order and version 1"),
    Signature("surfer-6", "'DSBB'", .suggests(.surferGrid), "four letters"),
    Signature("surfer-7", "'DSRB' 04 00 00 00", .decides(.surferGrid), "the mark and the size of the header"),
    Signature(
      "dted", "'UHL1'", .reads(.dted, ScientificData.readDTED),
      "four characters, which need coordinates behind them"),
    Signature(
      "openstreetmap-pbf", "0A 09 'OSMHeader'", at: 4, .decides(.openStreetMapPBF),
      "the first blob's kind, behind a length"),
    Signature("o5m", "FF E0 04 'o5m2'", .decides(.o5m), "a reset, and the header"),
    Signature("o5c", "FF E0 04 'o5c2'", .decides(.o5m), "a reset, and the header of changes"),
    Signature(
      "garmin-fit", "'.FIT'", at: 8, .reads(.garminFIT, ScientificData.readFIT),
      "the data type, which needs a header's size before it"),
    Signature("garmin-database", "'MsRcf' 00", .decides(.garminDatabase), "six bytes of mark"),
    Signature("garmin-map", "'DSKIMG' 00", at: 16, .decides(.garminMap), "the mark in the first sector"),
    Signature("mrsid", "'msid'", .suggests(.mrSID), "four letters"),
    Signature(
      "bufr", "'BUFR'", .reads(.bufr, ScientificData.readBUFR), "four letters, then a length and the edition"),
  ]
}
