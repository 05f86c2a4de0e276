import FileIdentification

/// How far damage was looked for, in one line of 80 columns at most.
enum LookedText {
  static func line(_ ends: EndExamination) -> String {
    switch ends {
    case .omitted: "looked for damage in heads alone: --no-ends"
    case .brief: "looked for damage at ends, and in no coded data: --shallow"
    case .near: "looked for damage at ends and in coded data at five places; --ends reads all"
    default: "looked for damage at ends and in all coded data, 1 GiB of a file at most"
    }
  }
}
