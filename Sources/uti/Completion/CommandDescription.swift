import ArgumentParser
import PropertyLists

/// The arguments of one command, as ArgumentParser describes them.
struct CommandDescription {
  struct Argument: Equatable {
    enum Kind: String { case positional, option, flag }

    enum Values: Equatable {
      case words([CompletionResult.Candidate])
      case files, folders
      /// The completion function of the declaration returns the values.
      case custom
      case unknown
    }

    var kind: Kind
    /// The names with their hyphens.
    var names: [String]
    var meaning: String
    var values: Values
    var isRepeating: Bool
    var isShown: Bool
  }

  let arguments: [Argument]
  var positionals: [Argument] { arguments.filter { $0.kind == .positional } }

  /// Returns nil if the description by the parser has an unexpected form.
  init?(_ command: any ParsableCommand.Type) {
    guard let json = try? PropertyList.parseJSON(Array(command._dumpHelp().utf8)),
      let commandJSON = json["command"]
    else { return nil }
    arguments = (commandJSON["arguments"]?.array ?? []).compactMap(Argument.init)
  }

  func named(_ name: String) -> Argument? { arguments.first { $0.names.contains(name) } }
}

extension CommandDescription.Argument {
  fileprivate init?(_ json: PropertyList) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init) else { return nil }
    self.kind = kind
    names = (json["names"]?.array ?? []).compactMap { name in
      name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
    }
    meaning = json["abstract"]?.string ?? ""
    values = Values(json)
    isRepeating = json["isRepeating"]?.boolean ?? false
    isShown = (json["shouldDisplay"]?.boolean ?? true)
  }
}

extension CommandDescription.Argument.Values {
  fileprivate init(_ json: PropertyList) {
    let completion = json["completionKind"]
    let listed = completion?["list"]?["values"] ?? json["allValues"]
    if completion?["custom"] != nil {
      self = .custom
    } else if completion?["file"] != nil {
      self = .files
    } else if completion?["directory"] != nil {
      self = .folders
    } else if let words = listed?.array?.compactMap(\.string) {
      self = .words(
        words.map { word in
          .init(value: word, meaning: json["allValueDescriptions"]?[word]?.string ?? "")
        })
    } else {
      self = .unknown
    }
  }
}
