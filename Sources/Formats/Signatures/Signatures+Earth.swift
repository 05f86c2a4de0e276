internal import UniformTypes

extension Signature {
  /// Seismics, wells, maps, weather, space and physics.
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
    Signature("surfer-6", "'DSBB'", .asks(.surferGrid), "four letters"),
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
    Signature("mrsid", "'msid'", .asks(.mrSID), "four letters"),
    Signature(
      "bufr", "'BUFR'", .reads(.bufr, ScientificData.readBUFR), "four letters, then a length and the edition"),
  ]
}
