public import ConformanceSuites

// The fields of item provider cases in conformance suites, with their help texts.
extension ProviderCase {
  /// The fields of a registered representation.
  static let form =
    [CaseField("type", .text, required: true, "the identifier that the form is registered for")] + contents
    + [
      CaseField(
        "answers", .word(ProviderForm.Manner.allCases.map(\.rawValue)),
        "how the handler answers; once by default"),
      CaseField("fails", .flag, "whether the handler answers with an error: 260 in the Cocoa domain"),
    ]

  /// The fields of the file that a provider is made of.
  private static let file =
    [CaseField("type", .text, "the type that the file is said to have")] + contents

  /// The fields of the data that a handler returns.
  private static let contents = [
    CaseField(
      "as", .word(ProviderForm.Shape.allCases.map(\.rawValue)), "what the handler yields; data by default"),
    CaseField("bytes", .text, "what the form's bytes are; its identifier by default"),
    CaseField("byteCount", .integer(0...1 << 26), "how many bytes there are; zeros are added"),
    CaseField("named", .text, "what the handler's own file is called; original by default"),
    CaseField("openInPlace", .flag, "whether the file is offered to be opened where it is"),
  ]

  /// The fields of the input: the registered representations, and the call.
  public static let question = [
    CaseField("registered", .list(.object(form)), required: true, "what is registered, in order"),
    CaseField(
      "call", .word(ProviderCall.allCases.map(\.rawValue)), required: true,
      "the provider's call, by its name without labels"),
    CaseField(
      "contentsOf", .object(file),
      "the file that the provider is made of; without type and openInPlace, by its name alone"),
    CaseField("copied", .flag, "whether a copy of the provider is asked, made before anything else"),
    CaseField("type", .text, "the identifier that is asked for"),
    CaseField("readable", .list(.text), "what the class reads; it makes an object of any bytes but none"),
    CaseField(
      "openInPlace", .flag,
      "whether only what can be opened in place is asked about, or a load opens it there if it can"),
    CaseField("suggestedName", .text, "the item's suggested name"),
    CaseField(
      "times", .integer(1...100), "how often the item is loaded, one load after the other; 1 by default"),
    CaseField("cancelled", .flag, "whether the load is cancelled while its handler does not answer"),
  ]

  private static let error = [
    CaseField("domain", .text, "the error's domain"),
    CaseField("code", .integer(Int.min...Int.max), "the error's code"),
    CaseField("text", .text, "what it says"),
    CaseField("underlyingDomain", .orNull(.text), "the domain of the error beneath; null when there is none"),
    CaseField("underlyingCode", .orNull(.integer(Int.min...Int.max)), "its code"),
  ]

  /// The fields of the expected result.
  public static let expectation = [
    CaseField("made", .flag, "whether there is a provider of the file"),
    CaseField("suggestedName", .orNull(.text), "the suggested name of a provider of a file"),
    CaseField("progressFinished", .flag, "whether the load's progress is finished once it has ended"),
    CaseField("progressCancelled", .flag, "whether the load's progress is cancelled once it has ended"),
    CaseField("answer", .flag, "what a call says that asks whether"),
    CaseField("identifiers", .list(.text), "what a call lists, in order"),
    CaseField("serves", .orNull(.text), "the identifier whose handler was called; null when none was"),
    CaseField("handlerCalls", .integer(0...100), "how often handlers were called"),
    CaseField(
      "itemClass", .word(["file", "address", "text", "data", "dictionary"]), "what kind of object arrived"),
    CaseField(
      "expectedClass", .orNull(.text), "the class that an object's handler was told; null when none was"),
    CaseField("completions", .integer(0...200), "how often the completion was called"),
    CaseField("onCallersThread", .flag, "whether a completion ran on the thread that asked"),
    CaseField("content", .orNull(.text), "the bytes that arrived, as text; null for a folder or an archive"),
    CaseField("isArchive", .flag, "whether the bytes that arrived are a ZIP archive"),
    CaseField("isFolder", .flag, "whether the file is a folder"),
    CaseField("extension", .orNull(.text), "the file's extension; null when it has none"),
    CaseField("fileName", .text, "the file's name"),
    CaseField("isInPlace", .flag, "whether the file is the provider's own"),
    CaseField("goneAfterwards", .flag, "whether the file is gone once the completion has returned"),
    CaseField("sourceKept", .flag, "whether the handlers' own files are there afterwards, unchanged"),
    CaseField("objectType", .text, "the identifier that the class was given with the bytes"),
    CaseField("error", .orNull(.object(error)), "what the load ends with; null when it succeeds"),
  ]
}
