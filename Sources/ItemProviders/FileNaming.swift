internal import Foundation
internal import UniformTypes

/// How a temporary file is called: after the suggested name, with the extension of the type that was chosen.
struct FileNaming: Sendable {
  let suggested: String?
  let identifier: String
  /// The identifiers of all representations of the item.
  let others: [String]

  /// Whether files of the type are folders.
  var isFolder: Bool { UTType(identifier)?.conforms(to: .directory) ?? false }

  /// The name; `source` is what the original or the archive's folder is called.
  func name(source: String?) -> String {
    let given = suggested.map(SafeFileName.clean) ?? ""
    var (base, end) = SafeFileName.split(given.isEmpty ? SafeFileName.clean(source ?? "") : given)
    if !belongs(end) {
      let wanted =
        UTType(identifier)?.preferredFilenameExtension ?? SafeFileName.split(source ?? "").end ?? end
      // The item's other types lend their extension to the name of the item; anything else is part of the name.
      if let own = end, own != wanted, !lent(own) { base += "." + own }
      end = wanted
    }
    return SafeFileName.make(base, end)
  }

  /// Whether files of the chosen type end like this.
  private func belongs(_ end: String?) -> Bool {
    guard let end, let type = UTType(identifier) else { return false }
    return Self.type(type, owns: end)
  }

  private func lent(_ end: String) -> Bool {
    others.contains { UTType($0).map { Self.type($0, owns: end) } ?? false }
  }

  private static func type(_ type: UTType, owns end: String) -> Bool {
    type.tags[.filenameExtension]?.contains { $0.lowercased() == end.lowercased() } ?? false
  }
}
