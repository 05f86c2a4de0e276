internal import Foundation
internal import UniformTypes

/// Makes the name of a temporary file: the suggested name with the preferred extension of the chosen type.
///
/// Apple documents "an appropriate file extension based on the content type"; the source's own spelling of
/// the extension is not preserved.
struct FileNaming: Sendable {
  let suggested: String?
  /// The identifier of the chosen type.
  let identifier: String
  /// The identifiers of the item's representations, with or without the chosen one.
  let others: [String]

  /// True if the type is a folder type.
  var isFolder: Bool { UTType(identifier)?.conforms(to: .directory) ?? false }

  /// Returns the file name; `source` is the name of the original, or of the top folder of an archive.
  func name(source: String?) -> String {
    let name = suggested.map(SafeFileName.clean) ?? ""
    var (base, end) = SafeFileName.split(name.isEmpty ? SafeFileName.clean(source ?? "") : name)
    let preferred =
      UTType(identifier)?.preferredFilenameExtension ?? SafeFileName.split(source ?? "").end ?? end
    // An extension of one of the item's types is replaced; any other is part of the name.
    if let given = end, given != preferred, !isExtensionOfItem(given) { base += "." + given }
    end = preferred
    return SafeFileName.make(base, end)
  }

  /// Returns true if one of the item's types owns the extension.
  private func isExtensionOfItem(_ end: String) -> Bool {
    ([identifier] + others).contains { UTType($0).map { Self.type($0, owns: end) } ?? false }
  }

  private static func type(_ type: UTType, owns end: String) -> Bool {
    type.tags[.filenameExtension]?.contains { $0.lowercased() == end.lowercased() } ?? false
  }
}

/// Makes file names that are one path component from any text.
enum SafeFileName {
  /// The limit of most file systems, in bytes of UTF-8.
  static let maxLength = 255

  /// Returns the text without separators, control characters and bidirectional marks; empty if nothing
  /// remains.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", "\\": scalars.append("-")
      case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}":
        continue
      default:
        if scalar.properties.generalCategory != .control { scalars.append(scalar) }
      }
    }
    let name = String(scalars).trimmingCharacters(in: .whitespaces)
    return name == "." || name == ".." ? "" : name
  }

  /// Splits a name into its stem and its extension without the dot.
  static func split(_ name: String) -> (base: String, end: String?) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
    let end = name[name.index(after: dot)...]
    guard !end.isEmpty, end.utf8.count <= 32, !end.contains(where: \.isWhitespace) else { return (name, nil) }
    return (String(name[..<dot]), String(end))
  }

  /// Joins a stem and an extension; a long stem is truncated.
  static func make(_ base: String, _ end: String?) -> String {
    let suffix = end.map(clean).flatMap { $0.isEmpty || $0.utf8.count > 32 ? nil : "." + $0 } ?? ""
    let stem = clean(base)
    let name = cut(stem.isEmpty ? "item" : stem, to: maxLength - suffix.utf8.count) + suffix
    return name == "." || name == ".." ? "item" : name
  }

  /// Returns the name with a number for duplicates: `IMG.jpg`, `IMG 2.jpg`, `IMG 3.jpg`.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let (base, end) = split(name)
    let suffix = " \(number)" + (end.map { "." + $0 } ?? "")
    return cut(base, to: maxLength - suffix.utf8.count) + suffix
  }

  /// Returns as many whole characters as fit.
  private static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var length = 0
    let prefix = text.prefix { character in
      length += String(character).utf8.count
      return length <= limit
    }
    // A single character can exceed the limit.
    return prefix.isEmpty ? "item" : String(prefix)
  }
}
