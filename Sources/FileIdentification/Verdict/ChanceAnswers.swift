internal import UniformTypes

/// libmagic's answers about bytes that it reads off so few of them that other formats begin so, too.
///
/// They stand where nothing else is known, and the name has no extension or one of theirs: 5.44 takes a cache of MIME types
/// for Adobe's colours, and a test's bytes for a TGA picture.
enum ChanceAnswers {
  static func contains(_ words: String) -> Bool {
    let type = words.prefix { $0 != ";" }
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
  /// Whether the name has an extension, none of its types is `type`, above or below it, and files of some of them would not
  /// have shown by their bytes what they are.
  func lacks(_ type: UTType) -> Bool {
    let declared = types.filter { !$0.isDynamic }
    return !types.isEmpty && !declared.contains { $0.isRelated(to: type) }
      && (declared.isEmpty || !declared.allSatisfy(SelfIdentifying.wouldShow))
  }

  /// Whether the name means a kind of `found`, and nothing that has to do with `type`.
  func narrows(_ found: UTType, otherwiseThan type: UTType) -> Bool {
    !types.contains { $0.isRelated(to: type) }
      && types.contains { !$0.isDynamic && ($0.conforms(to: found) || $0.isCarried(by: found)) }
  }
}

extension UTType {
  fileprivate func isRelated(to type: UTType) -> Bool {
    !isDynamic
      && (conforms(to: type) || type.conforms(to: self) || isCarried(by: type) || type.isCarried(by: self))
  }
}
