internal import ByteSources

/// Checks whether XCF is complete, by the last tile or level of its layers, channels and masks (GIMP, "XCF file format").
struct XCFCompleteness {
  private static let checked = "the places of all tiles"
  private static let side: Int64 = 64
  private static let maxPointers = 1 << 20

  private let file: CompletenessReader
  private let isWide: Bool
  private var compression: UInt8 = 0
  private var end: Int64 = 0
  /// The tile with the highest offset, with its pixel count and bytes per pixel.
  private var last = (offset: Int64(0), pixels: Int64(0), depth: Int64(0))

  static func read(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    var walk = XCFCompleteness(file)
    try walk.image()
    return try walk.finding()
  }

  private init(_ file: CompletenessReader) {
    self.file = file
    isWide = Self.version(file.reader.head) >= 11
  }

  private static func version(_ head: ByteView) -> Int {
    head.matches("v", at: 9) ? Int(head.slice(10..<13).text) ?? 0 : 0
  }

  private func pointer(_ offset: Int64) throws(ReadFailure) -> Int64 {
    isWide ? try file.big64(offset) : try file.big32(offset)
  }

  private var width: Int64 { isWide ? 8 : 4 }

  /// Reads properties, then zero-terminated lists of layers and channels.
  private mutating func image() throws(ReadFailure) {
    var offset = try properties(at: Self.version(file.reader.head) >= 4 ? 30 : 26)
    for isLayers in [true, false] {
      while true {
        try file.reader.step()
        let start = try pointer(offset)
        offset += width
        if start == 0 { break }
        try drawable(at: start, isLayer: isLayers)
      }
    }
    end = max(end, offset)
  }

  /// Reads properties up to number 0; stores the tile compression.
  private mutating func properties(at start: Int64) throws(ReadFailure) -> Int64 {
    var offset = start
    while true {
      try file.reader.step()
      let (number, size) = (try file.big32(offset), try file.big32(offset + 4))
      if number == 17 { compression = try file.byte(offset + 8) }
      offset += 8 + size
      if number == 0 { return offset }
    }
  }

  /// Reads a layer, channel or mask: size, name, properties, then the offset of its pixels.
  private mutating func drawable(at start: Int64, isLayer: Bool) throws(ReadFailure) {
    let name = start + (isLayer ? 12 : 8)
    let offset = try properties(at: name + 4 + (try file.big32(name)))
    try hierarchy(at: try pointer(offset))
    if isLayer {
      let mask = try pointer(offset + width)
      if mask > 0 { try drawable(at: mask, isLayer: false) }
    }
    end = max(end, offset + (isLayer ? 2 : 1) * width)
  }

  /// Reads levels: the first has tiles; the others are only sizes.
  private mutating func hierarchy(at start: Int64) throws(ReadFailure) {
    guard start > 0 else { return }
    let depth = try file.big32(start + 8)
    var offset = start + 12
    var isFirst = true
    while true {
      try file.reader.step()
      let level = try pointer(offset)
      offset += width
      if level == 0 { break }
      // GIMP ends the others with 32 bits in every version.
      if isFirst { try tiles(of: level, depth) } else { end = max(end, level + 12) }
      isFirst = false
    }
    end = max(end, offset)
  }

  private mutating func tiles(of level: Int64, _ depth: Int64) throws(ReadFailure) {
    let (columns, rows) = (try file.big32(level), try file.big32(level + 4))
    var position = level + 8
    for index in 0..<Int64(Self.maxPointers) {
      try file.reader.step()
      let tile = try pointer(position)
      position += width
      if tile == 0 { break }
      guard tile >= last.offset, columns > 0, rows > 0 else { continue }
      let perRow = (columns + Self.side - 1) / Self.side
      let (column, row) = (index % perRow * Self.side, index / perRow * Self.side)
      last = (tile, min(Self.side, columns - column) * min(Self.side, max(0, rows - row)), depth)
    }
    end = max(end, position)
  }

  private func finding() throws(ReadFailure) -> Completeness {
    if end > file.byteCount { return .truncated(Self.checked, end: end) }
    guard last.offset > 0, (1...16).contains(last.depth) else { return .unknown(Self.checked) }
    switch compression {
    case 0: return try .ending(at: max(end, last.offset + last.pixels * last.depth), of: file, Self.checked)
    case 1:
      var planes = PackedPlanes(pixels: last.pixels, planes: last.depth)
      return includingLevels(try file.feed(from: last.offset, Self.checked) { planes.consume($0) })
    case 2: return includingLevels(try GzipCompleteness.zlibStream(from: last.offset, file))
    default: return .unknown(Self.checked)
    }
  }

  /// Accounts for levels after the last tile.
  private func includingLevels(_ result: Completeness) -> Completeness {
    guard result.outcome == .whole, let tileEnd = result.end else { return result }
    return .whole(Self.checked, end: max(end, tileEnd))
  }
}

/// A decoder of tile runs, plane by plane: a count and a byte or that many bytes; 128 announces a longer count.
private struct PackedPlanes {
  private enum State { case operation, high(isRun: Bool), low(isRun: Bool, high: UInt8), bytes(Int64) }

  private let pixels: Int64
  private var planes: Int64
  private var left: Int64
  private var state = State.operation

  init(pixels: Int64, planes: Int64) {
    (self.pixels, self.planes) = (pixels, planes)
    left = pixels
  }

  /// Consumes a byte; returns true if it was the last.
  mutating func consume(_ byte: UInt8) -> Bool {
    switch state {
    case .operation where byte == 127: state = .high(isRun: true)
    case .operation where byte == 128: state = .high(isRun: false)
    case .operation: begin(isRun: byte < 127, byte < 127 ? Int64(byte) + 1 : 256 - Int64(byte))
    case .high(let isRun): state = .low(isRun: isRun, high: byte)
    case .low(let isRun, let high): begin(isRun: isRun, Int64(high) << 8 | Int64(byte))
    case .bytes(let count): state = count > 1 ? .bytes(count - 1) : .operation
    }
    guard case .operation = state, left <= 0 else { return false }
    planes -= 1
    left = pixels
    return planes <= 0
  }

  private mutating func begin(isRun: Bool, _ count: Int64) {
    left -= count
    state = isRun ? .bytes(1) : count > 0 ? .bytes(count) : .operation
  }
}
