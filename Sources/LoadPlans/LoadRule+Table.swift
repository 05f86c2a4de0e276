extension LoadRule {
  /// The load plan table: all rules in order of precedence; the last matches every situation.
  static let table = emptyRows + livePhotoRows + movieRows + pictureRows + itemRows + otherRows + [lastRow]

  /// The rules for each subject, in the table's order.
  static let rows = Dictionary(
    uniqueKeysWithValues: LoadSubject.allCases.map { subject in
      (subject, table.filter { $0.when.subjects.contains(subject) })
    })

  static let lastRow = LoadRule(
    name: "nothingNamed", when: When(subjects: Set(LoadSubject.allCases)), then: [], ending: .nothingNamed,
    because: "no registered identifier names anything to ask for")

  private static let emptyRows = [
    LoadRule(
      name: "empty", when: When(subjects: [.empty]), then: [], ending: .keepEarlierResult,
      because: "nothing is registered, so nothing can be asked for")
  ]

  private static let otherRows = [
    LoadRule(
      name: "directory", when: When(subjects: [.directory], offers: [.anything]),
      then: [.file(.files, "a folder, as it is"), .item(.addresses, "where it lies")],
      never: [
        Prohibition(call: .loadDataRepresentation, reason: "a folder as data is a ZIP in memory"),
        fileOfAddress,
      ],
      because: "only a file representation of a folder is a folder"),
    LoadRule(
      name: "otherFile", when: When(subjects: Set(LoadSubject.allCases), offers: [.anything]),
      then: [
        .file(.files, "the file as it is, under the exact identifier"),
        .item(.addresses, "its address, where that may be read from here"),
        .item(.keyedArchives, "the object, for its own class: bytes or a file of it are a keyed archive"),
      ],
      never: [fileOfAddress, itemOfFile],
      because: "not an item that a class is known to load: the file, whatever it is wanted for"),
  ]
}

extension LoadRule.Template {
  static func file(
    _ source: LoadOffer.Source, _ reason: String, with partner: (LoadOffer.Source, String)? = nil
  ) -> Self {
    Self(
      call: .loadFileRepresentation, source: source, reason: reason,
      partner: partner.map { ($0.0, $0.1) })
  }

  static func item(_ source: LoadOffer.Source, _ reason: String) -> Self {
    Self(call: .loadItem, source: source, reason: reason, onlyBest: true)
  }

  static func data(_ source: LoadOffer.Source, _ reason: String) -> Self {
    Self(call: .loadDataRepresentation, source: source, reason: reason, onlyBest: true)
  }

  static func object(_ source: LoadOffer.Source, _ targetClass: LoadPlan.TargetClass, _ reason: String)
    -> Self
  {
    Self(call: .loadObject, source: source, reason: reason, onlyBest: true, targetClass: targetClass)
  }
}
