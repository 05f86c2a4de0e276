internal import ByteSources
internal import ContainerFormats

extension DetailsReader {
  private static let mostValues = 256

  /// Reads ASF's stream properties, and what is said of the whole file.
  mutating func readASF() throws(ReadFailure) {
    var details = self
    defer { self = details }
    let reader = self.reader
    try ASFObject.header(reader) { (object) throws(ReadFailure) in
      let start = object.range.lowerBound
      switch object.identifier {
      case .streamProperties:
        switch try ASFStream(object, reader) {
        case .audio: try details.readWaveFormat(start + 78..<object.range.upperBound)
        case .video: details.hasPicture = true
        case .other: break
        }
      case .contentDescription: try details.attempt { (d) throws(ReadFailure) in try d.readTexts(object) }
      case .extendedDescription: try details.attempt { (d) throws(ReadFailure) in try d.readValues(object) }
      default: break
      }
    }
  }

  /// Five lengths, then title, author, copyright, description and rating (Advanced Systems Format §3.10).
  private mutating func readTexts(_ object: ASFObject) throws(ReadFailure) {
    let start = object.range.lowerBound
    var place = start + 34
    for (index, name) in ["TITLE", "AUTHOR", "COPYRIGHT", "DESCRIPTION"].enumerated() {
      let length = Int64(try reader.littleEndian(UInt16.self, at: start + 24 + 2 * Int64(index)))
      if let text = try text(at: place, length) { take(comment: name, text) }
      place += length
    }
  }

  /// Names with their values, of which type 0 is text (§3.11).
  private mutating func readValues(_ object: ASFObject) throws(ReadFailure) {
    var place = object.range.lowerBound + 26
    for _ in 0..<min(Int(try reader.littleEndian(UInt16.self, at: place - 2)), Self.mostValues) {
      try reader.step()
      let nameLength = Int64(try reader.littleEndian(UInt16.self, at: place))
      let name = try text(at: place + 2, nameLength) ?? ""
      place += 2 + nameLength
      let type = try reader.littleEndian(UInt16.self, at: place)
      let length = Int64(try reader.littleEndian(UInt16.self, at: place + 2))
      if type == 0, let value = try text(at: place + 4, length) {
        let names = ["WM/EncodingSettings": "ENCODER", "WM/Description": "DESCRIPTION"]
        take(comment: names[name] ?? name.uppercased(), value)
      }
      place += 4 + length
    }
  }

  private func text(at place: Int64, _ length: Int64) throws(ReadFailure) -> String? {
    String.utf16(try reader.available(at: place, upTo: Int(length)).array[...], isBigEndian: false)
  }
}
