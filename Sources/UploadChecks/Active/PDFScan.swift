internal import ByteSources
internal import ContainerFormats

/// Looks for actions in PDF that run something, by the names of dictionaries (ISO 32000-2 §7.3.5, §12.6).
///
/// Compressed object streams (§7.5.7) are unpacked for it, and every byte is looked at, whatever the table of objects says lies
/// there.
enum PDFScan {
  /// Names that stand for something that runs, and what.
  private static let names: [(name: [UInt8], what: String)] = [
    (Array("JavaScript".utf8), "it has JavaScript"), (Array("Launch".utf8), "it starts a program"),
    (Array("RichMedia".utf8), "it has embedded Flash or 3D"),
  ]
  private static let longestName = 64
  /// How far before `stream` its dictionary is looked for.
  private static let dictionaryReach = 2048
  /// The most bytes that one stream of objects may unpack to.
  private static let longestStream = 16 << 20

  static func find(in subject: UploadSubject) throws(ReadFailure) -> ActiveContent.Finding? {
    let reader = try subject.reader()
    var found: ActiveContent.Finding?
    var streams: [Int64] = []
    var base: Int64 = 0
    _ = try reader.scan(reader.everything, overlap: longestName) { (view, own) throws(ReadFailure) in
      try reader.step()
      found = names(in: view.buffer, upTo: own)
      var place = 0
      while found == nil, let index = view.firstIndex(of: "ObjStm", from: place), index < own {
        streams.append(base + Int64(index))
        place = index + 1
      }
      base += Int64(own)
      return found != nil
    }
    for place in streams {
      if found != nil { break }
      try reader.step()
      found = try objects(named: place, reader)
    }
    return found
  }

  /// The first name that stands for something that runs.
  private static func names(in bytes: UnsafeRawBufferPointer, upTo own: Int) -> ActiveContent.Finding? {
    var name: [UInt8] = []
    var index = 0
    while index < own {
      guard bytes[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      index += 1
      name.removeAll(keepingCapacity: true)
      var next = index
      while next < bytes.count, name.count < longestName, isRegular(bytes[next]) {
        // Two digits behind a number sign stand for any byte.
        if bytes[next] == UInt8(ascii: "#"), next + 2 < bytes.count, let high = digit(bytes[next + 1]),
          let low = digit(bytes[next + 2])
        {
          name.append(high << 4 | low)
          next += 3
        } else {
          name.append(bytes[next])
          next += 1
        }
      }
      if let row = names.first(where: { $0.name == name }) { return .active(row.what) }
    }
    return nil
  }

  private static func isRegular(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      false
    default: true
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// What stands in the stream of objects whose dictionary names itself at a place.
  private static func objects(
    named place: Int64, _ reader: ByteReader
  ) throws(ReadFailure) -> ActiveContent.Finding? {
    let start = max(0, place - Int64(dictionaryReach))
    let around = try reader.available(at: start, upTo: 2 * dictionaryReach)
    let middle = Int(place - start)
    guard let keyword = around.firstIndex(of: "stream", from: middle) else { return nil }
    // From the object's own beginning on.
    var object = 0
    while let next = around.firstIndex(of: " obj", from: object + 1), next < middle { object = next }
    let dictionary = around.slice(object..<keyword)
    if dictionary.contains("/Filter"), !dictionary.contains("/FlateDecode") && !dictionary.contains("/Fl ") {
      return .unexaminable("its objects are packed in a way that is not looked through")
    }
    var data = keyword + 6
    if around[data] == 13 { data += 1 }
    if around[data] == 10 { data += 1 }
    let from = start + Int64(data)
    guard dictionary.contains("/Filter") else { return nil }
    guard var inflater = try? Inflater(.zlib) else { return nil }
    var text: [UInt8] = []
    let room = try reader.roomToInflate(upTo: longestStream)
    var state: Inflater.State?
    _ = try reader.scan(from..<max(from, reader.end), overlap: 0) { (view, _) throws(ReadFailure) in
      state = (try? inflater.inflate(view, appendingTo: &text, upTo: room))?.state
      return state != .needsInput
    }
    reader.countInflated(text.count)
    if state == .limitReached { throw .budget }
    if let found = text.withUnsafeBytes({ names(in: $0, upTo: $0.count) }) { return found }
    // Encrypted objects do not unpack.
    return state == nil ? .unexaminable("its objects are encrypted or damaged") : nil
  }
}
