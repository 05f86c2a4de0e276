internal import PropertyLists

// Applying the mechanical fixes of lint findings to the bytes of a file.
extension LintDocument {
  /// Returns the bytes with all mechanical fixes; everything else stays as written.
  ///
  /// A fix may reveal another: `.TXT` loses first its dot, then its capitals. Errors: bytes that are not
  /// declarations or not text. Binary lists are refused, because rewriting would change more than the fixes.
  public static func fixed(
    _ bytes: [UInt8], file: String, in context: some LintContext, beside others: [LintDocument] = [],
    rules: [LintRule] = LintRule.all
  ) throws(DeclarationError) -> (bytes: [UInt8], fixed: [LintFinding]) {
    var bytes = bytes
    var fixed: [LintFinding] = []
    // Each round leaves fewer or shorter strings; the limit is a safeguard.
    for _ in 0..<8 {
      let document = try LintDocument(bytes, file: file)
      guard document.form != .binary else {
        throw DeclarationError(
          .syntax, at: .property(file: file, path: PropertyListPath(), position: nil),
          "a binary property list has no text to fix; convert it to XML first, as with plutil -convert xml1")
      }
      var seen: Set<LintEditLocation> = []
      let findings = document.findings(in: context, beside: others, rules: rules).filter { finding in
        finding.edit.map { seen.insert($0.location).inserted } ?? false
      }
      if findings.isEmpty { break }
      bytes = try document.applying(findings.compactMap(\.edit), to: bytes)
      fixed += findings
    }
    return (bytes, fixed)
  }

  private func applying(_ edits: [LintEdit], to bytes: [UInt8]) throws(DeclarationError) -> [UInt8] {
    if form == .table {
      return Array(Self.applying(edits, toTable: String(decoding: bytes, as: UTF8.self)).utf8)
    }
    let changes = edits.compactMap { edit -> PropertyListEdit? in
      guard case .string(let position, _) = edit.location else { return nil }
      return PropertyListEdit(at: position, replacement: edit.replacement)
    }
    do { return try PropertyList.editing(bytes, changes) } catch {
      throw DeclarationError(
        .syntax, at: .property(file: file, path: PropertyListPath(), position: error.position),
        "cannot be fixed in place: expected \(error.expected)\(error.found.map { ", found \($0)" } ?? "")")
    }
  }

  private static func applying(_ edits: [LintEdit], toTable text: String) -> String {
    // By scalars: a carriage return and a line feed are one character and must stay together.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    guard let header = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("#") && $0 != "\r" }) else {
      return text
    }
    let columns = header.split(separator: "\t", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
    let cells = edits.compactMap { edit -> (line: Int, column: Int, index: Int, text: String?)? in
      guard case .cell(let line, let column, let index) = edit.location,
        let at = columns.firstIndex(of: column)
      else { return nil }
      return (line - 1, at, index, edit.replacement)
    }
    // Last element first, so that the other indices stay valid.
    for cell in cells.sorted(by: { $0.index > $1.index }) where lines.indices.contains(cell.line) {
      let ending = lines[cell.line].hasSuffix("\r") ? "\r" : ""
      var row = lines[cell.line].dropLast(ending.count).split(
        separator: "\t", omittingEmptySubsequences: false)
      guard row.indices.contains(cell.column) else { continue }
      var elements = TabSeparatedTable.splitAtCommas(row[cell.column]).map(String.init)
      guard elements.indices.contains(cell.index) else { continue }
      if let text = cell.text {
        elements[cell.index] = TabSeparatedTable.escaped(text)
      } else {
        elements.remove(at: cell.index)
      }
      row[cell.column] = Substring(elements.joined(separator: ","))
      lines[cell.line] = row.joined(separator: "\t") + ending
    }
    return lines.joined(separator: "\n")
  }
}
