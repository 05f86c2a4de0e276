internal import ByteSources
internal import ContainerFormats

/// Looks for scripts in EPUB: what the package says of its documents, and the documents themselves (EPUB 3.3 §5.6.2, §6.1.5).
enum PublicationScan {
  private static let scripted = ActiveContent.Finding.active("its pages run scripts")

  static func find(in document: DocumentArchive) throws(ZIPError) -> ActiveContent.Finding? {
    for member in document.members where !member.entry.isFolder {
      do throws(ReadFailure) { try document.reader.step() } catch { throw .read(error) }
      if member.entry.isEncrypted { return .unexaminable("a member of it is encrypted") }
      if member.name.hasSuffix(".js") || member.name.hasSuffix(".mjs") { return scripted }
      if member.name == "meta-inf/encryption.xml" {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        if isEncrypted(MarkupText.folded(bytes)) { return .unexaminable("it is encrypted") }
      } else if isMarkup(try document.head(of: member, 64)) {
        guard let bytes = try document.markup(of: member) else { return tooLong }
        if member.name.hasSuffix(".opf"), isScripted(MarkupText.folded(bytes)) { return scripted }
        if MarkSearch.first(in: bytes, .publication) != nil || hasScriptLinks(MarkupText.folded(bytes)) {
          return scripted
        }
      }
    }
    return nil
  }

  /// Addresses that are scripts, also where references of characters stand for their letters.
  private static func hasScriptLinks(_ text: [UInt8]) -> Bool {
    MarkupText.tags(in: text, named: "a").contains { $0["href"].map(RemoteTarget.isScript) ?? false }
      || !MarkupText.tags(in: text, named: "script").isEmpty
  }

  private static let tooLong = ActiveContent.Finding.unexaminable(
    "a member of it is too long to be looked through")

  /// Whether a member begins with a tag, in UTF-8 or UTF-16, whatever it is called.
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let skipped: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return head.first { !skipped.contains($0) } == UInt8(ascii: "<")
  }

  /// `properties="scripted"` of an item, or an item that is a script.
  private static func isScripted(_ text: [UInt8]) -> Bool {
    MarkupText.tags(in: text, named: "item").contains { tag in
      tag["properties"]?.split(separator: " ").contains("scripted") ?? false
        || tag["media-type"].map { $0.hasSuffix("javascript") || $0.hasSuffix("ecmascript") } ?? false
    }
  }

  /// Fonts are made unreadable by two ways that are no encryption (EPUB 3.3 §4.4; Adobe's "Font Mangling").
  private static func isEncrypted(_ text: [UInt8]) -> Bool {
    let methods = MarkupText.tags(in: text, named: "encryptionmethod")
    return methods.contains { tag in
      guard let algorithm = tag["algorithm"] else { return true }
      return algorithm != "http://www.idpf.org/2008/embedding"
        && algorithm != "http://ns.adobe.com/pdf/enc#rc"
    }
  }
}
