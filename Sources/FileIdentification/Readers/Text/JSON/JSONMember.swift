internal import Formats

/// A value near a JSON text's root with its path, such as `asset.version`; `0` is an array's first element.
struct JSONMember {
  let name: TextLine
  /// The index of the containing member; −1 for the root.
  let parent: Int
  let kind: JSONHead.Kind
  /// A string or number as written, up to 256 bytes.
  let value: TextLine?
  /// A hash of the path, for lookups.
  let hash: UInt32

  /// The name of an array's first element.
  static var first: TextLine { TextLine("0") }

  init(_ name: TextLine, in parent: Int, of members: [JSONMember], _ kind: JSONHead.Kind, _ value: TextLine?)
  {
    self.name = name
    self.parent = parent
    self.kind = kind
    self.value = value
    let start = parent < 0 ? Self.start : Self.hash(TextLine("."), from: members[parent].hash)
    hash = Self.hash(name, from: start)
  }

  /// FNV-1a.
  fileprivate static let start: UInt32 = 0x811C_9DC5

  fileprivate static func hash(_ text: TextLine, from start: UInt32) -> UInt32 {
    text.bytes.reduce(start) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

/// A Bloom filter of path hashes: most paths of the table of formats are in no text.
struct JSONPathFilter {
  private var bits: SIMD8<UInt64> = .zero

  mutating func insert(_ hash: UInt32) { bits[Self.word(hash)] |= Self.bit(hash) }

  func mayContain(_ hash: UInt32) -> Bool { bits[Self.word(hash)] & Self.bit(hash) != 0 }

  private static func word(_ hash: UInt32) -> Int { Int(hash >> 29) }
  private static func bit(_ hash: UInt32) -> UInt64 { 1 << UInt64(hash >> 23 & 63) }
}

extension JSONHead {
  func has(_ path: StaticString) -> Bool { member(path) != nil }
  func has(anyOf paths: [StaticString]) -> Bool { paths.contains(where: has) }

  func string(_ path: StaticString) -> String? { text(path, .string) }
  func number(_ path: StaticString) -> String? { text(path, .number) }

  private func text(_ path: StaticString, _ kind: Kind) -> String? {
    member(path).flatMap { members[$0].kind == kind ? members[$0].value?.text : nil }
  }

  /// Returns the index of the last member with the path.
  private func member(_ path: StaticString) -> Int? {
    let path = TextLine(path)
    let hash = JSONMember.hash(path, from: JSONMember.start)
    guard paths.mayContain(hash) else { return nil }
    return members.lastIndex { $0.hash == hash && $0.isAt(path, members) }
  }

  /// The names of the root's members, possibly repeated.
  var names: some Sequence<TextLine> { members.lazy.filter { $0.parent < 0 }.map(\.name) }

  /// The number of different names of the root's members.
  var nameCount: Int { Set(names.map(\.text)).count }

  /// Returns true if a root member whose name contains `text` has a descendant with one of the paths.
  func hasMember(named text: StaticString, with paths: [StaticString]) -> Bool {
    members.indices.contains { index in
      members[index].parent < 0 && members[index].name.contains(text)
        && members.contains { member in paths.contains { member.isAt(TextLine($0), under: index, members) } }
    }
  }
}

extension JSONMember {
  /// Returns true if the names below `root` form the path.
  fileprivate func isAt(
    _ path: TextLine, under root: Int = -1, _ members: [JSONMember]
  ) -> Bool {
    let rest = path.count - name.count
    guard rest >= 0, path.dropping(rest).bytes.elementsEqual(name.bytes) else { return false }
    if parent == root { return rest == 0 }
    guard parent >= 0, rest > 0, path[rest - 1] == UInt8(ascii: ".") else { return false }
    return members[parent].isAt(path.prefix(rest - 1), under: root, members)
  }

}

/// The facts of an identified JSON text.
struct JSONFacts: ContentFacts {
  private let isArray: Bool
  /// The names of the root's members, each followed by a zero byte.
  private let names: [UInt8]

  init(_ head: JSONHead) {
    isArray = head.root == .array
    var names: [UInt8] = []
    for name in head.names {
      names += name.bytes
      names.append(0)
    }
    self.names = names
  }

  var details: String {
    if isArray { return "JSON array" }
    let names = Set(names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    let shown = names.sorted().prefix(6).joined(separator: ", ")
    return "JSON object" + (shown.isEmpty ? "" : " with \(shown)")
  }
}
