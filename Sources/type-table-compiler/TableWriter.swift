import TypeDeclarations

/// The compiled form of the tables, section by section.
struct TableWriter {
  private let tables: TypeTables
  /// Types in the order of their numbers: the apple layer, then the community layer, each sorted by identifier.
  private let types: [TypeDeclaration]
  private let rows: [String: Int]
  private var text = TextPool()
  private var lists = DigitWriter()
  private var records = DigitWriter()
  private var conformance = ConformanceWriter()
  private var index = IndexWriter()

  init(_ tables: TypeTables) throws(DeclarationError) {
    self.tables = tables
    func sorted(_ layer: [TypeDeclaration]) -> [TypeDeclaration] {
      layer.sorted { $0.identifier < $1.identifier }
    }
    let types = sorted(tables.apple) + sorted(tables.community)
    self.types = types
    rows = Dictionary(uniqueKeysWithValues: types.enumerated().map { ($1.identifier, $0) })
    let room = 1 << (6 * CompiledTable.rowWidth)
    guard types.count < room else {
      throw DeclarationError(
        .value, at: .unknown, "\(types.count) types; the layout has room for \(room - 1)")
    }
    conformance = ConformanceWriter(types, rows)
    guard conformance.columnRows.count < CompiledTable.noColumn else {
      throw DeclarationError(
        .value, at: .unknown,
        "\(conformance.columnRows.count) types have subtypes; the layout has room for \(CompiledTable.noColumn - 1)"
      )
    }
    writeRecords()
    writeIndex()
  }

  private func row(_ identifier: String) -> Int { rows[identifier] ?? 0 }

  private mutating func writeRecords() {
    let carriers = Dictionary(grouping: tables.relations[.carriers] ?? [], by: \.key)
    let printed = Dictionary(
      (tables.relations[.printedMIMETypes] ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let treatments = Dictionary(
      (tables.relations[.packages] ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    for (number, type) in types.enumerated() {
      text.startLine()
      for field in CompiledTable.Field.allCases {
        switch field {
        case .identifier: write(text: type.identifier)
        case .description: write(text: type.description ?? "")
        case .reference: write(text: type.referenceURL ?? "")
        case .printedMIMEType: write(text: printed[type.identifier] ?? "")
        case .parents: write(list: type.conformsTo.map(row))
        case .carriers: write(list: (carriers[type.identifier] ?? []).map { row($0.value) })
        case .extensions: write(tags: type.tags[.filenameExtension])
        case .mimeTypes: write(tags: type.tags[.mimeType])
        case .osTypes: write(tags: type.tags[.osType])
        case .pasteboardTypes: write(tags: type.tags[.pasteboardType])
        case .deviceModelCodes: write(tags: type.tags[.deviceModelCode])
        case .version: records.write(type.version.map { $0 + 1 } ?? 0, width: field.width)
        case .column: records.write(conformance.columns[number] ?? CompiledTable.noColumn, width: field.width)
        case .treatment:
          let treatment: CompiledTable.Treatment =
            switch treatments[type.identifier] {
            case "whole": .whole
            case "descend": .descend
            default: .none
            }
          records.write(Int(treatment.rawValue), width: field.width)
        }
      }
      records.startLine()
    }
  }

  private mutating func writeIndex() {
    // A tag's types: by layer, then rank, then exported before the rest, then the order of the tables.
    let order = tables.apple + tables.community
    let sorted = order.enumerated().sorted { a, b in
      let layers = (a.offset < tables.apple.count ? 0 : 1, b.offset < tables.apple.count ? 0 : 1)
      if layers.0 != layers.1 { return layers.0 < layers.1 }
      let ranks = (a.element.rank ?? .max, b.element.rank ?? .max)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : a.offset < b.offset
    }.map(\.element)
    for type in types { index.add(.identifier, type.identifier, row(type.identifier)) }
    for type in sorted {
      for tagClass in TagClass.allCases {
        for tag in type.tags[tagClass] ?? [] { index.add(.init(tagClass), tag, row(type.identifier)) }
      }
    }
    // A MIME type that is printed for a type means that type, unless somebody declares it.
    for printed in tables.relations[.printedMIMETypes] ?? []
    where index.rows(.mimeType, printed.value).isEmpty {
      index.add(.mimeAlias, printed.value, row(printed.key))
    }
    for alias in tables.relations[.mimeAliases] ?? [] {
      let declared = index.rows(.mimeType, alias.value)
      for owner in declared.isEmpty ? index.rows(.mimeAlias, alias.value) : declared {
        index.add(.mimeAlias, alias.key, owner)
      }
    }
    let direct: [(TypeTables.RelationTable, CompiledTable.Key)] = [
      (.libmagicAnswers, .libmagicAnswer), (.fileNames, .fileName), (.compoundExtensions, .compoundExtension),
      (.sideFiles, .sideFile), (.preferredByName, .preferredByName), (.furtherExtensions, .furtherExtension),
    ]
    for (table, key) in direct {
      for relation in tables.relations[table] ?? [] { index.add(key, relation.key, row(relation.value)) }
    }
    for hint in tables.relations[.genericExtensions] ?? [] {
      guard let meaning = CompiledTable.NameHint(rawValue: hint.value) else { continue }
      index.add(.nameHint, hint.key, meaning.row)
    }
    for exception in tables.relations[.libmagicExceptions] ?? [] {
      index.add(.libmagicException, exception.value, row(exception.key))
    }
    text.startLine()
    index.finish(&text, &lists)
  }

  private mutating func write(text string: String) { write(text.intern(string)) }

  private mutating func write(_ reference: (offset: Int, count: Int)) {
    records.write(reference.offset, width: CompiledTable.offsetWidth)
    records.write(reference.count, width: 2)
  }

  private mutating func write(list numbers: [Int]) {
    write((lists.count, numbers.count))
    for number in numbers { lists.write(number, width: CompiledTable.rowWidth) }
  }

  private mutating func write(tags: [String]?) {
    let tags = tags ?? []
    write((lists.count, tags.count))
    for tag in tags {
      let reference = text.intern(tag)
      lists.write(reference.offset, width: CompiledTable.offsetWidth)
      lists.write(reference.count, width: 2)
    }
  }

  private static let header = """
    // Generated from TypeTables/ by `swift run type-table-compiler TypeTables Sources/UniformTypes/Generated`: do not edit.
    // swift-format-ignore-file

    """

  /// The generated files, by name.
  var sources: [(name: String, source: String)] {
    [("TypeTable.generated.swift", tableSource), ("UTType+Constants.generated.swift", constantsSource)]
  }

  private var tableSource: String {
    """
    \(Self.header)
    enum TypeTable {
      static let typeCount = \(types.count)
      static let appleTypeCount = \(tables.apple.count)
      static let columnCount = \(conformance.columnRows.count)
      static let conformanceWidth = \(conformance.width)
      static let slotMask: UInt32 = \(index.slotCount - 1)

      static let records: StaticString = \(records.literal)
      static let lists: StaticString = \(lists.literal)
      static let columns: StaticString = \(conformance.columnDigits.literal)
      static let conformance: StaticString = \(conformance.digits.literal)
      static let slots: StaticString = \(index.slots.literal)
      static let entries: StaticString = \(index.entries.literal)
      static let text: StaticString = \(text.literal)
    }

    """
  }

  private var constantsSource: String {
    var source = Self.header + "\nextension UTType {\n"
    for constant in tables.constants {
      let type = types[row(constant.identifier)]
      let what = type.description.flatMap { $0.isEmpty ? nil : ", \($0)" } ?? ""
      source += """
          /// `\(constant.identifier)`\(what); \(constant.introduced) and later on Apple's systems.
          public static var \(constant.name): UTType { UTType(row: \(row(constant.identifier))) }

        """
    }
    return source + "}\n"
  }
}
