internal import ByteSources
internal import ContainerFormats
internal import FileIdentification
internal import UniformTypes

/// How another program would take a file for something else than its content is.
struct OtherReading: Sendable {
  let name: StaticString
  /// What it would be taken for, for a person; nil where it would not.
  let finds: @Sendable (UploadSubject) throws(ReadFailure) -> String?

  /// What a file would be taken for, by the first row that applies.
  static func first(in subject: UploadSubject) throws(ReadFailure) -> String? {
    for row in all {
      do throws(ReadFailure) {
        if let words = try row.finds(subject) { return words }
      } catch {
        switch error {
        // A file that ends before the place is not read there; the next row looks elsewhere.
        case .endOfData, .malformed: continue
        case .budget, .source: throw error
        }
      }
    }
    return nil
  }

  /// How far from the start unpackers look for an archive behind a program.
  private static let headReach: Int64 = 1 << 20

  static let all: [OtherReading] = [
    // PDF readers look for the header in the first 1,024 bytes (Adobe's implementation note 13 of PDF 1.7).
    OtherReading(name: "PDF within 1,024 bytes") { (subject) throws(ReadFailure) in
      if subject.isOne(of: .pdf) { return nil }
      return try subject.reader().available(at: 0, upTo: 1024).contains("%PDF-")
        ? "PDF readers take it for a PDF document: its header is within the first 1,024 bytes" : nil
    },
    OtherReading(name: "HTML in front") { (subject) throws(ReadFailure) in
      if subject.isOne(of: .html) || subject.isOne(of: .xml) { return nil }
      return try HTMLSniffing.isHTML(subject.reader().available(at: 0, upTo: HTMLSniffing.reach))
        ? "browsers that guess take it for HTML: it begins with a tag" : nil
    },
    OtherReading(name: "script in front") { (subject) throws(ReadFailure) in
      try ScriptOpening.words(of: subject.reader().available(at: 0, upTo: 64), subject.type)
    },
    // Servers run a file by its name, and the name is theirs to give; unpackers look for archives behind other bytes.
    OtherReading(name: "marks in every byte") { (subject) throws(ReadFailure) in
      try MarkSearch.everywhere(in: subject)
    },
    OtherReading(name: "short tags in text") { (subject) throws(ReadFailure) in
      // Pictures and pages that are written as text have their pixels in it.
      guard subject.isOne(of: .text), !subject.isMedia || subject.isOne(of: .xml),
        !(UTType("com.adobe.postscript").map { subject.isOne(of: $0) } ?? false)
      else { return nil }
      let reader = try subject.reader()
      // Packed drawings and binary property lists are kinds of text, and in their bytes short tags stand by chance.
      let head = try reader.available(at: 0, upTo: 6)
      if head.matches([0x1F, 0x8B]) || head.matches("bplist") { return nil }
      return try MarkSearch.first(in: reader.everything, .text, reader)
    },
    OtherReading(name: "tags and HTML in metadata") { (subject) throws(ReadFailure) in
      try MetadataText.first(in: subject)
    },
    OtherReading(name: "Rar in an archive") { (subject) throws(ReadFailure) in
      // An archive holds others; what looks for Rar's mark finds one that is stored near the start.
      guard subject.isContainer, !(UTType("com.rarlab.rar-archive").map { subject.isOne(of: $0) } ?? false)
      else {
        return nil
      }
      let reader = try subject.reader()
      return try reader.holds("Rar!\u{1A}\u{7}", in: 0..<min(headReach, reader.end))
        ? "unpackers find a Rar archive in it" : nil
    },
    OtherReading(name: "DICOM") { (subject) throws(ReadFailure) in
      if UTType("org.nema.dicom").map({ subject.isOne(of: $0) }) ?? false { return nil }
      return try subject.reader().available(at: 128, upTo: 4).matches("DICM")
        ? "programs for medical pictures take it for DICOM" : nil
    },
    OtherReading(name: "tar") { (subject) throws(ReadFailure) in
      if UTType("public.tar-archive").map({ subject.isOne(of: $0) }) ?? false { return nil }
      return try TarHeader.isOne(subject.reader().available(at: 0, upTo: 512))
        ? "unpackers take it for a tar archive" : nil
    },
    OtherReading(name: "ISO 9660") { (subject) throws(ReadFailure) in
      if subject.isOne(of: .diskImage) { return nil }
      return try subject.reader().available(at: 32_768, upTo: 6).matches("\u{1}CD001")
        ? "it can be mounted as a disc" : nil
    },
    // ZIP archives are read from their end, whatever stands before them (APPNOTE 4.3.6).
    OtherReading(name: "ZIP from the end") { (subject) throws(ReadFailure) in
      // A document that is embedded in another one is a ZIP archive, too, and often the last part of it.
      if subject.isOne(of: .zip) || compound.map({ subject.isOne(of: $0) }) ?? false { return nil }
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
      guard let answer = subject.identification.verification?.answer, MagicNames.runs(answer),
        subject.identification.verification?.outcome != .agrees,
        // Of texts that are known as something, libmagic judges by a word somewhere: mail with HTML in it is no page.
        !answer.hasPrefix("text/") || subject.type == .plainText || !subject.isOne(of: .text)
      else { return nil }
      return "libmagic takes it for \(answer)"
    },
  ]

  private static let compound = UTType("com.microsoft.ole-compound-file")
}
