internal import ByteSources

/// The start of a text in a superset of ASCII, by lines; valid inside ``withHead(of:isWhole:_:)``.
struct TextHead {
  let bytes: UnsafeBufferPointer<UInt8>
  /// True if the text ends with the bytes.
  let isWhole: Bool
  /// The file bytes per text byte, and the length of the byte-order mark.
  private let scale: Int
  private let mark: Int
  /// The first carriage return, searched once as most texts have none.
  private let firstReturn: Int

  /// Passes the text of a file's start to `body`; nil if it cannot be text.
  static func withHead<Result>(
    of view: ByteView, isWhole: Bool, _ body: (TextHead) -> Result?
  ) -> Result? {
    let encoding = TextEncoding(view)
    return encoding.withText(of: view) { bytes in
      guard encoding.scale > 1 || ByteRuns.isText(UnsafeRawBufferPointer(bytes)) else { return nil }
      return body(TextHead(bytes, isWhole, encoding))
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ isWhole: Bool, _ encoding: TextEncoding) {
    self.bytes = bytes
    self.isWhole = isWhole
    scale = encoding.scale
    mark = encoding.mark
    firstReturn = TextLine(bytes).offset(of: 0x0D) ?? bytes.count
  }

  /// Returns the file range of a text range.
  func range(_ part: Range<Int>) -> Range<Int64> {
    Int64(mark + part.lowerBound * scale)..<Int64(mark + part.upperBound * scale)
  }

  func offset(of line: TextLine) -> Int {
    guard let base = bytes.baseAddress, let start = line.bytes.baseAddress else { return 0 }
    return start - base
  }

  /// Returns the lines from `start` without line ends; a truncated last line is omitted.
  func lines(from start: Int = 0) -> Lines { Lines(self, from: start) }

  struct Lines: Sequence, IteratorProtocol {
    private let text: TextHead
    private var index: Int
    /// The next line feed and carriage return, cached until passed.
    private var feed = -1
    private var carriage: Int

    fileprivate init(_ text: TextHead, from start: Int) {
      self.text = text
      index = start
      carriage = text.firstReturn
    }

    mutating func next() -> TextLine? {
      let whole = TextLine(text.bytes)
      guard index < whole.count else { return nil }
      if feed < index { feed = whole.offset(of: 0x0A, from: index) ?? whole.count }
      if carriage < index { carriage = whole.offset(of: 0x0D, from: index) ?? whole.count }
      let start = index
      let end = Swift.min(feed, carriage)
      index = end + (feed == carriage + 1 ? 2 : 1)
      guard end < whole.count || text.isWhole || start == 0 else { return nil }
      return TextLine(text.bytes[start..<end])
    }
  }

  /// Returns the lines that are not blank and do not begin with one of `comments`.
  func content(skipping comments: CommentPrefixes = [], upTo limit: Int = .max) -> ContentLines {
    ContentLines(lines: lines(), comments: comments, left: limit)
  }

  struct ContentLines: Sequence, IteratorProtocol {
    fileprivate var lines: Lines
    fileprivate let comments: CommentPrefixes
    fileprivate var left: Int
    /// True inside a C comment.
    private var block = false

    fileprivate init(lines: Lines, comments: CommentPrefixes, left: Int) {
      self.lines = lines
      self.comments = comments
      self.left = left
    }

    var first: TextLine? {
      var rest = self
      return rest.next()
    }

    mutating func next() -> TextLine? {
      while left > 0, let line = lines.next() {
        if block {
          block = !line.contains("*/")
          continue
        }
        let text = line.trimmedStart
        guard let first = text.first else { continue }
        guard comments.isDisjoint(with: CommentPrefixes.prefix(first)) else {
          block = text.hasPrefix("/*") && !text.contains("*/")
          continue
        }
        left -= 1
        return line
      }
      return nil
    }
  }

  func contains(_ text: StaticString) -> Bool { TextLine(bytes).contains(text) }
}
