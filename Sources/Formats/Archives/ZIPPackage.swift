internal import ByteSources
internal import ContainerFormats
internal import PropertyLists

/// Detects package types in ZIP archives by the directory and a few small entries.
enum ZIPPackage {
  struct Facts: ContentFacts {
    var entryCount = 0
    /// True if every entry of the directory was read.
    var isWhole = false
    var declaredType = ""
    var hasContentTypes = false
    /// The declared ``ZIPPackage/mainParts``, one bit each.
    var mainParts: UInt32 = 0
    /// The members with meaningful names.
    var parts = ZIPParts()
    /// The number of names without a folder or with a meaning.
    var relevantNameCount = 0
    var firstName = ""
    var allStored = true
    var hasApplicationBundle = false
    var hasClass = false
    var hasSlides = false
    var hasDocumentIndex = false
    var hasWheel = false
    var hasPackageSpecification = false
    /// The type number of the first object in an iWork index.
    var indexObject: UInt64?
    var hasRootKML = false
    /// True if an iWork index has tables.
    var hasTables = false
    /// The number of NumPy arrays.
    var arrayCount = 0
    /// True for PyTorch's pickle; ``hasVersion`` for the version beside it.
    var hasTorchData = false
    var hasVersion = false
    /// True if a relation names OpenXPS.
    var isOpenXPS = false
    /// The kind of document in an iWork index before 2013, by its root element.
    var oldDocument: OldDocument?
    /// The kind of root in the container's description; nil if missing or unknown.
    var root: ContainerRoot?
    /// The folder that holds an Office document's main part.
    var officeFolder: OfficeFolder?

    enum OldDocument { case numbers, pages }
    enum OfficeFolder { case word, xl, ppt }
    enum ContainerRoot { case publication, score }

    func has(_ part: ZIPPart) -> Bool { parts.contains(part) }
    /// True with a part that all Open Packaging containers have (ECMA-376 part 2 §§6.5.2, 7.2.3).
    var isOpenPackage: Bool { has(.contentTypes) || has(.relations) }
    var details: String {
      "\(entryCount) entries" + (declaredType.isEmpty ? "" : ", mimetype \(declaredType)")
        + (isWhole ? "" : ", directory not whole")
    }
  }

  static let maxEntries = 8192

  static func read(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    if let finding = declared(reader) { return finding }
    var facts = Facts()
    var damage: ContentDamage?
    var incomplete = false
    do {
      let directory = try ZIPDirectory.open(reader)
      if directory.origin == .localHeaders { damage = .truncated }
      try scan(directory, &facts)
    } catch {
      switch error {
      case .read(.source(let failure)): throw .source(failure)
      case .read(.budget): incomplete = true
      case .read(.endOfData), .noDirectory: damage = .truncated
      case .spanned: damage = nil
      default: damage = .malformed
      }
    }
    guard let rule = rule(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<4, damage: damage, isIncomplete: incomplete, facts: facts)
  }

  /// Reads a stored `mimetype` first entry from the head, without the directory (ODF part 2 §3.3, EPUB OCF §4.3).
  private static func declared(_ reader: ByteReader) -> ContentFinding? {
    let head = reader.head
    guard head.matches("PK\u{3}\u{4}"), head.littleEndian(UInt16.self, at: 8) == 0,
      head.littleEndian(UInt16.self, at: 26) == 8,
      head.matches("mimetype", at: 30), let extra = head.littleEndian(UInt16.self, at: 28)
    else { return nil }
    let start = 38 + Int(extra)
    let flags = head.littleEndian(UInt16.self, at: 6) ?? 0
    let size = flags & 8 == 0 ? Int(head.littleEndian(UInt32.self, at: 22) ?? 0) : 0
    // With a data descriptor, the size follows the text: use the printable bytes.
    let limit = size > 0 ? min(size, 128) : 128
    let bytes = head.slice(start..<start + limit)
    var end = 0
    while let byte = bytes[end], (0x21...0x7E).contains(byte), size > 0 || end <= 3 || byte != 0x50 {
      end += 1
    }
    // A cut text may be part of a longer name: `chart` of `chart-template`.
    guard end < bytes.count || bytes.count == limit else { return nil }
    let text = bytes.slice(0..<end).text
    guard let row = ZIPPackage.declaredTypes.first(where: { $0.text == text }) else { return nil }
    var facts = Facts()
    facts.declaredType = text
    return ContentFinding(
      row.type, by: .structure, range: Int64(start)..<Int64(start + text.utf8.count), rule: "zip-mimetype",
      because: "the first entry is a stored mimetype that names the format", facts: facts)
  }

  private static func scan(_ directory: ZIPDirectory, _ facts: inout Facts) throws(ZIPError) {
    let members = try Members(of: directory, &facts)
    facts.isWhole = facts.entryCount < maxEntries && directory.origin == .centralDirectory
    if let contentTypes = members[.contentTypes], let text = try contents(contentTypes, 128 << 10, directory)
    {
      eachValue(of: "ContentType", in: text) { value in
        facts.hasContentTypes = true
        if let index = mainPart(value) { facts.mainParts |= 1 << UInt32(index) }
        return true
      }
    }
    if let relations = members[.relations],
      facts.declaresFixedDocuments,
      let text = try contents(relations, 16 << 10, directory)
    {
      facts.isOpenXPS = text.contains("http://schemas.openxps.org/")
    }
    if let mimetype = members[.mimetype], let text = try contents(mimetype, 128, directory),
      mimetype.uncompressedSize.map({ Int64(text.count) == min($0, 128) }) ?? true
    {
      facts.declaredType = String(decoding: text.prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    }
    if facts.declaredType.isEmpty, let manifest = members[.officeManifest], facts.has(.contentXML),
      let text = try contents(manifest, 64 << 10, directory)
    {
      // Office suites before OpenDocument wrote no mimetype; the manifest's first entry is the document itself.
      eachValue(of: "media-type", in: text) { value in
        facts.declaredType = String(decoding: value, as: UTF8.self)
        return false
      }
    }
    if facts.declaredType.isEmpty, let container = members[.container],
      let text = try contents(container, 16 << 10, directory)
    {
      facts.root = root(text)
    }
    if let oldIndex = members[.oldIndex], let text = try contents(oldIndex, 1024, directory) {
      let start = String(decoding: text, as: UTF8.self)
      if start.containsText("<ls:document") {
        facts.oldDocument = .numbers
      } else if start.containsText("<sl:document") {
        facts.oldDocument = .pages
      }
    }
    if let index = members[.iWorkIndex], let bytes = try contents(index, 512, directory) {
      facts.indexObject = firstObject(bytes)
    }
  }

  /// Returns an entry's bytes; nil if they cannot be read, unless the source fails.
  private static func contents(_ entry: ZIPEntry, _ limit: Int, _ directory: ZIPDirectory) throws(ZIPError)
    -> [UInt8]?
  {
    do { return try directory.contents(of: entry, upTo: limit).bytes } catch {
      if case .read(.source) = error { throw error }
      return nil
    }
  }

  /// Calls `body` with the values of one attribute in an XML text until it returns false, without parsing the rest.
  private static func eachValue(
    of attribute: StaticString, in text: [UInt8], _ body: (ArraySlice<UInt8>) -> Bool
  ) {
    var count = 0
    var scanner = MarkupScanner(text)
    while count < 4096, scanner.skip(past: attribute) {
      scanner.skipSpace()
      guard scanner.skip("=") else { continue }
      scanner.skipSpace()
      guard let value = scanner.quoted() else { continue }
      if !body(value) { return }
      count += 1
    }
  }

  /// Returns the kind of the first root file in `META-INF/container.xml`.
  ///
  /// A publication has a media type or the description's namespace (EPUB OCF §4.2.6.3.1), a score a media type or else an extension
  /// (MusicXML 4.0, "Compressed .mxl Files").
  private static func root(_ text: [UInt8]) -> Facts.ContainerRoot? {
    if text.contains("urn:oasis:names:tc:opendocument:xmlns:container")
      || text.contains("application/oebps-package+xml")
    {
      return .publication
    }
    if text.contains("application/vnd.recordare.musicxml") { return .score }
    var isScore = false
    eachValue(of: "full-path", in: text) { path in
      let name = String(decoding: path, as: UTF8.self).lowercased()
      isScore = name.hasSuffix(".musicxml") || name.hasSuffix(".xml")
      return false
    }
    return isScore ? .score : nil
  }

  /// Returns the type number of an iWork archive's first object.
  ///
  /// A Snappy block begins with a literal: the length of an ArchiveInfo message, whose second field begins with the type.
  private static func firstObject(_ bytes: [UInt8]) -> UInt64? {
    guard bytes.count > 16, bytes[0] == 0 else { return nil }
    var index = 4
    func varint() -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while index < bytes.count, shift < 64 {
        let byte = bytes[index]
        index += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return value }
        shift += 7
      }
      return nil
    }
    guard varint() != nil, index < bytes.count, bytes[index] & 3 == 0 else { return nil }
    let tag = bytes[index] >> 2
    index += tag >= 60 ? Int(tag) - 58 : 1
    guard varint() != nil, varint() == 8, varint() != nil, varint() == 0x12, varint() != nil, varint() == 8
    else { return nil }
    return varint()
  }
}
