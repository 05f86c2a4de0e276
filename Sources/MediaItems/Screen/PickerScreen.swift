internal import FileIdentification
internal import PropertyLists
internal import SystemCalls
package import SystemPackage

/// The picker with a user interface: a program from this package's folder `Server` that shows a page in a browser.
package enum PickerScreen {
  static let programName = "uti-picker"
  /// The environment variable with another path of the program.
  package static let variable = "UTI_PICKER"

  /// The reason why there is no answer.
  package enum Failure: Error, CustomStringConvertible {
    /// The program does not exist.
    case missing(FilePath)
    /// It could not be started.
    case notStarted(String)
    /// It ended without an answer; the exit code is nil after a signal.
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

  /// The answer of the picker.
  package struct Answer: Equatable, Sendable {
    /// `picked`, `cancelled`, `closed` or `timedOut`.
    package var outcome: String
    /// The local identifiers of the picked assets, in the configured order.
    package var selection: [String]
  }

  /// Returns the path of the program: from the environment, or beside the running program.
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

  /// The limit on the answer's bytes, enough for some hundred thousand items.
  private static let answerLimit = 256 << 20

  /// Shows the picker and waits until the user is done.
  package static func run(_ request: PickerScreenRequest) throws(Failure) -> Answer {
    let finished: ChildProcess.Finished
    let path = try program()
    do throws(ChildProcess.StartFailure) {
      finished = try ChildProcess.run(path, input: request.json, upTo: answerLimit)
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

/// The request to `uti-picker` on standard input; the README of the server describes its fields.
package struct PickerScreenRequest: Sendable {
  package var folder: FilePath
  /// A filter expression.
  package var filter: String?
  package var includesUnknown = false
  package var limit = 1
  package var isOrdered = true
  /// Local identifiers.
  package var preselected: [String] = []
  package var preselectedPaths: [String] = []
  package var search: String?
  package var isSearchable = true
  package var from: String?
  package var until: String?
  package var representation = RepresentationMode.automatic
  /// A filter expression for accessible assets.
  package var allow: String?
  package var allowedPaths: [String]?
  /// Shell patterns.
  package var exclusions: [String] = []
  package var leavesOutForeign = true
  package var pairsAcross = false
  /// True if thumbnails are decoded for files without an embedded one.
  package var decodes = false
  /// In seconds.
  package var timeout: Double?

  package init(folder: FilePath) { self.folder = folder }

  package var json: [UInt8] {
    var json = JSONWriter()
    let text = String(validating: folder.bytes, as: UTF8.self)
    json.object { json in
      json.field("version", 1)
      json.field("folder", text ?? folder.string)
      if text == nil { json.field("folderBytes", Base64.encode(folder.bytes)) }
      json.field("filter", filter)
      json.field("includesUnknown", includesUnknown)
      json.field("limit", limit)
      json.field("ordered", isOrdered)
      json.field("preselected", preselected)
      json.field("preselectedPaths", preselectedPaths)
      json.field("search", search)
      json.field("searchable", isSearchable)
      json.field("from", from)
      json.field("until", until)
      json.field("representation", representation.name)
      json.field("allow", allow)
      if let allowedPaths {
        json.key("allowedPaths")
        json.array { json in for path in allowedPaths { json.value(path) } }
      }
      if !exclusions.isEmpty { json.field("excluding", exclusions) }
      json.field("leavesOutForeign", leavesOutForeign)
      json.field("pairAcross", pairsAcross)
      json.field("decode", decodes)
      json.field("timeout", timeout)
    }
    json.endRecord()
    return json.bytes
  }
}
