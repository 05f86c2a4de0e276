internal import ByteReading
internal import FileIdentification

/// Canon's CR3: a movie box whose `uuid` box holds Exif's directories as TIFF blocks of their own.
enum CanonRaw {
  private static let high: UInt64 = 0x85C0_B687_820F_11E0
  private static let low: UInt64 = 0x8111_F4CE_462B_6A48

  static func read(_ box: ISOBaseMedia.Box, _ reader: ByteReader, into metadata: inout MediaMetadata)
    throws(ReadFailure)
  {
    guard box.userType?.high == high, box.userType?.low == low else { return }
    var parts = box.boxes(reader)
    while let part = try parts.next() {
      guard ["CMT1", "CMT2", "CMT4"].contains(part.type),
        let (layout, first) = try TIFF.layout(at: part.contents.lowerBound, reader)
      else { continue }
      let directory = try TIFFDirectory(at: first, layout, reader)
      switch part.type {
      case "CMT1": try Exif.read(main: directory, reader, into: &metadata)
      case "CMT2": try Exif.details(directory, reader, into: &metadata)
      default: try Exif.place(directory, reader, into: &metadata)
      }
      if let failure = directory.failure { throw failure }
    }
  }
}
