/// Which marks are looked for in a part of a file, and what has to follow the shortest of them.
struct MarkScope: Sendable {
  /// Tags of servers of two and three bytes: `<?=`, `<? ` and `<%`.
  var hasShortTags = false
  /// HTML that runs or that holds what does.
  var hasPages = false
  /// HTML of five bytes and more, which stands nowhere by chance.
  var hasLongPages = false
  /// How many bytes of text have to follow `<?=`, and how many of ASCII any other tag of two bytes.
  var leastEcho = 0
  var leastCode = 0
  /// Scripts and what handles events, where pages are honest.
  var hasScripts = false
  /// Whether bytes beyond ASCII count as text behind `<?=`.
  var isUnicodeText = true
  /// Whether texts stand between numbers, which may look like text.
  var isAmongNumbers = false

  /// Any byte of a file: marks of five bytes and more (one by chance in 10¹² bytes).
  static let anywhere = MarkScope()
  static let anywhereInMedia = MarkScope(hasLongPages: true)
  /// Text alone.
  static let text = MarkScope(hasShortTags: true)

  /// Metadata, in which texts stand between numbers: of 64 KiB of random bytes one in 400 has the tags all the same.
  static let metadata = MarkScope(
    hasShortTags: true, hasPages: true, hasLongPages: true, leastEcho: 3, leastCode: 8,
    isAmongNumbers: true)
  /// Longer stretches of bytes that nobody knows: of 1 MiB one in 30,000 has the tags all the same.
  static let unknown = MarkScope(
    hasShortTags: true, hasPages: true, hasLongPages: true, leastEcho: 8, leastCode: 16,
    isUnicodeText: false, isAmongNumbers: true)

  /// Pages of a publication: HTML is what they are, and scripts are not.
  static let publication = MarkScope(hasScripts: true)

  private static let longestMetadata: Int64 = 64 << 10

  /// The marks for a stretch of metadata.
  static func metadata(of count: Int64) -> MarkScope { count <= longestMetadata ? metadata : unknown }
}
