import ArgumentParser
import MediaItems
import UniformTypes

// Shell completions that depend on the typed word.

extension CompletionKind {
  private static func dynamic(_ complete: @escaping @Sendable (String) -> CompletionResult) -> CompletionKind
  {
    .custom { _, _, word in complete(word).lines }
  }

  static func commaSeparated(_ words: @escaping @autoclosure @Sendable () -> [String]) -> CompletionKind {
    dynamic { text in CompletionResult.commaSeparated(text, of: words().map { .init(value: $0) }) }
  }

  /// Fields and groups of fields, separated by commas.
  static let fields = dynamic { CompletionResult.commaSeparated($0, of: FieldSelection.candidates) }
  /// A template with fields in braces.
  static let template = dynamic(RecordTemplate.completion)
  /// A filter expression.
  static let filter = dynamic(FilterRequest.completion)
  /// A type in one of its three forms.
  static let type = dynamic { TypeCompletion.result($0) }
  /// Types separated by commas.
  static let types = dynamic { text in
    let word = text.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    return TypeCompletion.result(String(word)).continuing(with: ",")
  }
  /// The parts of an accept attribute, separated by commas: extensions and media types.
  static let acceptWords = dynamic { text in
    let word = String(text.split(separator: ",", omittingEmptySubsequences: false).last ?? "")
    if word.hasPrefix(".") || word.contains("/") { return TypeCompletion.result(word).continuing(with: ",") }
    let families = ["image/", "video/", "audio/", "text/", "application/", "."]
    return CompletionResult(families.map { .init(value: $0) }, .nospace, part: word)
  }
  /// A filename extension without its dot.
  static let filenameExtension = dynamic { TypeCompletion.tags(.filenameExtension, $0) }
  static let mimeType = dynamic { TypeCompletion.tags(.mimeType, $0) }
}

extension FieldSelection {
  fileprivate static let candidates: [CompletionResult.Candidate] =
    [
      .init(value: "basic", meaning: "what is shown without the option"),
      .init(value: "all", meaning: "every field that needs not be asked for by name"),
    ] + FieldGroup.allCases.map { .init(value: $0.rawValue, meaning: "Group: \($0.meaning)") }
    + ItemField.all.map { .init(value: $0.name, meaning: $0.meaning) }
}

extension RecordTemplate {
  fileprivate static func completion(_ text: String) -> CompletionResult {
    // A doubled brace is a literal one.
    var open: Substring?
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "{" {
        if rest.first == "{" { rest.removeFirst() } else { open = rest }
      } else if character == "}" {
        open = nil
      }
    }
    guard let open else { return .none }
    return CompletionResult(
      ItemField.all.map { .init(value: $0.name + "}", meaning: $0.meaning) }, .nospace, part: String(open)
    ).continuing(with: " ")
  }
}

extension FilterRequest {
  fileprivate static func completion(_ text: String) -> CompletionResult {
    let (start, word) = FilterExpression.unfinished(text)
    switch FilterExpression.continuation(after: start) {
    case .words(let words):
      return CompletionResult(
        words.map { .init(value: $0.text, meaning: $0.meaning) }, .nospace, part: word
      ).continuing(with: " ")
    case .type:
      return TypeCompletion.result(word).continuing(with: " ")
    case .value, nil: return .none
    }
  }
}

/// Completion of types: identifiers, extensions with their dot, MIME types.
enum TypeCompletion {
  /// The limit on candidates shown with descriptions; more are grouped by the parts of their names.
  private static let maxCandidates = 100

  static func result(_ word: String) -> CompletionResult {
    if word.hasPrefix(".") {
      return tags(.filenameExtension, String(word.dropFirst()), prefix: ".")
    }
    return word.contains("/") ? tags(.mimeType, word) : identifiers(word)
  }

  private static func identifiers(_ word: String) -> CompletionResult {
    let folded = word.lowercased()
    let types = TypeRegistry.standard.declaredTypes.filter { $0.identifier.lowercased().hasPrefix(folded) }
    if types.count <= maxCandidates {
      return CompletionResult(types.map { .init(value: $0.identifier, meaning: meaning(of: $0)) }, part: word)
    }
    // Up to the next dot, as paths are completed up to the next slash.
    let groups = Dictionary(grouping: types.map(\.identifier)) { identifier in
      let next = identifier.dropFirst(word.count).firstIndex(of: ".")
      return next.map { String(identifier[...$0]) } ?? identifier
    }
    return CompletionResult(
      groups.sorted { $0.key < $1.key }.map { name, identifiers in
        identifiers.count == 1
          ? .init(value: identifiers[0]) : .init(value: name, meaning: "\(identifiers.count) types")
      }, .nospace, part: word)
  }

  static func tags(_ tagClass: UTTagClass, _ start: String, prefix: String = "") -> CompletionResult {
    let folded = start.lowercased()
    let tags = TypeRegistry.standard.declaredTypes.flatMap { type in
      (type.tags[tagClass] ?? []).filter { $0.lowercased().hasPrefix(folded) }
    }
    let names = Set(tags).sorted()
    return CompletionResult(
      names.map { name in
        let type =
          names.count <= maxCandidates ? UTType(tag: name, tagClass: tagClass, conformingTo: nil) : nil
        return .init(value: prefix + name, meaning: type.map(meaning) ?? "")
      }, part: prefix + start)
  }

  private static func meaning(of type: UTType) -> String { type.localizedDescription ?? "" }
}
