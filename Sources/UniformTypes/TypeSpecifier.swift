internal import ASCIIBytes

/// A type given as text: an identifier, a filename extension with its dot, or a MIME type.
package struct TypeSpecifier: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case identifier(String)
    case filenameExtension(String)
    case mimeType(String)
  }

  package let form: Form

  package init(_ text: String) {
    if text.hasPrefix(".") {
      form = .filenameExtension(String(text.dropFirst()))
    } else if text.contains("/") {
      form = .mimeType(text)
    } else {
      form = .identifier(text)
    }
  }

  /// Returns the declared types of the text, preferred first; several if several own a tag.
  ///
  /// A dynamic identifier counts as declared. File types come before folder and package types, as in lookups
  /// by name.
  package func types(in registry: TypeRegistry) -> [UTType] {
    switch form {
    case .identifier(let identifier): return registry.type(identifier).map { [$0] } ?? []
    case .filenameExtension(let tag): return owners(tag, .filenameExtension, registry)
    case .mimeType(let tag):
      // Aliases belong to the community's layer: Apple's systems do not have them.
      let owners = owners(tag, .mimeType, registry)
      if owners.isEmpty, !registry.isAppleOnly, let type = registry.type(claimedMIMEType: tag),
        !type.isDynamic
      {
        return [type]
      }
      return owners
    }
  }

  /// Returns true for a PRONOM identifier, such as `fmt/43`; no MIME subtype is only a number.
  package static func isPronomIdentifier(_ text: String) -> Bool {
    let text = text.lowercased()
    guard let prefix = ["fmt/", "x-fmt/"].first(where: { text.hasPrefix($0) }) else { return false }
    let number = text.dropFirst(prefix.count)
    return !number.isEmpty && number.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Returns the error of a PRONOM identifier used as a type, since it means one version and types have no
  /// versions; nil if valid.
  package static func pronomFault(_ text: String, in registry: TypeRegistry) -> String? {
    guard let type = UTType(pronomIdentifier: text), registry.type(type.identifier) != nil else {
      return "no known type has the PRONOM identifier \(text)"
    }
    if type.pronomIdentifiers.count < 2 { return nil }
    return
      "\(text) is one version of \(type.identifier), and versions are not told apart; write \(type.identifier)"
  }

  /// Returns the error of a text that is not a MIME type, with a suggestion; nil for `type/subtype`, with or
  /// without parameters.
  package static func mimeTypeFault(_ text: String) -> String? {
    let name = text.prefix { $0 != ";" }
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)
    // A blank before the parameters is common.
    if parts.count > 1, name.count < text.count, let last = parts.popLast() {
      parts.append(last.prefix { $0 != " " })
    }
    if parts.count == 2, parts[1] == "*" {
      let families = [
        "image": "public.image", "audio": "public.audio", "video": "public.movie", "text": "public.text",
        "font": "public.font", "model": "public.3d-content", "*": "public.data",
      ]
      let family = families[parts[0].lowercased()].map { "\($0) for all of them" }
      return "a pattern and no MIME type; write \(family ?? "one type"), or a type as in image/heic"
    }
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isTokenByte) }) { return nil }
    return "no MIME type; write one as in image/heic"
  }

  /// Returns true for a token byte of RFC 9110, or a non-ASCII byte as in user-defined tags.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || byte >= 0x80 || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }

  private func owners(_ tag: String, _ tagClass: UTTagClass, _ registry: TypeRegistry) -> [UTType] {
    let declared = registry.declaredTypes(tag: tag, tagClass: tagClass)
    return declared.filter { $0.conforms(to: .data) } + declared.filter { !$0.conforms(to: .data) }
  }
}
