internal import ByteSources
internal import UniformTypes

/// Circuits whose marks need a look behind them.
enum ElectronicData {
  /// AIGER: five counts, the first of them at least the sum of the next, behind three letters (AIGER §4).
  static func readAIGER(_ reader: ByteReader) throws(ReadFailure) -> ContentFinding? {
    let bytes = reader.head.slice(4..<96).array
    guard let end = bytes.firstIndex(of: 0x0A) else {
      if bytes.count < 92 { throw .endOfData }
      return nil
    }
    let words = bytes[..<end].split(separator: 0x20, omittingEmptySubsequences: false)
    let counts = words.compactMap { word in
      word.isEmpty || word.count > 9 ? nil : Int(String(decoding: word, as: UTF8.self))
    }
    guard words.count == counts.count, (5...9).contains(counts.count), counts.allSatisfy({ $0 >= 0 }),
      counts[0] >= counts[1] + counts[2] + counts[4]
    else { return nil }
    return ContentFinding(
      .aiger, by: .structure, range: 0..<Int64(4 + end), rule: "aiger",
      because: "the mark and counts of variables, inputs, latches, outputs and gates that add up (AIGER §4)")
  }
}
