import ArgumentParser

/// The findings of an earlier run, which are left out.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "Leave out the findings in this file: records of an earlier run with --format ndjson.",
      discussion: "A file is listed again if its type, damage or error has changed.", valueName: "file"))
  var file: PathArgument?

  var baseline: Baseline? { get throws { try Self.read(file) } }

  static func read(_ file: PathArgument?) throws -> Baseline? { try file.map { try Baseline($0.path) } }
}
