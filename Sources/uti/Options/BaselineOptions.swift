import ArgumentParser

/// What is known to be wrong already.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Leave out what this file knows: records of an earlier run with --format ndjson.",
      discussion: "A file whose type, damage or error is another by now is news again.", valueName: "file"))
  var file: PathArgument?

  var baseline: Baseline? { get throws { try Self.read(file) } }

  static func read(_ file: PathArgument?) throws -> Baseline? { try file.map { try Baseline($0.path) } }
}
