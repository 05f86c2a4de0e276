internal import ByteSources

/// Looks for what runs in PDF, as readers would see it (ISO 32000-2): entries of dictionaries in the file and in its streams of
/// objects.
///
/// Every byte is looked at, whatever the table of objects says lies there, and whatever a stream's length says. Other streams
/// are not unpacked: they hold pages, pictures and files, and no actions.
enum PDFScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    var entries = PDFEntryScanner()
    var objects = PDFObjectScanner()
    var finding: ActiveContent.Finding?
    var base: Int64 = 0
    _ = try reader.scan(reader.everything, overlap: PDFObjectScanner.overlap) {
      (view, own) throws(ReadFailure) in
      try reader.step()
      let bytes = view.array
      entries.scan(bytes[..<own])
      finding = entries.finding
      if finding == nil { finding = try objects.scan(bytes, own: own, at: base, reader) }
      base += Int64(own)
      return finding != nil
    }
    if finding == nil { entries.finish() }
    return finding ?? entries.finding
  }
}
