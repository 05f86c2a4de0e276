internal import UniformTypes

extension Signature {
  /// Disks, tapes and cartridges of old machines.
  static let machines: [Signature] = [
    Signature("psx-program", "'PS-X EXE' 00 00 00 00", .decides(.playStationExecutable), "the mark in full"),
    Signature("psp-package", "00 'PBP' 00 00 01 00", .decides(.playStationPBP), "the mark and version 1"),
    Signature(
      "switch-program", "'NRO0'", at: 16, .decides(.switchProgram), "the mark behind the first instruction"),
    Signature("switch-package", "'PFS0'", .asks(.switchPackage), "four letters"),
    Signature("lynx", "'LYNX' 00", .decides(.lynxROM), "the mark, and a page of less than 64 KiB"),
    Signature(
      "commodore-tape-archive", "'C64 tape image file'", .decides(.commodoreTapeArchive),
      "the description in full"),
    Signature(
      "commodore-tape-archive-old", "'C64S tape'", .decides(.commodoreTapeArchive),
      "the description by the first writer"),
    Signature("commodore-tracks", "'GCR-1541'", .decides(.commodoreTracks), "eight characters of mark"),
    Signature("commodore-program", "'C64File' 00", .decides(.commodoreProgram), "eight bytes of mark"),
    Signature(
      "commodore-cartridge", "'C64 CARTRIDGE   '", .decides(.commodoreCartridge),
      "sixteen characters of mark"),
    Signature("commodore-tape", "'C64-TAPE-RAW'", .decides(.commodoreTape), "twelve characters of mark"),
    Signature("commodore-tape-16", "'C16-TAPE-RAW'", .decides(.commodoreTape), "twelve characters of mark"),
    Signature("spectrum-state", "'ZXST' 01", .decides(.spectrumState), "the mark and version 1"),
    Signature("spectrum-recording", "'RZX!' 00", .decides(.spectrumRecording), "the mark and version 0"),
    Signature("spectrum-pulses", "'PZXT'", .asks(.spectrumPulses), "four letters"),
    Signature("trdos-files", "'SINCLAIR'", .asks(.trdosFiles), "eight letters, then entries of a directory"),
    Signature(
      "compressed-wave", "'Compressed Square Wave' 1A", .decides(.compressedWave), "the mark in full"),
    Signature("cpc-snapshot", "'MV - SNA'", .decides(.cpcSnapshot), "eight characters of mark"),
    Signature("cpc-disk", "'MV - CPC'", .decides(.cpcDisk), "eight characters of mark"),
    Signature("cpc-disk-extended", "'EXTENDED CPC DSK File'", .decides(.cpcDisk), "the mark in full"),
    Signature(
      "msx-cassette", "1F A6 DE BA CC 13 7D 74", .decides(.msxCassette), "the header before each block"),
    Signature(
      "atari-disk", "96 02 ?? ?? 80 00", .decides(.atariDisk),
      "the sum of the letters NICKATARI, and sectors of 128 bytes"),
    Signature(
      "atari-disk-double", "96 02 ?? ?? 00 01", .decides(.atariDisk),
      "the sum of the letters NICKATARI, and sectors of 256 bytes"),
    Signature(
      "atari-cassette", "'FUJI' ?? ?? 00 00", .decides(.atariCassette),
      "the first chunk's mark, and its unused field"),
    Signature("atari-pasti", "'RSY' 00 03 00", .decides(.atariPasti), "the mark and version 3"),
    Signature("apple-flux-2", "'A2R2' FF 0A 0D 0A", .decides(.appleFlux), "the mark and transfer bytes"),
    Signature("apple-flux-3", "'A2R3' FF 0A 0D 0A", .decides(.appleFlux), "the mark and transfer bytes"),
    Signature("apple-moof", "'MOOF' FF 0A 0D 0A", .decides(.appleMacTracks), "the mark and transfer bytes"),
    Signature("amiga-ipf", "'CAPS' 00 00 00 0C", .decides(.amigaIPF), "the first record's kind and length"),
    Signature("amiga-dms", "'DMS!'", .asks(.amigaDMS), "four letters"),
    Signature("image-disk", "'IMD 1.'", .asks(.imageDisk), "the first line names program and version"),
  ]
}
