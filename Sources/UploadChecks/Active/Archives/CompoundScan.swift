internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Searches compound files for macros, by storage names ([MS-OVBA] §2.2.1, [MS-OFFCRYPTO] §2.3).
enum CompoundScan {
  private static let macros: Set<String> = ["macros", "vba", "_vba_project", "_vba_project_cur"]
  /// The number of names that the directory reader returns at most.
  private static let maxNames = 500

  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    try find(in: subject.reader())
  }

  /// Searches a file; in an embedded object, a package may run a file on a click.
  static func find(
    in reader: ByteReader, isEmbedded: Bool = false
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    guard try reader.available(at: 0, upTo: 4).matches([0xD0, 0xCF, 0x11, 0xE0]) else { return nil }
    var finding: ActiveContent.Finding?
    var count = 0
    let directory = try CompoundDirectory(reader)
    let isPackage = isEmbedded && directory.rootClass == packagerClass
    var isShownOnly = false
    try directory.forEachName(reader) { (entry) throws(ReadFailure) in
      count += 1
      let name = entry.name.lowercased()
      if isPackage, name == "\u{1}ole10native",
        let start = directory.start(of: entry, upTo: packageHeaderLength)
      {
        isShownOnly = try isShown(at: start, reader)
      }
      if macros.contains(name) { finding = .active("it has macros") }
      if name == "encryptedpackage" { finding = .unexaminable("it is encrypted") }
      return finding == nil
    }
    if finding == nil, isPackage, !isShownOnly {
      finding = .active("it has an embedded file that a click starts")
    }
    if finding == nil, count >= maxNames {
      finding = .unexaminable("its list of parts is too long to be looked through")
    }
    return finding
  }

  private static let packageHeaderLength: Int64 = 512

  /// Returns true if the file in a package is shown rather than run, by its name, which also decides how it is opened.
  ///
  /// The layout is a length, flags, a label, the name, eight bytes, the target path ([MS-OLEDS] §2.3.6, "OLENativeStream"; the
  /// Packager's own data).
  private static func isShown(at start: Int64, _ reader: ByteReader) throws(ReadFailure) -> Bool {
    let head = try reader.available(at: start, upTo: Int(packageHeaderLength))
    guard let label = head.firstIndex(of: 0, from: 6), let end = head.firstIndex(of: 0, from: label + 1),
      let last = head.firstIndex(of: 0, from: end + 9)
    else { return false }
    return [head.slice(6..<label), head.slice(label + 1..<end), head.slice(end + 9..<last)].allSatisfy {
      name in
      guard let suffix = name.text.split(separator: ".", omittingEmptySubsequences: false).last,
        let type = UTType(filenameExtension: suffix.lowercased())
      else { return false }
      return shown.contains { type.conforms(to: $0) } && !run.contains { type.conforms(to: $0) }
    }
  }

  private static let shown: [UTType] = [.image, .audiovisualContent, .plainText, .pdf]
  private static let run: [UTType] = [.script, .sourceCode, .html, .xml]

  /// The class of a file package, {0003000C-0000-0000-C000-000000000046}.
  private static let packagerClass: (high: UInt64, low: UInt64) = (0x0003000C, 0xC000_0000_0000_0046)
}
