package import ByteSources
package import ContainerFormats
package import MediaMetadata
package import UniformTypes

/// The changes to a file's bytes that take places or captions out of it, and nothing else.
///
/// A part of the file is kept where a rule says that it holds neither; a part without a rule goes. Pictures and sound are
/// never decoded and never moved: what goes is written over, where it stands. Only the chunks of a PNG, the blocks of a GIF,
/// the segments of a JPEG that has no index of further pictures, and what stands behind the end of these are left out.
package struct MetadataRemoval: Hashable, Sendable {
  /// Why that cannot be done.
  package enum Obstacle: Error, Hashable, Sendable {
    case unreadable, damaged, tooLong, format, fragments
    /// A part whose contents are unknown and without which the rest is another file.
    case part(String)

    /// In words that follow the file's name.
    package var words: String {
      switch self {
      case .unreadable: "it cannot be read"
      case .damaged: "its parts contradict each other, or its end is missing"
      case .tooLong: "it has more parts than are looked through"
      case .format:
        "metadata can be taken out of JPEG, PNG, GIF, WebP, HEIF, AVIF, DNG, TIFF, MP4 and QuickTime only"
      case .fragments: "it is made of fragments, one of whose tracks may hold places"
      case .part(let name): "\(name) cannot be taken out alone"
      }
    }
  }

  /// The metadata that goes.
  package let kinds: MetadataKinds
  /// The bytes that are written over others; nothing moves by that.
  package internal(set) var edits = ByteEdits()
  /// The ranges that are left out, in the order of the file.
  package internal(set) var dropped: [Range<Int64>] = []
  /// The parts that went although nobody knows whether they held what was asked for, each named once.
  package internal(set) var unknown: [String] = []

  /// Whether a track goes.
  var goesTrack = false
  /// The orientation of a JPEG, by Exif's numbers.
  var orientation = 1

  /// Enough for days of film: tables are read piece by piece.
  package static let budget = ReadBudget(bytes: 512 << 20, reads: 1 << 20, steps: 16 << 20)

  /// Whether the file holds nothing that has to go.
  package var isEmpty: Bool { edits.all.isEmpty && dropped.isEmpty }

  private static let rows: [FileFormat.Removal] = FileFormat.binary.flatMap { $0.removals() }

  /// The types that are raw pictures although they conform to TIFF: their makers' notes are needed to develop them.
  private static func row(_ type: UTType) -> FileFormat.Removal? {
    if type.conforms(to: .rawImage), !type.conforms(to: .dng) { return nil }
    return rows.first { $0.types().contains { type.conforms(to: $0.type) } }
  }

  /// Whether metadata can be taken out of files of a type.
  package static func isPossible(for type: UTType) -> Bool { row(type) != nil }

  /// Finds what goes of an open file, by its type and what was read of it.
  ///
  /// Errors: ``Obstacle``. Complexity: a step per part; of a JPEG all coded data are run through for its end.
  package init(
    _ kinds: MetadataKinds, of reader: ByteReader, type: UTType, _ metadata: MediaMetadata
  ) throws(Obstacle) {
    self.kinds = kinds
    if kinds.isEmpty { return }
    guard let row = Self.row(type) else { throw .format }
    do {
      try row.strip(&self, metadata, reader)
    } catch let obstacle as Obstacle { throw obstacle } catch let failure as ReadFailure {
      switch failure {
      case .source: throw .unreadable
      case .budget: throw .tooLong
      case .endOfData, .malformed: throw .damaged
      }
    } catch { throw .damaged }
    edits.sort()
    dropped.sort { $0.lowerBound < $1.lowerBound }
    guard edits.areApart, zip(dropped, dropped.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound })
    else { throw .damaged }
  }

  /// The ranges of a file of `byteCount` bytes that are left, in order.
  package func kept(of byteCount: Int64) -> [Range<Int64>] {
    var start: Int64 = 0
    var kept: [Range<Int64>] = []
    for range in dropped + [byteCount..<byteCount] {
      if range.lowerBound > start { kept.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    return kept
  }

  /// The number of bytes of a file of `byteCount` that are left.
  package func byteCount(of byteCount: Int64) -> Int64 {
    dropped.reduce(byteCount) { $0 - ($1.upperBound - $1.lowerBound) }
  }

  /// Notes a part that goes without anybody's knowing what it holds.
  mutating func note(unknown part: String) { if !unknown.contains(part) { unknown.append(part) } }

  /// Runs a part of the work; where the part is damaged, nothing of it is kept, and that is told.
  mutating func attempt(_ body: (inout MetadataRemoval) throws -> Void) throws -> Bool {
    let before = self
    do {
      try body(&self)
      return true
    } catch let failure as ReadFailure {
      switch failure {
      case .source, .budget: throw failure
      case .endOfData, .malformed: self = before
      }
    } catch Obstacle.damaged { self = before }
    return false
  }
}

extension [Range<Int64>] {
  /// The ranges in order, those that touch joined.
  var merged: [Range<Int64>] {
    var merged: [Range<Int64>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether a range touches one of the others; both are in order and apart.
  func overlap(_ others: [Range<Int64>]) -> Bool {
    var index = 0
    for range in self {
      while index < others.count, others[index].upperBound <= range.lowerBound { index += 1 }
      if index < others.count, others[index].overlaps(range) { return true }
    }
    return false
  }
}
