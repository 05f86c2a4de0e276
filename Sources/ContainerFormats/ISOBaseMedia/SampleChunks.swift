package import ByteSources

extension ISOBaseMedia {
  /// The chunks of a sample table (`stbl`), one after another, with the sizes of their samples (ISO/IEC 14496-12 §8.7).
  ///
  /// Complexity: a step per chunk, and a number read per sample of those whose sizes differ.
  package struct SampleChunks {
    /// Samples that lie one behind the other.
    package struct Chunk {
      package var start: Int64
      /// The lengths of the samples together.
      package var length: Int64
      /// The numbers of the samples, from 0.
      package var samples: Range<Int64>
    }

    /// How many chunks there are, by the table's word.
    package let count: Int64
    /// How many samples there are, by the table's word.
    package let sampleCount: Int64
    private let places: Box
    private let groups: Box
    private let sizes: Box
    /// The size of every sample; 0 where they differ.
    package let commonSize: Int64
    private let rows: Int64
    private var row: Int64 = -1
    /// The first chunk of the next row, counted from 1 as rows do.
    private var nextRow: Int64 = 1
    private var perChunk: Int64 = 0
    private var chunk: Int64 = 0
    private var sample: Int64 = 0
    private let reader: ByteReader

    /// Reads the heads of the tables; nil where one of them is missing.
    package init?(_ table: Box, _ reader: ByteReader) throws(ReadFailure) {
      var (places, groups, sizes): (Box?, Box?, Box?) = (nil, nil, nil)
      var tables = table.boxes(reader)
      while let box = try tables.next() {
        switch box.type {
        case "stco", "co64": places = places ?? box
        case "stsc": groups = groups ?? box
        case "stsz": sizes = sizes ?? box
        default: break
        }
      }
      guard let places, let groups, let sizes else { return nil }
      (self.places, self.groups, self.sizes, self.reader) = (places, groups, sizes, reader)
      count = Int64(try places.number(UInt32.self, 4, reader))
      rows = Int64(try groups.number(UInt32.self, 4, reader))
      commonSize = Int64(try sizes.number(UInt32.self, 4, reader))
      sampleCount = Int64(try sizes.number(UInt32.self, 8, reader))
      guard count == 0 || rows > 0 && rows <= count else {
        throw .malformed("chunks of no number of samples")
      }
    }

    /// The next chunk; nil behind the last one.
    ///
    /// Errors: malformed where one lies beyond any file. There may be fewer samples than the last chunk says.
    package mutating func next() throws(ReadFailure) -> Chunk? {
      guard chunk < count else { return nil }
      try reader.step()
      while chunk + 1 >= nextRow {
        row += 1
        perChunk = Int64(try groups.number(UInt32.self, 8 + 12 * row + 4, reader))
        nextRow =
          row + 1 < rows ? Int64(try groups.number(UInt32.self, 8 + 12 * (row + 1), reader)) : .max
      }
      let isWide = places.type == "co64"
      let place = try places.number(8 + chunk * (isWide ? 8 : 4), isWide: isWide, reader)
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
      guard let start = Int64(exactly: place), !start.addingReportingOverflow(length).overflow else {
        throw .malformed("a chunk beyond any file")
      }
      return Chunk(start: start, length: length, samples: samples)
    }

    /// The size of a sample.
    package func size(of sample: Int64) throws(ReadFailure) -> Int64 {
      if commonSize > 0 { return commonSize }
      return Int64(try sizes.number(UInt32.self, 12 + 4 * sample, reader))
    }
  }
}
