internal import FileIdentification
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// The picker with a screen: a program of its own, from this package's folder `Server`, which shows a page in a browser.
package enum PickerScreen {
  /// What the program is called, and the variable of the environment that names another place for it.
  static let programName = "uti-picker"
  package static let variable = "UTI_PICKER"

  /// Why nothing can be said about what was picked.
  package enum Failure: Error, CustomStringConvertible {
    /// The program is not there.
    case missing(FilePath)
    /// It could not be started.
    case notStarted(String)
    /// It ended without an answer: with an exit code where it had one.
    case ended(Int32?, String)
    case garbled

    package var description: String {
      switch self {
      case .missing(let path):
        """
        the picker with a screen is a program of its own, and \(PrintableText.escaped(path)) is not there; build it with \
        'swift build -c release --product uti-picker' in the folder Server of this package and put it beside uti, or name \
        it by \(PickerScreen.variable)
        """
      case .notStarted(let reason): reason
      case .ended(_, let words): "\(PickerScreen.programName) \(words)"
      case .garbled:
        "\(PickerScreen.programName) answered what is no answer; it is perhaps of another version"
      }
    }
  }

  /// What somebody picked.
  package struct Answer: Equatable, Sendable {
    /// `picked`, `cancelled`, `closed` or `timedOut`.
    package var outcome: String
    /// Local identifiers in the order of the picker's configuration; empty unless something was picked.
    package var selection: [String]
  }

  /// Where the program is: where the environment says, else beside the program that runs.
  package static func program(
    environment: (String) -> String? = { ProcessEnvironment[$0] }
  ) throws(Failure) -> FilePath {
    let named = environment(variable).flatMap { $0.isEmpty ? nil : FilePath($0) }
    let own = WorkerProcess.ownExecutable.flatMap { try? FileSystem.realPath(of: $0) }
    let path = named ?? (own ?? "uti").removingLastComponent().appending(programName)
    guard let status = try? FileStatus(of: path, followingLinks: true), status.type == .regular else {
      throw .missing(path)
    }
    return path
  }

  /// The longest answer: some hundred thousand items.
  private static let longestAnswer = 256 << 20

  /// Shows the picker and waits until the person is done.
  package static func run(_ request: PickerScreenRequest) throws(Failure) -> Answer {
    let finished: ChildProcess.Finished
    let path = try program()
    do throws(ChildProcess.StartFailure) {
      finished = try ChildProcess.run(path, input: request.json, upTo: longestAnswer)
    } catch { throw .notStarted(error.description) }
    guard finished.end == .exit(0) else {
      if case .exit(let code) = finished.end { throw .ended(code, finished.end.words) }
      throw .ended(nil, finished.end.words)
    }
    return try answer(finished.output)
  }

  static func answer(_ bytes: [UInt8]) throws(Failure) -> Answer {
    var limits = PropertyListLimits()
    limits.nodes = 8 << 20
    guard let root = try? PropertyList.parseJSON(bytes, limits: limits).dictionary,
      root.entry("version")?.value.integer == 1, let outcome = root.entry("outcome")?.value.string,
      let rows = root.entry("selection")?.value.array
    else { throw .garbled }
    var selection: [String] = []
    for row in rows {
      guard let identifier = row.dictionary?.entry("localIdentifier")?.value.string else { throw .garbled }
      selection.append(identifier)
    }
    return Answer(outcome: outcome, selection: selection)
  }
}
