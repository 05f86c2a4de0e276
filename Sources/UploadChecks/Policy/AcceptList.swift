internal import FileIdentification
public import UniformTypes

/// A list of accepted types in the syntax of HTML's `accept` attribute: media types, `image/*`, filename extensions.
///
/// Files are matched by their content, not by their name. A word matches every type with the extension or media type, their
/// subtypes, and variants with the same name: `.webm` matches WebM audio, `image/heif` matches HEIC. A type's
/// `printedMIMEType` always matches it. Parameters, as in `video/webm;codecs=vp9`, are ignored. `*/*` and families such as
/// `text/*` are accepted beyond the attribute's grammar (HTML, "file upload state").
///
/// ```swift
/// let accept = try AcceptList("image/*, .heic, video/quicktime")
/// accept.accepts(.jpeg)   // true
/// ```
public struct AcceptList: Hashable, Sendable, CustomStringConvertible {
  /// A parsed word of the list.
  enum Token: Hashable, Sendable {
    /// Matches everything.
    case any
    /// Matches subtypes of a type.
    case kind(UTType)
    /// Matches media types with this prefix, such as `model/`.
    case family(String)
    /// Matches an extension or a media type.
    case tag(AcceptedTag)
  }

  /// An error in a word or a whole list.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason without the prefix `accept: `.
    package let reason: String

    public var description: String { "accept: \(reason)" }
  }

  /// The list as written.
  public let description: String
  let tokens: [Token]
  /// The errors of invalid words, which are ignored.
  public let faults: [Fault]

  /// The list `*/*`, which accepts everything.
  public static let anything = AcceptList(tokens: [.any], description: "*/*")

  private init(tokens: [Token], description: String) {
    (self.tokens, self.description, faults) = (tokens, description, [])
  }

  /// Parses a list, ignoring letter case and spaces around commas.
  ///
  /// Words that are neither a media type nor an extension, or that no known type has, are ignored and listed in ``faults``.
  /// Errors: ``Fault`` if no word is left.
  public init(_ text: String, registry: TypeRegistry = .current) throws(Fault) {
    description = text
    var tokens: [Token] = []
    var faults: [Fault] = []
    for part in Self.parts(of: text) {
      let word = part.trimmed.lowercased()
      if word.isEmpty { continue }
      do throws(Fault) { tokens.append(try Self.token(word, registry)) } catch { faults.append(error) }
    }
    guard !tokens.isEmpty else {
      let reasons = faults.map(\.reason).joined(separator: "; ")
      throw Fault(reason: reasons.isEmpty ? "nothing is named" : reasons)
    }
    (self.tokens, self.faults) = (tokens, faults)
  }

  /// Splits at commas outside quotes, as in `video/mp4;codecs="avc1, mp4a"`.
  private static func parts(of text: String) -> [Substring] {
    let quotes = text.count { $0 == "\"" }
    var isQuoted = false
    return text.split { character in
      if character == "\"", quotes.isMultiple(of: 2) { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
  }

  private static let families: [(word: String, type: UTType)] = [
    ("image/*", .image), ("audio/*", .audio), ("video/*", .movie), ("text/*", .text),
  ]

  private static func token(_ word: String, _ registry: TypeRegistry) throws(Fault) -> Token {
    guard word.contains("\"") || isOneWord(word) else {
      throw Fault(reason: "'\(word)' is more than one word: write commas between them")
    }
    if word.hasPrefix(".") {
      guard let tag = AcceptedTag(extension: word, registry) else {
        throw Fault(reason: "no known type has the extension '\(word)'")
      }
      return .tag(tag)
    }
    let mediaType = String(word.prefix { $0 != ";" }.trimmed)
    if mediaType == "*/*" || mediaType == "*" { return .any }
    if let family = families.first(where: { $0.word == mediaType }) { return .kind(family.type) }
    let parts = mediaType.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isTokenCharacter) }) else {
      throw Fault(
        reason: "'\(word)' is neither a media type, as image/png and image/*, nor an extension, as .png")
    }
    if parts[1] == "*" { return .family(String(parts[0]) + "/") }
    guard let tag = AcceptedTag(mediaType: mediaType, registry) else {
      throw Fault(reason: "no known type is announced as '\(mediaType)'")
    }
    return .tag(tag)
  }

  /// Returns true unless a comma is missing; spaces do not separate words, and a semicolon begins a parameter.
  private static func isOneWord(_ word: String) -> Bool {
    let parts = word.split(separator: ";", omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(whereSeparator: \.isWhitespace)
    return !words.dropFirst().contains { $0.hasPrefix(".") || $0.contains("/") }
      && parts.dropFirst().allSatisfy { $0.trimmed.isEmpty || !word.hasPrefix(".") && $0.contains("=") }
  }

  /// Returns true for a token character (RFC 9110 §5.6.2).
  private static func isTokenCharacter(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
  }

  /// Returns true if files of a type are accepted.
  public func accepts(_ type: UTType) -> Bool {
    tokens.contains { token in
      switch token {
      case .any: true
      case .kind(let supertype): type.conforms(to: supertype)
      case .family(let family): type.printedMIMEType.hasPrefix(family)
      case .tag(let tag): tag.accepts(type)
      }
    }
  }

  /// Returns true if a file is accepted by its type, or by a name that its content agrees with: `.zip` accepts a DOCX document
  /// named `a.zip`.
  func accepts(_ file: Identification, named name: String?) -> Bool {
    if accepts(file.type) { return true }
    let agreements: [Identification.Agreement] = [.confirmed, .nameRefines, .contentRefines]
    guard agreements.contains(file.agreement), let name = name?.lowercased() else { return false }
    return tags.contains { tag in
      tag.word.hasPrefix(".") && name.hasSuffix(tag.word) || file.nameType.map(tag.accepts) ?? false
    }
  }

  /// Returns true if a word is the extension, or if the first type that a word matches has it.
  func names(extension pathExtension: String) -> Bool {
    tags.contains { tag in
      tag.word == "." + pathExtension
        || tag.types.first?.tags[.filenameExtension]?.contains(pathExtension) ?? false
    }
  }

  private var tags: some Sequence<AcceptedTag> {
    tokens.lazy.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }
}

extension Substring {
  /// Strips white space as HTML does (Infra, "strip leading and trailing ASCII whitespace").
  fileprivate var trimmed: Substring {
    let isBlank: (Character) -> Bool = { " \t\n\r\u{C}".contains($0) || $0 == "\r\n" }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
