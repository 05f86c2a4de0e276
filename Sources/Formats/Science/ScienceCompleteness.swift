internal import ByteSources

/// Checks whether FITS, HDF5 and NumPy files are complete.
enum ScienceCompleteness {
  private static let block: Int64 = 2880

  /// Checks FITS: header and data units in blocks of 2880 bytes (FITS Standard 4.0, 3).
  static func fits(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the sizes of all header and data units"
    var offset: Int64 = 0
    while offset < file.byteCount {
      guard let unit = try FITSUnit(at: offset, file) else {
        return offset == 0 ? .unknown(checked) : .whole(checked, end: offset)
      }
      if unit.end > file.byteCount {
        // Some writers do not pad the last block.
        return unit.unfilledEnd <= file.byteCount && unit.unfilledEnd > unit.dataStart
          ? .unknown(checked) : .truncated(checked, end: unit.end)
      }
      offset = unit.end
    }
    return .whole(checked, end: offset)
  }

  /// A header and its data.
  private struct FITSUnit {
    var dataStart: Int64
    /// The end of the data without the padding to a full block.
    var unfilledEnd: Int64
    var end: Int64

    init?(at start: Int64, _ file: CompletenessReader) throws(ReadFailure) {
      var values: [String: Int64] = [:]
      var offset = start
      let first = try file.reader.available(at: start, upTo: 10)
      guard first.matches("SIMPLE  = ") || first.matches("XTENSION= ") else {
        if first.count > 0, first.count < 10, "XTENSION= ".hasPrefix(first.text) { throw .endOfData }
        return nil
      }
      var isAtEnd = false
      while !isAtEnd {
        let cards = try file.reader.view(at: offset, count: Int(block))
        for index in 0..<36 {
          try file.reader.step()
          let card = cards.slice(index * 80..<index * 80 + 80)
          isAtEnd = card.matches("END     ")
          if isAtEnd { break }
          guard card.matches("= ", at: 8) else { continue }
          let name = card.slice(0..<8).array.prefix { $0 > 0x20 }
          let digits = card.slice(10..<30).array.drop { $0 == 0x20 }.prefix { $0 > 0x20 && $0 != 0x2F }
          if let value = Int64(String(decoding: digits, as: UTF8.self)) {
            values[String(decoding: name, as: UTF8.self)] = value
          }
        }
        offset += block
      }
      dataStart = offset
      guard let axes = values["NAXIS"], (0...999).contains(axes) else { return nil }
      // Random groups have an empty first axis (6.1).
      let isGroups = axes > 0 && values["NAXIS1"] == 0
      var size: Int64 = axes == 0 ? 0 : 1
      for axis in 0..<axes {
        guard let length = values["NAXIS\(axis + 1)"], length >= 0 else { return nil }
        if isGroups, axis == 0 { continue }
        let (product, overflow) = size.multipliedReportingOverflow(by: length)
        guard !overflow, product < 1 << 50 else { throw .malformed("more data than any file has") }
        size = product
      }
      let (parameters, groups) = (values["PCOUNT"] ?? 0, values["GCOUNT"] ?? 1)
      guard let signed = values["BITPIX"], (-64...64).contains(signed), (0..<1 << 40).contains(parameters),
        (0..<1 << 20).contains(groups), axes > 0 || size == 0
      else { return nil }
      let bits = abs(signed)
      let (count, isTooMany) = (size + (axes == 0 ? 0 : parameters)).multipliedReportingOverflow(by: groups)
      guard !isTooMany, count < 1 << 53 else { throw .malformed("more data than any file has") }
      unfilledEnd = offset + bits / 8 * count
      end = offset + (bits / 8 * count + block - 1) / block * block
    }
  }

  /// Checks HDF5 by the end of file in the superblock (HDF5 File Format 3.0, II.A).
  static func hdf5(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the end of the file in the superblock"
    guard file.reader.head.matches([0x89, 0x48, 0x44, 0x46]) else { return .unknown(checked) }
    let version = try file.byte(8)
    let isOld = version < 2
    guard version <= 3, try file.byte(isOld ? 13 : 9) == 8 else { return .unknown(checked) }
    let base: Int64 = isOld ? (version == 1 ? 28 : 24) : 12
    return try .ending(at: try file.little64(base + 16), of: file, checked)
  }

  /// Checks NumPy by element size and shape in the header's dictionary (NEP 1).
  static func numpy(_ file: CompletenessReader) throws(ReadFailure) -> Completeness {
    let checked = "the size of the array"
    let isOld = try file.byte(6) == 1
    let start: Int64 = isOld ? 10 + (try file.little16(8)) : 12 + (try file.little32(8))
    guard start <= 65_536 else { return .unknown(checked) }
    let head = try file.reader.view(at: 0, count: Int(start))
    guard let descr = head.firstIndex(of: "'descr':"), let shape = head.firstIndex(of: "'shape':"),
      let open = head.firstIndex(of: UInt8(ascii: "("), from: shape),
      let close = head.firstIndex(of: UInt8(ascii: ")"), from: open)
    else { return .unknown(checked) }
    let kind = head.slice(descr + 8..<descr + 24).text.split(separator: "'").dropFirst().first ?? ""
    guard let first = kind.dropFirst().first, "biufcSVmM".contains(first),
      let size = Int64(kind.dropFirst(2).prefix { $0.isNumber })
    else { return .unknown(checked) }
    var bytes = size
    for part in head.slice(open + 1..<close).text.split(separator: ",") where !part.allSatisfy({ $0 == " " })
    {
      guard let length = Int64(part.filter { $0 != " " && $0 != "L" }), length >= 0 else {
        return .unknown(checked)
      }
      let (product, overflow) = bytes.multipliedReportingOverflow(by: length)
      guard !overflow, product < 1 << 56 else { throw .malformed("more data than any file has") }
      bytes = product
    }
    return try .ending(at: start + bytes, of: file, checked)
  }
}
