internal import ByteSources

/// Searches PDF for active content, by dictionary entries in the file and its object streams (ISO 32000-2).
///
/// Every byte is scanned, whatever the cross-references and stream lengths say. Other streams are not decompressed: they
/// contain pages, pictures and files, and no actions.
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
