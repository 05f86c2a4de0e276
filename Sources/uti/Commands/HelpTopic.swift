/// A page of `uti help` that is about no single command.
struct HelpTopic: Sendable {
  let name: String
  let meaning: String
  let text: @Sendable () -> String

  static let all = [
    HelpTopic("filters", "what --filter takes: fields and operators", FilterHelp.text),
    HelpTopic("fields", "what --fields takes, and what each means", FieldHelp.text),
    HelpTopic("formats", "how records are written", FormatHelp.text),
    HelpTopic("exit-codes", "what exit codes mean", ExitCodeHelp.text),
  ]

  /// The command lines that ask for topics, and what they show, as the examples of the help stand.
  static var lines: String {
    all.map { topic in
      let line = "uti help \(topic.name)"
      return line + String(repeating: " ", count: max(1, 33 - line.count)) + topic.meaning
    }
    .joined(separator: "\n  ")
  }

  /// The topic that a command line asks for; nil when it asks for none.
  init?(asked arguments: [String]) {
    guard arguments.count == 2, arguments.first == "help",
      let topic = Self.all.first(where: { $0.name == arguments.last })
    else { return nil }
    self = topic
  }

  private init(_ name: String, _ meaning: String, _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }
}
