import Foundation
import Testing
import TypeDeclarations

/// The article about the rules matches the table; `UPDATE_ARTICLES=1` rewrites it.
@Suite struct LintArticleTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/TypeDeclarations/TypeDeclarations.docc/LintRules.md").standardized

  private static let introduction = """
    # What the lint finds

    The rules about declarations in Info.plists and type tables, with their reasons.

    ## Overview

    Each rule has a condition, a severity, a reason and a fix. Systems refuse or ignore an *error*. A *warning* is probably not
    intended. A *note* works, but is worth knowing. The rules marked † can be fixed without a decision: `uti lint --fix` prints
    the fixes as a patch, `uti lint --fix --write` applies them and keeps the rest of the text unchanged.

    Parents, content types and owners of extensions are searched in the file, in the files named with it, and in a registry. The
    tables of the registry do not cover every system: an unknown identifier of Apple's is only a note. Names with parts that a
    build fills in, such as `$(PRODUCT_BUNDLE_IDENTIFIER).note`, are not checked.

    The rules about `NSExtensionActivationRule` follow the keys that Apple documents under "App Extension Keys", and reports of
    developers: in version 1 of the dictionary, which is the default, an extension is offered only if every attachment is of a
    kind that it names, in version 2 if any is. Predicates are parsed by `ActivationPredicate`; a predicate that it does not
    understand is reported as such, without further checks.


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
