internal import ByteSources
internal import ContainerFormats

// The members of a ZIP archive that are read to detect a package's type.
extension ZIPPackage {
  /// The members to read; the last entry of a name wins.
  struct Members {
    private static let read: [ZIPPart] = [
      .contentTypes, .mimetype, .iWorkIndex, .officeManifest, .oldIndex, .relations,
      .container,
    ]
    private var entries: [ZIPEntry?]

    subscript(part: ZIPPart) -> ZIPEntry? { Self.read.firstIndex(of: part).flatMap { entries[$0] } }

    /// Reads the directory, and records the facts of its names.
    init(of directory: ZIPDirectory, _ facts: inout Facts) throws(ZIPError) {
      entries = Array(repeating: nil, count: Self.read.count)
      var cursor = directory.entries()
      guard directory.origin == .centralDirectory else {
        while facts.entryCount < maxEntries, let entry = try cursor.next() { add(entry, &facts) }
        return
      }
      while facts.entryCount < maxEntries {
        let isEntry = try cursor.nextHeader { (header) throws(ZIPError) in
          guard header.isPlain else { return add(try directory.entry(header), &facts) }
          let part = header.name.buffer.withMemoryRebound(to: UInt8.self) {
            ZIPPackage.record($0, header.method, &facts)
          }
          if let part, let index = Self.read.firstIndex(of: part) {
            entries[index] = try directory.entry(header)
          }
        }
        if !isEntry { return }
      }
    }

    private mutating func add(_ entry: ZIPEntry, _ facts: inout Facts) {
      var name = entry.name
      let part = name.withUTF8 { ZIPPackage.record($0, entry.method, &facts) }
      if let part, let index = Self.read.firstIndex(of: part) { entries[index] = entry }
    }
  }

  /// Records the facts of one entry's name and method; returns its part, if it has a meaning.
  private static func record(
    _ name: UnsafeBufferPointer<UInt8>, _ method: UInt16, _ facts: inout Facts
  ) -> ZIPPart? {
    if facts.entryCount == 0 { facts.firstName = String(decoding: name, as: UTF8.self) }
    facts.entryCount += 1
    if method != 0 { facts.allStored = false }
    let part = ZIPPart(name)
    if name.last != UInt8(ascii: "/") {
      let isAtRoot = !name.contains(UInt8(ascii: "/"))
      recordAffixes(of: name, isAtRoot: isAtRoot, &facts)
      if isAtRoot || part != nil, facts.relevantNameCount < 512 {
        facts.relevantNameCount += 1
        if let part { facts.parts.insert(part) }
      }
    }
    return part
  }

  /// Records the facts of a name's prefix and suffix; suffixes are compared in lower case.
  private static func recordAffixes(
    of name: UnsafeBufferPointer<UInt8>, isAtRoot: Bool, _ facts: inout Facts
  ) {
    if !isAtRoot { recordFolder(of: name, &facts) }
    guard let last = name.last else { return }
    switch last | 0x20 {
    case UInt8(ascii: "s"): if name.ends(with: ".class") { facts.hasClass = true }
    case UInt8(ascii: "y"): if name.ends(with: ".npy") { facts.arrayCount += 1 }
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

  private static func recordFolder(of name: UnsafeBufferPointer<UInt8>, _ facts: inout Facts) {
    if name.begins(with: "word/") {
      facts.officeFolder = .word
    } else if name.begins(with: "xl/") {
      facts.officeFolder = .xl
    } else if name.begins(with: "ppt/") {
      facts.officeFolder = .ppt
    } else if name.begins(with: "Payload/") {
      if String(decoding: name, as: UTF8.self).lowercased().containsText(".app/") {
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
}
