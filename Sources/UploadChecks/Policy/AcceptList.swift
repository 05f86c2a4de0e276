internal import FileIdentification
public import UniformTypes

/// What a form accepts, in the words of HTML's `accept` attribute: media types, families of them, and filename extensions.
///
/// A file is judged by what its content is, not by what its name ends in: `.heic` stands for the type of that extension and
/// all kinds of it. Beyond the attribute's grammar (HTML, "file upload state"), `*/*` and families such as `text/*` are taken.
///
/// ```swift
/// let accept = try AcceptList("image/*, .heic, video/quicktime")
/// accept.accepts(.jpeg)   // true
/// ```
public struct AcceptList: Hashable, Sendable, CustomStringConvertible {
  /// One of its words.
  enum Token: Hashable, Sendable {
    /// Everything.
    case any
    /// All that is a kind of a type, or is written in it.
    case type(UTType)
    /// All that is announced by a media type of this family.
    case family(String)
  }

  /// Why a list makes no sense.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }

  /// The list as it was written.
  public let description: String
  let tokens: [Token]

  /// The list `*/*`, which takes everything.
  public static let anything = AcceptList(tokens: [.any], description: "*/*")

  private init(tokens: [Token], description: String) {
    (self.tokens, self.description) = (tokens, description)
  }

  /// Reads a list; letter case and blanks around commas mean nothing.
  ///
  /// Errors: ``Fault`` for an empty list and for a word that is neither a media type nor an extension, or that no known type
  /// has: nothing could ever be accepted by it.
  public init(_ text: String, registry: TypeRegistry = .current) throws(Fault) {
    description = text
    var tokens: [Token] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.trimmed.lowercased()
      // A comma at the end is no word.
      if word.isEmpty { continue }
      tokens.append(try Self.token(word, registry))
    }
    guard !tokens.isEmpty else { throw Fault(description: "accept: nothing is named") }
    self.tokens = tokens
  }

  private static let families: [(word: String, type: UTType)] = [
    ("image/*", .image), ("audio/*", .audio), ("video/*", .movie), ("text/*", .text),
  ]

  private static func token(_ word: String, _ registry: TypeRegistry) throws(Fault) -> Token {
    if word == "*/*" || word == "*" { return .any }
    if let family = families.first(where: { $0.word == word }) { return .type(family.type) }
    if word.hasPrefix(".") {
      // As names are read, so that an extension of two parts is one.
      let names = NameEvidence(fileName: "a" + word, isDirectory: false, registry: registry)
      guard let type = names.types.first(where: \.isDeclared) else {
        throw Fault(description: "accept: no known type has the extension '\(word)'")
      }
      return .type(type)
    }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isTokenCharacter) }) else {
      throw Fault(
        description:
          "accept: '\(word)' is neither a media type, as image/png and image/*, nor an extension, as .png")
    }
    if parts[1] == "*" { return .family(String(parts[0]) + "/") }
    guard
      let type = registry.types(tag: word, tagClass: .mimeType, conformingTo: nil).first(where: \.isDeclared)
    else {
      throw Fault(description: "accept: no known type is announced as '\(word)'")
    }
    return .type(type)
  }

  /// A character of a token (RFC 9110 §5.6.2).
  private static func isTokenCharacter(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
  }

  /// Whether files of a type are accepted.
  public func accepts(_ type: UTType) -> Bool {
    tokens.contains { token in
      switch token {
      case .any: true
      case .type(let wanted): type.conforms(to: wanted)
      case .family(let family): type.printedMIMEType.hasPrefix(family)
      }
    }
  }
}

extension Substring {
  /// Without the white space that HTML strips (Infra, "strip leading and trailing ASCII whitespace").
  fileprivate var trimmed: Substring {
    let isBlank: (Character) -> Bool = { " \t\n\r\u{C}".contains($0) || $0 == "\r\n" }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
