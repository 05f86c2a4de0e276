import Testing
import UploadChecks

/// Active content is reported, and similar harmless content is not.
@Suite struct ActiveContentTests {
  private static let catalog = "<</Type/Catalog/Pages 2 0 R>>"
  private static let pages = "<</Type/Pages/Kids[]/Count 0>>"

  static let documents: [(objects: [String], words: String?)] = [
    ([catalog, pages], nil), ([catalog, pages, "(JavaScript is a word)"], nil),
    ([catalog, pages, "<</S/GoTo/D[2 0 R]>>"], nil), ([catalog, pages, "<</JavaScriptish 1>>"], nil),
    ([catalog, pages, "<</S/JavaScript/JS(app.alert(1))>>"], "it has JavaScript"),
    ([catalog, pages, "<</S/J#61v#61Script/JS 4 0 R>>"], "it has JavaScript"),
    ([catalog, pages, "<</S /Launch/F(a.exe)>>"], "it starts a program"),
    ([catalog, pages, "<</Subtype/RichMedia>>"], "it has embedded Flash or 3D"),
  ]

  @Test(arguments: documents.indices) func pdf(_ index: Int) throws {
    let row = Self.documents[index]
    let bytes = Uploads.pdf(row.objects.map { Array($0.utf8) })
    #expect(try Uploads.refusal(bytes, ".pdf", name: "a.pdf")?.reason == row.words)
  }

  @Test func pdfWithPackedObjects() throws {
    func document(_ text: String, filter: String = "/FlateDecode", garbled: Bool = false) throws -> [UInt8] {
      var data = try Uploads.zlib(Array(text.utf8))
      if garbled { for index in data.indices { data[index] ^= 0x55 } }
      let object =
        Array("<</Type/ObjStm/N 1/First 4/Filter\(filter)/Length \(data.count)>>stream\n".utf8) + data
        + Array("\nendstream".utf8)
      return Uploads.pdf([Array(Self.catalog.utf8), Array(Self.pages.utf8), object])
    }
    #expect(try Uploads.refusal(document("5 0 <</S/GoTo>>"), ".pdf") == nil)
    #expect(
      try Uploads.refusal(document("5 0 <</S/JavaScript/JS(x)>>"), ".pdf")?.reason == "it has JavaScript")
    #expect(
      try Uploads.refusal(document("5 0 <<>>", filter: "/LZWDecode"), ".pdf")?.code == .unexaminable)
    #expect(try Uploads.refusal(document("5 0 <<>>", garbled: true), ".pdf")?.code == .unexaminable)
  }

  @Test func office() throws {
    #expect(try Uploads.refusal(Uploads.word(), ".docx", name: "a.docx") == nil)
    for (member, words) in [
      ("word/vbaProject.bin", "it has macros"),
      ("word/activeX/activeX1.bin", "it has controls that are programs"),
      ("xl/macrosheets/sheet1.xml", "it has macro sheets"),
    ] {
      let bytes = Uploads.word([(member, "x")])
      #expect(try Uploads.refusal(bytes, "*/*", name: "a.docx")?.reason == words, "\(member)")
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>words</p>", "a.html"), ("#!/bin/sh\necho\n", "a.sh"),
    (#"<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>"#, "a.xhtml"),
  ])
  func programsAndPages(_ text: String, _ name: String) throws {
    #expect(try Uploads.refusal(Array(text.utf8), "*/*", name: name)?.code == .active)
    var policy = try Uploads.policy("*/*")
    policy.allowsActiveContent = true
    let decision = try Uploads.examiner(policy).examine(bytes: Array(text.utf8), name: name)
    #expect(decision.refusal?.code != .active)
    #expect(!decision.serving.isInline)
  }
}
