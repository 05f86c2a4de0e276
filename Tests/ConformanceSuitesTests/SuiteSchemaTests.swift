import ConformanceSuites
import Testing

@Suite struct SuiteSchemaTests {
  private func schema() throws -> CaseObject {
    try #require(try CaseValue(json: SuiteSchema.json().utf8).object)
  }

  @Test func everyKindHasItsFields() throws {
    let lines = try #require(try schema()["oneOf"]?.list).compactMap(\.object)
    #expect(lines.count == 1 + CaseKinds.standard.count)
    for (kind, line) in zip(CaseKinds.standard, lines.dropFirst()) {
      let properties = try #require(line["properties"]?.object)
      #expect(properties["kind"]?.object?.text("const") == kind.name)
      #expect(
        properties.keys == ["id", "kind"] + kind.question.map(\.name)
          + (kind.takesDeclarations ? ["declare"] : []) + [
            "because", "source", "independence", "tags", "requires", "deviation", "expect",
          ])
      #expect(properties["expect"]?.object?["properties"]?.object?.keys == kind.expectation.map(\.name))
      #expect(line["additionalProperties"] == .flag(false))
    }
  }

  /// Every key of every kind is used in a case of the repository's suites.
  @Test func everyKeyIsUsed() throws {
    let suite = try #require(try SuiteLibrary.suites(at: SuiteFile.own[1].path).first)
    var answered: [String: Set<String>] = [:]
    SuiteRunner(OwnImplementation()).run(suite) { result, answer in
      answered[result.example.kind.name, default: []].formUnion(answer?.keys ?? [])
    }
    for kind in CaseKinds.standard {
      #expect(Set(kind.expectation.map(\.name)) == answered[kind.name], "\(kind.name)")
    }
  }
}
