import FileIdentification

/// How far damage was looked for, in one line of 80 columns at most.
enum LookedText {
  static func line(_ ends: EndExamination) -> String {
    switch ends {
    case .omitted: "checked for damage: the beginning of each file only (--no-ends)"
    case .brief: "checked for damage: the end of each file only (--shallow)"
    case .near: "checked for damage: the end and five places of each file; --ends checks all"
    default: "checked for damage: all data of each file, up to 1 GiB"
    }
  }
}
