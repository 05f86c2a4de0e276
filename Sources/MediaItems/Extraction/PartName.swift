internal import SystemCalls
package import SystemPackage

/// Names for files that are made from parts: one component each, byte for byte where they come from a file system.
package enum PartName {
  /// Room for a number behind it under the 255 bytes that file systems allow.
  private static let longest = 240

  /// `name` with another extension, and perhaps something before it.
  package static func of(_ name: FilePath.Component, mark: String = "", extension suffix: String)
    -> FilePath.Component?
  {
    let (stem, _) = split(name.bytes)
    return component(stem + Array(mark.utf8), suffix.isEmpty ? [] : Array(".\(suffix)".utf8))
  }

  /// `name` with a number in parentheses before its extension.
  package static func numbered(_ name: FilePath.Component, _ number: Int) -> FilePath.Component? {
    let (stem, suffix) = split(name.bytes)
    return component(stem + Array(" (\(number))".utf8), suffix, upTo: 255)
  }

  /// What an archive's member may be called in a folder; nil when nothing of its name can be used.
  ///
  /// Only what stands behind the last separator counts, of either kind; control characters, a drive's colon and leading
  /// dots become underscores, so that nothing is hidden, and nothing leads out of the folder.
  package static func safe(_ member: String) -> FilePath.Component? {
    guard let last = member.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last, last != ".", last != ".."
    else { return nil }
    var scalars = String.UnicodeScalarView()
    for scalar in last.unicodeScalars {
      let isUnsafe =
        scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || scalar == ":"
      scalars.append(isUnsafe ? "_" : scalar)
    }
    if scalars.first == "." { scalars.replaceSubrange(scalars.startIndex...scalars.startIndex, with: ["_"]) }
    let (stem, suffix) = split(Array(String(scalars).utf8))
    return component(stem, suffix)
  }

  private static func split(_ name: [UInt8]) -> (stem: [UInt8], suffix: [UInt8]) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot <= 16 else {
      return (name, [])
    }
    return (Array(name[..<dot]), Array(name[dot...]))
  }

  /// The stem gives way when the name is too long, at the boundary of a character.
  private static func component(_ stem: [UInt8], _ suffix: [UInt8], upTo limit: Int = longest)
    -> FilePath.Component?
  {
    var stem = stem
    if stem.count + suffix.count > limit {
      stem.removeLast(min(stem.count, stem.count + suffix.count - limit))
      while let last = stem.last, last & 0xC0 == 0x80 { stem.removeLast() }
      if let last = stem.last, last >= 0xC0 { stem.removeLast() }
    }
    return FilePath.Component(bytes: stem + suffix)
  }
}
