internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Looks for what runs in documents that are ZIP archives: by their members' names, and in those members that say what the
/// others are.
enum ArchiveScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    // Some types are archives only in later versions.
    guard try reader.available(at: 0, upTo: 2).matches("PK") else { return nil }
    do throws(ZIPError) {
      let document = try DocumentArchive(reader)
      if let words = name(in: document, subject.type) { return .active(words) }
      guard let family = document.family else {
        return document.members.contains(where: \.entry.isEncrypted)
          ? .unexaminable("a member of it is encrypted") : nil
      }
      if let words = try document.contradiction() { return .unexaminable(words) }
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

  /// What a member's name says (ECMA-376 Part 1 §15, [MS-OFFMACRO] §2.2, ODF 1.3 Part 2 §2.2).
  private static func name(in document: DocumentArchive, _ type: UTType) -> String? {
    for member in document.members {
      let name = member.name
      if name.hasSuffix("vbaproject.bin") || name.hasSuffix("vbadata.xml") { return "it has macros" }
      if name.contains("/macrosheets/") { return "it has macro sheets" }
      if name.contains("/activex/") { return "it has controls that are programs" }
      if name.hasPrefix("basic/") || name.hasPrefix("scripts/"), !member.entry.isFolder,
        document.family == .openDocument || type.identifier.hasPrefix("org.oasis-open.")
      {
        return "it has macros"
      }
    }
    return nil
  }
}
