import ArgumentParser
import FileIdentification

/// The options `--isolate` and `--timeout`: a separate process and a time limit for reading untrusted files.
struct IsolationOptions: ParsableArguments {
  /// The code that runs in separate processes.
  enum Extent: String, ExpressibleByArgument, CaseIterable {
    case off, magic, all

    /// The corresponding isolation.
    var isolation: Isolation {
      var isolation = self == .off ? Isolation.off : Isolation.ownExecutable ?? .off
      isolation.extent = self == .all ? .readers : .libmagic
      return isolation
    }
  }

  @Option(
    help: ArgumentHelp(
      "Read files in a sandboxed process that can open nothing else: only libmagic does (magic), all readers do (all), or none (off).",
      discussion:
        "Answers are the same; --explain and --version show the protection in effect. One exception: the files that 'extract' copies or unpacks are read by the command itself."
    ))
  var isolate: Extent = .magic

  @Option(
    help: ArgumentHelp(
      "The time limit per file: 500ms, 2s, 1m; a file that takes longer is an error.", valueName: "duration"))
  var timeout: TimeLimit?
}

/// A time limit as an argument: 500ms, 2s, 1.5m, 1h; a number alone is in seconds.
struct TimeLimit: ExpressibleByArgument, Equatable {
  let duration: Duration
  let text: String

  private static let units = [("ms", 1.0), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("", 1000)]

  init?(argument: String) {
    guard let unit = Self.units.first(where: { argument.hasSuffix($0.0) }),
      case let number = argument.dropLast(unit.0.count), number.first != ".",
      number.allSatisfy({ "0123456789.".contains($0) }),
      let value = Double(number), case let milliseconds = value * unit.1,
      milliseconds >= 1, milliseconds <= 86_400_000
    else { return nil }
    duration = .milliseconds(Int64(milliseconds))
    text = argument
  }
}
