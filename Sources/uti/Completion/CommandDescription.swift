import ArgumentParser
import PropertyLists

/// The arguments of one command, as ArgumentParser describes them.
struct CommandDescription {
  struct Argument: Equatable {
    enum Kind: String { case positional, option, flag }

    enum Values: Equatable {
      case words([CompletionAnswer.Candidate])
      case files, folders
      /// A function of the declaration answers.
      case custom
      case unknown
    }

    var kind: Kind
    /// With their hyphens.
    var names: [String]
    var meaning: String
    var values: Values
    var isRepeating: Bool
    var isShown: Bool
  }

  let arguments: [Argument]
  var positionals: [Argument] { arguments.filter { $0.kind == .positional } }

  /// nil where the parser's own description has another form.
  init?(_ command: any ParsableCommand.Type) {
    guard let told = try? PropertyList.parseJSON(Array(command._dumpHelp().utf8)),
      let described = told["command"]
    else { return nil }
    arguments = (described["arguments"]?.array ?? []).compactMap(Argument.init)
  }

  func named(_ name: String) -> Argument? { arguments.first { $0.names.contains(name) } }
}

extension CommandDescription.Argument {
  fileprivate init?(_ told: PropertyList) {
    guard let kind = told["kind"]?.string.flatMap(Kind.init) else { return nil }
    self.kind = kind
    names = (told["names"]?.array ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
    }
    meaning = told["abstract"]?.string ?? ""
    values = Values(told)
    isRepeating = told["isRepeating"]?.boolean ?? false
    isShown = (told["shouldDisplay"]?.boolean ?? true)
  }
}

extension CommandDescription.Argument.Values {
  fileprivate init(_ told: PropertyList) {
    let completion = told["completionKind"]
    let listed = completion?["list"]?["values"] ?? told["allValues"]
    if completion?["custom"] != nil {
      self = .custom
    } else if completion?["file"] != nil {
      self = .files
    } else if completion?["directory"] != nil {
      self = .folders
    } else if let words = listed?.array?.compactMap(\.string) {
      self = .words(
        words.map { word in
          .init(value: word, meaning: told["allValueDescriptions"]?[word]?.string ?? "")
        })
    } else {
      self = .unknown
    }
  }
}
