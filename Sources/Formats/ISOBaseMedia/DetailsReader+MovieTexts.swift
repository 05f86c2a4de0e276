internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

// Media details from a movie's texts: QuickTime's keys and user data, 3GPP's texts and iTunes' list.
extension DetailsReader {
  private static let maxTexts = 512
  private static let maxTextLength = 4096

  private enum Subject {
    case title, description, comment, keywords, software, rating, lens
  }

  /// QuickTime's keys, in order of preference.
  private static let keys: [(key: String, subject: Subject)] = [
    ("com.apple.quicktime.title", .title), ("com.apple.quicktime.displayname", .title),
    ("title", .title), ("com.apple.quicktime.description", .description),
    ("com.apple.quicktime.comment", .comment), ("description", .description), ("comment", .comment),
    ("com.apple.quicktime.keywords", .keywords), ("com.apple.quicktime.software", .software),
    ("encoder", .software), ("com.apple.quicktime.rating.user", .rating),
    ("com.apple.quicktime.camera.lens_model", .lens),
  ]

  /// The types of user data and of iTunes' items, `©` being A9 in hexadecimal.
  private static let types: [(type: UInt32, subject: Subject)] = [
    (0xA96E_616D, .title), (0x7469_746C, .title),
    (0x6465_7363, .description), (0xA964_6573, .description), (0x6473_6370, .description),
    (0x6C64_6573, .description), (0xA963_6D74, .comment),
    (0x6B65_7977, .keywords), (0xA96B_6579, .keywords),
    (0xA973_7772, .software), (0xA974_6F6F, .software),
  ]

  /// Stores the movie's and tracks' keys, which were read with the metadata.
  mutating func storeKeys() {
    for row in Self.keys {
      guard let text = (metadata.movieTexts[row.key] ?? metadata.trackTexts[row.key])?.trimmed, !text.isEmpty
      else { continue }
      store(text, row.subject)
    }
  }

  private mutating func store(_ text: String, _ subject: Subject) {
    switch subject {
    case .title where wanted.contains(.caption): result.title = result.title ?? text
    case .description where wanted.contains(.caption): result.description = result.description ?? text
    case .comment where wanted.contains(.caption): exif.description = exif.description ?? text
    case .keywords where wanted.contains(.caption) && result.keywords.isEmpty:
      result.keywords = Self.list(text, ",")
    case .rating where wanted.contains(.caption):
      if result.rating == nil, let stars = Double(text), (0...5).contains(stars) {
        result.rating = Int(stars)
      }
    case .software where wanted.contains(.capture): result.software = result.software ?? text
    case .lens where wanted.contains(.exposure): result.lens = result.lens ?? text
    default: break
    }
  }

  // MARK: User data

  /// Reads `udta`: QuickTime's texts, those of 3GPP (TS 26.244 §8), and iTunes' list.
  mutating func readUserData(_ user: ISOBaseMedia.Box) throws(ReadFailure) {
    var boxes = user.boxes(reader)
    for _ in 0..<Self.maxTexts {
      guard let box = try boxes.next() else { return }
      switch box.type {
      case "meta": try attempt { (details) throws(ReadFailure) in try details.readList(box) }
      case "XMP_": try attempt { (details) throws(ReadFailure) in try details.readXMP(box.contents) }
      default:
        guard let row = Self.types.first(where: { $0.type == box.type.rawValue }) else { break }
        try attempt { (details) throws(ReadFailure) in
          if let text = try details.text(of: box) { details.store(text, row.subject) }
        }
      }
    }
  }

  /// Reads a text of user data: QuickTime's with a length and a language, or 3GPP's with a version and a language.
  private func text(of box: ISOBaseMedia.Box) throws(ReadFailure) -> String? {
    guard box.count > 4 else { return nil }
    let isFull = box.type.rawValue >> 24 != 0xA9
    let start: Int64 = isFull ? 6 : 4
    var count = box.count - start
    if !isFull { count = min(count, Int64(try box.number(UInt16.self, 0, reader))) }
    guard count > 0 else { return nil }
    let bytes = try reader.available(
      at: box.contents.lowerBound + start, upTo: Int(min(count, Int64(Self.maxTextLength)))
    ).array
    if bytes.starts(with: [0xFE, 0xFF]) { return String.utf16(bytes.dropFirst(2), isBigEndian: true) }
    return Self.text(bytes)
  }

  /// Reads a value of iTunes' list: UTF-8, UTF-16, or unspecified (QuickTime File Format, "Well-known types").
  private func text(ofData data: ISOBaseMedia.Box) throws(ReadFailure) -> String? {
    let bytes = try reader.available(
      in: data.contents.lowerBound + 8..<data.contents.upperBound, upTo: Self.maxTextLength
    ).array
    switch try data.number(UInt32.self, 0, reader) & 0xFF_FFFF {
    case 0, 1: return Self.text(bytes, isUnicode: true)
    case 2: return String.utf16(bytes[...], isBigEndian: true)
    default: return nil
    }
  }

  /// Reads iTunes' list: one box per subject, with its text in `data`.
  private mutating func readList(_ meta: ISOBaseMedia.Box) throws(ReadFailure) {
    let inside = try ISOBaseMedia.contents(ofMeta: meta, reader)
    guard try ISOBaseMedia.first("keys", in: inside, reader) == nil,
      let list = try ISOBaseMedia.first("ilst", in: inside, reader)
    else { return }
    var items = list.boxes(reader)
    for _ in 0..<Self.maxTexts {
      guard let item = try items.next() else { return }
      guard let row = Self.types.first(where: { $0.type == item.type.rawValue }),
        let data = try item.first("data", reader: reader), data.count > 8,
        let text = try text(ofData: data)
      else { continue }
      store(text, row.subject)
    }
  }
}
