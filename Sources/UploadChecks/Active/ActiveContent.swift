internal import ByteSources
internal import UniformTypes

/// A check for active content, such as scripts and macros, in files of one type.
struct ActiveContent: Sendable {
  let type: UTType?
  /// Returns the finding, or nil if there is no active content.
  let find: @Sendable (UploadSubject) throws(ReadFailure) -> Finding?

  /// The reason for refusing a file.
  enum Finding: Sendable {
    case active(String)
    case unexaminable(String)
  }

  /// The checks; one runs if the file's type conforms to the check's type or is carried by it (DOCX by ZIP).
  static let all: [ActiveContent] = [
    ActiveContent(type: .html) { _ in .active("HTML runs scripts where it is shown") },
    ActiveContent(type: UTType("public.xhtml")) { _ in .active("XHTML runs scripts where it is shown") },
    ActiveContent(type: .xml) { (subject) throws(ReadFailure) in
      // XML inside an archive is not opened by browsers.
      subject.isKind(of: .zip) ? nil : try MarkupScan.find(in: subject)
    },
    ActiveContent(type: .pdf) { (subject) throws(ReadFailure) in try PDFScan.find(in: subject) },
    ActiveContent(type: .zip) { (subject) throws(ReadFailure) in try ArchiveScan.find(in: subject) },
    ActiveContent(type: UTType("com.microsoft.ole-compound-file")) { (subject) throws(ReadFailure) in
      try CompoundScan.find(in: subject)
    },
    // Only the file's own type: source code that is compiled, such as TypeScript, does not run.
    ActiveContent(type: .executable) { subject in
      subject.type.conforms(to: .executable) ? .active("it is a program") : nil
    },
    ActiveContent(type: .script) { subject in
      subject.type.conforms(to: .script) ? .active("it is a script") : nil
    },
  ]

  static func refusal(of subject: UploadSubject) throws(ReadFailure) -> UploadRefusal? {
    for row in all {
      guard let type = row.type, subject.isKind(of: type) else { continue }
      switch try finding(row, subject) {
      case .active(let reason): return UploadRefusal(.active, reason)
      case .unexaminable(let reason): return UploadRefusal(.unexaminable, reason)
      case nil: continue
      }
    }
    return nil
  }

  /// Runs a check; a file with a broken structure is unexaminable.
  private static func finding(
    _ row: ActiveContent, _ subject: UploadSubject
  ) throws(ReadFailure) -> Finding? {
    do throws(ReadFailure) { return try row.find(subject) } catch {
      switch error {
      case .endOfData, .malformed:
        return .unexaminable("it cannot be looked through: its structure is broken")
      case .budget, .source: throw error
      }
    }
  }
}
