internal import ByteSources
internal import UniformTypes

/// What may run in files of some types, and how it is found.
struct ActiveContent: Sendable {
  let type: UTType?
  /// What was found, for a person; nil where nothing was.
  let find: @Sendable (UploadSubject) throws(ReadFailure) -> Finding?

  /// What a file holds.
  enum Finding: Sendable {
    case active(String)
    case unexaminable(String)
  }

  /// Every row whose type the file is of, or is carried by, is asked.
  static let all: [ActiveContent] = [
    ActiveContent(type: .html) { _ in .active("HTML runs scripts where it is shown") },
    ActiveContent(type: UTType("public.xhtml")) { _ in .active("XHTML runs scripts where it is shown") },
    ActiveContent(type: .xml) { (subject) throws(ReadFailure) in
      // Documents of many parts have their XML inside an archive, which no browser opens.
      subject.isOne(of: .zip) ? nil : try MarkupScan.find(in: subject)
    },
    ActiveContent(type: .pdf) { (subject) throws(ReadFailure) in try PDFScan.find(in: subject) },
    ActiveContent(type: .zip) { (subject) throws(ReadFailure) in try ArchiveScan.find(in: subject) },
    ActiveContent(type: UTType("com.microsoft.ole-compound-file")) { (subject) throws(ReadFailure) in
      try CompoundScan.find(in: subject)
    },
    // What is written as a script is compiled first, as TypeScript is, and runs as little as C does.
    ActiveContent(type: .executable) { subject in
      subject.type.conforms(to: .executable) ? .active("it is a program") : nil
    },
    ActiveContent(type: .script) { subject in
      subject.type.conforms(to: .script) ? .active("it is a script") : nil
    },
  ]

  static func refusal(of subject: UploadSubject) throws(ReadFailure) -> UploadRefusal? {
    for row in all {
      guard let type = row.type, subject.isOne(of: type) else { continue }
      switch try found(row, subject) {
      case .active(let words): return UploadRefusal(.active, words)
      case .unexaminable(let words): return UploadRefusal(.unexaminable, words)
      case nil: continue
      }
    }
    return nil
  }

  /// What a row finds; a file that its reader cannot follow to the end is not vouched for.
  private static func found(
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
