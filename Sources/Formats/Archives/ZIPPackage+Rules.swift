internal import ByteSources
internal import UniformTypes

// Rules for the types of packages in ZIP archives.
extension ZIPPackage {
  /// The types of `mimetype` entries.
  static let declaredTypes: [(text: String, type: DeclaredType)] =
    [
      ("application/epub+zip", .epub), ("application/vnd.oasis.opendocument.text", .openDocumentText),
      ("application/vnd.oasis.opendocument.text-template", .openDocumentTextTemplate),
      ("application/vnd.oasis.opendocument.text-master", .openDocumentTextMaster),
      ("application/vnd.oasis.opendocument.text-web", .openDocumentTextWeb),
      ("application/vnd.oasis.opendocument.spreadsheet", .openDocumentSpreadsheet),
      ("application/vnd.oasis.opendocument.spreadsheet-template", .openDocumentSpreadsheetTemplate),
      ("application/vnd.oasis.opendocument.presentation", .openDocumentPresentation),
      ("application/vnd.oasis.opendocument.presentation-template", .openDocumentPresentationTemplate),
      ("application/vnd.oasis.opendocument.graphics", .openDocumentGraphics),
      ("application/vnd.oasis.opendocument.graphics-template", .openDocumentGraphicsTemplate),
      ("application/vnd.oasis.opendocument.chart", .openDocumentChart),
      ("application/vnd.oasis.opendocument.chart-template", .openDocumentChartTemplate),
      ("application/vnd.oasis.opendocument.formula", .openDocumentFormula),
      ("application/vnd.oasis.opendocument.formula-template", .openDocumentFormulaTemplate),
      ("application/vnd.oasis.opendocument.image", .openDocumentImage),
      ("application/vnd.oasis.opendocument.image-template", .openDocumentImageTemplate),
      ("application/vnd.oasis.opendocument.base", .openDocumentDatabase),
      ("application/vnd.oasis.opendocument.database", .openDocumentDatabase),
      ("application/vnd.sun.xml.writer", .openOfficeText),
      ("application/vnd.sun.xml.writer.template", .openOfficeTextTemplate),
      ("application/vnd.sun.xml.writer.global", .openOfficeTextMaster),
      ("application/vnd.sun.xml.calc", .openOfficeSpreadsheet),
      ("application/vnd.sun.xml.calc.template", .openOfficeSpreadsheetTemplate),
      ("application/vnd.sun.xml.impress", .openOfficePresentation),
      ("application/vnd.sun.xml.impress.template", .openOfficePresentationTemplate),
      ("application/vnd.sun.xml.draw", .openOfficeGraphics),
      ("application/vnd.sun.xml.draw.template", .openOfficeGraphicsTemplate),
      ("application/vnd.sun.xml.math", .openOfficeFormula), ("image/openraster", .openRaster),
      ("application/x-kra", .krita), ("application/x-ibooks+zip", .iBooks),
      ("application/vnd.adobe.indesign-idml-package", .inDesignMarkup),
      ("application/hwp+zip", .hangulWordX),
      ("application/vnd.openofficeorg.extension", .openOfficeExtension),
      ("application/vnd.sun.xml.base", .openOfficeDatabase),
      ("application/vnd.etsi.asic-e+zip", .asicExtended), ("application/vnd.etsi.asic-s+zip", .asicSimple),
      ("application/vnd.recordare.musicxml", .compressedMusicXML),
      ("application/vnd.makemusic.notation", .finaleNotation),
    ] + officeTypes

  /// KOffice's types: in a `mimetype` entry since 1.2, in gzip's header before.
  static let officeTypes: [(text: String, type: DeclaredType)] = [
    ("application/x-kpresenter", .kPresenter), ("application/x-kspread", .kSpread),
    ("application/x-kword", .kWord), ("application/x-karbon", .karbon), ("application/x-kchart", .kChart),
    ("application/x-kformula", .kFormula), ("application/x-killustrator", .kIllustrator),
    ("application/x-kivio", .kivio), ("application/x-kontour", .kontour), ("application/x-kugar", .kugar),
    ("application/x-krita", .krita),
  ]

  /// Main parts as `[Content_Types].xml` declares them (ECMA-376 part 1 §15.2 and Microsoft's extensions).
  static let mainParts: [(part: StaticString, type: DeclaredType)] = [
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", .docx),
    ("application/vnd.ms-word.document.macroEnabled.main+xml", .docm),
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml", .dotx),
    ("application/vnd.ms-word.template.macroEnabledTemplate.main+xml", .dotm),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml", .xlsx),
    ("application/vnd.ms-excel.sheet.macroEnabled.main+xml", .xlsm),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml", .xltx),
    ("application/vnd.ms-excel.template.macroEnabled.main+xml", .xltm),
    ("application/vnd.ms-excel.addin.macroEnabled.main+xml", .xlam),
    ("application/vnd.ms-excel.sheet.binary.macroEnabled.main", .xlsb),
    ("application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml", .pptx),
    ("application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml", .pptm),
    ("application/vnd.openxmlformats-officedocument.presentationml.template.main+xml", .potx),
    ("application/vnd.ms-powerpoint.template.macroEnabled.main+xml", .potm),
    ("application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml", .ppsx),
    ("application/vnd.ms-powerpoint.slideshow.macroEnabled.main+xml", .ppsm),
    ("application/vnd.ms-powerpoint.addin.macroEnabled.main+xml", .ppam),
    ("application/vnd.ms-visio.drawing.main+xml", .vsdx),
    ("application/vnd.ms-visio.drawing.macroEnabled.main+xml", .vsdm),
    ("application/vnd.ms-visio.stencil.main+xml", .vssx),
    ("application/vnd.ms-visio.stencil.macroEnabled.main+xml", .vssm),
    ("application/vnd.ms-visio.template.main+xml", .vstx),
    ("application/vnd.ms-visio.template.macroEnabled.main+xml", .vstm),
    ("application/vnd.ms-package.xps-fixeddocumentsequence+xml", .xps),
    ("application/vnd.openxmlformats-officedocument.themeManager+xml", .theme),
    ("application/vnd.ms-package.3dmanufacturing-3dmodel+xml", .threeMF),
  ]

  /// Returns the first rule that applies; tables that cannot match are skipped.
  static func rule(for facts: Facts) -> Rule<Facts>? {
    let declared = facts.declaredType.isEmpty ? nil : declaredRules.first(for: facts)
    if let rule = declared ?? relationRules.first(for: facts) { return rule }
    let mainPart = facts.mainParts == 0 ? nil : mainPartRules.first(for: facts)
    return mainPart ?? nameRules.first(for: facts)
  }

  private static let declaredRules: [Rule<Facts>] = declaredTypes.map { row in
    Rule(
      "zip-mimetype", when: { $0.declaredType == row.text }, then: row.type,
      because: "a mimetype entry names the format")
  }

  private static let relationRules: [Rule<Facts>] = [
    Rule(
      "oxps", when: { $0.isOpenXPS }, then: .ecmaXPS,
      because: "fixed documents whose first relation is of ECMA-388's namespace")
  ]

  /// Returns the index in ``mainParts`` of a content type; nil for other parts.
  static func mainPart(_ contentType: ArraySlice<UInt8>) -> Int? {
    contentType.withUnsafeBufferPointer { bytes in
      mainParts.firstRow { $0.part.utf8CodeUnitCount == bytes.count && bytes.begins(with: $0.part) }
    }
  }

  private static let mainPartRules: [Rule<Facts>] = mainParts.enumerated().map { index, row in
    Rule(
      "ooxml-main-part", when: { $0.mainParts >> UInt32(index) & 1 == 1 }, then: row.type,
      because: "the content types declare this kind of main part")
  }

  private static let nameRules: [Rule<Facts>] = [
    Rule(
      "iwork-keynote", when: { $0.hasDocumentIndex && $0.hasSlides }, then: .keynote,
      because: "an iWork index with slides"),
    Rule(
      "iwork-pages", when: { $0.hasDocumentIndex && $0.indexObject == 10_000 }, then: .pages,
      because: "an iWork index whose first object is a Pages document"),
    Rule(
      "iwork-numbers", when: { $0.hasDocumentIndex && $0.indexObject == 1 }, then: .numbers,
      because: "an iWork index whose first object is a document, and no slides"),
    Rule(
      "keynote-09", when: { $0.has(.keynoteIndex) || $0.has(.packedKeynoteIndex) }, then: .keynote,
      because: "Keynote's index before 2013"),
    Rule(
      "numbers-09", when: { $0.oldDocument == .numbers }, then: .numbers,
      because: "an index whose root is a Numbers document"),
    Rule(
      "pages-09", when: { $0.oldDocument == .pages }, then: .pages,
      because: "an index whose root is a Pages document"),
    Rule(
      "apk-bundle", when: { $0.has(.bundleConfiguration) && $0.has(.baseManifest) },
      then: .androidBundle,
      because: "a bundle configuration and a base module"),
    Rule(
      "aar",
      when: {
        $0.has(.androidManifest) && $0.has(.libraryClasses) && !$0.has(.classes) && !$0.has(.resources)
      },
      then: .androidLibrary, because: "an Android manifest with the classes of a library"),
    Rule(
      "apk", when: { $0.has(.androidManifest) && ($0.has(.classes) || $0.has(.resources)) },
      then: .androidPackage,
      because: "an Android manifest with code or resources"),
    Rule(
      "apk-build", when: { $0.has(.androidBuild) }, then: .androidPackage,
      because: "what Android's build tools note in each app"),
    Rule(
      "npz", when: { $0.isWhole && $0.entryCount > 0 && $0.arrayCount == $0.entryCount }, then: .numpyArchive,
      because: "nothing but NumPy arrays"),
    Rule(
      "torch", when: { $0.hasTorchData && $0.hasVersion }, then: .torchCheckpoint,
      because: "a pickle and a version in the archive's folder"),
    Rule(
      "fb2-zip", when: { $0.entryCount == 1 && $0.firstName.lowercased().hasSuffix(".fb2") },
      then: .fictionBookZIP,
      because: "nothing but a FictionBook"),
    Rule(
      "appx", when: { $0.has(.appxManifest) && $0.has(.contentTypes) }, then: .windowsApp,
      because: "an app package's manifest in an open package"),
    Rule(
      "vsix", when: { $0.has(.extensionManifest) && $0.has(.contentTypes) },
      then: .visualStudioExtension,
      because: "an extension's manifest in an open package"),
    Rule(
      "xap", when: { $0.has(.silverlightManifest) }, then: .silverlightApp, because: "a Silverlight manifest"),
    Rule(
      "ear", when: { $0.has(.enterpriseDescriptor) && !$0.has(.androidManifest) },
      then: .enterpriseArchive,
      because: "an enterprise application's descriptor"),
    Rule(
      "xmind",
      when: {
        $0.has(.content) && $0.has(.metadata) && $0.has(.manifest)
      }, then: .xmind, because: "a mind map's content, metadata and manifest"),
    Rule(
      "sketch", when: { $0.has(.document) && $0.has(.meta) && $0.has(.user) },
      then: .sketchDocument,
      because: "a Sketch document's three parts"),
    Rule(
      "freecad", when: { $0.has(.freeCADDocument) && $0.has(.freeCADWindow) }, then: .freeCAD,
      because: "FreeCAD's two documents"),
    Rule(
      "ipa", when: { $0.hasApplicationBundle }, then: .iOSPackage, because: "an application bundle in Payload"
    ),
    Rule(
      "pass", when: { $0.has(.pass) && $0.has(.manifest) && $0.has(.signature) },
      then: .passbookPass,
      because: "a pass with its manifest and signature"),
    Rule(
      "war", when: { $0.has(.webDescriptor) }, then: .webArchiveJava,
      because: "a web application's descriptor"),
    Rule(
      "xpi", when: { $0.has(.mozillaSignature) || $0.has(.mozillaInstaller) }, then: .xpInstall,
      because: "Mozilla's signature or installer"),
    Rule("wheel", when: { $0.hasWheel }, then: .pythonWheel, because: "a wheel's metadata folder"),
    Rule(
      "nuget", when: { $0.hasPackageSpecification && $0.hasContentTypes }, then: .nuGet,
      because: "a NuGet specification at the top of an open package"),
    Rule(
      "jar", when: { $0.has(.javaManifest) && !$0.has(.androidManifest) }, then: .jar,
      because: "a Java manifest"),
    Rule(
      "jar-classes", when: { $0.hasClass && $0.has(.javaManifest) }, then: .jar,
      because: "classes with a manifest"),
    Rule(
      "musicxml", decides: false, when: { $0.root == .score }, then: .compressedMusicXML,
      because: "a container's description whose root is a score, of no publication's namespace"),
    Rule(
      "epub-container", decides: false, when: { $0.root == .publication }, then: .epub,
      because: "an EPUB's container without its mimetype"),
    Rule(
      "guitar-pro-7", when: { $0.has(.guitarScore) }, then: .guitarPro7,
      because: "the score that Guitar Pro keeps in its packages since version 7"),
    Rule("3mf", when: { $0.has(.model) }, then: .threeMF, because: "a 3MF model part"),
    Rule(
      "iwork-numbers-cut", decides: false,
      when: { $0.hasDocumentIndex && !$0.hasSlides && $0.indexObject == nil && $0.hasTables }, then: .numbers,
      because: "an iWork index with tables, its first object not seen"),
    Rule(
      "office-extension", when: { $0.has(.description) && $0.has(.officeManifest) },
      then: .openOfficeExtension, because: "an extension's description and manifest"),
    Rule("ofd", when: { $0.has(.ofd) }, then: .ofd, because: "an OFD document's root"),
    Rule(
      "kmz", when: { $0.has(.rootKML) || ($0.hasRootKML && $0.entryCount == 1) }, then: .kmz,
      because: "the main KML document, or nothing but one"),
    Rule(
      "usdz", when: { $0.allStored && $0.beginsWithUSD }, then: .usdz,
      because: "nothing is compressed and the first entry is a USD layer"),
    Rule(
      "ooxml-word-folder", decides: false,
      when: { $0.isOpenPackage && $0.officeFolder == .word }, then: .docx,
      because: "parts of a Word document, content types not read"),
    Rule(
      "ooxml-excel-folder", decides: false,
      when: { $0.isOpenPackage && $0.officeFolder == .xl }, then: .xlsx,
      because: "parts of an Excel workbook, content types not read"),
    Rule(
      "ooxml-powerpoint-folder", decides: false,
      when: { $0.isOpenPackage && $0.officeFolder == .ppt },
      then: .pptx, because: "parts of a PowerPoint presentation, content types not read"),
    Rule(
      "ooxml-unknown", decides: false, when: { $0.hasContentTypes }, then: .zip,
      because: "an Open Packaging container of unknown kind"),
    Rule(
      "zip", when: { $0.isWhole && $0.entryCount > 0 && $0.declaredType.isEmpty && !$0.hasDocumentIndex },
      then: .zip,
      because: "the whole directory was read and no package family fits"),
    Rule(
      "zip-open", decides: false, when: { _ in true }, then: .zip,
      because: "a ZIP archive of which not everything could be seen"),
  ]
}

extension ZIPPackage.Facts {
  /// True if the content types declare a sequence of fixed documents.
  var declaresFixedDocuments: Bool {
    ZIPPackage.mainParts.indices.contains {
      mainParts >> UInt32($0) & 1 == 1 && ZIPPackage.mainParts[$0].type == .xps
    }
  }

  fileprivate var beginsWithUSD: Bool {
    let name = firstName.lowercased()
    return name.hasSuffix(".usda") || name.hasSuffix(".usdc") || name.hasSuffix(".usd")
  }
}
