internal import ByteSources
internal import UniformTypes

/// The parts of a file that may contain text: metadata, and data after the end.
///
/// Coded pictures and audio are excluded: they often contain the shortest marks by chance.
struct MetadataText: Sendable {
  let name: StaticString
  let types: @Sendable () -> [UTType?]
  /// Passes the parts to a search until it is over.
  let find: @Sendable (ByteReader, inout Search) throws(ReadFailure) -> Void
  let because: StaticString

  /// A search through successive parts.
  struct Search {
    private(set) var reason: String?
    /// The first byte not searched yet; all before it is done or coded.
    var start: Int64 = 0
    private let reader: ByteReader

    init(_ reader: ByteReader) { self.reader = reader }

    /// Searches a part with text among binary values.
    mutating func search(in range: Range<Int64>, _ scope: MarkScope? = nil) throws(ReadFailure) {
      guard reason == nil, !range.isEmpty else { return }
      let scope = scope ?? .metadata(of: range.upperBound - range.lowerBound)
      reason = try MarkSearch.first(in: range, scope, reader)
    }

    /// Searches unpacked text.
    mutating func search(in text: [UInt8]) {
      if reason == nil { reason = MarkSearch.first(in: text, .metadata) }
    }

    var isOver: Bool { reason != nil }

    /// Searches up to a coded part and continues after it.
    mutating func skip(_ coded: Range<Int64>) throws(ReadFailure) {
      try search(in: start..<max(start, coded.lowerBound))
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
      name: "PDF", types: { [.pdf] }, find: TailText.findAfterPDF, because: "what stands behind its end"),
    MetadataText(
      name: "sound and movies", types: { [.audiovisualContent] }, find: TailText.findAtEnds,
      because: "tags are near the start and the end in formats that are not walked here"),
  ]

  /// Returns the reason for the first mark in the parts of a file of known format.
  static func first(in subject: UploadSubject) throws(ReadFailure) -> String? {
    guard let row = all.first(where: { $0.types().contains { $0.map { subject.isKind(of: $0) } ?? false } })
    else { return nil }
    let reader = try subject.reader()
    var search = Search(reader)
    do throws(ReadFailure) { try row.find(reader, &search) } catch {
      switch error {
      case .endOfData, .malformed: break
      case .budget, .source: throw error
      }
    }
    try search.search(in: search.start..<max(search.start, reader.end))
    return search.reason
  }
}
