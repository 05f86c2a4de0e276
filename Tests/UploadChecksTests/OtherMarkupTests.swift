import Testing
import UploadChecks

/// XML other than SVG is refused only for content that browsers run.
@Suite struct OtherMarkupTests {
  @Test(
    arguments: [
      ("<a><script/><link/><b onclick='x'/></a>", nil),
      ("<feed xmlns='http://www.w3.org/2005/Atom'><link href='x'/></feed>", nil),
      ("<a><b xmlns='http://www.w3.org/1999/xhtml'><p>words</p><video src='x'/></b></a>", nil),
      ("<!DOCTYPE a [<!ENTITY e 'text'><!ELEMENT a ANY><!ATTLIST a b CDATA #IMPLIED>]><a>&e;</a>", nil),
      ("<?app x?><a/>", nil), ("<a href='javascript:x'/>", nil),
      ("<a><svg xmlns='http://www.w3.org/2000/svg'><unheardOf/></svg></a>", nil),
      ("<a><script xmlns='http://www.w3.org/1999/xhtml'/></a>", "it has an element <script>"),
      ("<a><s:script xmlns:s='http://www.w3.org/2000/svg'/></a>", "it has an element <script>"),
      ("<a><object xmlns='http://www.w3.org/1999/xhtml'/></a>", "it has an element <object>"),
      (
        "<a><b xmlns='http://www.w3.org/1999/xhtml' href=' javascript:x'/></a>",
        "an address in it is a script"
      ),
      (
        "<a xmlns:s='http://www.w3.org/2000/svg'><s:set attributeName='href' values='a;javascript:x'/></a>",
        "an address in it is a script"
      ),
      (
        "<a xmlns:l='http://www.w3.org/1999/xlink' l:href='javascript:x'/>", "an address in it is a script"
      ),
      (
        "<a xmlns:h='http://www.w3.org/1999/xhtml'><h:p onclick='x'/></a>", "it has an event handler, onclick"
      ),
      (
        "<!DOCTYPE a [<!ATTLIST h:p onclick CDATA 'x'>]><a xmlns:h='http://www.w3.org/1999/xhtml'><h:p/></a>",
        "it has an event handler, onclick"
      ),
      (
        "<a xmlns:o='http://openoffice.org/2004/office'><o:libraries><o:library-embedded/></o:libraries></a>",
        nil
      ),
      (
        "<a xmlns:o='http://openoffice.org/2004/office'><o:module><o:source-code/></o:module></a>",
        "it has macros"
      ),
      (
        "<a xmlns:l='http://www.w3.org/1999/xlink' l:href='vnd.sun.star.script:A.b.C?language=Basic'/>",
        "it has macros"
      ),
      (
        "<w:docSuppData xmlns:w='http://schemas.microsoft.com/office/word/2003/wordml'/>", "it has macros"
      ),
      (
        "<p:part xmlns:p='http://schemas.microsoft.com/office/2006/xmlPackage' "
          + "p:contentType='application/vnd.ms-office.vbaProject'/>", "it has macros"
      ),
      (
        "<o:dde-source xmlns:o='urn:oasis:names:tc:opendocument:xmlns:office:1.0'/>",
        "a field of it asks another program (DDE)"
      ),
      ("<!DOCTYPE a [<!ENTITY e '<b/>'>]><a>&e;</a>", "an entity of its document type holds markup"),
      (
        "<!DOCTYPE a [<!ENTITY e SYSTEM 'b'>]><a>&e;</a>",
        "an entity of its document type is read from elsewhere"
      ),
      ("<?xml-stylesheet type='text/xsl' href='a.xsl'?><a/>", "its style sheet is a program"),
      ("<?xml-stylesheet type='text/css' href='a.css'?><a/>", nil),
      ("<a><?x '?><script xmlns='http://www.w3.org/1999/xhtml'/><?y '?></a>", "it has an element <script>"),
    ] as [(String, String?)])
  func markup(_ text: String, _ words: String?) throws {
    let xml = Array(("<?xml version='1.0'?>\n" + text).utf8)
    #expect(try Uploads.refusal(xml, "*/*", name: "a.xml")?.reason == words)
  }

  /// Property lists that are not XML are not checked.
  @Test(arguments: ["{ a = b; }", "  // words\n{ a = (b, c); }", "bplist00"]) func noMarkup(_ text: String)
    throws
  {
    #expect(try Uploads.refusal(Array(text.utf8), "*/*", name: "a.plist")?.reason.contains("XML") != true)
  }

  /// Single-byte encodings are read as ASCII.
  @Test func encodings() throws {
    let honest =
      Array("<?xml version='1.0' encoding='windows-1251'?><a>".utf8) + [0xCF, 0xF0] + Array("</a>".utf8)
    #expect(try Uploads.refusal(honest, "*/*", name: "a.xml")?.reason == nil)
    let hidden = Array("<?xml version='1.0' encoding='ISO-2022-JP'?><a/>".utf8)
    #expect(try Uploads.refusal(hidden, "*/*", name: "a.xml")?.code == .unexaminable)
  }
}
