import ContainerFormats
import Testing
import UploadChecks

/// Active content in PDF is found wherever readers find it, and unexaminable content is refused.
@Suite struct PDFContentTests {
  private static let catalog = "<</Type/Catalog/Pages 2 0 R>>"
  private static let pages = "<</Type/Pages/Kids[]/Count 0>>"

  private static func document(_ objects: [UInt8]..., trailer: String = "") -> [UInt8] {
    Uploads.pdf([Array(catalog.utf8), Array(pages.utf8)] + objects, trailer: trailer)
  }

  private static func stream(_ entries: String, _ data: [UInt8], keyword: String = "stream\n") -> [UInt8] {
    Array("<<\(entries)/Length \(data.count)>>\(keyword)".utf8) + data + Array("\nendstream".utf8)
  }

  private static func refusal(_ bytes: [UInt8]) throws -> UploadRefusal? {
    try Uploads.refusal(bytes, ".pdf", name: "a.pdf")
  }

  // MARK: Entries of dictionaries

  static let entries: [(text: String, words: String?)] = [
    ("<</S/JavaScript/JS(x)>>", "it has JavaScript"),
    ("<</JS(x)/S % words\r\n/JavaScript>>", "it has JavaScript"),
    ("<</S%(\n\t\0/J#61va#53cript>>", "it has JavaScript"), ("<</#53 /JavaScript>>", "it has JavaScript"),
    ("<</S % /S /GoTo % \r % words\n /JavaScript>>", "it has JavaScript"),
    ("<</Names[(a)<</S/JavaScript>>]>>", "it has JavaScript"), ("<</JavaScript<<>>>>", "it has JavaScript"),
    ("<</JavaScript %\n5 %\n0 R>>", "it has JavaScript"), ("<</S/Rendition/JS(x)>>", "it has JavaScript"),
    ("<</JS 5 0 R/OP 0/S/Rendition>>", "it has JavaScript"), ("<</S/Launch/F(a)>>", "it starts a program"),
    ("<</S\u{0C}/L#61unch/F(a)>>", "it starts a program"),
    ("<</S/ImportData/F(a.fdf)>>", "it imports data, and the scripts in them"),
    ("<</Subtype/RichMedia>>", "it has embedded Flash or 3D"),
    ("<</Subtype 5 0 R/RichMediaContent 6 0 R>>", "it has embedded Flash or 3D"),
    ("<</S/RichMediaExecute>>", "it has embedded Flash or 3D"),
    ("<</Subtype/3D/OnInstantiate 5 0 R>>", "its 3D model has a script"),
    ("<</XFA[(template)5 0 R]>>", "its form is XFA, which has scripts"),
    ("<</X#46A 5 0 R>>", "its form is XFA, which has scripts"),
    ("<</S/GoToE/T<<>>>>", "it opens a document inside it"),
    ("<</Collection<</View/D>>>>", "it is a portfolio of documents"),
    ("/JavaScript", "what an action does is written elsewhere"),
    ("%\n/L#61unch ", "what an action does is written elsewhere"),
    // A Type 3 font has a glyph named S.
    ("<</CharProcs<</R 5 0 R/S 6 0 R>>>>", nil), ("/Transparency", nil),
    // PDFium accepts any characters as digits; others end names at a NUL.
    ("<</S/J#5HvaScript>>", "it has JavaScript"), ("<</S/JavaScript#00words>>", "it has JavaScript"),
    // Readers that follow an offset may read a string or comment as an object.
    ("(<</S/JavaScript>>)", "it has JavaScript"), ("% 7 0 obj <</S/Launch>>\n1", "it starts a program"),
    ("<</S/URI/URI(https://example.com/Web/JavaScript/Reference)>>", nil),
    ("<</Title(HTML/JavaScript and /Launch, /XFA, /S)>>", nil), ("<</S/JavaScripts/T/Launch>>", nil),
    ("<</JavaScriptish 1/RichMediaContents 2 0 R>>", nil), ("<</S/GoTo/D[2 0 R]>>", nil),
    ("<</S 36/T 5>>", nil),
    ("<</S/SubmitForm/F(https://example.com)>>", nil), ("<</S/Rendition/OP 0>>", nil), ("<</JS(x)>>", nil),
    ("<</EmbeddedFiles 5 0 R>>", nil), ("<</S/GoToR/F(b.pdf)>>", nil), ("<</S/Named/N/Print>>", nil),
    ("[/S/S/P/JavaScript]", nil),
  ]

  @Test(arguments: entries.indices) func entriesOfDictionaries(_ index: Int) throws {
    let row = Self.entries[index]
    #expect(try Self.refusal(Self.document(Array(row.text.utf8)))?.reason == row.words, "\(row.text)")
    let data = try Uploads.zlib(Array("5 0 \(row.text)".utf8))
    let packed = Self.stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data)
    #expect(try Self.refusal(Self.document(packed))?.reason == row.words, "\(row.text), packed")
  }

  static let trailers: [(text: String, isRefused: Bool)] = [
    ("/Encrypt 5 0 R", true), ("/Encrypt<</Filter/Standard/V 5>>", true), ("/Encryp#74 %\n5 0 R", true),
    ("/Encrypt null", false), ("/EncryptMetadata true", false), ("/ID[(/Encrypt)(a)]", false),
  ]

  @Test(arguments: trailers.indices) func encryption(_ index: Int) throws {
    let row = Self.trailers[index]
    let refusal = try Self.refusal(Self.document(trailer: row.text))
    #expect(refusal?.reason == (row.isRefused ? "it is encrypted" : nil), "\(row.text)")
    #expect(refusal == nil || refusal?.code == .unexaminable)
    let references = Self.stream("/Type/XRef\(row.text)", [])
    #expect(try Self.refusal(Self.document(references)) == refusal)
  }

  // MARK: Object streams

  /// Filters in the order of decoding.
  static let chains = [
    ["FlateDecode"], ["Fl"], ["ASCIIHexDecode"], ["AHx"], ["ASCII85Decode"], ["A85"], ["RunLengthDecode"],
    ["RL"],
    ["LZWDecode"], ["LZW"], ["FlateDecode", "FlateDecode"], ["ASCII85Decode", "LZWDecode"],
    ["ASCIIHexDecode", "RunLengthDecode", "FlateDecode"], ["RL", "A85", "AHx", "LZW", "Fl"],
  ]

  @Test(arguments: chains) func chainsOfFilters(_ chain: [String]) throws {
    for (action, words) in [("/JavaScript", "it has JavaScript"), ("/GoTo", nil)] as [(String, String?)] {
      let data = try chain.reversed().reduce(Array("5 0 <</S\(action)>>".utf8), PackedPDF.encoded)
      let names = "/Filter[/\(chain.joined(separator: "/"))]"
      for names in chain.count == 1 ? [names, "/#46ilter /\(chain[0])"] : [names] {
        for type in ["/Type/ObjStm", "/Type/Obj#53tm", "/Type%\n/ObjStm", "/Type 9 0 R", "/Type/Other", ""] {
          let object = Self.stream("\(type)\(names)/N 1/First 4", data)
          #expect(try Self.refusal(Self.document(object))?.reason == words, "\(type)\(names)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("/Predictor 1", 1, 1, []), ("/Predictor 2/Columns 5", 5, 1, []),
      ("/Predictor 2/Columns 3/Colors 3", 9, 3, []),
      ("/Predictor 10", 1, 1, [0]), ("/Predictor 12/Columns 4", 4, 1, [2]),
      ("/Predictor 15/Columns 6/Colors 2", 12, 2, [1, 2, 3, 4, 0]),
      ("/Predictor 11/Columns 9/BitsPerComponent 4", 5, 1, [4, 3]),
    ] as [(String, Int, Int, [Int])])
  func predictors(_ parameters: String, _ row: Int, _ pixel: Int, _ tags: [Int]) throws {
    let text = Array("5 0 <</S/JavaScript/JS(app.alert\\(1\\))>>".utf8)
    let rows =
      parameters.hasPrefix("/Predictor 1/") || parameters == "/Predictor 1"
      ? text
      : tags.isEmpty ? PackedPDF.tiffRows(text, row, pixel) : PackedPDF.pngRows(text, row, pixel, tags)
    for filter in ["FlateDecode", "LZWDecode"] {
      let data = try PackedPDF.encoded(rows, filter)
      for entries in [
        "/Filter/\(filter)/DecodeParms<<\(parameters)>>",
        "/Filter[/\(filter)]/DecodeParms[<<\(parameters)>>]",
      ] {
        let object = Self.stream("/Type/ObjStm/N 1/First 4\(entries)", data)
        #expect(try Self.refusal(Self.document(object))?.reason == "it has JavaScript", "\(entries)")
      }
    }
  }

  static let closed: [(entries: String, words: String)] = [
    ("/Filter/JBIG2Decode", "its objects are packed in a way that is not looked through"),
    ("/Filter[/Crypt/FlateDecode]", "its objects are packed in a way that is not looked through"),
    ("/First 9 0 R/Filter/FlateDecode", "readers differ in how its objects are packed"),
    ("/Filter 9 0 R", "how its objects are packed is written elsewhere"),
    ("/Filter[9 0 R]", "how its objects are packed is written elsewhere"),
    ("/Filter/FlateDecode/DecodeParms 9 0 R", "how its objects are packed is written elsewhere"),
    (
      "/Filter/FlateDecode/DecodeParms<</Predictor 9 0 R>>", "how its objects are packed is written elsewhere"
    ),
    ("/Filter/FlateDecode/F(a.bin)", "how its objects are packed is written elsewhere"),
    ("/F/FlateDecode/DP<<>>", "how its objects are packed is written elsewhere"),
    ("/Filter[/Fl/Fl/Fl/Fl/Fl/Fl/Fl/Fl/Fl]", "its objects are packed too many times"),
    ("/Filter/FlateDecode/Filter/LZWDecode", "readers differ in how its objects are packed"),
    ("/Filter[/FlateDecode]/DecodeParms<<>>", "readers differ in how its objects are packed"),
    (
      "/Filter/FlateDecode/DecodeParms<</Predictor 2/BitsPerComponent 4>>",
      "readers differ in how its objects are packed"
    ),
    ("/Filter/FlateDecode/DecodeParms<</Predictor 7>>", "readers differ in how its objects are packed"),
    (
      "/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 0>>",
      "readers differ in how its objects are packed"
    ),
    ("/Filter/LZWDecode/DecodeParms<</EarlyChange 2>>", "readers differ in how its objects are packed"),
    ("/Filter/FlateDecode/DecodeParms<</Predictor 12>>", "its objects are encrypted or damaged"),
    ("/Filter/LZWDecode", "its objects are encrypted or damaged"),
    ("/Filter/ASCIIHexDecode", "its objects are encrypted or damaged"),
    ("/Filter/ASCII85Decode", "its objects are encrypted or damaged"),
    ("/Filter/FlateDecode/X/Y/Z", "an object in it is not written as objects are"),
    ("/Filter/FlateDecode/X)", "an object in it is not written as objects are"),
    ("/Filter/FlateDecode/X[>>", "an object in it is not written as objects are"),
    ("/Filter/Flate#G0Decode", "an object in it is not written as objects are"),
    (
      "/Filter/FlateDecode/X" + String(repeating: "[", count: 40),
      "an object in it is not written as objects are"
    ),
  ]

  @Test(arguments: closed.indices) func unexaminableObjects(_ index: Int) throws {
    let row = Self.closed[index]
    let data = try Uploads.zlib(Array("5 0 <<>> %%%%%%".utf8))
    let refusal = try Self.refusal(Self.document(Self.stream("/Type/ObjStm/N 1/First 4\(row.entries)", data)))
    #expect(refusal?.reason == row.words, "\(row.entries)")
    #expect(refusal?.code == .unexaminable)
    // Other streams are not examined.
    if !row.words.hasPrefix("an object") {
      #expect(try Self.refusal(Self.document(Self.stream("/Type/XObject\(row.entries)", data))) == nil)
    }
  }

  @Test func tablesOfPackedObjects() throws {
    for (text, words) in [
      ("5 0 6 11 <</JS(x)>>/Launch", PDFContentTests.elsewhere),
      ("5 4 words = /Launch words", PDFContentTests.elsewhere),
      ("5 0 (/Launch)", nil), ("5 99999999999999999999 1", "an object in it is not written as objects are"),
      ("5 9223372036854775807 6 -99 ", nil),
    ] as [(String, String?)] {
      let object = Self.stream(
        "/Type/ObjStm/N 2/First 8/Filter/FlateDecode", try Uploads.zlib(Array(text.utf8)))
      #expect(try Self.refusal(Self.document(object))?.reason == words, "\(text)")
    }
    let data = try Uploads.zlib(Array("5 0 1".utf8))
    let object = Self.stream("/Type/ObjStm/N 1/First 9 0 R/Filter/FlateDecode", data)
    #expect(
      try Self.refusal(Self.document(object))?.reason == "how its objects are packed is written elsewhere")
  }
  private static let elsewhere = "what an action does is written elsewhere"

  @Test func streamStarts() throws {
    let data = try Uploads.zlib(Array("5 0 <</S/Launch>>".utf8))
    for (keyword, words) in [
      ("stream\r\n", "it starts a program"), ("stream \t\n", "it starts a program"),
      ("\n%words\nstream\r", "it starts a program"),
      ("stream words\n", "readers differ in how its objects are packed"),
      ("stream", "readers differ in how its objects are packed"),
    ] {
      let object = Self.stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data, keyword: keyword)
      #expect(try Self.refusal(Self.document(object))?.reason == words, "\(keyword)")
    }
  }

  /// Two bytes that end names in PDFium but not in other readers.
  @Test func bytesThatEndNamesInSomeReaders() throws {
    let data = try Uploads.zlib(Array("5 0 <</S/Launch>>".utf8))
    for byte in [0x80, 0xFF] as [UInt8] {
      for text in [
        "~<</Type/ObjStm/N 1/First 4/Filter/Fl>>stream\n", "<</Type~/ObjStm/N 1/First 4/Filter/Fl>>stream\n",
        "<</Type/ObjStm~/N 1/First 4/Filter/Fl>>stream\n", "<</N~1/First~4/Filter/Fl>>stream\n",
        "<</Type/ObjStm/N 1/First 4/Filter/Fl>>~stream\n", "<</Type/ObjStm/N 1/First 4/Filter~/Fl>>stream\n",
      ] {
        let object = text.utf8.map { $0 == UInt8(ascii: "~") ? byte : $0 } + data
        let refusal = try Self.refusal(Self.document(object))
        #expect(refusal?.reason == "an object in it is not written as objects are", "\(text)")
      }
      let action = "<</S~/Launch~>>".utf8.map { $0 == UInt8(ascii: "~") ? byte : $0 }
      #expect(try Self.refusal(Self.document(action))?.reason == "it starts a program")
    }
  }

  /// Stream lengths, other streams and strings do not hide objects.
  @Test func objectsInsideOthers() throws {
    let data = try Uploads.zlib(Array("5 0 <</S/Launch>>".utf8))
    let object = "9 0obj%\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length 0>>stream\n"
    let hidden = Array(object.utf8) + data
    #expect(try Self.refusal(Self.document(Self.stream("", hidden)))?.reason == "it starts a program")
    #expect(try Self.refusal(Self.document(Array("<</A(".utf8) + hidden))?.reason == "it starts a program")
    #expect(try Self.refusal(Self.document(Array("%".utf8) + hidden))?.reason == "it starts a program")
  }

  /// Objects and entries at chunk boundaries, and dictionaries longer than a chunk.
  @Test(arguments: [261_900, 262_144, 266_150]) func longDocuments(_ count: Int) throws {
    let data = try Uploads.zlib(Array("5 0 <</S/Launch>>".utf8))
    for shift in 0..<5 {
      let blanks = [UInt8](repeating: 0x20, count: count + shift * 17)
      let packed = Self.stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data)
      #expect(try Self.refusal(Self.document(blanks, packed))?.reason == "it starts a program")
      #expect(
        try Self.refusal(Self.document(Array("<</S".utf8) + blanks + Array("/Launch>>".utf8)))?.code
          == .active)
    }
    let long = Self.stream(
      "/A(\(String(repeating: "x", count: count)))/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data)
    #expect(try Self.refusal(Self.document(long))?.reason == "it starts a program")
  }

  /// A dictionary that is too long is refused if it may belong to an object stream.
  @Test func longDictionaries() throws {
    let data = try Uploads.zlib(Array("5 0 <</S/Launch>>".utf8))
    let long = "/A(\(String(repeating: "x", count: 1_100_000)))"
    let object = Self.stream("\(long)/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data)
    #expect(
      try Self.refusal(Self.document(object))?.reason == "an object in it is not written as objects are")
    #expect(try Self.refusal(Self.document(Array("<<\(long)>>".utf8))) == nil)
  }

  @Test func decompressionBombs() throws {
    let bomb = [0x78, 0x9C] + (try Deflater.deflate([UInt8](repeating: 0x20, count: 9 << 20)))
    let object = Self.stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", bomb)
    #expect(try Self.refusal(Self.document(object))?.reason == "there is more of it than is looked through")
    let nested = String(repeating: "1 0 obj<</A(", count: 20_000)
    #expect(try Self.refusal(Self.document(Array(nested.utf8)))?.reason == "its objects stand in one another")
  }

  // MARK: Filters

  /// Long enough for every code width and a full table.
  @Test(arguments: [0, 1]) func longLZW(_ early: Int) throws {
    var random: UInt32 = 1
    let bytes = (0..<60_000).map { index in
      random = random &* 1_664_525 &+ 1_013_904_223
      return index < 30_000 ? UInt8(random >> 30) : UInt8(truncatingIfNeeded: random >> 24)
    }
    let data = PackedPDF.lzw(bytes, early: early)
    let parameters = try #require(PackedPDF.filter("/LZWDecode", "<</EarlyChange \(early)>>"))
    var decoder = try parameters.decoder()
    var output: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: 1000) {
      let isWhole = try decoder.decode(
        Array(data[start..<min(start + 1000, data.count)]), appendingTo: &output, upTo: 1 << 20)
      #expect(isWhole == (start + 1000 >= data.count))
    }
    #expect(output == bytes)
  }

  @Test(arguments: ["/LZWDecode", "/ASCII85Decode", "/ASCIIHexDecode", "/RunLengthDecode", "/FlateDecode"])
  func limits(_ name: String) throws {
    let data = try PackedPDF.encoded([UInt8](repeating: 65, count: 100_000), String(name.dropFirst()))
    var decoder = try #require(PackedPDF.filter(name)).decoder()
    var output: [UInt8] = []
    #expect(try decoder.decode(data, appendingTo: &output, upTo: 5000) == false)
    #expect((5000..<10_000).contains(output.count))
    for count in 0..<64 {
      // Truncated data ends or needs more input.
      var decoder = try #require(PackedPDF.filter(name)).decoder()
      var output: [UInt8] = []
      #expect(try decoder.decode(Array(data[..<count]), appendingTo: &output, upTo: 5000) == false)
    }
  }
}
