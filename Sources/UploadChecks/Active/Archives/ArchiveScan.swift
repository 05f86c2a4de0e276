internal import ByteSources
internal import ContainerFormats

/// Looks for what runs in documents that are ZIP archives: by their members' names, and in those members that say what the
/// others are.
enum ArchiveScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    // Some types are archives only in later versions.
    guard try reader.available(at: 0, upTo: 2).matches("PK") else { return nil }
    do throws(ZIPError) {
      let document = try DocumentArchive(reader)
      if let words = document.runs { return .active(words) }
      guard let family = document.family else {
        return document.hasEncryptedMembers ? .unexaminable("a member of it is encrypted") : nil
      }
      if document.hasMoreMembers { return .unexaminable("it has more members than are looked through") }
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
}
