internal import ByteSources
internal import ContainerFormats
internal import PropertyLists

/// ZIP archives that are documents: what a package is, by its directory and a few small entries.
enum ZIPPackage {
  struct Facts: ContentFacts {
    var entryCount = 0
    /// Whether every entry of the directory was seen.
    var isWhole = false
    var declaredType = ""
    var contentTypes: [String] = []
    /// Names without a folder, and those that mean something wherever they are.
    var names: Set<String> = []
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
    /// Whether an iWork index has tables of its own.
    var hasTables = false
    /// How many entries are NumPy arrays.
    var arrays = 0
    /// PyTorch's pickle, and the version beside it.
    var hasTorchData = false
    var hasVersion = false
    /// Whether a relation names OpenXPS.
    var isOpenXPS = false
    /// Whose document the root element of an iWork index before 2013 says it is.
    var oldDocument: OldDocument?
    /// The folder that holds an Office document's main part.
    var officeFolder: OfficeFolder?

    enum OldDocument { case numbers, pages }
    enum OfficeFolder { case word, xl, ppt }

    func has(_ name: String) -> Bool { names.contains(name) }
    func declares(_ part: String) -> Bool { contentTypes.contains { $0.hasPrefix(part) } }
    var details: String {
      "\(entryCount) entries" + (declaredType.isEmpty ? "" : ", mimetype \(declaredType)")
        + (isWhole ? "" : ", directory not whole")
    }
  }

  private static let mostEntries = 8192

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
    guard let rule = rules.first(for: facts) else { return nil }
    return ContentFinding(
      rule, range: 0..<4, damage: damage, isIncomplete: incomplete, facts: facts)
  }

  /// A stored `mimetype` as the first entry stands in the head: no directory is needed (ODF part 2 §3.3, EPUB OCF §4.3).
  private static func declared(_ reader: ByteReader) -> ContentFinding? {
    let head = reader.head
    guard head.matches("PK\u{3}\u{4}"), head.littleEndian(UInt16.self, at: 8) == 0,
      head.littleEndian(UInt16.self, at: 26) == 8,
      head.matches("mimetype", at: 30), let extra = head.littleEndian(UInt16.self, at: 28)
    else { return nil }
    let start = 38 + Int(extra)
    let flags = head.littleEndian(UInt16.self, at: 6) ?? 0
    let size = flags & 8 == 0 ? Int(head.littleEndian(UInt32.self, at: 22) ?? 0) : 0
    // With a data descriptor the size follows the text: take what is printable.
    let limit = size > 0 ? min(size, 128) : 128
    var text = ""
    for byte in head.slice(start..<start + limit).array {
      guard (0x21...0x7E).contains(byte), !(size == 0 && text.utf8.count > 3 && byte == 0x50) else { break }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard let row = ZIPPackage.declaredTypes.first(where: { $0.text == text }) else { return nil }
    var facts = Facts()
    facts.declaredType = text
    return ContentFinding(
      row.type, by: .structure, range: Int64(start)..<Int64(start + text.utf8.count), rule: "zip-mimetype",
      because: "the first entry is a stored mimetype that names the format", facts: facts)
  }

  private static func scan(_ directory: ZIPDirectory, _ facts: inout Facts) throws(ZIPError) {
    var entries = directory.entries()
    var contentTypes: ZIPEntry?
    var mimetype: ZIPEntry?
    var index: ZIPEntry?
    var manifest: ZIPEntry?
    var relations: ZIPEntry?
    var oldIndex: ZIPEntry?
    while facts.entryCount < mostEntries, let entry = try entries.next() {
      let name = entry.name
      if facts.entryCount == 0 { facts.firstName = name }
      facts.entryCount += 1
      if !entry.isFolder { note(name, &facts) }
      if entry.method != 0 { facts.allStored = false }
      switch name {
      case "[Content_Types].xml": contentTypes = entry
      case "mimetype": mimetype = entry
      case "Index/Document.iwa": index = entry
      case "META-INF/manifest.xml": manifest = entry
      case "index.xml": oldIndex = entry
      case "_rels/.rels": relations = entry
      default: break
      }
    }
    facts.isWhole = facts.entryCount < mostEntries && directory.origin == .centralDirectory
    if let contentTypes, let text = try contents(contentTypes, 128 << 10, directory) {
      facts.contentTypes = attributeValues(of: "ContentType", in: text)
    }
    if let relations, facts.contentTypes.contains("application/vnd.ms-package.xps-fixeddocumentsequence+xml"),
      let text = try contents(relations, 16 << 10, directory)
    {
      facts.isOpenXPS = text.contains("http://schemas.openxps.org/")
    }
    if let mimetype, let text = try contents(mimetype, 128, directory) {
      facts.declaredType = String(decoding: text.prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    }
    if facts.declaredType.isEmpty, let manifest, facts.has("content.xml"),
      let text = try contents(manifest, 64 << 10, directory)
    {
      // Office suites before OpenDocument wrote no mimetype; the first entry of the manifest is the document itself.
      facts.declaredType = attributeValues(of: "media-type", in: text).first ?? ""
    }
    if let oldIndex, let text = try contents(oldIndex, 1024, directory) {
      let start = String(decoding: text, as: UTF8.self)
      if start.contains("<ls:document") {
        facts.oldDocument = .numbers
      } else if start.contains("<sl:document") {
        facts.oldDocument = .pages
      }
    }
    if let index, let bytes = try contents(index, 512, directory) { facts.indexObject = firstObject(bytes) }
  }

  /// An entry's bytes, or nil when they cannot be read as such; only the source's own failure is an error.
  private static func contents(_ entry: ZIPEntry, _ limit: Int, _ directory: ZIPDirectory) throws(ZIPError)
    -> [UInt8]?
  {
    do { return try directory.contents(of: entry, upTo: limit).bytes } catch {
      if case .read(.source) = error { throw error }
      return nil
    }
  }

  private static func note(_ name: String, _ facts: inout Facts) {
    var name = name
    let isInFolder = name.withUTF8 { bytes in
      note(bytes, &facts)
      return bytes.contains(UInt8(ascii: "/"))
    }
    guard !isInFolder || telling.contains(name), facts.names.count < 512 else { return }
    facts.names.insert(name)
  }

  /// What the beginnings and ends of names say; ends are compared in lower case.
  private static func note(_ name: UnsafeBufferPointer<UInt8>, _ facts: inout Facts) {
    let isAtRoot = !name.contains(UInt8(ascii: "/"))
    if !isAtRoot { note(folderOf: name, &facts) }
    guard let last = name.last else { return }
    switch last | 0x20 {
    case UInt8(ascii: "s"): if name.ends(with: ".class") { facts.hasClass = true }
    case UInt8(ascii: "y"): if name.ends(with: ".npy") { facts.arrays += 1 }
    case UInt8(ascii: "n"): if name.ends(with: "/version") { facts.hasVersion = true }
    case UInt8(ascii: "c"):
      if isAtRoot, name.ends(with: ".nuspec") { facts.hasPackageSpecification = true }
    case UInt8(ascii: "l"):
      if name.ends(with: "/data.pkl") { facts.hasTorchData = true }
      if name.ends(with: ".dist-info/wheel") { facts.hasWheel = true }
      if isAtRoot, name.ends(with: ".kml") { facts.hasRootKML = true }
    default: break
    }
  }

  private static func note(folderOf name: UnsafeBufferPointer<UInt8>, _ facts: inout Facts) {
    if name.begins(with: "word/") {
      facts.officeFolder = .word
    } else if name.begins(with: "xl/") {
      facts.officeFolder = .xl
    } else if name.begins(with: "ppt/") {
      facts.officeFolder = .ppt
    } else if name.begins(with: "Payload/") {
      if String(decoding: name, as: UTF8.self).lowercased().contains(".app/") {
        facts.hasApplicationBundle = true
      }
    } else if name.begins(with: "Index/") {
      if name.last == UInt8(ascii: "a"), name.ends(with: ".iwa") { facts.hasDocumentIndex = true }
      if name.begins(with: "Index/Slide") || name.begins(with: "Index/MasterSlide")
        || name.begins(with: "Index/TemplateSlide")
      {
        facts.hasSlides = true
      }
      if name.begins(with: "Index/Tables/") { facts.hasTables = true }
    }
  }

  /// Names in folders that rules ask for.
  private static let telling: Set<String> = [
    "META-INF/MANIFEST.MF", "META-INF/manifest.xml", "META-INF/application.xml", "META-INF/mozilla.rsa",
    "META-INF/container.xml",
    "WEB-INF/web.xml",
    "base/manifest/AndroidManifest.xml", "word/document.xml", "xl/workbook.xml", "xl/workbook.bin",
    "ppt/presentation.xml",
    "visio/document.xml", "3D/3dmodel.model", "Index/Document.iwa", "_rels/.rels",
  ]

  /// The values of one attribute in an XML text, without parsing the rest of it.
  private static func attributeValues(of attribute: StaticString, in text: [UInt8]) -> [String] {
    var values: [String] = []
    var scanner = MarkupScanner(text)
    while values.count < 4096, scanner.skip(past: attribute) {
      scanner.skipSpace()
      guard scanner.skip("=") else { continue }
      scanner.skipSpace()
      if let value = scanner.quoted() { values.append(String(decoding: value, as: UTF8.self)) }
    }
    return values
  }

  /// The type number of an iWork archive's first object: a Snappy block that begins with a literal, in it the length of an
  /// ArchiveInfo message whose second field holds the type as its first.
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes begin with `text`.
  fileprivate func begins(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= count else { return false }
    return (0..<length).allSatisfy { self[$0] == text.utf8Start[$0] }
  }

  /// Whether the bytes end with `text`, whose letters are of lower case, in any case.
  fileprivate func ends(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= count else { return false }
    let start = count - length
    return (0..<length).allSatisfy { index in
      let byte = self[start + index]
      return (byte &- 0x41 < 26 ? byte | 0x20 : byte) == text.utf8Start[index]
    }
  }
}
