internal import UniformTypes

/// Positions on the earth in lines.
extension LineForms {
  static let places: [LineForm] = [
    LineForm(
      "nmea", first: "$!", when: isNMEA, then: .nmea,
      because: "sentences with a talker, and sums that are right (NMEA 0183)")
  ]

  private static func isNMEA(_ head: TextHead) -> Bool {
    var sentences = 0
    for line in head.content(upTo: 12) {
      let line = line.trimmedEnd
      guard line.first == UInt8(ascii: "$") || line.first == UInt8(ascii: "!"), line.count <= 120,
        let comma = line.offset(of: UInt8(ascii: ",")), (5...8).contains(comma),
        line.prefix(comma).dropping(1).bytes.allSatisfy(ByteSet.capitals.union(.digits).contains)
      else { return false }
      if let star = line.offset(of: UInt8(ascii: "*")), star + 3 == line.count,
        let sum = UInt8(line.dropping(star + 1).text, radix: 16)
      {
        guard line.prefix(star).dropping(1).bytes.reduce(0, ^) == sum else { return false }
        sentences += 1
      }
    }
    return sentences >= 2
  }
}
