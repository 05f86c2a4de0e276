/// Scores a text as AsciiDoc by its headings, blocks, links and other markup.
struct AsciiDocLines {
  private var hasTitle = false
  private var sections = 0
  private var hasAttributes = false, hasBlocks = false, hasAnchors = false, hasLinks = false
  private var hasAdmonitions = false

  private static let blockStarts: [StaticString] = ["[source", "include::", "image::", "[cols="]
  private static let blockLines: [StaticString] = ["----", "|===", "====", "++++", "[NOTE]"]
  private static let admonitions: [StaticString] = ["NOTE: ", "TIP: ", "link:"]

  @Sendable static func score(_ scan: TextScan) -> Int {
    var lines = AsciiDocLines()
    if let first = scan.lines.first, first.whole.hasPrefix("= ") {
      lines.hasTitle = first.whole.last != UInt8(ascii: "=")
    }
    for line in scan.lines where line.indent == 0 { lines.process(line) }
    guard lines.mayMatch(scan.text) else { return 0 }
    for line in scan.lines { lines.processInline(line.text) }
    return lines.score
  }

  private mutating func process(_ line: TextScan.Line) {
    let (whole, text) = (line.whole, line.text)
    switch line.first {
    case UInt8(ascii: ":"):
      guard let end = whole.offset(of: UInt8(ascii: ":"), from: 1), end > 1 else { return }
      if whole.prefix(end).dropping(1).isIdentifier { hasAttributes = true }
    case UInt8(ascii: "="):
      if whole.hasPrefix("== ") || whole.hasPrefix("=== "), line.last != UInt8(ascii: "=") { sections += 1 }
      if text == "====" { hasBlocks = true }
    case UInt8(ascii: "["), UInt8(ascii: "i"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "+"):
      if text.hasPrefix("[["), text.hasSuffix("]]") { hasAnchors = true }
      if Self.blockStarts.contains(where: { text.hasPrefix($0) })
        || Self.blockLines.contains(where: { text == $0 })
      {
        hasBlocks = true
      }
    case UInt8(ascii: "N"), UInt8(ascii: "T"), UInt8(ascii: "l"):
      if Self.admonitions.contains(where: { whole.hasPrefix($0) }) { hasAdmonitions = true }
    default: break
    }
  }

  private mutating func processInline(_ text: TextLine) {
    hasAnchors = hasAnchors || text.contains("<<") && text.contains(">>")
    hasLinks = hasLinks || Self.hasNamedLink(text)
    hasAdmonitions = hasAdmonitions || text.contains("xref:")
  }

  private var hasHeading: Bool { hasTitle || sections > 0 }
  private var featureCount: Int {
    [hasAttributes, hasBlocks, hasAnchors, hasLinks, hasAdmonitions].count { $0 }
  }

  /// The number of features required without a heading.
  private static let minimumCount = 3

  /// Returns true if inline features can reach the minimum: a quick test before each line is searched.
  private func mayMatch(_ text: TextLine) -> Bool {
    if hasHeading { return true }
    var missing = Self.minimumCount - featureCount
    let inlineFeatures: [(isFound: Bool, mark: StaticString)] = [
      (hasAnchors, "<<"), (hasAdmonitions, "xref:"), (hasLinks, "://"),
    ]
    for (index, feature) in inlineFeatures.enumerated() where missing > 0 {
      if missing > inlineFeatures.count - index { return false }
      if !feature.isFound, text.contains(feature.mark) { missing -= 1 }
    }
    return missing <= 0
  }

  private var score: Int {
    guard hasHeading || featureCount >= Self.minimumCount else { return 0 }
    return min(
      95,
      (hasTitle ? 35 : 0) + (sections > 1 ? 35 : sections * 25) + (hasAttributes ? 25 : 0)
        + (hasBlocks ? 25 : 0) + (hasAnchors ? 20 : 0) + (hasLinks ? 20 : 0) + (hasAdmonitions ? 10 : 0))
  }

  /// Returns true for a link with a text: `https://example.org[Example]`.
  private static func hasNamedLink(_ line: TextLine) -> Bool {
    var from = 0
    while let colon = line.offset(of: UInt8(ascii: ":"), from: from) {
      from = colon + 1
      let rest = line.dropping(from)
      guard rest.hasPrefix("//") else { continue }
      let address = rest.bytes.prefix { $0 > 0x20 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ")") }
      guard address.count > 3 else { continue }
      if rest[address.count] == UInt8(ascii: "["), rest[address.count + 1] != nil { return true }
      // A URL inside this one ends at the same offset.
      from += address.count
    }
    return false
  }
}
