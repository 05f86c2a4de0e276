import Foundation
import Testing

extension Folder {
  /// A movie with a four-character projection in its `prji` box: a spatial movie whose `eyes` box is
  /// replaced.
  func movie(projected code: String) throws -> URL {
    var movie = try Media.data("headers/synthetic_spatial.mov")
    let eyes = try #require(movie.range(of: Data("eyes".utf8)))
    let layout = Self.box("proj", Self.box("prji", Data(count: 4) + Data(code.utf8)))
    let start = eyes.lowerBound - 4
    let room = Self.number(in: movie, at: start)
    movie.replaceSubrange(start..<start + room, with: layout)
    // Enlarge all enclosing boxes.
    Self.grow(
      &movie, ["vexu", "hvc1", "stsd", "stbl", "minf", "mdia", "trak", "moov"], before: start,
      by: layout.count - room)
    return try write(movie)
  }

  /// A movie with the key of Apple's immersive video and a data value.
  func immersiveMovie() throws -> URL {
    var movie = try Media.data("headers/synthetic_spatial_key.mov")
    let name = Data("com.apple.quicktime.aime-data".utf8)
    let old = try #require(movie.range(of: Data("mdtacom.apple.quicktime.".utf8)))
    let size = Self.number(in: movie, at: old.lowerBound - 4)
    let key = Self.number(8 + name.count) + Data("mdta".utf8) + name
    movie.replaceSubrange(old.lowerBound - 4..<old.lowerBound - 4 + size, with: key)
    Self.grow(&movie, ["keys", "meta", "moov"], before: old.lowerBound - 4, by: key.count - size)
    // Type 0 is data of no well-known type.
    let value = try #require(movie.range(of: Data("data".utf8), options: .backwards))
    movie.replaceSubrange(value.upperBound..<value.upperBound + 4, with: Data(count: 4))
    return try write(movie)
  }

  private func write(_ movie: Data) throws -> URL {
    let file = url.appendingPathComponent("\(UUID().uuidString).mov")
    try movie.write(to: file)
    return file
  }

  private static func box(_ type: String, _ contents: Data) -> Data {
    number(8 + contents.count) + Data(type.utf8) + contents
  }

  private static func number(_ value: Int) -> Data {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Data($0) }
  }

  private static func number(in data: Data, at place: Int) -> Int {
    data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Adds to the size of the last box of each type before an offset.
  private static func grow(_ movie: inout Data, _ types: [String], before place: Int, by count: Int) {
    for type in types {
      guard let found = movie.range(of: Data(type.utf8), options: .backwards, in: 0..<place) else { continue }
      let start = found.lowerBound - 4
      movie.replaceSubrange(start..<start + 4, with: number(number(in: movie, at: start) + count))
    }
  }
}
