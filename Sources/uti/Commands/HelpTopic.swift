/// A page of `uti help` that is about no single command.
struct HelpTopic: Sendable {
  let name: String
  let text: @Sendable () -> String

  static let all = [
    HelpTopic(name: "filters", text: FilterHelp.text), HelpTopic(name: "fields", text: FieldHelp.text),
    HelpTopic(name: "formats", text: FormatHelp.text),
    HelpTopic(name: "exit-codes", text: ExitCodeHelp.text),
  ]

  /// The topic that a command line asks for; nil when it asks for none.
  init?(asked arguments: [String]) {
    guard arguments.count == 2, arguments.first == "help",
      let topic = Self.all.first(where: { $0.name == arguments.last })
    else { return nil }
    self = topic
  }

  private init(name: String, text: @escaping @Sendable () -> String) {
    self.name = name
    self.text = text
  }
}
