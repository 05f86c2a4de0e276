internal import ByteSources
internal import ContainerFormats

// What the names in a directory say.
extension ZIPPackage {
  /// The members that are read, as the directory has them last.
  struct Members {
    private static let read: [ZIPPart] = [
      .contentTypes, .mimetype, .iWorkIndex, .officeManifest, .oldIndex, .relations,
      .container,
    ]
    private var entries: [ZIPEntry?]

    subscript(part: ZIPPart) -> ZIPEntry? { Self.read.firstIndex(of: part).flatMap { entries[$0] } }

    /// Goes through the directory, and notes in `facts` what its names say.
    init(of directory: ZIPDirectory, _ facts: inout Facts) throws(ZIPError) {
      entries = Array(repeating: nil, count: Self.read.count)
      var cursor = directory.entries()
      guard directory.origin == .centralDirectory else {
        while facts.entryCount < mostEntries, let entry = try cursor.next() { take(entry, &facts) }
        return
      }
      while facts.entryCount < mostEntries {
        let isEntry = try cursor.nextHeader { (header) throws(ZIPError) in
          guard header.isPlain else { return take(try directory.entry(header), &facts) }
          let part = header.name.buffer.withMemoryRebound(to: UInt8.self) {
            ZIPPackage.take($0, header.method, &facts)
          }
          if let part, let place = Self.read.firstIndex(of: part) {
            entries[place] = try directory.entry(header)
          }
        }
        if !isEntry { return }
      }
    }

    private mutating func take(_ entry: ZIPEntry, _ facts: inout Facts) {
      var name = entry.name
      let part = name.withUTF8 { ZIPPackage.take($0, entry.method, &facts) }
      if let part, let place = Self.read.firstIndex(of: part) { entries[place] = entry }
    }
  }

  /// Notes what the name and the method of one entry say; which member it is, where that means something.
  private static func take(
    _ name: UnsafeBufferPointer<UInt8>, _ method: UInt16, _ facts: inout Facts
  ) -> ZIPPart? {
    if facts.entryCount == 0 { facts.firstName = String(decoding: name, as: UTF8.self) }
    facts.entryCount += 1
    if method != 0 { facts.allStored = false }
    let part = ZIPPart(name)
    if name.last != UInt8(ascii: "/") {
      let isAtRoot = !name.contains(UInt8(ascii: "/"))
      note(name, isAtRoot: isAtRoot, &facts)
      if isAtRoot || part != nil, facts.namesSeen < 512 {
        facts.namesSeen += 1
        if let part { facts.parts.insert(part) }
      }
    }
    return part
  }

  /// What the beginnings and ends of names say; ends are compared in lower case.
  private static func note(_ name: UnsafeBufferPointer<UInt8>, isAtRoot: Bool, _ facts: inout Facts) {
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
