internal import ContainerFormats

/// An entry of a PDF dictionary for which a document is refused: a key and its values.
///
/// Other actions are accepted: they navigate, print, show, hide, submit form data, or open an address or file after asking
/// (ISO 32000-2 §12.6.4). Attached files are accepted, too: a person has to open them.
struct PDFEntry: Sendable {
  /// A kind of value other than a name.
  enum Kind: Hashable, Sendable {
    case dictionary, array, string, reference
  }

  /// The consequence of an entry.
  enum Meaning: Sendable {
    case finding(ActiveContent.Finding)
    /// The entry plays media, and runs a script if there is one.
    case mayRunScript
    case script
  }

  let key: PDFEntryName
  /// The names and kinds of values that match.
  var names: [PDFEntryName] = []
  var kinds: Set<Kind> = []
  let meaning: Meaning
  /// The section (of ISO 32000-2, unless another is named) and the reason.
  let reason: StaticString

  private static func active(_ reason: String) -> Meaning { .finding(.active(reason)) }
  private static func unexaminable(_ reason: String) -> Meaning { .finding(.unexaminable(reason)) }

  static let hasScript = "it has JavaScript"
  private static let hasRichMedia = "it has embedded Flash or 3D"

  static let all: [PDFEntry] = [
    PDFEntry(
      key: "S", names: ["JavaScript"], meaning: active(hasScript),
      reason: "§12.6.4.17: an action that runs a script, often when the document is opened"),
    PDFEntry(
      key: "JavaScript", kinds: [.dictionary, .reference], meaning: active(hasScript),
      reason: "§7.7.4, Table 32: scripts that run when the document is opened"),
    PDFEntry(
      key: "S", names: ["Launch"], meaning: active("it starts a program"),
      reason: "§12.6.4.6: an action that starts a program"),
    PDFEntry(
      key: "S", names: ["Rendition"], meaning: .mayRunScript,
      reason: "§12.6.4.14: an action that plays media, or runs the script in its JS"),
    PDFEntry(
      key: "JS", kinds: [.string, .reference, .dictionary], meaning: .script,
      reason:
        "§12.6.4.14, §12.6.4.17: the text of a script; three bytes that stand by chance in large pictures"),
    PDFEntry(
      key: "S", names: ["ImportData"], meaning: active("it imports data, and the scripts in them"),
      reason: "ISO 32000-1 §12.7.5.4: the FDF that it imports brings scripts of its own (§12.7.7)"),
    PDFEntry(
      key: "Subtype", names: ["RichMedia"], meaning: active(hasRichMedia),
      reason: "§13.7: Flash and 3D with scripts"),
    PDFEntry(
      key: "RichMediaContent", kinds: [.dictionary, .reference], meaning: active(hasRichMedia),
      reason: "§13.7.2: what such an annotation plays, should its subtype be written elsewhere"),
    PDFEntry(
      key: "S", names: ["RichMediaExecute"], meaning: active(hasRichMedia),
      reason: "§12.6.4.18: an action that calls such scripts"),
    PDFEntry(
      key: "OnInstantiate", kinds: [.reference], meaning: active("its 3D model has a script"),
      reason: "§13.6.3: JavaScript that runs when the model is shown"),
    PDFEntry(
      key: "XFA", kinds: [.reference, .array], meaning: active("its form is XFA, which has scripts"),
      reason:
        "ISO 32000-1 §12.7.8: readers follow the form's own XML, with its scripts, instead of the document"),
    PDFEntry(
      key: "S", names: ["GoToE"], meaning: unexaminable("it opens a document inside it"),
      reason: "§12.6.4.4: an action that opens an embedded document, whose scripts run"),
    PDFEntry(
      key: "Collection", kinds: [.dictionary, .reference],
      meaning: unexaminable("it is a portfolio of documents"),
      reason: "§12.3.5: readers show a document that is embedded in it first"),
    PDFEntry(
      key: "Encrypt", kinds: [.dictionary, .reference], meaning: unexaminable("it is encrypted"),
      reason: "§7.6.1: all strings and streams are, whether a password is asked for or not"),
  ]

  /// Returns true if an indirect object is the name of such an action, which a dictionary may refer to (§7.3.10).
  static func isKindOfAction(_ name: ArraySlice<UInt8>) -> Bool {
    let name = PDFName.lenientlyDecoded(name.prefix { !PDFName.isAmbiguous($0) })
    return all.contains { row in row.names.contains { $0.bytes == name } }
  }

  static let namedElsewhere = "what an action does is written elsewhere"
}

/// A name in ``PDFEntry``, as bytes.
struct PDFEntryName: Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(stringLiteral text: String) { bytes = Array(text.utf8) }
}
