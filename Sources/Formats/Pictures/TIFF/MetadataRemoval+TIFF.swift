internal import ByteSources
internal import ContainerFormats
internal import MediaMetadata

extension MetadataRemoval {
  /// Strips a TIFF or DNG file, and the JPEGs in it.
  mutating func strip(tiffFile metadata: MediaMetadata, _ reader: ByteReader) throws {
    try strip(tiffAt: 0, within: 0..<reader.end, reader)
  }

  /// Strips the directories of the TIFF header at `origin` in `range`.
  ///
  /// Removed entries leave their directories, whose other entries move up; their values become zeros.
  mutating func strip(tiffAt origin: Int64, within range: Range<Int64>, _ reader: ByteReader) throws {
    guard let (layout, first) = try TIFF.layout(at: origin, reader) else { throw Obstacle.damaged }
    if layout.isBig { throw Obstacle.part("the metadata of a BigTIFF") }
    var block = TIFFBlock(range: range)
    var waiting: [TIFFBlock.Directory] = [TIFFBlock.Directory(first)]
    var seen: [Int64: Bool] = [:]
    while let next = waiting.popLast() {
      let (offset, isRemoved) = (next.offset, next.isRemoved)
      if let before = seen.updateValue(isRemoved, forKey: offset) {
        // Two entries may lead to the GPS directory; a kept and a removed one cannot share it.
        guard before, isRemoved else { throw Obstacle.damaged }
        continue
      }
      if seen.count > TIFFEntries.maxDirectories { throw Obstacle.tooLong }
      let directory = try TIFFDirectory(at: offset, layout, reader)
      if let failure = directory.failure { throw failure }
      guard Int(try TIFF.number(UInt16.self, at: origin + offset, layout, reader)) == directory.entries.count
      else { throw Obstacle.tooLong }
      if isRemoved {
        block.gone.append(block.extent(of: directory))
        for entry in directory.entries { try block.remove(entry, in: directory) }
        if directory.next > 0 { waiting.append(TIFFBlock.Directory(directory.next, isRemoved: true)) }
        continue
      }
      if directory.next > 0 { waiting.append(TIFFBlock.Directory(directory.next)) }
      try strip(directory, isInterop: next.isInterop, &block, &waiting, reader)
      if offset == first, directory.entries.count == block.lastRemoved { throw Obstacle.damaged }
    }
    try block.apply(into: &self)
  }

  private mutating func strip(
    _ directory: TIFFDirectory, isInterop: Bool, _ block: inout TIFFBlock,
    _ waiting: inout [TIFFBlock.Directory], _ reader: ByteReader
  ) throws {
    var removed: Set<Int> = []
    for (index, entry) in directory.entries.enumerated() {
      // Entries whose values are outside hold nothing.
      if block.isOutside(entry, of: directory) {
        removed.insert(index)
        continue
      }
      var isRemoved = false
      let values = try block.values(of: entry, in: directory)
      // The interoperability rules and their version (Exif 2.32 §4.6.8).
      if isInterop, entry.tag == 1 || entry.tag == 2 {
        block.kept.append(values)
        continue
      }
      switch TIFFEntries.content(of: entry.tag) {
      case .nothing?: break
      case .metadata(let held)?: isRemoved = !held.isDisjoint(with: kinds)
      case nil:
        isRemoved = true
        note(unknown: "TIFF entry 0x" + String(entry.tag, radix: 16))
      case .positions?:
        isRemoved = kinds.contains(.location)
        if isRemoved {
          guard entry.count > 0, let pointer = try directory.number(of: entry, at: 0, reader), pointer > 0
          else {
            throw Obstacle.damaged
          }
          waiting.append(TIFFBlock.Directory(Int64(pointer), isRemoved: true))
        }
      case .directories?:
        guard entry.count <= 16 else { throw Obstacle.tooLong }
        for number in 0..<Int64(entry.count) {
          guard let pointer = try directory.number(of: entry, at: number, reader), pointer > 0 else {
            continue
          }
          waiting.append(TIFFBlock.Directory(Int64(pointer), isInterop: entry.tag == 0xA005))
        }
      case .makerNote?:
        let head = try reader.available(in: values, upTo: 16)
        isRemoved = !TIFFEntries.plainNotes.contains { head.matches($0.mark) }
        if isRemoved { note(unknown: "maker note") }
      case .packet?: isRemoved = try !attempt { try $0.strip(packet: values, reader) }
      case .captions?: isRemoved = try !attempt { try $0.strip(captions: values, reader) }
      case .resources?: isRemoved = try !attempt { try $0.strip(resources: values, reader) }
      }
      if isRemoved {
        removed.insert(index)
        try block.remove(entry, in: directory)
      } else if !values.isEmpty {
        block.kept.append(values)
      }
    }
    try stripPictures(of: directory, block.range, reader)
    block.kept.append(block.extent(of: directory))
    block.lastRemoved = removed.count
    guard !removed.isEmpty else { return }
    let start = directory.layout.origin + directory.offset
    let count = directory.entries.count - removed.count
    var bytes = [UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
    if !directory.layout.isBigEndian { bytes.reverse() }
    let old = try reader.view(at: start, count: 2 + 12 * directory.entries.count + 4).array
    for index in directory.entries.indices where !removed.contains(index) {
      bytes += old[2 + 12 * index..<14 + 12 * index]
    }
    bytes += old.suffix(4)
    edits.write(bytes, at: start)
    edits.blank(start + Int64(bytes.count)..<start + Int64(old.count))
  }

  /// Strips the thumbnails and previews of a directory, which are JPEGs (TIFF 6.0 §22, DNG 1.6 "Preview").
  private mutating func stripPictures(
    of directory: TIFFDirectory, _ range: Range<Int64>, _ reader: ByteReader
  ) throws {
    let origin = directory.layout.origin
    for (offsetTag, lengthTag) in [(0x0201, 0x0202), (0x0111, 0x0117)] as [(UInt16, UInt16)] {
      guard let start = directory[offsetTag], let size = directory[lengthTag], start.count == 1,
        size.count == 1,
        let offset = try directory.number(of: start, at: 0, reader),
        let count = try directory.number(of: size, at: 0, reader), offset > 0, count > 4
      else { continue }
      let begin = origin + Int64(offset)
      let picture = begin..<min(begin + Int64(count), max(begin, range.upperBound))
      guard picture.count > 4, try reader.bigEndian(UInt16.self, at: begin) == 0xFFD8 else { continue }
      let isStripped = try attempt { _ = try $0.strip(jpeg: picture, inPlace: true, reader) }
      if !isStripped, offsetTag == 0x0201 || directory[0x0103] != nil {
        throw Obstacle.part("a preview's metadata")
      }
    }
  }
}

/// The bytes of a block of directories: removed ones, and those that others use.
private struct TIFFBlock {
  struct Directory {
    var offset: Int64
    var isRemoved = false
    /// True for Exif's interoperability directory.
    var isInterop = false

    init(_ offset: Int64, isRemoved: Bool = false, isInterop: Bool = false) {
      (self.offset, self.isRemoved, self.isInterop) = (offset, isRemoved, isInterop)
    }
  }

  let range: Range<Int64>
  var gone: [Range<Int64>] = []
  var kept: [Range<Int64>] = []
  /// The number of entries removed from the last directory.
  var lastRemoved = 0

  init(range: Range<Int64>) { self.range = range }

  func extent(of directory: TIFFDirectory) -> Range<Int64> {
    let start = directory.layout.origin + directory.offset
    return start..<start + 2 + 12 * Int64(directory.entries.count) + 4
  }

  /// Returns true if the values of an entry are outside the block.
  func isOutside(_ entry: TIFF.Entry, of directory: TIFFDirectory) -> Bool {
    !extent(of: directory).contains(entry.offset)
      && (entry.offset >= range.upperBound || entry.offset < range.lowerBound)
  }

  /// Returns the range of an entry's values outside the entry; empty if they fit in it.
  func values(of entry: TIFF.Entry, in directory: TIFFDirectory) throws -> Range<Int64> {
    if extent(of: directory).contains(entry.offset) { return entry.offset..<entry.offset }
    let end = directory.end(of: entry)
    guard entry.offset >= range.lowerBound, end >= entry.offset, end <= range.upperBound else {
      throw MetadataRemoval.Obstacle.damaged
    }
    return entry.offset..<end
  }

  mutating func remove(_ entry: TIFF.Entry, in directory: TIFFDirectory) throws {
    let values = try values(of: entry, in: directory)
    if !values.isEmpty { gone.append(values) }
  }

  /// Writes zeros over removed bytes.
  ///
  /// Errors: `damaged` if something else uses them.
  func apply(into removal: inout MetadataRemoval) throws {
    let gone = gone.merged
    if gone.overlap(kept.merged) { throw MetadataRemoval.Obstacle.damaged }
    for range in gone { removal.edits.blank(range) }
  }
}
