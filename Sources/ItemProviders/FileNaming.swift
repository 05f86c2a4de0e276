internal import Foundation
internal import UniformTypes

/// How a temporary file is called: after the suggested name, with the extension that the chosen type prefers.
///
/// Apple documents "an appropriate file extension based on the content type": how the source spells its own is not kept.
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
    let wanted =
      UTType(identifier)?.preferredFilenameExtension ?? SafeFileName.split(source ?? "").end ?? end
    // An extension of the item's types gives way to the chosen type's; anything else is part of the name.
    if let own = end, own != wanted, !isOfItem(own) { base += "." + own }
    end = wanted
    return SafeFileName.make(base, end)
  }

  /// Whether files of one of the item's types end like this.
  private func isOfItem(_ end: String) -> Bool {
    ([identifier] + others).contains { UTType($0).map { Self.type($0, owns: end) } ?? false }
  }

  private static func type(_ type: UTType, owns end: String) -> Bool {
    type.tags[.filenameExtension]?.contains { $0.lowercased() == end.lowercased() } ?? false
  }
}
