internal import PropertyLists

// Reading and writing a `CaseValue` as JSON.
extension CaseValue {
  /// Reads one line of JSON.
  ///
  /// Errors: invalid JSON and duplicate keys, with the column.
  public init(json: some Sequence<UInt8>, line: Int = 1) throws(SuiteError) {
    let value = try PropertyList(jsonLine: Array(json), line: line)
    self = try CaseValue(value, line: line)
  }

  /// Converts a parsed value.
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
    // Not in JSON.
    case .date, .data: self = .null
    }
  }

  /// The value on one line of JSON, without white space.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The bytes of ``json``.
  public var jsonBytes: [UInt8] { bytes(indented: false) }

  /// The value in JSON over several lines, indented by two spaces a level.
  public var indentedJSON: String { String(decoding: bytes(indented: true), as: UTF8.self) }

  private func bytes(indented: Bool) -> [UInt8] {
    var json = JSONWriter(indented: indented)
    write(to: &json)
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .flag(let truth): json.value(truth)
    case .integer(let number): json.value(number)
    case .real(let number): json.value(number, keepsFraction: true)
    case .text(let text): json.value(text)
    case .list(let elements): json.array { json in for element in elements { element.write(to: &json) } }
    case .object(let object):
      json.object { json in
        for member in object.members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}

extension PropertyList {
  /// Reads one line of JSON, allowing null.
  init(jsonLine bytes: [UInt8], line: Int) throws(SuiteError) {
    do {
      self = try .parseJSON(bytes, limits: PropertyListLimits(depth: 32, nodes: 1 << 18, allowsNull: true))
    } catch {
      let text = error.found.map { ", found \($0)" } ?? ""
      throw SuiteError(
        line: line, at: error.position,
        error.kind == .limit ? "beyond a limit: \(error.expected)" : "expected \(error.expected)\(text)")
    }
  }
}
