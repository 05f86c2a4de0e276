package import ByteSources
package import ContainerFormats
package import MediaMetadata
package import UniformTypes

/// The edits that remove locations or captions from a file.
///
/// A part of the file is kept if a rule says that it holds neither; a part without a rule is removed.
/// Pictures and sound are never decoded or moved: removed bytes are overwritten in place. Only PNG chunks,
/// GIF blocks, segments of a JPEG without a multi-picture index, and data after the end of these are left
/// out.
package struct MetadataRemoval: Hashable, Sendable {
  /// The reason why metadata cannot be removed.
  package enum Obstacle: Error, Hashable, Sendable {
    case unreadable, damaged, tooLong, format, fragments
    /// A part with unknown contents that the file needs.
    case part(String)

    /// The reason as words that follow the file's name.
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

  package let kinds: MetadataKinds
  /// The bytes to overwrite in place.
  package internal(set) var edits = ByteEdits()
  /// The ranges to leave out, in file order.
  package internal(set) var dropped: [Range<Int64>] = []
  /// Removed parts with unknown contents, each named once.
  package internal(set) var unknown: [String] = []

  var removesTrack = false
  /// The Exif orientation of a JPEG.
  var orientation = 1

  /// Enough for days of film: tables are read in chunks.
  package static let budget = ReadBudget(bytes: 512 << 20, reads: 1 << 20, steps: 16 << 20)

  package var isEmpty: Bool { edits.all.isEmpty && dropped.isEmpty }

  private static let rows: [FileFormat.Removal] = FileFormat.binary.flatMap { $0.removals() }

  /// Returns the rule for a type; raw types other than DNG have none, although they conform to TIFF:
  /// developing them needs the maker notes.
  private static func row(_ type: UTType) -> FileFormat.Removal? {
    if type.conforms(to: .rawImage), !type.conforms(to: .dng) { return nil }
    return rows.first { $0.types().contains { type.conforms(to: $0.type) } }
  }

  /// Returns true if metadata can be removed from files of a type.
  package static func isPossible(for type: UTType) -> Bool { row(type) != nil }

  /// Computes the edits for an open file of a known type.
  ///
  /// Errors: ``Obstacle``. Complexity: a step per part; JPEG data are scanned for their end.
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

  /// Returns the remaining ranges of a file of `byteCount` bytes, in order.
  package func keptRanges(of byteCount: Int64) -> [Range<Int64>] {
    var start: Int64 = 0
    var kept: [Range<Int64>] = []
    for range in dropped + [byteCount..<byteCount] {
      if range.lowerBound > start { kept.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    return kept
  }

  /// Returns the number of remaining bytes of a file of `byteCount` bytes.
  package func byteCount(of byteCount: Int64) -> Int64 {
    dropped.reduce(byteCount) { $0 - ($1.upperBound - $1.lowerBound) }
  }

  /// Records a removed part with unknown contents.
  mutating func note(unknown part: String) { if !unknown.contains(part) { unknown.append(part) } }

  /// Runs `body`; on damage, discards its edits and returns false.
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
  /// The ranges in order, adjacent ones joined.
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

  /// Returns true if a range overlaps one of the others; both lists are sorted and disjoint.
  func overlap(_ others: [Range<Int64>]) -> Bool {
    var index = 0
    for range in self {
      while index < others.count, others[index].upperBound <= range.lowerBound { index += 1 }
      if index < others.count, others[index].overlaps(range) { return true }
    }
    return false
  }
}
