internal import UniformTypes

/// Types declared at run time of which nothing says how their files are written: not what they conform to, and no
/// declaration could.
///
/// A note app's own document conforms to `public.data` and `public.content`: its files may be JSON, a ZIP archive or a
/// database, and are documents of that app all the same.
enum UnstatedForm {
  /// True for a type that says nothing of its form, or only that it is text.
  static func isLeft(by name: UTType) -> Bool { name.isDeclaredAtRunTime && holds(for: name, orText: true) }

  /// True where files of the name's type may be written in a content's syntax, which any program may use for its own.
  static func mayBe(_ content: UTType, named name: UTType) -> Bool {
    name.isDeclaredAtRunTime && GenericSyntax.contains(content)
      && holds(for: name, orText: AgreementRule.isText(content))
  }

  private static func holds(for name: UTType, orText mayBeText: Bool) -> Bool {
    name.supertypes.allSatisfy { type in
      type.isDeclaredAtRunTime || type.conforms(to: .text) && mayBeText && texts.contains(type)
        || !type.conforms(to: .text) && isAbstract(type)
    }
  }

  /// True for what formats have in common, and none is: nothing is called or carried so, or begins so.
  private static func isAbstract(_ type: UTType) -> Bool {
    let tags = type.tags
    return tags[.filenameExtension] == nil && tags[.mimeType] == nil && type.carriers.isEmpty
      && !SelfIdentifying.wouldShow(type)
  }

  /// The properties that texts of every kind have in common.
  private static let texts: Set<UTType> = [
    .text, .plainText, .utf8PlainText, .utf16PlainText, .sourceCode, .script,
  ]
}
