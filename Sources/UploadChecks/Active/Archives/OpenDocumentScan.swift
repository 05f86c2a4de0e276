internal import ByteSources
internal import ContainerFormats

/// Looks for what runs in OpenDocument: listeners for events and scripts in its markup, and parts that are encrypted
/// (ODF 1.3 Part 3 §3.12, §12.3, Part 2 §3.4).
enum OpenDocumentScan {
  private static let exchange = "a field of it asks another program (DDE)"
  private static let marks: [(mark: StaticString, words: String)] = [
    ("vnd.sun.star.script:", "it has macros"), ("<script:module", "it has macros"), ("dde-source", exchange),
    ("dde-link", exchange), ("dde-connection", exchange),
  ]

  /// Presentations have listeners for their own actions, too: to go on to the next page.
  private static func hasHandlers(_ text: [UInt8]) -> Bool {
    MarkupText.tags(in: text, named: "event-listener").contains { tag in
      tag["macro-name"] != nil || tag["href"].map(isMacro) ?? false
    } || MarkupText.tags(in: text, named: "a").contains { $0["href"].map(isMacro) ?? false }
  }

  private static func isMacro(_ target: String) -> Bool {
    target.hasPrefix("vnd.sun.star.script:") || target.hasPrefix("macro:") || RemoteTarget.isScript(target)
  }

  static func find(in document: DocumentArchive) throws(ZIPError) -> ActiveContent.Finding? {
    for member in document.members {
      do throws(ReadFailure) { try document.reader.step() } catch { throw .read(error) }
      if member.entry.isEncrypted { return .unexaminable("a member of it is encrypted") }
      guard member.name.hasSuffix(".xml") else { continue }
      guard let bytes = try document.markup(of: member) else {
        return .unexaminable("a member of it is too long to be looked through")
      }
      let text = MarkupText.folded(bytes)
      if member.name == "meta-inf/manifest.xml" {
        if MarkupText.contains(text, "encryption-data") { return .unexaminable("it is encrypted") }
      } else {
        for row in marks where MarkupText.contains(text, row.mark) { return .active(row.words) }
        if hasHandlers(text) { return .active("it has an event handler") }
      }
    }
    return nil
  }
}
