import Testing
import TypeDeclarations

@Suite struct LintTests {
  static func found(_ text: String) throws -> [String] {
    try LintDocument(Array(text.utf8), file: "f").findings(in: LintContextSample.standard).map { finding in
      switch finding.place {
      case .property(_, let path, _): "\(finding.rule) \(path)"
      case .line(_, let line): "\(finding.rule) \(line)"
      case .unknown: finding.rule
      }
    }
  }

  @Test(arguments: LintRow.all)
  func findsWhatIsWrongAndNothingElse(row: LintRow) throws {
    #expect(try Self.found(row.file) == row.findings)
  }

  @Test func everyRuleHasARow() {
    let shown = Set(
      LintRow.all.flatMap(\.findings).compactMap { $0.split(separator: " ").first.map(String.init) })
    let rules = LintRule.all.map(\.name)
    #expect(Set(rules) == shown)
    #expect(Set(rules).count == rules.count)
  }

  @Test func rulesSayWhenWhyAndWhatHelps() {
    for rule in LintRule.all {
      for text in [rule.when, rule.because, rule.fix] { #expect(text.count >= 7, "\(rule.name)") }
    }
  }

  @Test func placesHaveLineAndColumn() throws {
    let text = """
      <plist version="1.0"><dict>
        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key><string>com.example.note</string>
            <key>UTTypeConformsTo</key><string>public.jpg</string>
          </dict>
        </array>
      </dict></plist>
      """
    let finding = try #require(
      LintDocument(Array(text.utf8), file: "Info.plist").findings(in: LintContextSample.standard).first)
    #expect(
      finding.description
        == "Info.plist:6:34: UTExportedTypeDeclarations[0].UTTypeConformsTo: warning: nothing declares 'public.jpg', but 'public.jpeg' is declared; write 'public.jpeg' if that is meant [parent-misspelled]"
    )
  }

  @Test(arguments: [
    (
      "<plist><dict><key>a</key></dict></plist>",
      "Info.plist:1:26: a: not a property list: expected a value for the key"
    ),
    ("{\"a\": }", "Info.plist:1:7: a: not a property list"),
    ("<plist><array/></plist>", "Info.plist:1:8: array where a dictionary"),
    ("[1, 2]", "Info.plist:1:1: JSON array where a dictionary belongs; declarations are in an Info.plist"),
    ("", "Info.plist:1: the file is empty; declarations are in"),
    (" \n\t", "Info.plist:1: the file is empty"),
    (
      "\u{FEFF}<?xml version='1.0'?>\n<!-- <plist> -->\n<mime-info xmlns='x'/>",
      "Info.plist:1:1: the file is XML of shared-mime-info"
    ),
    ("<!DOCTYPE HTML><p>", "Info.plist:1:1: the file is a page of HTML"),
    ("<html lang='en'>", "Info.plist:1:1: the file is a page of HTML"),
    ("<svg/>", "Info.plist:1:1: the file is XML with <svg> in place of <plist>"),
    ("<!DOCTYPE plist [<!ELEMENT x ANY>]><dict>", "Info.plist:1:"),
    (
      "bplist00nothing",
      "Info.plist: not a property list: expected an object, its offset and a trailer at byte 8"
    ),
    ("name\n", "Info.plist:1: the column 'identifier' is missing"),
  ])
  func refusesBrokenFilesWithTheirPlace(text: String, message: String) {
    let error = #expect(throws: DeclarationError.self) {
      _ = try LintDocument(Array(text.utf8), file: "Info.plist")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }

  @Test func filesNamedTogetherAreReadTogether() throws {
    func document(_ text: String) throws -> LintDocument { try LintDocument(Array(text.utf8), file: "f") }
    let one = try document("identifier\tconforms-to\ncom.example.a\tcom.other.b\n")
    let other = try document("identifier\tconforms-to\ncom.other.b\tpublic.data\n")
    let context = LintContextSample.standard
    #expect(one.findings(in: context).map(\.rule) == ["parent-undeclared"])
    #expect(one.findings(in: context, beside: [other]).isEmpty)
  }

  /// The lint's errors are exactly the declarations that registration refuses.
  @Test(arguments: [
    ("com.example/a", "public.data", "", true), ("dyn.age80", "public.data", "", true),
    ("com.example.a", "com.example.a", "", true),
    ("com.example.a", "public.data", ".a", true), ("com.example.a", "public.data", "a", false),
  ])
  func errorsMatchRegistration(identifier: String, parent: String, tag: String, isRefused: Bool) throws {
    let text = "identifier\tconforms-to\textensions\n\(identifier)\t\(parent)\t\(tag)\n"
    let errors = try LintDocument(Array(text.utf8), file: "t").findings(in: LintContextSample.standard)
      .filter { $0.severity == .error }
    #expect(errors.isEmpty != isRefused)
    if isRefused {
      #expect(throws: DeclarationError.self) {
        _ = try TypeDeclaration.declarations(inTable: text, file: "t")
      }
    }
  }

  /// Lint and registration report the same location of an error.
  @Test(arguments: [
    (#""UTTypeIdentifier": "com.example/a", "UTTypeConformsTo": ["public.data"]"#, "identifier-character"),
    (#""UTTypeIdentifier": "dyn.age80", "UTTypeConformsTo": ["public.data"]"#, "identifier-dynamic"),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": ["public.data", "com.example.A"]"#,
      "parent-self"
    ),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": "public.data", "UTTypeTagSpecification": {"public.filename-extension": ["a", ".B"]}"#,
      "extension-leading-dot"
    ),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": "public.data", "UTTypeTagSpecification": {"public.mime-type": ""}"#,
      "tag-empty"
    ),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": ["public.data", "com.other.b"]"#,
      "parent-undeclared"
    ),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": "public.data"}, {"UTTypeIdentifier": "com.example.A", "UTTypeConformsTo": "public.data""#,
      "declared-twice"
    ),
    (
      #""UTTypeIdentifier": "com.example.a", "UTTypeConformsTo": ["public.data", "com.example.b"]}, {"UTTypeIdentifier": "com.example.b", "UTTypeConformsTo": "com.example.a""#,
      "parent-cycle"
    ),
  ])
  func locationsMatchRegistration(declaration: String, rule: String) throws {
    let bytes = Array(#"{"UTExportedTypeDeclarations": [{\#(declaration)}]}"#.utf8)
    let place = try LintDocument(bytes, file: "f").findings(in: LintContextSample.standard)
      .first { $0.rule == rule }?.place
    let error = #expect(throws: DeclarationError.self) {
      let declarations = try TypeDeclaration.declarations(inPropertyList: bytes, file: "f")
      try TypeDeclaration.checkParents(of: declarations) { $0.hasPrefix("public.") }
    }
    #expect(error?.place == place)
  }
}
