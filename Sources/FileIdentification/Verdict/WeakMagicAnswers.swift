internal import UniformTypes

/// libmagic's answers that depend on so few bytes that other formats begin with them.
///
/// They count only if nothing else is known and the name has no unrelated extension. For example, libmagic 5.44
/// identifies a cache of MIME types as Adobe colours, and a test's bytes as a TGA picture.
enum WeakMagicAnswers {
  static func contains(_ answer: String) -> Bool {
    let type = answer.prefix { $0 != ";" }
    return rows.contains { $0.answer.description == type }
  }

  private static let rows: [(answer: StaticString, because: StaticString)] = [
    ("image/x-tga", "small numbers in the first bytes; only version 2 has a mark, and that is at the end"),
    ("application/x-adobe-aco", "two small numbers: a version and how many colours follow"),
    ("application/x-dbt", "a small number and zeros"),
    ("application/x-dbf", "a version and a date of one byte a number"),
    ("application/x-dosexec", "a jump, with which programs without a header begin: E9 or EB"),
    ("application/x-dosdriver", "four bytes FF"),
    ("application/x-coff", "a processor's number in two bytes"),
    ("application/x-executable", "a processor's number in two bytes"),
    ("application/x-coredump", "a number in two bytes"),
    ("application/x-cpio", "a number in two bytes"),
    ("application/zlib", "two bytes, one of which is a checksum of five bits"),
    ("application/x-compress-ttcomp", "two small numbers"),
    ("application/x-floppy-image-tc", "two bytes"),
    ("application/x-commodore-basic", "an address in two bytes"),
    ("application/x-commodore-exec", "an address in two bytes"),
    ("audio/mpeg", "eleven bits of a frame's start, without the frames behind it"),
    ("audio/x-mp4a-latm", "eleven bits of a frame's start, without the frames behind it"),
    ("audio/x-syx", "one byte F0 and a maker's number"),
    ("text/plain", "no byte that its tables of one-byte encodings lack, where no text was seen here"),
    ("video/mpeg", "a start code of three bytes"),
  ]
}

extension NameEvidence {
  /// Returns true if the name has an extension unrelated to `type`, and not all its types have mandatory
  /// signatures.
  func isUnrelated(to type: UTType) -> Bool {
    let declared = types.filter { !$0.isDynamic }
    return !types.isEmpty && !declared.contains { $0.isRelated(to: type) }
      && (declared.isEmpty || !declared.allSatisfy(SelfIdentifying.hasMandatorySignature))
  }

  /// Returns true if the name means a subtype of `content` and nothing related to `type`.
  func narrows(_ content: UTType, otherwiseThan type: UTType) -> Bool {
    !types.contains { $0.isRelated(to: type) }
      && types.contains { !$0.isDynamic && ($0.conforms(to: content) || $0.isCarried(by: content)) }
  }
}

extension UTType {
  fileprivate func isRelated(to type: UTType) -> Bool {
    !isDynamic
      && (conforms(to: type) || type.conforms(to: self) || isCarried(by: type) || type.isCarried(by: self))
  }
}
