// The answers of Apple's framework, in the keys of the suites; nil is no answer.
#if canImport(Darwin)
  import Foundation
  import UniformTypeIdentifiers

  typealias Fields = [String: Any]

  func tagged(_ type: UTType, _ tagClass: String) -> [String] {
    type.tags[UTTagClass(rawValue: tagClass)] ?? []
  }
  func orNull(_ text: String?) -> Any { text ?? NSNull() }
  func sorted(_ types: Set<UTType>) -> [String] { types.map(\.identifier).sorted() }

  func declaration(_ question: Fields) -> Fields {
    guard let type = UTType(question["type"] as? String ?? "") else { return ["exists": false] }
    return [
      "exists": true, "declared": type.isDeclared, "dynamic": type.isDynamic, "public": type.isPublic,
      "supertypes": sorted(type.supertypes), "extensions": tagged(type, "public.filename-extension"),
      "mimeTypes": tagged(type, "public.mime-type"), "osTypes": tagged(type, "com.apple.ostype"),
      "pasteboardTypes": tagged(type, "com.apple.nspboard-type"),
      "preferredExtension": orNull(type.preferredFilenameExtension),
      "preferredMIMEType": orNull(type.preferredMIMEType), "description": orNull(type.localizedDescription),
    ]
  }

  func conformance(_ question: Fields) -> Fields? {
    guard let type = UTType(question["type"] as? String ?? ""),
      let other = UTType(question["other"] as? String ?? "")
    else { return nil }
    return [
      "conforms": type.conforms(to: other), "subtype": type.isSubtype(of: other),
      "supertype": type.isSupertype(of: other),
    ]
  }

  /// The tag of a question; the supertype is public.data by default, and null is none.
  func tag(_ question: Fields) -> (String, UTTagClass, UTType?)? {
    guard let tag = question["tag"] as? String, let tagClass = question["tagClass"] as? String else {
      return nil
    }
    let supertype: UTType? =
      question["conformingTo"] == nil ? .data : (question["conformingTo"] as? String).flatMap { UTType($0) }
    if question["conformingTo"] is String, supertype == nil { return nil }
    return (tag, UTTagClass(rawValue: tagClass), supertype)
  }

  func lookup(_ question: Fields) -> Fields? {
    guard let (tag, tagClass, supertype) = tag(question) else { return nil }
    let all = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    let first = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype)
    return ["first": orNull(first?.identifier), "all": all.map(\.identifier)]
  }

  func dynamic(_ question: Fields) -> Fields? {
    guard let identifier = question["identifier"] as? String else {
      guard let (tag, tagClass, supertype) = tag(question) else { return nil }
      return UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map {
        ["identifier": $0.identifier]
      }
    }
    guard let type = UTType(identifier), type.isDynamic else { return nil }
    // The encoded supertype is below all others.
    let nearest = type.supertypes.first { $0.supertypes.count == type.supertypes.count - 1 }
    let tags = Dictionary(uniqueKeysWithValues: type.tags.map { ($0.key.rawValue, $0.value) })
    return ["supertype": orNull(nearest?.identifier), "tags": tags]
  }

  func answer(_ question: Fields) -> Fields? {
    // A program cannot declare types at run time.
    if question["declare"] != nil { return nil }
    switch question["kind"] as? String {
    case "declaration":
      let fields = declaration(question)
      // A type of another maker that this Mac has no application for says nothing about Apple's.
      return fields.count == 1 && question["registry"] as? String != "apple" ? nil : fields
    case "conformance": return conformance(question)
    case "lookup": return lookup(question)
    case "dynamic": return dynamic(question)
    default: return nil
    }
  }
#endif
