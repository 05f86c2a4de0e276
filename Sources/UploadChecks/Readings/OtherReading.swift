internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import UniformTypes

/// A check for uploads that other programs would read as another type, such as PDF, HTML or ZIP.
struct OtherReading: Sendable {
  let name: StaticString
  /// Returns the reason for refusing the file, or nil.
  let reason: @Sendable (UploadSubject) throws(ReadFailure) -> String?

  /// Returns the reason of the first check that applies.
  static func first(in subject: UploadSubject) throws(ReadFailure) -> String? {
    for row in all {
      do throws(ReadFailure) {
        if let reason = try row.reason(subject) { return reason }
      } catch {
        switch error {
        // The file is too short or broken for this check; the next one may apply.
        case .endOfData, .malformed: continue
        case .budget, .source: throw error
        }
      }
    }
    return nil
  }

  /// The range from the start in which unpackers search for an archive after a program.
  private static let archiveSearchLength: Int64 = 1 << 20

  static let all: [OtherReading] = [
    // PDF readers search for the header in the first 1,024 bytes (Adobe's implementation note 13 of PDF 1.7).
    OtherReading(name: "PDF within 1,024 bytes") { (subject) throws(ReadFailure) in
      if subject.isKind(of: .pdf) { return nil }
      return try subject.reader().available(at: 0, upTo: 1024).contains("%PDF-")
        ? "PDF readers take it for a PDF document: its header is within the first 1,024 bytes" : nil
    },
    OtherReading(name: "HTML in front") { (subject) throws(ReadFailure) in
      if subject.isKind(of: .html) || subject.isKind(of: .xml) { return nil }
      return try HTMLSniffing.isHTML(subject.reader().available(at: 0, upTo: HTMLSniffing.byteCount))
        ? "browsers that guess take it for HTML: it begins with a tag" : nil
    },
    OtherReading(name: "script in front") { (subject) throws(ReadFailure) in
      try ScriptPolyglot.reason(for: subject.reader().available(at: 0, upTo: 64), subject.type)
    },
    // Servers may run a file by the name they give it; unpackers search for archives after other data.
    OtherReading(name: "marks in every byte") { (subject) throws(ReadFailure) in
      try MarkSearch.everywhere(in: subject)
    },
    OtherReading(name: "short tags in text") { (subject) throws(ReadFailure) in
      // Text formats for pictures and pages contain pixel data.
      guard subject.isKind(of: .text), !subject.isMedia || subject.isKind(of: .xml),
        !(UTType("com.adobe.postscript").map { subject.isKind(of: $0) } ?? false)
      else { return nil }
      let reader = try subject.reader()
      // Compressed drawings and binary property lists conform to text, but contain short tags by chance.
      let head = try reader.available(at: 0, upTo: 6)
      if head.matches([0x1F, 0x8B]) || head.matches("bplist") { return nil }
      return try MarkSearch.first(in: reader.everything, .text, reader)
    },
    OtherReading(name: "tags and HTML in metadata") { (subject) throws(ReadFailure) in
      try MetadataText.first(in: subject)
    },
    OtherReading(name: "Rar in an archive") { (subject) throws(ReadFailure) in
      // Programs that search for Rar's signature find a stored Rar archive near the start.
      guard subject.isContainer, !(UTType("com.rarlab.rar-archive").map { subject.isKind(of: $0) } ?? false)
      else {
        return nil
      }
      let reader = try subject.reader()
      return try reader.holds("Rar!\u{1A}\u{7}", in: 0..<min(archiveSearchLength, reader.end))
        ? "unpackers find a Rar archive in it" : nil
    },
    OtherReading(name: "DICOM") { (subject) throws(ReadFailure) in
      if UTType("org.nema.dicom").map({ subject.isKind(of: $0) }) ?? false { return nil }
      return try subject.reader().available(at: 128, upTo: 4).matches("DICM")
        ? "programs for medical pictures take it for DICOM" : nil
    },
    OtherReading(name: "tar") { (subject) throws(ReadFailure) in
      if UTType("public.tar-archive").map({ subject.isKind(of: $0) }) ?? false { return nil }
      return try TarHeader.isValid(subject.reader().available(at: 0, upTo: 512))
        ? "unpackers take it for a tar archive" : nil
    },
    OtherReading(name: "ISO 9660") { (subject) throws(ReadFailure) in
      if subject.isKind(of: .diskImage) { return nil }
      return try subject.reader().available(at: 32_768, upTo: 6).matches("\u{1}CD001")
        ? "it can be mounted as a disc" : nil
    },
    // ZIP archives are read from their end (APPNOTE 4.3.6).
    OtherReading(name: "ZIP from the end") { (subject) throws(ReadFailure) in
      // Documents embedded in a compound file are ZIP archives, often at its end.
      if subject.isKind(of: .zip) || compound.map({ subject.isKind(of: $0) }) ?? false { return nil }
      let reader = try subject.reader()
      let directory: ZIPDirectory
      do throws(ZIPError) { directory = try ZIPDirectory(reader) } catch {
        if case .read(.source(let failure)) = error { throw .source(failure) }
        return nil
      }
      let first = try? directory.first(1)
      return first?.isEmpty == false ? "unpackers find a ZIP archive at its end" : nil
    },
    OtherReading(name: "libmagic") { subject in
      guard let answer = subject.identification.verification?.answer, ActiveMagicTypes.contains(answer),
        subject.identification.verification?.outcome != .agrees,
        // libmagic may judge a text by one word: mail that contains HTML is not a page.
        !answer.hasPrefix("text/") || subject.type == .plainText || !subject.isKind(of: .text)
      else { return nil }
      return "libmagic takes it for \(answer)"
    },
  ]

  private static let compound = UTType("com.microsoft.ole-compound-file")
}
