internal import ByteSources
internal import ContainerFormats
internal import UniformTypes

/// Looks for macros and programs in documents that are ZIP archives, by their members' names (ECMA-376 Part 1 §15, [MS-OFFMACRO]
/// §2.2, ODF 1.3 Part 2 §2.2).
enum ArchiveScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    // Some types are archives only in later versions.
    guard try reader.available(at: 0, upTo: 2).matches("PK") else { return nil }
    let directory: ZIPDirectory
    do throws(ZIPError) { directory = try ZIPDirectory.open(reader) } catch {
      if case .read(let failure) = error { throw failure }
      return .unexaminable("its list of members cannot be read")
    }
    var entries = directory.entries()
    while true {
      try reader.step()
      let entry: ZIPEntry?
      do throws(ZIPError) { entry = try entries.next() } catch {
        if case .read(let failure) = error { throw failure }
        return .unexaminable("its list of members cannot be read")
      }
      guard let entry else { return nil }
      let name = String(decoding: entry.nameBytes, as: UTF8.self).lowercased()
      if let what = what(name, entry, isOf: subject.type) { return .active(what) }
    }
  }

  private static func what(_ name: String, _ entry: ZIPEntry, isOf type: UTType) -> String? {
    if name.hasSuffix("vbaproject.bin") || name.hasSuffix("vbadata.xml") { return "it has macros" }
    if name.contains("/macrosheets/") { return "it has macro sheets" }
    if name.contains("/activex/") { return "it has controls that are programs" }
    if name.hasPrefix("basic/") || name.hasPrefix("scripts/"), !entry.isFolder, isOpenDocument(type) {
      return "it has macros"
    }
    return nil
  }

  private static func isOpenDocument(_ type: UTType) -> Bool { type.identifier.hasPrefix("org.oasis-open.") }
}

/// Looks for macros in compound files, by the names of their root's storages ([MS-OVBA] §2.2.1, [MS-OFFCRYPTO] §2.3).
enum CompoundScan {
  private static let macros: Set<String> = ["macros", "vba", "_vba_project", "_vba_project_cur"]
  /// As many names as the directory's reader gives.
  private static let mostNames = 500

  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    guard try reader.available(at: 0, upTo: 4).matches([0xD0, 0xCF, 0x11, 0xE0]) else { return nil }
    var found: ActiveContent.Finding?
    var count = 0
    try CompoundDirectory(reader).eachName(reader) { (entry) throws(ReadFailure) in
      count += 1
      let name = entry.name.lowercased()
      if macros.contains(name) { found = .active("it has macros") }
      if name == "encryptedpackage" { found = .unexaminable("it is encrypted") }
      return found == nil
    }
    if found == nil, count >= mostNames {
      found = .unexaminable("its list of parts is too long to be looked through")
    }
    return found
  }
}
