internal import ByteSources
internal import PropertyLists
internal import UniformTypes

/// Searches SVG drawings and other XML for active content with a conforming XML parser.
enum MarkupScan {
  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    let text = try MarkupSource(reader)
    let isDrawing = subject.isKind(of: .svg)
    // Property lists and others have forms that are not XML, which browsers do not parse.
    if !isDrawing {
      guard try beginsAsMarkup(reader) else { return nil }
    }
    var limits = XMLLimits()
    limits.expandedByteCount = try reader.roomToInflate(upTo: limits.expandedByteCount)
    var xml = XMLReader(limits, encodings: isDrawing ? .latin1 : .anySingleByte) { () throws(XMLError) in
      try text.next()
    }
    let (drawing, document) = (DrawingCheck(), DocumentCheck())
    var counted = 0
    do throws(XMLError) {
      while let event = try xml.next() {
        // Expanded entities count against the inflation budget.
        reader.countInflated(xml.expandedByteCount - counted)
        counted = xml.expandedByteCount
        let finding = isDrawing ? drawing.finding(for: event) : document.finding(for: event)
        if let finding { return finding }
      }
      return nil
    } catch {
      switch text.failure {
      case .read(let failure): throw failure
      case .packed(let words): return .unexaminable(words)
      case nil: return finding(of: error)
      }
    }
  }

  private static func beginsAsMarkup(_ reader: ByteReader) throws(ReadFailure) -> Bool {
    // Byte order marks, zero bytes of UTF-16, white space.
    let ignored: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D]
    let first = try reader.available(at: 0, upTo: 4096).array.first { !ignored.contains($0) }
    return first == nil || first == UInt8(ascii: "<")
  }

  private static func finding(of error: XMLError) -> ActiveContent.Finding {
    switch error.kind {
    case .malformed(let expected):
      .unexaminable("it is no well-formed XML: at byte \(error.offset) \(expected) is missing")
    case .encoding(let name):
      .unexaminable("it is in an encoding that is not looked through, \(name.prefix(40))")
    case .limit(let what): .unexaminable("it cannot be looked through: \(what)")
    case .markupInEntity: .active("an entity of its document type holds markup")
    case .externalEntity: .active("an entity of its document type is read from elsewhere")
    case .interrupted: .unexaminable("it cannot be looked through to its end")
    }
  }
}
