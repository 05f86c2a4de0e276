internal import FileIdentification
public import UniformTypes

/// What a form accepts, in the words of HTML's `accept` attribute: media types, families of them, and filename extensions.
///
/// A file is judged by what its content is, not by what its name ends in. A word stands for every type that has the extension
/// or the media type, for all kinds of it, and for the variants that go by the same name: `.webm` takes sound in WebM, and
/// `image/heif` takes HEIC. What a type's `printedMIMEType` says is a word that takes it. Parameters, as in
/// `video/webm;codecs=vp9`, mean nothing. Beyond the attribute's grammar (HTML, "file upload state"), `*/*` and families such as
/// `text/*` are taken.
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
    /// All that is a kind of a type.
    case kind(UTType)
    /// All that is announced by a media type of this family.
    case family(String)
    /// All that has an extension or a media type.
    case tag(AcceptedTag)
  }

  /// The reason that a word, or a whole list, makes no sense.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason alone, for whoever says by itself where the list stands.
    package let reason: String

    public var description: String { "accept: \(reason)" }
  }

  /// The list as it was written.
  public let description: String
  let tokens: [Token]
  /// The faults of words that mean nothing; the list goes without them.
  public let faults: [Fault]

  /// The list `*/*`, which takes everything.
  public static let anything = AcceptList(tokens: [.any], description: "*/*")

  private init(tokens: [Token], description: String) {
    (self.tokens, self.description, faults) = (tokens, description, [])
  }

  /// Reads a list; letter case and blanks around commas mean nothing.
  ///
  /// A word that is neither a media type nor an extension, or that no known type has, is left out, and ``faults`` names it.
  /// Errors: ``Fault`` where no word is left: nothing could ever be accepted.
  public init(_ text: String, registry: TypeRegistry = .current) throws(Fault) {
    description = text
    var tokens: [Token] = []
    var faults: [Fault] = []
    for part in Self.parts(of: text) {
      let word = part.trimmed.lowercased()
      // A comma at the end is no word.
      if word.isEmpty { continue }
      do throws(Fault) { tokens.append(try Self.token(word, registry)) } catch { faults.append(error) }
    }
    guard !tokens.isEmpty else {
      let reasons = faults.map(\.reason).joined(separator: "; ")
      throw Fault(reason: reasons.isEmpty ? "nothing is named" : reasons)
    }
    (self.tokens, self.faults) = (tokens, faults)
  }

  /// The parts between commas; those in quotes are a parameter's, as in `video/mp4;codecs="avc1, mp4a"`.
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

  /// True if the text is one word: blanks and semicolons do not part words, and a semicolon begins a media type's parameter.
  private static func isOneWord(_ word: String) -> Bool {
    let parts = word.split(separator: ";", omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(whereSeparator: \.isWhitespace)
    return !words.dropFirst().contains { $0.hasPrefix(".") || $0.contains("/") }
      && parts.dropFirst().allSatisfy { $0.trimmed.isEmpty || !word.hasPrefix(".") && $0.contains("=") }
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
      case .kind(let wanted): type.conforms(to: wanted)
      case .family(let family): type.printedMIMEType.hasPrefix(family)
      case .tag(let tag): tag.takes(type)
      }
    }
  }

  /// Whether a file is accepted: as what it is, or by its name where the content agrees, as a DOCX document that is named `a.zip`
  /// is by `.zip`.
  func accepts(_ file: Identification, named name: String?) -> Bool {
    if accepts(file.type) { return true }
    let agreements: [Identification.Agreement] = [.confirmed, .nameRefines, .contentRefines]
    guard agreements.contains(file.agreement), let name = name?.lowercased() else { return false }
    return tags.contains { tag in
      tag.word.hasPrefix(".") && name.hasSuffix(tag.word) || file.nameType.map(tag.takes) ?? false
    }
  }

  /// Whether a word asks for an extension: itself, or by a type that it means first of all and that has the extension.
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
  /// Without the white space that HTML strips (Infra, "strip leading and trailing ASCII whitespace").
  fileprivate var trimmed: Substring {
    let isBlank: (Character) -> Bool = { " \t\n\r\u{C}".contains($0) || $0 == "\r\n" }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
