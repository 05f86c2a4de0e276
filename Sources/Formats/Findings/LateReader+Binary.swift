extension LateReader {
  /// Readers of binary formats without a fixed mark at the start, the surest and cheapest first.
  package static let binary: [LateReader] = [
    LateReader(
      name: "late-pdf", because: "PDF readers accept bytes before the mark", read: PDF.readLate),
    LateReader(
      name: "x-bitmap", because: "its first line is a definition with any name", read: XPictures.readXBM),
    LateReader(
      name: "gimp-brush-pipe", because: "its first line is any name", read: GIMPBrushes.readBrushPipe),
    LateReader(
      name: "669", because: "its mark is two letters in the middle of any text", read: Trackers.read669),
    LateReader(name: "tar", because: "old tar has no mark, only a checksum", read: Archives.readTar),
    LateReader(
      name: "transport-stream", because: "only the distance of sync bytes tells",
      read: MPEGStreams.readTransport),
    LateReader(name: "disk-image", because: "its mark is at the end", read: Archives.readDiskImage),
    LateReader(name: "iso-image", because: "its mark is in sector 16", read: Archives.readISO),
    LateReader(
      name: "image-footer", because: "fixed disks and CD images have their mark at the end",
      read: DiskImages.readFooter),
    LateReader(
      name: "office-owner", because: "only the size and a name that stands twice tell",
      read: MicrosoftOffice.readOwner),
    LateReader(
      name: "stl-binary", because: "only a count that fills the file tells", read: Models3D.readSTL),
    LateReader(
      name: "wonderswan", because: "the cartridge's header is at the end", read: Cartridges.readWonderSwan),
    LateReader(
      name: "super-nintendo", because: "the cartridge's header is at the end of its first bank",
      read: Cartridges.readSuperNintendo),
    LateReader(
      name: "master-system", because: "the cartridge's header is at the end of its first banks",
      read: Cartridges.readMasterSystem),
    LateReader(
      name: "thomson-cassette", because: "a leader of any length comes first",
      read: Cartridges.readThomsonCassette),
    LateReader(
      name: "mpeg-audio-late", because: "silence and junk may stand before the first frame",
      read: MPEGAudio.readLate),
    LateReader(
      name: "musepack-early", because: "streams before version 7 begin with their settings",
      read: Musepack.readEarly),
    LateReader(
      name: "marc", because: "its mark is digits, and only where they lead tells", read: MARC.read),
    LateReader(
      name: "foxpro-index", because: "it begins with a node's place, and only the fields behind it tell",
      read: FoxProIndex.read),
    LateReader(
      name: "dbase", because: "a version's byte begins it, and only the fields add up to a record",
      read: DBase.read),
    LateReader(name: "tga", because: "its mark is at the end", read: TGA.readFooter),
    LateReader(name: "tga-size", because: "only the size tells", read: TGA.readSize),
    LateReader(name: "tga-packets", because: "only the packets tell", read: TGA.readPackets),
  ]
}
