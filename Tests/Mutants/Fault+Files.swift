import ConformanceSuites
import UniformTypes

extension Fault {
  /// Returns the bytes that a question holds; nil for files.
  private static func bytes(_ question: CaseObject) -> [UInt8]? {
    if let text = question.text("text") { return Array(text.utf8) }
    guard let digits = question.text("hex")?.utf8.filter({ $0 > 0x20 }) else { return nil }
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private static func begins(_ question: CaseObject, _ marks: [[UInt8]]) -> Bool {
    bytes(question).map { bytes in marks.contains { bytes.starts(with: $0) } } ?? false
  }

  /// Replaces the type, and the MIME type that belongs to it.
  private static func replaceType(_ identifier: String, _ answer: inout CaseObject, _ registry: TypeRegistry)
  {
    guard let type = registry.type(identifier) else { return }
    answer["type"] = .text(type.identifier)
    answer["mime"] = .optional(type.preferredMIMEType ?? answer.text("mime"))
  }

  private static func name(_ change: @escaping @Sendable (String) -> String)
    -> @Sendable (CaseObject) -> CaseObject
  {
    { question in question.changing("name") { .text(change($0.text ?? "")) } }
  }

  private static let marksOfOrder: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]

  static let identification = [
    Fault(
      "identification", "the name is believed", shows: "expected",
      asking: { $0["name"] == nil && $0["file"] == nil ? $0 : $0.with("as", .text("name")) }),
    Fault(
      "identification", "the name is ignored", shows: "expected",
      asking: { $0.text("as") == "name" ? $0 : $0.with("as", .text("content")) }),
    Fault(
      "identification", "every answer is proven", shows: "certainty: expected",
      answering: { _, answer, _ in answer["certainty"] = .text("proven") }),
    Fault(
      "identification", "damage is never noticed", shows: "damage: expected",
      answering: { _, answer, _ in answer["damage"] = .null }),
    Fault(
      "identification", "every file is damaged", shows: "damage: expected null",
      answering: { _, answer, _ in answer["damage"] = .text("truncated") }),
    Fault(
      "identification", "name and content always agree", shows: "agreement: expected",
      answering: { _, answer, _ in answer["agreement"] = .text("confirmed") }),
    Fault(
      "identification", "an empty file is of its name's type", shows: "expected",
      asking: { question in
        question.text("text") == "" || question.text("hex") == ""
          ? question.with("as", .text("name")) : question
      },
      answering: { question, answer, _ in
        guard question.text("text") == "" || question.text("hex") == "", question.text("as") != "content"
        else { return }
        answer["certainty"] = .text("proven")
        answer["agreement"] = .text("confirmed")
      }),
    Fault(
      "identification", "an extension has no dot within", shows: "expected",
      asking: name { name in
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 2 ? "x." + (parts.last ?? "") : name
      }),
    Fault(
      "identification", "an extension's letter case matters", shows: "expected",
      asking: name { name in
        let last = name.split(separator: ".").last ?? ""
        return last == last.lowercased() ? name : String(name.dropLast(last.count + 1))
      }),
    Fault(
      "identification", "UTF-16 is no text", shows: "expected",
      answering: { question, answer, registry in
        if begins(question, marksOfOrder) {
          replaceType("public.data", &answer, registry)
          answer["mime"] = .text("application/octet-stream")
        }
      }),
    Fault(
      "identification", "behind a byte order mark there is only text", shows: "expected",
      answering: { question, answer, registry in
        if begins(question, [[0xEF, 0xBB, 0xBF]]) { replaceType("public.plain-text", &answer, registry) }
      }),
    Fault(
      "identification", "all text is plain text", shows: "expected",
      answering: { _, answer, registry in
        if registry.type(answer.identifier("type"))?.conforms(to: .text) ?? false {
          replaceType("public.plain-text", &answer, registry)
        }
      }),
    Fault(
      "identification", "a packed document is its container", shows: "expected",
      answering: { _, answer, registry in
        if let type = registry.type(answer.identifier("type")), let carrier = type.carriers.first {
          replaceType(carrier.identifier, &answer, registry)
        }
      }),
    Fault(
      "identification", "the type is one above", shows: "expected",
      answering: { _, answer, registry in
        if let above = registry.type(answer.identifier("type"))?.directSupertypes.first {
          answer["type"] = .text(above.identifier)
        }
      }),
    Fault(
      "identification", "HEIC is known by its major brand alone", shows: "expected",
      answering: { question, answer, registry in
        guard let bytes = bytes(question), bytes.count > 12, bytes[4..<8].elementsEqual("ftyp".utf8) else {
          return
        }
        let brand = String(decoding: bytes[8..<12], as: UTF8.self)
        let types = ["mif1": "public.heif-standard", "msf1": "public.heif-standard", "heic": "public.heic"]
        if let type = types[brand] { replaceType(type, &answer, registry) }
      }),
    Fault(
      "identification", "a movie with nothing but sound is a video", shows: "expected",
      answering: { question, answer, registry in
        let isMovieFile = ["public.mpeg-4-audio", "com.apple.m4a-audio", "com.apple.quicktime-audio"]
          .contains(
            answer.identifier("type"))
        guard isMovieFile else { return }
        replaceType("public.mpeg-4", &answer, registry)
        answer["kind"] = .text("video")
      }),
    Fault(
      "identification", "what is not known is text", shows: "expected",
      answering: { _, answer, registry in
        if answer.identifier("type") == "public.data" { replaceType("public.plain-text", &answer, registry) }
      }),
    Fault(
      "identification", "pictures are of one kind", shows: "expected",
      answering: { _, answer, registry in
        if registry.type(answer.identifier("type"))?.conforms(to: .rawImage) ?? false {
          replaceType("public.tiff", &answer, registry)
        }
      }),
  ]

  static let claims = [
    Fault(
      "identification", "a claim is ignored", shows: "expected",
      asking: { $0.changing("claimed") { _ in nil } }),
    Fault(
      "identification", "a claim's parameters are kept", shows: "expected",
      asking: { question in
        question.changing("claimed") { ($0.text ?? "").contains(";") ? nil : $0 }
      }),
    Fault(
      "identification", "a claim's letter case matters", shows: "expected",
      asking: { question in
        question.changing("claimed") { ($0.text ?? "") == ($0.text ?? "").lowercased() ? $0 : nil }
      }),
    Fault(
      "identification", "a claim is believed", shows: "expected",
      answering: { question, answer, registry in
        guard let claimed = question.text("claimed"), let type = registry.type(claimedMIMEType: claimed),
          claimed.contains("/")
        else { return }
        replaceType(type.identifier, &answer, registry)
      }),
  ]

  /// Changes or removes every item.
  private static func items(_ change: @escaping @Sendable (inout CaseObject) -> Bool) -> Change {
    { _, answer, _ in
      answer = answer.changing("items") { value in
        .list(
          (value.list ?? []).compactMap { value in
            guard var item = value.object else { return value }
            return change(&item) ? .object(item) : nil
          })
      }
    }
  }

  private static func withoutPairs(_ unless: @escaping @Sendable (CaseObject) -> Bool) -> Change {
    items { item in
      guard let live = item["livePhoto"]?.object, live.text("movie") != nil, live.text("still") != nil,
        !unless(live)
      else { return true }
      item["kind"] = .text("photo")
      item["livePhoto"] = .null
      return true
    }
  }

  private static func files(
    _ change: @escaping @Sendable (CaseObject) -> CaseObject
  ) -> @Sendable (CaseObject) -> CaseObject {
    { question in
      question.changing("files") { value in
        .list((value.list ?? []).map { $0.object.map { .object(change($0)) } ?? $0 })
      }
    }
  }

  static let items = [
    Fault(
      "mediaItems", "nothing is paired", shows: "kind: expected \"livePhoto\"",
      answering: withoutPairs { _ in false }),
    Fault(
      "mediaItems", "halves belong together by name alone", shows: "items",
      answering: withoutPairs { $0.text("basis") == "name" }),
    Fault(
      "mediaItems", "identifiers are not read", shows: "items",
      asking: files { $0.changing("identifier") { _ in nil } }),
    Fault(
      "mediaItems", "letter case of content identifiers matters", shows: "items",
      asking: files { file in
        file.changing("identifier") {
          .text(($0.text ?? "") == ($0.text ?? "").uppercased() ? $0.text ?? "" : "other")
        }
      }),
    Fault(
      "mediaItems", "halves are looked for in every folder", shows: "items",
      asking: { $0["pairing"] == nil ? $0.with("pairing", .text("across")) : $0 }),
    Fault(
      "mediaItems", "a movie of sound alone is a half", shows: "items",
      asking: files { file in
        file.changing("tracks") { ($0.texts ?? []).contains("video") ? $0 : nil }
      }),
    Fault(
      "mediaItems", "sidecars belong to nobody", shows: "sidecars",
      answering: items { item in
        item = item.changing("sidecars") { _ in .list([]) }
        return true
      }),
    Fault(
      "mediaItems", "the orientation is ignored", shows: "orientation",
      answering: items { item in
        item = item.changing("orientation") { _ in .integer(1) }
        return true
      }),
    Fault(
      "mediaItems", "a moment has no zone", shows: "captured",
      answering: items { item in
        item = item.changing("captured") { .text(String(($0.text ?? "").prefix(19))) }
        return true
      }),
    Fault(
      "mediaItems", "a motion photo is a photo", shows: "livePhoto",
      answering: items { item in
        if item["livePhoto"]?.object?["offset"]?.integer != nil {
          item["livePhoto"] = .null
          item["kind"] = .text("photo")
        }
        return true
      }),
    Fault(
      "mediaItems", "subtypes are not known", shows: "subtypes",
      answering: items { item in
        item = item.changing("subtypes") { value in
          .object(CaseObject((value.object?.members ?? []).map { ($0.key, .text("no")) }))
        }
        return true
      }),
    Fault(
      "mediaItems", "width and height are exchanged", shows: "pixelWidth",
      answering: items { item in
        (item["pixelWidth"], item["pixelHeight"]) = (item["pixelHeight"], item["pixelWidth"])
        return true
      }),
    Fault(
      "mediaItems", "durations are in milliseconds", shows: "duration",
      answering: items { item in
        item = item.changing("duration") { value in
          switch value {
          case .real(let seconds): .real(seconds * 1000)
          case .integer(let seconds): .integer(seconds * 1000)
          default: value
          }
        }
        return true
      }),
    Fault(
      "mediaItems", "the still comes before the Live Photo",
      shows: "kind: expected \"livePhoto\", got \"photo\"",
      answering: items { item in
        if item.text("kind") == "livePhoto" { item["kind"] = .text("photo") }
        return true
      }),
  ]
}
