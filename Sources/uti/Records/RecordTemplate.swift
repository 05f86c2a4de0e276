import MediaItems
import PropertyLists
import UniformTypes

/// The template of `--print`: text, and names of fields in braces.
struct RecordTemplate: Equatable, Sendable {
  private enum Part: Equatable, Sendable {
    case text([UInt8])
    /// The index of a field in ``ItemField/all``, and the names of members.
    case field(Int, [String])
  }

  private let parts: [Part]
  let fields: FieldSelection

  /// True if records end with NUL, as for `xargs -0`.
  var endsWithNull: Bool {
    if case .text(let bytes)? = parts.last { bytes.last == 0 } else { false }
  }

  /// A syntax error of a template.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) throws(Fault) {
    var parts: [Part] = []
    var names: [String] = []
    var literal: [UInt8] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.append(contentsOf: String(character).utf8)
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw Fault(description: "'{' has no '}'; a brace itself is written '{{'")
        }
        let name = String(rest[..<end])
        rest = rest[end...].dropFirst()
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = []
        parts.append(try Self.field(name))
        names.append(String(name.prefix { $0 != "." }))
      case "\\": literal.append(try Self.escape(rest.popFirst()))
      default: literal.append(contentsOf: String(character).utf8)
      }
    }
    if ![UInt8(ascii: "\n"), 0].contains(literal.last) { literal.append(UInt8(ascii: "\n")) }
    self.parts = parts + [.text(literal)]
    do { fields = try FieldSelection((["path"] + names).joined(separator: ",")) } catch {
      throw Fault(description: error.description)
    }
  }

  private static func field(_ path: String) throws(Fault) -> Part {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = names.first,
      case let name = ItemField.ownName(first).lowercased(),
      let index = ItemField.all.firstIndex(where: { $0.name.lowercased() == name })
    else { throw unknown(names.first ?? "", among: ItemField.all.map(\.name)) }
    if names.count > 1 {
      guard case .object(let members) = ItemField.all[index].shape else {
        throw Fault(description: "\(first) has no members")
      }
      guard names.count == 2, members.contains(where: { $0.name == names[1] }) else {
        throw unknown(names[1], among: members.map(\.name))
      }
    }
    return .field(index, Array(names.dropFirst()))
  }

  private static func unknown(_ name: String, among names: [String]) -> Fault {
    let near = NearestNames.near(name, among: names)
    let hint = near.isEmpty ? "see 'uti help fields'" : "did you mean \(near.joined(separator: " or "))?"
    return Fault(description: "no field is called '\(PrintableText.escaped(name))'; \(hint)")
  }

  private static func escape(_ character: Character?) throws(Fault) -> UInt8 {
    switch character {
    case "n": UInt8(ascii: "\n")
    case "t": UInt8(ascii: "\t")
    case "0": 0
    case "\\": UInt8(ascii: "\\")
    default:
      throw Fault(description: "'\\\(character.map(String.init) ?? "")' is none of \\n, \\t, \\0, \\\\")
    }
  }

  /// Appends the line of a record, with control characters in values escaped.
  func write(_ record: Record, to output: inout [UInt8]) {
    for part in parts {
      switch part {
      case .text(let bytes): output.append(contentsOf: bytes)
      case .field(let index, let members):
        guard let value = Self.value(ItemField.all[index].value(record.shown), members) else { continue }
        if ItemField.all[index].name == "path" {
          PrintableText.append(
            record.shown.pathBytes ?? Array(record.shown.pathText.utf8), to: &output)
        } else {
          output.append(contentsOf: PrintableText.escaped(value.plainText).utf8)
        }
      }
    }
  }

  private static func value(_ value: FieldValue?, _ members: [String]) -> FieldValue? {
    members.reduce(value) { value, name in
      guard case .object(let objectMembers)? = value else { return nil }
      return objectMembers.first { $0.key == name }?.value
    }
  }
}
