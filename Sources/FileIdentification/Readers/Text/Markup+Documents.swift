internal import UniformTypes

// XML document formats: DocBook, DITA, OpenDocument and others.

extension MarkupRow {
  private static let docBookRoots: [StaticString] = [
    "article", "book", "chapter", "set", "part", "refentry", "reference", "appendix", "section", "sect1",
    "sect2",
    "glossary", "preface", "bibliography", "para", "topic",
  ]
  private static let ditaTopics: [StaticString] = [
    "topic", "concept", "task", "reference", "glossentry", "glossgroup", "troubleshooting", "dita",
    "learningContent",
    "learningOverview", "learningAssessment", "learningSummary", "learningPlan",
  ]
  private static let openDocument = Namespace.under(["urn:oasis:names:tc:opendocument:"])

  /// Documents, books and their parts.
  static let documents: [MarkupRow] = [
    MarkupRow(
      "dita-map", ["map", "bookmap", "subjectScheme", "learningMap"],
      also: {
        $0.publicIdentifier.contains("DITA") || $0.systemIdentifier.hasSuffix("map.dtd")
          || $0.attributes["ditaarch:DITAArchVersion"] != nil
      },
      then: .ditaMap, because: "a map with DITA's document type"),
    MarkupRow(
      "dita", ditaTopics,
      also: { prolog in
        prolog.publicIdentifier.contains("DITA") || prolog.attributes["ditaarch:DITAArchVersion"] != nil
          || ["topic.dtd", "concept.dtd", "task.dtd", "reference.dtd", "ditabase.dtd", "glossentry.dtd"]
            .contains {
              prolog.systemIdentifier.hasSuffix($0)
            }
      }, then: .dita, because: "a topic with DITA's document type"),
    MarkupRow(
      "dita-val", ["val"],
      also: { $0.firstChild == "prop" || $0.firstChild == "revprop" || $0.firstChild == "style-conflict" },
      then: .dita, because: "a filter of DITA's properties"),
    MarkupRow(
      "docbook", [], in: .exactly(["http://docbook.org/ns/docbook"]), then: .docBook,
      because: "DocBook's namespace"),
    MarkupRow(
      "docbook-doctype", docBookRoots,
      also: { $0.publicIdentifier.contains("DocBook") || $0.systemIdentifier.contains("docbook") },
      then: .docBook, because: "DocBook's document type"),
    MarkupRow(
      "tei", ["TEI", "teiCorpus", "TEI.2"], in: .noneOrUnder(["http://www.tei-c.org/ns/"]), then: .tei,
      because: "the root is TEI's"),
    MarkupRow("fiction-book", ["FictionBook"], then: .fictionBook, because: "the root is FictionBook"),
    MarkupRow("dtbook", ["dtbook"], then: .dtbook, because: "the root is dtbook"),
    MarkupRow(
      "opf", ["package"],
      in: .under(["http://www.idpf.org/2007/opf", "http://openebook.org/namespaces/oeb-package/"]),
      then: .opf, because: "the namespace of EPUB's package document"),
    MarkupRow(
      "oebps-container", ["container"], in: .exactly(["urn:oasis:names:tc:opendocument:xmlns:container"]),
      then: .oebpsContainer, because: "the container file of EPUB and OpenDocument"),
    MarkupRow(
      "ncx", ["ncx"], in: .noneOrUnder(["http://www.daisy.org/z3986/"]), then: .ncx,
      because: "the root is ncx in DAISY's namespace"),
    MarkupRow(
      "word-ml", ["wordDocument"], in: .under(["http://schemas.microsoft.com/office/word/2003/wordml"]),
      then: .wordML,
      because: "the root is Word 2003's"),
    MarkupRow(
      "flat-opc", ["package"], in: .exactly(["http://schemas.microsoft.com/office/2006/xmlPackage"]),
      then: .word2006ML,
      because: "an Open Packaging document in one file"),
    MarkupRow(
      "spreadsheet-ml", ["Workbook"], in: .under(["urn:schemas-microsoft-com:office:spreadsheet"]),
      then: .spreadsheetML, because: "a workbook in Excel 2003's namespace"),
    MarkupRow(
      "flat-odt", ["document"], in: openDocument, also: { $0.isFlat("text") }, then: .flatOpenDocumentText,
      because: "a flat document says so in its mimetype"),
    MarkupRow(
      "flat-ods", ["document"], in: openDocument, also: { $0.isFlat("spreadsheet") },
      then: .flatOpenDocumentSpreadsheet,
      because: "a flat document says so in its mimetype"),
    MarkupRow(
      "flat-odp", ["document"], in: openDocument, also: { $0.isFlat("presentation") },
      then: .flatOpenDocumentPresentation, because: "a flat document says so in its mimetype"),
    MarkupRow(
      "flat-odg", ["document"], in: openDocument, also: { $0.isFlat("graphics") },
      then: .flatOpenDocumentGraphics,
      because: "a flat document says so in its mimetype"),
    MarkupRow("uof", ["UOF"], then: .uniformOffice, because: "the root is the Unified Office Format's"),
    MarkupRow("abiword", ["abiword", "awml"], then: .abiWord, because: "the root is AbiWord's"),
    MarkupRow(
      "gnumeric", ["Workbook", "workbook"], in: .under(["http://www.gnumeric.org/"]), then: .gnumeric,
      because: "a workbook in Gnumeric's namespace"),
    MarkupRow(
      "kword", ["DOC"],
      also: { $0.attributes["mime"] == "application/x-kword" || $0.attributes["editor"] == "KWord" },
      then: .kWordXML, because: "a document of KWord's"),
    MarkupRow(
      "scribus", ["SCRIBUSUTF8NEW", "SCRIBUSUTF8", "SCRIBUS"], then: .scribus,
      because: "the root is Scribus's"),
    MarkupRow(
      "freemind", ["map"], in: .none,
      also: {
        $0.attributes["version"] != nil
          && ($0.firstChild == "node" || $0.firstChild == "attribute_registry" || $0.firstChild.isEmpty)
          && $0.attributes["tilewidth"] == nil
      },
      then: .freeMind, because: "a map of nodes with a version"),
    MarkupRow("draw-io", ["mxfile", "mxGraphModel"], then: .drawIO, because: "the root is draw.io's"),
    MarkupRow("evernote", ["en-export"], then: .evernoteExport, because: "the root is Evernote's"),
    MarkupRow("final-draft", ["FinalDraft"], then: .finalDraft, because: "the root is Final Draft's"),
    MarkupRow(
      "xfdf", ["xfdf"], in: .noneOrUnder(["http://ns.adobe.com/xfdf/"]), then: .xfdf,
      because: "the root is xfdf"),
    MarkupRow(
      "xdp", ["xdp"], in: .under(["http://ns.adobe.com/xdp/"]), then: .xdp,
      because: "the root is xdp in its namespace"),
    MarkupRow(
      "onix", ["ONIXMessage", "ONIXmessage"], then: .onix,
      because: "the root is ONIX's, by reference or short tags"),
    MarkupRow(
      "mods", ["mods", "modsCollection"], in: .under(["http://www.loc.gov/mods/"]), then: .mods,
      because: "MODS's namespace"),
    MarkupRow(
      "mads", ["mads", "madsCollection"], in: .under(["http://www.loc.gov/mads/"]), then: .mads,
      because: "MADS's namespace"),
    MarkupRow(
      "mets", ["mets"], in: .under(["http://www.loc.gov/METS"]), then: .mets, because: "METS's namespace"),
    MarkupRow(
      "marc-xml", ["collection", "record"], in: .under(["http://www.loc.gov/MARC21/slim"]), then: .marcXML,
      because: "MARCXML's namespace"),
    MarkupRow(
      "alto", ["alto"],
      in: .noneOrUnder(["http://www.loc.gov/standards/alto", "http://schema.ccs-gmbh.com/"]), then: .alto,
      because: "the root is alto"),
    MarkupRow(
      "xliff", ["xliff"], in: .noneOrUnder(["urn:oasis:names:tc:xliff:document:"]), then: .xliff,
      because: "the root is xliff"),
    MarkupRow("tmx", ["tmx"], then: .tmx, because: "the root is tmx"),
    MarkupRow(
      "mozilla-xul", ["window", "overlay", "dialog", "page", "prefwindow", "wizard"],
      in: .exactly(["http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul"]), then: .xul,
      because: "XUL's namespace"),
    MarkupRow(
      "mozilla-xbl", ["bindings"], in: .under(["http://www.mozilla.org/xbl"]), then: .xbl,
      because: "XBL's namespace"),
  ]
}

extension MarkupProlog {
  fileprivate func isFlat(_ kind: String) -> Bool {
    let type = "application/vnd.oasis.opendocument." + kind
    return attributes.contains {
      $0.name.hasSuffix("mimetype") && ($0.value == type || $0.value == type + "-template")
    }
  }
}
