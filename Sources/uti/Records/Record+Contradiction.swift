import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

extension Record {
  /// What the name says and what the content is, where they contradict each other: `named .JPG, holds HEIC`.
  var heldContent: String? {
    guard let identification = shown.identification, identification.mayBeMisnamed || mismatch != nil else {
      return nil
    }
    if !identification.mayBeMisnamed, let content = identification.contentType {
      return "holds \((content.preferredFilenameExtension ?? content.identifier).uppercased())"
    }
    let tag = shown.path.extension.map { ".\($0)" }
    let named = tag ?? identification.nameType.map { "as \($0.shortName)" } ?? "otherwise"
    let shown = PrintableText.escaped(named)
    guard let content = identification.contentType else {
      if identification.holdsNothing {
        return "named \(shown), and "
          + (identification.isEmpty ? "the file is empty" : "it is one byte over and over")
      }
      return "named \(shown), and the content is no such thing"
    }
    // Plain text has an extension, and still is called text.
    if content == .plainText { return "named \(shown), holds text" }
    let held = (content.preferredFilenameExtension ?? "").uppercased()
    let isTelling = !held.isEmpty && ".\(held)" != named.uppercased()
    return "named \(shown), holds \(isTelling ? held : content.localizedDescription ?? content.identifier)"
  }

  /// What a person calls the item: a motion photo is one, whatever its kind.
  var kindLabel: String? {
    if shown.livePhoto?.form == .motion { return "motion photo" }
    return shown.kind?.label
  }
}

extension UTType {
  /// What a sentence calls the type: the letters by which its files are known, or its description.
  fileprivate var shortName: String {
    preferredFilenameExtension?.uppercased() ?? localizedDescription ?? identifier
  }
}
