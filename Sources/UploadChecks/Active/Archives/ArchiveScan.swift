internal import ByteSources
internal import ContainerFormats

/// Searches ZIP-based documents for active content, by member names and the contents of some members.
enum ArchiveScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    // Earlier versions of some types are not archives.
    guard try reader.available(at: 0, upTo: 2).matches("PK") else { return nil }
    do throws(ZIPError) {
      let document = try DocumentArchive(reader)
      if let reason = document.activeMemberReason { return .active(reason) }
      guard let family = document.family else {
        return document.hasEncryptedMembers ? .unexaminable("a member of it is encrypted") : nil
      }
      if document.hasMoreMembers { return .unexaminable("it has more members than are looked through") }
      if let reason = try document.contradiction() { return .unexaminable(reason) }
      return switch family {
      case .office: try OfficeScan.find(in: document)
      case .openDocument: try OpenDocumentScan.find(in: document)
      case .publication: try PublicationScan.find(in: document)
      }
    } catch {
      switch error {
      case .read(let failure): throw failure
      case .encrypted: return .unexaminable("a member of it is encrypted")
      case .unsupportedMethod:
        return .unexaminable("a member of it is packed in a way that is not looked through")
      case .noDirectory, .spanned: return .unexaminable("its list of members cannot be read")
      case .malformed, .inflate, .checksum: return .unexaminable("a member of it, or their list, is broken")
      }
    }
  }
}

/// Searches OpenDocument files for event listeners, scripts and encrypted parts (ODF 1.3 Part 3 §3.12, §12.3, Part 2 §3.4).
enum OpenDocumentScan {
  private static let dataExchange = "a field of it asks another program (DDE)"
  private static let marks: [(mark: StaticString, words: String)] = [
    ("vnd.sun.star.script:", "it has macros"), ("<script:module", "it has macros"),
    ("dde-source", dataExchange), ("dde-link", dataExchange), ("dde-connection", dataExchange),
  ]

  /// Returns true if a listener or link runs a macro; other listeners, such as going to the next page, are harmless.
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

/// Searches EPUB packages and their documents for scripts (EPUB 3.3 §5.6.2, §6.1.5).
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

  /// Returns true for script elements and script addresses, including those written with character references.
  private static func hasScriptLinks(_ text: [UInt8]) -> Bool {
    MarkupText.tags(in: text, named: "a").contains { $0["href"].map(RemoteTarget.isScript) ?? false }
      || !MarkupText.tags(in: text, named: "script").isEmpty
  }

  private static let tooLong = ActiveContent.Finding.unexaminable(
    "a member of it is too long to be looked through")

  /// Returns true if a member begins with a tag in UTF-8 or UTF-16.
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let skipped: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return head.first { !skipped.contains($0) } == UInt8(ascii: "<")
  }

  /// Returns true for an item with `properties="scripted"`, or one that is a script.
  private static func isScripted(_ text: [UInt8]) -> Bool {
    MarkupText.tags(in: text, named: "item").contains { tag in
      tag["properties"]?.split(separator: " ").contains("scripted") ?? false
        || tag["media-type"].map { $0.hasSuffix("javascript") || $0.hasSuffix("ecmascript") } ?? false
    }
  }

  /// Returns true for encryption other than the two kinds of font obfuscation (EPUB 3.3 §4.4; Adobe's "Font Mangling").
  private static func isEncrypted(_ text: [UInt8]) -> Bool {
    let methods = MarkupText.tags(in: text, named: "encryptionmethod")
    return methods.contains { tag in
      guard let algorithm = tag["algorithm"] else { return true }
      return algorithm != "http://www.idpf.org/2008/embedding"
        && algorithm != "http://ns.adobe.com/pdf/enc#rc"
    }
  }
}
