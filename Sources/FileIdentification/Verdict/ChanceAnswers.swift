internal import UniformTypes

/// libmagic's answers about bytes that it reads off so few of them that other formats begin so, too.
///
/// They stand where nothing else is known; a name that says something else outweighs them.
enum ChanceAnswers {
  static func contains(_ words: String) -> Bool {
    let type = words.prefix { $0 != ";" }
    return rows.contains { $0.answer.description == type }
  }

  private static let rows: [(answer: StaticString, because: StaticString)] = [
    ("image/x-tga", "small numbers in the first bytes; only version 2 has a mark, and that is at the end"),
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
  /// Whether the name means types that are declared and that the bytes' silence does not disprove, and none of all is
  /// `type`, above or below it.
  func saysOther(than type: UTType) -> Bool {
    if saysNothing || isLoose { return false }
    let declared = types.filter { !$0.isDynamic }
    return !declared.allSatisfy(SelfIdentifying.wouldShow)
      && !declared.contains {
        $0.conforms(to: type) || type.conforms(to: $0) || $0.isCarried(by: type) || type.isCarried(by: $0)
      }
  }
}
