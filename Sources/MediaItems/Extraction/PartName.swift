internal import SystemCalls
package import SystemPackage

/// File names of extracted parts: one component each; names from file systems keep their bytes.
package enum PartName {
  /// Leaves room for a number within the 255 bytes of file systems.
  private static let maxLength = 240

  /// Returns `name` with another extension and an optional mark before it.
  package static func of(_ name: FilePath.Component, mark: String = "", extension suffix: String)
    -> FilePath.Component?
  {
    let (stem, _) = split(name.bytes)
    return component(stem + Array(mark.utf8), suffix.isEmpty ? [] : Array(".\(suffix)".utf8))
  }

  /// Returns `name` with a number in parentheses before its extension.
  package static func numbered(_ name: FilePath.Component, _ number: Int) -> FilePath.Component? {
    let (stem, suffix) = split(name.bytes)
    return component(stem + Array(" (\(number))".utf8), suffix, upTo: 255)
  }

  /// Returns a safe file name for an archive member; nil if its name is unusable.
  ///
  /// Uses the part after the last slash or backslash; control characters, colons and a leading dot become underscores, so
  /// that the file is visible and stays in its folder.
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

  /// Joins stem and suffix; truncates a too long stem at a character boundary.
  private static func component(_ stem: [UInt8], _ suffix: [UInt8], upTo limit: Int = maxLength)
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
