import Testing

/// The contents of a file and the expected findings: rule and key path, in the order of the file.
struct LintRow: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let findings: [String]

  var testDescription: String { name }

  init(_ name: String, _ file: String, _ findings: [String]) {
    (self.name, self.file, self.findings) = (name, file, findings)
  }

  /// One exported declaration.
  static func exported(_ name: String, _ declaration: String, _ findings: [String]) -> LintRow {
    LintRow(
      name, #"{"UTExportedTypeDeclarations": [{\#(declaration)}]}"#,
      findings.map { rename($0, "UTExportedTypeDeclarations[0]") })
  }

  /// One imported declaration.
  static func imported(_ name: String, _ declaration: String, _ findings: [String]) -> LintRow {
    LintRow(
      name, #"{"UTImportedTypeDeclarations": [{\#(declaration)}]}"#,
      findings.map { rename($0, "UTImportedTypeDeclarations[0]") })
  }

  /// One document type.
  static func document(_ name: String, _ type: String, _ findings: [String], rest: String = "") -> LintRow {
    LintRow(
      name, #"{"CFBundleDocumentTypes": [{\#(type)}]\#(rest)}"#,
      findings.map { rename($0, "CFBundleDocumentTypes[0]") })
  }

  private static func rename(_ finding: String, _ path: String) -> String {
    let parts = finding.split(separator: " ", maxSplits: 1)
    return "\(parts[0]) \(path)" + (parts.count > 1 ? ".\(parts[1])" : "")
  }

  /// The unrelated parts of a declaration.
  private static let ok = #""UTTypeDescription": "x", "UTTypeConformsTo": ["public.data"]"#
  private static let note =
    #""UTTypeIdentifier": "com.example.note", "UTTypeDescription": "x", "UTTypeConformsTo": ["public.data"]"#

  static let all: [LintRow] =
    form + misspellings + identifiers + parents + tags + owners + documents + activation + quiet

  static let form: [LintRow] = [
    LintRow("nothing at all", "{}", ["declarations-missing (root)"]),
    LintRow(
      "empty lists", #"{"UTExportedTypeDeclarations": [], "UTImportedTypeDeclarations": []}"#,
      ["declarations-missing (root)"]),
    LintRow("a table without rows", "identifier\tconforms-to\n", ["declarations-missing 1"]),
    LintRow(
      "a string for the list", #"{"UTExportedTypeDeclarations": "x"}"#,
      ["value-type UTExportedTypeDeclarations"]),
    LintRow(
      "a string for a declaration", #"{"UTExportedTypeDeclarations": ["x"]}"#,
      ["value-type UTExportedTypeDeclarations[0]"]),
    .exported(
      "a number for a tag", note + #", "UTTypeTagSpecification": {"public.filename-extension": [1, "x"]}"#,
      ["value-type UTTypeTagSpecification[\"public.filename-extension\"][0]"]),
    .exported(
      "an array for the tags", note + #", "UTTypeTagSpecification": []"#,
      ["value-type UTTypeTagSpecification"]),
    .exported(
      "a number for the parents", #""UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": 1"#,
      ["value-type UTTypeConformsTo"]),
    .exported(
      "a key twice", note + #", "UTTypeConformsTo": ["public.text"]"#, ["key-repeated UTTypeConformsTo"]),
    LintRow(
      "rows that are none",
      "identifier\tconforms-to\trank\ncom.example.a\tpublic.data\ncom.example.b\tpublic.data\tx\n",
      ["table-row 2", "table-row 3"]),
  ]

  static let misspellings: [LintRow] = [
    LintRow(
      "the only key misspelt", #"{"UTExportedTypeDeclaration": [{\#(note)}]}"#,
      ["key-misspelled UTExportedTypeDeclaration"]),
    LintRow(
      "a key of the root between two", #"{"UTEmportedTypeDeclarations": []}"#,
      ["key-misspelled UTEmportedTypeDeclarations"]),
    LintRow(
      "another letter case", #"{"cfBundleDocumentTypes": []}"#, ["key-misspelled cfBundleDocumentTypes"]),
    LintRow(
      "the bundle's identifier alone", #"{"CFBundleIdentifer": "com.example.app"}"#,
      ["declarations-missing (root)", "key-misspelled CFBundleIdentifer"]),
    .exported(
      "keys of a declaration", note + #", "UTTypeReferenceUrl": "x", "UTTypeTagSpecifications": {}"#,
      ["key-misspelled UTTypeReferenceUrl", "key-misspelled UTTypeTagSpecifications"]),
    .exported(
      "beside the right key", note + #", "UTTypeConformTo": ["public.text"]"#,
      ["key-misspelled UTTypeConformTo"]),
    .exported(
      "known keys that are near each other",
      note + #", "UTTypeIconFile": "a", "UTTypeIconFiles": ["a"], "UTTypeIconName": "a", "UTTypeIcons": {}"#,
      []),
    .document(
      "keys of a document type",
      #""LSItemContentTypes": ["public.json"], "LSHandlerRanks": "Owner", "CFBundleTypeRoll": "Editor""#,
      ["key-misspelled LSHandlerRanks", "key-misspelled CFBundleTypeRoll"]),
    .document(
      "words",
      #""LSItemContentTypes": ["public.json"], "LSHandlerRank": "owner", "CFBundleTypeRole": "Reader""#,
      ["word-unknown LSHandlerRank", "word-unknown CFBundleTypeRole"]),
    .document(
      "words that are known, or filled in, or Spotlight's",
      #""LSItemContentTypes": ["public.json"], "LSHandlerRank": "$(RANK)", "CFBundleTypeRole": "MDImporter""#,
      []),
    .document(
      "keys that nobody knows", #""LSItemContentTypes": ["public.json"], "XXHandler": "a", "LSHandler": "a""#,
      []),
    LintRow(
      "keys of an extension",
      #"{"NSExtension": {"NSExtensionPointIdentifer": "com.apple.share-services", "NSExtensionAttributes": {"NSExtensionActivationRules": {"NSExtensionActivationSupportsText": true}}}}"#,
      [
        "key-misspelled NSExtension.NSExtensionPointIdentifer",
        "key-misspelled NSExtension.NSExtensionAttributes.NSExtensionActivationRules",
      ]),
    LintRow(
      "an extension without a rule, and keys of others",
      #"{"CFBundleIdentifier": "com.example.app", "CFBundleURLTypes": [], "EXAppExtensionAttributes": {}, "NSExtension": {"NSExtensionAttributes": {"IntentsSupported": []}, "NSExtensionContextClass": "A"}}"#,
      ["declarations-missing (root)"]),
  ]

  /// A type of notes with these MIME types.
  private static func claiming(_ types: String) -> String {
    note + #", "UTTypeTagSpecification": {"public.mime-type": \#(types)}"#
  }

  private static let mimePath = #"UTTypeTagSpecification["public.mime-type"]"#

  /// An extension with this rule.
  private static func rule(_ name: String, _ value: String, _ findings: [String]) -> LintRow {
    LintRow(
      name, #"{"NSExtension": {"NSExtensionAttributes": {"NSExtensionActivationRule": \#(value)}}}"#,
      findings.map { finding in
        let parts = finding.split(separator: " ", maxSplits: 1)
        return "\(parts[0]) NSExtension.NSExtensionAttributes.NSExtensionActivationRule"
          + (parts.count > 1 ? ".\(parts[1])" : "")
      })
  }

  /// A predicate on the attachments of one item.
  private static func attachments(_ test: String, _ count: String = ".@count >= 1") -> String {
    #""SUBQUERY(extensionItems, $item, SUBQUERY($item.attachments, $a, \#(test))\#(count)).@count == 1""#
  }

  static let activation: [LintRow] = [
    .exported("a MIME type of PDF", claiming(#"["application/pdf"]"#), ["mime-owned \(mimePath)[0]"]),
    .exported("a MIME type of its own", claiming(#"["application/vnd.example.note"]"#), []),
    .exported("a parameter", claiming(#"["text/x-note; charset=utf-8"]"#), ["mime-parameter \(mimePath)[0]"]),
    .exported(
      "a parameter beside the bare type", claiming(#"["text/x-note", "text/x-note;charset=utf-8"]"#),
      ["mime-parameter \(mimePath)[1]"]),
    .exported(
      "a parameter behind another owner's type", claiming(#"["application/pdf;version=1"]"#),
      ["mime-parameter \(mimePath)[0]"]),
    rule("one image", #"{"NSExtensionActivationSupportsImageWithMaxCount": 1}"#, []),
    rule(
      "every documented key",
      #"{"NSExtensionActivationDictionaryVersion": 2, "NSExtensionActivationUsesStrictMatching": true, "NSExtensionActivationSupportsAttachmentsWithMaxCount": 9, "NSExtensionActivationSupportsAttachmentsWithMinCount": 1, "NSExtensionActivationSupportsFileWithMaxCount": 1, "NSExtensionActivationSupportsMovieWithMaxCount": 1, "NSExtensionActivationSupportsText": true, "NSExtensionActivationSupportsWebPageWithMaxCount": 1, "NSExtensionActivationSupportsWebURLWithMaxCount": 1}"#,
      []),
    rule(
      "a count as a string", #"{"NSExtensionActivationSupportsImageWithMaxCount": "10"}"#,
      ["activation-value NSExtensionActivationSupportsImageWithMaxCount"]),
    rule(
      "a count as a boolean", #"{"NSExtensionActivationSupportsImageWithMaxCount": true}"#,
      ["activation-value NSExtensionActivationSupportsImageWithMaxCount"]),
    rule(
      "a switch as a string", #"{"NSExtensionActivationSupportsText": "YES"}"#,
      ["activation-value NSExtensionActivationSupportsText"]),
    rule("a switch as a number", #"{"NSExtensionActivationSupportsText": 1}"#, []),
    rule(
      "a key in the plural",
      #"{"NSExtensionActivationSupportsImagesWithMaxCount": 1, "NSExtensionActivationSupportsText": true}"#,
      ["activation-key-misspelled NSExtensionActivationSupportsImagesWithMaxCount"]),
    rule(
      "a key in another order",
      #"{"NSExtensionActivationSupportsMaxCountForImage": 1, "NSExtensionActivationSupportsText": true}"#,
      ["activation-key-misspelled NSExtensionActivationSupportsMaxCountForImage"]),
    rule(
      "a key that nobody documents",
      #"{"NSExtensionActivationSupportsAttachmentsWithMatchingTypeIdentifiers": ["public.url"], "NSExtensionActivationSupportsText": true}"#,
      ["activation-key-unknown NSExtensionActivationSupportsAttachmentsWithMatchingTypeIdentifiers"]),
    rule(
      "a negative count",
      #"{"NSExtensionActivationSupportsMovieWithMaxCount": -1, "NSExtensionActivationSupportsText": true}"#,
      ["activation-count-nothing NSExtensionActivationSupportsMovieWithMaxCount"]),
    rule(
      "zeros alone", #"{"NSExtensionActivationSupportsMovieWithMaxCount": 0}"#,
      ["activation-takes-nothing", "activation-count-nothing NSExtensionActivationSupportsMovieWithMaxCount"]),
    rule("no count", #"{"NSExtensionActivationDictionaryVersion": 2}"#, ["activation-takes-nothing"]),
    rule("an empty dictionary", "{}", ["activation-takes-nothing"]),
    rule(
      "a third version",
      #"{"NSExtensionActivationDictionaryVersion": 3, "NSExtensionActivationSupportsText": true}"#,
      ["activation-version NSExtensionActivationDictionaryVersion"]),
    rule("an array for the rule", "[]", ["value-type"]),
    LintRow(
      "a rule outside of the attributes",
      #"{"NSExtension": {"NSExtensionActivationRule": {"NSExtensionActivationSupportsText": true}}}"#,
      ["activation-misplaced NSExtension.NSExtensionActivationRule"]),
    LintRow(
      "a rule at the root", #"{"NSExtensionActivationRule": "TRUEPREDICATE"}"#,
      ["activation-misplaced NSExtensionActivationRule"]),
    LintRow(
      "a count beside the rule",
      #"{"NSExtension": {"NSExtensionAttributes": {"NSExtensionActivationSupportsText": true}}}"#,
      ["activation-misplaced NSExtension.NSExtensionAttributes.NSExtensionActivationSupportsText"]),
    rule(
      "a rule within the rule",
      #"{"NSExtensionActivationSupportsText": true, "NSExtensionActivationRule": "TRUEPREDICATE"}"#,
      ["activation-misplaced NSExtensionActivationRule"]),
    rule(
      "a predicate", attachments(#"ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.image\""#), []),
    rule("one that no quotation mark ends", #""ANY x == 'a""#, ["predicate-syntax"]),
    rule(
      "a parenthesis too few", #""SUBQUERY(extensionItems, $item, $item.attachments.@count == 1""#,
      ["predicate-syntax"]),
    rule(
      "a key that attachments do not have",
      attachments(#"ANY $a.registeredContentTypes UTI-CONFORMS-TO \"public.image\""#), ["predicate-name"]),
    rule(
      "a variable that nobody names",
      attachments(#"ANY $b.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.image\""#), ["predicate-name"]),
    rule(
      "a list without ANY", attachments(#"$a.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.image\""#),
      ["predicate-name"]),
    rule("a function", #""FUNCTION(extensionItems, 'count') == 1""#, ["predicate-part-unknown"]),
    rule(
      "a misspelt type", attachments(#"ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.jpg\""#),
      ["predicate-type-misspelled"]),
    rule(
      "a type that nothing declares",
      attachments(#"ANY $a.registeredTypeIdentifiers UTI-EQUALS \"org.example.fill\""#),
      ["predicate-type-undeclared"]),
    rule("FALSEPREDICATE", #""FALSEPREDICATE""#, ["predicate-never"]),
    rule(
      "a count of two numbers", #""extensionItems.@count == 1 AND extensionItems.@count > 1""#,
      ["predicate-never"]),
    rule(
      "an inner count of two numbers",
      attachments(#"$a.registeredTypeIdentifiers.@count == 1 AND $a.registeredTypeIdentifiers.@count > 1"#),
      ["predicate-never"]),
    rule("a count below zero", attachments("TRUEPREDICATE", ".@count < 0"), ["predicate-never"]),
    rule("TRUEPREDICATE", #""TRUEPREDICATE""#, ["predicate-always"]),
    rule("TRUEPREDICATE and more", #""truepredicate OR extensionItems.@count == 1""#, ["predicate-always"]),
    rule("filled in by the build", #""$(ACTIVATION_RULE)""#, []),
  ]

  static let identifiers: [LintRow] = [
    .exported("no identifier", ok, ["identifier-missing"]),
    .exported(
      "a slash", #""UTTypeIdentifier": "com.example/note", "# + ok, ["identifier-character UTTypeIdentifier"]),
    .exported(
      "an underscore", #""UTTypeIdentifier": "com.example.a_note", "# + ok,
      ["identifier-underscore UTTypeIdentifier"]),
    .exported(
      "a dynamic one", #""UTTypeIdentifier": "dyn.age80c", "# + ok, ["identifier-dynamic UTTypeIdentifier"]),
    .exported("one word", #""UTTypeIdentifier": "note", "# + ok, ["identifier-form UTTypeIdentifier"]),
    .exported(
      "nothing between dots", #""UTTypeIdentifier": "com..note", "# + ok, ["identifier-form UTTypeIdentifier"]
    ),
    .exported(
      "a placeholder", #""UTTypeIdentifier": "com.yourcompany.note", "# + ok,
      ["identifier-placeholder UTTypeIdentifier"]),
    .exported(
      "upper case", #""UTTypeIdentifier": "com.example.Note", "# + ok, ["identifier-case UTTypeIdentifier"]),
    .exported(
      "a blank behind", #""UTTypeIdentifier": "com.example.note ", "# + ok,
      ["reference-blank UTTypeIdentifier"]),
    LintRow(
      "twice", #"{"UTExportedTypeDeclarations": [{\#(note)}, {\#(note)}]}"#,
      ["declared-twice UTExportedTypeDeclarations[1].UTTypeIdentifier"]),
    LintRow(
      "exported and imported",
      #"{"UTExportedTypeDeclarations": [{\#(note)}], "UTImportedTypeDeclarations": [{\#(note)}]}"#,
      ["exported-and-imported UTImportedTypeDeclarations[0].UTTypeIdentifier"]),
  ]

  private static func parents(_ list: String, _ extensions: String = #"["nte"]"#) -> String {
    #""UTTypeIdentifier": "com.example.note", "UTTypeDescription": "x", "UTTypeConformsTo": \#(list), "UTTypeTagSpecification": {"public.filename-extension": \#(extensions)}"#
  }

  static let parents: [LintRow] = [
    .exported("none", parents("[]"), ["parents-missing UTTypeIdentifier"]),
    .exported(
      "the last letter missing", parents(#"["public.data", "public.jpe"]"#),
      ["parent-misspelled UTTypeConformsTo[1]"]),
    .exported("one letter missing", parents(#"["public.jpg"]"#), ["parent-misspelled UTTypeConformsTo[0]"]),
    .exported(
      "another word of three letters", parents(#"["public.data", "public.xsd"]"#),
      ["parent-unknown UTTypeConformsTo[1]"]),
    .exported(
      "another owner's, unknown", parents(#"["public.data", "com.other.thing"]"#),
      ["parent-undeclared UTTypeConformsTo[1]"]),
    .exported(
      "Apple's, unknown", parents(#"["public.data", "public.media-sharing"]"#),
      ["parent-unknown UTTypeConformsTo[1]"]),
    .exported("empty", parents(#"["public.data", ""]"#), ["parent-empty UTTypeConformsTo[1]"]),
    .exported("dynamic", parents(#"["public.data", "dyn.age80c"]"#), ["parent-dynamic UTTypeConformsTo[1]"]),
    .exported(
      "itself", parents(#"["public.data", "com.example.Note"]"#), ["parent-self UTTypeConformsTo[1]"]),
    .exported(
      "the same twice", parents(#"["public.data", "public.data"]"#), ["parent-repeated UTTypeConformsTo[1]"]),
    .exported("a blank behind", parents(#"["public.data "]"#), ["reference-blank UTTypeConformsTo[0]"]),
    .exported("no root", parents(#"["public.archive"]"#), ["no-root UTTypeIdentifier"]),
    .exported("content alone", parents(#"["public.content"]"#), ["content-without-data UTTypeIdentifier"]),
    .exported("an item alone", parents(#"["public.item"]"#), ["item-without-form UTTypeIdentifier"]),
    .exported(
      "file and folder", parents(#"["com.apple.package", "public.data"]"#),
      ["data-and-directory UTTypeIdentifier"]),
    .exported(
      "file and folder, farther up", parents(#"["com.apple.package", "public.audiovisual-content"]"#),
      ["data-and-directory UTTypeIdentifier"]),
    LintRow(
      "a circle of two below one that is in none",
      """
      identifier	conforms-to
      com.example.a	com.example.b,public.data
      com.example.b	com.example.a
      com.example.below	com.example.a
      """, ["parent-cycle 2", "parent-cycle 3"]),
  ]

  private static func tags(_ specification: String) -> String {
    note + #", "UTTypeTagSpecification": {\#(specification)}"#
  }
  private static let e = "UTTypeTagSpecification[\"public.filename-extension\"]"
  private static let m = "UTTypeTagSpecification[\"public.mime-type\"]"

  static let tags: [LintRow] = [
    .exported("empty", tags(#""public.filename-extension": ["", "nte"]"#), ["tag-empty \(e)[0]"]),
    .exported("blank before", tags(#""public.filename-extension": [" nte"]"#), ["tag-blank \(e)[0]"]),
    .exported("its dot", tags(#""public.filename-extension": ".nte""#), ["extension-leading-dot \(e)"]),
    .exported("a dot within", tags(#""public.filename-extension": ["tar.nte"]"#), ["extension-dot \(e)[0]"]),
    .exported(
      "several in one", tags(#""public.filename-extension": ["nte, nt2"]"#), ["extension-character \(e)[0]"]),
    .exported("a star", tags(#""public.filename-extension": ["*"]"#), ["tag-wildcard \(e)[0]"]),
    .exported(
      "question marks", tags(#""com.apple.ostype": ["????"]"#),
      ["tag-wildcard UTTypeTagSpecification[\"com.apple.ostype\"][0]"]),
    .exported("any image", tags(#""public.mime-type": ["image/*"]"#), ["tag-wildcard \(m)[0]"]),
    .exported("capitals", tags(#""public.filename-extension": ["NTE"]"#), ["extension-case \(e)[0]"]),
    .exported(
      "in capitals, too", tags(#""public.filename-extension": ["nte", "NTE"]"#),
      ["extension-case \(e)[1]", "tag-repeated \(e)[1]"]),
    .exported("no slash", tags(#""public.mime-type": ["xslt+xml"]"#), ["mime-syntax \(m)[0]"]),
    .exported("two slashes", tags(#""public.mime-type": ["a/b/c"]"#), ["mime-syntax \(m)[0]"]),
    .exported("a blank within", tags(#""public.mime-type": ["text/x note"]"#), ["mime-syntax \(m)[0]"]),
    .exported(
      "three characters", tags(#""com.apple.ostype": ["PDF"]"#),
      ["ostype-length UTTypeTagSpecification[\"com.apple.ostype\"][0]"]),
    .exported(
      "a class misspelled", tags(#""public.filename-extensions": ["nte"]"#),
      ["tag-class-misspelled UTTypeTagSpecification[\"public.filename-extensions\"]"]),
    .exported(
      "a class of its own", tags(#""com.example.icon-name": ["nte"]"#),
      ["tag-class-unknown UTTypeTagSpecification[\"com.example.icon-name\"]"]),
  ]

  private static func type(_ identifier: String, _ rest: String) -> String {
    #""UTTypeIdentifier": "\#(identifier)", "UTTypeDescription": "x", \#(rest)"#
  }
  private static func plain(_ identifier: String, _ fileExtension: String) -> String {
    type(
      identifier,
      #""UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {"public.filename-extension": "\#(fileExtension)"}"#
    )
  }

  static let owners: [LintRow] = [
    .exported(
      "the system's", type("public.json", #""UTTypeConformsTo": ["public.text"]"#),
      ["system-type-exported UTTypeIdentifier"]),
    .exported(
      "Apple's to give", type("public.note", #""UTTypeConformsTo": ["public.data"]"#),
      ["reserved-identifier UTTypeIdentifier"]),
    .imported(
      "nobody's", type("public.note", #""UTTypeConformsTo": ["public.data"]"#),
      ["public-identifier-unknown UTTypeIdentifier"]),
    .imported("another extension", plain("public.json", "jsn"), ["system-type-differs UTTypeIdentifier"]),
    LintRow(
      "the system's from another owner",
      #"{"CFBundleIdentifier": "com.example.app", "UTExportedTypeDeclarations": [{\#(type("com.adobe.pdf", #""UTTypeConformsTo": ["public.data"]"#))}]}"#,
      ["exported-foreign UTExportedTypeDeclarations[0].UTTypeIdentifier"]),
    LintRow(
      "another domain",
      #"{"CFBundleIdentifier": "com.example.app", "UTExportedTypeDeclarations": [{\#(plain("org.other.note", "nte"))}]}"#,
      ["exported-elsewhere UTExportedTypeDeclarations[0].UTTypeIdentifier"]),
    LintRow(
      "imported and owned",
      #"{"CFBundleDocumentTypes": [{"LSHandlerRank": "Owner", "LSItemContentTypes": ["com.example.note"]}], "UTImportedTypeDeclarations": [{\#(plain("com.example.note", "nte"))}]}"#,
      ["imported-as-owner UTImportedTypeDeclarations[0].UTTypeIdentifier"]),
    .exported("a system's extension", plain("com.example.note", "txt"), ["extension-never-preferred \(e)"]),
    .imported("a system's extension, imported", plain("com.example.note", "txt"), ["extension-shared \(e)"]),
    LintRow(
      "two of one file",
      #"{"UTExportedTypeDeclarations": [{\#(plain("com.example.b", "nte"))}], "UTImportedTypeDeclarations": [{\#(plain("com.example.a", "nte"))}]}"#,
      ["extension-shared UTImportedTypeDeclarations[0].\(e)"]),
    .exported(
      "no description",
      #""UTTypeIdentifier": "com.example.note", "UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {"public.filename-extension": "nte"}"#,
      ["description-missing UTTypeIdentifier"]),
  ]

  private static func contents(_ list: String) -> String { #""LSItemContentTypes": \#(list)"# }

  static let documents: [LintRow] = [
    .document(
      "nobody's", contents(#"["com.other.thing"]"#), ["content-type-undeclared LSItemContentTypes[0]"]),
    .document("misspelled", contents(#"["public.jpg"]"#), ["content-type-misspelled LSItemContentTypes[0]"]),
    .document(
      "Apple's, unknown", contents(#"["public.newer-thing"]"#), ["content-type-unknown LSItemContentTypes[0]"]
    ),
    .document("dynamic", contents(#"["dyn.age80c"]"#), ["content-type-dynamic LSItemContentTypes[0]"]),
    .document("empty alone", contents(#"[""]"#), ["content-type-empty LSItemContentTypes[0]"]),
    .document(
      "listed twice", contents(#"["public.json", "Public.JSON"]"#),
      ["content-type-repeated LSItemContentTypes[1]"]),
    .document("the old way", #""CFBundleTypeExtensions": ["mkv", "*"]"#, ["content-types-missing"]),
    .document(
      "a package that is a file", contents(#"["com.example.note"]"#) + #", "LSTypeIsPackage": true"#,
      ["package-as-file LSItemContentTypes[0]"],
      rest: #", "UTExportedTypeDeclarations": [{\#(plain("com.example.note", "nte"))}]"#),
  ]

  /// Correct files without findings.
  static let quiet: [LintRow] = [
    .exported("a type of its own", plain("com.example.note", "nte"), []),
    .exported(
      "a type for dragging, without files",
      type("com.example.row", #""UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {}"#), []),
    .exported(
      "redundant parents",
      type(
        "com.example.note",
        #""UTTypeConformsTo": ["public.json", "public.text", "public.content", "public.data"], "UTTypeTagSpecification": {"public.filename-extension": ["nte"]}"#
      ), []),
    .exported("filled in by the build", plain("$(PRODUCT_BUNDLE_IDENTIFIER).note", "nte"), []),
    .exported(
      "a package with a file's extension",
      type(
        "com.example.note",
        #""UTTypeConformsTo": "com.apple.package", "UTTypeTagSpecification": {"public.filename-extension": "txt"}"#
      ), []),
    LintRow(
      "a MIME type with a parameter in a system's table",
      "identifier\tconforms-to\tmime-types\torigin\ncom.example.note\tpublic.data\ttext/plain;charset=utf-8\tapple:x\n",
      []),
    .imported(
      "another owner's MIME type under its own identifier",
      #""UTTypeIdentifier": "com.adobe.pdf", "UTTypeConformsTo": ["public.data"], "UTTypeTagSpecification": {"public.mime-type": "application/pdf"}"#,
      []),
    .imported(
      "the system's, as the system has it",
      type(
        "public.json",
        #""UTTypeConformsTo": ["public.text"], "UTTypeTagSpecification": {"public.filename-extension": ["json"]}"#
      ), []),
    .imported(
      "the system's, with less",
      #""UTTypeIdentifier": "public.json", "UTTypeTagSpecification": {"public.filename-extension": ["json"]}"#,
      []),
    .imported(
      "a stand-in of its own for another owner's format", plain("com.example.other-format", "oth"), []),
    LintRow(
      "a second name of the same owner",
      #"{"CFBundleIdentifier": "com.colours.painter", "UTExportedTypeDeclarations": [{\#(plain("io.painter.picture", "ptr"))}]}"#,
      []),
    LintRow(
      "a country's domain",
      #"{"CFBundleIdentifier": "uk.co.example.app", "UTExportedTypeDeclarations": [{\#(plain("uk.co.example.note", "nte"))}]}"#,
      []),
    LintRow(
      "Apple itself",
      #"{"CFBundleIdentifier": "com.apple.Notes", "UTExportedTypeDeclarations": [{\#(plain("com.apple.note", "nte"))}]}"#,
      []),
    .document(
      "system types and its own", contents(#"["public.json", "public.folder", "com.example.Note"]"#), [],
      rest: #", "UTExportedTypeDeclarations": [{\#(plain("com.example.note", "nte"))}]"#),
    .document("filled in by the build", contents(#"["$(PRODUCT_BUNDLE_IDENTIFIER).note"]"#), []),
    LintRow(
      "a table's row",
      "identifier\tconforms-to\textensions\torigin\ncom.example.note\tpublic.data\tnte\tcommunity:x\n", []),
  ]
}
