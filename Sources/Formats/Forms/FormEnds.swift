internal import ByteSources
internal import ContainerFormats

/// Where RIFF and IFF files end: where the form's length says, or a longer one beside it.
enum FormEnds {
  private static let checked = "the form's length"

  static func riff(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    guard let form = IFFForm(file.reader.head) else { return .truncated("the form's head") }
    if form.container == "RF64" || form.container == "BW64" { return try wide(file) }
    guard let end = stated(form) else { return .unknown("the form's length, which its writer left open") }
    if try lacksContents(form, end, file) { return .truncated(checked, end: end) }
    if form.isCut(file.byteCount) { return .truncated(checked, end: end) }
    // Movies over a gigabyte go on in further forms (OpenDML AVI §3).
    var last = min(end, file.byteCount)
    while last + last % 2 < file.byteCount,
      let next = IFFForm(try file.reader.available(at: last + last % 2, upTo: 16)),
      next.container == "RIFF", next.form == "AVIX", next.length > 0
    {
      last += last % 2 + 8 + Int64(next.length)
      if last > file.byteCount + 1 { return .truncated("the lengths of all forms", end: last) }
    }
    var found = EndFinding.whole(checked, end: min(last, file.byteCount))
    // Sound may be silence.
    if form.form != "WEBP", form.form != "AVI " { found.coded = 0..<0 }
    return found
  }

  static func iff(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try plain(file, at: 0)
  }

  /// DjVu puts four bytes before the form.
  static func djvu(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    try plain(file, at: 4)
  }

  private static func plain(_ file: EndReader, at start: Int) throws(ReadFailure) -> EndFinding {
    guard let form = IFFForm(file.reader.head, at: start) else { return .truncated("the form's head") }
    guard let end = stated(form) else { return .unknown("the form's length, which its writer left open") }
    if try lacksContents(form, end, file) { return .truncated(checked, end: end) }
    return form.isCut(file.byteCount)
      ? .truncated(checked, end: end) : .whole(checked, end: min(end, file.byteCount))
  }

  private static func stated(_ form: IFFForm) -> Int64? {
    form.length == 0 || form.length >= 0xFFFF_FF00 ? nil : form.end
  }

  /// Whether bytes of the last chunk are missing where the form's length alone does not tell.
  private static func lacksContents(
    _ form: IFFForm, _ end: Int64, _ file: EndReader
  ) throws(ReadFailure) -> Bool {
    guard end > file.byteCount, !form.isCut(file.byteCount) else { return false }
    var offset = end - Int64(form.length) + 4
    do {
      while offset < file.byteCount {
        try file.reader.step()
        let chunk = try IFFChunk(at: offset, end: .max, isBigEndian: form.isBigEndian, file.reader)
        offset += 8 + chunk.length
        if offset > file.byteCount { return true }
        offset += chunk.length % 2
      }
      return false
    } catch .endOfData { return true }
  }

  /// RF64 has its size in the first chunk, ds64 (EBU Tech 3306 §3).
  private static func wide(_ file: EndReader) throws(ReadFailure) -> EndFinding {
    let head = file.reader.head
    guard head.matches("ds64", at: 12), let size = head.littleEndian(UInt64.self, at: 20), size > 0,
      size < UInt64(Int64.max) - 8
    else { return .unknown("the chunk of large sizes") }
    return try .ending(at: Int64(size) + 8, of: file, "the size in the chunk of large sizes")
  }
}
