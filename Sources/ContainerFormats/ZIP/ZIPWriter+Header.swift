extension ZIPWriter {
  /// The fields of a stored entry's local and central header.
  struct Header {
    let name: [UInt8]
    let crc32: UInt32
    let size: UInt64
    let offset: UInt64
    let time: DOSTime
    let modified: Int64?

    func local(isLong: Bool) -> [UInt8] {
      var extra: [UInt8] = []
      // The local field must hold both sizes (APPNOTE 4.5.3).
      if isLong { extra.field(0x0001, [size, size]) }
      extra.timestamp(modified)
      var bytes: [UInt8] = []
      bytes.store(0x0403_4B50 as UInt32)
      common(&bytes, isLong: isLong, extra.count)
      bytes += name
      bytes += extra
      return bytes
    }

    func central(isLong: Bool, isFar: Bool, mode: UInt32) -> [UInt8] {
      var wide = isLong ? [size, size] : []
      if isFar { wide.append(offset) }
      var extra: [UInt8] = []
      if !wide.isEmpty { extra.field(0x0001, wide) }
      extra.timestamp(modified)
      var bytes: [UInt8] = []
      bytes.store(0x0201_4B50 as UInt32)
      bytes.store(ZIPWriter.madeBy)
      common(&bytes, isLong: isLong || isFar, extra.count, sizes: isLong)
      bytes.store(0 as UInt16)
      bytes.store(0 as UInt16)
      bytes.store(0 as UInt16)
      // The low byte is DOS's: 0x10 for a folder.
      bytes.store(mode << 16 | (mode & 0o40000 != 0 ? 0x10 : 0))
      bytes.store(isFar ? .max : UInt32(truncatingIfNeeded: offset))
      bytes += name
      bytes += extra
      return bytes
    }

    private func common(_ bytes: inout [UInt8], isLong: Bool, _ extra: Int, sizes: Bool? = nil) {
      let hidesSizes = sizes ?? isLong
      bytes.store(isLong ? 45 : 20 as UInt16)
      // Bit 11: the name is UTF-8.
      bytes.store(0x0800 as UInt16)
      bytes.store(0 as UInt16)
      bytes.store(time.time)
      bytes.store(time.date)
      bytes.store(crc32)
      bytes.store(hidesSizes ? .max : UInt32(truncatingIfNeeded: size))
      bytes.store(hidesSizes ? .max : UInt32(truncatingIfNeeded: size))
      bytes.store(UInt16(truncatingIfNeeded: name.count))
      bytes.store(UInt16(truncatingIfNeeded: extra))
    }
  }

  /// An MS-DOS date: 1980 to 2107, in steps of two seconds.
  struct DOSTime {
    var date: UInt16 = 1 << 5 | 1
    var time: UInt16 = 0

    init(_ seconds: Int64?) {
      // The first second of 1980, and the last one of 2107.
      guard let seconds, (315_532_800...4_354_819_199).contains(seconds) else { return }
      let inDay = seconds % 86_400
      // Days since 1 March of the year 0, in the proleptic Gregorian calendar.
      let days = seconds / 86_400 + 719_468
      let inEra = days % 146_097
      let year = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
      let inYear = inEra - (365 * year + year / 4 - year / 100)
      let month = (5 * inYear + 2) / 153
      let day = inYear - (153 * month + 2) / 5 + 1
      let civilMonth = month < 10 ? month + 3 : month - 9
      let civilYear = year + days / 146_097 * 400 + (civilMonth <= 2 ? 1 : 0)
      date = UInt16(truncatingIfNeeded: (civilYear - 1980) << 9 | civilMonth << 5 | day)
      time = UInt16(truncatingIfNeeded: (inDay / 3600) << 11 | (inDay / 60 % 60) << 5 | (inDay % 60 / 2))
    }
  }
}

extension [UInt8] {
  mutating func store(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func field(_ identifier: UInt16, _ numbers: [UInt64]) {
    store(identifier)
    store(UInt16(truncatingIfNeeded: numbers.count * 8))
    for number in numbers { store(number) }
  }

  /// Appends Info-ZIP's extended timestamp in UTC; the DOS date has no time zone.
  fileprivate mutating func timestamp(_ seconds: Int64?) {
    guard let seconds = seconds.flatMap(Int32.init(exactly:)) else { return }
    store(0x5455 as UInt16)
    store(5 as UInt16)
    append(1)
    store(seconds)
  }
}
