package import ByteSources

extension ISOBaseMedia {
  /// The chunks of a sample table (`stbl`), in order, with sample sizes (ISO/IEC 14496-12 §8.7).
  ///
  /// Complexity: a step per chunk, and a number read per sample if the sizes differ.
  package struct SampleChunks {
    /// Contiguous samples.
    package struct Chunk {
      package var start: Int64
      package var length: Int64
      /// The indexes of the samples, from 0.
      package var samples: Range<Int64>
    }

    /// The declared number of chunks.
    package let count: Int64
    /// The declared number of samples.
    package let sampleCount: Int64
    private let offsets: Box
    private let groups: Box
    private let sizes: Box
    /// The size of every sample; 0 if they differ.
    package let commonSize: Int64
    private let rows: Int64
    private var row: Int64 = -1
    /// The first chunk of the next row, counted from 1 as in the table.
    private var nextRow: Int64 = 1
    private var perChunk: Int64 = 0
    private var chunk: Int64 = 0
    private var sample: Int64 = 0
    private let reader: ByteReader

    /// Reads the headers of the tables; nil if one is missing.
    package init?(_ table: Box, _ reader: ByteReader) throws(ReadFailure) {
      var (offsets, groups, sizes): (Box?, Box?, Box?) = (nil, nil, nil)
      var tables = table.boxes(reader)
      while let box = try tables.next() {
        switch box.type {
        case "stco", "co64": offsets = offsets ?? box
        case "stsc": groups = groups ?? box
        case "stsz": sizes = sizes ?? box
        default: break
        }
      }
      guard let offsets, let groups, let sizes else { return nil }
      (self.offsets, self.groups, self.sizes, self.reader) = (offsets, groups, sizes, reader)
      count = Int64(try offsets.number(UInt32.self, 4, reader))
      rows = Int64(try groups.number(UInt32.self, 4, reader))
      commonSize = Int64(try sizes.number(UInt32.self, 4, reader))
      sampleCount = Int64(try sizes.number(UInt32.self, 8, reader))
      guard count == 0 || rows > 0 && rows <= count else {
        throw .malformed("chunks of no number of samples")
      }
    }

    /// Returns the next chunk; nil at the end.
    ///
    /// Errors: `malformed` for an offset beyond any file. The last chunk may declare more samples than there
    /// are.
    package mutating func next() throws(ReadFailure) -> Chunk? {
      guard chunk < count else { return nil }
      try reader.step()
      while chunk + 1 >= nextRow {
        row += 1
        perChunk = Int64(try groups.number(UInt32.self, 8 + 12 * row + 4, reader))
        nextRow =
          row + 1 < rows ? Int64(try groups.number(UInt32.self, 8 + 12 * (row + 1), reader)) : .max
      }
      let isWide = offsets.type == "co64"
      let offset = try offsets.number(8 + chunk * (isWide ? 8 : 4), isWide: isWide, reader)
      chunk += 1
      let samples = sample..<min(sample + perChunk, sampleCount)
      sample = samples.upperBound
      var length: Int64 = 0
      if commonSize > 0 {
        let (product, overflow) = commonSize.multipliedReportingOverflow(by: Int64(samples.count))
        if overflow { throw .malformed("a chunk larger than any file") }
        length = product
      } else {
        for sample in samples { length += try size(of: sample) }
      }
      guard let start = Int64(exactly: offset), !start.addingReportingOverflow(length).overflow else {
        throw .malformed("a chunk beyond any file")
      }
      return Chunk(start: start, length: length, samples: samples)
    }

    package func size(of sample: Int64) throws(ReadFailure) -> Int64 {
      if commonSize > 0 { return commonSize }
      return Int64(try sizes.number(UInt32.self, 12 + 4 * sample, reader))
    }
  }
}
