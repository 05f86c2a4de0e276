import Testing
import TypeDeclarations

/// `--fix` removes the mistakes and keeps every other byte.
@Suite struct LintFixingTests {
  private static func fixed(_ text: String) throws -> (text: String, fixed: [String]) {
    let result = try LintDocument.fixed(Array(text.utf8), file: "f", in: LintContextSample.standard)
    return (String(decoding: result.bytes, as: UTF8.self), result.fixed.map(\.rule))
  }

  private static let broken = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- kept -->
    <plist version="1.0">
    <dict>
    \t<key>UTExportedTypeDeclarations</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UTTypeIdentifier</key> <string>com.example.note</string>
    \t\t\t<key>UTTypeDescription</key>   <string>Tom &amp; Jerry</string>
    \t\t\t<key>UTTypeConformsTo</key>
    \t\t\t<array>
    \t\t\t\t<string>public.data </string>
    \t\t\t\t<string>com.example.note</string> <!-- by mistake -->
    \t\t\t\t<string>public.data</string>
    \t\t\t</array>
    \t\t\t<key>UTTypeTagSpecification</key>
    \t\t\t<dict>
    \t\t\t\t<key>public.filename-extension</key>
    \t\t\t\t<array><string>.NTE</string><string/><string><![CDATA[nte]]></string></array>
    \t\t\t\t<key>public.mime-type</key><string> text/x-note</string>
    \t\t\t</dict>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """

  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- kept -->
    <plist version="1.0">
    <dict>
    \t<key>UTExportedTypeDeclarations</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>UTTypeIdentifier</key> <string>com.example.note</string>
    \t\t\t<key>UTTypeDescription</key>   <string>Tom &amp; Jerry</string>
    \t\t\t<key>UTTypeConformsTo</key>
    \t\t\t<array>
    \t\t\t\t<string>public.data</string> <!-- by mistake -->
    \t\t\t</array>
    \t\t\t<key>UTTypeTagSpecification</key>
    \t\t\t<dict>
    \t\t\t\t<key>public.filename-extension</key>
    \t\t\t\t<array><string>nte</string></array>
    \t\t\t\t<key>public.mime-type</key><string>text/x-note</string>
    \t\t\t</dict>
    \t\t</dict>
    \t</array>
    </dict>
    </plist>

    """

  @Test func changesXMLWhereItIsWrong() throws {
    let result = try Self.fixed(Self.broken)
    #expect(result.text == Self.whole)
    #expect(
      Set(result.fixed) == [
        "reference-blank", "parent-self", "parent-repeated", "extension-leading-dot", "extension-case",
        "tag-empty",
        "tag-repeated", "tag-blank",
      ])
    #expect(try LintTests.found(result.text) == [])
    let again = try Self.fixed(result.text)
    #expect(again.text == result.text && again.fixed.isEmpty)
  }

  @Test(arguments: ["\r\n", "\r"])
  func keepsLineEndsAndMarks(lineEnd: String) throws {
    func text(_ template: String) -> [UInt8] {
      [0xEF, 0xBB, 0xBF] + template.utf8.flatMap { $0 == 0x0A ? Array(lineEnd.utf8) : [$0] }
    }
    let result = try LintDocument.fixed(text(Self.broken), file: "f", in: LintContextSample.standard)
    #expect(result.bytes == text(Self.whole))
  }

  @Test(arguments: [
    (#"["nte", "NTE"]"#, #"["nte"]"#), (#"["NTE","nte" , "x"]"#, #"["nte","x"]"#),
    (#"["", "nte"]"#, #"["nte"]"#),
    (#"[ "" ]"#, "[  ]"), (#"".NT\u0045""#, #""nte""#), (#"["a", "", "a"]"#, #"["a"]"#),
    (#"["..a"]"#, #"["a"]"#),
  ])
  func changesJSONWhereItIsWrong(tags: String, expected: String) throws {
    func text(_ tags: String) -> String {
      #"{"UTExportedTypeDeclarations":  [{"UTTypeIdentifier": "com.example.note", "UTTypeDescription": "é\"",\#n"UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {"public.filename-extension": \#(tags)}}]}"#
    }
    #expect(try Self.fixed(text(tags)).text == text(expected))
  }

  /// A misspelled key is changed if the right one is missing, and nothing else.
  @Test func changesKeysThatAreMisspelt() throws {
    let before = """
      <plist version="1.0"><dict>
        <key>UTExportedTypeDeclaration</key> <!-- one -->
        <array><dict>
          <key>UTTypeIdentifer</key><string>com.example.note</string>
          <key>UTTypeDescription</key><string>Tom &amp; Jerry</string>
          <key>UTTypeConformTo</key><array><string>public.data</string></array>
          <key>UTTypeTagSpecification</key><dict>
            <key>public.filename-extention</key><array><string>NTE</string></array>
          </dict>
        </dict></array>
        <key>CFBundleDocumentTypes</key>
        <array><dict>
          <key>LSItemContentTypes</key><array><string>com.example.note</string></array>
          <key>LSHandlerRank</key><string>default</string>
          <key>LSTypeIsPackages</key><true/><key>LSTypeIsPackage</key><false/>
        </dict></array>
      </dict></plist>
      """
    let after = before.replacing("Declaration</key>", with: "Declarations</key>")
      .replacing("Identifer", with: "Identifier").replacing("ConformTo", with: "ConformsTo")
      .replacing("extention", with: "extension").replacing("NTE", with: "nte")
      .replacing("default", with: "Default")
    let result = try Self.fixed(before)
    #expect(result.text == after)
    #expect(
      Set(result.fixed) == ["key-misspelled", "word-unknown", "tag-class-misspelled", "extension-case"])
    #expect(try LintTests.found(after) == ["key-misspelled CFBundleDocumentTypes[0].LSTypeIsPackages"])
    let twice = #"{"UTImportedTypeDeclaration": [], "UTImportedTypeDeclarationz": []}"#
    #expect(try Self.fixed(twice).text == twice)
    let list = #"{"UTImportedTypeDeclaration" : [], "NSExtensio\u006E": {}}"#
    #expect(
      try Self.fixed(list).text == #"{"UTImportedTypeDeclarations" : [], "NSExtensio\u006E": {}}"#)
  }

  @Test func changesTablesWhereTheyAreWrong() throws {
    let before = """
      # kept\r
      identifier\tconforms-to\textensions\tmime-types\r
      com.example.a\tpublic.data,com.example.a,public.data\t.A,b\\,c,B\\,C,a\ttext/x-a\\s\r
      \r
      com.example.b\tpublic.data\tb\t
      """
    let after = """
      # kept\r
      identifier\tconforms-to\textensions\tmime-types\r
      com.example.a\tpublic.data\ta,b\\,c\ttext/x-a\r
      \r
      com.example.b\tpublic.data\tb\t
      """
    #expect(try Self.fixed(before).text == after)
  }

  @Test func findingsThatNeedDecisionsStay() throws {
    for row in LintRow.all {
      let document = try LintDocument(Array(row.file.utf8), file: "f")
      let findings = document.findings(in: LintContextSample.standard)
      let result = try Self.fixed(row.file)
      let hasFixable = findings.contains { $0.isFixable }
      #expect(hasFixable || result.text == row.file, "\(row.name)")
      let rest = try LintDocument(Array(result.text.utf8), file: "f").findings(in: LintContextSample.standard)
      let isDone = !rest.contains { $0.isFixable }
      #expect(isDone, "\(row.name)")
      // Findings without a fix remain.
      #expect(findings.filter { !$0.isFixable }.count <= rest.count, "\(row.name)")
    }
  }

  @Test func onlyRulesThatSaySoAreMechanical() throws {
    let fixable = try Set(
      (LintRow.all.map(\.file) + [Self.broken]).flatMap { file in
        try LintDocument(Array(file.utf8), file: "f").findings(in: LintContextSample.standard).filter(
          \.isFixable
        )
        .map(\.rule)
      })
    #expect(fixable.isSubset(of: Set(LintRule.all.filter(\.isMechanical).map(\.name))))
  }

  @Test func textInOtherEncodingsIsRefused() throws {
    let text = Self.broken.replacing("UTF-8", with: "UTF-16")
    let bytes: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let findings = try LintDocument(bytes, file: "f").findings(in: LintContextSample.standard)
    #expect(!findings.isEmpty)
    #expect(throws: DeclarationError.self) {
      _ = try LintDocument.fixed(bytes, file: "f", in: LintContextSample.standard)
    }
  }
}
