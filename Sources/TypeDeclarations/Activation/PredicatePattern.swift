/// A regular expression for `MATCHES` in predicates: characters, classes, groups, alternatives and repetitions.
///
/// Matching tracks the set of all reachable positions, so that no pattern causes backtracking.
struct PredicatePattern {
  /// The limit on a number in braces.
  static let maxRepetitions = 1000
  indirect enum Node {
    case character(Character)
    case anything
    case oneOf([ClosedRange<Character>], isNegated: Bool)
    case sequence([Node])
    case alternatives([Node])
    case repeated(Node, from: Int, to: Int?)
    case start, end
  }

  private let root: Node

  init(_ text: String) throws(ActivationError) {
    var parser = Parser(Array(text))
    root = try parser.alternatives()
    guard parser.position == parser.text.count else {
      throw ActivationError(.syntax, "the pattern has a ')' without its '('")
    }
  }

  /// Matches the whole text, like `MATCHES`; `steps` counts the steps of the evaluation.
  func matches(_ text: String, ignoringCase: Bool, steps: inout Int) throws(ActivationError) -> Bool {
    var matcher = Matcher(text: Array(text), ignoresCase: ignoringCase, steps: steps)
    let ends = try matcher.ends(of: root, from: [0])
    steps = matcher.steps
    return ends.contains(matcher.text.count)
  }
}

extension PredicatePattern {
  private struct Matcher {
    let text: [Character]
    let ignoresCase: Bool
    var steps: Int

    mutating func ends(of node: Node, from starts: Set<Int>) throws(ActivationError) -> Set<Int> {
      steps += 1 + starts.count
      guard steps <= PredicateEvaluation.maxSteps else {
        throw ActivationError(.limit, "the pattern behind MATCHES takes too many steps")
      }
      switch node {
      case .start: return starts.filter { $0 == 0 }
      case .end: return starts.filter { $0 == text.count }
      case .anything: return advancing(starts) { !$0.isNewline }
      case .character(let expected): return advancing(starts) { $0 == expected }
      case .oneOf(let ranges, let isNegated):
        return advancing(starts) { character in ranges.contains { $0.contains(character) } != isNegated }
      case .sequence(let nodes):
        var positions = starts
        for node in nodes where !positions.isEmpty { positions = try ends(of: node, from: positions) }
        return positions
      case .alternatives(let nodes):
        var positions: Set<Int> = []
        for node in nodes { positions.formUnion(try ends(of: node, from: starts)) }
        return positions
      case .repeated(let node, let minimum, let maximum):
        var positions = starts
        for _ in 0..<minimum where !positions.isEmpty { positions = try ends(of: node, from: positions) }
        var all = positions
        var count = minimum
        while !positions.isEmpty, maximum.map({ count < $0 }) ?? true {
          positions = try ends(of: node, from: positions).subtracting(all)
          all.formUnion(positions)
          count += 1
        }
        return all
      }
    }

    private func advancing(_ starts: Set<Int>, _ matches: (Character) -> Bool) -> Set<Int> {
      var ends: Set<Int> = []
      for start in starts where text.indices.contains(start) {
        let character = text[start]
        let isMatch =
          matches(character)
          || ignoresCase
            && (variants(character.lowercased(), matches) || variants(character.uppercased(), matches))
        if isMatch { ends.insert(start + 1) }
      }
      return ends
    }

    private func variants(_ text: String, _ matches: (Character) -> Bool) -> Bool {
      text.count == 1 && text.contains(where: matches)
    }
  }

  private struct Parser {
    let text: [Character]
    var position = 0
    var depth = 0

    init(_ text: [Character]) { self.text = text }

    private var next: Character? { text.indices.contains(position) ? text[position] : nil }

    private mutating func accept(_ character: Character) -> Bool {
      guard next == character else { return false }
      position += 1
      return true
    }

    private func unsupported(_ what: String) -> ActivationError {
      ActivationError(.unsupported, "\(what) in the pattern behind MATCHES is not understood")
    }

    mutating func alternatives() throws(ActivationError) -> Node {
      guard depth < 16 else {
        throw ActivationError(.limit, "the pattern behind MATCHES nests more than 16 groups")
      }
      depth += 1
      defer { depth -= 1 }
      var branches = [try sequence()]
      while accept("|") { branches.append(try sequence()) }
      return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(ActivationError) -> Node {
      var nodes: [Node] = []
      while let character = next, character != "|", character != ")" {
        nodes.append(try repetition(of: try atom()))
      }
      return .sequence(nodes)
    }

    private mutating func atom() throws(ActivationError) -> Node {
      guard let character = next else { throw unsupported("the end") }
      position += 1
      switch character {
      case "^": return .start
      case "$": return .end
      case ".": return .anything
      case "[": return try characterClass()
      case "(":
        if accept("?"), !accept(":") { throw unsupported("a group that begins with (?") }
        let group = try alternatives()
        guard accept(")") else {
          throw ActivationError(.syntax, "the pattern behind MATCHES has a '(' without its ')'")
        }
        return group
      case "\\": return .oneOf(try escaped(), isNegated: false)
      case "*", "+", "?", "{":
        throw ActivationError(
          .syntax, "'\(character)' in the pattern behind MATCHES has nothing before it to repeat")
      default: return .character(character)
      }
    }

    /// Parses the characters after a backslash.
    private mutating func escaped() throws(ActivationError) -> [ClosedRange<Character>] {
      guard let character = next else {
        throw ActivationError(.syntax, "the pattern behind MATCHES ends with a backslash")
      }
      position += 1
      switch character {
      case "d": return ["0"..."9"]
      case "w": return ["0"..."9", "A"..."Z", "a"..."z", "_"..."_"]
      case _ where character.isLetter || character.isNumber: throw unsupported("\\\(character)")
      default: return [character...character]
      }
    }

    private mutating func characterClass() throws(ActivationError) -> Node {
      let isNegated = accept("^")
      var ranges: [ClosedRange<Character>] = []
      while let character = next {
        if character == "]", !ranges.isEmpty {
          position += 1
          return .oneOf(ranges, isNegated: isNegated)
        }
        position += 1
        if character == "\\" {
          ranges += try escaped()
          continue
        }
        if character == "[" || character == "&" { throw unsupported("'\(character)' in brackets") }
        guard next == "-", text.indices.contains(position + 1), text[position + 1] != "]" else {
          ranges.append(character...character)
          continue
        }
        let last = text[position + 1]
        position += 2
        guard character <= last, last != "\\" else { throw unsupported("the range '\(character)-\(last)'") }
        ranges.append(character...last)
      }
      throw ActivationError(.syntax, "the pattern behind MATCHES has a '[' without its ']'")
    }

    private mutating func repetition(of node: Node) throws(ActivationError) -> Node {
      guard let sign = next else { return node }
      var bounds: (Int, Int?)
      switch sign {
      case "*": bounds = (0, nil)
      case "+": bounds = (1, nil)
      case "?": bounds = (0, 1)
      case "{":
        let end = text[position...].firstIndex(of: "}")
        guard let end else { throw unsupported("'{'") }
        let parts = String(text[(position + 1)..<end]).split(separator: ",", omittingEmptySubsequences: false)
        guard let minimum = parts.first.flatMap({ Int($0) }), parts.count <= 2, minimum >= 0,
          minimum <= PredicatePattern.maxRepetitions
        else { throw unsupported("what stands in braces") }
        bounds = (minimum, minimum)
        if parts.count == 2 {
          bounds.1 = Int(parts[1])
          guard
            parts[1].isEmpty
              || bounds.1.map({ $0 >= minimum && $0 <= PredicatePattern.maxRepetitions }) == true
          else { throw unsupported("what stands in braces") }
        }
        position = end
      default: return node
      }
      position += 1
      // A lazy repetition matches the same whole texts; a possessive one may not.
      if next == "+" { throw unsupported("a possessive repetition") }
      _ = accept("?")
      if let next, "*+?{".contains(next) { throw unsupported("a repetition of a repetition") }
      return .repeated(node, from: bounds.0, to: bounds.1)
    }
  }
}
