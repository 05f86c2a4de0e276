import ConformanceSuites
import UniformTypes

extension Fault {
  /// Answers the three relations from a set of supertypes, excluding the type itself.
  private static func relations(
    _ above: @escaping @Sendable (UTType) -> Set<UTType>
  ) -> Change {
    { question, answer, registry in
      guard let type = registry.type(question.identifier("type")),
        let other = registry.type(question.identifier("other"))
      else { return }
      let isBelow = above(type).contains(other)
      answer["subtype"] = .flag(isBelow)
      answer["supertype"] = .flag(above(other).contains(type))
      answer["conforms"] = .flag(isBelow || type == other)
    }
  }

  private static func firstParents(_ type: UTType) -> Set<UTType> {
    var above: Set<UTType> = []
    var next = type
    while let parent = next.directSupertypes.first, above.insert(parent).inserted { next = parent }
    return above
  }

  static let conformance = [
    Fault(
      "conformance", "conformance is not transitive", shows: "conforms: expected true, got false",
      answering: relations { Set($0.directSupertypes) }),
    Fault(
      "conformance", "the first parent counts alone", shows: "conforms: expected true, got false",
      answering: relations(firstParents)),
    Fault(
      "conformance", "a type does not conform to itself", shows: "conforms: expected true, got false",
      answering: { question, answer, _ in
        if question.identifier("type").lowercased() == question.identifier("other").lowercased() {
          answer["conforms"] = .flag(false)
        }
      }),
    Fault(
      "conformance", "a type is its own subtype", shows: "subtype: expected false, got true",
      answering: { question, answer, _ in
        if question.identifier("type").lowercased() == question.identifier("other").lowercased() {
          answer["subtype"] = .flag(true)
        }
      }),
    Fault(
      "conformance", "subtype and supertype are exchanged", shows: "subtype: expected",
      answering: { _, answer, _ in
        (answer["subtype"], answer["supertype"]) = (answer["supertype"], answer["subtype"])
      }),
    Fault(
      "conformance", "identifiers are compared with their letter case",
      shows: "conforms: expected true, got false",
      answering: { question, answer, registry in
        for key in ["type", "other"] {
          let name = question.identifier(key)
          if let type = registry.type(name), type.identifier != name {
            for relation in ["conforms", "subtype", "supertype"] { answer[relation] = .flag(false) }
          }
        }
      }),
    Fault(
      "conformance", "an identifier that begins alike is below", shows: "conforms: expected false, got true",
      answering: { question, answer, _ in
        if question.identifier("type").hasPrefix(question.identifier("other")) {
          answer["conforms"] = .flag(true)
        }
      }),
    Fault(
      "conformance", "the container counts as a parent", shows: "conforms: expected false, got true",
      answering: { question, answer, registry in
        guard let type = registry.type(question.identifier("type")),
          let other = registry.type(question.identifier("other")), type.isCarried(by: other)
        else { return }
        answer["conforms"] = .flag(true)
        answer["subtype"] = .flag(true)
      }),
    Fault(
      "conformance", "everything conforms to data", shows: "conforms: expected false, got true",
      answering: { question, answer, _ in
        if question.identifier("other") == "public.data" { answer["conforms"] = .flag(true) }
      }),
    Fault(
      "conformance", "dynamic types conform to nothing", shows: "conforms: expected true, got false",
      answering: { question, answer, _ in
        if question.identifier("type").hasPrefix("dyn."), question["type"] != question["other"] {
          answer["conforms"] = .flag(false)
          answer["subtype"] = .flag(false)
        }
      }),
  ]

  static let declarations = [
    Fault(
      "declaration", "a type has one parent", shows: "parents: expected",
      answering: { _, answer, _ in
        answer = answer.changing("parents") { .texts(Array(($0.texts ?? []).prefix(1))) }
      }),
    Fault(
      "declaration", "the types above are the parents", shows: "supertypes: expected",
      answering: { _, answer, _ in answer["supertypes"] = answer["parents"] }),
    Fault(
      "declaration", "the preferred extension is the first in the alphabet",
      shows: "preferredExtension: expected",
      answering: { _, answer, _ in answer["preferredExtension"] = .optional(answer.texts("extensions").min())
      }),
    Fault(
      "declaration", "the preferred MIME type is the last", shows: "preferredMIMEType: expected",
      answering: { _, answer, _ in answer["preferredMIMEType"] = .optional(answer.texts("mimeTypes").last) }),
    Fault(
      "declaration", "tags are sorted", shows: "extensions: expected",
      answering: { _, answer, _ in
        answer = answer.changing("extensions") { .texts(($0.texts ?? []).sorted()) }
      }),
    Fault(
      "declaration", "extensions have their dot", shows: "extensions: expected",
      answering: { _, answer, _ in
        answer = answer.changing("extensions") { .texts(($0.texts ?? []).map { "." + $0 }) }
      }),
    Fault(
      "declaration", "dynamic types are declared", shows: "declared: expected false, got true",
      answering: { _, answer, _ in if answer.flag("dynamic") { answer["declared"] = .flag(true) } }),
    Fault(
      "declaration", "Apple's types are all public", shows: "public: expected false, got true",
      answering: { question, answer, _ in
        if question.identifier("type").hasPrefix("com.apple.") { answer["public"] = .flag(true) }
      }),
    Fault(
      "declaration", "a type without a description has none, whatever is above it",
      shows: "description: expected",
      answering: { _, answer, registry in
        guard let text = answer.text("description") else { return }
        let above = answer.texts("supertypes").compactMap { registry.type($0)?.localizedDescription }
        if above.contains(text) { answer["description"] = .null }
      }),
    Fault(
      "declaration", "the identifier's letter case matters", shows: "exists: expected true, got false",
      answering: { question, answer, registry in
        let name = question.identifier("type")
        if registry.type(name).map({ $0.identifier != name }) ?? false {
          answer = CaseObject([("exists", .flag(false))])
        }
      }),
    Fault(
      "declaration", "OSTypes are trimmed", shows: "osTypes: expected",
      answering: { _, answer, _ in
        answer = answer.changing("osTypes") {
          .texts(($0.texts ?? []).map { String($0.reversed().drop { $0 == " " }.reversed()) })
        }
      }),
  ]

  static let lookups = [
    Fault(
      "lookup", "the first in the alphabet is preferred", shows: "first: expected",
      answering: { _, answer, _ in
        if let first = answer.texts("all").min() { answer["first"] = .text(first) }
      }),
    Fault(
      "lookup", "the last that was registered is preferred", shows: "first: expected",
      answering: { _, answer, _ in
        if let last = answer.texts("all").last { answer["first"] = .text(last) }
      }),
    Fault(
      "lookup", "conformingTo is ignored", shows: "expected",
      asking: { $0["conformingTo"]?.text == nil ? $0 : $0.changing("conformingTo") { _ in nil } }),
    Fault(
      "lookup", "letter case of tags matters", shows: "first: expected",
      answering: { question, answer, _ in
        let tag = question.text("tag") ?? ""
        if tag != tag.lowercased(), question.text("tagClass") != "com.apple.ostype" {
          answer["first"] = .null
          answer["all"] = .list([])
          answer["contains"] = .list([])
        }
      }),
    Fault(
      "lookup", "an extension may have its dot", shows: "expected",
      asking: { question in
        question.changing("tag") { tag in
          .text(String((tag.text ?? "").drop { $0 == "." }))
        }
      }),
    Fault(
      "lookup", "an unknown tag has no type", shows: "first: expected",
      answering: { _, answer, _ in
        if answer.text("first")?.hasPrefix("dyn.") ?? false { answer["first"] = .null }
      }),
    Fault(
      "lookup", "a tag has one type", shows: "expected [",
      answering: { _, answer, _ in
        answer = answer.changing("all") { .texts(Array(($0.texts ?? []).prefix(1))) }
          .changing("contains") { .texts(Array(($0.texts ?? []).prefix(1))) }
      }),
    Fault(
      "lookup", "everything unknown is data", shows: "first: expected",
      answering: { _, answer, _ in
        if answer.text("first")?.hasPrefix("dyn.") ?? false { answer["first"] = .text("public.data") }
      }),
  ]

  static let dynamic = [
    Fault(
      "dynamic", "the alphabet is that of base 32", shows: "identifier: expected",
      answering: { _, answer, _ in
        answer = answer.changing("identifier") { value in
          let from = Array("abcdefghkmnpqrstuvwxyz013456789_"), to = Array("abcdefghijklmnopqrstuvwxyz234567")
          return .text(
            "dyn."
              + String(
                (value.text ?? "").dropFirst(4).map { letter in
                  from.firstIndex(of: letter).map { to[$0] } ?? letter
                }))
        }
      }),
    Fault(
      "dynamic", "the supertype is not decoded", shows: "supertype: expected",
      answering: { _, answer, _ in answer = answer.changing("supertype") { _ in .null } }),
    Fault(
      "dynamic", "the supertype is always data", shows: "supertype: expected",
      answering: { _, answer, _ in answer = answer.changing("supertype") { _ in .text("public.data") } }),
    Fault(
      "dynamic", "one tag is decoded", shows: "tags.",
      answering: { _, answer, _ in
        answer = answer.changing("tags") { value in
          let first = value.object?.members.first
          return .object(
            CaseObject(first.map { [($0.key, .texts(Array(($0.value.texts ?? []).prefix(1))))] } ?? []))
        }
      }),
    Fault(
      "dynamic", "every tag is an extension", shows: "tags.",
      answering: { _, answer, _ in
        answer = answer.changing("tags") { value in
          .object(
            CaseObject([
              (
                "public.filename-extension",
                .texts((value.object?.members ?? []).flatMap { $0.value.texts ?? [] })
              )
            ]))
        }
      }),
    Fault(
      "dynamic", "the supertype is not encoded", shows: "identifier: expected",
      asking: { question in question["tag"] == nil ? question : question.with("conformingTo", .null) }),
    Fault(
      "dynamic", "tags are encoded in their letter case", shows: "identifier: expected",
      answering: { question, answer, registry in
        guard let tag = question.text("tag"), tag != tag.lowercased() else { return }
        answer["identifier"] = .text("dyn.of-\(tag)")
      }),
  ]

  static let errors = [
    Fault(
      "error", "broken declarations are taken", shows: "code: expected 65, got 0",
      answering: { _, answer, _ in answer = CaseObject([("code", .integer(0))]) }),
    Fault(
      "error", "sound declarations are refused", shows: "code: expected 0, got 65",
      answering: { _, answer, _ in answer = CaseObject([("code", .integer(65))]) }),
  ]
}
