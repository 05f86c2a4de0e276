internal import PropertyLists
internal import TypeDeclarations

extension CaseValue {
  /// Reads one line of JSON.
  ///
  /// Errors: what is no JSON, with its column; a key that comes twice is one.
  public init(json: some Sequence<UInt8>, line: Int = 1) throws(SuiteError) {
    let value = try PropertyList(jsonLine: Array(json), line: line)
    self = try CaseValue(value, line: line)
  }

  /// Takes over a parsed value.
  init(_ value: PropertyList, line: Int) throws(SuiteError) {
    switch value.value {
    case .null: self = .null
    case .boolean(let truth): self = .flag(truth)
    case .integer(let number): self = Int(exactly: number).map { .integer($0) } ?? .real(Double(number))
    case .real(let number): self = .real(number)
    case .string(let text): self = .text(text)
    case .array(let elements):
      var list: [CaseValue] = []
      for element in elements { list.append(try CaseValue(element, line: line)) }
      self = .list(list)
    case .dictionary(let entries):
      if let twice = entries.hidden.first {
        throw SuiteError(line: line, at: twice.keyPosition, "the key '\(twice.key)' comes twice")
      }
      var object = CaseObject()
      for entry in entries { object[entry.key] = try CaseValue(entry.value, line: line) }
      self = .object(object)
    // JSON has neither.
    case .date, .data: self = .null
    }
  }

  /// The value on one line of JSON, without white space.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The bytes of ``json``.
  public var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: nil)
    return bytes
  }

  /// The value in JSON over several lines, indented by two spaces a level.
  public var indentedJSON: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], indent: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .flag(let truth): bytes += (truth ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .real(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let elements):
      Self.write(elements, "[", "]", to: &bytes, indent) { element, bytes, indent in
        element.write(to: &bytes, indent: indent)
      }
    case .object(let object):
      Self.write(object.members, "{", "}", to: &bytes, indent) { member, bytes, indent in
        Self.write(member.key, to: &bytes)
        bytes += (indent == nil ? ":" : ": ").utf8
        member.value.write(to: &bytes, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to bytes: inout [UInt8], _ indent: Int?,
    _ each: (Element, inout [UInt8], Int?) -> Void
  ) {
    bytes += open.utf8
    let inner = indent.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      if let inner { bytes += ("\n" + String(repeating: " ", count: inner)).utf8 }
      each(element, &bytes, inner)
    }
    if let indent, !elements.isEmpty { bytes += ("\n" + String(repeating: " ", count: indent)).utf8 }
    bytes += close.utf8
  }

  // Control characters are escaped, those above U+007F too: a report on a terminal shall not act.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += #"\""#.utf8
      case "\\": bytes += #"\\"#.utf8
      case "\n": bytes += #"\n"#.utf8
      case "\r": bytes += #"\r"#.utf8
      case "\t": bytes += #"\t"#.utf8
      case _ where Unprintable.contains(scalar): bytes += Unprintable.jsonEscape(scalar).utf8
      default: bytes += Array(String(scalar).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension PropertyList {
  /// Reads one line of JSON; nulls are values.
  init(jsonLine bytes: [UInt8], line: Int) throws(SuiteError) {
    do {
      self = try .parseJSON(bytes, limits: PropertyListLimits(depth: 32, nodes: 1 << 18, allowsNull: true))
    } catch {
      let found = error.found.map { ", found \($0)" } ?? ""
      throw SuiteError(
        line: line, at: error.position,
        error.kind == .limit ? "beyond a limit: \(error.expected)" : "expected \(error.expected)\(found)")
    }
  }
}
