internal import ByteSources

extension BareMovie {
  private static let mostChunks: Int64 = 1 << 20
  private static let mostSamples: Int64 = 8 << 20

  /// Notes where the chunks of a sample table (`stbl`) lie, each with the lengths of its samples together.
  mutating func keepChunks(_ table: ISOBaseMedia.Box, _ reader: ByteReader) throws {
    var places: ISOBaseMedia.Box?, groups: ISOBaseMedia.Box?, sizes: ISOBaseMedia.Box?
    var tables = table.boxes(reader)
    while let box = try tables.next() {
      switch box.type {
      case "stco", "co64": places = places ?? box
      case "stsc": groups = groups ?? box
      case "stsz": sizes = sizes ?? box
      default: break
      }
    }
    guard let places, let groups, let sizes else { throw Obstacle.damaged }
    let isWide = places.type == "co64"
    let count = Int64(try places.number(UInt32.self, 4, reader))
    if count == 0 { return }
    guard count <= Self.mostChunks else { throw Obstacle.tooLong }
    var samples = try Samples(sizes, reader)
    guard samples.left <= Self.mostSamples else { throw Obstacle.tooLong }
    let rows = Int64(try groups.number(UInt32.self, 4, reader))
    guard rows > 0, rows <= count else { throw Obstacle.damaged }
    var row: Int64 = 0
    var next = rows > 1 ? Int64(try groups.number(UInt32.self, 8 + 12, reader)) : .max
    var perChunk = Int64(try groups.number(UInt32.self, 8 + 4, reader))
    for chunk in 0..<count {
      try reader.step()
      // Rows say from which chunk on they hold, counted from 1.
      while chunk + 1 >= next {
        row += 1
        perChunk = Int64(try groups.number(UInt32.self, 8 + 12 * row + 4, reader))
        next = row + 1 < rows ? Int64(try groups.number(UInt32.self, 8 + 12 * (row + 1), reader)) : .max
      }
      guard
        let start = Int64(exactly: try places.number(8 + chunk * (isWide ? 8 : 4), isWide: isWide, reader))
      else {
        throw Obstacle.damaged
      }
      let length = try samples.take(perChunk, reader)
      let (end, overflow) = start.addingReportingOverflow(length)
      guard !overflow, end <= reader.end else { throw Obstacle.damaged }
      if length > 0 { chunks.append(start..<end) }
    }
  }

  /// The lengths of samples, one after another.
  private struct Samples {
    private let box: ISOBaseMedia.Box
    private let common: Int64
    private var next: Int64 = 0
    private(set) var left: Int64

    init(_ box: ISOBaseMedia.Box, _ reader: ByteReader) throws {
      self.box = box
      common = Int64(try box.number(UInt32.self, 4, reader))
      left = Int64(try box.number(UInt32.self, 8, reader))
    }

    /// The lengths of the next samples together; there may be fewer than the last chunk says.
    mutating func take(_ wanted: Int64, _ reader: ByteReader) throws -> Int64 {
      let count = min(wanted, left)
      left -= count
      if common > 0 {
        let (length, overflow) = common.multipliedReportingOverflow(by: count)
        if overflow { throw Obstacle.damaged }
        return length
      }
      var length: Int64 = 0
      for _ in 0..<count {
        length += Int64(try box.number(UInt32.self, 12 + 4 * next, reader))
        next += 1
      }
      return length
    }
  }
}
