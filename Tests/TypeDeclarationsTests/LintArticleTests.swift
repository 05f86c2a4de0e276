import Foundation
import Testing
import TypeDeclarations

/// The article about the rules is made from the table; `UPDATE_ARTICLES=1` writes it anew.
@Suite struct LintArticleTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/TypeDeclarations/TypeDeclarations.docc/LintRules.md").standardized

  private static let introduction = """
    # What the lint finds

    The rules about declarations in Info.plists and type tables, with their reasons.

    ## Overview

    Each rule says when it speaks, how much that matters, why, and what helps. An *error* is what systems refuse or ignore, a
    *warning* what its author can hardly have wanted, a *note* what works and is worth knowing. The rules marked † can be fixed
    without a decision: `uti lint --fix` prints that as a patch, `uti lint --fix --write` does it and keeps the rest of the text
    as it was.

    Parents, content types and owners of extensions are looked for in the file, in the files named beside it, and in a registry.
    The tables of the registry do not know every system: what is Apple's and unknown is a note, never more. Names that a build
    fills in, as `$(PRODUCT_BUNDLE_IDENTIFIER).note`, are not judged.

    The rules about `NSExtensionActivationRule` go by the keys that Apple documents under "App Extension Keys" and by what
    developers report: in version 1 of the dictionary, which is the default, an extension is offered only where every
    attachment is of a kind that it names, in version 2 where any is. Predicates are read as `ActivationPredicate` reads them; of
    one that it does not understand nothing is said but that.


    """

  private static var article: String {
    func cell(_ text: String) -> String {
      text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "*", with: "\\*")
    }
    var text = introduction + "| rule | when | then | because | fix |\n| --- | --- | --- | --- | --- |\n"
    for rule in LintRule.all {
      text += "| `\(rule.name)`\(rule.isMechanical ? " †" : "") | \(cell(rule.when)) | \(rule.then) | "
      text += "\(cell(rule.because)) | \(cell(rule.fix)) |\n"
    }
    return text
  }

  @Test func listsTheRulesAsTheyAre() throws {
    if ProcessInfo.processInfo.environment["UPDATE_ARTICLES"] != nil {
      try Self.article.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.article)
  }
}
