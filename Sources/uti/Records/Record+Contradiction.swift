import FileIdentification
import MediaItems
import PropertyLists
import SystemPackage
import UniformTypes

extension Record {
  /// What the name says and what the content is, where they contradict each other: `named .JPG, holds HEIC`.
  var heldContent: String? {
    guard let identification = shown.identification, [.mismatch, .sibling].contains(identification.agreement)
    else { return nil }
    let named = shown.path.extension.map { ".\($0)" } ?? identification.nameType?.identifier ?? "otherwise"
    let shown = PrintableText.escaped(named)
    guard let content = identification.contentType else {
      return "named \(shown), and the content is no such thing"
    }
    // Plain text has an extension, and still is called text.
    if content == .plainText { return "named \(shown), holds text" }
    let tag = (content.preferredFilenameExtension ?? "").uppercased()
    let isTelling = !tag.isEmpty && ".\(tag)" != named.uppercased()
    return "named \(shown), holds \(isTelling ? tag : content.localizedDescription ?? content.identifier)"
  }
}
