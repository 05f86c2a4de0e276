internal import ByteSources

/// The start of a text, as bytes in a superset of ASCII and line by line; lent by ``lend(_:isWhole:to:)``.
struct TextHead {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the text ends where the bytes do.
  let isWhole: Bool
  /// How many bytes of the file a byte of the text stands for, and how many stand before the text.
  private let scale: Int
  private let mark: Int
  /// Where the first carriage return stands: most texts have none, and are asked once.
  private let firstReturn: Int

  /// Lends the text that a view of a file's start is to `body`; nil when it cannot be text.
  static func lend<Result>(
    _ view: ByteView, isWhole: Bool, to body: (TextHead) -> Result?
  ) -> Result? {
    let encoding = TextEncoding(view)
    return encoding.lend(view) { bytes in
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

  /// Where a part of the text is in the file.
  func range(_ part: Range<Int>) -> Range<Int64> {
    Int64(mark + part.lowerBound * scale)..<Int64(mark + part.upperBound * scale)
  }

  /// Where a line of this text begins in it.
  func place(of line: TextLine) -> Int {
    guard let base = bytes.baseAddress, let start = line.bytes.baseAddress else { return 0 }
    return start - base
  }

  /// The lines from `start`, without their ends; a last line that is cut is left out.
  func lines(from start: Int = 0) -> Lines { Lines(self, from: start) }

  struct Lines: Sequence, IteratorProtocol {
    private let text: TextHead
    private var index: Int
    /// The next of each kind of line end, kept until it is passed.
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

  /// The lines that are not blank and do not begin with one of `comments`, one after the other.
  func content(skipping comments: CommentSigns = [], upTo limit: Int = .max) -> ContentLines {
    ContentLines(lines: lines(), comments: comments, left: limit)
  }

  struct ContentLines: Sequence, IteratorProtocol {
    fileprivate var lines: Lines
    fileprivate let comments: CommentSigns
    fileprivate var left: Int
    /// Whether a comment of C's kind is open.
    private var block = false

    fileprivate init(lines: Lines, comments: CommentSigns, left: Int) {
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
        guard comments.isDisjoint(with: CommentSigns.sign(first)) else {
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
