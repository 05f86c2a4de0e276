internal import UniformTypes

extension MarkupRow {
  /// XML formats of the web: feeds, vocabularies and schemas.
  static let web: [MarkupRow] = [
    MarkupRow(
      "svg", ["svg"], in: .noneOrUnder(["http://www.w3.org/2000/svg", "&"]),
      also: { $0.hasDeclaration || $0.documentType == "svg" || !$0.attributes.isEmpty }, then: .svg,
      because: "the root is svg in its namespace, or in none"),
    MarkupRow(
      "xml-plist", ["plist"], in: .none,
      also: { $0.attributes["version"] != nil || $0.hasDocumentType("plist") },
      then: .xmlPropertyList, because: "the root is plist"),
    MarkupRow(
      "rss-1", ["RDF"], also: { $0.attributes["xmlns"]?.hasPrefix("http://purl.org/rss/1.0") == true },
      then: .rss,
      because: "RDF in RSS 1.0's namespace"),
    MarkupRow("xmp", [], in: .exactly(["adobe:ns:meta/"]), then: .xmp, because: "XMP's namespace"),
    MarkupRow(
      "xmp-packet", [], also: { $0.instruction == "xpacket" }, then: .xmp, because: "XMP's packet instruction"
    ),
    MarkupRow(
      "rdf", ["RDF"], in: .exactly(["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "&rdf;"]), then: .rdf,
      because: "the root is RDF in its namespace"),
    MarkupRow(
      "owl-xml", ["Ontology"], in: .exactly(["http://www.w3.org/2002/07/owl#"]), then: .owl,
      because: "the root is OWL/XML's"),
    MarkupRow("rss", ["rss", "RSS"], in: .none, then: .rss, because: "the root is rss"),
    MarkupRow(
      "atom", ["feed", "entry"], in: .exactly(["http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#"]),
      then: .atom, because: "a feed or an entry in Atom's namespace, or in that of its drafts (RFC 4287)"),
    MarkupRow(
      "atom-service", ["service"], in: .under(["http://www.w3.org/2007/app", "http://purl.org/atom/app#"]),
      then: .atomService, because: "the root is a service document (RFC 5023 §8)"),
    MarkupRow(
      "atom-categories", ["categories"],
      in: .under(["http://www.w3.org/2007/app", "http://purl.org/atom/app#"]),
      then: .atomCategories, because: "the root is a category document (RFC 5023 §7)"),
    MarkupRow("opml", ["opml"], then: .opml, because: "the root is opml"),
    MarkupRow(
      "rsd", ["rsd"], in: .noneOrUnder(["http://archipelago.phrasewise.com/rsd"]),
      then: .reallySimpleDiscovery,
      because: "the root is rsd"),
    MarkupRow("xbel", ["xbel"], then: .xbel, because: "the root is xbel"),
    MarkupRow(
      "sitemap", ["urlset", "sitemapindex"],
      in: .noneOrUnder([
        "http://www.sitemaps.org/", "http://www.google.com/schemas/sitemap", "https://www.sitemaps.org/",
      ]),
      then: .sitemap, because: "the root is a sitemap's"),
    MarkupRow(
      "opensearch", ["OpenSearchDescription"], then: .openSearch, because: "the root is OpenSearch's"),
    MarkupRow(
      "xslt", ["stylesheet", "transform"], in: .exactly(["http://www.w3.org/1999/XSL/Transform"]),
      then: .xslt,
      because: "a stylesheet in XSLT's namespace"),
    MarkupRow(
      "xsl-fo", ["root"], in: .exactly(["http://www.w3.org/1999/XSL/Format"]), then: .xslFormatting,
      because: "the root is in the namespace of formatting objects"),
    MarkupRow(
      "xsd", ["schema"],
      in: .under(["http://www.w3.org/2001/XMLSchema", "http://www.w3.org/2000/10/XMLSchema"]),
      then: .xmlSchema, because: "the root is a schema in its namespace"),
    MarkupRow(
      "relax-ng", ["grammar", "element"], in: .under(["http://relaxng.org/ns/structure/"]), then: .relaxNG,
      because: "the root is in RELAX NG's namespace"),
    MarkupRow(
      "schematron", ["schema"],
      in: .exactly(["http://purl.oclc.org/dsdl/schematron", "http://www.ascc.net/xml/schematron"]),
      then: .schematron, because: "the root is in Schematron's namespace"),
    MarkupRow(
      "wsdl", ["definitions", "description"],
      in: .under(["http://schemas.xmlsoap.org/wsdl/", "http://www.w3.org/ns/wsdl"]),
      then: .wsdl, because: "the root is in WSDL's namespace"),
    MarkupRow(
      "soap", ["Envelope"],
      in: .under(["http://schemas.xmlsoap.org/soap/envelope/", "http://www.w3.org/2003/05/soap-envelope"]),
      then: .soap, because: "an envelope in SOAP's namespace"),
    MarkupRow(
      "sparql-results", ["sparql"], in: .under(["http://www.w3.org/2005/sparql-results#"]),
      then: .sparqlResultsXML,
      because: "the root is in the namespace of SPARQL's results"),
    MarkupRow(
      "xproc", ["pipeline", "library", "declare-step"], in: .under(["http://www.w3.org/ns/xproc"]),
      then: .xproc,
      because: "the root is in XProc's namespace"),
    MarkupRow(
      "mathml", ["math"], in: .noneOrUnder(["http://www.w3.org/1998/Math/MathML"]), then: .mathML,
      because: "the root is math in MathML's namespace, or in none"),
    MarkupRow(
      "inkml", ["ink"], in: .noneOrUnder(["http://www.w3.org/2003/InkML"]), then: .inkML,
      because: "the root is ink"),
    MarkupRow(
      "emma", ["emma"], in: .under(["http://www.w3.org/2003/04/emma"]), then: .emma,
      because: "the root is EMMA's"),
    MarkupRow("voicexml", ["vxml"], then: .voiceXML, because: "the root is vxml"),
    MarkupRow("ccxml", ["ccxml"], then: .ccxml, because: "the root is ccxml"),
    MarkupRow(
      "ssml", ["speak"], in: .noneOrUnder(["http://www.w3.org/2001/10/synthesis"]), then: .ssml,
      because: "the root is speak"),
    MarkupRow(
      "srgs", ["grammar"], in: .under(["http://www.w3.org/2001/06/grammar"]), then: .srgs,
      because: "a grammar in the namespace of speech recognition"),
    MarkupRow(
      "pls-lexicon", ["lexicon"], in: .under(["http://www.w3.org/2005/01/pronunciation-lexicon"]),
      then: .pronunciationLexicon, because: "a lexicon in its namespace"),
    MarkupRow(
      "xencrypted", ["EncryptedData", "EncryptedKey"], in: .under(["http://www.w3.org/2001/04/xmlenc#"]),
      then: .xenc,
      because: "the root is in the namespace of XML encryption"),
    MarkupRow("wml", ["wml"], then: .wml, because: "the root is wml"),
  ]
}
