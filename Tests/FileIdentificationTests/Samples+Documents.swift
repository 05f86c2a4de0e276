import UniformTypes

extension Sample {
  static let oldDocuments: [Sample] = [
    Sample("Word for DOS", .word, Bytes.hex("31BE000000AB"), Bytes.zeros(122)),
    Sample("Write", .msWrite, Bytes.hex("31BE000000AB"), Bytes.zeros(90), Bytes.little16(3), Bytes.zeros(30)),
    Sample(
      "WordPerfect", .wordPerfect, Bytes.hex("FF575043"), Bytes.little32(16), Bytes.hex("010A0201"),
      Bytes.zeros(8)),
    Sample(
      "WordPerfect's macro", .wordPerfect, decided: false, Bytes.hex("FF575043"), Bytes.little32(16),
      Bytes.hex("01010201")),
    Sample("AppleWorks", .appleWorks, [6, 7, 0xE1, 0], Bytes.ascii("BOBO"), Bytes.zeros(24)),
    Sample("code page table", .microsoftNLS, Bytes.hex("0D00E40401003F003F003F003F00"), Bytes.zeros(24)),
    Sample(
      "owner file", .officeOwnerFile,
      [4], Bytes.ascii("Anna"), Bytes.zeros(49), Bytes.little16(4),
      "Anna".utf16.flatMap { Bytes.little16(Int($0)) },
      Bytes.zeros(98)),
    Sample("StarWriter", .starWriter, Bytes.compound(["\u{1}CompObj", "StarWriterDocument"])),
    Sample("StarCalc", .starCalc, Bytes.compound(["StarCalcDocument"])),
    Sample("StarDraw", .starDraw, Bytes.compound(["StarDrawDocument3"])),
    Sample(
      "StarImpress", .starImpress,
      Bytes.compound(["StarDrawDocument3"], rootClass: Bytes.hex("21725C56BC85D11189D0008029E4B0B1"))),
    Sample("StarMath", .starMath, Bytes.compound(["StarMathDocument"])),
    Sample("StarChart", .starChart, Bytes.compound(["StarChartDocument"])),
    Sample("Thumbs.db", .thumbsDatabase, Bytes.compound(["Catalog", "1", "2"])),
    Sample("Quattro Pro", .quattroPro, Bytes.compound(["NativeContent_MAIN"])),
    Sample("Corel Presentations", .corelPresentations, Bytes.compound(["PerfectOffice_MAIN", "SlideShow"])),
    Sample("PageMaker", .pageMaker, Bytes.compound(["PageMaker"])),
    Sample(
      "installer patch", .windowsPatch,
      Bytes.compound([], rootClass: Bytes.hex("86100C0000000000C000000000000046"))),
    Sample(
      "installer transform", .windowsTransform,
      Bytes.compound([], rootClass: Bytes.hex("82100C0000000000C000000000000046"))),
    Sample(
      "web archive", .webArchive,
      Bytes.propertyList(["WebMainResource", "WebResourceData", "WebResourceURL"])),
    Sample(
      "memory graph", .memoryGraph,
      Bytes.propertyList(["graphEncodingVersion", "processGraphInfo", "objectGraphInfo"])),
    Sample(
      "MBTiles", .mbTiles, Bytes.ascii("SQLite format 3\0"), Bytes.zeros(52), Bytes.ascii("MPBX"),
      Bytes.zeros(28)),
    Sample("SQLite's log", .sqliteLog, Bytes.hex("377F0682002DE21800001000"), Bytes.zeros(20)),
    Sample("torrent without a tracker first", .bitTorrent, Bytes.ascii("d7:comment3:abc4:infod6:lengthi1e")),
    Sample("OpenPGP public key", .openPGPKeys, Bytes.hex("99000F04600000000100080000000000000000")),
    Sample("OpenPGP secret key", .openPGPKeys, Bytes.hex("95000F04600000000100080000000000000000")),
    Sample("OpenPGP signature", .openPGPSignature, Bytes.hex("89000C040001080000000000000000")),
    Sample(
      "OpenPGP message to a key", .openPGPEncrypted, Bytes.hex("85000E030102030405060708010008"),
      Bytes.zeros(8)),
    Sample("OpenPGP message with a password", .openPGPEncrypted, Bytes.hex("8C0D04090302"), Bytes.zeros(12)),
    Sample("screen font", .consoleFont, Bytes.hex("36040008"), Bytes.zeros(2048)),
  ]
}

extension Bytes {
  /// A binary property list whose top is an array of strings.
  static func propertyList(_ strings: [String]) -> [UInt8] {
    var body = ascii("bplist00")
    var offsets: [Int] = [body.count]
    body.append(0xA0 | UInt8(strings.count))
    body += (1...strings.count).map { UInt8($0) }
    for string in strings {
      offsets.append(body.count)
      body += [0x5F, 0x10, UInt8(string.utf8.count)] + ascii(string)
    }
    let table = body.count
    return body + offsets.map { UInt8($0) } + zeros(6) + [1, 1] + zeros(4) + big32(offsets.count) + zeros(8)
      + zeros(4) + big32(table)
  }
}
