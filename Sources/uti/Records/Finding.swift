/// What is wrong with a file, for reviews and build servers.
struct Finding: Equatable, Sendable {
  /// How much it matters.
  enum Level: String, Sendable {
    case error, warning, note
  }

  /// What is looked for, by a name that stays.
  struct Rule: Equatable, Sendable {
    let name: String
    let description: String
  }

  /// A place in a file of lines.
  struct Region: Equatable, Sendable {
    let line: Int
    var column: Int?
  }

  let rule: Rule
  var level = Level.error
  let message: String
  /// The place in the file; nil for the whole file.
  var region: Region?
}

extension Finding.Rule {
  static let unreadable = Self(name: "unreadable", description: "A file could not be read.")
  static let lyingName = Self(
    name: "name-contradicts-content",
    description: "A file's name says one format, and its bytes prove another.")
  static let leftAlone = Self(
    name: "name-left-alone", description: "Name and content differ, and the name may be right.")
  static let notAskedFor = Self(
    name: "not-what-was-asked-for", description: "A file is not of the type or kind that was asked for.")
  static let damaged = Self(name: "damaged", description: "A file is cut or damaged.")
  static let empty = Self(name: "empty", description: "A file has no content.")
  static let nameAlone = Self(
    name: "name-alone", description: "Nothing in a file's content supports what its name says.")
  static let altered = Self(name: "altered", description: "A file does not have the sum that a list says.")
  static let upload = Self(
    name: "upload-refused", description: "A file is not accepted by the rules for uploads.")

  /// All of them, in the order of reports.
  static let all: [Self] = [
    .lyingName, .leftAlone, .notAskedFor, .damaged, .empty, .nameAlone, .altered, .upload, .unreadable,
  ]
}
