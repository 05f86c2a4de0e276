internal import UniformTypes

extension Signature {
  /// Biology, chemistry and medicine.
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
    Signature("gdf-1", "'GDF 1.'", .asks(.generalSignal), "the mark and a version"),
    Signature("gdf-2", "'GDF 2.'", .asks(.generalSignal), "the mark and a version"),
    Signature(
      "scp-ecg", "'SCPECG'", at: 16, .decides(.scpECG), "the mark in the first section (ISO 11073-91064)"),
    Signature("ishne", "'ISHNE1.0'", .decides(.ishneECG), "eight characters of mark"),
    Signature("neural-events", "'NEURALEV'", .decides(.neuralEvents), "eight letters of mark"),
    Signature("neural-events-3", "'BREVENTS'", .decides(.neuralEvents), "eight letters of mark"),
    Signature("neural-continuous", "'NEURALCD'", .decides(.neuralContinuous), "eight letters of mark"),
    Signature("neural-continuous-3", "'BRSMPGRP'", .decides(.neuralContinuous), "eight letters of mark"),
    Signature("axon-2", "'ABF2' 00 00", .decides(.axonBinary), "the mark and a version"),
    Signature("axon-1", "'ABF '", .asks(.axonBinary), "four letters"),
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
}
