internal import UniformTypes

extension CompoundFile {
  /// The document types of OLE compound files, by the root's class and the names in it.
  static let rules: [Rule<Facts>] = [
    Rule(
      "ole-encrypted-ooxml", decides: false, when: { $0.has("EncryptedPackage") }, then: .officeEncrypted,
      because: "an encrypted package: what is inside cannot be seen"),
    Rule(
      "ole-msi", when: { $0.isClass(0x000C_1084) }, then: .windowsInstaller,
      because: "the root's class is the installer package's"),
    Rule(
      "ole-msp", when: { $0.isClass(0x000C_1086) }, then: .windowsPatch,
      because: "the root's class is the installer patch's"),
    Rule(
      "ole-mst", when: { $0.isClass(0x000C_1082) }, then: .windowsTransform,
      because: "the root's class is the installer transform's"),
    Rule(
      "ole-word-template", when: { $0.has("WordDocument") && $0.isTemplate }, then: .wordTemplate,
      because: "a WordDocument stream whose header says template"),
    Rule("ole-word", when: { $0.has("WordDocument") }, then: .word, because: "a WordDocument stream"),
    Rule(
      "ole-powerpoint", when: { $0.has("PowerPoint Document") || $0.has("PP40") }, then: .powerPoint,
      because: "a PowerPoint Document stream"),
    Rule("ole-visio", when: { $0.has("VisioDocument") }, then: .visio, because: "a VisioDocument stream"),
    Rule(
      "ole-works-sheet", when: { $0.has("WksSSWorkBook") }, then: .works,
      because: "a Works spreadsheet stream"),
    Rule(
      "ole-excel", when: { $0.has("Workbook") || $0.has("Book") }, then: .excel,
      because: "a Workbook stream"),
    Rule(
      "ole-outlook", when: { $0.has("__properties_version1.0") || $0.has("__nameid_version1.0") },
      then: .outlookMessage, because: "a message's property stream"),
    Rule(
      "ole-publisher", when: { $0.has("Quill") || $0.isClass(0x0002_1201) }, then: .publisher,
      because: "Publisher's text storage or class"),
    Rule(
      "ole-project",
      when: { $0.has("Props9") || $0.has("Props12") || $0.has("Props14") || $0.isClass(0x74B7_8F3A) },
      then: .project,
      because: "Project's property streams or class"),
    Rule(
      "ole-works-class",
      when: { $0.isClass(0x0002_1302) || $0.isClass(0x0EA4_5AB2) || $0.isClass(0x28CD_DBC2) }, then: .works,
      because: "the class of Works' texts"),
    Rule(
      "ole-works-database", when: { $0.isClass(0x0002_1303) || $0.isClass(0x28CD_DBC3) },
      then: .worksDatabase, because: "the class of Works' databases"),
    Rule(
      "ole-dgn", when: { $0.has("Dgn~H") || $0.has("Dgn-Md") }, then: .dgn,
      because: "the storages of MicroStation's designs from version 8"),
    Rule(
      "ole-works", when: { $0.has("MatOST") || ($0.has("CONTENTS") && $0.has("SPELLING")) }, then: .works,
      because: "a Works text stream"),
    Rule(
      "ole-flashpix",
      when: {
        $0.isClass(0x5661_6700) || $0.isClass(0x5661_6000)
          || $0.names.contains { $0.hasPrefix("Data Object Store") }
      },
      then: .flashPix, because: "FlashPix's class or object store"),
    Rule(
      "ole-star-writer", when: { $0.has("StarWriterDocument") }, then: .starWriter,
      because: "a StarWriter stream"),
    Rule(
      "ole-star-calc", when: { $0.has("StarCalcDocument") }, then: .starCalc, because: "a StarCalc stream"),
    Rule(
      "ole-star-chart", when: { $0.has("StarChartDocument") }, then: .starChart, because: "a StarChart stream"
    ),
    Rule(
      "ole-star-math", when: { $0.has("StarMathDocument") }, then: .starMath, because: "a StarMath stream"),
    Rule(
      "ole-star-impress",
      when: { $0.hasDrawing && ($0.isClass(0x012D_3CC0) || $0.isClass(0x565C_7221)) },
      then: .starImpress, because: "a StarDraw stream under StarImpress's class"),
    Rule("ole-star-draw", when: { $0.hasDrawing }, then: .starDraw, because: "a StarDraw stream"),
    Rule(
      "ole-thumbs", when: { $0.has("Catalog") && $0.names.contains { $0.allSatisfy(\.isNumber) } },
      then: .thumbsDatabase, because: "a catalogue and numbered thumbnails"),
    Rule(
      "ole-quattro", when: { $0.has("NativeContent_MAIN") || $0.beginsSheet },
      then: .quattroPro, because: "Quattro Pro's own stream, or PerfectOffice's with a sheet's first record"),
    Rule(
      "ole-corel-presentations",
      when: { $0.has("PerfectOffice_MAIN") && ($0.has("SlideShow") || $0.has("SlideBoot")) },
      then: .corelPresentations,
      because: "PerfectOffice's main stream beside slides"),
    Rule(
      "ole-wordperfect", when: { $0.beginsDocument }, then: .wordPerfect,
      because: "PerfectOffice's main stream with WordPerfect's mark"),
    Rule("ole-pagemaker", when: { $0.has("PageMaker") }, then: .pageMaker, because: "a PageMaker stream"),
    Rule(
      "ole-hangul", when: { $0.has("FileHeader") && $0.has("BodyText") && $0.has("DocInfo") },
      then: .hangulWord,
      because: "Hangul's header, body and document streams"),
    Rule(
      "ole-perfect-office", decides: false, when: { $0.has("PerfectOffice_MAIN") }, then: .compoundFile,
      because: "PerfectOffice's main stream, which three programs write"),
    Rule(
      "ole", decides: false, when: { _ in true }, then: .compoundFile,
      because: "a compound file of unknown kind"),
  ]
}

extension CompoundFile.Facts {
  /// Returns true if the root's class begins with `first`, which differs among Microsoft's own classes.
  fileprivate func isClass(_ first: UInt32) -> Bool { UInt32(truncatingIfNeeded: rootClass.high) == first }

  fileprivate var hasDrawing: Bool { has("StarDrawDocument3") || has("StarDrawDocument") }

  /// True if the main stream begins with a sheet's first record: number 0, two bytes, a version of Quattro's.
  fileprivate var beginsSheet: Bool {
    mainStart.starts(with: [0, 0, 2, 0]) && mainStart.count > 5 && mainStart[5] == 0x10
  }

  fileprivate var beginsDocument: Bool {
    mainStart.starts(with: [0xFF, 0x57, 0x50, 0x43]) && mainStart.count > 9 && mainStart[8] == 1
      && mainStart[9] == 0x0A
  }
}
