import ByteSources
import ContainerFormats
import Formats
import MediaItems
import MediaMetadata
import UniformTypes

extension FuzzTarget {
  /// Copies without metadata: the result is read again, is equal, and has no location.
  static let stripped: [FuzzTarget] = [
    FuzzTarget(name: "bare-jpeg", about: "JPEGs without metadata") { bytes in
      check(marked(bytes, 0, [0xFF, 0xD8, 0xFF]), type: .jpeg) { reader in
        JPEGStripper(reader).map { Stripped($0.bytes, $0.pixelWidth, $0.pixelHeight) }
      } also: { output in
        guard let reader = open(output) else { return }
        var segments = JPEGSegments(reader, in: 0..<reader.end, upTo: 4096)
        while let segment = try? segments.next(), segment.marker != 0xDA {
          let isColor =
            segment.marker == 0xEE && segment.contents.upperBound - segment.contents.lowerBound == 12
          if segment.isApplication && !isColor || segment.marker == 0xFE {
            fatalError("segment \(segment.marker)")
          }
        }
      }
    },
    FuzzTarget(name: "bare-png", about: "PNGs without metadata") { bytes in
      check(marked(bytes, 0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), type: .png) { reader in
        PNGStripper(reader).map { Stripped($0.bytes, $0.pixelWidth, $0.pixelHeight) }
      } also: { output in
        guard let reader = open(output) else { return }
        var chunks = PNGChunks(reader, upTo: 4096)
        let kept: Set<FourCharacterCode> = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB"]
        while let chunk = try? chunks.next() {
          if !kept.contains(chunk.type) { fatalError("chunk \(chunk.type)") }
        }
      }
    },
    FuzzTarget(name: "bare-gif", about: "GIFs without comments and applications' data") { bytes in
      check(marked(bytes, 0, Array("GIF8".utf8)), type: .gif) { reader in
        GIFStripper(reader, upTo: 1 << 20).map { Stripped($0.bytes, $0.pixelWidth, $0.pixelHeight) }
      }
    },
    FuzzTarget(name: "bare-webp", about: "WebP pictures without Exif and XMP") { bytes in
      check(marked(marked(bytes, 0, Array("RIFF".utf8)), 8, Array("WEBP".utf8)), type: .webP) { reader in
        WebPStripper(reader, upTo: 1 << 20).map { Stripped($0.bytes, $0.pixelWidth, $0.pixelHeight) }
      } also: { output in
        guard let reader = open(output) else { return }
        var chunks = IFFChunks(ofFormIn: reader)
        while let chunk = try? chunks.next() {
          if ["EXIF", "XMP ", "ICCP"].contains(chunk.type) { fatalError("chunk \(chunk.type)") }
        }
      }
    },
    FuzzTarget(name: "bare-avif", about: "AVIF pictures without Exif and XMP") { bytes in
      check(bytes, type: UTType("public.avif") ?? .image, keepsLength: true) { reader in
        AVIFStripper(reader, upTo: 1 << 20).map { Stripped($0.bytes, $0.pixelWidth, $0.pixelHeight) }
      }
    },
    FuzzTarget(name: "bare-movie", about: "MP4 and QuickTime movies without metadata") { bytes in
      check(bytes, type: .quickTimeMovie, keepsLength: true) { reader in
        guard let edits = try? MovieStripper(reader).edits else { return nil }
        var output = bytes
        output.withUnsafeMutableBytes { edits.apply(to: $0, at: 0) }
        return Stripped(output, 0, 0)
      }
    },
    FuzzTarget(name: "removal", about: "copies without places and captions, of every format") { bytes in
      guard let choice = bytes.last.map({ Int($0) % removable.count }) else { return }
      let (type, mark) = removable[choice]
      let input = marked(bytes, mark.offset, mark.bytes)
      guard let reader = open(input), let metadata = try? MediaMetadata.read(reader, type: type),
        let removal = try? MetadataRemoval([.location, .captions], of: reader, type: type, metadata)
      else { return }
      var output = input
      output.withUnsafeMutableBytes { removal.edits.apply(to: $0, at: 0) }
      output = removal.keptRanges(of: Int64(output.count)).flatMap {
        output[Int($0.lowerBound)..<Int($0.upperBound)]
      }
      guard let copy = open(output), let left = try? MediaMetadata.read(copy, type: type) else { return }
      if left.isLocated == true, metadata.motionVideo == left.motionVideo { fatalError("a place is left") }
    },
  ]

  /// The types that support removal of metadata, with a signature each.
  private static let removable: [(type: UTType, mark: (offset: Int, bytes: [UInt8]))] = [
    (.jpeg, (0, [0xFF, 0xD8, 0xFF])), (.png, (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
    (.webP, (8, Array("WEBP".utf8))), (.heic, (4, Array("ftypheic".utf8))),
    (.dng, (0, [0x49, 0x49, 0x2A, 0])), (.mpeg4Movie, (4, Array("ftypisom".utf8))),
    (.quickTimeMovie, (4, Array("ftypqt  ".utf8))),
  ]

  private struct Stripped {
    var bytes: [UInt8]
    var size: [Int]

    init(_ bytes: [UInt8], _ width: Int, _ height: Int) { (self.bytes, size) = (bytes, [width, height]) }
  }

  /// Data that are searched between coded pictures, where input may imitate them: camcorder metadata, also
  /// searched while movies are copied, and chunks before a PNG's end.
  private static let withinPictures: [UTType: [String]] = [
    .quickTimeMovie: ["MDPM"], .png: ["eXIf", "iTXt", "zTXt", "tEXt"],
  ]

  private static func containsMark(_ bytes: [UInt8], marks: [String]) -> Bool {
    marks.contains { mark in bytes.indices.contains { bytes[$0...].starts(with: mark.utf8) } }
  }

  /// A rewritten colour segment or an end may be longer than the original.
  private static let maxGrowth = 64

  private static func open(_ bytes: [UInt8]) -> ByteReader? {
    let reader = ByteReader()
    return (try? reader.open(WatchedSource(bytes))) == nil ? nil : reader
  }

  private static func marked(_ bytes: [UInt8], _ offset: Int, _ mark: [UInt8]) -> [UInt8] {
    guard bytes.count >= offset + mark.count else { return bytes }
    var bytes = bytes
    bytes.replaceSubrange(offset..<offset + mark.count, with: mark)
    return bytes
  }

  private static func check(
    _ input: [UInt8], type: UTType, keepsLength: Bool = false, _ make: (ByteReader) -> Stripped?,
    also: ([UInt8]) -> Void = { _ in }
  ) {
    guard let reader = open(input), let stripped = make(reader) else { return }
    let output = stripped.bytes
    if keepsLength ? output.count != input.count : output.count > input.count + maxGrowth {
      fatalError("\(output.count) bytes of \(input.count)")
    }
    guard let second = open(output), let again = make(second) else {
      fatalError("what is bare is not read again")
    }
    if !keepsLength || type != .quickTimeMovie, again.size != stripped.size { fatalError("another size") }
    if again.bytes != output {
      let offset = zip(again.bytes, output).prefix { $0 == $1 }.count
      fatalError("what is bare is made barer at \(offset)")
    }
    also(output)
    guard let third = open(output), let metadata = try? MediaMetadata.read(third, type: type) else { return }
    if metadata.isLocated == true, !containsMark(output, marks: withinPictures[type] ?? []) {
      fatalError("a place is left")
    }
  }
}
