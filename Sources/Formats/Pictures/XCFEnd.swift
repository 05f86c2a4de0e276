internal import ByteSources

/// Where GIMP's pictures end: with the last tile or level that a layer, channel or mask leads to (GIMP, "XCF file format").
struct XCFEnd {
  private static let checked = "the places of all tiles"
  private static let side: Int64 = 64
  private static let mostPointers = 1 << 20

  private let file: EndReader
  private let isWide: Bool
  private var compression: UInt8 = 0
  private var end: Int64 = 0
  /// The tile that begins last, and how many pixels and bytes of a pixel it has.
  private var last = (place: Int64(0), pixels: Int64(0), depth: Int64(0))

  static func read(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    var walk = XCFEnd(file)
    try walk.image()
    return try walk.finding()
  }

  private init(_ file: EndReader) {
    self.file = file
    isWide = Self.version(file.reader.head) >= 11
  }

  private static func version(_ head: ByteView) -> Int {
    head.matches("v", at: 9) ? Int(head.slice(10..<13).text) ?? 0 : 0
  }

  private func pointer(_ place: Int64) throws(ReadFailure) -> Int64 {
    isWide ? try file.big64(place) : try file.big32(place)
  }

  private var width: Int64 { isWide ? 8 : 4 }

  /// Properties, then a list of layers and one of channels, both ended by a zero.
  private mutating func image() throws(ReadFailure) {
    var place = try properties(at: Self.version(file.reader.head) >= 4 ? 30 : 26)
    for isLayers in [true, false] {
      while true {
        try file.reader.step()
        let start = try pointer(place)
        place += width
        if start == 0 { break }
        try drawable(at: start, isLayer: isLayers)
      }
    }
    end = max(end, place)
  }

  /// Numbers and lengths, to the one with number 0; notes how tiles are packed.
  private mutating func properties(at start: Int64) throws(ReadFailure) -> Int64 {
    var place = start
    while true {
      try file.reader.step()
      let (number, size) = (try file.big32(place), try file.big32(place + 4))
      if number == 17 { compression = try file.byte(place + 8) }
      place += 8 + size
      if number == 0 { return place }
    }
  }

  /// A layer, a channel or a mask: sizes, a name and properties, then where its pixels stand.
  private mutating func drawable(at start: Int64, isLayer: Bool) throws(ReadFailure) {
    let name = start + (isLayer ? 12 : 8)
    let place = try properties(at: name + 4 + (try file.big32(name)))
    try hierarchy(at: try pointer(place))
    if isLayer {
      let mask = try pointer(place + width)
      if mask > 0 { try drawable(at: mask, isLayer: false) }
    }
    end = max(end, place + (isLayer ? 2 : 1) * width)
  }

  /// Levels, of which the first has tiles; the others are sizes without any.
  private mutating func hierarchy(at start: Int64) throws(ReadFailure) {
    guard start > 0 else { return }
    let depth = try file.big32(start + 8)
    var place = start + 12
    var isFirst = true
    while true {
      try file.reader.step()
      let level = try pointer(place)
      place += width
      if level == 0 { break }
      // GIMP ends the others with 32 bits in every version.
      if isFirst { try tiles(of: level, depth) } else { end = max(end, level + 12) }
      isFirst = false
    }
    end = max(end, place)
  }

  private mutating func tiles(of level: Int64, _ depth: Int64) throws(ReadFailure) {
    let (columns, rows) = (try file.big32(level), try file.big32(level + 4))
    var place = level + 8
    for index in 0..<Int64(Self.mostPointers) {
      try file.reader.step()
      let tile = try pointer(place)
      place += width
      if tile == 0 { break }
      guard tile >= last.place, columns > 0, rows > 0 else { continue }
      let perRow = (columns + Self.side - 1) / Self.side
      let (column, row) = (index % perRow * Self.side, index / perRow * Self.side)
      last = (tile, min(Self.side, columns - column) * min(Self.side, max(0, rows - row)), depth)
    }
    end = max(end, place)
  }

  private func finding() throws(ReadFailure) -> EndFinding {
    if end > file.byteCount { return .truncated(Self.checked, end: end) }
    guard last.place > 0, (1...16).contains(last.depth) else { return .unknown(Self.checked) }
    switch compression {
    case 0: return try .ending(at: max(end, last.place + last.pixels * last.depth), of: file, Self.checked)
    case 1:
      var planes = PackedPlanes(pixels: last.pixels, planes: last.depth)
      return later(try file.running(from: last.place, Self.checked) { planes.take($0) })
    case 2: return later(try GzipEnd.packed(from: last.place, file))
    default: return .unknown(Self.checked)
    }
  }

  /// Levels may stand behind the last tile.
  private func later(_ found: EndFinding) -> EndFinding {
    guard found.outcome == .whole, let tileEnd = found.end else { return found }
    return .whole(Self.checked, end: max(end, tileEnd))
  }
}

/// A tile's runs, plane by plane: a count and what is repeated, or as many bytes; counts of 128 are followed by a longer one.
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

  /// Takes a byte; true when it was the last.
  mutating func take(_ byte: UInt8) -> Bool {
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
