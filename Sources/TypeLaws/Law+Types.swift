extension Law where Subject: TypeProvider {
  /// Every law about types: order, names, tags, dynamic and undeclared types.
  public static var typeLaws: [Law] {
    [
      reflexive, antisymmetric, transitive, strict, dual, supertypesAreConformance, supertypesAreReached,
      identifiersFindTheirTypes, declaredOrDynamic,
      tagsFindTheirOwners, ownersHaveTheTag, preferredTagIsFirst, preferredTypeIsFirst, conformingToFilters,
      unknownTagsMakeOneDynamicType, dynamicTypesComeBack, dynamicTypesKeepTheirSupertype,
      undeclaredTypesAreNeither, undeclaredTypesStandAlone, undeclaredTypesComeBack, knownTypesStayThemselves,
    ]
  }
}
