extension SignaturelessReader {
  /// The readers of binary formats, the most certain and cheapest first.
  package static let binary: [SignaturelessReader] = [
    SignaturelessReader(
      name: "late-pdf", because: "PDF readers accept bytes before the mark", read: PDF.readLate),
    SignaturelessReader(
      name: "x-bitmap", because: "its first line is a definition with any name", read: XPictures.readXBM),
    SignaturelessReader(
      name: "gimp-brush-pipe", because: "its first line is any name", read: GIMPBrushes.readBrushPipe),
    SignaturelessReader(
      name: "669", because: "its mark is two letters in the middle of any text", read: Trackers.read669),
    SignaturelessReader(name: "tar", because: "old tar has no mark, only a checksum", read: Archives.readTar),
    SignaturelessReader(
      name: "transport-stream", because: "only the distance of sync bytes tells",
      read: MPEGStreams.readTransport),
    SignaturelessReader(name: "disk-image", because: "its mark is at the end", read: Archives.readDiskImage),
    SignaturelessReader(name: "iso-image", because: "its mark is in sector 16", read: Archives.readISO),
    SignaturelessReader(
      name: "image-footer", because: "fixed disks and CD images have their mark at the end",
      read: DiskImages.readFooter),
    SignaturelessReader(
      name: "office-owner", because: "only the size and a name that stands twice tell",
      read: MicrosoftOffice.readOwner),
    SignaturelessReader(
      name: "stl-binary", because: "only a count that fills the file tells", read: Models3D.readSTL),
    SignaturelessReader(
      name: "wonderswan", because: "the cartridge's header is at the end", read: Cartridges.readWonderSwan),
    SignaturelessReader(
      name: "super-nintendo", because: "the cartridge's header is at the end of its first bank",
      read: Cartridges.readSuperNintendo),
    SignaturelessReader(
      name: "master-system", because: "the cartridge's header is at the end of its first banks",
      read: Cartridges.readMasterSystem),
    SignaturelessReader(
      name: "thomson-cassette", because: "a leader of any length comes first",
      read: Cartridges.readThomsonCassette),
    SignaturelessReader(
      name: "mpeg-audio-late", because: "silence and junk may stand before the first frame",
      read: MPEGAudio.readLate),
    SignaturelessReader(
      name: "musepack-early", because: "streams before version 7 begin with their settings",
      read: Musepack.readEarly),
    SignaturelessReader(
      name: "marc", because: "its mark is digits, and only where they lead tells", read: MARC.read),
    SignaturelessReader(
      name: "foxpro-index", because: "it begins with a node's place, and only the fields behind it tell",
      read: FoxProIndex.read),
    SignaturelessReader(
      name: "dbase", because: "a version's byte begins it, and only the fields add up to a record",
      read: DBase.read),
    SignaturelessReader(name: "tga", because: "its mark is at the end", read: TGA.readFooter),
    SignaturelessReader(name: "tga-size", because: "only the size tells", read: TGA.readSize),
    SignaturelessReader(name: "tga-packets", because: "only the packets tell", read: TGA.readPackets),
  ]
}
