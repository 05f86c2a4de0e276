internal import UniformTypes

extension Signature {
  static let archives: [Signature] = [
    Signature(
      "vcdiff", "D6 C3 C4 00", .decides(.vcdiff), "VCD with high bits, and version 0 (RFC 3284, 4.1)"),
    Signature("lzop", "89 'LZO' 00 0D 0A 1A 0A", .decides(.lzop), "nine bytes of mark"),
    Signature("lrzip", "'LRZI' 00", .decides(.lrzip), "the mark and major version"),
    Signature("xar", "'xar!' 00 1C", .decides(.xar), "the mark and the header's size"),
    Signature("arj", "60 EA", .reads(.arj, Archives.readARJ), "two bytes of mark"),
    Signature(
      "arc", "1A", .reads(.arc, Archives.readARC), "a byte of mark, which needs the header behind it"),
    Signature("lha", "'-l'", at: 2, .reads(.lha, Archives.readLHA), "a method name between dashes"),
    Signature("stuffit", "'StuffIt (c)1997-'", .decides(.stuffIt), "the mark in full"),
    Signature("stuffit-1", "'SIT!' ???????????? 'rLau'", .decides(.stuffIt), "both marks"),
    Signature("stuffit-x", "'StuffIt!'", .decides(.stuffItX), "the mark"),
    Signature("chrome-extension", "'Cr24' 02 00 00 00", .decides(.chromeExtension), "the mark and version 2"),
    Signature(
      "chrome-extension-3", "'Cr24' 03 00 00 00", .decides(.chromeExtension), "the mark and version 3"),
    Signature("apple-archive", "'AA01'", .suggests(.appleArchive), "four letters"),
    Signature("apple-archive-yaa", "'YAA1'", .suggests(.appleArchive), "four letters"),
    Signature("encrypted-archive", "'AEA1'", .suggests(.encryptedArchive), "four letters"),
    Signature("apple-single", "00 05 16 00 00", .decides(.appleSingle), "the magic number and version"),
    Signature("wim", "'MSWIM' 00 00 00", .decides(.wim), "eight bytes of mark"),
    Signature("zlib-fast", "78 01", .reads(.zlib, CompressedStreams.readZlib), "a header of deflated data"),
    Signature("zlib-fair", "78 5E", .reads(.zlib, CompressedStreams.readZlib), "a header of deflated data"),
    Signature(
      "zlib-default", "78 9C", .reads(.zlib, CompressedStreams.readZlib), "a header of deflated data"),
    Signature("zlib-best", "78 DA", .reads(.zlib, CompressedStreams.readZlib), "a header of deflated data"),
    Signature("snappy", "FF 06 00 00 'sNaPpY'", .decides(.snappy), "the stream identifier's chunk"),
    Signature("mozilla-lz4", "'mozLz40' 00", .decides(.mozillaLZ4), "eight bytes of mark"),
    Signature(
      "zpaq", "'7kSt' A0 31 83 D3 8C B2 28 B0 D3", .decides(.zpaq), "the locator tag that begins a block"),
    Signature("zpaq-bare", "'zPQ' 01 01", .suggests(.zpaq), "a block's mark and level"),
    Signature("rzip", "'RZIP' 02", .decides(.rzip), "the mark and major version"),
    Signature("alz", "'ALZ' 01 0A 00 00 00", .decides(.alz), "the mark, a version and a reserved field"),
    Signature("egg", "'EGGA' 00 01", .decides(.egg), "the mark and version 1.0"),
    Signature("dar", "00 00 00 7B", .reads(.dar, Archives.readDAR), "the magic number 123"),
    Signature("par2", "'PAR2' 00 'PKT'", .decides(.par2), "a packet's mark"),
    Signature("zoo", "DC A7 C4 FD", at: 20, .decides(.zoo), "the tag behind the opening text"),
    Signature("installshield", "'ISc('", .suggests(.installShieldCabinet), "four letters"),
    Signature(
      "installshield-3", "13 5D 65 8C", .decides(.installShieldCabinet), "the magic number of version 3"),
    Signature("szdd", "'SZDD' 88 F0 27 33", .decides(.szdd), "eight bytes of mark"),
    Signature("kwaj", "'KWAJ' 88 F0 27 D1", .decides(.kwaj), "eight bytes of mark"),
    Signature("sz", "'SZ ' 88 F0 27 33 D1", .decides(.sz), "eight bytes of mark"),
    Signature("flatpak", "'flatpak' 00 01 00 89 E5", .decides(.flatpak), "the mark and version"),
    Signature(
      "xdg-app", "'xdg-app' 00 01 00 89 E5", .decides(.flatpak), "the mark that Flatpak had at first"),
    Signature(
      "asar", "04 00 00 00 ???????????????????????? '{\"files\":'", .decides(.asar),
      "a pickled size, then the directory's first key"),
    Signature("warc", "'WARC/1.'", .decides(.webArchiveWARC), "a record's first line (ISO 28500)"),
    Signature("warc-0", "'WARC/0.'", .decides(.webArchiveWARC), "a record's first line before the standard"),
    Signature(
      "web-arc", "'filedesc://'", .decides(.webArchiveARC),
      "the record that comes first names the file (Arc File Format, Internet Archive)"),
    Signature("jmod", "'JM' 01 00 'PK' 03 04", .decides(.javaModule), "the mark, then a ZIP archive"),
    Signature("pack200", "CA FE D0 0D", .decides(.javaPack200), "the magic number"),
    Signature("jimage", "DA DA FE CA", .decides(.javaImage), "the magic number"),
    Signature("jimage-big", "CA FE DA DA", .decides(.javaImage), "the magic number"),
    Signature(
      "apple-double", "00 05 16 07 00 02 00 00", .decides(.appleDouble), "the magic number and version 2"),
    Signature(
      "apple-double-1", "00 05 16 07 00 01 00 00", .decides(.appleDouble), "the magic number and version 1"),
    Signature(
      "macbinary", "00", .reads(.macBinary, MacBinary.read),
      "an old version byte; every field of the header is checked"),
    Signature("openzim", "'ZIM' 04", .decides(.openZIM), "the magic number"),
    Signature("gnunet-directory", "89 'GND' 0D 0A 1A 0A", .decides(.gnunetDirectory), "eight bytes of mark"),
  ]
}
