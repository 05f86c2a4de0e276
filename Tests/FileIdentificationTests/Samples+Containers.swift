import UniformTypes

extension Sample {
  static let containers: [Sample] = [
    Sample("LZMA alone", .lzma, Bytes.hex("5D00008000FFFFFFFFFFFFFFFF00"), Bytes.zeros(20)),
    Sample(
      "zlib", .zlib, decided: false, Bytes.zlib(Bytes.ascii(String(repeating: "deflated ", count: 100)))),
    Sample(
      "Zstandard behind a skippable frame", .zstandard,
      Bytes.hex("502A4D18"), Bytes.little32(4), Bytes.zeros(4), Bytes.hex("28B52FFD"), Bytes.zeros(8)),
    Sample(
      "LZ4 behind a skippable frame", .lz4,
      Bytes.hex("5F2A4D18"), Bytes.little32(2), Bytes.zeros(2), Bytes.hex("04224D18"), Bytes.zeros(8)),
    Sample(
      "LZ4", .lz4, Bytes.hex("04224D186440A7"), Bytes.little32(5), Bytes.hex("4061626364"), Bytes.zeros(8)),
    Sample(
      "LZ4 of a tar, stored", .lz4Tar, Bytes.hex("04224D186440A7"), [0, 8, 0, 0x80], Bytes.tar("a.txt")),
    Sample("LZ4 of a tar, packed", .lz4Tar, Bytes.hex("04224D186440A7"), Bytes.lz4Block(Bytes.tar("a.txt"))),
    Sample("zlib, whole and small", .zlib, Bytes.hex("785ECB48CDC9C90700062C0215")),
    Sample("gzip of a tar", .gzipTar, Bytes.gzip(Bytes.tar("a.txt"))),
    Sample("gzip of text", .gzip, Bytes.gzip(Bytes.ascii("only words"))),
    Sample(
      "gzip of a Gnumeric workbook", .gnumeric,
      Bytes.gzip(
        Bytes.ascii("<?xml version=\"1.0\"?>\n<gnm:Workbook xmlns:gnm=\"http://www.gnumeric.org/v10.dtd\">"))),
    Sample(
      "gzip of a Dia diagram", .diaDiagram,
      Bytes.gzip(
        Bytes.ascii("<?xml version=\"1.0\"?><dia:diagram xmlns:dia=\"http://www.lysator.liu.se/~alla/dia/\">")
      )),
    Sample("gzip of GnuCash's book", .gnuCash, Bytes.gzip(Bytes.ascii("<?xml version=\"1.0\"?><gnc-v2>"))),
    Sample("gzip of R's workspace", .rData, Bytes.gzip(Bytes.ascii("RDX3\nX\n") + Bytes.zeros(8))),
    Sample("gzip of alignments", .bam, Bytes.gzip(Bytes.ascii("BAM\u{1}") + Bytes.zeros(8))),
    Sample("gzip of a scene", .blender, Bytes.gzip(Bytes.ascii("BLENDER-v279"))),
    Sample(
      "KPresenter before 1.2", .kPresenter,
      Bytes.gzip(Bytes.tar("maindoc.xml"), name: "KOffice application/x-kpresenter\u{4}\u{6}")),
    Sample(
      "KSpread before 1.2, its header lost", .kSpread,
      Bytes.gzip(
        Array(Bytes.tar("maindoc.xml").prefix(512))
          + Bytes.ascii("<spreadsheet mime=\"application/x-kspread\">"))),
    Sample("long gzip of text", .gzip, Bytes.gzip(Bytes.ascii("only words") + Bytes.zeros(8000))),
    Sample("long gzip of a tar", .gzipTar, Bytes.gzip(Bytes.tar("a.txt") + Bytes.zeros(8000))),
    Sample("long gzip of R's workspace", .rData, Bytes.gzip(Bytes.ascii("RDX3\nX\n") + Bytes.zeros(8000))),
    Sample(
      "long gzip of a Gnumeric workbook behind white space", .gnumeric,
      Bytes.gzip(
        Bytes.ascii(String(repeating: "\n", count: 300) + "<gnm:Workbook xmlns:gnm=\"\">") + Bytes.zeros(8000)
      )),
    Sample(
      "long gzip of a Dia diagram behind a comment", .diaDiagram,
      Bytes.gzip(
        Bytes.ascii("<!--" + String(repeating: "words ", count: 50) + "--><dia:diagram>") + Bytes.zeros(8000))
    ),
    Sample("cabinet", .cabinet, Bytes.cabinet(["setup.exe"])),
    Sample("cabinet of a theme", .themePack, Bytes.cabinet(["Hills.theme", "hills.jpg"])),
    Sample("cabinet of a notebook", .oneNotePackage, Bytes.cabinet(["Open Notebook.onetoc2"])),
    Sample("MacBinary III", .macBinary, Bytes.macBinary(mark: "mBIN", data: 16), Bytes.zeros(128)),
    Sample("MacBinary II", .macBinary, Bytes.macBinary(mark: nil, data: 16), Bytes.zeros(128)),
    Sample("virtual appliance", .virtualAppliance, Bytes.tar("machine.ovf")),
    Sample(
      "Karbon", .karbon, Bytes.zip([("mimetype", Bytes.ascii("application/x-karbon")), ("maindoc.xml", [1])])),
    Sample(
      "ASiC-S", .asicSimple,
      Bytes.zip([("mimetype", Bytes.ascii("application/vnd.etsi.asic-s+zip")), ("a.pdf", [1])])),
    Sample(
      "ASiC-E", .asicExtended,
      Bytes.zip([("mimetype", Bytes.ascii("application/vnd.etsi.asic-e+zip")), ("a.pdf", [1])])),
    Sample("FictionBook in a ZIP", .fictionBookZIP, Bytes.zip([("book.fb2", [1])])),
    Sample("NumPy arrays", .numpyArchive, Bytes.zip([("a.npy", [1]), ("b.npy", [2])])),
    Sample("PyTorch", .torchCheckpoint, Bytes.zip([("net/data.pkl", [1]), ("net/version", [51])])),
    Sample("Windows app", .windowsApp, Bytes.zip([("AppxManifest.xml", [1]), ("[Content_Types].xml", [1])])),
    Sample(
      "Visual Studio extension", .visualStudioExtension,
      Bytes.zip([("extension.vsixmanifest", [1]), ("[Content_Types].xml", [1])])),
    Sample("Silverlight", .silverlightApp, Bytes.zip([("AppManifest.xaml", [1]), ("a.dll", [1])])),
    Sample("EAR", .enterpriseArchive, Bytes.zip([("META-INF/application.xml", [1]), ("a.war", [1])])),
    Sample(
      "XMind", .xmind, Bytes.zip([("content.json", [1]), ("metadata.json", [1]), ("manifest.json", [1])])),
    Sample(
      "Sketch", .sketchDocument, Bytes.zip([("document.json", [1]), ("meta.json", [1]), ("user.json", [1])])),
    Sample("FreeCAD", .freeCAD, Bytes.zip([("Document.xml", [1]), ("GuiDocument.xml", [1])])),
    Sample(
      "OpenXPS", .ecmaXPS,
      Bytes.zip([
        (
          "[Content_Types].xml",
          Bytes.ascii(
            "<Types><Override ContentType=\"application/vnd.ms-package.xps-fixeddocumentsequence+xml\"/></Types>"
          )
        ),
        (
          "_rels/.rels",
          Bytes.ascii("<Relationship Type=\"http://schemas.openxps.org/oxps/v1.0/fixedrepresentation\"/>")
        ),
      ])),
  ]

  static let diskImages: [Sample] = [
    Sample("QED", .qed, Bytes.ascii("QED\0"), Bytes.little32(65536), Bytes.zeros(20)),
    Sample(
      "SquashFS", .squashFS,
      Bytes.ascii("hsqs"), Bytes.zeros(8), Bytes.little32(131_072), Bytes.zeros(12), Bytes.little16(4),
      Bytes.zeros(66)),
    Sample(
      "CramFS", .cramFS, Bytes.hex("453DCD28"), Bytes.zeros(12), Bytes.ascii("Compressed ROMFS"),
      Bytes.zeros(32)),
    Sample(
      "ext4", .extFileSystem,
      Bytes.zeros(1024), Bytes.little32(128), Bytes.little32(1024), Bytes.zeros(12), Bytes.little32(1),
      Bytes.zeros(32), Bytes.hex("53EF"), Bytes.little16(1), Bytes.zeros(16), Bytes.little32(1),
      Bytes.zeros(944)),
    Sample(
      "FAT volume", .rawDiskImage,
      Bytes.hex("EB3C90"), Bytes.ascii("mkfs.fat"), Bytes.little16(512), Bytes.zeros(41),
      Bytes.ascii("FAT12   "),
      Bytes.zeros(448), Bytes.hex("55AA")),
    Sample(
      "partition table", .rawDiskImage, decided: false, Bytes.zeros(512), Bytes.ascii("EFI PART"),
      Bytes.hex("00000100"), Bytes.zeros(500)),
    Sample(
      "bootable CD with a partition table", .isoImage,
      Bytes.zeros(512), Bytes.ascii("EFI PART"), Bytes.hex("00000100"), Bytes.zeros(32_768 - 524),
      Bytes.ascii("\u{1}CD001"),
      Bytes.zeros(2048)),
    Sample("UDF", .isoImage, Bytes.zeros(32_769), Bytes.ascii("BEA01\u{1}"), Bytes.zeros(2048)),
    Sample(
      "fixed VHD", .vhd,
      Bytes.zeros(4096), Bytes.ascii("conectix"), Bytes.zeros(4), Bytes.hex("00010000"), Bytes.zeros(496)),
    Sample("DiscJuggler", .discJuggler, Bytes.zeros(4096), Bytes.hex("06000080"), Bytes.little32(2048)),
    Sample(
      "CISO", .compressedISO,
      Bytes.ascii("CISO"), Bytes.little32(24), Bytes.zeros(8), Bytes.little32(2048), [1], Bytes.zeros(32)),
    Sample(
      "2IMG", .appleIIDisk, Bytes.ascii("2IMGprog"), Bytes.little16(64), Bytes.little16(1), Bytes.zeros(52)),
    Sample(
      "Amiga disk of another size", .amigaDisk, decided: false, Bytes.ascii("DOS\u{1}"), Bytes.zeros(1020)),
  ]
}
