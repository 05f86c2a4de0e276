import TypeDeclarations

/// Which type conforms to which, one bit each; only types that something conforms to have a column.
///
/// Types with many others below them come first, so that most rows are short, and a type that gets its first subtype
/// moves the columns of small types alone. Within one size the identifier decides: counts that differ by a few must
/// not change the order.
struct ConformanceColumns {
  /// The types that have a column, in order.
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

  /// How many digits the count has to the base of 16.
  private static func size(_ count: Int) -> Int {
    var count = count
    var size = 0
    while count > 0 {
      count /= 16
      size += 1
    }
    return size
  }

  /// A type's own column: a digit and a bit in it.
  func column(of identifier: String) -> String {
    guard let column = columns[identifier] else {
      return digits(CompiledTable.noColumn, width: CompiledTable.columnWidth)
    }
    return digits(column / CompiledTable.columnsADigit, width: CompiledTable.columnWidth - 1)
      + digits(column % CompiledTable.columnsADigit, width: 1)
  }

  /// The columns that the type is below, up to the last digit that is not zero.
  func bits(of identifier: String) -> String {
    var bits: [Int] = []
    for column in (ancestors[identifier] ?? []).compactMap({ columns[$0] }) {
      let position = column / CompiledTable.columnsADigit
      while bits.count <= position { bits.append(0) }
      bits[position] |= 1 << (column % CompiledTable.columnsADigit)
    }
    return bits.map { digits($0, width: 1) }.joined()
  }
}
