public import ConformanceSuites

// The fields of load plan cases in conformance suites, with their help texts.
extension CarriedPlanCase {
  public static let question = [
    CaseField(
      "registered", .list(.object(ProviderCase.form)), required: true, "what is registered, in order"),
    PlanCase.purpose, PlanCase.context,
    CaseField("byteSize", .integer(0...Int.max), "what is said of the item's size in bytes"),
    CaseField(
      "pixelSize", .list(.integer(0...Int(Int32.max)), count: 2...2),
      "what is said of the picture's width and height"),
    CaseField("memoryLimit", .integer(0...Int.max), "how many bytes of memory the plan is made for"),
    CaseField("loadLimit", .integer(0...Int.max), "how many bytes of memory the load is given"),
    CaseField("stillOnly", .flag, "whether only a Live Photo's still is wanted"),
  ]

  private static let failure = [
    CaseField("call", PlanCase.calls, "the step's call"),
    CaseField("identifier", .identifier, "the step's identifier"),
    CaseField("code", .integer(Int.min...Int.max), "the error's code"),
    CaseField(
      "overLimit", .word(["estimate", "file", "delivered", "decodedPicture"]),
      "how it was found out that the item is larger than the limit"),
    CaseField("byteCount", .orNull(.integer(0...Int.max)), "how large it is; null when nobody knows"),
    CaseField("limit", .integer(0...Int.max), "how large it may be"),
  ]

  public static let expectation = [
    CaseField("step", .orNull(.integer(1...100)), "the number of the step that served; null when none did"),
    CaseField("call", PlanCase.calls, "its call"),
    CaseField("identifier", .identifier, "its identifier"),
    CaseField("isInPlace", .flag, "whether what it gave is the provider's own file"),
    CaseField("heldBytes", .integer(0...Int.max), "the bytes of the item that were in memory at once"),
    CaseField("alsoLoaded", .integer(0...100), "how many steps completed it"),
    CaseField(
      "failures", .list(.object(failure)),
      "why other steps did not serve, in order; of each, the keys that are written"),
    CaseField("ending", .orNull(.text), "the name of what remains when no step served; null when one did"),
    CaseField("files", .list(.text), "the names of the copies that are left, in order"),
    CaseField("sourceKept", .flag, "whether the handlers' own files are there afterwards, unchanged"),
  ]
}
