internal import ByteSources
internal import UniformTypes

/// The parts of a file in which texts stand: what its format has for them, and what stands behind its end.
///
/// A coded picture and sound are no such parts: in many of them the shortest marks stand by chance.
struct MetadataText: Sendable {
  let name: StaticString
  let types: @Sendable () -> [UTType?]
  /// Goes through the parts until `body` has found something.
  let find: @Sendable (ByteReader, inout Search) throws(ReadFailure) -> Void
  let because: StaticString

  /// A search through the parts, one after another.
  struct Search {
    private(set) var words: String?
    /// The first byte that was not looked through: bytes before it are done, or coded; where a walk ends, the rest is looked through.
    var start: Int64 = 0
    private let reader: ByteReader

    init(_ reader: ByteReader) { self.reader = reader }

    /// Looks through a part whose texts stand between numbers.
    mutating func look(in range: Range<Int64>, _ scope: MarkScope? = nil) throws(ReadFailure) {
      guard words == nil, !range.isEmpty else { return }
      let scope = scope ?? .metadata(of: range.upperBound - range.lowerBound)
      words = try MarkSearch.first(in: range, scope, reader)
    }

    /// Looks through a text that was unpacked.
    mutating func look(in text: [UInt8]) {
      if words == nil { words = MarkSearch.first(in: text, .metadata) }
    }

    var isOver: Bool { words != nil }

    /// Looks through what lies before a coded part, and goes on behind it.
    mutating func pass(_ coded: Range<Int64>) throws(ReadFailure) {
      try look(in: start..<max(start, coded.lowerBound))
      start = max(start, coded.upperBound)
    }
  }

  static let all: [MetadataText] = [
    MetadataText(name: "JPEG", types: { [.jpeg] }, find: JPEGText.find, because: "segments"),
    MetadataText(
      name: "PNG", types: { [.png] }, find: PNGTextParts.find, because: "chunks but the picture's"),
    MetadataText(
      name: "GIF", types: { [.gif] }, find: GIFText.find,
      because: "comments, applications' blocks, colour tables"),
    MetadataText(
      name: "RIFF", types: { [UTType("com.riff.riff")] }, find: FormText.find,
      because: "chunks but those of coded pictures and sound"),
    MetadataText(
      name: "boxes",
      types: { [UTType("org.iso.base-media-file"), UTType("public.jpeg-2000"), .jpegxl] }, find: BoxText.find,
      because: "boxes but the samples', and items of text"),
    MetadataText(name: "AIFF", types: { [.aiff] }, find: FormText.find, because: "chunks but the sound's"),
    MetadataText(
      name: "ID3", types: { [.mp3] }, find: TaggedText.find, because: "tags before and behind the sound"),
    MetadataText(
      name: "TIFF", types: { [.tiff] }, find: DirectoryText.find, because: "values that are text or bytes"),
    MetadataText(
      name: "PDF", types: { [.pdf] }, find: TailText.findBehindPDF, because: "what stands behind its end"),
    MetadataText(
      name: "sound and movies", types: { [.audiovisualContent] }, find: TailText.findAtEnds,
      because: "tags are near the start and the end in formats that are not walked here"),
  ]

  /// The first mark in the parts of a file whose format is known.
  static func first(in subject: UploadSubject) throws(ReadFailure) -> String? {
    guard let row = all.first(where: { $0.types().contains { $0.map { subject.isOne(of: $0) } ?? false } })
    else { return nil }
    let reader = try subject.reader()
    var search = Search(reader)
    do throws(ReadFailure) { try row.find(reader, &search) } catch {
      switch error {
      case .endOfData, .malformed: break
      case .budget, .source: throw error
      }
    }
    try search.look(in: search.start..<max(search.start, reader.end))
    return search.words
  }
}
