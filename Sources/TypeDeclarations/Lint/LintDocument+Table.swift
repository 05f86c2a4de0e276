extension LintDocument {
  init(table text: String, file: String) throws(DeclarationError) {
    let table = try TabSeparatedTable(tolerating: text, file: file)
    try TypeDeclaration.requireColumns(of: table)
    self.init(file: file, form: .table)
    for error in table.brokenRows { misfit(error) }
    hasDeclarations = !table.rows.isEmpty || !table.brokenRows.isEmpty
    for row in table.rows {
      do { _ = try TypeDeclaration(row, of: table) } catch {
        // The same reader that refuses the file says what is wrong; the other rows go on.
        misfit(error)
        continue
      }
      let place = table.place(row)
      func texts(_ column: String) -> [LintText] {
        let list = (try? table.list(column, in: row)) ?? []
        return list.enumerated().map {
          LintText(text: $1, place: place, spot: .cell(line: row.line, column: column, index: $0))
        }
      }
      let identifier = (try? table.text("identifier", in: row)) ?? ""
      let declared = (try? table.text("declared", in: row)) ?? ""
      let description = (try? table.text("description", in: row)) ?? ""
      let origin = (try? table.text("origin", in: row)) ?? ""
      var declaration = LintDeclaration(
        identifier: LintText(text: identifier, place: place), parents: texts("conforms-to"),
        description: description.isEmpty ? nil : description,
        isExported: declared.isEmpty || declared == TypeDeclaration.Standing.exported.rawValue, place: place)
      declaration.isPartial = declared == TypeDeclaration.Standing.partial.rawValue
      for tagClass in TagClass.allCases { declaration.tags[tagClass] = texts(tagClass.column) }
      let layer = String(origin.prefix { $0 != ":" })
      declaration.layer = layer.isEmpty ? nil : layer
      declarations.append(declaration)
    }
  }

  private mutating func misfit(_ error: DeclarationError) {
    misfits.append(LintMisfit(kind: .row, place: error.place, reason: error.reason))
  }
}
