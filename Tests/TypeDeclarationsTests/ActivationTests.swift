import Testing
import TypeDeclarations

/// A rule, a share, and the expected result.
struct ActivationRow: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The attachments: `a.jpg` and so on.
  let share: [String]
  /// nil if the extension is offered; otherwise the reasons.
  let refusals: [String]?

  var testDescription: String { "\(rule) × \(share)" }

  init(_ rule: String, _ share: [String], _ refusals: [String]? = nil) {
    (self.rule, self.share, self.refusals) = (rule, share, refusals)
  }

  private static let known: [String: [String]] = [
    "jpg": ["public.jpeg"], "heic": ["public.heic", "public.jpeg"], "mov": ["com.apple.quicktime-movie"],
    "txt": ["public.plain-text"], "pdf": ["com.adobe.pdf"], "folder": ["public.folder"],
    "webloc": ["public.url"], "live": ["public.heic", "com.apple.quicktime-movie", "com.apple.live-photo"],
  ]

  var attachments: [ActivationShare.Attachment] {
    share.map { name in
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      return .init(name: name, registeredTypes: Self.known[ending] ?? [])
    }
  }

  private static let parents: [String: [String]] = [
    "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.image": ["public.data"],
    "com.apple.quicktime-movie": ["public.movie"], "public.movie": ["public.data"],
    "public.plain-text": ["public.text"], "public.text": ["public.data"], "com.adobe.pdf": ["public.data"],
    "com.apple.live-photo": ["public.image"],
  ]

  static func conforms(_ identifier: String, _ supertype: String) -> Bool {
    identifier == supertype || (parents[identifier] ?? []).contains { conforms($0, supertype) }
  }

  /// A dictionary by short names.
  static func dictionary(_ entries: String) -> String {
    "{"
      + entries.split(separator: " ").map { entry in
        let parts = entry.split(separator: "=")
        let key =
          switch parts[0] {
          case "version": "DictionaryVersion"
          case "strict": "UsesStrictMatching"
          case "text": "SupportsText"
          case "most": "SupportsAttachmentsWithMaxCount"
          case "least": "SupportsAttachmentsWithMinCount"
          default: "Supports\(parts[0])WithMaxCount"
          }
        return "\"NSExtensionActivation\(key)\": \(parts[1])"
      }.joined(separator: ", ") + "}"
  }

  /// A predicate on the attachments of the one item.
  static func matching(_ test: String, _ count: String) -> String {
    "SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, \(test)).@count \(count)).@count == 1"
  }

  private static let image = #"ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image""#
  private static let movie = #"ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.movie""#
  private static func supports(_ name: String) -> String {
    "NSExtensionActivationSupports\(name)WithMaxCount"
  }

  static let dictionaries: [ActivationRow] = [
    ActivationRow("Image=1", ["a.jpg"]), ActivationRow("Image=2", ["a.jpg", "b.heic"]),
    ActivationRow(
      "Image=1", ["a.jpg", "b.jpg"], ["\(supports("Image")) is 1, and 2 images were given"]),
    ActivationRow(
      "Image=1", ["clip.mov"], ["clip.mov (com.apple.quicktime-movie) is taken by no clause"]),
    ActivationRow(
      "Image=1", ["a.jpg", "clip.mov"], ["clip.mov (com.apple.quicktime-movie) is taken by no clause"]),
    ActivationRow("Image=1 version=2", ["a.jpg", "clip.mov"]),
    ActivationRow(
      "Image=1 version=2 strict=true", ["a.jpg", "clip.mov"],
      ["clip.mov (com.apple.quicktime-movie) is taken by no clause"]),
    ActivationRow(
      "Image=1 version=2", ["a.jpg", "b.jpg", "clip.mov"],
      ["\(supports("Image")) is 1, and 2 images were given"]),
    ActivationRow(
      "Image=1 version=2", ["clip.mov"], ["clip.mov (com.apple.quicktime-movie) is taken by no clause"]),
    ActivationRow("Image=1 Movie=1", ["a.jpg", "clip.mov"]), ActivationRow("File=2", ["a.jpg", "b.pdf"]),
    ActivationRow("File=2", ["in.folder"], ["in.folder (public.folder) is taken by no clause"]),
    ActivationRow("File=1", ["a.jpg", "b.pdf"], ["\(supports("File")) is 1, and 2 files were given"]),
    ActivationRow("text=true", ["a.txt", "b.txt"]),
    ActivationRow("text=false", ["a.txt"], ["no key of the rule takes anything"]),
    ActivationRow("text=1", ["a.txt"]),
    ActivationRow("WebURL=1", ["a.txt"], ["a.txt (public.plain-text) is taken by no clause"]),
    ActivationRow("WebPage=1", ["a.txt"], ["a.txt (public.plain-text) is taken by no clause"]),
    ActivationRow("most=2", ["a.txt", "b.pdf"]),
    ActivationRow(
      "most=1", ["a.txt", "b.pdf"],
      ["NSExtensionActivationSupportsAttachmentsWithMaxCount is 1, and 2 attachments were given"]),
    ActivationRow(
      "Image=9 least=2", ["a.jpg"],
      ["NSExtensionActivationSupportsAttachmentsWithMinCount is 2, and 1 attachment was given"]),
    ActivationRow("File=5 Image=0", ["a.jpg"], ["\(supports("Image")) is 0, and 1 image was given"]),
    ActivationRow("File=0 Image=5", ["a.jpg"]),
    ActivationRow(
      "File=0 Image=5 version=2", ["a.jpg", "b.pdf"], ["\(supports("File")) is 0, and 1 file was given"]),
    ActivationRow("Image=-1 File=1", ["a.jpg"]), ActivationRow("Image=1", ["IMG_0001.live"]),
    ActivationRow(
      "Image=0 Movie=0", ["a.jpg"],
      ["\(supports("Image")) is 0, and 1 image was given", "no key of the rule takes anything"]),
    ActivationRow("Image=1", [], ["nothing was given"]),
  ]

  /// Rules that developers reported as not working, and their fixes.
  static let reports: [ActivationRow] = [
    // alinz/react-native-share-extension#124 and #74: only URLs, until images had a key.
    ActivationRow("WebURL=1", ["IMG_0001.jpg"], ["IMG_0001.jpg (public.jpeg) is taken by no clause"]),
    ActivationRow("Image=1 WebURL=1", ["IMG_0001.jpg"]),
    // TumblrArchive/ios-extension-issues#5: a picture with a text.
    ActivationRow("Image=1", ["a.jpg", "a.txt"], ["a.txt (public.plain-text) is taken by no clause"]),
    ActivationRow("Image=1 text=true", ["a.jpg", "a.txt"]),
    // mozilla-mobile/firefox-ios#3203: version 2 requires one match, version 1 all.
    ActivationRow("WebURL=1 version=2", ["a.webloc", "a.txt"]),
    ActivationRow("WebURL=1", ["a.webloc", "a.txt"], ["a.txt (public.plain-text) is taken by no clause"]),
    // MaxAst/expo-share-extension#101: a host that registers a URL in place of the picture.
    ActivationRow("Image=1", ["a.webloc"], ["a.webloc (public.url) is taken by no clause"]),
  ]

  /// The form of wordpress-mobile/WordPress-iOS#9543: up to two images, or one text.
  private static let wordPress =
    #"""
    SUBQUERY (
      extensionItems, $i,
      SUBQUERY (
        $i.attachments, $a,
        ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image"
        || ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.png"
      ).@count < 3
      && SUBQUERY ($i.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image").@count > 0
      || SUBQUERY ($i.attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO "public.text").@count == 1
    ).@count == 1
    """#

  static let predicates: [ActivationRow] = [
    ActivationRow(wordPress, ["a.jpg", "b.jpg"]), ActivationRow(wordPress, ["a.txt"]),
    ActivationRow(
      wordPress, ["a.jpg", "b.jpg", "c.jpg"],
      [
        "3 attachments match, and the clause asks for < 3", "a.jpg (public.jpeg) is taken by no clause",
        "b.jpg (public.jpeg) is taken by no clause", "c.jpg (public.jpeg) is taken by no clause",
      ]),
    ActivationRow("TRUEPREDICATE", ["a.jpg"]),
    ActivationRow("FALSEPREDICATE", ["a.jpg"], ["it holds for nothing"]),
    ActivationRow("NOT FALSEPREDICATE", ["a.jpg"]), ActivationRow("!(FALSEPREDICATE)", ["a.jpg"]),
    ActivationRow(matching(image, "== $i.attachments.@count"), ["a.jpg", "b.jpg"]),
    ActivationRow(
      matching(image, "== $i.attachments.@count"), ["a.jpg", "clip.mov", "c.pdf"],
      [
        "clip.mov (com.apple.quicktime-movie) is taken by no clause",
        "c.pdf (com.adobe.pdf) is taken by no clause",
      ]),
    ActivationRow(matching(image, ">= 1"), ["a.jpg", "clip.mov"]),
    ActivationRow(
      matching(image, "== 1"), ["a.jpg", "b.jpg"], ["2 attachments match, and the clause asks for == 1"]),
    ActivationRow(
      matching(image, "< 3"), ["a.jpg", "b.jpg", "c.jpg"],
      ["3 attachments match, and the clause asks for < 3"]),
    ActivationRow(matching("\(image) || \(movie)", "== 2"), ["a.jpg", "clip.mov"]),
    ActivationRow(matching("\(image) AND \(movie)", "== 1"), ["IMG_0001.live"]),
    ActivationRow(
      matching("\(image) AND NOT \(movie)", "== 1"), ["IMG_0001.live"],
      ["IMG_0001.live (public.heic, com.apple.quicktime-movie, com.apple.live-photo) is taken by no clause"]),
    ActivationRow(
      matching(image, "== 1") + " OR " + matching(movie, "== 1"), ["a.pdf"],
      [
        "a.pdf (com.adobe.pdf) is taken by no clause", "a.pdf (com.adobe.pdf) is taken by no clause",
      ]),
    ActivationRow(
      "SUBQUERY(extensionItems, $i, $i.attachments.@count == 2).@count == 1", ["a.jpg"],
      ["1 attachment is given, and the clause asks for == 2"]),
    ActivationRow("extensionItems.@count = 1", ["a.jpg", "b.jpg"]),
    ActivationRow("1 =< extensionItems.@count && extensionItems.@count <> 2", ["a.jpg"]),
    ActivationRow(
      matching(#"ALL $a.registeredTypeIdentifiers UTI-EQUALS "public.jpeg""#, "== 1"), ["a.jpg", "b.heic"]),
    ActivationRow(
      matching(#"NONE $a.registeredTypeIdentifiers == "public.jpeg""#, "== 1"), ["a.jpg", "b.pdf"]),
    ActivationRow(
      matching(#"SOME $a.registeredTypeIdentifiers IN {"public.jpeg", 'com.adobe.pdf'}"#, "== 2"),
      ["a.jpg", "b.pdf"]),
    ActivationRow(matching(#""public.jpeg" IN $a.registeredTypeIdentifiers"#, "== 1"), ["a.jpg", "b.pdf"]),
    ActivationRow(matching(#"$a.registeredTypeIdentifiers CONTAINS[c] "PUBLIC.jpeg""#, "== 1"), ["a.jpg"]),
    ActivationRow(
      matching(#"ANY $a.registeredTypeIdentifiers BEGINSWITH "public.""#, "== 1"), ["a.jpg", "b.pdf"]),
    ActivationRow(
      matching(#"ANY $a.registeredTypeIdentifiers ENDSWITH[cd] ".PDF""#, "== 1"), ["a.jpg", "b.pdf"]),
    ActivationRow(matching(#"ANY $a.registeredTypeIdentifiers LIKE "*.p?f""#, "== 1"), ["a.jpg", "b.pdf"]),
    ActivationRow(
      matching(#"ANY $a.registeredTypeIdentifiers MATCHES[c] "com\\..*\\.(PDF|ps)""#, "== 1"),
      ["a.jpg", "b.pdf"]),
    ActivationRow(matching(#"ANY $a.registeredTypeIdentifiers MATCHES "pdf""#, "== 0"), ["b.pdf"]),
    ActivationRow(
      matching(
        #"SUBQUERY($a.registeredTypeIdentifiers, $t, $t UTI-CONFORMS-TO "public.image").@count == 2"#, "== 1"),
      ["a.jpg", "b.heic"]),
    ActivationRow("(SUBQUERY(extensionItems, $i, TRUEPREDICATE)).@count == (1)", ["a.jpg"]),
  ]
}

@Suite struct ActivationTests {
  private static func offers(_ value: String) throws -> ActivationRule? {
    let list = #"{"NSExtension": {"NSExtensionAttributes": {"NSExtensionActivationRule": \#(value)}}}"#
    return try BundleOffers(inPropertyList: Array(list.utf8), file: "f").rule
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }

  private static func answer(_ row: ActivationRow, _ value: String) throws -> ActivationAnswer {
    try #require(try offers(value)).answer(
      about: ActivationShare(row.attachments), conforms: ActivationRow.conforms)
  }

  @Test(arguments: ActivationRow.dictionaries + ActivationRow.reports) func dictionaryAnswers(
    row: ActivationRow
  ) throws {
    let answer = try Self.answer(row, ActivationRow.dictionary(row.rule))
    #expect(answer.isOffered == (row.refusals == nil))
    if let refusals = row.refusals { #expect(answer.clauses.map(\.reason) == refusals) }
  }

  @Test(arguments: ActivationRow.predicates) func predicateAnswers(row: ActivationRow) throws {
    let answer = try Self.answer(row, Self.quoted(row.rule))
    #expect(answer.isOffered == (row.refusals == nil))
    if let refusals = row.refusals { #expect(answer.clauses.map(\.reason) == refusals) }
  }

  @Test func itemsAreEvaluatedSeparately() throws {
    let rule = try #require(
      try Self.offers(Self.quoted("SUBQUERY(extensionItems, $i, $i.attachments.@count == 1).@count == 2")))
    let one = ActivationShare.Attachment(name: "a", registeredTypes: ["public.jpeg"])
    #expect(try rule.answer(about: ActivationShare(items: [[one], [one]]), conforms: ==).isOffered)
    #expect(try !rule.answer(about: ActivationShare(items: [[one, one]]), conforms: ==).isOffered)
  }

  @Test func clausesNameThePartOfThePredicate() throws {
    let row = ActivationRow("extensionItems.@count == 1 AND\n  FALSEPREDICATE", ["a.jpg"])
    #expect(try Self.answer(row, Self.quoted(row.rule)).clauses.map(\.name) == ["FALSEPREDICATE"])
  }

  @Test(arguments: [
    ("", ActivationError.Kind.syntax), ("   ", .syntax), ("TRUEPREDICATE TRUEPREDICATE", .syntax),
    ("1", .syntax), ("1 ==", .syntax), ("== 1", .syntax), ("'a", .syntax), ("\"a\\", .syntax), ("$", .syntax),
    ("@", .syntax), ("1 == %d", .syntax), ("1 == ü", .syntax), ("(1 == 1", .syntax), ("1 == 1)", .syntax),
    ("ANY", .syntax), ("ANY TRUEPREDICATE", .syntax), ("NOT", .syntax), ("1 == 1 AND", .syntax),
    ("extensionItems", .syntax), ("99999999999999999999 == 1", .syntax),
    ("extensionItems.@count == [1", .syntax),
    ("'a' ==[", .syntax), ("'a' ==[c 'a'", .syntax), ("'a' IN {1}", .syntax), ("'a' IN {'b' 'c'}", .syntax),
    ("'a' IN {'b'", .syntax), ("SUBQUERY extensionItems", .syntax),
    ("SUBQUERY(extensionItems, i, TRUEPREDICATE)", .syntax),
    ("'a' MATCHES '('", .syntax), ("'a' MATCHES ')'", .syntax), ("'a' MATCHES '['", .syntax),
    ("'a' MATCHES '*'", .syntax),
    ("extensionItem.@count == 1", .name), ("$i.attachments.@count == 1", .name), ("items.@count == 1", .name),
    ("SUBQUERY(extensionItems, $i, $i.attachment.@count == 1).@count == 1", .name),
    ("ANY 1 == 1", .value), ("'a' < 'b'", .value), ("1 == 'a'", .value), ("1 UTI-EQUALS 'a'", .value),
    ("'a'.@count == 1", .value), ("SUBQUERY(1, $i, TRUEPREDICATE).@count == 1", .value),
    ("1.5 == 1", .unsupported), ("foo(1) == 1", .unsupported), ("'a' ==[n] 'a'", .unsupported),
    ("extensionItems.@sum == 1", .unsupported), ("extensionItems.attachments.@count == 1", .unsupported),
    ("'a' MATCHES '(?=a)'", .unsupported), ("'a' MATCHES '\\\\p'", .unsupported),
    ("'a' MATCHES 'a++'", .unsupported),
    ("'a' MATCHES 'a{1,9999}'", .unsupported),
  ])
  func invalidPredicatesAreRefused(text: String, kind: ActivationError.Kind) {
    let error = #expect(throws: ActivationError.self) { _ = try ActivationPredicate(text) }
    #expect(error?.kind == kind, "\(error?.description ?? "")")
  }

  @Test func errorsHaveALineAndAColumn() {
    let error = #expect(throws: ActivationError.self) {
      _ = try ActivationPredicate("extensionItems.@count\n  ~ 1")
    }
    #expect(error?.description == "line 2, column 3: '~' has no meaning in a predicate")
  }

  /// A missing parenthesis is reported at its position, with the open one.
  @Test(arguments: [
    (
      "(1 == 1",
      "line 1, column 8: a ')' is missing before the end: the '(' at line 1, column 1 is not closed"
    ),
    (
      "SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, TRUEPREDICATE).@count >= 1.@count == 1",
      "line 1, column 85: a ')' is missing before '.@count': the '(' at line 1, column 9 is not closed"
    ),
    (
      "SUBQUERY(extensionItems, $i,\n 'a' == 'b'.@count == 1",
      "line 2, column 12: a ')' is missing before '.@count': the '(' at line 1, column 9 is not closed"
    ),
    ("1 == 1)", "line 1, column 7: this ')' closes no '('"),
    ("('a'.@count == 1)", "line 1, column 6: @count of a text is not understood"),
  ])
  func missingParenthesesAreNamed(text: String, message: String) {
    let error = #expect(throws: ActivationError.self) { _ = try ActivationPredicate(text) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (["a.mov", "IMG_0001.live"], "2 movies were given, 1 of them half of a Live Photo"),
    (["a.mov", "b.mov"], "2 movies were given"),
    (["a.live", "b.live"], "2 movies were given, all of them halves of Live Photos"),
    (["a.live", "b.live", "c.mov"], "3 movies were given, 2 of them halves of Live Photos"),
  ])
  func moviesOfLivePhotosAreNamed(share: [String], words: String) throws {
    let row = ActivationRow("Movie=1", share)
    let answer = try Self.answer(row, ActivationRow.dictionary(row.rule))
    #expect(
      answer.clauses.map(\.reason) == ["NSExtensionActivationSupportsMovieWithMaxCount is 1, and \(words)"])
    #expect(answer.clauses.map(\.attachment) == [nil])
  }

  @Test func clausesNameTheirAttachment() throws {
    let row = ActivationRow("Image=9", ["a.jpg", "b.mov", "c.pdf"])
    #expect(try Self.answer(row, ActivationRow.dictionary(row.rule)).clauses.map(\.attachment) == [1, 2])
    let rule = try #require(
      try Self.offers(
        Self.quoted(
          #"SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY $a.registeredTypeIdentifiers == "x").@count >= 1).@count == 2"#
        )))
    let one = ActivationShare.Attachment(name: "a", registeredTypes: ["x"])
    let other = ActivationShare.Attachment(name: "b", registeredTypes: ["y"])
    let answer = try rule.answer(about: ActivationShare(items: [[one, one], [other]]), conforms: ==)
    #expect(answer.clauses.map(\.attachment) == [2])
  }

  @Test func similarNamesAreSuggested() {
    let error = #expect(throws: ActivationError.self) {
      _ = try ActivationPredicate("extensionItem.@count == 1")
    }
    #expect(error?.suggestion == "extensionItems")
  }

  /// Deep, long and unusual texts fail or are evaluated quickly, without a crash.
  ///
  /// The arguments are indices into the list, since a report prints them.
  private static let hostile = [
    String(repeating: "(", count: 60_000), String(repeating: "NOT ", count: 15_000) + "TRUEPREDICATE",
    String(repeating: "(", count: 60) + "1 == 1" + String(repeating: ")", count: 60),
    String(repeating: "SUBQUERY(", count: 7000), String(repeating: "'", count: 60_001),
    String(repeating: "x", count: 1 << 17), String(repeating: "1 == 1 AND ", count: 5000) + "1 == 1",
    String(repeating: "extensionItems.@count == 1 OR ", count: 2000) + "FALSEPREDICATE",
    "'a' MATCHES '" + String(repeating: "(a*)*", count: 5000) + "'", "'a' MATCHES '((a{1000}){1000}){1000}'",
    "'" + String(repeating: "a", count: 32_000) + "' CONTAINS '" + String(repeating: "a", count: 31_000)
      + "b'",
    String(repeating: "'a' UTI-EQUALS 'b' OR ", count: 2900) + "1 == 1",
    "'a' MATCHES '" + String(repeating: "(", count: 5000) + "'", "\u{0}", "\u{FEFF}TRUEPREDICATE",
    "“a” == “a”",
  ]

  @Test(arguments: hostile.indices)
  func hostilePredicatesEnd(index: Int) throws {
    let text = Self.hostile[index]
    let list =
      #"{"NSExtension": {"NSExtensionAttributes": {"NSExtensionActivationRule": \#(Self.quoted(text))}}}"#
    let context = LintContextSample.standard
    // A zero byte is not JSON either.
    guard let document = try? LintDocument(Array(list.utf8), file: "f") else {
      return #expect(text == "\u{0}")
    }
    let findings = document.findings(in: context)
    guard let predicate = try? ActivationPredicate(text) else { return #expect(findings.count == 1) }
    _ = try? ActivationRule.predicate(predicate).answer(
      about: ActivationShare([.init(name: "a", registeredTypes: ["public.jpeg"])]), conforms: ==)
  }

  @Test func evaluationTakesALimitedNumberOfSteps() throws {
    var test = #"ANY $a5.registeredTypeIdentifiers UTI-EQUALS "x""#
    for depth in (0...5).reversed() { test = "SUBQUERY($i.attachments, $a\(depth), \(test)).@count == 1" }
    let predicate = try ActivationPredicate("SUBQUERY(extensionItems, $i, \(test)).@count == 1")
    let many = (0..<200).map { ActivationShare.Attachment(name: "\($0)", registeredTypes: ["y"]) }
    let error = #expect(throws: ActivationError.self) {
      _ = try ActivationRule.predicate(predicate).answer(about: ActivationShare(many), conforms: ==)
    }
    #expect(error?.kind == .limit)
    let long = String(repeating: "a", count: 2000)
    let pattern = try ActivationPredicate(
      ActivationRow.matching(#"ANY $a.registeredTypeIdentifiers MATCHES "((a*)*)*b""#, ">= 0"))
    // Sets of positions keep even such a pattern fast.
    let answer = try ActivationRule.predicate(pattern).answer(
      about: ActivationShare([.init(name: "a", registeredTypes: [long])]), conforms: ==)
    #expect(answer.isOffered)
  }

  @Test func fixesDropParameters() throws {
    func list(_ types: String) -> String {
      #"{"UTExportedTypeDeclarations": [{"UTTypeIdentifier": "com.example.note", "UTTypeDescription": "x", "UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {"public.mime-type": \#(types)}}]}"#
    }
    for (before, after) in [
      (#"["text/x-note; charset=utf-8"]"#, #"["text/x-note"]"#),
      (#"["text/x-note", "text/x-note;charset=utf-8"]"#, #"["text/x-note"]"#),
      (#"["application/pdf;version=1"]"#, #"["application/pdf;version=1"]"#),
    ] {
      let fixed = try LintDocument.fixed(Array(list(before).utf8), file: "f", in: LintContextSample.standard)
      #expect(String(decoding: fixed.bytes, as: UTF8.self) == list(after))
    }
  }

  @Test(arguments: [
    (#"{"LSItemContentTypes": ["public.image"]}"#, true),
    (#"{"LSItemContentTypes": ["public.movie"]}"#, false),
    (#"{"LSItemContentTypes": [], "CFBundleTypeExtensions": ["jpg"]}"#, false),
    (#"{"CFBundleTypeExtensions": ["JPG"]}"#, true), (#"{"CFBundleTypeExtensions": ["*"]}"#, true),
    (#"{"CFBundleTypeExtensions": ["png"]}"#, false), (#"{"CFBundleTypeOSTypes": ["****"]}"#, true),
    (#"{"LSItemContentTypes": ["public.image"], "LSHandlerRank": "None"}"#, false),
    (#"{"LSItemContentTypes": ["public.image"], "CFBundleTypeRole": "None"}"#, false),
    (#"{"LSItemContentTypes": "public.jpeg", "LSHandlerRank": "Alternate"}"#, true),
  ])
  func documentTypesTakeFiles(type: String, isTaken: Bool) throws {
    let offers = try BundleOffers(
      inPropertyList: Array(#"{"CFBundleDocumentTypes": [\#(type)]}"#.utf8), file: "f")
    let answer = try #require(offers.documentTypes.first).answer(
      about: ["public.jpeg"], named: "jpg", conforms: ActivationRow.conforms)
    #expect((answer?.holds ?? false) == isTaken)
  }

  @Test func wrongValuesOfARuleAreRefused() {
    for value in [#"{"NSExtensionActivationSupportsImageWithMaxCount": "10"}"#, "1", "[]", #""x""#] {
      #expect(throws: DeclarationError.self) { _ = try Self.offers(value) }
    }
  }
}
