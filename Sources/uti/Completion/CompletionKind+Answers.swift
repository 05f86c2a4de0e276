import ArgumentParser
import MediaItems
import UniformTypes

extension CompletionKind {
  private static func answering(_ answer: @escaping @Sendable (String) -> CompletionAnswer) -> CompletionKind
  {
    .custom { _, _, word in answer(word).lines }
  }

  /// Words with commas between them.
  static func commaList(_ words: @escaping @autoclosure @Sendable () -> [String]) -> CompletionKind {
    answering { text in CompletionAnswer.commaList(text, of: words().map { .init(value: $0) }) }
  }

  /// Fields of records and their groups, with commas between them.
  static let fields = answering { CompletionAnswer.commaList($0, of: FieldSelection.candidates) }
  /// A template with fields in braces.
  static let template = answering(RecordTemplate.completion)
  /// A filter expression.
  static let filter = answering(FilterRequest.completion)
  /// A type in one of its three forms.
  static let type = answering { TypeCompletion.answer($0) }
  /// Types with commas between them.
  static let types = answering { text in
    let word = text.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    return TypeCompletion.answer(String(word)).open(",")
  }
  /// The words of a form's accept attribute, with commas between them: extensions and media types.
  static let acceptWords = answering { text in
    let word = String(text.split(separator: ",", omittingEmptySubsequences: false).last ?? "")
    if word.hasPrefix(".") || word.contains("/") { return TypeCompletion.answer(word).open(",") }
    let families = ["image/", "video/", "audio/", "text/", "application/", "."]
    return CompletionAnswer(families.map { .init(value: $0) }, .nospace, part: word)
  }
  /// A filename extension without its dot.
  static let filenameExtension = answering { TypeCompletion.tags(.filenameExtension, $0) }
  /// A MIME type.
  static let mimeType = answering { TypeCompletion.tags(.mimeType, $0) }
}

extension FieldSelection {
  fileprivate static let candidates: [CompletionAnswer.Candidate] =
    [
      .init(value: "basic", meaning: "what is shown without the option"),
      .init(value: "all", meaning: "every field that needs not be asked for by name"),
    ] + FieldGroup.allCases.map { .init(value: $0.rawValue, meaning: "Group: \($0.meaning)") }
    + ItemField.all.map { .init(value: $0.name, meaning: $0.meaning) }
}

extension RecordTemplate {
  fileprivate static func completion(_ text: String) -> CompletionAnswer {
    // Two braces are one of the text.
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
    return CompletionAnswer(
      ItemField.all.map { .init(value: $0.name + "}", meaning: $0.meaning) }, .nospace, part: String(open)
    ).open(" ")
  }
}

extension FilterRequest {
  fileprivate static func completion(_ text: String) -> CompletionAnswer {
    let (start, word) = FilterExpression.unfinished(text)
    switch FilterExpression.continuation(after: start) {
    case .words(let words):
      return CompletionAnswer(
        words.map { .init(value: $0.text, meaning: $0.meaning) }, .nospace, part: word
      ).open(" ")
    case .type:
      return TypeCompletion.answer(word).open(" ")
    case .value, nil: return .none
    }
  }
}

/// Candidates for types: identifiers, extensions with their dot, MIME types.
enum TypeCompletion {
  /// More candidates are shown by the parts of their names, and without what they mean.
  private static let most = 100

  static func answer(_ word: String) -> CompletionAnswer {
    if word.hasPrefix(".") {
      return tags(.filenameExtension, String(word.dropFirst()), prefix: ".")
    }
    return word.contains("/") ? tags(.mimeType, word) : identifiers(word)
  }

  private static func identifiers(_ word: String) -> CompletionAnswer {
    let folded = word.lowercased()
    let types = TypeRegistry.standard.declaredTypes.filter { $0.identifier.lowercased().hasPrefix(folded) }
    if types.count <= most {
      return CompletionAnswer(types.map { .init(value: $0.identifier, meaning: meaning(of: $0)) }, part: word)
    }
    // As folders are completed: up to the next dot.
    let groups = Dictionary(grouping: types.map(\.identifier)) { identifier in
      let next = identifier.dropFirst(word.count).firstIndex(of: ".")
      return next.map { String(identifier[...$0]) } ?? identifier
    }
    return CompletionAnswer(
      groups.sorted { $0.key < $1.key }.map { name, identifiers in
        identifiers.count == 1
          ? .init(value: identifiers[0]) : .init(value: name, meaning: "\(identifiers.count) types")
      }, .nospace, part: word)
  }

  static func tags(_ tagClass: UTTagClass, _ start: String, prefix: String = "") -> CompletionAnswer {
    let folded = start.lowercased()
    let found = TypeRegistry.standard.declaredTypes.flatMap { type in
      (type.tags[tagClass] ?? []).filter { $0.lowercased().hasPrefix(folded) }
    }
    let names = Set(found).sorted()
    return CompletionAnswer(
      names.map { name in
        let type = names.count <= most ? UTType(tag: name, tagClass: tagClass, conformingTo: nil) : nil
        return .init(value: prefix + name, meaning: type.map(meaning) ?? "")
      }, part: prefix + start)
  }

  private static func meaning(of type: UTType) -> String { type.localizedDescription ?? "" }
}
