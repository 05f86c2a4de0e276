import TypeDeclarations

/// Writes the compiled tables: a text for each family, and the tables derived from all families.
struct TableWriter {
  private let tables: TypeTables
  private let numbers: TypeNumbers
  private let conformance: ConformanceColumns
  private let index: KeyIndex
  /// The lines of each family, followed by those of the hints.
  private var familyLines: [[Int: TypeLine]] = []

  init(_ tables: TypeTables) throws(DeclarationError) {
    self.tables = tables
    numbers = try TypeNumbers(tables)
    conformance = ConformanceColumns(tables.apple + tables.community)
    index = KeyIndex(tables, numbers)
    try writeLines()
  }

  private mutating func writeLines() throws(DeclarationError) {
    let carriers = Dictionary(grouping: tables.relations[.carriers] ?? [], by: \.key)
    let printed = firstValues(.printedMIMETypes)
    let treatments = firstValues(.packages)
    let otherKeys = keysBesideTags
    let narrower = NarrowerTypes(tables, numbers, index)
    let systems = try SystemColumns(tables, numbers)
    for family in numbers.families {
      var lines: [Int: TypeLine] = [:]
      for type in family.types {
        let number = numbers[type.identifier]
        let treatment: CompiledTable.Treatment =
          switch treatments[type.identifier] {
          case "whole": .whole
          case "descend": .descend
          default: .none
          }
        lines[number & CompiledTable.indexMask] = try TypeLine(
          type, column: conformance.column(of: type.identifier),
          conformance: conformance.bits(of: type.identifier), parents: type.conformsTo.map { numbers[$0] },
          carriers: (carriers[type.identifier] ?? []).map { numbers[$0.value] },
          printedMIMEType: printed[type.identifier] ?? "", treatment: treatment,
          narrowerBits: narrower.bits(of: type.identifier),
          systems: systems.text(of: type), keys: otherKeys[number] ?? [])
      }
      familyLines.append(lines)
    }
    var hints: [Int: TypeLine] = [:]
    for hint in CompiledTable.NameHint.allCases {
      hints[hint.index] = try TypeLine(hint, keys: otherKeys[numbers.ofHint(hint)] ?? [])
    }
    familyLines.append(hints)
  }

  private func firstValues(_ table: TypeTables.RelationTable) -> [String: String] {
    Dictionary(
      (tables.relations[table] ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The keys of each number except its identifier and tags, sorted.
  private var keysBesideTags: [Int: [KeyIndex.Key]] {
    var keys: [Int: [KeyIndex.Key]] = [:]
    for (key, types) in index.types {
      switch key.kind {
      case .identifier, .filenameExtension, .mimeType, .osType, .pasteboardType, .deviceModelCode: continue
      default: for number in types { keys[number, default: []].append(key) }
      }
    }
    return keys.mapValues { keys in
      keys.sorted { $0.kind != $1.kind ? $0.kind.rawValue < $1.kind.rawValue : $0.text < $1.text }
    }
  }

  private func offset(of key: KeyIndex.Key, in number: Int) -> Int {
    let line = familyLines[number >> CompiledTable.indexBits][number & CompiledTable.indexMask]
    guard let offset = line?.offsets[key] else { preconditionFailure("'\(key.text)' is in no line") }
    return offset
  }

  /// Returns the generated files by name.
  func sources() throws(DeclarationError) -> [(name: String, source: String)] {
    var sources = [
      ("TypeTable.generated.swift", tableSource), ("UTType+Constants.generated.swift", constantsSource),
    ]
    for (number, family) in numbers.families.enumerated() {
      let name = family.name.replacing("/", with: "-")
      let source = try familySource(number, family.name, capacity: family.capacity)
      sources.append(("TypeTable-\(name).generated.swift", source))
    }
    sources.append(
      ("TypeTable-hints.generated.swift", try familySource(numbers.families.count, "hints", capacity: 16)))
    return sources
  }

  private func familySource(
    _ number: Int, _ name: String, capacity: Int
  ) throws(DeclarationError) -> String {
    let sortedLines = familyLines[number].sorted { a, b in a.value.order < b.value.order }
    var starts = [Int](repeating: 0, count: capacity)
    var length = capacity * CompiledTable.startWidth
    for (slot, line) in sortedLines {
      starts[slot] = length
      length += line.text.utf8.count
    }
    guard length < 1 << (6 * CompiledTable.startWidth) else {
      throw DeclarationError(
        .value, at: .unknown, "\(name) is longer than the layout holds for one table; split the table")
    }
    let startLines = lines(of: starts.map { digits($0, width: CompiledTable.startWidth) }, 32)
    return """
      \(generatedHeader)
      extension TypeTable {
        static let \(constantName(name)): StaticString = \(rawLiteral(startLines + sortedLines.map(\.value.text)))
      }
      \(namesSource(number))
      """
  }

  /// Returns the constants of the named types of a family.
  private func namesSource(_ family: Int) -> String {
    guard family < numbers.families.count else { return "" }
    let named = numbers.families[family].types.compactMap { type in
      type.constantName.map { (name: $0, identifier: type.identifier) }
    }
    if named.isEmpty { return "" }
    let constants = named.sorted { $0.identifier < $1.identifier }.map {
      "  @inlinable @inline(__always) package static var \($0.name): Self { Self(number: \(numbers[$0.identifier])) }\n"
    }
    return "\nextension DeclaredType {\n\(constants.joined())}\n"
  }

  private var tableSource: String {
    let families = numbers.families.map(\.name) + ["hints"]
    let cases = families.enumerated().map { number, name in
      "    case \(number): \(constantName(name)).utf8Start\n"
    }
    let capacities = numbers.families.map { digits($0.capacity, width: CompiledTable.startWidth) }
    let columns = conformance.types.map { digits(numbers[$0], width: CompiledTable.numberWidth) }
    let table = SlotTable(index) { offset(of: $0, in: $1) }
    func family(_ name: String) -> Int {
      guard let number = numbers.families.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("there is no table \(name)")
      }
      return number
    }
    return """
      \(generatedHeader)
      enum TypeTable {
        static let typeCount = \(tables.apple.count + tables.community.count)
        static let appleTypeCount = \(tables.apple.count)
        static let familyCount = \(numbers.families.count)
        static let appleFamilyCount = \(numbers.appleFamilyCount)
        static let standInFamily = \(family(TypeTables.standIns))
        static let registeredFamily = \(family(TypeTables.registered))
        static let slotMask: UInt32 = \(table.mask)

        @inline(__always) static func family(_ number: Int) -> UnsafePointer<UInt8> {
          switch number {
      \(cases.joined())    default: preconditionFailure("no family \\(number)")
          }
        }

        static let capacities: StaticString = \(rawLiteral(lines(of: capacities, 32)))
        static let fileNameFilter: StaticString = \(rawLiteral(lines(of: index.filter, 64)))
        static let columns: StaticString = \(rawLiteral(lines(of: columns, 32)))
        static let slots: StaticString = \(rawLiteral(lines(of: table.slots, 16)))
      }

      """
  }

  private var constantsSource: String {
    let types = Dictionary(
      uniqueKeysWithValues: (tables.apple + tables.community).map { ($0.identifier, $0) })
    var source = generatedHeader + "\nextension UTType {\n"
    for constant in tables.constants {
      let description = types[constant.identifier]?.description.flatMap { $0.isEmpty ? nil : ", \($0)" } ?? ""
      source += """
          /// `\(constant.identifier)`\(description); \(constant.introduced) and later on Apple's systems.
          public static var \(constant.name): UTType { UTType(number: \(numbers[constant.identifier])) }

        """
    }
    return source + "}\n"
  }
}
