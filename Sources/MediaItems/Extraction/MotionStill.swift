internal import ByteSources
internal import ContainerFormats

/// Finds the end of a motion photo's still, if a cut there loses nothing but the movie.
enum MotionStill {
  enum Cut: Hashable {
    case at(Int64)
    case impossible(String)
  }

  private static let maxPadding: Int64 = 64 << 10
  private static let maxBoxes = 256
  private static let maxLiveTrailer: Int64 = 40

  static func cut(_ reader: ByteReader, movie: Range<Int64>) throws(ReadFailure) -> Cut {
    if reader.head.matches("ftyp", at: 4) { return try cutBoxes(reader, movie) }
    if reader.head.matches([0xFF, 0xD8]) { return try cutJPEG(reader, movie) }
    return .impossible("only in JPEG and HEIF files is it known what may be cut off")
  }

  /// HEIF: removes the movie's box, and Samsung's box after it if that is only about the movie; earlier offsets stay valid.
  private static func cutBoxes(_ reader: ByteReader, _ movie: Range<Int64>) throws(ReadFailure) -> Cut {
    var boxes = ISOBaseMedia.Boxes(reader, in: 0..<reader.end, isTopLevel: true)
    var start: Int64?
    for _ in 0..<maxBoxes {
      guard let box = try boxes.next() else { break }
      if start == nil {
        guard box.range.upperBound > movie.lowerBound else { continue }
        if box.type == "mpvd", box.contents.lowerBound <= movie.lowerBound {
          start = box.range.lowerBound
        } else if box.range.lowerBound == movie.lowerBound {
          start = movie.lowerBound
        } else if !box.type.isBoxType {
          return .impossible("bytes that are no box stand before the movie")
        } else {
          return .impossible("the movie lies inside a \(box.type) box")
        }
      } else if box.range.upperBound <= movie.upperBound {
        continue
      } else if box.type == "sefd" {
        guard try SamsungTrailer.find(reader)?.isAboutMovie == true else {
          return .impossible("Samsung's trailer behind the movie holds more than the movie")
        }
      } else {
        return .impossible("a \(box.type) box stands behind the movie")
      }
    }
    return start.map { .at($0) } ?? .impossible("no box holds the movie")
  }

  /// JPEG: the rest must end with an end-of-image marker; zeros before the movie are padding.
  private static func cutJPEG(_ reader: ByteReader, _ movie: Range<Int64>) throws(ReadFailure) -> Cut {
    var end = movie.lowerBound
    // Huawei's version and time blocks are only about the movie; effect data before them is not.
    let isLive = try LiveTrailer.find(reader).contains {
      $0.lowerBound == movie.lowerBound && $0.upperBound - movie.upperBound <= maxLiveTrailer
    }
    if movie.upperBound < reader.end, !isLive {
      guard let trailer = try SamsungTrailer.find(reader) else {
        return .impossible("there are bytes of another kind behind the movie")
      }
      guard trailer.isAboutMovie, trailer.directory == movie.upperBound, let block = trailer.block else {
        return .impossible("Samsung's trailer holds more than the movie")
      }
      end = block.lowerBound
    }
    let limit = max(0, end - maxPadding)
    let tail = try reader.view(at: limit, count: Int(end - limit))
    var count = tail.count
    while count > 0, tail[count - 1] == 0 { count -= 1 }
    guard count >= 2, tail[count - 1] == 0xD9, tail[count - 2] == 0xFF else {
      return .impossible("what stands before the movie does not end as a picture does")
    }
    return .at(limit + Int64(count))
  }
}

extension SamsungTrailer {
  /// True if the trailer has only the movie block; other blocks are about the picture.
  fileprivate var isAboutMovie: Bool { blocks.map(\.kind) == [Self.motionBlock] }
}
