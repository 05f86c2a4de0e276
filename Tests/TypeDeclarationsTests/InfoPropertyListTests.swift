import Testing
import TypeDeclarations

@Suite struct InfoPropertyListTests {
  private static func xml(_ declarations: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>Notes</string>
      <key>UTExportedTypeDeclarations</key>
      \(declarations)
      </dict></plist>
      """.utf8)
  }

  private static let note = """
    <array><dict>
    <key>UTTypeIdentifier</key><string>com.example.Note</string>
    <key>UTTypeConformsTo</key><string>public.plain-text</string>
    <key>UTTypeVersion</key><string>3</string>
    <key>UTTypeTagSpecification</key><dict>
    <key>public.filename-extension</key><array><string>Note</string><string>nt</string></array>
    <key>public.mime-type</key><string>text/x-note</string>
    <key>com.example.unknown-class</key><string>x</string>
    </dict></dict></array>
    """

  @Test func readsXML() throws {
    let declarations = try TypeDeclaration.declarations(in: Self.xml(Self.note), file: "Info.plist")
    let note = try #require(declarations.first)
    #expect(declarations.count == 1 && note.identifier == "com.example.note" && note.standing == .exported)
    #expect(note.conformsTo == ["public.plain-text"] && note.version == 3)
    #expect(note.tags == [.filenameExtension: ["note", "nt"], .mimeType: ["text/x-note"]])
  }

  @Test func readsJSONAsTheSameDeclarations() throws {
    let json = """
      {"UTImportedTypeDeclarations": [{"UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": ["public.data"],
       "UTTypeTagSpecification": {"public.filename-extension": "note"}}]}
      """
    let note = try #require(try TypeDeclaration.declarations(in: Array(json.utf8), file: "Info.json").first)
    #expect(note.standing == .imported && note.tags == [.filenameExtension: ["note"]])
  }

  @Test(arguments: [
    ("<string>x</string>", "Info.plist:5:1: UTExportedTypeDeclarations: string where an array belongs"),
    (
      "<array><string>x</string></array>",
      "Info.plist:5:8: UTExportedTypeDeclarations[0]: string where a dictionary"
    ),
    ("<array><dict></dict></array>", "Info.plist:5:8: UTExportedTypeDeclarations[0]: no UTTypeIdentifier"),
    (
      "<array><dict><key>UTTypeIdentifier</key><integer>1</integer></dict></array>",
      "Info.plist:5:41: UTExportedTypeDeclarations[0].UTTypeIdentifier: integer where a string"
    ),
    (
      "<array><dict><key>UTTypeIdentifier</key><string>a_b</string></dict></array>",
      "Info.plist:5:41: UTExportedTypeDeclarations[0].UTTypeIdentifier: '_' in the identifier 'a_b'"
    ),
    ("<array><dict></array>", "Info.plist:5:"),
  ])
  func refusesWithPlaceAndKeyPath(declarations: String, message: String) {
    let error = #expect(throws: DeclarationError.self) {
      _ = try TypeDeclaration.declarations(in: Self.xml(declarations), file: "Info.plist")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }
}
