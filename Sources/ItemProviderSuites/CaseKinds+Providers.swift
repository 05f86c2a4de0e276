public import ConformanceSuites

extension CaseKinds {
  /// The kinds of this library, to be added to `CaseKinds.standard`.
  public static let providers: [any CaseKind.Type] = [ProviderCase.self, CarriedPlanCase.self]
}
