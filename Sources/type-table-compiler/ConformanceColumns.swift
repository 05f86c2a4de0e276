import TypeDeclarations

/// The conformance relation as a bit matrix; only types with subtypes have a column.
///
/// Types with many subtypes come first, so that most rows are short, and a type that gets its first subtype moves only
/// the columns of small types. Sizes are rounded to powers of 16, then sorted by identifier, for a stable order.
struct ConformanceColumns {
  /// The types with a column, in order.
  let types: [String]
  private let columns: [String: Int]
  private let ancestors: [String: Set<String>]

  init(_ declarations: [TypeDeclaration]) {
    let parents = Dictionary(uniqueKeysWithValues: declarations.map { ($0.identifier, $0.conformsTo) })
    var ancestors: [String: Set<String>] = [:]
    var descendants: [String: Int] = [:]
    for declaration in declarations {
      var seen = Set<String>()
      var pending = declaration.conformsTo
      while let ancestor = pending.popLast() {
        guard seen.insert(ancestor).inserted else { continue }
        pending += parents[ancestor] ?? []
      }
      ancestors[declaration.identifier] = seen
      for ancestor in seen { descendants[ancestor, default: 0] += 1 }
    }
    let types = descendants.keys.sorted { a, b in
      let sizes = (Self.size(descendants[a] ?? 0), Self.size(descendants[b] ?? 0))
      return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : a < b
    }
    self.types = types
    columns = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1, $0) })
    self.ancestors = ancestors
  }

  /// Returns the number of hexadecimal digits of a count.
  private static func size(_ count: Int) -> Int {
    var count = count
    var size = 0
    while count > 0 {
      count /= 16
      size += 1
    }
    return size
  }

  /// Returns the column of a type: the index of a digit, and a bit in it.
  func column(of identifier: String) -> String {
    guard let column = columns[identifier] else {
      return digits(CompiledTable.noColumn, width: CompiledTable.columnWidth)
    }
    return digits(column / CompiledTable.columnsPerDigit, width: CompiledTable.columnWidth - 1)
      + digits(column % CompiledTable.columnsPerDigit, width: 1)
  }

  /// Returns the bits of the supertypes of a type, up to the last digit that is not zero.
  func bits(of identifier: String) -> String {
    var bits: [Int] = []
    for column in (ancestors[identifier] ?? []).compactMap({ columns[$0] }) {
      let index = column / CompiledTable.columnsPerDigit
      while bits.count <= index { bits.append(0) }
      bits[index] |= 1 << (column % CompiledTable.columnsPerDigit)
    }
    return bits.map { digits($0, width: 1) }.joined()
  }
}
